# The title.

title-about = a table for co-operative adventures
# $name (text): the campaign that was played last
title-continue = Continue “{ $name }”
title-new = New campaign
title-shelf = Campaigns
title-rules = Rules
title-settings = Settings
title-credits = Credits and licenses
title-quit = Quit
# $version (text)
title-version = version { $version }
