terminal-nobody = No one at the table has that name.
## What is asked about
terminal-everything = Everyone is asked whenever the rules allow something.
terminal-pinned-are = Pinned: { $names }
terminal-next-stops = { "  " }The game pauses at the next opportunity.
terminal-hold = The game pauses at the next opportunity to act, whatever it is.
terminal-no-hold = The game pauses only where someone wants to be asked.
terminal-pin-nothing = Nothing faceup has that name
terminal-pin-none = No pinned card has that name
terminal-part-will-do = { $what }; part of a name is enough.
terminal-pinned = Pinned
terminal-unpinned = No longer pinned
terminal-this-is-for = { "     " }(This is for { $names }.)

## Moments
terminal-policy = At this table: { $policy }.
terminal-earlier = { "  " }({ $from } earlier: `moments all`)
terminal-now = { " " }(now)
terminal-locked = { " " }(locked)
terminal-taken-back = { " " }(undone)
terminal-moment = { $scene }, before { $at }{ $did }{ $mark }
terminal-locked-why = { "  " }Locked: { $why }
terminal-restart-new = restart new: from the first decision, with other dice

terminal-too-long = That line is too long.

## Playing
terminal-type = Type a number to choose, or `help`.
terminal-asks-nothing = nothing is being asked, and yet the scenario is not over: please report this
terminal-saved-bye = Everything is saved. Goodbye.
terminal-bye = Goodbye.
terminal-no-campaign = This is not a campaign: nothing is saved.
terminal-from-to = { $min } to { $max }
terminal-many = { "     " }(choose { $many })
terminal-not-yours = Option `{ $word }` belongs to another player; `over NAME` hands the keyboard over.
terminal-twice = `{ $word }` was entered twice.
terminal-neither = `{ $word }` is neither an option from 1 to { $n } nor a command; type `help` for a list.
terminal-not-saved = This position is not saved anywhere.
terminal-not-copied = could not be copied: { $what }
terminal-now-in = The campaign is now in { $folder }.
terminal-end-again = Enter tries again; `elsewhere [FOLDER]` continues in another folder; `quit` leaves, and the end is saved when you come back.
terminal-no-rule = No rule was found. Try a rule number, or other words.
terminal-nothing-refused = Nothing is refused here.
terminal-nothing-refused-of = Nothing with “{ $words }” is refused here.
terminal-why-of = { "  " }(`why NAME` tells it of one card, hero or location alone.)
terminal-not-possible = { $text }: not possible. { $refusal }

## Between two games
terminal-between = Between games
terminal-nothing-back = Nothing to undo.
terminal-nothing-back-here = Nothing to undo: this scenario has just begun. `emberdeck restore` brings back how the campaign was before it.
terminal-for-good = This reward is permanent: please choose.
terminal-no-answer = No answer matches; type `help` for the commands.
terminal-more = { "     " }({ $more } more: type `all`, or words to search for)
terminal-nothing-played = Nothing has been played yet.
terminal-there-are = Choose one of the scenarios { $known }, or `all`.

## People
terminal-for-alone = For { $name } alone
terminal-hand-over = Hand the keyboard to { $name }, then press Enter:{ " " }
terminal-may-play = { "     " }({ $names } may have something to play: `over NAME` hands the keyboard over)
terminal-only-campaign-seats = This is a single position; only a campaign remembers who sits where.
terminal-who-later = Players can be changed at the table, during the next game.
terminal-one-person = one player for all heroes
terminal-hands-are = Hands: { $hands }. Type `seats Anna, Bert` to name the players by seat; `seats private` or `seats open`.

## House rules
terminal-only-campaign = This is a single position; only a campaign remembers that choice.
terminal-from-next = From the next scenario on: { $line }.

## The shelf
terminal-cannot-read = { $name }: cannot be read: { $why }
terminal-n = { "  " }n  A new campaign
terminal-q = { "  " }q  Quit
terminal-next = next: { $scenario }
terminal-all-won = all scenarios won
terminal-sits = Who sits down? Enter { $least } to { $most } numbers, separated by spaces.
terminal-ask-heroes = Heroes:{ " " }
terminal-numbers-please = Please enter { $least } to { $most } of the numbers above.
terminal-hero-choice = { $title }? Enter { $n } of these numbers in seating order ({ $heroes }).
terminal-choice-once = Please enter { $n } of the numbers above, each once.
terminal-choice-please = Please enter { $n } of the numbers above.
terminal-campaign-name = Name of the campaign:{ " " }
terminal-who-plays = Who plays them? Enter a name for each hero, separated by commas, or just press Enter for one player for all.
terminal-ask-players = Players:{ " " }
# $example: words that can be typed.
terminal-house-rules = House rules, such as `{ $example }`, or just press Enter for none. `?` explains them.
terminal-ask-difficulty = House rules:{ " " }
terminal-no-pack = There is no content pack to play.
terminal-which-world = Which pack?{ " " }

