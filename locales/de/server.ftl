### What servers set, and what those who manage them see.

bot-server-settings = Einstellungen dieses Servers
bot-server-creators = Wer Tische eröffnen darf: **{ $who }**
bot-creators-everybody = alle
bot-creators-managers = nur die Serververwaltung
bot-creators-role = nur Mitglieder mit der Rolle { $role }
bot-server-channels = Wo: **{ $where }**
bot-channels-all = in jedem Kanal
bot-channels-some = in { $channels } und den Threads dort
bot-server-pace = Tempo neuer Partien: **{ $pace }**
bot-server-language = Sprache öffentlicher Beiträge: **{ $language }**
bot-language-server = die Sprache des Servers
bot-language-en = English
bot-language-de = Deutsch
bot-language-it = Italiano
bot-language-pt-br = Português (Brasil)
bot-server-lobby-days = Tische, die niemand startet: { $days ->
    [one] **nach { $days } Tag geschlossen**, mit Vorwarnung
   *[other] **nach { $days } Tagen geschlossen**, mit Vorwarnung
}
bot-server-quiet-days = Inaktive Partien: { $days ->
    [0] **nie geschlossen**
   *[other] **nach { $days } Tagen geschlossen**, mit einer Warnung 3 Tage vorher
}
bot-server-how = Ändern lässt sich das mit `/server einstellungen`; `/server kanal` erlaubt Kanäle oder sperrt sie.
bot-server-games = laufende Partien, Seite { $page } von { $pages }
bot-server-no-games = Auf diesem Server laufen gerade keine Partien.
bot-server-game = { $title }, Partie { $game }
bot-server-waits = wartet auf { LIST($who) }, letzter Zug { $moment }
bot-server-end = eine Partie beenden …
bot-quiet-lobby = Noch hat niemand Partie { $game } gestartet: ihr Tisch wird { $moment } geschlossen.
bot-quiet-game = Partie { $game } ist schon lange inaktiv: sie wird { $moment } geschlossen, wenn niemand einen Zug macht oder sie offen hält.
bot-quiet-keep = Offen halten
bot-quiet-kept = Partie { $game } bleibt offen.
bot-quiet-closed = Partie { $game } wurde geschlossen, weil { $days } Tage lang niemand gezogen hat
bot-error-only-managers = das kann nur die Serververwaltung
bot-error-managers-open = auf diesem Server darf nur die Serververwaltung Tische eröffnen; bitte sie darum
bot-error-role-opens = auf diesem Server dürfen nur Mitglieder mit der Rolle { $role } Tische eröffnen
bot-error-not-in-channel = in diesem Kanal sind keine Partien erlaubt; spielt in { $channels }
bot-error-quiet-days = wähle { $least } bis { $most } Tage oder 0, um inaktive Partien nie zu schließen
bot-error-many-channels = mehr als { $most } Kanäle sind nicht möglich; entferne zuerst einen
