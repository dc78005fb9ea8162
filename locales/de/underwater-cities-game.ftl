### Underwater Cities beim Spielen: Fragen, Optionen und das Protokoll. Optionen stehen im Infinitiv,
### das Protokoll in Partizipien.

## How far the game is, and why it ended

underwater-cities-title = Underwater Cities
underwater-cities-moment = { $era }, Runde { $round }
# While new cards are chosen.
underwater-cities-moment-cards = { $era } beginnt
# A player by name.
underwater-cities-seat = { $seat }
underwater-cities-end-scored = alle zehn Runden sind gespielt
underwater-cities-end-solo-won = die Nation hat 7 verbundene Städte und 100 Punkte: gewonnen
underwater-cities-end-solo-lost = zum Sieg fehlen 7 verbundene Städte oder 100 Punkte: verloren
# $cities, $points: what the nation has; the rest is what it takes to win.
underwater-cities-ended-solo-won =
    { $cities ->
        [one] { $cities } verbundene Stadt (nötig: 7)
       *[other] { $cities } verbundene Städte (nötig: 7)
    } und { $points ->
        [one] 1 Punkt (nötig: 100)
       *[other] { $points } Punkte (nötig: 100)
    }: gewonnen
underwater-cities-ended-solo-lost =
    { $cities ->
        [one] { $cities } verbundene Stadt (nötig: 7)
       *[other] { $cities } verbundene Städte (nötig: 7)
    } und { $points ->
        [one] 1 Punkt (nötig: 100)
       *[other] { $points } Punkte (nötig: 100)
    }: verloren

## Game options

underwater-cities-option-board-side = Seite der Spielerbögen
underwater-cities-option-board-side-basic = einfache Seite
underwater-cities-option-board-side-asymmetric = asymmetrische Seite
underwater-cities-option-contracts = Regierungsaufträge
underwater-cities-option-contracts-off = ohne
underwater-cities-option-contracts-on = mit
underwater-cities-option-solo-column = Solospiel: anfangs besetzte Plätze
underwater-cities-option-solo-column-1 = der erste jeder Farbe
underwater-cities-option-solo-column-2 = der zweite jeder Farbe
underwater-cities-option-solo-column-3 = der dritte jeder Farbe
underwater-cities-option-solo-column-4 = der vierte jeder Farbe

## Questions

underwater-cities-ask-slot = wähle einen Aktionsplatz
underwater-cities-ask-card = { $slot }: wähle die Karte, die du ausspielst
underwater-cities-ask-order = die Karte passt: wähle, was zuerst kommt
underwater-cities-ask-slot-action = nutze die Aktion des Platzes: { $slot }
underwater-cities-ask-use-card = { $card }: willst du die Karte nutzen?
underwater-cities-ask-claim-card = { $card }, { $type }: willst du sie beanspruchen?
# $kind: such as “tunnel”.
underwater-cities-ask-site = wähle, wo du { FORM($kind, form: "a") } baust ({ $price })
# $what: such as “upgrade 1 structure at the usual cost”.
underwater-cities-ask-upgrade = wähle: { $what } ({ $price })
# $what: such as “you may pay 1 kelp to gain 2 science”.
underwater-cities-ask-whether = { $what }: willst du das?
# $what: such as “laboratory, site 1 at C9”.
underwater-cities-ask-payment = { $what }: wähle, was du bezahlst
underwater-cities-ask-advance = wähle, wie weit du voranschreitest; dein Marker: { $space }
underwater-cities-ask-discard-excess = { $count ->
    [one] Handkartenlimit { $limit }: wähle { $count } Karte, die du vor deinem nächsten Zug abwirfst
   *[other] Handkartenlimit { $limit }: wähle { $count } Karten, die du vor deinem nächsten Zug abwirfst
}
underwater-cities-ask-discard = { $count ->
    [one] wähle { $count } Karte, die du abwirfst
   *[other] wähle { $count } Karten, die du abwirfst
}
underwater-cities-ask-keep = { $count ->
    [one] wähle { $count } Karte, die du behältst
   *[other] wähle { $count } Karten, die du behältst
}
underwater-cities-ask-keep-special = wähle die Spezialkarte, die du behältst
underwater-cities-ask-put-under = wähle die Spezialkarte, die zuerst unter das Deck kommt
underwater-cities-ask-keep-tile = wähle das Metropolenplättchen, das du behältst
underwater-cities-ask-trial = wähle eine weitere Struktur, die erzeugt
underwater-cities-ask-make-room = { $card }: wähle, welche Aktionskarte dafür weicht
underwater-cities-ask-use-replaced = { $card } wird abgeworfen: willst du sie vorher noch einmal nutzen?
# $what: what a production card does.
underwater-cities-ask-replaced = { $what }: wähle, wie viele
underwater-cities-ask-production = wähle, was in deiner Produktion als Nächstes kommt
# $source: a card or metropolis that does something in Production. $asked: the question.
underwater-cities-asked-of = { $source } · { $asked }
underwater-cities-ask-contract = du darfst einen Regierungsauftrag beanspruchen, bevor die Ära endet
underwater-cities-ask-end = dein Zug ist ausgeführt: willst du ihn beenden?
underwater-cities-ask-end-lapsed = die Aktion ist verfallen ({ $slot }): willst du deinen Zug beenden?

