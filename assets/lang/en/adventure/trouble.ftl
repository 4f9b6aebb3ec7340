trouble-story-not-kept = The story of this scenario has not been saved yet: { $why }.
trouble-cards = cards
trouble-heroes = heroes
trouble-locations = locations
trouble-scenarios = scenarios
trouble-adventures = adventures
## The record
trouble-pack-empty = the pack `{ $pack }` has no scenario
## Parties
trouble-party-size = a party of `{ $pack }` has 1 to { $most } heroes, not { $n }
trouble-there-are = the heroes are { $known }
trouble-no-hero = no hero `{ $id }` in `{ $pack }`; { $help }
trouble-hero-twice = the hero `{ $id }` is named twice
