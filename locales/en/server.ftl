### What servers set, and what those who manage them see.

bot-server-settings = server settings
# $who: one of the bot-creators.
bot-server-creators = Who may open tables: **{ $who }**
bot-creators-everybody = everyone
bot-creators-managers = server managers
bot-creators-role = members with the role { $role }
bot-server-channels = Where: **{ $where }**
bot-channels-all = in every channel
# $channels: one or several, as Discord shows them.
bot-channels-some = in { $channels } and their threads
bot-server-pace = Pace of new games: **{ $pace }**
bot-server-language = Language of public posts: **{ $language }**
bot-language-server = the server’s language
bot-language-en = English
bot-language-de = Deutsch
bot-language-it = Italiano
bot-language-pt-br = Português (Brasil)
bot-server-lobby-days = Tables nobody starts: { $days ->
    [one] **closed after { $days } day**, after a warning
   *[other] **closed after { $days } days**, after a warning
}
bot-server-quiet-days = Inactive games: { $days ->
    [0] **never closed**
   *[other] **closed after { $days } days**, with a warning 3 days before
}
bot-server-how = Change this with `/server settings`; allow or disallow channels with `/server channel`.
bot-server-games = running games, page { $page } of { $pages }
bot-server-no-games = There are no running games on this server.
bot-server-game = { $title }, game { $game }
# $who: names. $moment: as Discord shows the time since then.
bot-server-waits = waiting for { LIST($who) }, last move { $moment }
bot-server-end = end a game…
# $moment: as Discord shows the time until then.
bot-quiet-lobby = Nobody has started game { $game } yet: its table closes { $moment }.
bot-quiet-game = Game { $game } has been inactive for a long time: it closes { $moment } unless someone makes a move or keeps it open.
bot-quiet-keep = Keep it open
bot-quiet-kept = Game { $game } stays open.
bot-quiet-closed = game { $game } was closed because nobody had moved for { $days } days
bot-error-only-managers = only server managers can do that
bot-error-managers-open = only server managers can open tables on this server; ask one of them
bot-error-role-opens = only members with the role { $role } can open tables on this server
bot-error-not-in-channel = games aren’t allowed in this channel; play in { $channels }
bot-error-quiet-days = choose { $least } to { $most } days, or 0 to never close inactive games
bot-error-many-channels = you can set at most { $most } channels; remove one first
