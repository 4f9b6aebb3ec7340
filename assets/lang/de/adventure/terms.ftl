## House rules
terms-range = { $dial }: { $low } bis { $high }
terms-known = unbekannte Hausregel „{ $word }“: wählt aus { $known } und off
terms-number = { $word } braucht eine Zahl von { $low } bis { $high }
