## House rules
terms-range = { $dial }: { $low } to { $high }
terms-known = `{ $word }`: there are { $known } and off
terms-number = { $word }: a number from { $low } to { $high }
