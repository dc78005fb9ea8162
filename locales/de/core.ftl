### What every game says. A message may stand inside another, so it begins with a small letter where
### German writes one; what is said on its own gets its capital from the program.
###
### Readers are addressed as "du". Effects and options stand in the infinitive ("1 Credit
### erhalten"), questions in the imperative ("wähle ..."), the log in participles.

## People and the log

# $number (number): the seat, counted from 1; said while nobody's name is known.
seat-name = Platz { $number }
# $seat: who did it. $line: what was done, such as "Zugangsplättchen 3 gespielt".
log-line = { $seat }: { $line }

## Joining lists: what LIST($parts, style: "...") puts between the parts

# Said for a list without parts.
list-none = nichts
list-and-two = { $first } und { $rest }
list-and-more = { $first }, { $rest }
list-or-two = { $first } oder { $rest }
list-or-more = { $first }, { $rest }
# Between whole sentences of which one or another applies.
list-either-two = { $first } oder { $rest }
list-either-more = { $first }, { $rest }
list-comma-two = { $first }, { $rest }
list-comma-more = { $first }, { $rest }
list-plus-two = { $first } + { $rest }
list-plus-more = { $first } + { $rest }
list-points-two = { $first }; { $rest }
list-points-more = { $first }; { $rest }

## Effects: what a card, tile or slot does

# `.short`: where there is little room. `.brief`: the same, with its verbs.
effect-sequence = { LIST($parts) }
    .short = { LIST($parts, style: "plus", form: "short") }
    .brief = { LIST($parts, style: "plus", form: "brief") }
    .room = little
effect-one-of = { LIST($parts, style: "either") }
effect-any-order = in beliebiger Reihenfolge: { LIST($parts, style: "points") }
effect-any-order-least = in beliebiger Reihenfolge, mindestens { $least } davon: { LIST($parts, style: "points") }
# $duty: those of the parts that count.
effect-any-order-among = in beliebiger Reihenfolge: { LIST($parts, style: "points") } (mindestens { $least } von: { LIST($duty, style: "points") })
effect-all-or-none = alles oder nichts: { LIST($parts, style: "points") }
# $cost: such as "2 Credits". $effect: such as "den Spion verbessern".
effect-may = für { $cost }: { $effect }
    .brief = für { $cost }: { FORM($effect, form: "brief") }
effect-if = wenn { $condition }: { $then }
effect-if-else = wenn { $condition }: { $then }, sonst: { $otherwise }
effect-times = { $number ->
    [1] { $effect }
    [2] zweimal: { $effect }
   *[other] { $number }-mal: { $effect }
}
effect-per = für je { $number } { FORM($count, form: "plural") }: { $effect }
# Conditions stand behind „wenn“ or „dass“. $count: what is counted, such as "verbundene Farmen".
condition-at-least = du mindestens { $number } { FORM($count, form: "plural") } hast
condition-at-most = du höchstens { $number } { FORM($count, form: "plural") } hast
condition-not = es nicht so ist, dass { $condition }
condition-every = { LIST($conditions) }
count-sum = { LIST($counts, style: "plus") }

ask-effect = wähle: { $effect }
ask-next-part = noch zu tun, in beliebiger Reihenfolge: { LIST($parts, style: "points") }. Was zuerst?
option-stop = auf den Rest verzichten
option-skip = darauf verzichten

## When something is refused

error-stale = inzwischen ging die Partie weiter: das war eine Antwort auf eine frühere Frage
error-not-awaited = im Moment wirst du nichts gefragt
error-game-over = die Partie ist zu Ende
error-no-such-option = „{ $key }“ steht nicht zur Wahl
error-not-an-amount = wähle aus den Möglichkeiten; eine Zahl ist hier keine Antwort
error-not-a-pick = hier ist eine Zahl gefragt
error-wrong-number = wähle { $least } bis { $most } verschiedene Möglichkeiten
error-wrong-number-exactly = { $count ->
    [one] wähle genau { $count } Möglichkeit
   *[other] wähle { $count } verschiedene Möglichkeiten
}
error-amount-out-of-range = wähle eine Zahl von { $low } bis { $high }
error-nothing-to-undo = es gibt nichts, was du zurücknehmen könntest
error-undo-sealed = nach deinem Schritt wurde etwas aufgedeckt; zurücknehmen kannst du ihn nur, wenn die anderen zustimmen
error-undo-others-moved = seitdem waren andere dran; zurücknehmen kannst du deinen Schritt nur, wenn sie zustimmen

error-unknown-game = ein Spiel namens „{ $name }“ gibt es nicht; es gibt: { $known }
error-unknown-player = einen Computergegner namens „{ $name }“ gibt es nicht; es gibt: { $known }
error-unknown-pack = das Komponentenpaket „{ $name }“ ist nicht da; vorhanden ist: { $known }
# $bits: how many bits a seed may have.
error-seed = ein Startwert ist eine Zahl ab 0 mit höchstens { $bits } Bit
error-not-numbers = Plätze und Startwert müssen ganze Zahlen sein
error-seat-count = { $seats ->
    [one] mit { $seats } Person geht das hier nicht: es braucht { $low } bis { $high }
   *[other] mit { $seats } Personen geht das hier nicht: es braucht { $low } bis { $high }
}
error-unknown-option = eine Spieloption namens „{ $name }“ gibt es nicht; es gibt: { $known }
error-option-value = „{ $value }“ ist kein Wert der Spieloption „{ $name }“; erlaubt ist: { $allowed }

