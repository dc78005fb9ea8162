### What is said about the place where games are kept.

error-database-unavailable = the database { $place } cannot be used: { $reason }
# What players read of it.
error-records-away = I can’t reach my records right now; nothing was changed. Please try again in a minute.
# Part of it was done before.
error-records-away-after = I can’t reach my records right now; what you just did may already have been saved. Please check again in a minute.
error-unreadable-game = I can’t load this game; nothing is lost. Please tell whoever hosts me; my log says why.
error-database-too-new = the database was written by a newer version of Fathom (revision { $revision }); nothing was changed
# $holder: its machine and process.
error-database-in-use = another Fathom ({ $holder }) is using the database { $place }; stop it first, or give this one its own database
error-displaced = another Fathom ({ $holder }) has taken over the database { $place }, so this one stops
error-no-such-game = there’s no game { $game }
error-not-a-lobby = game { $game } is no longer open for players
error-many-lobbies = you already have { $most } open tables on this server; start or close one of them first
error-not-begun = game { $game } hasn’t started
error-already-over = game { $game } is already over
error-broken-game = game { $game } can’t be loaded: { $reason }
error-earlier-rules = game { $game } was played under earlier rules, so this can’t be shown or undone any more; its result and its log stay as they are
# $ply: the entry of the log, counted from 0.
error-broken-entry = entry { $ply } of its log cannot be read
# $players: how many players were named. $seats: how many seats the game has.
error-player-count = there are { $players } players but { $seats } seats
error-broken-record = its entry in the list of games is corrupted
# A line of the log.
log-took-back = undid some moves
log-took-back-agreed = undid some moves; everyone agreed
log-took-back-seen = undid some moves; everyone agreed, and what was revealed counts as unseen
log-took-back-last = undid the last move; nobody had acted since
log-took-back-changed = had some moves undone because a rule has been corrected
# $ply: the entry that was named. $now: how many there are.
error-no-such-ply = the log has { $now } entries, not { $ply }
# $games: numbers with commas. $count: how many.
error-still-playing = { $count ->
    [one] you’re still in game { $games }; leave it first with `/game resign`, or `/game leave` if it hasn’t started
   *[other] you’re still in games { $games }; leave them first with `/game resign`, or `/game leave` where they haven’t started
}
