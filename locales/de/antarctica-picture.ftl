### What stands in pictures of Antarctica, and what is said for those who do not see them. There
### is little room.

## The strip at the top. It follows the name of whoever is asked.

antarctica-picture-does-place = setzt ein Schiff
antarctica-picture-does-extra-cube = setzt einen Würfel
antarctica-picture-does-sail = fährt mit einem Schiff
antarctica-picture-does-action = wählt eine Aktion
antarctica-picture-does-after = darf noch eine Karte ausspielen oder ablegen
antarctica-picture-does-last-ship = entscheidet über das letzte Schiff
antarctica-picture-does-points = wählt eine Forschungsleiste
antarctica-picture-does-take = nimmt eine Werftkarte
antarctica-picture-does-draft = wählt eine Werftkarte
antarctica-picture-does-move = darf ein Schiff bewegen
antarctica-picture-does-three = darf auf einer Leiste voranschreiten
antarctica-picture-does-second = darf einen Eisbrecher-Zug machen

## The continent

# Title of a list of areas.

antarctica-picture-alt-board = Antarctica, { $moment }.
# $areas: those that can be chosen.
antarctica-picture-alt-legal = umrandet: { LIST($areas, style: "comma") }.
# $points: everybody’s, such as "Mira 12".
antarctica-picture-alt-points = Punkte: { LIST($points, style: "comma") }.
antarctica-picture-alt-ships = { $area }, Schiffe der Reihe nach: { LIST($ships, style: "comma") }.
antarctica-picture-alt-scientists = { $area }, Wissenschaftler: { LIST($held, style: "comma") }.
# Whose they are and how many.
antarctica-picture-alt-held = { $seat } { $count }
antarctica-picture-alt-buildings = { $area }, Gebäude: { LIST($buildings, style: "comma") }.

## The research tracks

# What red and blue spaces are.
antarctica-picture-red = Rot: für jeden, der vorbeizieht, jedes Mal
antarctica-picture-blue = Blau: einmal, für alle reihum
# What a track scores.
antarctica-picture-first-cube = Vorderster Würfel: Wert × Würfel der Leiste; die anderen: Wert einmal
antarctica-picture-alt-track = { $track }: { LIST($cubes, style: "comma") }.
antarctica-picture-alt-no-cubes = { $track }: keine Würfel.
# Whose it is and on which space.
antarctica-picture-alt-cube = { $seat } { $space }

## The open cards

# Titles: where buildings that the open cards need stand; Shipyard cards of each kind.
antarctica-picture-where = Benötigte Gebäude und ihr Ort
antarctica-picture-played = Ausgespielte Werftkarten
antarctica-picture-nowhere = noch nicht errichtet
antarctica-picture-no-cards = keine Karten mehr
# $needs: such as "braucht Kran; 2 Forschungspunkte".
antarctica-picture-alt-offer = { $deck } (noch { $count }): { $building }, { $needs }.
antarctica-picture-alt-no-offer = { $deck }: keine Karten mehr.
antarctica-picture-alt-piles = Werftkarten im Stapel { $pile }, Know-how-Karten { $knowhow }.
antarctica-picture-alt-quiet = seit { $turns } von { $most } Zügen kein Fortschritt.

## One component

# Its place in its deck tells it from others that build the same.
antarctica-picture-card-name = { $building } ({ $deck } { $number })
# $needs: such as in "antarctica-text-needs"; $count: of its scientists.
antarctica-picture-card = { $needs }; { $count } Wissenschaftler
antarctica-picture-card-star = { $needs }; { $count } Wissenschaftler; ein Stern
# $players: 3 or 4.
antarctica-picture-mark = { $players ->
    [4] nur bei 4 Personen
   *[other] ab { $players } Personen
}
antarctica-picture-kind-count = { $count } von { $all } Werftkarten
antarctica-picture-stands-for = steht für
antarctica-picture-built-with = errichtet mit
antarctica-picture-needed-for = nötig für
antarctica-picture-effects = { LIST($effects, style: "comma") }

## Players: what they have, how they stand, their cards

antarctica-picture-supply = persönlicher Vorrat
antarctica-picture-reserve = allgemeine Reserve
antarctica-picture-ships = verfügbare Schiffe
antarctica-picture-cubes = verfügbare Würfel
antarctica-picture-discarded = abgelegte Ressourcen
# Building cards that score.
antarctica-picture-stars = Karten mit Stern
antarctica-picture-building-cards = Gebäudekarten
antarctica-picture-none-built = noch keine Gebäudekarten
antarctica-picture-shipyard-cards = Werftkarten
antarctica-picture-knowhow = Know-how-Karten
antarctica-picture-basic-ready = Basis-Karte: bereit
antarctica-picture-basic-used = Basis-Karte: genutzt
antarctica-picture-areas = Gebiete
antarctica-picture-tracks = Forschungsleisten
antarctica-picture-total = gesamt
# The first tie-breaker.
antarctica-picture-first-places = erste Plätze
antarctica-picture-no-shipyard-cards = keine Werftkarten
# From the pile or in a draft.
antarctica-picture-unseen = Werftkarten, die du nicht siehst

antarctica-picture-alt-player = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; Wissenschaftler { $scientists }, dazu { $reserve } in der Reserve; verfügbare Schiffe { $ships }, Würfel { $cubes }; abgelegt { $lost }; Werftkarten { $hand }; Sterne { $stars }.
# $basic: such as "Basic card: ready". $count: of Know-how cards.
antarctica-picture-alt-resources = { $basic }, Know-how-Karten: { $count }.
antarctica-picture-alt-counted = { $count ->
    [1] { $what }
   *[other] { $count } × { $what }
}
antarctica-picture-alt-built = errichtet: { LIST($cards, style: "comma") }.
antarctica-picture-alt-built-by = { $seat }, errichtet: { LIST($cards, style: "comma") }.
antarctica-picture-alt-here = { $area }: Wissenschaftler { $scientists }, Schiffe { $ships }.
antarctica-picture-alt-stands = { $track }: Feld { $space }.
antarctica-picture-alt-looked-at = zur Wahl: { LIST($cards, style: "comma") }.
antarctica-picture-alt-hand = Werftkarten: { LIST($cards, style: "comma") }.
antarctica-picture-alt-unseen = nicht zu sehen: { LIST($cards, style: "comma") }.
# $place: such as 1 for the winner. $first: how often somebody is first.
antarctica-picture-alt-score = { $place }. { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: Gebiete { $areas }, Leisten { $tracks }, Karten { $cards }, abgelegt { $resources }; erste Plätze { $first }.
