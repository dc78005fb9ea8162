### What stands in pictures of Underwater Cities, and what is said for those who do not see them.
### There is little room.

## The strip at the top. It follows the name of whoever is on turn.

underwater-cities-picture-does-choose = wählt Platz und Karte
# $slot: such as "green slot 3".
underwater-cities-picture-does-slot = nutzt: { $slot }
# While nobody is on turn.
underwater-cities-picture-phase-cards = alle wählen, welche Karten sie behalten
underwater-cities-picture-phase-production = Produktion
# The solo game.
underwater-cities-picture-lost = das Solospiel ist verloren

## The main board and what lies beside it

# The aim of the solo game: so many connected cities, so many points.
underwater-cities-picture-solo-cities = verbundene Städte
underwater-cities-picture-solo-points = Punkte nach der Schlusswertung
underwater-cities-picture-solo-fourth = Zusätzlich besetzter Platz: siehe die Nummer dieser Karte

underwater-cities-picture-alt-board = Underwater Cities, { $moment }.
underwater-cities-picture-alt-lost = die Partie ist zu Ende: das Solospiel ist verloren.
# $phase: such as "Production".
underwater-cities-picture-alt-phase = { $phase }.
underwater-cities-picture-alt-occupied = { $slot }: { LIST($seats, style: "comma") }.
# An action tile of nobody in the solo game.
underwater-cities-picture-alt-nobody = niemand
underwater-cities-picture-alt-free = verfügbar: { LIST($slots, style: "comma") }.
# The foremost first.
underwater-cities-picture-alt-stack = { $space }: { LIST($seats, style: "comma") }.
underwater-cities-picture-alt-specials = Spezialkarten: { LIST($cards, style: "comma") }.
underwater-cities-picture-alt-contract = Auftrag „{ $contract }“: { $text }
underwater-cities-picture-alt-supply = Deck der Ära { $deck }; weiße Kuppeln { $white }, violette Kuppeln { $purple }, Tunnel { $tunnels }.
underwater-cities-picture-alt-supply-solo = Deck der Ära { $deck }; weiße Kuppeln { $white }, Tunnel { $tunnels }.
underwater-cities-picture-alt-own-hand = deine Handkarten: { LIST($cards, style: "comma") }.

## Players and their cards

underwater-cities-picture-no-cards = keine Karten auf der Hand
underwater-cities-picture-new = neu
# $nothing: 1 if there are no resources. What is counted is connected.
underwater-cities-picture-alt-player = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; { $nothing ->
    [1] keine Ressourcen
   *[other] { LIST($goods) }
}; { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
} auf der Hand; verbunden: Städte { $city }, Tunnel { $tunnel }, Farmen { $farm }, Entsalzungsanlagen { $desal }, Labore { $lab }, Metropolen { $metropolis }.
# Titles of cards and contracts.
underwater-cities-picture-alt-claimed = { $seat } hat beansprucht: { LIST($cards) }.
underwater-cities-picture-alt-hand = deine Handkarten: { LIST($cards, style: "comma") }.
underwater-cities-picture-alt-drawn-now = gerade gezogen: { LIST($cards, style: "comma") }.
underwater-cities-picture-alt-no-hand = deine Handkarten: keine.
underwater-cities-picture-alt-looked-at = zur Auswahl: { LIST($cards, style: "comma") }.

## Nationen, Produktion und Punkte

# The cards, tiles or contracts that a player has.
underwater-cities-picture-nation-listed = { LIST($things, style: "comma") }
underwater-cities-picture-nation-nothing-claimed = noch keine beanspruchten Karten
underwater-cities-picture-made-title = Produktion nach jetzigem Stand
# $count: how many tunnels there are.
underwater-cities-picture-made-tunnels = { $count ->
    [one] { $count } Tunnel
   *[other] { $count } Tunnel
}
underwater-cities-picture-made-tunnels-upgraded = { $count ->
    [one] { $count } aufgewerteter Tunnel
   *[other] { $count } aufgewertete Tunnel
}
underwater-cities-picture-made-joined = Tunnelpaar
# A special tunnel makes a metropolis worth more.
underwater-cities-picture-made-coastal = Tunnel zu { $metropolis }
underwater-cities-picture-made-total = Produktion
underwater-cities-picture-made-stock = jetzt vorhanden
underwater-cities-picture-made-food = Städte ernähren
underwater-cities-picture-score-so-far = Punkte bisher
underwater-cities-picture-score-metropolises = Metropolen
underwater-cities-picture-score-end-cards = Schlusswertungskarten
underwater-cities-picture-score-cities = Städte
# $count: of the kinds of buildings that stand at a city.
underwater-cities-picture-score-kinds = { $count ->
    [0] ohne Gebäude
    [one] mit { $count } Gebäudeart
   *[other] mit { $count } Gebäudearten
}
underwater-cities-picture-score-left-over = übrige Ressourcen
underwater-cities-picture-score-total = gesamt

