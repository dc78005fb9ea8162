### What servers set, and what those who manage them see.

bot-server-settings = Einstellungen dieses Servers
bot-server-creators = Tische eröffnen: **{ $who }**
bot-creators-everybody = alle
bot-creators-managers = wer den Server verwaltet
bot-creators-role = wer die Rolle { $role } hat
bot-server-channels = Wo: **{ $where }**
bot-channels-all = in jedem Kanal
bot-channels-some = in { $channels } und den Threads dort
bot-server-pace = Tempo neuer Partien: **{ $pace }**
bot-server-language = Sprache öffentlicher Beiträge: **{ $language }**
bot-language-server = die des Servers
bot-language-en = English
bot-language-de = Deutsch
bot-language-it = Italiano
bot-language-pt-br = Português (Brasil)
bot-server-lobby-days = Tische, die niemand startet: { $days ->
    [one] **nach einem Tag geschlossen**, mit einer Warnung vorher
   *[other] **nach { $days } Tagen geschlossen**, mit einer Warnung vorher
}
bot-server-quiet-days = Partien, in denen niemand weiterspielt: { $days ->
    [0] **nie geschlossen**
   *[other] **nach { $days } Tagen geschlossen**, mit einer Warnung drei Tage vorher
}
bot-server-how = `/server einstellungen` ändert das, `/server kanal` erlaubt einen Kanal oder nicht mehr.
bot-server-games = laufende Partien, Seite { $page } von { $pages }
bot-server-no-games = Auf diesem Server läuft keine Partie.
bot-server-game = { $title }, Partie { $game }
bot-server-waits = wartet auf { LIST($who) }, letzter Zug { $moment }
bot-server-end = eine Partie beenden …
bot-quiet-lobby = Noch hat niemand Partie { $game } gestartet: Ihr Tisch wird { $moment } geschlossen.
bot-quiet-game = In Partie { $game } ist es schon lange still: Sie wird { $moment } geschlossen, wenn niemand weiterspielt oder sie behält.
bot-quiet-keep = Behalten
bot-quiet-kept = Partie { $game } bleibt.
bot-quiet-closed = Partie { $game } wurde geschlossen, denn seit { $days } Tagen hat niemand weitergespielt
bot-error-only-managers = das kann nur, wer den Server verwaltet
bot-error-managers-open = auf diesem Server eröffnet Tische nur, wer ihn verwaltet; bitte jemanden von ihnen darum
bot-error-role-opens = auf diesem Server eröffnet Tische nur, wer die Rolle { $role } hat
bot-error-not-in-channel = in diesem Kanal sind keine Partien erwünscht; gespielt wird in { $channels }
bot-error-quiet-days = einer stillen Partie werden { $least } bis { $most } Tage gegeben; 0 heißt, dass keine geschlossen wird
bot-error-many-channels = mehr als { $most } Kanäle können nicht genannt werden; nimm erst einen weg
