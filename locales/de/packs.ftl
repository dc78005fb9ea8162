### Komponentenpakete, die jemand gemacht hat: am Tisch, beim Einlesen, und warum sie abgelehnt werden.

## Am Tisch

command-game-new-pack = paket
    .description = Komponentenpaket (ohne Angabe: das des Spiels)
bot-pack = Komponentenpaket
bot-pack-default = Standard
# $title: as whoever made the pack writes it.
bot-pack-own = { $title }
# $id: of the pack, where two of them have one title.
bot-pack-own-named = { $title } ({ $id })
bot-pack-gone = „{ $id }“, nicht mehr vorhanden
bot-packs-broken = { $count ->
    [one] { $count } Komponentenpaket ist fehlerhaft und nicht verwendbar; Näheres steht in meinem Log. Diesen Hinweis sieht nur die Serververwaltung.
   *[other] { $count } Komponentenpakete sind fehlerhaft und nicht verwendbar; Näheres steht in meinem Log. Diesen Hinweis sieht nur die Serververwaltung.
}
bot-error-pack-gone = das Komponentenpaket „{ $id }“ dieses Tisches ist nicht mehr vorhanden; wählt unter **Optionen** ein anderes
# $title: of the game. $known: the packs there are.
bot-error-no-pack = für { $title } gibt es kein Komponentenpaket „{ $name }“; verfügbar: { LIST($known) }

## Beim Einlesen

setting-wrong-fathom-packs = es muss der Pfad eines Ordners sein
error-packs-folder = der Ordner der Komponentenpakete { $folder } ist nicht lesbar: { $reason }
error-packs-many = im Ordner { $folder } werden nur die ersten { $most } Komponentenpakete gelesen
# $other: another file.
error-pack-twice = das Komponentenpaket { $file } wurde übersprungen: { $other } hat dieselbe ID, „{ $id }“
error-pack-many = das Komponentenpaket { $file } wurde übersprungen: zu jedem Spiel werden höchstens { $most } angeboten
error-broken-pack = das gespeicherte Komponentenpaket „{ $name }“ ist nicht mehr verwendbar: { $reason }
error-pack-changed = sein Inhalt ist der von „{ $found }“

## Warum sie abgelehnt werden

pack-title-sign = „{ $found }“ ist in einem Titel nicht erlaubt; verwende Buchstaben, Ziffern und einfache Satzzeichen
pack-bad-title = „{ $found }“ ist kein gültiger Titel; er muss mit einem Buchstaben oder einer Ziffer beginnen und darf nur einzelne Leerzeichen und wenige Akzente haben
pack-default-id = nur das Paket des Spiels selbst darf „{ $id }“ heißen; wähle eine andere ID
pack-unknown-table = dieses Spiel hat keine Tabelle „{ $table }“
pack-unknown-game = ein Spiel „{ $found }“ gibt es nicht; bekannt: { $known }
pack-fixed = das lässt sich nicht ändern, weil es durch die Regeln oder andere Tabellen festgelegt ist: es muss „{ $wanted }“ sein, nicht „{ $found }“
pack-fixed-rows = „{ $found }“ ist eine Zeile zu viel: diese Tabelle hat je eine Zeile für { $known }
pack-fixed-row-missing = die Zeile „{ $name }“ fehlt; sie ist nötig
