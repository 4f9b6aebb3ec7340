## Looking closer
terminal-nothing-faceup = Nothing of that name lies faceup; a part of a name will do.
terminal-nothing-proficient = nothing
terminal-hand-line = Hand size { $hand }; proficient with { $proficient }; favored card type: { $favored }
terminal-cohort = ; cohort: { $name }
terminal-cards-list = Cards list: { $list }{ $cohort }
terminal-here = At this location
terminal-when-closing = When closing
terminal-when-closed = When permanently closed
terminal-dealt = Dealt at first: { $cards }
terminal-nobody = Nobody of that name sits at the table.
terminal-which-pile = Which pile? hand, discards, buried, displayed or hours; decks lie facedown.
terminal-own-hand = That hand is for its own player to see.
terminal-pile = { $name }: { $cards }, from the top

## What is asked about
terminal-everything = Everybody is asked about everything that the rules allow.
terminal-pinned-are = Pinned: { $names }
terminal-next-stops = { "  " }The next window stops.
terminal-hold = The next window stops, whatever it is.
terminal-no-hold = The next window stops only if somebody wants to be asked.
terminal-pin-nothing = Nothing of that name lies faceup
terminal-pin-none = No such card is pinned
terminal-part-will-do = { $what }; a part of a name will do.
terminal-pinned = Pinned
terminal-unpinned = No longer pinned
terminal-this-is-for = { "     " }(This is for { $names }.)

## Moments
terminal-policy = At this table { $policy }.
terminal-earlier = { "  " }({ $from } earlier ones: `moments all`)
terminal-now = { " " }(now)
terminal-locked = { " " }(locked)
terminal-taken-back = { " " }(taken back)
terminal-moment = { $scene }, before { $at }{ $did }{ $mark }
terminal-locked-why = { "  " }Locked: { $why }

## The table
terminal-places = Places
terminal-heroes = Heroes
terminal-for-all = Displayed for all: { $cards }
terminal-on-table = On the table
terminal-hour-left = 1 hour left
terminal-hours-left = { $n } hours left
terminal-this-hour = { " " }This hour: { $card }.
terminal-faceup = , faceup: { $cards }
terminal-tokens = , in the deck the tokens of { $heroes }
terminal-dead = { $name }: dead
terminal-at = at { $place }
terminal-waits = waits for a place
terminal-hero = { $name } { $at }: hand { $hand }, deck { $deck }, discards { $discards }, buried { $buried }
terminal-displayed = , displayed: { $cards }
terminal-hand-of = { OF($hero) } hand: { $cards }
terminal-hand-empty = { OF($hero) } hand is empty
terminal-hand = { OF($hero) } hand
terminal-henchman = henchman,{ " " }
terminal-villain = villain,{ " " }
terminal-loot = loot,{ " " }
terminal-to-defeat = To defeat
terminal-to-acquire = To acquire
terminal-no-check = No check is being staged.
terminal-odds = { $pool } against { $difficulty }: { $chance }
terminal-way = { $skill } against { $difficulty }: { $chance }, with all that can be played { $best }{ $taken }
terminal-way-taken = { " " }(taken)
terminal-odds-again = { "    " }{ $chance } with what may be rerolled
terminal-odds-joint = { "    " }{ $chance } for all checks that follow, too
terminal-traits = Traits: { $traits }
terminal-expected = { "    " }Damage to expect: { $damage }
terminal-too-long = That line is too long.

## Playing
terminal-type = Type a number to choose, or `help`.
terminal-asks-nothing = the rules ask nothing and the scenario is not over
terminal-saved-bye = Everything is saved. Until next time.
terminal-bye = Until next time.
terminal-no-campaign = This is no campaign: nothing is kept of it.
terminal-of-them = { " " }({ $n } of them)
terminal-from-to = { $min } to { $max }
terminal-many = { "     " }({ $many } of them, with spaces between)
terminal-not-yours = `{ $word }` is for another person to choose; `over NAME`.
terminal-twice = `{ $word }` stands there twice.
terminal-neither = `{ $word }` is neither an option from 1 to { $n } nor a command; `help` tells them.
terminal-not-saved = This position is not saved anywhere.
terminal-not-copied = could not be copied: { $what }
terminal-now-in = The campaign is now in { $folder }.
terminal-see-also = see also
terminal-ruling = ruling
terminal-example = example
terminal-nearby = nearby
terminal-no-rule = No rule was found. Try its id, or other words.
terminal-nothing-refused = Nothing that could be done here is refused.
terminal-not-possible = { $text }: not possible. { $refusal }

## Between two games
terminal-between = Between two games
terminal-nothing-back = There is nothing to take back.
terminal-for-good = That is gained for good: please choose.
terminal-no-answer = No answer has these words; `help` tells the commands.
terminal-more = { "     " }({ $more } more: `all`, or words that stand in them)
terminal-feats = { $name }: { $skills } skill, { $powers } power and { $cards } card feats
terminal-aside = aside: { $cards }
terminal-not-in-pack = No card of that name is in the pack.
terminal-nothing-played = Nothing has been played yet.
terminal-there-are = There are the scenarios { $known }, and `all`.

