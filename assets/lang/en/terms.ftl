## House rules
terms-range = { $dial }: { $low } to { $high }
terms-known = unknown `{ $word }`: choose among { $known } and off
terms-number = { $word }: a number from { $low } to { $high }
