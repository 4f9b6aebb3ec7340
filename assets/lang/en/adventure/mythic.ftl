## Mythic paths and charges; corrupted cards

word-path = mythic path
    .many = mythic paths
    .a = a mythic path
card-charge = mythic charge
card-charges = mythic charges
card-verb-gain = gain
    .third = gains
card-verb-expend = expend
    .third = expends
card-mythic-charge = a mythic charge
card-mythic-charges = {$n} mythic charges
card-mythic-die = the largest die is replaced by 1d20
card-reward-path = each hero without a mythic path chooses one
card-reward-redeem = redeem a corrupted card
card-if-corrupted = this card is corrupted
    .not = this card is redeemed

cue-charges = { $hero } has { $n ->
    [one] 1 mythic charge
   *[other] { $n } mythic charges
  }.
terminal-charges = , { $n ->
    [one] 1 mythic charge
   *[other] { $n } mythic charges
  }

between-path = mythic path
between-redeem = redemption
between-each-path = Each hero without a mythic path chooses one.
between-a-redeem = A corrupted card is redeemed.
between-which-path = Which mythic path does { $who } take?
between-which-redeem = Which card is redeemed?
between-takes-path = { $hero } takes a mythic path: { $path }.
between-redeemed = { $card } is redeemed.
