### Underwater Cities beim Spielen: Fragen, Optionen und das Protokoll. Optionen stehen im Infinitiv,
### das Protokoll in Partizipien.

## How far the game is, and why it ended

underwater-cities-title = Underwater Cities
underwater-cities-moment = { $era }, Runde { $round }
# While new cards are chosen.
underwater-cities-moment-cards = { $era } beginnt
# A player by name.
underwater-cities-seat = { $seat }
underwater-cities-end-scored = alle 10 Runden sind gespielt
underwater-cities-end-solo-won = deine Nation hat 7 verbundene Städte und 100 Punkte: gewonnen
underwater-cities-end-solo-lost = nötig waren 7 verbundene Städte und 100 Punkte: verloren
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

underwater-cities-option-board-side = Spielerbögen
underwater-cities-option-board-side-basic = einfache Seite
underwater-cities-option-board-side-asymmetric = asymmetrische Seite
underwater-cities-option-contracts = Regierungsaufträge
underwater-cities-option-contracts-off = aus
underwater-cities-option-contracts-on = an
underwater-cities-option-solo-column = Solospiel: zu Beginn besetzte Plätze
underwater-cities-option-solo-column-1 = der erste jeder Farbe
underwater-cities-option-solo-column-2 = der zweite jeder Farbe
underwater-cities-option-solo-column-3 = der dritte jeder Farbe
underwater-cities-option-solo-column-4 = der vierte jeder Farbe

## Questions

underwater-cities-ask-slot = wähle einen Aktionsplatz
    .note = die Karte, die du danach ausspielst, wirkt nur, wenn ihre Farbe zum Platz passt
    .next = ein Aktionsplatz
underwater-cities-ask-slot-told = wähle einen Aktionsplatz
    .note = { LIST($notes, style: "dots") }
    .next = ein Aktionsplatz
    .next = ein Aktionsplatz
underwater-cities-note-colour = eine Karte wirkt nur auf einem Platz ihrer Farbe
underwater-cities-note-means = bezahlbar: { LIST($costs, style: "comma", form: "short") }
underwater-cities-note-costs = nicht bezahlbar: { LIST($costs, style: "comma", form: "bare") }
underwater-cities-note-ready = bereite Aktionskarten: { LIST($cards, style: "comma") }
underwater-cities-note-none-ready = keine Aktionskarte bereit
# $text: what the slot does, with its full stop.
underwater-cities-ask-card = { $slot }: wähle die Karte, die du ausspielst
    .note = { $slot }, egal mit welcher Karte: { $text }
    .next = die Karte, die du dort ausspielst
underwater-cities-ask-order = die Karte passt: was machst du zuerst?
    .next = ob Platz oder Karte zuerst kommt
underwater-cities-ask-slot-action = nutze die Aktion: { $slot }
    .next = die Aktion des Platzes
underwater-cities-ask-use-card = willst du „{ $card }“ nutzen?
    .next = ob du die Karte nutzt
underwater-cities-used-card-asks = { $card } · { $question }
    .next = ob du die Karte nutzt
underwater-cities-ask-claim-card = willst du „{ $card }“ ({ $type }) beanspruchen?
    .next = ob du die Karte beanspruchst
underwater-cities-ask-build = was baust du?
    .next = was du baust
underwater-cities-ask-build-building = welches Gebäude baust du?
    .next = welches Gebäude du baust
underwater-cities-ask-build-city = welche Stadt baust du?
    .next = welche Stadt du baust
underwater-cities-ask-special = welche Spezialkarte nimmst du?
    .next = welche Spezialkarte du nimmst
# $kind: such as “tunnel”.
underwater-cities-ask-site = wo baust du { FORM($kind, form: "a") } ({ $price })?
    .next = wo du { FORM($kind, form: "a") } baust
# The price includes the upgrade.
underwater-cities-ask-site-upgraded = wo baust du { FORM($kind, form: "a") } und wertest das Gebaute sofort auf ({ $price })?
    .next = wo du { FORM($kind, form: "a") } baust
# $what: such as “upgrade 1 structure at the usual cost”.
underwater-cities-ask-upgrade = { $what } ({ $price }): was wertest du auf?
    .next = was du aufwertest
