## A game
trouble-between-first = the last scenario is over; finish the steps between games first
trouble-no-scenario = no scenario `{ $id }` in `{ $pack }`; the scenarios are { $known }
trouble-begins-again = { $damage }. No decisions could be recovered; the damaged file is kept as { $copy }. The scenario starts again from the beginning.
trouble-all-won = the campaign { $name } is over: nothing is left to play
trouble-other-scenario = the scenario `{ $scenario }` is in progress, not `{ $other }`
trouble-other-seed = a scenario with seed { $seed } is in progress, not { $other }
trouble-not-saved = the decision could not be saved and was undone: { $why }
trouble-undo-not-saved = the undo could not be saved: { $why }
trouble-not-over = the scenario is not over
trouble-end-not-saved = the scenario is over, but that could not be saved: { $why }. Free up some space, then send a finish request.
trouble-nothing-runs = no scenario is in progress
trouble-under-way = a scenario is in progress
trouble-elsewhere = { $file }: does not start from where the campaign stands. It was set aside as { $copy }; the decisions in it do not count.
trouble-none-kept = { $damage }. No decisions could be recovered; the damaged file is kept as { $copy }.
trouble-not-between = the party is not between games
trouble-watched = This is a replay; take it over to play on from here.
trouble-perhaps = { $why }. It could not be taken back completely either: whether it is there when the campaign is next opened is uncertain
trouble-after-not-saved = the end of the scenario is saved, but the beginning of what comes between the games could not be saved: { $why }. Make room, then send a finish request.

## A replay
trouble-no-journal = there is no such journal
trouble-pack-changed-since = The content pack `{ $pack }` has changed since this was played.
trouble-from-on = From decision { $n } on, this cannot be replayed: { $why }
trouble-drifted-from = From decision { $n } on, the table differs: this version of Emberdeck plays something differently from { $engine }.
trouble-another-game = another game is on the table
trouble-no-home = this journal belongs to no campaign that could be continued
trouble-not-so-many = there are { $all } decisions, not { $n }
trouble-is-there = already exists

## Files
trouble-no-png = is not a PNG picture
trouble-no-archive = is not a campaign archive, or is damaged: { $why }
trouble-too-much = contains more than { $most } MiB
trouble-after-end = contains more after the end of the archive
trouble-belongs-to-none = contains `{ $name }`, which is not part of a campaign
trouble-too-many = contains more than { $most } files
trouble-kept-content = { $folder }: its copy of the content
trouble-other-emberdeck = another Emberdeck (process id { $id })
trouble-some-emberdeck = another Emberdeck
trouble-in-use = is in use by { $who }
trouble-lock-gone = was removed or replaced while this campaign was open, and another Emberdeck may be playing it by now. Nothing more is saved in this folder: quit, then open the campaign again
trouble-not-plain = is not a plain file (but a link, a pipe or the like). In a campaign folder Emberdeck reads and writes plain files only: move it away, then try again
trouble-out-not-plain = is a folder, a device, a link or the like, and no plain file: name another file
trouble-not-folder = is not a plain folder. In a campaign folder Emberdeck reads and writes plain folders only: move it away, then try again
trouble-home = no home folder was found; set EMBERDECK_DATA
trouble-no-campaign = there is no campaign in this folder
trouble-many-campaigns = there are too many campaigns of that name; choose another name
trouble-many-files = there are too many files of that name; choose another name
trouble-larger = is larger than { $most } MiB
trouble-thousand = there are already a thousand copies of `{ $what }`; remove some of them
trouble-change-later = { $why }. What was started will be finished when the campaign is next opened
trouble-change-finished = An interrupted change to several files has been finished.
trouble-change-damaged = { $why }. It listed what was still to be done when Emberdeck was interrupted; it is kept as { $copy }.
trouble-change-outside = it names files that are not part of a campaign
trouble-no-checksum = its checksum is missing or wrong
trouble-part-larger = contains `{ $name }`, which is larger than { $most } MiB
trouble-part-twice = contains `{ $name }` twice

## Players
trouble-player = Player { $n }
trouble-players-named = { $n ->
    [one] { $n } player is named
   *[other] { $n } players are named
} for { $seats ->
    [one] { $seats } hero
   *[other] { $seats } heroes
}
trouble-player-name = a player's name may have at most { $most } letters, and no control or invisible characters

## Places to go back to
trouble-nothing-next = the end
trouble-gen-none = before anything was played
trouble-gen-one = after one scenario: { $won } won, { $lost } lost
trouble-gen-some = after { $n } scenarios: { $won } won, { $lost } lost
trouble-gen-before = { $n }: before { $next }, { $played }
trouble-gen-damaged = { $why }. It was only a restore point; it is kept as { $copy }.
trouble-out-inside = is inside a campaign folder; write it somewhere else
trouble-generations-none = { $campaign } has no generation { $n }, nor any other
trouble-generation-unknown = { $campaign } has no generation { $n }; the numbers of its generations: { $known }
trouble-gen-foreign = does not belong at this point of this campaign