error-bad-snapshot = ein gespeicherter Spielstand ist nicht lesbar: { $reason }
error-bad-transcript = die Mitschrift wird abgelehnt, Zeile { $line }: { $reason }
error-bad-pack = das Komponentenpaket { $source } wird abgelehnt, Zeile { $line }, Spalte { $column }: { $reason }

## Why a transcript is refused

transcript-wrong-title = die erste Zeile muss „{ $title }“ lauten
transcript-expected = hier fehlt die Zeile „{ $field }“
transcript-not-a-number = „{ $field }“ braucht Zahlen
transcript-untold = diese Partie lief noch, als sie ausgegeben wurde, deshalb fehlen ihr Startwert und ihre verborgenen Schritte; gib sie noch einmal aus, wenn sie zu Ende ist
transcript-broken-promise = das ist nicht der Startwert, der am Anfang festgelegt wurde
transcript-not-a-move = das ist kein Spielschritt
transcript-after-the-end = nach dem Endstand darf nichts mehr kommen
transcript-not-over = hier steht der Endstand, aber die Partie ist nicht zu Ende
transcript-other-scores = die Partie endete mit einem anderen Punktestand: { $scores }

## Why a component pack is refused

pack-too-big = die Datei ist zu groß; höchstens { $most } Byte werden gelesen
pack-not-utf8 = das ist kein Text in UTF-8
pack-control-character = hier steht ein Steuerzeichen
pack-row-outside-table = diese Zeile gehört zu keiner Tabelle
pack-row-not-closed = die Zeile endet nicht mit „|“
pack-empty-cell = die Zelle ist leer; für nichts steht „-“
pack-cell-too-long = die Zelle ist zu lang; höchstens { $most } Zeichen werden gelesen
pack-wrong-cell-count = die Zeile hat { $found ->
    [one] { $found } Zelle
   *[other] { $found } Zellen
}, aber die Tabelle hat { $expected ->
    [one] { $expected } Spalte
   *[other] { $expected } Spalten
}
pack-no-separator = unter den Spaltennamen fehlt eine Zeile wie „|---|---|“
pack-column-twice = die Spalte „{ $name }“ gibt es zweimal
pack-unknown-column = eine Spalte „{ $name }“ gibt es in dieser Tabelle nicht
pack-missing-column = die Spalte „{ $name }“ fehlt
pack-table-name = „{ $found }“ ist kein Name für eine Tabelle; erlaubt sind kleine Buchstaben, Ziffern und „_“
pack-table-twice = die Tabelle „{ $table }“ gibt es schon, in Zeile { $first }
pack-table-empty = die Tabelle „{ $table }“ hat keine Zeilen
pack-missing-table = die Tabelle „{ $table }“ fehlt
pack-needs-one-row = die Tabelle „{ $table }“ muss genau 1 Zeile haben, nicht { $found }
pack-other-game = das ist ein Paket für „{ $found }“, nicht für „{ $game }“
pack-id-twice = die id „{ $id }“ gibt es schon, in Zeile { $first }
pack-needs-value = hier fehlt ein Wert
pack-not-a-number = „{ $found }“ ist keine Zahl
pack-not-yes-or-no = „{ $found }“ ist weder „yes“ noch „no“
pack-not-one-of = „{ $found }“ ist hier nicht bekannt; erlaubt ist: { $allowed }
# $limit: such as ">= 1".
pack-out-of-range = { $found } liegt außerhalb des Bereichs; erlaubt ist { $limit }
pack-bad-id = „{ $found }“ ist nicht so geschrieben, wie eine id hier geschrieben wird
pack-too-long = „{ $found }“ ist zu lang
pack-bad-value = „{ $found }“ ist kein Wert für diese Spalte

## Why an effect or an amount in a pack is refused

notation-character = „{ $found }“ hat in dieser Schreibweise keine Bedeutung
notation-unexpected = „{ $found }“ ist hier nicht zu erwarten
notation-incomplete = am Ende fehlt etwas
notation-too-deep = Anweisungen stecken mehr als { $most } Ebenen tief ineinander
notation-number = „{ $found }“ ist keine Zahl, wie sie hier geschrieben wird
notation-unknown-statement = eine Anweisung „{ $statement }“ gibt es nicht; es gibt: { $known }
notation-not-one-of = „{ $found }“ ist hier nicht möglich; erlaubt ist: { $allowed }
notation-named-go-last = Argumente ohne Namen stehen vor denen mit Namen
notation-argument-twice = das Argument „{ $argument }“ gibt es zweimal
# $argument: its position, counted from 1, or its name.
notation-argument-missing = Argument { $argument } von „{ $statement }“ fehlt
notation-argument-too-many = Argument { $argument } von „{ $statement }“ ist eines zu viel
notation-argument-unknown = „{ $statement }“ hat kein Argument namens { $argument }
notation-needs-number = Argument { $argument } von „{ $statement }“ muss eine Zahl sein
notation-needs-name = Argument { $argument } von „{ $statement }“ muss ein Wort sein
notation-needs-amount = Argument { $argument } von „{ $statement }“ muss eine Menge sein, etwa „2 credit“
notation-needs-bundle = Argument { $argument } von „{ $statement }“ muss eine einzige Menge sein, ohne „/“
notation-needs-ratio = Argument { $argument } von „{ $statement }“ muss aus zwei Zahlen bestehen, etwa „5:4“
notation-needs-statement = Argument { $argument } von „{ $statement }“ muss eine Anweisung sein
