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
list-dots-two = { $first } · { $rest }
list-dots-more = { $first } · { $rest }

## Effects: what a card, tile or slot does

# `.short`: where there is little room. `.brief`: the same, with its verbs.
effect-sequence = { LIST($parts, form: "whole") }
    .short = { LIST($parts, style: "plus", form: "short") }
    .brief = { LIST($parts, style: "plus", form: "brief") }
    .room = little
    .terse = { LIST($parts, style: "plus", form: "terse") }
effect-one-of = { LIST($parts, style: "either", form: "whole") }
effect-all = { LIST($parts) }
    .brief = { LIST($parts, form: "brief") }
    .infinitive = { LIST($parts, form: "infinitive") }
    .after = { LIST($parts, form: "after") }
effect-either = { LIST($parts, style: "either") }
    .brief = { LIST($parts, style: "or", form: "brief") }
    .infinitive = { LIST($parts, style: "either", form: "infinitive") }
    .after = { LIST($parts, style: "either", form: "after") }
effect-several-of = tu { $count } verschiedene davon: { LIST($parts, style: "points") }
    .infinitive = { $count } verschiedene davon zu tun: { LIST($parts, style: "points") }
effect-then = { $first }; wenn du das tust, { FORM($second, form: "after") }
    .infinitive = { FORM($first, form: "infinitive") } und danach { FORM($second, form: "infinitive") }
    .after = { FORM($first, form: "after") }; wenn du das tust, { FORM($second, form: "after") }
    .short = { FORM($first, form: "short") }
# $effect: such as “take 1 Special card”.
effect-option = { FORM($effect, form: "option") }
    .short = { FORM($effect, form: "short") }
effect-any-order = in beliebiger Reihenfolge: { LIST($parts, style: "points") }
# $cost: such as "2 Credits". $effect: such as "den Spion verbessern".
effect-may = für { $cost }: { $effect }
    .brief = für { $cost }: { FORM($effect, form: "brief") }
    .short = { FORM($effect, form: "short") }
effect-times = { $number ->
    [1] { $effect }
    [2] zweimal: { $effect }
   *[other] { $number }-mal: { $effect }
}

ask-effect = wähle: { $effect }
    .next = { $effect }
# `.panel`: where the options say what the parts are.
ask-next-part = noch zu tun, in beliebiger Reihenfolge: { LIST($parts, style: "points") }. Was machst du zuerst?
    .panel = noch zu tun, in beliebiger Reihenfolge: was machst du zuerst?
    .next = was du von mehreren Dingen zuerst tust
option-first = zuerst: { $what }
    .short = erst: { FORM($what, form: "short") }
option-instead = oder { $what }
    .short = oder { FORM($what, form: "short") }
option-stop = auf den Rest verzichten
    .short = Rest auslassen
option-skip = darauf verzichten

## When something is refused

error-stale = die Partie ist weitergegangen: deine Wahl galt einer früheren Frage
error-not-awaited = du hast gerade nichts zu entscheiden
error-game-over = die Partie ist zu Ende
error-no-such-option = „{ $key }“ steht nicht zur Wahl
error-not-an-amount = wähle eine der Möglichkeiten, keine Zahl
error-not-a-pick = wähle hier eine Zahl
error-wrong-number = wähle { $least } bis { $most } verschiedene Möglichkeiten
error-wrong-number-exactly = { $count ->
    [one] wähle genau { $count } Möglichkeit
   *[other] wähle { $count } verschiedene Möglichkeiten
}
error-amount-out-of-range = wähle eine Zahl von { $low } bis { $high }
error-nothing-to-undo = du hast keinen Schritt, den du zurücknehmen könntest
error-undo-sealed = nach deinem Schritt wurde etwas aufgedeckt; du kannst ihn nur zurücknehmen, wenn die anderen zustimmen
error-undo-others-moved = seitdem waren andere am Zug; du kannst deinen Schritt nur zurücknehmen, wenn sie zustimmen

error-unknown-game = ein Spiel namens „{ $name }“ gibt es nicht; bekannt: { $known }
error-unknown-player = einen Computergegner namens „{ $name }“ gibt es nicht; bekannt: { $known }
error-unknown-pack = ein Komponentenpaket „{ $name }“ gibt es nicht; verfügbar: { $known }
# $bits: how many bits a seed may have.
error-seed = ein Startwert ist eine ganze Zahl ab 0 mit höchstens { $bits } Bit
error-not-numbers = Plätze und Startwert müssen ganze Zahlen sein
error-seat-count = { $seats ->
    [one] mit { $seats } Person geht das nicht: dieses Spiel braucht { $low } bis { $high }
   *[other] mit { $seats } Personen geht das nicht: dieses Spiel braucht { $low } bis { $high }
}
error-unknown-option = eine Spieloption namens „{ $name }“ gibt es nicht; verfügbar: { $known }
error-option-value = „{ $value }“ ist kein Wert der Spieloption „{ $name }“; erlaubt: { $allowed }

error-bad-snapshot = ein gespeicherter Spielstand ist nicht lesbar: { $reason }
error-bad-transcript = die Datei wird abgelehnt, Zeile { $line }: { $reason }
error-bad-pack = das Komponentenpaket { $source } wird abgelehnt, Zeile { $line }, Spalte { $column }: { $reason }