# $what: such as “you may pay 1 kelp to gain 2 science”.
underwater-cities-ask-whether = { $what }. Willst du das?
    .next = { $what }
# $what: such as “laboratory, site 1 at C9”.
underwater-cities-ask-payment = { $what }. Womit bezahlst du?
    .next = womit du bezahlst
underwater-cities-ask-advance = wie weit schreitest du voran (dein Marker: { $space })?
    .next = wie weit du voranschreitest
underwater-cities-ask-discard-excess = { $count ->
    [one] Handkartenlimit { $limit }: wähle { $count } Karte, die du vor deinem nächsten Zug abwirfst
   *[other] Handkartenlimit { $limit }: wähle { $count } Karten, die du vor deinem nächsten Zug abwirfst
}
    .next = welche Karten du bis zum Handkartenlimit abwirfst
underwater-cities-ask-discard = { $count ->
    [one] wähle { $count } Karte, die du abwirfst
   *[other] wähle { $count } Karten, die du abwirfst
}
    .next = welche Karten du abwirfst
underwater-cities-ask-keep = { $count ->
    [one] wähle { $count } Karte, die du behältst
   *[other] wähle { $count } Karten, die du behältst
}
    .next = welche Karten du behältst
    .note = die anderen wirfst du ab
underwater-cities-ask-keep-special = wähle die Spezialkarte, die du behältst
    .next = welche Spezialkarte du behältst
underwater-cities-ask-put-under = wähle die Spezialkarte, die du zuerst unter das Deck legst
    .next = welche Spezialkarte zuerst unter das Deck kommt
underwater-cities-ask-keep-tile = wähle das Metropolenplättchen, das du behältst
    .next = welches Metropolenplättchen du behältst
underwater-cities-ask-trial = welche Struktur lässt du noch produzieren?
    .next = welche Struktur noch produziert
underwater-cities-ask-make-room = „{ $card }“: wähle die Aktionskarte, die du dafür abwirfst
    .next = welche Aktionskarte du dafür abwirfst
underwater-cities-ask-use-replaced = „{ $card }“ wird abgeworfen: willst du die Karte vorher noch nutzen?
    .next = ob du die andere Karte vorher nutzt
# $what: what a production card does.
underwater-cities-ask-replaced = { $what } – wähle, wie viele
    .post = was stellst du in deiner Produktion her?
    .next = { $what }
underwater-cities-ask-production = wähle, was in deiner Produktion als Nächstes kommt
    .next = der Rest deiner Produktion
# $source: a card or metropolis that does something in Production. $asked: the question.
underwater-cities-asked-of = { $source } · { $asked }
    .post = { $source }: was wählst du?
    .next = { FORM($asked, form: "next") }
underwater-cities-ask-contract = du darfst einen Regierungsauftrag beanspruchen, bevor die Ära endet
    .next = ob du einen Regierungsauftrag beanspruchst
underwater-cities-ask-end = dein Zug ist fertig: willst du ihn beenden?
    .next = nur noch das Ende deines Zugs
underwater-cities-ask-end-lapsed = die Aktion ist verfallen ({ $slot }): willst du deinen Zug beenden?
    .next = nur noch das Ende deines Zugs

## Options: what a button says. At most 80 characters in all; `.short`, where several stand in a row.

underwater-cities-do-choose-slot = { $slot }
    .short = { FORM($slot, form: "short") }
# $price: such as “1 credit”.
underwater-cities-do-clone-slot = für { $price } kopieren: { $slot }
    .short = Kopie { FORM($slot, form: "short") }
underwater-cities-do-choose-card = { $card }: passt
    .short = { FORM($card, form: "short") }
underwater-cities-do-choose-card-idle = { $card }: passt, zurzeit ohne Effekt
    .short = { FORM($card, form: "short") }
underwater-cities-do-choose-card-unmatched = { $card }: ohne Effekt
    .short = { FORM($card, form: "short") }
underwater-cities-do-slot-first = zuerst der Platz: { $slot }
    .short = erst der Platz
# $what: such as “claim: Drill Rig (41), action card”.
underwater-cities-do-card-first = { $what }
    .short = erst die Karte
# The same; one of several prices.
underwater-cities-do-card-first-for = { $what }
    .short = erst { $goods }
underwater-cities-do-play-card = „{ $card }“ nutzen
    .short = Karte nutzen
