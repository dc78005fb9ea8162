### What is said about the place where games are kept.

error-database-unavailable = the database { $place } cannot be used: { $reason }
# What players read of it.
error-records-away = I can’t reach my records right now; nothing was changed. Please try again in a minute.
# Part of it was done before.
error-records-away-after = I can’t reach my records right now; what you just did may already be kept. Please look again in a minute.
error-unreadable-game = I can’t load this game; nothing is lost. Please tell the person who runs me: my log says why.
error-database-too-new = the database was written by a later version of Fathom (revision { $revision }); nothing was changed
# $holder: its machine and process.
error-database-in-use = another Fathom ({ $holder }) uses the database { $place }; stop that one first, or give this one a database of its own
error-displaced = another Fathom ({ $holder }) has taken over the database { $place }, so I leave
error-no-such-game = there is no game { $game }
error-not-a-lobby = game { $game } does not wait for players any more
error-many-lobbies = you’re already gathering { $most } tables on this server; start or close one of them first
error-not-begun = game { $game } has not begun
error-already-over = game { $game } is over already
error-broken-game = game { $game } cannot be loaded: { $reason }
error-earlier-rules = game { $game } was played under earlier rules, so this can’t be shown or undone any more; its result and its log stay as they are
# $ply: the entry of the log, counted from 0.
error-broken-entry = entry { $ply } of its log cannot be read
# $players: how many players were named. $seats: how many seats the game has.
error-player-count = { $players } players cannot sit on { $seats } seats
error-broken-record = its entry in the list of games is damaged
# A line of the log.
log-took-back = took moves back
log-took-back-agreed = took moves back, as all agreed
log-took-back-seen = took moves back, as all agreed; something seen counts as unseen again
log-took-back-changed = goes back some moves, for a rule was corrected in the meantime
# $ply: the entry that was named. $now: how many there are.
error-no-such-ply = the log has { $now } entries, not { $ply }
# $games: numbers with commas. $count: how many.
error-still-playing = { $count ->
    [one] you still sit at game { $games }; give your seat up first: `/game resign`, or `/game leave` if it has not begun
   *[other] you still sit at games { $games }; give your seats up first: `/game resign`, or `/game leave` where they have not begun
}
