stops-unknown = unknown opportunity `{ $word }`: choose one of { $windows }
stops-unknown-stop = unknown setting `{ $word }`: choose always, useful or never
stops-most-pins = at most { $most } cards can be pinned
stops-no-seat = there is no seat { $seat }
stops-nothing-called = nothing in this pack is called `{ $id }`
stops-no-card = no card, hero or location `{ $id }` in this pack
