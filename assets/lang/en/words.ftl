words-list = { $init } and { $last }
words-percent = { $n }%