## Options: what a button says. At most 80 characters in all

underwater-cities-do-choose-slot = { $slot }
# $price: such as “1 credit”.
underwater-cities-do-clone-slot = kopieren für { $price }: { $slot }
underwater-cities-do-choose-card = { $card }: passt
underwater-cities-do-choose-card-idle = { $card }: passt, jetzt ohne Effekt
underwater-cities-do-choose-card-unmatched = { $card }: ohne Effekt
underwater-cities-do-slot-first = zuerst der Platz: { $slot }
underwater-cities-do-play-card = Karte nutzen: { $card }
underwater-cities-do-claim-card = beanspruchen: { $card }, { $type }
underwater-cities-do-pay-and-play = { $goods } bezahlen und nutzen: { $card }
underwater-cities-do-pay-and-claim = { $goods } bezahlen und beanspruchen: { $card }
underwater-cities-do-claim-and-end = die Karte beanspruchen und den Zug beenden
underwater-cities-do-pay-claim-and-end = { $goods } bezahlen, die Karte beanspruchen, den Zug beenden
underwater-cities-do-leave-card = die Karte ungenutzt lassen
underwater-cities-do-not-claim = die Karte nicht beanspruchen
underwater-cities-do-replace-card = abwerfen: { $card }
underwater-cities-do-not-use = nicht nutzen
underwater-cities-do-use-card = nutzen: { $card }
underwater-cities-do-refresh-card = wieder verfügbar: { $card }
underwater-cities-do-use-ability = { $card }: { $what }
underwater-cities-do-claim-contract = Auftrag beanspruchen: { $contract }
underwater-cities-do-no-contract = keinen beanspruchen
underwater-cities-do-perform = Aktion nutzen: { $slot }
underwater-cities-do-perform-some = die Aktion eines Platzes nutzen
underwater-cities-do-build = bauen: { $kind }
# $price: such as “1 credit and 1 steelplast”.
underwater-cities-do-build-for = bauen: { $kind } ({ $price })
underwater-cities-price = { LIST($prices, style: "or") }
# $what: such as “tunnel C5–C9”. $extras: such as “+1 steelplast”.
underwater-cities-do-build-at = { $what }: { LIST($extras, style: "comma", form: "short") }
underwater-cities-do-bonus = +{ $got }
underwater-cities-do-surcharge = kostet { $goods } mehr
underwater-cities-do-pay-for = { $goods } bezahlen
underwater-cities-do-pay-to-get = { $goods } bezahlen für { $got }
underwater-cities-do-upgrade-at = aufwerten: { $what }
underwater-cities-do-upgrade-for = { $what } ({ $price })
underwater-cities-do-upgrade-here = die Struktur dort aufwerten: { $site }
underwater-cities-do-trial-at = Produktion: { $what }
underwater-cities-do-convert-at = symbiotisch machen: { $site }
underwater-cities-do-advance-only = { $steps ->
    [one] { $steps } Feld voranschreiten
   *[other] { $steps } Felder voranschreiten
}
# $bonus: such as “+1 credit + 1 point”.
underwater-cities-do-advance-for = { $steps ->
    [one] { $steps } Feld voranschreiten: { $bonus }
   *[other] { $steps } Felder voranschreiten: { $bonus }
}
underwater-cities-do-stay = nicht voranschreiten
underwater-cities-do-draw-first = { $count ->
    [one] zuerst die Karte ziehen
   *[other] zuerst die { $count } Karten ziehen
}
underwater-cities-do-swap = { $given } gegen { $got }
underwater-cities-do-take-card = nehmen: { $card }
underwater-cities-do-search-specials = oberste Karte unter das Deck, aus den nächsten drei wählen
underwater-cities-do-draw-tiles = { $count ->
    [one] { $count } Metropolenplättchen ansehen
   *[other] { $count } Metropolenplättchen ansehen
}
underwater-cities-do-replace-number = { $count ->
    [0] keine
   *[other] { $count }
}
underwater-cities-do-get = { LIST($parts, style: "plus") }
underwater-cities-do-steps = { $steps ->
    [one] { $steps } Feld (Staatenbund)
   *[other] { $steps } Felder (Staatenbund)
}
underwater-cities-do-build-one-of = bauen: { LIST($kinds, style: "or") }
underwater-cities-do-build-and-upgrade = bauen und aufwerten: { LIST($kinds, style: "or") }
underwater-cities-do-upgrade-one-of = aufwerten: { LIST($kinds, style: "or") }
underwater-cities-do-trial-one-of = Produktion: { LIST($kinds, style: "or") }
underwater-cities-do-pay-one-of = { LIST($prices, style: "or") } bezahlen
underwater-cities-do-swap-either = { $one } und { $other } tauschen
underwater-cities-do-no-more = nichts mehr
underwater-cities-do-end-turn = den Zug beenden
# $clause: such as “take 1 Special card”.
underwater-cities-do-it = { FORM($clause, form: "option") }