## People
terminal-for-alone = For { $name } alone
terminal-hand-over = Hand the keyboard to { $name }, who presses Enter:{ " " }
terminal-may-play = { "     " }({ $names } may have something to play: `over NAME` hands the keyboard over)
terminal-only-campaign-seats = This is a position; only a campaign keeps who sits where.
terminal-who-later = Who plays whom is changed at the table, when the next game is on.
terminal-one-person = one person plays all
terminal-hands-are = Hands are { $hands }. `seats Anna, Bert` names the people, by seat; `seats private` or `seats open`.

## House rules
terminal-only-campaign = This is a position; only a campaign keeps such a choice.
terminal-from-next = From the next scenario on: { $line }.

## The shelf
terminal-cannot-read = { $name }: cannot be read: { $why }
terminal-n = { "  " }n  A new campaign
terminal-q = { "  " }q  Quit
terminal-next = next: { $scenario }
terminal-all-won = every scenario is won
terminal-sits = Who sits down? 1 to { $most } numbers, with spaces between.
terminal-ask-heroes = Heroes:{ " " }
terminal-numbers-please = 1 to { $most } of the numbers above, please.
terminal-campaign-name = What is the campaign called?{ " " }
terminal-who-plays = Who plays them? A name for each hero, with commas between; Enter: one person.
terminal-ask-players = Players:{ " " }
terminal-house-rules = House rules, such as `hours -5 wildcards 1`; Enter: all by the rules. `?` tells them.
terminal-ask-difficulty = Difficulty:{ " " }
terminal-no-pack = There is no content pack to play with.
terminal-which-world = Which world?{ " " }

## A replay
terminal-enter-on = Enter goes on; `help` tells more.
terminal-no-command = That is no command; `help` tells them.

## Commands
terminal-no-display = No display was found, so this is the table as text.
terminal-no-window = This Emberdeck was built without the window, so this is the table as text.
terminal-campaign-won = Every scenario of this campaign is won.
terminal-villain-is = Villain: { $villains }. Henchmen: { $henchmen }.
terminal-locations-for = Locations for { $n } and more: { $places }
terminal-rule-none = no rule `{ $what }` was found
terminal-see-also-head = See also:
terminal-rulings = Rulings:
terminal-examples = Examples:
terminal-before-after = Before and after it:
terminal-and-more = { "  " }and { $more } more
terminal-wrong-color = `{ $said }`: a name and a number, such as Anna=3
terminal-seat-line = { $hero }: { $person }, color { $n }
terminal-hands-line = hands: { $hands }

## Moments by commands
terminal-say-number = Say the number of a moment.
terminal-say-undo = Say `undo free`, `undo hidden` or `undo off`.
terminal-from-now = From now on { $policy }.
terminal-there-already = The game is there already.
terminal-nothing-again = There is nothing to do again.
terminal-terms = House rules: { $line }. They hold from the next scenario on.
terminal-terms-range = { $low } to { $high }. { $about } ({ $rule })
terminal-terms-off = { "  " }difficulty off  all by the rules
terminal-help =
    A number            choose that option; several numbers with spaces where several are wanted
    (Enter)             the first option, where there is only one
    undo, redo          take the last decision back; make it again
    moments             what can be gone back to; `back N` goes there, `moments ?` tells more
    look [NAME]         the table again; or a card, a hero or a place with all its text
    pile NAME           the cards of a pile: discards, buried, displayed, hours, of a hero if named
    why                 what is not possible now, and the rule that says so
    odds                where the dice of this check come from
    log [N]             what happened last
    chronicle [N | all] the story so far, of a scenario, or of the whole campaign with numbers
    rules ID or WORDS   look a rule up
    difficulty          house rules that make the next scenario harder or easier
    seats               who plays which heroes, and who may see a hand; `over NAME`: another one looks
    stops, hold, pin    what you are asked about; `stops ?` tells more
    elsewhere [FOLDER]  go on in another folder, where this one cannot be written any more
    help                this
    quit                stop; everything is saved
terminal-help-between =
    A number            choose that answer
    (Enter)             the first answer, where there is only one
    WORDS               answers in which these words stand: `gives lantern`
    all                 every answer there is
    auto                what a simple rule would do here; feats and roles are yours to choose
    undo                take the last decision back
    party               the heroes with their cards and feats
    chronicle [N | all] the story of the last scenario, of another one, or all of it with numbers
    look NAME           a card with all its text
    rules ID or WORDS   look a rule up
    difficulty          house rules that make it harder or easier: shows them, tells how to change them
    help                this
    quit                stop; everything is saved
terminal-help-manners =
    You are asked where something useful can be done. To change that:
      stops                              what everybody is asked about
      stops all | usual                  ask everything that the rules allow; or as it usually is
      stops WINDOW always|useful|never   when to be asked in such a window, for everybody
      stops HERO WINDOW always|...       the same for one hero
      hold                               stop at the very next window, whatever it is
      pin NAME, unpin NAME               always ask when that card (hero, place) can do something
terminal-help-watch =
    (Enter), n          the next decision
    b                   the last decision back
    t, T                the next turn; the last one
    N                   to the moment of that number
    end                 to the end
    look                the table as it is
    help                this
    quit                stop
terminal-help-moments =
    undo, redo          take the last decision back; make it again, as long as nothing else is decided
    moments [all]       the last moments, or all of them; those that cannot be gone to say why
    back N              go to the moment of that number: back, or forth again
    undo free           decisions may be taken back, as far as anybody likes
    undo hidden         not across rolls, nor across cards that became known since
    undo off            not at all
