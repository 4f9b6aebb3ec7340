act-at-best = { " " }(up to { $chance } with further plays)
## Choices
act-discard = Discard{ " " }