# $goods: such as "5 points" and "3 credits". $space: 0 is below the Federation track.
underwater-cities-picture-nation-alt-player = { $seat }: { LIST($goods, style: "comma") }; Handkarten { $hand } von { $limit }; { $space ->
    [0] unter der Staatenbund-Leiste
   *[other] Feld { $space } der Staatenbund-Leiste
}.
underwater-cities-picture-nation-alt-network = Städte { $cities }, davon symbiotisch { $symbiotic }; Tunnel { $tunnels }, davon aufgewertet { $upgraded }.
# $kind: such as "nonsymbiotic city".
underwater-cities-picture-nation-alt-city-connected = { $site }, { $kind }: { LIST($buildings, style: "comma") }.
underwater-cities-picture-nation-alt-city-connected-bare = { $site }, { $kind }.
underwater-cities-picture-nation-alt-city-unconnected = { $site }, { $kind }, nicht verbunden: { LIST($buildings, style: "comma") }.
underwater-cities-picture-nation-alt-city-unconnected-bare = { $site }, { $kind }, nicht verbunden.
# Buildings of a kind at a city: $kind, such as "farm", and how many.
underwater-cities-picture-nation-alt-plain = { $count ->
    [1] { $kind }
   *[other] { $count } × { $kind }
}
underwater-cities-picture-nation-alt-upgraded = { $count ->
    [1] { $kind } (aufgewertet)
   *[other] { $count } × { $kind } (aufgewertet)
}
underwater-cities-picture-nation-alt-metropolis-connected = Metropole { $metropolis }: verbunden.
underwater-cities-picture-nation-alt-metropolis-unconnected = Metropole { $metropolis }: nicht verbunden.
underwater-cities-picture-nation-alt-claimed = beansprucht: { LIST($cards, style: "comma") }.
underwater-cities-picture-nation-alt-used = genutzte Aktionskarten: { LIST($cards, style: "comma") }.
underwater-cities-picture-nation-alt-paid = bezahlte Spezialkarten: { LIST($cards, style: "comma") }.
underwater-cities-picture-nation-alt-contracts = Regierungsaufträge: { LIST($contracts, style: "comma") }.
# $cities: that have to be fed.
underwater-cities-picture-nation-alt-production = { $seat }, Produktion nach jetzigem Stand: { LIST($goods, style: "comma") }; zu ernährende Städte: { $cities }.
underwater-cities-picture-nation-alt-source = { $source }: { LIST($goods, style: "comma") }.
underwater-cities-picture-nation-alt-score = { $place }. { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: bisher { $before }, Metropolen { $metropolises }, Karten { $cards }, Städte { $cities }, Ressourcen { $resources }.

## One component

# $kinds: what it is, such as "instant card", "green", "Era I".
underwater-cities-picture-kinds = { LIST($kinds, style: "comma") }
underwater-cities-picture-slot-few = { $slot } (1–2 Personen)
underwater-cities-picture-slot-many = { $slot } (3–4 Personen)
underwater-cities-picture-metropolis-blue = blaue Metropole
underwater-cities-picture-metropolis-brown = braune Metropole
underwater-cities-picture-not-solo = nicht im Solospiel
underwater-cities-picture-contract-early = Regierungsauftrag (früh)
underwater-cities-picture-contract-middle = Regierungsauftrag (mittel)
underwater-cities-picture-contract-late = Regierungsauftrag (spät)
underwater-cities-picture-action-slot = Aktionsplatz
underwater-cities-picture-special = Spezialkarte für { $count ->
    [one] { $count } Credit
   *[other] { $count } Credits
}
# $text: ends with a full stop.
underwater-cities-picture-alt-card = { $name }: { $text } ({ $origin })
underwater-cities-picture-alt-board-side = { $name } ({ $origin }).
# $prints: what is printed there, such as "gain 1 kelp".
underwater-cities-picture-alt-site = { $site }: { LIST($prints) }.

## All that a player has claimed

underwater-cities-picture-owned-title = beanspruchte Karten
# What the numbers in the corners of cards are.
underwater-cities-picture-owned-note = + was sie nach jetzigem Stand bringen
# In the corner of an action card.
underwater-cities-picture-owned-used = genutzt
# Titles above the cards of a type; they have little room.
underwater-cities-picture-owned-action = Aktionskarten
underwater-cities-picture-owned-permanent = Karten mit dauerhaftem Effekt
underwater-cities-picture-owned-production = Produktionskarten
underwater-cities-picture-owned-end = Schlusswertungskarten
underwater-cities-picture-owned-paid = bezahlte Spezialkarten
underwater-cities-picture-owned-contracts = Regierungsaufträge
underwater-cities-picture-owned-tiles = verbundene Metropolen
underwater-cities-picture-owned-waiting = noch nicht verbundene Metropolen

underwater-cities-picture-owned-alt = von { $seat } beansprucht.
underwater-cities-picture-owned-alt-empty = { $seat } hat noch keine Karten beansprucht.
# $kind: such as "action cards".
underwater-cities-picture-owned-alt-kind = { $kind }: { LIST($cards, style: "comma") }.
# $text: ends with a full stop.
underwater-cities-picture-owned-alt-text = { $name }: { $text }

## What is in play in the own turn

underwater-cities-picture-alt-played = ausgespielte Karte: { $card }.
underwater-cities-picture-alt-played-unmatched = ausgespielte Karte, ohne Effekt: { $card }.
underwater-cities-picture-alt-matching = { $slot } ist gewählt; passende Karten: { LIST($cards, style: "comma") }.
underwater-cities-picture-alt-none-matches = { $slot } ist gewählt; keine Karte passt.
