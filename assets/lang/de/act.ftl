act-at-best = { " " }(bis zu { $chance } mit allem, was gespielt werden kann)
## Choices
act-discard = Ablegen:{ " " }
