### Underwater Cities: die Dinge und was die Komponenten tun. Die Dinge heißen wie im Glossar der
### Regeln, ein Wort für ein Ding.
###
### Was eine Komponente tut, steht im Imperativ ("erhalte 1 Credit"). Zwei Formen dazu:
### `.infinitive`: hinter "um", wie in "um 1 Credit zu erhalten".
### `.after`: hinter einem Nebensatz, wo "du darfst" zu "darfst du" wird.

## Resources and what else is gained

# `.none`: the player has nothing of it.
underwater-cities-credit = Credit
    .none = keine Credits
underwater-cities-kelp = Tang
    .none = keinen Tang
underwater-cities-steelplast = Stahlplastik
    .none = kein Stahlplastik
underwater-cities-science = Wissenschaft
    .none = keine Wissenschaft
underwater-cities-biomatter = Biomasse
    .none = keine Biomasse

underwater-cities-amount-credit = { $count ->
    [one] { $count } Credit
   *[other] { $count } Credits
}
underwater-cities-amount-kelp = { $count } Tang
underwater-cities-amount-steelplast = { $count } Stahlplastik
underwater-cities-amount-science = { $count } Wissenschaft
underwater-cities-amount-biomatter = { $count } Biomasse
underwater-cities-amount-point = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
underwater-cities-amount-card = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
underwater-cities-amount-made-biomatter = { $count } in dieser Produktion erzeugte Biomasse
underwater-cities-bundle = { LIST($goods) }

## What is built

# `.a`: one of its kind. `.many`: several.
underwater-cities-farm = Farm
    .gender = feminine
    .a = eine Farm
    .many = Farmen
underwater-cities-desal = Entsalzungsanlage
    .gender = feminine
    .a = eine Entsalzungsanlage
    .many = Entsalzungsanlagen
    .short = Entsalzungsanlage
underwater-cities-lab = Labor
    .gender = neuter
    .a = ein Labor
    .many = Labore
underwater-cities-tunnel = Tunnel
    .gender = masculine
    .a = einen Tunnel
    .many = Tunnel
underwater-cities-white = nicht-symbiotische Stadt
    .gender = feminine
    .a = eine nicht-symbiotische Stadt
    .many = nicht-symbiotische Städte
    .short = nicht symbiotisch
underwater-cities-purple = symbiotische Stadt
    .gender = feminine
    .a = eine symbiotische Stadt
    .many = symbiotische Städte
    .short = symbiotisch
underwater-cities-building = Gebäude
    .gender = neuter
    .a = ein Gebäude
    .many = Gebäude
underwater-cities-structure = Struktur
    .gender = feminine
    .a = eine Struktur
    .many = Strukturen
underwater-cities-city = Stadt
    .gender = feminine
    .a = eine Stadt
    .many = Städte

## Places

# `.genitive`: of a slot of this colour, or to it.
underwater-cities-green = Grün
    .genitive = grünen
underwater-cities-red = Rot
    .genitive = roten
underwater-cities-yellow = Gelb
    .genitive = gelben
# Places bear the names that are printed on the pictures, the same in every language.
underwater-cities-slot-green = G{ $place }
underwater-cities-slot-red = R{ $place }
underwater-cities-slot-yellow = Y{ $place }
underwater-cities-slot-always-available = Platz ∞
    .short = ∞
# $place, $city, $one, $other: names of places on the board, such as "C3".
underwater-cities-site-city = { $place }
underwater-cities-site-metropolis = Metropole { $place }
    .short = { $place }
underwater-cities-site-tunnel = { $one }–{ $other }
underwater-cities-site-building = { $city }·{ $number }
underwater-cities-site-expansion = { $city }+
# What stands on a site, or is built there.
underwater-cities-standing-building = { $kind } { $city }·{ $number }
    .short = { $city }·{ $number }
underwater-cities-standing-expansion = { $kind } { $city }+
    .short = { $city }+
underwater-cities-standing-tunnel = Tunnel { $one }–{ $other }
    .short = { $one }–{ $other }
underwater-cities-standing-city = { $kind } { $place }
    .short = { $place }
underwater-cities-board = Spielerbogen { $number }
underwater-cities-space = Feld { $space } der Staatenbund-Leiste
underwater-cities-below-the-track = noch vor der Leiste

## Cards

underwater-cities-era-1 = Ära I
underwater-cities-era-2 = Ära II
underwater-cities-era-3 = Ära III
# `.a`: another one of its kind. `.short`: where there is little room.
underwater-cities-type-instant = Karte mit sofortigem Effekt
    .short = sofortiger Effekt
    .played = sofortiger Effekt, nur jetzt
underwater-cities-type-permanent = Karte mit dauerhaftem Effekt
    .short = dauerhafter Effekt
    .a = eine weitere Karte mit dauerhaftem Effekt
    .played = dauerhafter Effekt, bleibt bei dir
underwater-cities-type-action = Aktionskarte
    .a = eine weitere Aktionskarte
    .played = Aktionskarte, bleibt bei dir für Plätze, die Aktionskarten nutzen
underwater-cities-type-production = Produktionskarte
    .short = Produktion
    .a = eine weitere Produktionskarte
    .played = Produktionskarte, bleibt bei dir für jede Produktion
underwater-cities-type-end = Schlusswertungskarte
    .a = eine weitere Schlusswertungskarte
    .played = Schlusswertungskarte, bleibt bei dir bis zum Ende
# A title that the component pack brings along.
underwater-cities-own-title = { $title }
# `.short`: on a button.
underwater-cities-numbered-card = { $title } ({ $number })
    .short = { $title }
# Another card bears the same title.
underwater-cities-namesake-card = { $title } ({ $number })
    .short = { $title } { $number }
# Beside a card in a list. $head: such as “red”, “action card”, “3 credits”.
underwater-cities-card-hint = { LIST($head, style: "comma", form: "short") }: { $text }
# The same where the card is about to be played: its type says whether it stays.
underwater-cities-played-hint = { LIST($head, style: "comma", form: "played") }: { $text }
# $price: the price of a Special card.
underwater-cities-special-price = { $price } beim Ausspielen

## What is counted: only what is connected

