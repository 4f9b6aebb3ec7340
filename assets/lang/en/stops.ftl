stops-unknown = unknown opportunity `{ $word }`: choose one of { $windows }
stops-unknown-stop = unknown setting `{ $word }`: choose always, useful or never
stops-most-pins = at most { $most } cards can be pinned
stops-no-seat = there is no seat { $seat }
