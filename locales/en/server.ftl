### What servers set, and what those who manage them see.

bot-server-settings = settings of this server
# $who: one of the bot-creators.
bot-server-creators = Tables are opened by: **{ $who }**
bot-creators-everybody = everybody
bot-creators-managers = those who manage the server
bot-creators-role = those with the role { $role }
bot-server-channels = Where: **{ $where }**
bot-channels-all = in every channel
# $channels: one or several, as Discord shows them.
bot-channels-some = in { $channels } and the threads there
bot-server-pace = Pace of new games: **{ $pace }**
bot-server-language = Language of public posts: **{ $language }**
bot-language-server = that of the server
bot-language-en = English
bot-language-de = Deutsch
bot-language-it = Italiano
bot-language-pt-br = Português (Brasil)
bot-server-lobby-days = Tables that nobody starts: { $days ->
    [one] **closed after a day**, with a warning before
   *[other] **closed after { $days } days**, with a warning before
}
bot-server-quiet-days = Games that nobody plays on: { $days ->
    [0] **never closed**
   *[other] **closed after { $days } days**, with a warning three days before
}
bot-server-how = `/server settings` changes this, `/server channel` allows a channel or no longer.
bot-server-games = running games, page { $page } of { $pages }
bot-server-no-games = No game is running on this server.
bot-server-game = { $title }, game { $game }
# $who: names. $moment: as Discord shows the time since then.
bot-server-waits = waits for { LIST($who) }, last move { $moment }
bot-server-end = end a game …
# $moment: as Discord shows the time until then.
bot-quiet-lobby = Nobody has started game { $game } yet: its table is closed { $moment }.
bot-quiet-game = Game { $game } has been quiet for long: it is closed { $moment } unless somebody plays on or keeps it.
bot-quiet-keep = Keep it
bot-quiet-kept = Game { $game } stays.
bot-quiet-closed = game { $game } was closed, for nobody has played on for { $days } days
bot-error-only-managers = only those who manage the server can do that
bot-error-managers-open = on this server only those who manage it open tables; ask one of them
bot-error-role-opens = on this server only those with the role { $role } open tables
bot-error-not-in-channel = games are not wanted in this channel; they are played in { $channels }
bot-error-quiet-days = a quiet game is given from { $least } to { $most } days; 0 means that none is closed
bot-error-many-channels = no more than { $most } channels can be named; take one away first
