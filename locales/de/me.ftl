### What people set for themselves, and their own games.

## The panel

bot-me-title = deine Einstellungen
bot-me-more = Zeitzone, Ruhezeiten und Abwesenheit: `/ich zeitzone`, `/ich ruhe`, `/ich weg`. `/ich test` zeigt, ob Erinnerungen ankommen. In Ruhezeiten und während du weg bist, hörst du nichts und deine Uhr steht still; bist du inzwischen an die Reihe gekommen, erfährst du es danach.
# $zone: such as Europe/London. $time: what clocks show there.
bot-me-zone = Zeitzone: { $zone }, dort ist es jetzt { $time }
bot-me-no-zone = Zeitzone: nicht gesetzt, also gilt { $zone }, dort ist es jetzt { $time }
bot-me-quiet = Ruhezeiten: { $start } bis { $end }
bot-me-not-quiet = Ruhezeiten: keine
# $day: a date in full.
bot-me-away = Du bist weg bis { $day }; wo eine Partie auf dich wartet, steht das auch in ihrem Beitrag
bot-me-tells-next = Du erfährst es, wenn du als Nächstes dran bist
bot-me-tells-nothing = Du erfährst es nicht, wenn du als Nächstes dran bist
bot-me-place = wo du erinnert wirst
bot-me-place-direct = per Direktnachricht erinnern
bot-me-place-channel = im Kanal der Partie erinnern
bot-me-place-off = benachrichtige mich nie, auch nicht, wenn ich dran bin
bot-me-intervals = wann du erinnert wirst
bot-me-interval-usual = nach dem Tempo der Partie
# $span: such as "6 hours".
bot-me-interval = nach { $span }
bot-me-press-next = Sag mir, wenn ich als Nächstes dran bin
bot-me-press-not-next = Sag mir nicht, wenn ich als Nächstes dran bin
bot-me-press-loud = Keine Ruhezeiten
bot-me-press-back = Ich bin zurück

## When something is refused

bot-error-no-zone = eine Zeitzone „{ $text }“ gibt es nicht; tipp eine große Stadt in deiner Nähe und wähle aus der Liste
# $labels: names of time zones.
bot-error-no-zone-near = eine Zeitzone „{ $text }“ gibt es nicht; ähnlich heißen: { LIST($labels, style: "points") }
bot-error-no-time = „{ $text }“ ist keine Uhrzeit; schreib sie wie 22:30
bot-error-no-date = einen solchen Tag gibt es nicht: „{ $text }“; schreib ihn wie 28.3.2027 oder als Zahl der Tage bis dahin, etwa 3
bot-error-quiet-both = nenne beides, wann deine Ruhezeit beginnt und wann sie endet; ohne beides hast du keine
bot-error-quiet-zone = sag zuerst mit `/ich zeitzone`, wo deine Uhr hängt; danach richten sich die Ruhezeiten
bot-error-quiet-long = Ruhezeiten dürfen höchstens 16 Stunden des Tages dauern, und mehr als keine
bot-error-away-past = dieser Tag hat schon begonnen; nenne einen, der noch kommt
bot-error-away-long = das ist zu lange hin: höchstens ein Jahr

## The test

bot-ping = Das ist eine Probe: hier erreichen dich Erinnerungen.
bot-ping-direct = Ich habe dir eine Direktnachricht geschickt: { $link }. Dort kommen Erinnerungen an.
bot-ping-here = Ich habe dich in diesem Kanal gerufen. Erinnerungen kommen im Kanal der jeweiligen Partie an.
bot-ping-off = Du willst nicht erinnert werden, also wurde nichts geschickt. `/ich einstellungen` ändert das.
bot-ping-refused = Ich darf dir keine Direktnachrichten schicken: erlaube sie in den Privatsphäre-Einstellungen dieses Servers. Bis dahin erinnere ich dich im Kanal der Partie.
bot-ping-elsewhere = Du wirst in den Kanälen deiner Partien erinnert: nutze diesen Befehl in einem davon.
bot-ping-forbidden = Ich darf nicht in diesen Kanal schreiben, also kann hier niemand erinnert werden: ich brauche die Berechtigungen „Kanal ansehen“ und „Nachrichten senden“.

## One's own games

bot-games-title = deine Partien
bot-games-none = Du sitzt an keinem Tisch. `/partie neu` eröffnet einen in einem Kanal.
# $title: what is played.
bot-games-game = **{ $title }**, Partie { $game }
# $since: as Discord shows how long ago it was.
bot-games-you = **Sie wartet auf dich** ({ $since })
# $names: who is awaited.
bot-games-others = Sie wartet auf { LIST($names) } ({ $since })
bot-games-computers = Ein Computergegner überlegt
bot-games-stood-in = Ein Computer antwortet für dich; `/partie zurück`, wenn du wieder da bist
bot-games-lobby = Der Tisch sammelt sich: { $count } sitzen da
bot-games-unread = Diese Partie lässt sich gerade nicht lesen; wer mich betreibt, muss danach sehen
bot-games-play = { $title } spielen, Partie { $game }
