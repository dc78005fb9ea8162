### What people set for themselves, and their own games.

## The panel

bot-me-title = deine Einstellungen
bot-me-more = Zeitzone, Ruhezeiten und Abwesenheit stellst du mit `/ich zeitzone`, `/ich ruhe` und `/ich weg` ein; `/ich test` prüft, ob Erinnerungen bei dir ankommen. In deinen Ruhezeiten und während du weg bist, schicke ich dir nichts, und deine Uhr steht still; kommst du inzwischen an die Reihe, sage ich es dir danach.
# $zone: such as Europe/London. $time: what clocks show there.
bot-me-zone = Zeitzone: { $zone } (dort ist es { $time })
bot-me-no-zone = Zeitzone: nicht eingestellt, deshalb gilt { $zone } (dort ist es { $time })
bot-me-quiet = Ruhezeiten: { $start } bis { $end }
bot-me-not-quiet = Ruhezeiten: keine
# $day: a date in full.
bot-me-away = Du bist bis { $day } weg; Partien, die auf dich warten, zeigen das an
bot-me-tells-next = Ich sage dir, wenn du als Nächstes dran bist
bot-me-tells-nothing = Ich sage dir nicht, wenn du als Nächstes dran bist
bot-me-place = wo ich dich erinnere
bot-me-place-direct = per Direktnachricht
bot-me-place-channel = im Kanal der Partie
bot-me-place-off = nie anpingen, auch nicht, wenn ich dran bin
bot-me-intervals = wann ich dich erinnere
bot-me-interval-usual = nach dem Tempo der Partie
# $span: such as "6 hours".
bot-me-interval = nach { $span }
bot-me-press-next = Sag mir, wenn ich als Nächstes dran bin
bot-me-press-not-next = Sag es mir nicht
bot-me-press-loud = Ruhezeiten aufheben
bot-me-press-back = Ich bin zurück

## When something is refused

bot-error-no-zone = eine Zeitzone „{ $text }“ kenne ich nicht; tipp eine große Stadt in deiner Nähe und wähle aus der Liste
# $labels: names of time zones.
bot-error-no-zone-near = eine Zeitzone „{ $text }“ kenne ich nicht; meintest du: { LIST($labels, style: "points") }
bot-error-no-time = „{ $text }“ ist keine Uhrzeit; schreib sie wie 22:30
bot-error-no-date = „{ $text }“ ist kein Datum; schreib es wie 28.3.2027 oder als Zahl der Tage bis dahin, etwa 3
bot-error-quiet-both = nenne Beginn und Ende deiner Ruhezeit oder lass beides weg, um sie aufzuheben
bot-error-quiet-zone = stell zuerst mit `/ich zeitzone` deine Zeitzone ein, damit ich weiß, wann deine Ruhezeit ist
bot-error-quiet-long = eine Ruhezeit muss länger als 0 Stunden sein und darf höchstens 16 Stunden am Tag dauern
bot-error-away-past = dieser Tag hat schon begonnen; wähle einen späteren
bot-error-away-long = so weit voraus geht es nicht: höchstens ein Jahr

## The test

bot-ping = Das ist ein Test: hier erreichen dich meine Erinnerungen.
bot-ping-direct = Ich habe dir eine Direktnachricht geschickt: { $link }. Dort kommen deine Erinnerungen an.
bot-ping-here = Ich habe dich in diesem Kanal angepingt. Deine Erinnerungen kommen jeweils im Kanal der Partie an.
bot-ping-off = Du hast Erinnerungen abgeschaltet, deshalb habe ich nichts geschickt. Mit `/ich einstellungen` änderst du das.
bot-ping-refused = Ich kann dir keine Direktnachrichten schicken. Erlaube sie in den Privatsphäre-Einstellungen dieses Servers; bis dahin erinnere ich dich im Kanal der Partie.
bot-ping-elsewhere = Deine Erinnerungen kommen in den Kanälen deiner Partien an; nutze diesen Befehl in einem davon.
bot-ping-forbidden = Ich darf in diesem Kanal nicht schreiben, also kann ich hier niemanden erinnern: ich brauche die Berechtigungen „Kanal ansehen“ und „Nachrichten senden“.

## One's own games

bot-games-title = deine Partien
bot-games-none = Du spielst in keiner Partie mit. `/partie neu` eröffnet in einem Kanal einen Tisch.
# $title: what is played.
bot-games-game = **{ $title }**, Partie { $game }
# $since: as Discord shows how long ago it was.
bot-games-you = **Du bist dran** ({ $since })
# $names: who is awaited.
bot-games-others = Wartet auf { LIST($names) } ({ $since })
bot-games-computers = Ein Computergegner überlegt
bot-games-stood-in = Ein Computer spielt für dich; wenn du wieder da bist: `/partie zurück`
bot-games-lobby = Wartet auf Mitspielende ({ $count } am Tisch)
bot-games-unread = Diese Partie lässt sich gerade nicht laden; mein Betreiber muss sich darum kümmern
bot-games-play = { $title } spielen, Partie { $game }