## A replay
terminal-enter-on = Press Enter to continue; `help` lists the commands.
terminal-no-command = Unknown command; type `help` for a list.

## Commands
terminal-no-display = No display was found: playing in the terminal.
terminal-no-window = This build has no window: playing in the terminal.
terminal-campaign-won = This campaign is over: nothing is left to play.
terminal-no-family = no family of games is there to play
terminal-options-of-families = Options of other families of games: `emberdeck { $command } --content PACK --help`, or `--campaign FOLDER` in place of the pack
terminal-not-of-family = this family of games does not offer that
terminal-rule-none = no rule `{ $what }` was found
terminal-see-also-head = See also:
terminal-rulings = Rulings:
terminal-examples = Examples:
terminal-before-after = Previous and next:
terminal-and-more = { "  " }and { $more } more
terminal-wrong-color = `{ $said }`: give a name and a number, such as Anna=3
terminal-color-nobody = `{ $said }`: nobody here is called “{ $name }”; { $known ->
    [0] no players are named
   *[other] there are { $names }
}
terminal-color-range = `{ $said }`: colors are numbers from 1 to { $most }
terminal-list-pack = { $id } - { $name } ({ $edition ->
    [none] { "" }
    [first] first edition,{ " " }
    [third] third edition,{ " " }
   *[other] { $edition } edition,{ " " }
}{ $cards } cards)
terminal-list-family = { "  " }Family: { $family }
terminal-list-scenarios = { "  " }Scenarios, for 1 to { $players } players:
terminal-list-heroes = { "  " }Heroes:
terminal-seat-line = { $hero }: { $person }, color { $n }
terminal-hands-line = hands: { $hands }

## Moments by commands
terminal-say-number = Give the number of a moment.
terminal-say-undo = Type `undo free`, `undo hidden` or `undo off`.
terminal-from-now = From now on { $policy }.
terminal-there-already = The game is already there.
terminal-nothing-again = Nothing to redo.
terminal-terms = House rules: { $line }. They apply from the next scenario on.
terminal-terms-range = { $low } to { $high }. { $about } ({ $rule })
terminal-terms-off = { "  " }difficulty off  no house rules
terminal-help-plain =
    A number            choose that option; separate several numbers with spaces
    (Enter)             the first option, where there is only one
    undo, redo          undo the last decision; redo it
    moments             decisions to go back to; `back N` goes there, `moments ?` explains
    look                show the table
    more                every option in full
    why [NAME]          what is not possible now, and by which rule; of one thing alone
    log [N]             the latest events
    chronicle [N | all] the story so far, of game N, or of the whole campaign
    rules ID or WORDS   look up a rule
    difficulty          house rules that make the next game harder or easier
    seats               who plays which seats, and who may see a hand; `over NAME` hands over
    stops, hold         when you are asked; `stops ?` explains
    elsewhere [FOLDER]  continue in another folder when this one cannot be written
    help                this list
    quit                quit; everything is saved
terminal-help-between =
    A number            choose that answer
    (Enter)             the first answer, where there is only one
    WORDS               answers containing these words: `gives lantern`
    all                 every answer there is
    auto                let a simple rule decide; feats and roles are yours to choose
    undo                undo the last decision
    party               the heroes with their cards and feats
    chronicle [N | all] the story of the last scenario, of scenario N, or of all with statistics
    look NAME           a card with its full text
    rules ID or WORDS   look up a rule
    difficulty          the house rules, and how to change them
    help                this list
    quit                quit; everything is saved
terminal-help-manners =
    You are asked where you can do something useful. To change that:
      stops                              when everyone is asked
      stops all | usual                  ask at every opportunity (all), or as by default (usual)
      stops WINDOW always|useful|never   when to ask at such an opportunity, for everyone
      stops HERO WINDOW always|...       the same for one hero
      hold                               pause at the next opportunity, whatever it is
      pin NAME, unpin NAME               always ask when that card, hero or location can act
terminal-help-watch =
    (Enter), n          the next decision
    b                   the previous decision
    t, T                the next turn; the previous turn
    N                   go to the moment with that number
    end                 go to the end
    look                the table as it is now
    help                this list
    quit                quit
terminal-help-moments =
    undo, redo          undo the last decision; redo it, as long as nothing else was decided
    undo turn           undo everything since the turn began
    moments [all]       the latest moments, or all of them; locked ones say why
    back N              go to the moment with that number, back or forward
    undo free           any decision may be undone
    undo hidden         not across rolls, nor across cards revealed since
    undo off            no decision may be undone
