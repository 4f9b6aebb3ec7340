## House rules
terms-range = { $dial }: { $low } bis { $high }
terms-known = „{ $word }“ ist unbekannt: wählt aus { $known } und off
terms-number = { $word }: eine Zahl von { $low } bis { $high }
