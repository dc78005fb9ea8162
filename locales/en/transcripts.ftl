### Games as files.

bot-export = The transcript of game { $game }. `/game import` shows it again, on any server.
bot-export-earlier = The transcript of game { $game }. It was played under earlier rules, so it can’t be replayed any more; its seed still fits the fingerprint shown at the start.
bot-export-running = What everybody knows of game { $game } so far. Its seed and its hidden moves follow when it is over; only then can it be replayed.
bot-import-done = Game { $game } is here.
bot-import-known = Brought in from a file that names the seed: whoever has read it may know what is still to come. So this game counts for nobody. Free seats are waiting.
bot-import-over = Brought in from a file to be looked at; it counts for nobody.
bot-import-begun = all seats are taken: game { $game } goes on
# $shape: of the seat, as in the pictures. $number: counted from 1.
bot-sit-here = { $shape } Take seat { $number }
# A finished game in which nobody sits.
bot-sheet-of-seat = { $shape } Sheet of seat { $number }
bot-fill-seats = Computer players on the rest
bot-error-seat-taken = somebody sits there already
bot-error-import-under-way = this very game is being played here right now; it can be brought in when it is over
bot-error-import-large = the file is too large for a game: at most { $most } kB
bot-error-import-unread = the file could not be fetched; please try again
bot-error-import-no-text = the file is no text; a transcript from `/game export` is
bot-error-import-empty = nothing has been played in this transcript; open a table with `/game new` instead
bot-error-import-long = it takes too long to play this transcript again
# $moment: as Discord shows it.
bot-error-import-soon = those were several files in a row; the next one can follow { $moment }