## Why a transcript is refused

transcript-wrong-title = die erste Zeile muss „{ $title }“ lauten
transcript-expected = hier fehlt die Zeile „{ $field }“
transcript-not-a-number = in „{ $field }“ müssen Zahlen stehen
transcript-untold = diese Partie lief noch, als sie exportiert wurde; deshalb fehlen ihr Startwert und ihre verborgenen Schritte. Exportiere sie noch einmal, wenn sie zu Ende ist
transcript-broken-promise = der Startwert passt nicht zur Prüfsumme
transcript-not-a-move = das ist kein Spielschritt
transcript-after-the-end = nach dem Endstand darf nichts mehr stehen
transcript-not-over = hier steht der Endstand, aber die Partie ist noch nicht zu Ende
transcript-other-scores = die Partie endete mit anderen Punktzahlen: { $scores }

## Why a component pack is refused

pack-too-big = die Datei ist zu groß (höchstens { $most } Byte)
pack-not-utf8 = das ist kein gültiger UTF-8-Text
pack-control-character = hier steht ein Steuerzeichen
pack-row-outside-table = diese Zeile gehört zu keiner Tabelle
pack-row-not-closed = die Zeile muss mit „|“ enden
pack-empty-cell = die Zelle ist leer; schreib „-“ für nichts
pack-cell-too-long = die Zelle ist zu lang (höchstens { $most } Zeichen)
pack-wrong-cell-count = die Zeile hat { $found ->
    [one] { $found } Zelle
   *[other] { $found } Zellen
}, aber die Tabelle hat { $expected ->
    [one] { $expected } Spalte
   *[other] { $expected } Spalten
}
pack-no-separator = unter den Spaltennamen fehlt eine Zeile wie „|---|---|“
pack-column-twice = die Spalte „{ $name }“ kommt zweimal vor
pack-unknown-column = eine Spalte „{ $name }“ gibt es in dieser Tabelle nicht
pack-missing-column = die Spalte „{ $name }“ fehlt
pack-table-name = „{ $found }“ ist kein gültiger Tabellenname; verwende Kleinbuchstaben, Ziffern und „_“
pack-table-twice = die Tabelle „{ $table }“ kommt schon in Zeile { $first } vor
pack-table-empty = die Tabelle „{ $table }“ hat keine Zeilen
pack-missing-table = die Tabelle „{ $table }“ fehlt
pack-needs-one-row = die Tabelle „{ $table }“ muss genau 1 Zeile haben, nicht { $found }
pack-other-game = das ist ein Paket für „{ $found }“, nicht für „{ $game }“
pack-id-twice = die ID „{ $id }“ kommt schon in Zeile { $first } vor
pack-needs-value = hier fehlt ein Wert
pack-not-a-number = „{ $found }“ ist keine Zahl
pack-not-yes-or-no = „{ $found }“ ist weder „yes“ noch „no“
pack-not-one-of = „{ $found }“ ist hier nicht erlaubt; erlaubt: { $allowed }
# $limit: such as ">= 1".
pack-out-of-range = { $found } liegt außerhalb des erlaubten Bereichs ({ $limit })
pack-bad-id = „{ $found }“ ist keine gültige ID
pack-too-long = „{ $found }“ ist zu lang
pack-bad-value = „{ $found }“ ist kein gültiger Wert für diese Spalte

## Why an effect or an amount in a pack is refused

notation-character = „{ $found }“ hat in dieser Schreibweise keine Bedeutung
notation-unexpected = „{ $found }“ ist hier fehl am Platz
notation-incomplete = am Ende fehlt etwas
notation-too-deep = Anweisungen dürfen höchstens { $most } Ebenen tief verschachtelt sein
notation-number = „{ $found }“ ist keine gültige Zahl
notation-unknown-statement = eine Anweisung „{ $statement }“ gibt es nicht; bekannt: { $known }
notation-not-one-of = „{ $found }“ ist hier nicht möglich; erlaubt: { $allowed }
notation-named-go-last = Argumente ohne Namen müssen vor denen mit Namen stehen
notation-argument-twice = das Argument „{ $argument }“ kommt zweimal vor
# $argument: its position, counted from 1, or its name.
notation-argument-missing = Argument { $argument } von „{ $statement }“ fehlt
notation-argument-too-many = Argument { $argument } von „{ $statement }“ ist überzählig
notation-argument-unknown = „{ $statement }“ hat kein Argument namens { $argument }
notation-needs-number = Argument { $argument } von „{ $statement }“ muss eine Zahl sein
notation-needs-name = Argument { $argument } von „{ $statement }“ muss ein Wort sein
notation-needs-amount = Argument { $argument } von „{ $statement }“ muss eine Menge sein, etwa „2 credit“
notation-needs-bundle = Argument { $argument } von „{ $statement }“ muss eine einzige Menge sein, ohne „/“
notation-needs-ratio = Argument { $argument } von „{ $statement }“ muss aus zwei Zahlen bestehen, etwa „5:4“
notation-needs-statement = Argument { $argument } von „{ $statement }“ muss eine Anweisung sein
