### What stands in pictures of Underwater Cities, and what is said for those who do not see them.
### There is little room.

## The strip at the top. It follows the name of whoever is on turn.

underwater-cities-picture-does-choose = sceglie uno spazio e una carta
# $slot: such as "green slot 3".
underwater-cities-picture-does-slot = usa { FORM($slot, form: "definite") }
# While nobody is on turn.
underwater-cities-picture-phase-cards = tutti scelgono le carte da tenere
underwater-cities-picture-phase-production = Produzione
# The solo game.
underwater-cities-picture-lost = la partita in solitario è persa

## The main board and what lies beside it

# The aim of the solo game: so many connected cities, so many points.
underwater-cities-picture-solo-cities = città connesse
underwater-cities-picture-solo-points = punti dopo il punteggio finale
underwater-cities-picture-solo-fourth = Spazio occupato in più: lo dice il numero di questa carta

underwater-cities-picture-alt-board = Underwater Cities, { $moment }.
underwater-cities-picture-alt-lost = la partita è finita: il solitario è perso.
# $phase: such as "Production".
underwater-cities-picture-alt-phase = { $phase }.
underwater-cities-picture-alt-occupied = { $slot }: { LIST($seats, style: "comma") }.
# An action tile of nobody in the solo game.
underwater-cities-picture-alt-nobody = nessuno
underwater-cities-picture-alt-free = disponibili: { LIST($slots, style: "comma") }.
# The foremost first.
underwater-cities-picture-alt-stack = { $space }: { LIST($seats, style: "comma") }.
underwater-cities-picture-alt-specials = carte Speciali: { LIST($cards, style: "comma") }.
underwater-cities-picture-alt-contract = contratto governativo «{ $contract }»: { $text }
underwater-cities-picture-alt-supply = mazzo Era { $deck }; cupole bianche { $white }, cupole viola { $purple }, tunnel { $tunnels }.
underwater-cities-picture-alt-supply-solo = mazzo Era { $deck }; cupole bianche { $white }, tunnel { $tunnels }.
underwater-cities-picture-alt-own-hand = la tua mano: { LIST($cards, style: "comma") }.

## Players and their cards

underwater-cities-picture-no-cards = nessuna carta in mano
underwater-cities-picture-new = nuova
# $nothing: 1 if there are no resources. What is counted is connected.
underwater-cities-picture-alt-player = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}; { $nothing ->
    [1] nessuna risorsa
   *[other] { LIST($goods) }
}; { $hand ->
    [one] { $hand } carta
   *[other] { $hand } carte
} in mano; connessi: città { $city }, tunnel { $tunnel }, serre { $farm }, dissalatori { $desal }, laboratori { $lab }, metropoli { $metropolis }.
# Titles of cards and contracts.
underwater-cities-picture-alt-claimed = { $seat } ha reclamato: { LIST($cards) }.
underwater-cities-picture-alt-hand = la tua mano: { LIST($cards, style: "comma") }.
underwater-cities-picture-alt-drawn-now = appena pescate: { LIST($cards, style: "comma") }.
underwater-cities-picture-alt-no-hand = la tua mano: nessuna carta.
underwater-cities-picture-alt-looked-at = tra cui scegliere: { LIST($cards, style: "comma") }.

## Nazioni, Produzione e punteggi

# The cards, tiles or contracts that a player has.
underwater-cities-picture-nation-listed = { LIST($things, style: "comma") }
underwater-cities-picture-nation-nothing-claimed = ancora nessuna carta reclamata
underwater-cities-picture-made-title = Produzione attuale
# $count: how many tunnels there are.
underwater-cities-picture-made-tunnels = { $count ->
    [one] { $count } tunnel
   *[other] { $count } tunnel
}
underwater-cities-picture-made-tunnels-upgraded = { $count ->
    [one] { $count } tunnel migliorato
   *[other] { $count } tunnel migliorati
}
underwater-cities-picture-made-joined = tunnel uniti
# A special tunnel makes a metropolis worth more.
underwater-cities-picture-made-coastal = tunnel verso { $metropolis }
underwater-cities-picture-made-total = Produzione
underwater-cities-picture-made-stock = già a disposizione
underwater-cities-picture-made-food = per nutrire le città
underwater-cities-picture-score-so-far = punti finora
underwater-cities-picture-score-metropolises = metropoli
underwater-cities-picture-score-end-cards = carte punteggio
underwater-cities-picture-score-cities = città
# $count: of the kinds of buildings that stand at a city.
underwater-cities-picture-score-kinds = { $count ->
    [0] senza edifici
    [one] con { $count } tipo di edificio
   *[other] con { $count } tipi di edifici
}
underwater-cities-picture-score-left-over = risorse rimaste
underwater-cities-picture-score-total = totale

