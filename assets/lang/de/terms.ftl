## House rules
terms-range = { $dial }: { $low } bis { $high }
terms-known = „{ $word }“: es gibt { $known } und off
terms-number = { $word }: eine Zahl von { $low } bis { $high }
