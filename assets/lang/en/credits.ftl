# Credits and licenses.

credits-title = Credits and licenses
credits-back = Back to title
credits-game = Emberdeck
credits-game-words = Made by the Emberdeck authors: the program, its rules in its own words, the campaigns that ship with it, their cards and stories. Under the MIT license or the Apache License 2.0, as you choose.
credits-art = Pictures and sounds
credits-art-words = Every picture is composed by the program from the authors' own drawings, and every sound is synthesized by the program. No one else's work is among them.
credits-fonts = Fonts
credits-fonts-words = Libertinus Serif, by The Libertinus Project Authors, under the SIL Open Font License 1.1. Symbols that it lacks come from the fonts that ship with egui: Hack and Noto Emoji under the SIL Open Font License 1.1 and MIT, Ubuntu under the Ubuntu Font License.
credits-marks = Other games
credits-marks-words = Emberdeck plays co-operative adventure card games by rules that can be written down. It contains no text, picture or name of another publisher's cards, and is not affiliated with any publisher.
credits-crates = Libraries
# $count (number)
credits-crates-words = { $count } crates from the Rust community are built into the program. Thank you. Where a crate offers a choice of licenses, all of them are named; the license texts come with the sources of each crate.