# $goods: such as "5 points" and "3 credits". $space: 0 is below the Federation track.
underwater-cities-picture-nation-alt-player = { $seat }: { LIST($goods, style: "comma") }; mano { $hand } su { $limit }; { $space ->
    [0] sotto il tracciato della Federazione
   *[other] spazio { $space } del tracciato della Federazione
}.
underwater-cities-picture-nation-alt-network = città { $cities }, simbiotiche { $symbiotic }; tunnel { $tunnels }, migliorati { $upgraded }.
# $kind: such as "nonsymbiotic city".
underwater-cities-picture-nation-alt-city-connected = { $site }, { $kind }: { LIST($buildings, style: "comma") }.
underwater-cities-picture-nation-alt-city-connected-bare = { $site }, { $kind }.
underwater-cities-picture-nation-alt-city-unconnected = { $site }, { $kind }, non connessa: { LIST($buildings, style: "comma") }.
underwater-cities-picture-nation-alt-city-unconnected-bare = { $site }, { $kind }, non connessa.
# Buildings of a kind at a city: $kind, such as "farm", and how many.
underwater-cities-picture-nation-alt-plain = { $count ->
    [1] { $kind }
   *[other] { $count } × { $kind }
}
underwater-cities-picture-nation-alt-upgraded = { $count ->
    [1] { $kind } { FORM($kind, form: "gender") ->
        [feminine] migliorata
       *[masculine] migliorato
    }
   *[other] { $count } × { $kind } { FORM($kind, form: "gender") ->
        [feminine] migliorata
       *[masculine] migliorato
    }
}
underwater-cities-picture-nation-alt-metropolis-connected = metropoli { $metropolis }: connessa.
underwater-cities-picture-nation-alt-metropolis-unconnected = metropoli { $metropolis }: non connessa.
underwater-cities-picture-nation-alt-claimed = carte reclamate: { LIST($cards, style: "comma") }.
underwater-cities-picture-nation-alt-used = carte azione usate: { LIST($cards, style: "comma") }.
underwater-cities-picture-nation-alt-paid = carte Speciali pagate: { LIST($cards, style: "comma") }.
underwater-cities-picture-nation-alt-contracts = contratti governativi: { LIST($contracts, style: "comma") }.
# $cities: that have to be fed.
underwater-cities-picture-nation-alt-production = { $seat }, Produzione attuale: { LIST($goods, style: "comma") }; città da nutrire: { $cities }.
underwater-cities-picture-nation-alt-source = { $source }: { LIST($goods, style: "comma") }.
underwater-cities-picture-nation-alt-score = { $place }. { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: finora { $before }, metropoli { $metropolises }, carte { $cards }, città { $cities }, risorse { $resources }.

## One component

# $kinds: what it is, such as "instant card", "green", "Era I".
underwater-cities-picture-kinds = { LIST($kinds, style: "comma") }
underwater-cities-picture-slot-few = { $slot } (1–2 giocatori)
underwater-cities-picture-slot-many = { $slot } (3–4 giocatori)
underwater-cities-picture-metropolis-blue = metropoli blu
underwater-cities-picture-metropolis-brown = metropoli marrone
underwater-cities-picture-not-solo = non in solitario
underwater-cities-picture-contract-early = contratto governativo iniziale
underwater-cities-picture-contract-middle = contratto governativo intermedio
underwater-cities-picture-contract-late = contratto governativo finale
underwater-cities-picture-action-slot = spazio azione
underwater-cities-picture-special = carta Speciale da { $count ->
    [one] { $count } credito
   *[other] { $count } crediti
}
# $text: ends with a full stop.
underwater-cities-picture-alt-card = { $name }: { $text } ({ $origin })
underwater-cities-picture-alt-board-side = { $name } ({ $origin }).
# $prints: what is printed there, such as "gain 1 kelp".
underwater-cities-picture-alt-site = { $site }: { LIST($prints) }.

## All that a player has claimed

underwater-cities-picture-owned-title = carte reclamate
# What the numbers in the corners of cards are.
underwater-cities-picture-owned-note = + ciò che danno adesso
# In the corner of an action card.
underwater-cities-picture-owned-used = usata
# Titles above the cards of a type; they have little room.
underwater-cities-picture-owned-action = carte azione
underwater-cities-picture-owned-permanent = carte permanenti
underwater-cities-picture-owned-production = carte produzione
underwater-cities-picture-owned-end = carte punteggio
underwater-cities-picture-owned-paid = carte Speciali pagate
underwater-cities-picture-owned-contracts = contratti governativi
underwater-cities-picture-owned-tiles = metropoli connesse
underwater-cities-picture-owned-waiting = metropoli non ancora connesse

underwater-cities-picture-owned-alt = reclamate da { $seat }.
underwater-cities-picture-owned-alt-empty = { $seat } non ha ancora reclamato carte.
# $kind: such as "action cards".
underwater-cities-picture-owned-alt-kind = { $kind }: { LIST($cards, style: "comma") }.
# $text: ends with a full stop.
underwater-cities-picture-owned-alt-text = { $name }: { $text }

## What is in play in the own turn

underwater-cities-picture-alt-played = carta giocata: { $card }.
underwater-cities-picture-alt-played-unmatched = carta giocata, senza effetto: { $card }.
underwater-cities-picture-alt-matching = scelto: { $slot }; carte corrispondenti: { LIST($cards, style: "comma") }.
underwater-cities-picture-alt-none-matches = scelto: { $slot }; nessuna carta corrisponde.
