# The tactics family in campaigns.

family-tactics = Tactics campaign
tactics-window-response = A Response or another power could be used
tactics-window-only = There is only one thing to choose
tactics-difficulty = Difficulty
    .about = Easy (-1) gives more revive potions and enemies fewer HP, hard (1) the other way round
tactics-no-difficulty = there is no difficulty `{ $word }`: easy, normal or hard
tactics-house-hp = Enemies' HP
    .about = Enemies have so many percent more HP, or fewer
tactics-house-hp-line = { $n } % enemies' HP
tactics-house-hand = Hand size
    .about = Heroes draw up to so many cards more, or fewer
tactics-house-hand-line = hand size { $n }
tactics-begins-as = Begins as
tactics-changed-cards = cards
tactics-changed-heroes = heroes
tactics-changed-classes = classes
tactics-changed-enemies = enemies
tactics-changed-chapters = chapters
tactics-there-are = there are { $known }
tactics-no-figure = no hero `{ $id }` in `{ $pack }`; { $help }
tactics-no-class = no basic class `{ $id }`; { $help } (AT-HERO-01)
tactics-no-chapter = there is no chapter `{ $id }` in this pack
tactics-company-elsewhere = a campaign of the pack `{ $pack }`, not of `{ $own }`
tactics-not-over = the chapter is not over
tactics-revealed-dice = The dice have been rolled.
tactics-revealed-cards = Cards were drawn or looked at.
tactics-revealed-shuffle = A deck was shuffled.
tactics-failure = Failure
tactics-success = Success
tactics-plus-result = +Success
tactics-stuck = broken off
tactics-left = The chapter is behind you.
tactics-over = the end of the road
tactics-after-rounds = { $n ->
    [one] { $end } after one round
   *[other] { $end } after { $n } rounds
}
tactics-chain-gap = { $file }: this chapter was not begun where the one before it ended; between the two something is missing or was changed