# Im Akkusativ: "du hast mindestens ...", "je ...". `.each`: hinter "für".
underwater-cities-count-farm = { $count ->
    [one] { $count } verbundene Farm
   *[other] { $count } verbundene Farmen
}
    .each = jede verbundene Farm
underwater-cities-count-desal = { $count ->
    [one] { $count } verbundene Entsalzungsanlage
   *[other] { $count } verbundene Entsalzungsanlagen
}
    .each = jede verbundene Entsalzungsanlage
underwater-cities-count-lab = { $count ->
    [one] { $count } verbundenes Labor
   *[other] { $count } verbundene Labore
}
    .each = jedes verbundene Labor
underwater-cities-count-building = { $count ->
    [one] { $count } verbundenes Gebäude
   *[other] { $count } verbundene Gebäude
}
    .each = jedes verbundene Gebäude
underwater-cities-count-white = { $count ->
    [one] { $count } verbundene nicht-symbiotische Stadt
   *[other] { $count } verbundene nicht-symbiotische Städte
}
    .each = jede verbundene nicht-symbiotische Stadt
underwater-cities-count-purple = { $count ->
    [one] { $count } verbundene symbiotische Stadt
   *[other] { $count } verbundene symbiotische Städte
}
    .each = jede verbundene symbiotische Stadt
underwater-cities-count-city = { $count ->
    [one] { $count } verbundene Stadt
   *[other] { $count } verbundene Städte
}
    .each = jede verbundene Stadt
underwater-cities-count-tunnel = { $count ->
    [one] { $count } Tunnel an einer verbundenen Stadt
   *[other] { $count } Tunnel an verbundenen Städten
}
    .each = jeden Tunnel an einer verbundenen Stadt
underwater-cities-count-structure = { $count ->
    [one] { $count } Struktur an einer verbundenen Stadt
   *[other] { $count } Strukturen an verbundenen Städten
}
    .each = jede Struktur an einer verbundenen Stadt
underwater-cities-count-up-farm = { $count ->
    [one] { $count } verbundene aufgewertete Farm
   *[other] { $count } verbundene aufgewertete Farmen
}
    .each = jede verbundene aufgewertete Farm
underwater-cities-count-up-desal = { $count ->
    [one] { $count } verbundene aufgewertete Entsalzungsanlage
   *[other] { $count } verbundene aufgewertete Entsalzungsanlagen
}
    .each = jede verbundene aufgewertete Entsalzungsanlage
underwater-cities-count-up-lab = { $count ->
    [one] { $count } verbundenes aufgewertetes Labor
   *[other] { $count } verbundene aufgewertete Labore
}
    .each = jedes verbundene aufgewertete Labor
underwater-cities-count-up-building = { $count ->
    [one] { $count } verbundenes aufgewertetes Gebäude
   *[other] { $count } verbundene aufgewertete Gebäude
}
    .each = jedes verbundene aufgewertete Gebäude
underwater-cities-count-up-tunnel = { $count ->
    [one] { $count } aufgewerteten Tunnel an einer verbundenen Stadt
   *[other] { $count } aufgewertete Tunnel an verbundenen Städten
}
    .each = jeden aufgewerteten Tunnel an einer verbundenen Stadt
underwater-cities-count-up-structure = { $count ->
    [one] { $count } aufgewertete Struktur an einer verbundenen Stadt
   *[other] { $count } aufgewertete Strukturen an verbundenen Städten
}
    .each = jede aufgewertete Struktur an einer verbundenen Stadt
underwater-cities-count-pair-farm = { $count ->
    [one] { $count } verbundene Stadt mit mindestens 2 aufgewerteten Farmen
   *[other] { $count } verbundene Städte mit jeweils mindestens 2 aufgewerteten Farmen
}
    .each = jede verbundene Stadt mit mindestens 2 aufgewerteten Farmen
underwater-cities-count-pair-desal = { $count ->
    [one] { $count } verbundene Stadt mit mindestens 2 aufgewerteten Entsalzungsanlagen
   *[other] { $count } verbundene Städte mit jeweils mindestens 2 aufgewerteten Entsalzungsanlagen
}
    .each = jede verbundene Stadt mit mindestens 2 aufgewerteten Entsalzungsanlagen
underwater-cities-count-pair-lab = { $count ->
    [one] { $count } verbundene Stadt mit mindestens 2 aufgewerteten Laboren
   *[other] { $count } verbundene Städte mit jeweils mindestens 2 aufgewerteten Laboren
}
    .each = jede verbundene Stadt mit mindestens 2 aufgewerteten Laboren
underwater-cities-count-pair-any = { $count ->
    [one] { $count } Paar gleicher aufgewerteter Gebäude an einer verbundenen Stadt
   *[other] { $count } Paare gleicher aufgewerteter Gebäude an einer verbundenen Stadt
}
    .each = jedes Paar gleicher aufgewerteter Gebäude an einer verbundenen Stadt
underwater-cities-count-trio = { $count ->
    [one] { $count } verbundene Stadt mit allen 3 Arten von Gebäuden
   *[other] { $count } verbundene Städte mit allen 3 Arten von Gebäuden
}
    .each = jede verbundene Stadt mit allen 3 Arten von Gebäuden
underwater-cities-count-purple-trio = { $count ->
    [one] { $count } verbundene symbiotische Stadt mit allen 3 Arten von Gebäuden
   *[other] { $count } verbundene symbiotische Städte mit allen 3 Arten von Gebäuden
}
    .each = jede verbundene symbiotische Stadt mit allen 3 Arten von Gebäuden
underwater-cities-count-full = { $count ->
    [one] { $count } verbundene Stadt mit Gebäuden auf allen gewöhnlichen Bauplätzen
   *[other] { $count } verbundene Städte mit Gebäuden auf allen gewöhnlichen Bauplätzen
}
    .each = jede verbundene Stadt mit Gebäuden auf allen gewöhnlichen Bauplätzen
underwater-cities-count-expansion = { $count ->
    [one] { $count } verbundenes Gebäude auf einem Erweiterungsbauplatz
   *[other] { $count } verbundene Gebäude auf Erweiterungsbauplätzen
}
    .each = jedes verbundene Gebäude auf einem Erweiterungsbauplatz
