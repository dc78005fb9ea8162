### What stands in pictures of Otys, and what is said for those who do not see them. There is
### little room.

## The strip at the top. It follows the name of whoever is on turn.

otys-picture-start = wählt ein Zugangsplättchen
otys-picture-phase-1 = Phase 1: vor dem Tauchgang
otys-picture-phase-2 = { $actions ->
    [0] Phase 2: die Aktion ist ausgeführt
    [1] Phase 2: der Taucher handelt
   *[other] Phase 2: der Taucher handelt { $actions }-mal
}
otys-picture-phase-3 = Phase 3: bleiben oder auftauchen

## Titles

otys-picture-no-contracts = noch keine geheimen Aufträge

## One component

otys-picture-basic = Grundseite
otys-picture-upgraded = verbesserte Seite
otys-picture-front = einmal, sofort
otys-picture-back = für jeden auf seiner Ebene erfüllten Auftrag
otys-picture-side-front = sofort: { $effect }
otys-picture-side-back = für jeden auf seiner Ebene erfüllten Auftrag: { $effect }

## The end

otys-picture-tie = Gleichstand: mehr Würfel gewinnen

## In words. The sentences stand one after the other; the first are kept where room is short.

otys-picture-alt-board = Otys, { $moment }.
otys-picture-alt-active = aktive Ebene: { $level } ({ $diver }).
# $keys: those in hand, such as "1, 4, X".
otys-picture-alt-player = { $seat }: { LIST($goods) }; Zugangsplättchen { $keys }; { $contracts ->
    [one] { $contracts } geheimer Auftrag
   *[other] { $contracts } geheime Aufträge
}.
otys-picture-alt-tracks = maximale Bewegung { $move }; { $used } von { $threshold } Zugangsplättchen auf der Hackerleiste.
otys-picture-alt-divers = { $seat }, von der Oberfläche bis Ebene 5: { LIST($divers, style: "comma") }.
otys-picture-alt-level = Ebene { $level }: { $diver }, { $cubes }.
otys-picture-alt-dive = Ebene { $level }: { $diver }, { $cubes }; Sponsor: { $sponsor }.
# $text: what it does.
otys-picture-alt-card = { $card }: { $text }.
otys-picture-alt-neighbour = { $seat }: { $diver }, { $text }.
otys-picture-alt-surface = an der Oberfläche: { LIST($divers, style: "comma") }.
otys-picture-alt-empty = keine Würfel
otys-picture-alt-upgraded = { $diver }+
otys-picture-alt-public = offene Aufträge: { LIST($contracts, style: "comma") }.
otys-picture-alt-private = geheime Aufträge: { LIST($contracts, style: "comma") }.
otys-picture-alt-drawn = gezogen: { LIST($contracts, style: "comma") }.
otys-picture-alt-sponsors = von Ebene 1 abwärts: { LIST($sponsors, style: "comma") }.
otys-picture-alt-sponsor = Ebene { $level }: { $sponsor }, { LIST($rewards, style: "comma") }.
otys-picture-alt-store = Laden: { $cubes }.
# $place: such as 1 for the winner.
otys-picture-alt-score = { $place }. { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $cubes ->
    [one] { $cubes } Würfel
   *[other] { $cubes } Würfel
}.