underwater-cities-do-claim-card = „{ $card }“ beanspruchen ({ $type })
    .short = beanspruchen
underwater-cities-do-pay-and-play = { $goods } bezahlen und „{ $card }“ nutzen
    .short = für { $goods }
underwater-cities-do-pay-and-claim = { $goods } bezahlen und „{ $card }“ beanspruchen
    .short = für { $goods }
underwater-cities-do-claim-and-end = die Karte beanspruchen und den Zug beenden
    .short = nehmen + Zugende
underwater-cities-do-pay-claim-and-end = { $goods } bezahlen, die Karte beanspruchen und den Zug beenden
    .short = { $goods } + Zugende
underwater-cities-do-leave-card = die Karte ungenutzt lassen
    .short = nicht nutzen
underwater-cities-do-not-claim = die Karte nicht beanspruchen
    .short = nicht beanspruchen
underwater-cities-do-replace-card = „{ $card }“ abwerfen
    .short = { FORM($card, form: "short") }
underwater-cities-do-not-use = nicht nutzen
underwater-cities-do-use-card = „{ $card }“ nutzen
    .short = { FORM($card, form: "short") }
underwater-cities-do-refresh-card = „{ $card }“ wieder verfügbar machen
    .short = { FORM($card, form: "short") }
underwater-cities-do-use-ability = { $card }: { $what }
    .short = { FORM($what, form: "short") }
underwater-cities-do-claim-contract = Auftrag „{ $contract }“ beanspruchen
    .short = { $contract }
underwater-cities-do-no-contract = keinen beanspruchen
    .short = keinen
underwater-cities-do-perform = Aktion nutzen: { $slot }
    .short = { FORM($slot, form: "short") }
underwater-cities-do-perform-some = die Aktion eines Platzes nutzen
    .short = Aktion eines Platzes
underwater-cities-do-build = { $kind } bauen
    .short = { FORM($kind, form: "short") }
# $price: such as “1 credit and 1 steelplast”.
underwater-cities-do-build-for = { $kind } bauen ({ $price })
    .short = { FORM($kind, form: "short") }
underwater-cities-do-build-upgraded-for = bauen und aufwerten: { $kind } ({ $price })
    .short = { FORM($kind, form: "short") }
underwater-cities-price = { LIST($prices, style: "or") }
# $what: such as “tunnel C5–C9”. $extras: such as “+1 steelplast”.
underwater-cities-do-build-at = { $what }: { LIST($extras, style: "comma", form: "short") }
    .short = { FORM($what, form: "short") }
underwater-cities-do-bonus = +{ $got }
underwater-cities-do-surcharge = kostet { $goods } mehr
underwater-cities-do-pay-for = { $goods } bezahlen
    .short = { $goods } zahlen
underwater-cities-do-pay-to-get = für { $goods }: { $got }
    .short = { $goods } → { $got }
underwater-cities-do-upgrade-at = aufwerten: { $what }
    .short = { FORM($what, form: "short") }
underwater-cities-do-upgrade-for = { $what } ({ $price })
    .short = { FORM($what, form: "short") }
underwater-cities-do-upgrade-here = diese Struktur aufwerten: { $site }
underwater-cities-do-trial-at = Produktion: { $what }
    .short = { FORM($what, form: "short") }
underwater-cities-do-convert-at = symbiotisch machen: { $site }
    .short = { $site }