underwater-cities-count-set-up = { $count ->
    [one] { $count } verbundenen Satz aufgewerteter Strukturen (Tunnel, Farm, Entsalzungsanlage und Labor)
   *[other] { $count } verbundene Sätze aufgewerteter Strukturen (Tunnel, Farm, Entsalzungsanlage und Labor)
}
    .each = jeden verbundenen Satz aufgewerteter Strukturen (Tunnel, Farm, Entsalzungsanlage und Labor)
underwater-cities-count-most = { $count ->
    [one] { $count } verbundenes Gebäude deiner häufigsten Art
   *[other] { $count } verbundene Gebäude deiner häufigsten Art
}
    .each = jedes verbundene Gebäude deiner häufigsten Art
underwater-cities-count-metropolis = { $count ->
    [one] { $count } verbundene Metropole
   *[other] { $count } verbundene Metropolen
}
    .each = jede verbundene Metropole
underwater-cities-count-permanent = { $count ->
    [one] { $count } beanspruchte Karte mit dauerhaftem Effekt
   *[other] { $count } beanspruchte Karten mit dauerhaftem Effekt
}
    .each = jede beanspruchte Karte mit dauerhaftem Effekt
underwater-cities-count-production = { $count ->
    [one] { $count } beanspruchte Produktionskarte
   *[other] { $count } beanspruchte Produktionskarten
}
    .each = jede beanspruchte Produktionskarte
underwater-cities-count-ending = { $count ->
    [one] { $count } beanspruchte Schlusswertungskarte
   *[other] { $count } beanspruchte Schlusswertungskarten
}
    .each = jede beanspruchte Schlusswertungskarte
underwater-cities-count-action = { $count ->
    [one] { $count } beanspruchte Aktionskarte (der Persönliche Assistent zählt mit)
   *[other] { $count } beanspruchte Aktionskarten (der Persönliche Assistent zählt mit)
}
    .each = jede beanspruchte Aktionskarte (der Persönliche Assistent zählt mit)
underwater-cities-count-claimed = { $count ->
    [one] { $count } von dir beanspruchte Karte
   *[other] { $count } von dir beanspruchte Karten
}
    .each = jede von dir beanspruchte Karte
underwater-cities-count-special = { $count ->
    [one] { $count } von dir ausgespielte und bezahlte Spezialkarte
   *[other] { $count } von dir ausgespielte und bezahlte Spezialkarten
}
    .each = jede von dir ausgespielte und bezahlte Spezialkarte
underwater-cities-count-tile-green = { $count ->
    [one] { $count } deiner Aktionsplättchen in dieser Runde auf einem grünen Platz
   *[other] { $count } deiner Aktionsplättchen in dieser Runde auf grünen Plätzen
}
    .each = jedes deiner Aktionsplättchen, das in dieser Runde auf einem grünen Platz liegt
underwater-cities-count-tile-red = { $count ->
    [one] { $count } deiner Aktionsplättchen in dieser Runde auf einem roten Platz
   *[other] { $count } deiner Aktionsplättchen in dieser Runde auf roten Plätzen
}
    .each = jedes deiner Aktionsplättchen, das in dieser Runde auf einem roten Platz liegt
underwater-cities-count-tile-yellow = { $count ->
    [one] { $count } deiner Aktionsplättchen in dieser Runde auf einem gelben Platz
   *[other] { $count } deiner Aktionsplättchen in dieser Runde auf gelben Plätzen
}
    .each = jedes deiner Aktionsplättchen, das in dieser Runde auf einem gelben Platz liegt
underwater-cities-count-tile-colours = { $count ->
    [one] { $count } Platzfarbe mit deinen Aktionsplättchen in dieser Runde
   *[other] { $count } Platzfarben mit deinen Aktionsplättchen in dieser Runde
}
    .each = jede Platzfarbe, die du in dieser Runde mit Aktionsplättchen besetzt
    .had = { $count ->
        [one] { $count } Platzfarbe in dieser Runde besetzt
       *[other] { $count } Platzfarben in dieser Runde besetzt
    }

## Conditions, as they stand behind "if"

underwater-cities-if-at-least = du mindestens { LIST($needs, form: "had") } hast
underwater-cities-if-at-most = du höchstens { $counted } hast
underwater-cities-if-have = du mindestens { LIST($goods) } hast
underwater-cities-if-space = du auf Feld { $space } der Staatenbund-Leiste stehst
underwater-cities-if-not-at-least = du nicht { LIST($needs) } hast
underwater-cities-if-more = du mehr als { $counted } hast
underwater-cities-if-not-space = du nicht auf Feld { $space } der Staatenbund-Leiste stehst
underwater-cities-if-none = du { FORM($thing, form: "none") } hast
underwater-cities-if-have-not = du nicht { LIST($goods) } hast

## Events, as they stand behind "whenever"