## The content
trouble-differs-new = new
trouble-differs-changed = changed
trouble-differs-gone = removed
trouble-differs = { $what } { $how }: { $n } ({ $named }{ $more })
trouble-content-damaged = is damaged: { $why }
trouble-not-right = does not match what was saved
trouble-content-copied = { $why }. It was recreated from its other copy; nothing is lost.
trouble-made-anew = It was recreated from the content pack; nothing is lost.
trouble-own-content = { $why }. The campaign continues with its own copy of the content.
trouble-only-remarks = only in comments and order
trouble-pack-changed = The content pack `{ $pack }` has changed since this campaign began: { $what }. The campaign continues with the content as it was; `emberdeck update` takes the new content.
trouble-pack-changed-last = The content pack `{ $pack }` has changed since this campaign was last played, and the campaign has no copy of the content as it was.
trouble-pack-path = the content pack is named by a path, “{ $pack }”. Paths in campaign files are not followed; `emberdeck update --campaign DIR --content FOLDER` tells where the pack is
trouble-pack-unknown = there is no content pack “{ $pack }”
trouble-pack-other = is not the content pack “{ $pack }”
trouble-pack-is-other = “{ $named }” is not the content pack of this campaign, “{ $pack }”
trouble-pack-changing = the content pack is being changed right now; try again

trouble-second-used = { $trouble }. Its copy, { $file }, is used instead.
trouble-only-second = { $why }. It is only the copy, and was recreated; nothing is lost.
trouble-was-kept = The previous contents are kept as { $copy }.
trouble-by-hand = { $file } was changed by hand; it is used as it is.
trouble-first-foreign = { $file } belongs to another campaign. Its copy, { $other }, is used instead.
trouble-second-foreign = { $other } and { $file } belong to different campaigns; { $file } is used.
trouble-second-differs = { $other } differs from { $file }, which is used.
trouble-first-older = { $file } is older than its copy, { $other }, which is used instead.
trouble-damaged = is damaged: { $what }
trouble-missing = is missing
trouble-damaged-at = { $place }: is damaged: { $what }
trouble-too-large = `{ $field }` is { $n }; it may be at most { $most }
trouble-version = has version { $schema }; this Emberdeck reads versions up to { $most }
trouble-checksum = its checksum is wrong (if you changed it by hand, delete the first line)
trouble-second-older = { $other } is several saves older than { $file }, which is used.
trouble-too-long = a text of { $n } bytes; it can have { $most } at most

## Journals
trouble-missing-copy = is missing
trouble-from-copy = { $file }: is missing; its contents were taken from its copy.
trouble-only-copy = { $what }. It was recreated from the journal; nothing is lost.
trouble-all-from-copy = { $what }. All of it was taken from the copy of the journal, so nothing is lost.
trouble-decisions-missing = { $file }: { $n ->
    [one] { $n } decision is missing
   *[other] { $n } decisions are missing
}
trouble-belongs-elsewhere = belongs to another game
trouble-other-course = records another course of this game
trouble-finished-mended = { $file }: was damaged or missing, and was recreated from the other file of that journal; nothing is lost.
trouble-finished-bad = { $file }: is damaged, and so is its copy. The scenario that it records is over; only its story can no longer be told in full.
trouble-finished-foreign = { $file }: does not tell of what the campaign notes here; it was changed, or is of another campaign. What it should tell of is over; only its story can no longer be told from it.
trouble-beyond = { $folder }: the campaign has not come as far as these journals: { $files }. Either { $record } is older than they are, or they are of another campaign. They stay where they are, and are played on once the campaign comes to them.
trouble-nothing-undo = there is nothing to undo
trouble-rules-refuse = the rules refuse this decision: { $why }
trouble-kept-before = { $place }:{ $line }: { $what }. { $n ->
    [one] { $n } decision before it was
   *[other] { $n } decisions before it were
} recovered; the damaged file is kept as { $copy }.
trouble-drifted = { $place }:{ $line }: this version of Emberdeck plays something here differently from the one that wrote it ({ $engine }): the table is not quite as you left it. The old journal is kept as { $copy }.
trouble-full = has { $n } decisions, and there is no room for more
trouble-folder-gone = is gone. Bring it back and try again; nothing is lost as long as Emberdeck keeps running
trouble-journal-gone = { $file }: is missing, and so is its copy. What was played of this scenario is lost, and it begins again.
trouble-between-gone = { $file }: is missing, and so is its copy. What was decided since the last scenario is lost, and is asked again.
trouble-finished-gone = { $folder }: these journals are missing, and so are their copies: { $files }. What they tell of is over; only its story can no longer be told from them.

trouble-no-pack = the content pack cannot be read
trouble-and-more = { $first } (and { $n } more; see `emberdeck check`)
trouble-name-length = a campaign's name has 1 to 100 letters
trouble-name-letters = a campaign's name has no control or invisible characters
trouble-content-same = the campaign already uses the content as it is now
trouble-update-later = a scenario, or what comes between two, is under way: finish it first, then take the new content
trouble-record-older = by { $file }, which seems to be older than the journals, this scenario has not begun (a backup that was put back?). `emberdeck restore` lists the points to go back to.
trouble-other-campaign = { $file } begins with another seed than this campaign gives the scenario: it may be from another campaign. The game goes on as it is there.
trouble-perhaps-lost = { $damage }. What was decided in it may be lost.
trouble-record-elsewhere = is the record of another campaign, like { $other }: what else is in this folder, its backups and journals, does not belong to it. Nothing was changed. Put the campaign's own record back, or go back to one of its backups.
trouble-record-foreign = is of a campaign of the family of games “{ $family }”, and the rest of this folder is of the family “{ $own }”
trouble-family = is a campaign of the family of games “{ $family }”, which is not known here (known: { $known })
trouble-family-unknown = the family of games “{ $family }” is not known here (known: { $known })
trouble-family-positions = the family `{ $family }` has no positions to play from
