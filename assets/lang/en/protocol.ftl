## Errors of the headless protocol
protocol-too-long = the line is longer than 1 MiB; it was skipped
protocol-not-text = the line is not UTF-8
protocol-no-request = not a request: { $why }
protocol-no-option = there is no option `{ $id }` at this prompt
protocol-twice = the option `{ $id }` is chosen twice
protocol-exactly = this prompt wants { $n ->
    [one] { $n } option
   *[other] { $n } options
}, not { $chosen }
protocol-between = this prompt wants { $least } to { $most } options, not { $chosen }
protocol-not-open = prompt { $asked } is not open; prompt { $open } is
protocol-downtime-only = that is for what is between two games
protocol-table-only = that is for the table
protocol-not-over = the scenario is not over
protocol-end-not-saved = the scenario is over, and its end is not saved yet
protocol-no-chronicle = this is no campaign: nothing is kept of it
protocol-campaign-only = only a campaign keeps such a choice
protocol-no-hero = there is no hero `{ $id }` at this table
protocol-window-and-stop = `window` and `stop` belong together, with or without `seat`
protocol-nothing-to-redo = there is nothing to do again
protocol-not-simple = what is gained for good is to be chosen