underwater-cities-when-built = du { LIST($kinds, style: "or", form: "a") } baust
underwater-cities-when-built-nth-city = du an einer verbundenen Stadt { FORM($kind, form: "gender") ->
    [feminine] { $nth ->
        [1] die erste
        [2] die zweite
        [3] die dritte
       *[other] die { $nth }.
    }
    [neuter] { $nth ->
        [1] das erste
        [2] das zweite
        [3] das dritte
       *[other] das { $nth }.
    }
   *[masculine] { $nth ->
        [1] den ersten
        [2] den zweiten
        [3] den dritten
       *[other] den { $nth }.
    }
} { $kind } baust
underwater-cities-when-built-nth-turn = du in einem Zug { FORM($kind, form: "gender") ->
    [feminine] { $nth ->
        [1] die erste
        [2] die zweite
        [3] die dritte
       *[other] die { $nth }.
    }
    [neuter] { $nth ->
        [1] das erste
        [2] das zweite
        [3] das dritte
       *[other] das { $nth }.
    }
   *[masculine] { $nth ->
        [1] den ersten
        [2] den zweiten
        [3] den dritten
       *[other] den { $nth }.
    }
} { $kind } baust
underwater-cities-when-built-nth-of-city = du { LIST($kinds, style: "or", form: "many") } baust und an der verbundenen Stadt dann genau { $nth } davon stehen
underwater-cities-when-built-nth-of-turn = du { LIST($kinds, style: "or", form: "many") } baust und es in diesem Zug genau { $nth } davon sind
underwater-cities-when-upgraded = du { LIST($kinds, style: "or", form: "a") } aufwertest
underwater-cities-when-upgraded-nth = du an einer verbundenen Stadt { FORM($kind, form: "gender") ->
    [feminine] { $nth ->
        [1] die erste
        [2] die zweite
        [3] die dritte
       *[other] die { $nth }.
    }
    [neuter] { $nth ->
        [1] das erste
        [2] das zweite
        [3] das dritte
       *[other] das { $nth }.
    }
   *[masculine] { $nth ->
        [1] den ersten
        [2] den zweiten
        [3] den dritten
       *[other] den { $nth }.
    }
} { $kind } aufwertest
underwater-cities-when-upgraded-nth-of = du { LIST($kinds, style: "or", form: "many") } aufwertest und an der verbundenen Stadt dann genau { $nth } davon aufgewertet sind
underwater-cities-when-space = du Feld { $space } der Staatenbund-Leiste erreichst
underwater-cities-when-over = dich ein Schritt über Feld 1 der Staatenbund-Leiste hinausführt
underwater-cities-when-advanced = du auf der Staatenbund-Leiste voranschreitest
underwater-cities-when-slot = du { $slot } nutzt
underwater-cities-when-gives = dir ein Aktionsplatz mindestens { $amount } gibt
underwater-cities-when-matched = die ausgespielte Karte zur Farbe deines Platzes passt
underwater-cities-when-matched-colour = die ausgespielte Karte zu einem { FORM($colour, form: "genitive") } Platz passt
underwater-cities-when-mismatched = du einen farbigen Platz wählst, zu dem die ausgespielte Karte nicht passt
underwater-cities-when-card-used = du eine Aktionskarte nutzt
underwater-cities-when-special-taken = du eine Spezialkarte nimmst
underwater-cities-when-special-paid = du eine Spezialkarte bezahlst
underwater-cities-when-claimed = du eine weitere Karte beanspruchst
underwater-cities-when-claimed-type = du { FORM($type, form: "a") } beanspruchst
underwater-cities-when-metropolis = du eine weitere Metropole mit deinem Netzwerk verbindest
underwater-cities-when-turn-ends = dein Zug endet

# Slots by what they are for.
underwater-cities-family-federation = einen Platz für die Staatenbund-Leiste
underwater-cities-family-desal = einen Platz für Entsalzungsanlagen
underwater-cities-family-city = einen Platz für Städte
underwater-cities-family-use = einen Platz für Aktionskarten
underwater-cities-family-steel = einen Platz, der Stahlplastik gibt,
underwater-cities-family-tunnel = einen Platz für Tunnel
underwater-cities-family-cards = einen Platz, der Karten gibt,
underwater-cities-family-farm = einen Platz für Farmen
underwater-cities-family-lab = einen Platz für Labore
underwater-cities-family-special = einen Platz für Spezialkarten
underwater-cities-family-science = den Platz für Wissenschaft
underwater-cities-family-always = den jederzeit verfügbaren Platz

## What is done: gaining, paying, choosing

underwater-cities-do-gain = erhalte { LIST($goods) }
    .infinitive = { LIST($goods) } zu erhalten
    .short = { LIST($goods, style: "plus") }
    .brief = { LIST($goods) }
# Beside what the Federation track itself gives.
underwater-cities-do-gain-more = erhalte zusätzlich { LIST($goods) }
underwater-cities-do-gain-one-of = erhalte { LIST($goods, style: "or") }
    .infinitive = { LIST($goods, style: "or") } zu erhalten
underwater-cities-do-gain-several-of = erhalte { $count } verschiedene davon: { LIST($goods, style: "comma") }
    .infinitive = { $count } verschiedene davon zu erhalten: { LIST($goods, style: "comma") }
    .option = { $count } verschiedene davon erhalten: { LIST($goods, style: "comma") }
    .brief = { $count } verschiedene davon: { LIST($goods, style: "comma") }
