## Quests
quest-wrong-id = „{ $word }“: ein Auftrag heißt quest-STUFE-ZAHL mit einer Stufe von 0 bis 6, etwa quest-1-77
quest-no-villain = „{ $pack }“ hat keinen Schurken für einen Auftrag der Stufe { $tier }
quest-few-henchmen = „{ $pack }“ hat zu wenige Handlanger für einen Auftrag der Stufe { $tier }
quest-few-locations = „{ $pack }“ hat weniger als { $most } Orte für einen Auftrag
quest-too-high = diese Kampagne ist erst bis Stufe { $highest } gekommen (AC-TABLE-08)
