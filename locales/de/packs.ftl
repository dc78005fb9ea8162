### Komponentenpakete, die jemand gemacht hat: am Tisch, beim Einlesen, und warum sie abgelehnt werden.

## Am Tisch

command-game-new-pack = paket
    .description = Mit welchen Komponenten, wenn nicht mit denen der Schachtel
bot-pack = Komponentenpaket
bot-pack-default = wie in der Schachtel
# $title: as whoever made the pack writes it.
bot-pack-own = { $title }
# $id: of the pack, where two of them have one title.
bot-pack-own-named = { $title } ({ $id })
bot-pack-gone = „{ $id }“, das nicht mehr da ist
bot-packs-broken = { $count ->
    [one] { $count } Komponentenpaket wird nicht angeboten, weil etwas daran nicht stimmt; was, sagt mein Protokoll. Das erfahren nur jene, die den Server verwalten.
   *[other] { $count } Komponentenpakete werden nicht angeboten, weil etwas daran nicht stimmt; was, sagt mein Protokoll. Das erfahren nur jene, die den Server verwalten.
}
bot-error-pack-gone = das Komponentenpaket „{ $id }“ dieses Tisches ist nicht mehr da; wählt unter **Optionen** ein anderes
# $title: of the game. $known: the packs there are.
bot-error-no-pack = für { $title } gibt es kein Komponentenpaket „{ $name }“; es gibt: { LIST($known) }

## Beim Einlesen

setting-wrong-fathom-packs = es muss ein Ordner sein
error-packs-folder = der Ordner der Komponentenpakete { $folder } ist nicht lesbar: { $reason }
error-packs-many = im Ordner { $folder } werden nur die ersten { $most } Komponentenpakete angesehen
# $other: another file.
error-pack-twice = das Komponentenpaket { $file } bleibt weg: seine Kennung ist „{ $id }“, wie die von { $other }
error-pack-many = das Komponentenpaket { $file } bleibt weg: von einem Spiel werden höchstens { $most } angeboten
error-broken-pack = das Komponentenpaket „{ $name }“ ist aufbewahrt, aber nicht mehr zu gebrauchen: { $reason }
error-pack-changed = sein Text ist der von „{ $found }“

## Warum sie abgelehnt werden

pack-title-sign = „{ $found }“ kann in keinem Titel stehen; Buchstaben, Ziffern und einfache Satzzeichen können es
pack-bad-title = „{ $found }“ ist kein Titel; er beginnt mit einem Buchstaben oder einer Ziffer, hat einzelne Leerzeichen und wenige Akzente
pack-default-id = nur das Paket, das mit dem Spiel kommt, heißt „{ $id }“; wähle eine andere Kennung
pack-unknown-table = keine Tabelle dieses Spiels heißt „{ $table }“
pack-unknown-game = es gibt kein Spiel „{ $found }“; es gibt: { $known }
pack-fixed = das lässt sich nicht ändern: die Regeln legen es fest, oder es folgt aus anderen Tabellen. Es muss „{ $wanted }“ sein, nicht „{ $found }“
pack-fixed-rows = für „{ $found }“ ist kein Platz: diese Tabelle hat je eine Zeile für { $known }
pack-fixed-row-missing = die Zeile „{ $name }“ fehlt und kann nicht wegbleiben