## The log

underwater-cities-log-begins = das Spiel beginnt
underwater-cities-log-round = Runde { $number } beginnt
underwater-cities-log-era = { $era } beginnt
underwater-cities-log-order = neue Zugfolge: { LIST($order, style: "comma") }
underwater-cities-log-production = Produktion
underwater-cities-log-over = das Spiel ist aus
underwater-cities-log-declared = { $slot } gewählt, { $card } ausgespielt
underwater-cities-log-declared-alone = { $slot } gewählt, ohne Karte
underwater-cities-log-cloned = kopiert: { $slot }, { $card } ausgespielt
underwater-cities-log-lapsed = die Aktion verfällt: { $slot }
underwater-cities-log-slot-lapsed = die Aktion verfällt, weil nach dem Aufgedeckten nichts davon möglich war: { $slot }
underwater-cities-log-unused = die Karte bleibt ohne Effekt
underwater-cities-log-resolved = { $card } ausgeführt
underwater-cities-log-claimed = { $card } beansprucht
underwater-cities-log-replaced = dafür { $card } abgeworfen
underwater-cities-log-used = { $card } genutzt
underwater-cities-log-refreshed = wieder verfügbar: { $card }
underwater-cities-log-gained = { $goods } erhalten
# What a permanent, or a card or metropolis in Production, brings. $source: its name.
underwater-cities-log-gained-from = { $goods } mit { $source } erhalten
underwater-cities-log-paid = { $goods } bezahlt
underwater-cities-log-fed = { $cities ->
    [one] { $cities } Stadt ernährt: { $goods }
   *[other] { $cities } Städte ernährt: { $goods }
}
underwater-cities-log-replaced-output = weniger erzeugt: { $goods }
underwater-cities-log-built = gebaut: { $site }
underwater-cities-log-upgraded = aufgewertet: { $site }
underwater-cities-log-converted = symbiotisch gemacht: { $site }
underwater-cities-log-metropolis = die Metropole { $tile } verbunden
underwater-cities-log-stepped = vorangeschritten: { $space }
underwater-cities-log-stepped-over = über Feld 1 hinaus vorangeschritten
underwater-cities-log-contract = den Auftrag { $contract } beansprucht
underwater-cities-log-drew = { $count ->
    [one] { $count } Karte gezogen
   *[other] { $count } Karten gezogen
}
# What a permanent, or a card or metropolis in Production, brings. $source: its name.
underwater-cities-log-drew-from = { $count ->
    [one] { $count } Karte mit { $source } gezogen
   *[other] { $count } Karten mit { $source } gezogen
}
# Only the player reads this.
underwater-cities-log-drew-cards = { LIST($cards) } gezogen
underwater-cities-log-drew-cards-from = { LIST($cards) } mit { $source } gezogen
underwater-cities-log-looked = { $count ->
    [one] sieht sich { $count } Karte an
   *[other] sieht sich { $count } Karten an
}
# Only the player reads this.
underwater-cities-log-looked-at = sieht sich { LIST($cards) } an
underwater-cities-log-kept = { $count ->
    [one] { $count } Karte behalten
   *[other] { $count } Karten behalten
}
underwater-cities-log-discarded = { $count ->
    [one] { $count } Karte abgeworfen
   *[other] { $count } Karten abgeworfen
}
# Only the player reads this.
underwater-cities-log-discarded-cards = { LIST($cards) } abgeworfen
underwater-cities-log-owes = { $count ->
    [one] muss vor dem nächsten eigenen Zug { $count } Karte abwerfen
   *[other] muss vor dem nächsten eigenen Zug { $count } Karten abwerfen
}
underwater-cities-log-chose-hand = hat die Handkarten gewählt, wirft { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} ab
underwater-cities-log-reshuffled = { $count ->
    [one] der Ablagestapel mit { $count } Karte wird zum Deck der Ära
   *[other] der Ablagestapel mit { $count } Karten wird zum Deck der Ära
}
underwater-cities-log-took-special = { $card } genommen
underwater-cities-log-searched-specials = { $card } kommt unter das Spezialdeck; sieht sich die nächsten an
underwater-cities-log-kept-special = eine Spezialkarte behalten
# Only the player reads this.
underwater-cities-log-kept-card = { $card } behalten
underwater-cities-log-drew-tiles = { $count ->
    [one] sieht sich { $count } Metropolenplättchen an
   *[other] sieht sich { $count } Metropolenplättchen an
}
underwater-cities-log-hungry = { $cities ->
    [one] { $cities } Stadt nicht ernährt: { $points ->
        [one] { $points } Punkt verloren
       *[other] { $points } Punkte verloren
    }
   *[other] { $cities } Städte nicht ernährt: { $points ->
        [one] { $points } Punkt verloren
       *[other] { $points } Punkte verloren
    }
}
underwater-cities-log-fourth = { $card } wird aufgedeckt: { $slot } ist in der nächsten Runde besetzt