underwater-cities-do-advance-only = { $steps ->
    [one] { $steps } Feld voranschreiten
   *[other] { $steps } Felder voranschreiten
}
    .short = { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
# $bonus: such as “+1 credit + 1 point”.
underwater-cities-do-advance-for = { $steps ->
    [one] { $steps } Feld voranschreiten: { $bonus }
   *[other] { $steps } Felder voranschreiten: { $bonus }
}
    .short = { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
underwater-cities-do-stay = nicht voranschreiten
    .short = bleiben
underwater-cities-do-draw-first = { $count ->
    [one] zuerst die Karte ziehen
   *[other] zuerst die { $count } Karten ziehen
}
    .short = erst ziehen
underwater-cities-do-swap = { $given } gegen { $got } eintauschen
    .short = { $given } → { $got }
underwater-cities-do-take-card = „{ $card }“ nehmen
    .short = { FORM($card, form: "short") }
underwater-cities-do-search-specials = die oberste Karte unter das Deck legen und aus den nächsten 3 wählen
    .short = Deck durchsuchen
underwater-cities-do-draw-tiles = { $count ->
    [one] { $count } Metropolenplättchen ansehen
   *[other] { $count } Metropolenplättchen ansehen
}
    .short = Metropole
underwater-cities-do-replace-number = { $count ->
    [0] keine
   *[other] { $count }
}
underwater-cities-do-get = { LIST($parts, style: "plus") }
    .whole = { LIST($parts, style: "plus") } erhalten
underwater-cities-do-steps = { $steps ->
    [one] { $steps } Staatenbund-Schritt
   *[other] { $steps } Staatenbund-Schritte
}
underwater-cities-do-build-one-of = { LIST($kinds, style: "or") } bauen
    .short = { LIST($kinds, style: "or", form: "short") }
underwater-cities-do-build-and-upgrade = { LIST($kinds, style: "or") } bauen und aufwerten
    .short = bauen + aufwerten
underwater-cities-do-upgrade-one-of = { LIST($kinds, style: "or") } aufwerten
    .short = aufwerten
underwater-cities-do-trial-one-of = { LIST($kinds, style: "or") } produzieren lassen
    .short = Produktion
underwater-cities-do-pay-one-of = { LIST($prices, style: "or") } bezahlen
    .short = bezahlen
underwater-cities-do-swap-either = { $one } gegen { $other } tauschen
    .short = tauschen
underwater-cities-do-no-more = nichts weiter
underwater-cities-do-end-turn = den Zug beenden

## What an option does, costs and gives: beside its button

# $text: all that a slot says, with its full stop. $costs: what the player cannot pay for, such as “farm 1 kelp”.
underwater-cities-effect-slot-costs = { $text } Nicht bezahlbar: { LIST($costs, style: "points") }.
# The same, with what the player can pay for: all of it, or some.
underwater-cities-effect-slot-means = { $text } Bezahlbar: { LIST($costs, style: "points") }.
underwater-cities-effect-slot-some = { $text } Nur bezahlbar: { LIST($costs, style: "points") }.
underwater-cities-effect-cost = { $kind } { $price }
    .short = { $kind } { FORM($price, form: "short") }
    .bare = { $kind }
underwater-cities-effect-cost-upgrade = Aufwerten { $price }
    .short = Aufwerten { FORM($price, form: "short") }
    .bare = Aufwerten
# $price: such as “1 credit”. $text: what the slot says.
underwater-cities-effect-clone = für { $price }: { $text }
# A slot that is impossible at the moment. $card: the only card in hand that could change that.
underwater-cities-effect-slot-after-card = erst nach „{ $card }“: { $text }
underwater-cities-effect-slot-after = erst nach einem anderen Effekt, etwa dem deiner Karte: { $text }
# $text: a card in a list, such as “yellow, instant card: gain 1 credit.”
underwater-cities-effect-matches = passt · { $text }
# $why: why it does nothing.
underwater-cities-effect-idle = passt, bewirkt jetzt aber nichts: { LIST($why, style: "points") } · { $text }
underwater-cities-effect-idle-only = passt, bewirkt jetzt aber nichts · { $text }
underwater-cities-effect-unmatched = nicht { $colour }: wird ohne Effekt abgeworfen · { $text }
underwater-cities-effect-unmatched-always = zu diesem Platz passt keine Karte: wird ohne Effekt abgeworfen · { $text }
# $goods: such as “1 kelp”.
underwater-cities-effect-kind = kostet { $price }; bringt, sobald verbunden, in jeder Produktion { $goods }
underwater-cities-effect-kind-idle = kostet { $price }; bringt selbst nichts
# $gain: such as “gain 1 card”.
underwater-cities-effect-bonus = sofort: { $gain }
# Behind the site of a building.
underwater-cities-effect-makes = ab jetzt in jeder Produktion { $goods }
underwater-cities-effect-unconnected = Stadt noch nicht verbunden: kein Ertrag
underwater-cities-effect-no-city = noch keine Stadt dort: kein Ertrag
underwater-cities-effect-city-connected = sofort verbunden
underwater-cities-effect-city-unconnected = erst verbunden, wenn ein Tunnel hinführt
underwater-cities-effect-tunnel-city = verbindet deine Stadt { $city }
underwater-cities-effect-tunnel-empty = führt nach { $city }, wo noch keine Stadt steht
underwater-cities-effect-tunnel-inner = beide Enden sind schon verbunden
underwater-cities-effect-tunnel-idle = an keinem Ende steht eine Stadt: noch ohne Ertrag
# $tile: a metropolis. $count: the tunnels that will be missing.
underwater-cities-effect-tunnel-toward = { $count ->
    [one] Richtung „{ $tile }“: danach fehlt noch { $count } Tunnel
   *[other] Richtung „{ $tile }“: danach fehlen noch { $count } Tunnel
}
# $parts: such as “C5 is connected”.
underwater-cities-effect-site = { LIST($parts, style: "points") }.
# $parts: what the metropolis does: at once, in each Production, at the end.
underwater-cities-effect-metropolis = verbindet die Metropole „{ $tile }“: { LIST($parts, style: "points") }
underwater-cities-effect-metropolis-now = sofort: { LIST($parts, style: "comma") }
underwater-cities-effect-metropolis-prod = in jeder Produktion: { LIST($parts, style: "comma") }
# $kind: such as “farm”. $goods: such as “1 point”.
underwater-cities-effect-upgrade = { $kind }: in jeder Produktion { $goods } mehr
underwater-cities-effect-upgrade-idle = { $kind }, nicht verbunden: noch kein höherer Ertrag
underwater-cities-effect-convert = in jeder Produktion { $goods } mehr
underwater-cities-effect-convert-idle = nicht verbunden: noch kein höherer Ertrag
underwater-cities-effect-produces = { $kind }: { $goods }
# $space: a number. $bonus: such as “+1 credit”.
underwater-cities-effect-steps = bis Feld { $space }: { $bonus }
underwater-cities-effect-steps-only = bis Feld { $space }, ohne Bonus
underwater-cities-effect-leave = „{ $card }“ wird ohne Effekt abgeworfen
# $text: what a claimed card does, with its full stop.
underwater-cities-effect-kept = du behältst sie: { $text }
underwater-cities-effect-kept-action = du behältst sie. Wenn ein Platz oder Effekt dich Aktionskarten nutzen lässt: { $text }
# $what: what comes of a claimed card, with its full stop; the turn ends with it.
underwater-cities-effect-draw = { $what } Dann ziehst du 1 Karte.
# $slots: those whose action it may be.
underwater-cities-effect-slots = { $what }: { LIST($slots, style: "comma", form: "short") }
underwater-cities-effect-lost = diese Karte verlierst du: { $text }
# $why: such as “upgrade: 1 science needed (you have 0)”.
underwater-cities-effect-lacks = { $what }; noch nicht möglich: { LIST($why, style: "points") }
underwater-cities-effect-replaced = { $new } statt { $old }
# $text: such as “use 1 of your action cards”. $cards: those that are ready.
underwater-cities-effect-ready = { $text } · bereite Aktionskarten: { LIST($cards, style: "points") }
underwater-cities-effect-none-ready = { $text } · keine deiner Aktionskarten ist bereit
# $what: what it does.
underwater-cities-effect-ready-card = { $card } ({ LIST($what, style: "points") })
# $card: a claimed card. $what: such as “1 kelp for 1 steelplast”.
underwater-cities-effect-ability = { $card }: { $what }
# $what: what an option does. $cards: claimed cards that respond to it, such as “Graduate Intake: gain 1 card”.
underwater-cities-effect-answers = { $what } · deine Karten: { LIST($cards, style: "points") }

## Why not: what cannot be chosen now

# $owner: a player.
underwater-cities-closed-own-tile = dort liegt schon dein Plättchen
underwater-cities-closed-taken = besetzt von { $owner }
underwater-cities-closed-neutral = besetzt von einem neutralen Plättchen
# $price: such as “1 credit”.
underwater-cities-closed-clone-cost = besetzt von { $owner }; kopieren kostet { $price }
underwater-cities-closed-clone-used = besetzt von { $owner }; in dieser Runde wurde schon kopiert
underwater-cities-closed-reasons = { LIST($why, style: "points") }
underwater-cities-closed-card = mit dieser Karte würde { $slot } nichts bewirken
underwater-cities-closed-city-site = keine deiner Städte grenzt daran
underwater-cities-closed-tunnel-site = weder deine Startstadt noch ein Tunnel von dir grenzt daran
# $needed: such as “2 credits”. $have: a number.
underwater-cities-closed-lacks = { $needed } nötig (du hast { $have })
# $kind: such as “farm”. $lacks: such as “2 credits needed (you have 1)”.
underwater-cities-closed-cost = { $kind }: { LIST($lacks, style: "comma") }
underwater-cities-closed-upgrade-cost = Aufwerten: { LIST($lacks, style: "comma") }
underwater-cities-closed-supply = { $kind }: nichts mehr im Vorrat
underwater-cities-closed-site = { $kind }: kein freier Bauplatz
underwater-cities-closed-upgrade = nichts mehr aufzuwerten
underwater-cities-closed-trial = keine passende aufgewertete Struktur an einer verbundenen Stadt
underwater-cities-closed-action-card = keine deiner Aktionskarten könnte jetzt etwas bewirken
underwater-cities-closed-used-card = keine deiner Aktionskarten ist benutzt
underwater-cities-closed-condition = die Bedingung ist nicht erfüllt
underwater-cities-closed-nothing = jetzt ohne Wirkung

## The log

underwater-cities-log-begins = die Partie beginnt
underwater-cities-log-round = Runde { $number } beginnt
underwater-cities-log-era = { $era } beginnt
underwater-cities-log-order = neue Zugfolge: { LIST($order, style: "comma") }
underwater-cities-log-production = Produktion
underwater-cities-log-over = die Partie ist zu Ende
underwater-cities-log-declared = { $slot } gewählt, „{ $card }“ ausgespielt
underwater-cities-log-declared-alone = { $slot } gewählt, ohne Karte
underwater-cities-log-cloned = { $slot } kopiert, „{ $card }“ ausgespielt
underwater-cities-log-slot-lapsed = die Aktion des Platzes verfällt: nach dem Aufdecken ist nichts davon möglich ({ $slot })
underwater-cities-log-unused = die Karte hat keinen Effekt
underwater-cities-log-resolved = den Effekt von „{ $card }“ genutzt
underwater-cities-log-claimed = „{ $card }“ beansprucht
underwater-cities-log-replaced = „{ $card }“ abgeworfen, um Platz zu schaffen
underwater-cities-log-used = „{ $card }“ genutzt
underwater-cities-log-refreshed = „{ $card }“ wieder verfügbar gemacht
underwater-cities-log-gained = { $goods } erhalten
# What a permanent, or a card or metropolis in Production, brings. $source: its name.
underwater-cities-log-gained-from = { $goods } durch „{ $source }“ erhalten
underwater-cities-log-paid = { $goods } bezahlt
underwater-cities-log-fed = { $cities ->
    [one] { $cities } Stadt mit { $goods } ernährt
   *[other] { $cities } Städte mit { $goods } ernährt
}
underwater-cities-log-replaced-output = Produktion um { $goods } verringert
underwater-cities-log-built = gebaut: { $site }
underwater-cities-log-upgraded = aufgewertet: { $site }
underwater-cities-log-converted = symbiotisch gemacht: { $site }
underwater-cities-log-metropolis = die Metropole „{ $tile }“ verbunden
underwater-cities-log-stepped = bis { $space } vorangeschritten
underwater-cities-log-stepped-over = über Feld 1 hinaus vorangeschritten
underwater-cities-log-contract = den Auftrag „{ $contract }“ beansprucht
underwater-cities-log-drew = { $count ->
    [one] { $count } Karte gezogen
   *[other] { $count } Karten gezogen
}
# What a permanent, or a card or metropolis in Production, brings. $source: its name.
underwater-cities-log-drew-from = { $count ->
    [one] { $count } Karte durch „{ $source }“ gezogen
   *[other] { $count } Karten durch „{ $source }“ gezogen
}
# Only the player reads this.
underwater-cities-log-drew-cards = gezogen: { LIST($cards) }
underwater-cities-log-drew-cards-from = durch „{ $source }“ gezogen: { LIST($cards) }
underwater-cities-log-looked = { $count ->
    [one] { $count } Karte angesehen
   *[other] { $count } Karten angesehen
}
# Only the player reads this.
underwater-cities-log-looked-at = angesehen: { LIST($cards) }
underwater-cities-log-kept = { $count ->
    [one] { $count } Karte behalten
   *[other] { $count } Karten behalten
}
underwater-cities-log-discarded = { $count ->
    [one] { $count } Karte abgeworfen
   *[other] { $count } Karten abgeworfen
}
# Only the player reads this.
underwater-cities-log-discarded-cards = abgeworfen: { LIST($cards) }
underwater-cities-log-owes = { $count ->
    [one] muss vor dem nächsten eigenen Zug { $count } Karte abwerfen
   *[other] muss vor dem nächsten eigenen Zug { $count } Karten abwerfen
}
underwater-cities-log-chose-hand = Handkarten gewählt und { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} abgeworfen
underwater-cities-log-reshuffled = { $count ->
    [one] der Ablagestapel ({ $count } Karte) wird zum neuen Deck der Ära gemischt
   *[other] der Ablagestapel ({ $count } Karten) wird zum neuen Deck der Ära gemischt
}
underwater-cities-log-took-special = „{ $card }“ genommen
underwater-cities-log-searched-specials = „{ $card }“ unter das Spezialdeck gelegt und die nächsten Karten angesehen
underwater-cities-log-kept-special = eine Spezialkarte behalten
# Only the player reads this.
underwater-cities-log-kept-card = „{ $card }“ behalten
underwater-cities-log-drew-tiles = { $count } Metropolenplättchen angesehen
underwater-cities-log-hungry = { $cities ->
    [one] { $cities } Stadt nicht ernährt: { $points ->
        [0] keine Punkte zu verlieren
        [one] { $points } Punkt verloren
       *[other] { $points } Punkte verloren
    }
   *[other] { $cities } Städte nicht ernährt: { $points ->
        [0] keine Punkte zu verlieren
        [one] { $points } Punkt verloren
       *[other] { $points } Punkte verloren
    }
}
underwater-cities-log-fourth = „{ $card }“ wird aufgedeckt: { $slot } ist in der nächsten Runde besetzt

## What somebody may always answer

underwater-cities-habit-discard = Abwerfen bis zum Handkartenlimit
underwater-cities-habit-discard-newest = die neuesten, Spezialkarten zuletzt
underwater-cities-habit-discard-oldest = die ältesten, Spezialkarten zuletzt
underwater-cities-habit-new-hand = Handkarten zu Beginn einer Ära
underwater-cities-habit-new-hand-new-era = Karten der neuen Ära behalten
underwater-cities-habit-new-hand-old-hand = die bisherigen Karten behalten
underwater-cities-habit-order = Platz oder Karte zuerst
underwater-cities-habit-order-slot = zuerst der Platz
underwater-cities-habit-order-card = zuerst die Karte
underwater-cities-habit-parts = Teile in beliebiger Reihenfolge
underwater-cities-habit-parts-in-order = in der angegebenen Reihenfolge
underwater-cities-habit-steps = Schritte im Staatenbund
underwater-cities-habit-steps-all = alle gehen
underwater-cities-habit-production = Entscheidungen in der Produktion
underwater-cities-habit-production-gains = nur nehmen, was nichts kostet
underwater-cities-habit-production-none = auf alles verzichten
underwater-cities-habit-replaced = Produktion: Ersatz
underwater-cities-habit-replaced-all = so viel wie möglich
underwater-cities-habit-replaced-none = nichts

## What somebody could still do

# $ways: some of the parts.
underwater-cities-waste-part = ein Teil der Aktion des Platzes ist noch ungenutzt: { LIST($ways, style: "or") }
underwater-cities-waste-card = „{ $card }“ passt zum Platz, und du kannst die Karte noch nutzen
underwater-cities-waste-hunger = { $cities ->
    [one]
        die Ära endet, und { $cities } deiner Städte wird hungern: du verlierst { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
   *[other]
        die Ära endet, und { $cities } deiner Städte werden hungern: du verlierst { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
}
# What a kind of warning is called.
underwater-cities-waste-part-name = ungenutzte Teile einer Aktion
underwater-cities-waste-card-name = passende Karten, die ungenutzt bleiben
underwater-cities-waste-hunger-name = Städte, die hungern
