### What stands in pictures, and what is said for those who do not see them. There is little room.

## The strip at the top. It follows the name of whoever is on turn.

picture-start = wählt ein Zugangsplättchen
picture-phase-1 = Phase 1: vor dem Aktivieren
picture-phase-2 = { $actions ->
    [0] Phase 2: die Aktion ist getan
    [1] Phase 2: der Taucher handelt
   *[other] Phase 2: der Taucher handelt { $actions }-mal
}
picture-phase-3 = Phase 3: bleiben oder auftauchen

## Titles

picture-private = geheime Aufträge
picture-drawn = gezogen: 1 behalten
picture-no-contracts = noch keine geheimen Aufträge
# Cards for which there is no room.
picture-more = +{ $count }

## One component

picture-printed = wie im Spiel gedruckt
picture-own-design = eigener Entwurf: das Gedruckte ist uns nicht bekannt
picture-partly-own = teils eigener Entwurf: nicht alles Gedruckte ist uns bekannt
# $name: of a component pack that somebody made, such as "mine@1".
picture-from-pack = aus dem Komponentenpaket { $name }
picture-basic = Grundseite
picture-upgraded = verbesserte Seite
picture-front = einmal, sofort
picture-back = für jeden auf seiner Ebene erfüllten Auftrag

## The end

picture-scores = Endstand
# While the game still runs.
picture-standings = Zwischenstand
picture-tie = bei gleich vielen Punkten entscheiden mehr Würfel
# In the strip at the top.
picture-won = { $count ->
    [one] { LIST($seats) } gewinnt
   *[other] { LIST($seats) } gewinnen gemeinsam
}

## In words. The sentences stand one after the other; the first are kept where room is short.

picture-alt-board = Otys, { $moment }.
# $what: such as "chooses a Key".
picture-alt-turn = { $seat }: { $what }.
picture-alt-active = aktiv ist Ebene { $level } mit { $diver }.
# One of the winners.
picture-alt-seat = { $seat }
picture-alt-won = { $count ->
    [one] das Spiel ist aus: { LIST($seats) } gewinnt.
   *[other] das Spiel ist aus: { LIST($seats) } gewinnen gemeinsam.
}
# $keys: those in hand, such as "1, 4, X".
picture-alt-player = { $seat }: { LIST($goods) }; Zugangsplättchen { $keys }; { $contracts ->
    [one] { $contracts } geheimer Auftrag
   *[other] { $contracts } geheime Aufträge
}.
picture-alt-tracks = maximale Bewegung { $move }; { $used } von { $threshold } Zugangsplättchen auf der Hackerleiste.
picture-alt-divers = { $seat }, von der Oberfläche bis Ebene 5: { LIST($divers, style: "comma") }.
picture-alt-level = Ebene { $level }: { $diver }, { $cubes }.
picture-alt-surface = an der Oberfläche: { LIST($divers, style: "comma") }.
picture-alt-empty = keine Würfel
picture-alt-upgraded = { $diver }+
picture-alt-public = offene Aufträge: { LIST($contracts, style: "comma") }.
picture-alt-private = geheime Aufträge: { LIST($contracts, style: "comma") }.
picture-alt-drawn = gezogen: { LIST($contracts, style: "comma") }.
picture-alt-sponsors = von Ebene 1 abwärts: { LIST($sponsors, style: "comma") }.
picture-alt-sponsor = Ebene { $level }: { $sponsor }, { LIST($rewards, style: "comma") }.
picture-alt-store = Laden: { $cubes }.
picture-alt-card = { $name }: { $text } ({ $origin }).
# $place: such as 1 for the winner.
picture-alt-score = { $place }. { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $cubes ->
    [one] { $cubes } Würfel
   *[other] { $cubes } Würfel
}.