## What somebody may always answer

underwater-cities-habit-discard = bis zum Handkartenlimit abwerfen
underwater-cities-habit-discard-newest = die neuesten, Spezialkarten zuletzt
underwater-cities-habit-discard-oldest = die ältesten, Spezialkarten zuletzt
underwater-cities-habit-new-hand = Handkarten zu Beginn einer Ära
underwater-cities-habit-new-hand-new-era = Karten der neuen Ära behalten
underwater-cities-habit-new-hand-old-hand = die bisherigen Karten behalten
underwater-cities-habit-steps = Schritte im Staatenbund
underwater-cities-habit-steps-all = alle gehen
underwater-cities-habit-production = Entscheidungen in der Produktion
underwater-cities-habit-production-gains = nur nehmen, was nichts kostet
underwater-cities-habit-production-none = alle auslassen
underwater-cities-habit-replaced = Produktion: anderes erzeugen
underwater-cities-habit-replaced-all = so viel wie möglich
underwater-cities-habit-replaced-none = nichts

## What somebody could still do

# $ways: some of the parts.
underwater-cities-waste-part = ein Teil des Aktionsplatzes ist noch offen: { LIST($ways, style: "or") }
underwater-cities-waste-card = { $card } passt zum Aktionsplatz, und du kannst sie noch nutzen
underwater-cities-waste-hunger = { $cities ->
    [one] die Ära endet, und { $cities } Stadt von dir wird hungern: { $points ->
        [one] { $points } Punkt Verlust
       *[other] { $points } Punkte Verlust
    }
   *[other] die Ära endet, und { $cities } Städte von dir werden hungern: { $points ->
        [one] { $points } Punkt Verlust
       *[other] { $points } Punkte Verlust
    }
}
# What a kind of warning is called.
underwater-cities-waste-part-name = Teile eines Aktionsplatzes, die möglich sind
underwater-cities-waste-card-name = passende Karten, die nicht genutzt werden
underwater-cities-waste-hunger-name = Städte, die hungern