underwater-cities-do-advance = { $steps ->
    [one] schreite auf der Staatenbund-Leiste { $steps } Feld voran
   *[other] schreite auf der Staatenbund-Leiste { $steps } Felder voran
}
    .infinitive = { $steps ->
        [one] auf der Staatenbund-Leiste { $steps } Feld voranzuschreiten
       *[other] auf der Staatenbund-Leiste { $steps } Felder voranzuschreiten
    }
    .option = { $steps ->
        [one] auf der Staatenbund-Leiste { $steps } Feld voranschreiten
       *[other] auf der Staatenbund-Leiste { $steps } Felder voranschreiten
    }
    .short = { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
    .brief = { $steps ->
        [one] { $steps } Schritt im Staatenbund
       *[other] { $steps } Schritte im Staatenbund
    }
underwater-cities-do-pay = du darfst { LIST($prices, style: "or") } bezahlen, um { FORM($then, form: "infinitive") }
    .infinitive = { LIST($prices, style: "or") } zu bezahlen, um { FORM($then, form: "infinitive") }
    .after = darfst du { LIST($prices, style: "or") } bezahlen, um { FORM($then, form: "infinitive") }
underwater-cities-do-pay-times = du darfst bis zu { $times ->
            [2] zweimal
           *[other] { $times }-mal
        } { LIST($prices, style: "or") } bezahlen, um jeweils { FORM($then, form: "infinitive") }
    .infinitive = bis zu { $times ->
            [2] zweimal
           *[other] { $times }-mal
        } { LIST($prices, style: "or") } zu bezahlen, um jeweils { FORM($then, form: "infinitive") }
    .after = darfst du bis zu { $times ->
            [2] zweimal
           *[other] { $times }-mal
        } { LIST($prices, style: "or") } bezahlen, um jeweils { FORM($then, form: "infinitive") }
underwater-cities-do-discard = { $count ->
    [one] du darfst { $count } Karte abwerfen, um { FORM($then, form: "infinitive") }
   *[other] du darfst { $count } Karten abwerfen, um { FORM($then, form: "infinitive") }
}
    .infinitive = { $count ->
        [one] { $count } Karte abzuwerfen, um { FORM($then, form: "infinitive") }
       *[other] { $count } Karten abzuwerfen, um { FORM($then, form: "infinitive") }
    }
    .after = { $count ->
        [one] darfst du { $count } Karte abwerfen, um { FORM($then, form: "infinitive") }
       *[other] darfst du { $count } Karten abwerfen, um { FORM($then, form: "infinitive") }
    }
underwater-cities-do-discard-times = { $count ->
    [one] du darfst bis zu { $times ->
            [2] zweimal
           *[other] { $times }-mal
        } { $count } Karte abwerfen, um jeweils { FORM($then, form: "infinitive") }
   *[other] du darfst bis zu { $times ->
            [2] zweimal
           *[other] { $times }-mal
        } { $count } Karten abwerfen, um jeweils { FORM($then, form: "infinitive") }
}
    .infinitive = { $count ->
        [one] bis zu { $times ->
            [2] zweimal
           *[other] { $times }-mal
        } { $count } Karte abzuwerfen, um jeweils { FORM($then, form: "infinitive") }
       *[other] bis zu { $times ->
            [2] zweimal
           *[other] { $times }-mal
        } { $count } Karten abzuwerfen, um jeweils { FORM($then, form: "infinitive") }
    }
    .after = { $count ->
        [one] darfst du bis zu { $times ->
            [2] zweimal
           *[other] { $times }-mal
        } { $count } Karte abwerfen, um jeweils { FORM($then, form: "infinitive") }
       *[other] darfst du bis zu { $times ->
            [2] zweimal
           *[other] { $times }-mal
        } { $count } Karten abwerfen, um jeweils { FORM($then, form: "infinitive") }
    }
underwater-cities-do-exchange = tausche { $one } gegen { $other } ein oder umgekehrt
    .infinitive = { $one } gegen { $other } oder umgekehrt einzutauschen
underwater-cities-do-exchange-times = tausche bis zu { $times ->
            [2] zweimal
           *[other] { $times }-mal
        } { $one } gegen { $other } ein oder umgekehrt
    .infinitive = bis zu { $times ->
            [2] zweimal
           *[other] { $times }-mal
        } { $one } gegen { $other } oder umgekehrt einzutauschen

## What is done: building and the like

underwater-cities-one = 1 { $kind }
underwater-cities-one-of = { LIST($things, style: "or") }
underwater-cities-up-to = bis zu { $count } { LIST($kinds, style: "or", form: "many") }
underwater-cities-cost-usual = zu den üblichen Kosten
underwater-cities-cost-free = kostenlos
underwater-cities-cost = für { LIST($prices, style: "or") }
underwater-cities-cost-each = für je { LIST($prices, style: "or") }
underwater-cities-cost-less = für { LIST($goods) } weniger als üblich
underwater-cities-do-build-ordinary = baue { $things } { $cost }
    .infinitive = { $things } { $cost } zu bauen
underwater-cities-do-build-expansion = baue { $things } { $cost } auf einem Erweiterungsbauplatz
    .infinitive = { $things } { $cost } auf einem Erweiterungsbauplatz zu bauen
underwater-cities-do-build-any = baue { $things } { $cost } auf einem gewöhnlichen oder einem Erweiterungsbauplatz
    .infinitive = { $things } { $cost } auf einem gewöhnlichen oder einem Erweiterungsbauplatz zu bauen
underwater-cities-do-build-upgraded = { $build } und werte die neue Struktur sofort { $cost } auf
    .infinitive = { FORM($build, form: "infinitive") } und die neue Struktur sofort { $cost } aufzuwerten
    .brief = { FORM($build, form: "brief") }, sofort aufgewertet { $cost }
underwater-cities-do-upgrade = werte { $things } { $cost } auf
    .infinitive = { $things } { $cost } aufzuwerten
underwater-cities-do-upgrade-differ = werte { $things } verschiedener Art { $cost } auf
    .infinitive = { $things } verschiedener Art { $cost } aufzuwerten
# The same, where the costs follow.
underwater-cities-do-build-ordinary-bare = baue { $things }
    .infinitive = { $things } zu bauen
    .brief = { $things }
underwater-cities-do-build-expansion-bare = baue { $things } auf einem Erweiterungsbauplatz
    .infinitive = { $things } auf einem Erweiterungsbauplatz zu bauen
underwater-cities-do-build-any-bare = baue { $things } auf einem gewöhnlichen oder einem Erweiterungsbauplatz
    .infinitive = { $things } auf einem gewöhnlichen oder einem Erweiterungsbauplatz zu bauen
underwater-cities-do-upgrade-bare = werte { $things } auf
    .infinitive = { $things } aufzuwerten
    .brief = { $things } aufwerten
underwater-cities-do-upgrade-differ-bare = werte { $things } verschiedener Art auf
    .infinitive = { $things } verschiedener Art aufzuwerten
underwater-cities-do-use = { $count ->
    [1] nutze { $count } deiner Aktionskarten
   *[other] nutze bis zu { $count } deiner Aktionskarten
}
    .infinitive = { $count ->
        [1] { $count } deiner Aktionskarten zu nutzen
       *[other] bis zu { $count } deiner Aktionskarten zu nutzen
    }
    .option = { $count ->
        [1] { $count } deiner Aktionskarten nutzen
       *[other] bis zu { $count } deiner Aktionskarten nutzen
    }
    .short = Aktionskarte
    .brief = { $count ->
        [1] { $count } Aktionskarte nutzen
       *[other] bis zu { $count } Aktionskarten nutzen
    }
underwater-cities-do-use-any = { $count ->
    [1] nutze { $count } deiner Aktionskarten, auch eine schon genutzte
   *[other] nutze bis zu { $count } deiner Aktionskarten, auch schon genutzte
}
    .infinitive = { $count ->
        [1] { $count } deiner Aktionskarten, auch eine schon genutzte, zu nutzen
       *[other] bis zu { $count } deiner Aktionskarten, auch schon genutzte, zu nutzen
    }
    .option = { $count ->
        [1] { $count } deiner Aktionskarten nutzen, auch eine schon genutzte
       *[other] bis zu { $count } deiner Aktionskarten nutzen, auch schon genutzte
    }
    .open = { $count ->
        [1] nutze { $count } deiner Aktionskarten, auch eine schon genutzte,
       *[other] nutze bis zu { $count } deiner Aktionskarten, auch schon genutzte,
    }
    .short = Aktionskarte
# `.open`: more is said behind it. $use: such as "use 1 of your action cards".
underwater-cities-do-use-times = { FORM($use, form: "open") } und führe ihren Effekt { $times ->
            [2] zweimal
           *[other] { $times }-mal
        } aus
    .infinitive = { FORM($use, form: "infinitive") } und ihren Effekt { $times ->
            [2] zweimal
           *[other] { $times }-mal
        } auszuführen
    .option = { FORM($use, form: "option") } und ihren Effekt { $times ->
            [2] zweimal
           *[other] { $times }-mal
        } ausführen
    .short = Aktionskarte
underwater-cities-do-refresh = { $count ->
    [1] mache { $count } deiner genutzten Aktionskarten wieder verfügbar
   *[other] mache bis zu { $count } deiner genutzten Aktionskarten wieder verfügbar
}
    .infinitive = { $count ->
        [1] { $count } deiner genutzten Aktionskarten wieder verfügbar zu machen
       *[other] bis zu { $count } deiner genutzten Aktionskarten wieder verfügbar zu machen
    }
    .option = { $count ->
        [1] { $count } deiner genutzten Aktionskarten wieder verfügbar machen
       *[other] bis zu { $count } deiner genutzten Aktionskarten wieder verfügbar machen
    }
    .short = Karte bereit
underwater-cities-do-take-special = { $count ->
    [one] nimm { $count } Spezialkarte
   *[other] nimm { $count } Spezialkarten
}
    .infinitive = { $count ->
        [one] { $count } Spezialkarte zu nehmen
       *[other] { $count } Spezialkarten zu nehmen
    }
    .option = { $count ->
        [one] { $count } Spezialkarte nehmen
       *[other] { $count } Spezialkarten nehmen
    }
    .short = Spezialkarte
    .brief = { $count ->
        [one] { $count } Spezialkarte
       *[other] { $count } Spezialkarten
    }
underwater-cities-do-draw = { $count ->
    [one] ziehe { $count } Karte und behalte { $keep }
   *[other] ziehe { $count } Karten und behalte { $keep } davon
}
    .infinitive = { $count ->
        [one] { $count } Karte zu ziehen und { $keep } zu behalten
       *[other] { $count } Karten zu ziehen und { $keep } davon zu behalten
    }
    .option = { $count ->
        [one] { $count } Karte ziehen und { $keep } behalten
       *[other] { $count } Karten ziehen und { $keep } davon behalten
    }
    .short = Karten ziehen
underwater-cities-do-slot-available = nutze die Aktion eines beliebigen verfügbaren Platzes
    .infinitive = die Aktion eines beliebigen verfügbaren Platzes zu nutzen
    .short = Aktion eines Platzes
underwater-cities-do-slot-available-colour = nutze die Aktion eines verfügbaren { FORM($colour, form: "genitive") } Platzes
    .infinitive = die Aktion eines verfügbaren { FORM($colour, form: "genitive") } Platzes zu nutzen
    .short = Aktion eines Platzes
underwater-cities-do-slot-occupied = nutze die Aktion eines Platzes, den jemand anders besetzt
    .infinitive = die Aktion eines Platzes zu nutzen, den jemand anders besetzt
    .short = Aktion eines Platzes
underwater-cities-do-slot-occupied-colour = nutze die Aktion eines { FORM($colour, form: "genitive") } Platzes, den jemand anders besetzt
    .infinitive = die Aktion eines { FORM($colour, form: "genitive") } Platzes zu nutzen, den jemand anders besetzt
    .short = Aktion eines Platzes
underwater-cities-do-slot-any = nutze die Aktion eines farbigen Platzes, den du nicht selbst besetzt, ob verfügbar oder nicht
    .infinitive = die Aktion eines farbigen Platzes zu nutzen, den du nicht selbst besetzt, ob verfügbar oder nicht
    .short = Aktion eines Platzes
underwater-cities-do-slot-any-colour = nutze die Aktion eines { FORM($colour, form: "genitive") } Platzes, den du nicht selbst besetzt, ob verfügbar oder nicht
    .infinitive = die Aktion eines { FORM($colour, form: "genitive") } Platzes zu nutzen, den du nicht selbst besetzt, ob verfügbar oder nicht
    .short = Aktion eines Platzes
underwater-cities-do-slot-always = nutze die Aktion des jederzeit verfügbaren Platzes
    .infinitive = die Aktion des jederzeit verfügbaren Platzes zu nutzen
    .short = Aktion eines Platzes
underwater-cities-do-convert = { $count ->
    [1] wandle { $count } deiner nicht-symbiotischen Städte in eine symbiotische Stadt um
   *[other] wandle bis zu { $count } deiner nicht-symbiotischen Städte in symbiotische Städte um
}
    .infinitive = { $count ->
        [1] { $count } deiner nicht-symbiotischen Städte in eine symbiotische Stadt umzuwandeln
       *[other] bis zu { $count } deiner nicht-symbiotischen Städte in symbiotische Städte umzuwandeln
    }
    .option = { $count ->
        [1] { $count } nicht-symbiotische Stadt symbiotisch machen
       *[other] bis zu { $count } nicht-symbiotische Städte symbiotisch machen
    }
    .short = symbiotisch machen
underwater-cities-do-trial = { $count ->
    [1] erhalte die Produktion von { $count } aufgewerteten Struktur an einer verbundenen Stadt
   *[other] erhalte die Produktion von bis zu { $count } verschiedenen aufgewerteten Strukturen an verbundenen Städten
}
    .infinitive = { $count ->
        [1] die Produktion von { $count } aufgewerteten Struktur an einer verbundenen Stadt zu erhalten
       *[other] die Produktion von bis zu { $count } verschiedenen aufgewerteten Strukturen an verbundenen Städten zu erhalten
    }
underwater-cities-do-trial-of = { $count ->
    [1] erhalte die Produktion von { $count } deiner aufgewerteten { LIST($kinds, style: "or", form: "many") } an verbundenen Städten
   *[other] erhalte die Produktion von bis zu { $count } deiner aufgewerteten { LIST($kinds, style: "or", form: "many") } an verbundenen Städten
}
    .infinitive = { $count ->
        [1] die Produktion von { $count } deiner aufgewerteten { LIST($kinds, style: "or", form: "many") } an verbundenen Städten zu erhalten
       *[other] die Produktion von bis zu { $count } deiner aufgewerteten { LIST($kinds, style: "or", form: "many") } an verbundenen Städten zu erhalten
    }
underwater-cities-do-again = { $count ->
    [1] { $count } deiner aufgewerteten Strukturen an verbundenen Städten produziert ein weiteres Mal
   *[other] bis zu { $count } deiner aufgewerteten Strukturen an verbundenen Städten produzieren ein weiteres Mal
}
underwater-cities-do-again-of = { $count ->
    [1] { $count } deiner aufgewerteten { LIST($kinds, style: "or", form: "many") } an verbundenen Städten produziert ein weiteres Mal
   *[other] bis zu { $count } deiner aufgewerteten { LIST($kinds, style: "or", form: "many") } an verbundenen Städten produzieren ein weiteres Mal
}
underwater-cities-do-gain-metropolis = { $count ->
    [one] ziehe { $count } unbenutztes blaues Metropolenplättchen, das als verbunden gilt
   *[other] ziehe { $count } unbenutzte blaue Metropolenplättchen und behalte 1 davon, das als verbunden gilt
}
    .infinitive = { $count ->
        [one] { $count } unbenutztes blaues Metropolenplättchen zu ziehen, das als verbunden gilt
       *[other] { $count } unbenutzte blaue Metropolenplättchen zu ziehen und 1 davon zu behalten, das als verbunden gilt
    }
    .short = Metropole

## What is done: depending on something

underwater-cities-do-if = wenn { $condition }, { FORM($then, form: "after") }
    .infinitive = { FORM($then, form: "infinitive") }, wenn { $condition }
    .short = { FORM($then, form: "short") }
underwater-cities-do-if-else = wenn { $condition }, { FORM($then, form: "after") }; sonst { FORM($otherwise, form: "after") }
    .infinitive = { FORM($then, form: "infinitive") }, wenn { $condition }, sonst { FORM($otherwise, form: "infinitive") }
underwater-cities-do-for-each = { $then } für { FORM($counted, form: "each") }
    .infinitive = für { FORM($counted, form: "each") } { FORM($then, form: "infinitive") }
    .short = { FORM($then, form: "short") }
underwater-cities-do-per = { $then } je { $counted }
    .infinitive = je { $counted } { FORM($then, form: "infinitive") }
    .short = { FORM($then, form: "short") }
# $steps: such as "1 point for at least 6 or 2 points for at least 7 connected cities"; the last says
# what is counted.
underwater-cities-do-tier = erhalte { LIST($steps, style: "or") }
    .infinitive = { LIST($steps, style: "or") } zu erhalten
underwater-cities-tier = { $points ->
    [one] { $points } Punkt für mindestens { $number }
   *[other] { $points } Punkte für mindestens { $number }
}
underwater-cities-last-tier = { $points ->
    [one] { $points } Punkt für mindestens { $counted }
   *[other] { $points } Punkte für mindestens { $counted }
}

## What holds while a card is claimed

underwater-cities-do-on = immer wenn { $event }, { FORM($then, form: "after") }
underwater-cities-do-on-turn-end = am Zugende: { $then }
underwater-cities-do-on-once-turn = einmal pro Zug, wenn { $event }, { FORM($then, form: "after") }
underwater-cities-do-on-once-round = einmal pro Runde, wenn { $event }, { FORM($then, form: "after") }
underwater-cities-do-on-once-era = einmal pro Ära, wenn { $event }, { FORM($then, form: "after") }
underwater-cities-do-boost-more = { $count ->
    [1] darfst du dort { $count } { $kind } mehr bauen
   *[other] darfst du dort bis zu { $count } { FORM($kind, form: "many") } mehr bauen
}
underwater-cities-do-boost-kinds = darfst du dort nach Wahl { LIST($kinds, style: "or", form: "many") } bauen
underwater-cities-do-boost-both = darfst du beide seiner Möglichkeiten nutzen
underwater-cities-do-ability = einmal pro Zug: { $then }
underwater-cities-do-discount = wenn { $event }, kostet es dich { LIST($goods) } weniger
underwater-cities-do-discount-special = Spezialkarten kosten dich { LIST($goods) } weniger
underwater-cities-do-discount-once = wenn { $event }, kostet es dich beim ersten Mal in jedem Zug { LIST($goods) } weniger
underwater-cities-do-other-cost = wenn { $event }, darfst du statt der üblichen Kosten { LIST($prices, style: "or") } bezahlen
underwater-cities-do-limit = dein Handkartenlimit ist um { $count } höher

## When it counts

underwater-cities-do-now = beim Verbinden: { LIST($parts, style: "points") }
underwater-cities-do-prod = in der Produktion: { LIST($parts, style: "points") }
underwater-cities-do-end = am Spielende: { LIST($parts, style: "points") }
underwater-cities-do-replace = { $count ->
    [1] { $count } deiner verbundenen { FORM($kind, form: "many") } darf statt { $old } { $new } erzeugen; was die Aufwertung erzeugt, bleibt gleich
   *[other] bis zu { $count } deiner verbundenen { FORM($kind, form: "many") } dürfen statt { $old } jeweils { $new } erzeugen; was die Aufwertung erzeugt, bleibt gleich
}
underwater-cities-do-feed = { $count ->
    [1] { $count } deiner verbundenen Städte musst du nicht ernähren
   *[other] { $count } deiner verbundenen Städte musst du nicht ernähren
}

## Texts of whole components

underwater-cities-text = { LIST($parts, style: "points") }.
underwater-cities-text-slot = { LIST($parts, style: "points", form: "brief") }
underwater-cities-text-contract = wenn du mindestens { LIST($needs) } hast, { LIST($reward, style: "points", form: "after") }.
underwater-cities-text-metropolis = beim Verbinden: { LIST($now, style: "points") }. In jeder Produktion: { LIST($prod, style: "points") }.
# $effect: such as "immediately gain 6 points". $surcharge: such as "2 science and 2 credits".
underwater-cities-text-site = { $effect }.
underwater-cities-text-surcharge = { $effect }; hier zu bauen kostet zusätzlich { $surcharge }.
# `.short`: behind the name of the site, on a button.
underwater-cities-site-is-double-building = Gebäude ×2: in der Produktion erzeugt dieses Gebäude seinen eigenen Ertrag ein weiteres Mal
    .short = Ertrag ×2
underwater-cities-site-is-triple-city = Stadt ×3: in der Produktion bringt eine verbundene symbiotische Stadt hier 6 statt 2 Punkte
    .short = Ertrag ×3
underwater-cities-site-is-triple-tunnel = Tunnel ×3: in der Produktion bringt ein Tunnel hier das Dreifache, wenn er an einer Stadt liegt
    .short = Ertrag ×3
underwater-cities-site-is-joined-tunnels = Tunnelpaar: in der Produktion bringen diese beiden zusätzlich 2 Credits, wenn beide gebaut sind und jeder an einer Stadt liegt
    .short = Tunnelpaar
underwater-cities-site-is-metropolis-tunnel = in der Produktion bringt die Metropole hier 2 Punkte mehr, wenn sie verbunden ist
    .short = Metropole +2 Punkte
underwater-cities-site-is-six-points = wer hier baut, erhält sofort 6 Punkte
    .short = +6 Punkte

## Why a component pack is refused

underwater-cities-pack-zero = die Zahl muss hier mindestens 1 sein
underwater-cities-pack-twice = „{ $name }“ kommt zweimal vor
underwater-cities-pack-one-counter = hier lässt sich nur eine Sache zählen
underwater-cities-pack-less-than-usual = festgelegte Kosten können nicht zugleich „geringer als üblich“ sein
underwater-cities-pack-rising = Zahlen und Punkte müssen von Stufe zu Stufe steigen
underwater-cities-pack-boost = dieser Platz hat keine Regeln, die sich so ändern ließen
underwater-cities-pack-replaced = das wird ohne Aufwertung gar nicht erzeugt
underwater-cities-pack-no-choice = hier darf es keine Wahl geben; schreib es ohne „/“
underwater-cities-pack-row-count = die Tabelle hat { $found ->
    [one] { $found } Zeile
   *[other] { $found } Zeilen
} dieser Art, braucht aber { $expected }
underwater-cities-pack-too-few = die Tabelle hat { $found ->
    [one] { $found } Zeile
   *[other] { $found } Zeilen
} dieser Art, braucht aber mindestens { $fewest }
underwater-cities-pack-unknown = „{ $name }“ kommt in keiner anderen Tabelle vor
underwater-cities-pack-unreached = vom Start führen keine Tunnel zu diesem Bauplatz
underwater-cities-pack-one-statement = hier ist nur eine Anweisung dieser Art erlaubt
underwater-cities-pack-missing-row = die Zeile „{ $name }“ fehlt
underwater-cities-pack-cards = es gibt { $found } solche Karten, nicht { $expected }
underwater-cities-pack-no-slot = eine Seite des Hauptspielplans hat keinen passenden Platz „{ $name }“

## Underwater Cities: was ein Beitrag von einem Zug erzählt. Die Form .tally ist für wenig Platz.

# $slots: such as “G3”, with its icon. $card: a title.
underwater-cities-story-chose = { LIST($slots) } mit „{ $card }“
    .least = { LIST($slots) }
underwater-cities-story-unused = { LIST($slots) } mit „{ $card }“ (ohne Effekt)
    .least = { LIST($slots) }
underwater-cities-story-claimed = { LIST($slots) }, „{ $card }“ beansprucht
    .least = { LIST($slots) }
underwater-cities-story-alone = { LIST($slots) } ohne Karte
    .least = { LIST($slots) }
underwater-cities-story-cloned = Kopie von { $slot }
underwater-cities-story-also-claimed = beansprucht: { LIST($things) }
    .least = { "" }
underwater-cities-story-used = genutzt: { LIST($things) }
    .least = { "" }
underwater-cities-story-refreshed = wieder verfügbar: { LIST($things) }
    .least = { "" }
underwater-cities-story-built = { LIST($things) } gebaut
    .tally = { LIST($things, form: "tally") } gebaut
underwater-cities-story-upgraded = { LIST($things) } aufgewertet
    .tally = { LIST($things, form: "tally") } aufgewertet
underwater-cities-story-converted = symbiotisch gemacht: { LIST($things) }
    .tally = symbiotisch gemacht: { LIST($things, form: "tally") }
# $kind: such as “Farm”. $places: such as “C5, C9”.
underwater-cities-story-buildings = { $count ->
    [one] { $kind } ({ $places })
   *[other] { $count } { FORM($kind, form: "many") } ({ $places })
}
    .tally = { $count ->
        [one] { $kind }
       *[other] { $count } { FORM($kind, form: "many") }
    }
underwater-cities-story-cities = { $count ->
    [one] { $kind } { $places }
   *[other] { FORM($kind, form: "many") } { $places }
}
underwater-cities-story-metropolis = { LIST($things) } verbunden
underwater-cities-story-special = { LIST($things) } genommen
underwater-cities-story-searched = verdeckte Spezialkarte genommen, „{ LIST($things) }“ unter den Stapel gelegt
    .tally = verdeckte Spezialkarte genommen
underwater-cities-story-kept-special = verdeckte Spezialkarte genommen
underwater-cities-story-replaced = { LIST($things) } abgeworfen
    .least = { "" }
underwater-cities-story-contract = Auftrag „{ LIST($things) }“
underwater-cities-story-steps = { $steps ->
    [one] { $steps } Schritt im Staatenbund
   *[other] { $steps } Schritte im Staatenbund
}
    .least = Staatenbund +{ $steps }
underwater-cities-story-hungry = { $count ->
    [one] { $count } Stadt hungerte
   *[other] { $count } Städte hungerten
}
