## House rules
terms-range = { $dial }: { $low } to { $high }
terms-known = unknown house rule `{ $word }`: choose one of { $known }, or off
terms-number = { $word } needs a number from { $low } to { $high }
