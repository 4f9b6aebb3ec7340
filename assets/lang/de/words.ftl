words-list = { $init } und { $last }
words-percent = { $n } %
