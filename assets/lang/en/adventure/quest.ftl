## Quests
quest-wrong-id = `{ $word }` is not a quest: give quest-TIER-SEED with a tier from 0 to 6, such as quest-1-77
quest-no-villain = `{ $pack }` has no villain for a quest of tier { $tier }
quest-few-henchmen = `{ $pack }` has too few henchmen for a quest of tier { $tier }
quest-few-locations = `{ $pack }` has fewer than { $most } locations for a quest
quest-too-high = this campaign has only reached tier { $highest } (AC-TABLE-08)
