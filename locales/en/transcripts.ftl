### Games as files.

bot-export = The file of game { $game }. Use `/game import` to show it on any server.
bot-export-earlier = The file of game { $game }. It was played under earlier rules, so it can no longer be replayed; its seed still matches the fingerprint shown at the start.
bot-export-running = What everyone knows about game { $game } so far. Its seed and hidden moves are added once it’s over; only then can it be replayed.
bot-import-done = Game { $game } has been imported.
bot-import-known = Imported from a file that contains the seed, so anyone who has read it may know what’s coming. That’s why this game doesn’t count. Free seats can be taken.
bot-import-over = Imported from a file for viewing; it doesn’t count.
bot-import-begun = all seats are taken: game { $game } continues
# $shape: of the seat, as in the pictures. $number: counted from 1.
bot-sit-here = { $shape } Take seat { $number }
# A finished game in which nobody sits.
bot-sheet-of-seat = { $shape } Sheet of seat { $number }
bot-fill-seats = Add computers
bot-error-seat-taken = that seat is already taken
bot-error-import-under-way = this game is still being played here; you can import it when it’s over
bot-error-import-large = the file is too large: { $most } kB at most
bot-error-import-unread = I couldn’t download the file; please try again
bot-error-import-no-text = this isn’t a text file; use a file from `/game export`
bot-error-import-empty = no moves have been played in this file; use `/game new` to open a table instead
bot-error-import-long = replaying this file takes too long
# $moment: as Discord shows it.
bot-error-import-soon = that’s several files in a row; you can import the next one { $moment }
