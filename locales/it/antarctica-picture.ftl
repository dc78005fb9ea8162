### What stands in pictures of Antarctica, and what is said for those who do not see them. There
### is little room.

## The strip at the top. It follows the name of whoever is asked.

antarctica-picture-does-place = piazza una nave
antarctica-picture-does-extra-cube = piazza un cubetto
antarctica-picture-does-sail = sceglie dove va la nave
antarctica-picture-does-action = sceglie un’azione
antarctica-picture-does-after = può ancora giocare una carta o scartare
antarctica-picture-does-last-ship = decide della sua ultima nave
antarctica-picture-does-points = sceglie un tracciato Ricerca
antarctica-picture-does-take = prende una carta Cantiere Navale
antarctica-picture-does-draft = sceglie una carta Cantiere Navale
antarctica-picture-does-move = può spostare una nave
antarctica-picture-does-three = può avanzare su un tracciato
antarctica-picture-does-second = può fare un turno Icebreaker

## The continent

# Title of a list of areas.

antarctica-picture-alt-board = Antarctica, { $moment }.
# $areas: those that can be chosen.
antarctica-picture-alt-legal = evidenziate: { LIST($areas, style: "comma") }.
# $points: everybody’s, such as "Mira 12".
antarctica-picture-alt-points = punti: { LIST($points, style: "comma") }.
antarctica-picture-alt-ships = { $area }, navi in ordine: { LIST($ships, style: "comma") }.
antarctica-picture-alt-scientists = { $area }, scienziati: { LIST($held, style: "comma") }.
# Whose they are and how many.
antarctica-picture-alt-held = { $seat } { $count }
antarctica-picture-alt-buildings = { $area }, edifici: { LIST($buildings, style: "comma") }.

## The research tracks

# What red and blue spaces are.
antarctica-picture-red = Rosso: per chi passa, ogni volta
antarctica-picture-blue = Blu: per tutti a turno, una volta
# What a track scores.
antarctica-picture-first-cube = Cubetto più avanti: valore × cubetti sul tracciato; gli altri: il valore una volta
antarctica-picture-alt-track = { $track }: { LIST($cubes, style: "comma") }.
antarctica-picture-alt-no-cubes = { $track }: nessun cubetto.
# Whose it is and on which space.
antarctica-picture-alt-cube = { $seat } { $space }

## The open cards

# Titles: where buildings that the open cards need stand; Shipyard cards of each kind.
antarctica-picture-where = Edifici richiesti, e dove
antarctica-picture-played = Carte Cantiere Navale giocate
antarctica-picture-nowhere = non ancora costruito
antarctica-picture-no-cards = carte esaurite
# $needs: such as "richiede Gru; 2 Punti Ricerca".
antarctica-picture-alt-offer = { $deck } (ancora { $count }): { $building }, { $needs }.
antarctica-picture-alt-no-offer = { $deck }: carte esaurite.
antarctica-picture-alt-piles = pila delle carte Cantiere Navale { $pile }, carte Competenza { $knowhow }.
antarctica-picture-alt-quiet = nessun progresso da { $turns } turni su { $most }.

## One component

# Its place in its deck tells it from others that build the same.
antarctica-picture-card-name = { $building } ({ $deck } { $number })
# $needs: such as in "antarctica-text-needs"; $count: of its scientists.
antarctica-picture-card = { $needs }; { $count ->
    [one] { $count } scienziato
   *[other] { $count } scienziati
}
antarctica-picture-card-star = { $needs }; { $count ->
    [one] { $count } scienziato
   *[other] { $count } scienziati
}; un asterisco
# $players: 3 or 4.
antarctica-picture-mark = { $players ->
    [4] solo in 4 giocatori
   *[other] da { $players } giocatori in su
}
antarctica-picture-kind-count = { $count } carte Cantiere Navale su { $all }
antarctica-picture-stands-for = vale come
antarctica-picture-built-with = costruito con
antarctica-picture-needed-for = serve per
antarctica-picture-effects = { LIST($effects, style: "comma") }

## Players: what they have, how they stand, their cards

antarctica-picture-supply = Riserva Personale
antarctica-picture-reserve = Riserva Comune
antarctica-picture-ships = navi disponibili
antarctica-picture-cubes = cubetti disponibili
antarctica-picture-discarded = Risorse Scartate
# Building cards that score.
antarctica-picture-stars = carte con asterisco
antarctica-picture-building-cards = carte Edificio
antarctica-picture-none-built = ancora nessuna carta Edificio
antarctica-picture-shipyard-cards = carte Cantiere Navale
antarctica-picture-knowhow = carte Competenza
antarctica-picture-basic-ready = carta Base: pronta
antarctica-picture-basic-used = carta Base: usata
antarctica-picture-areas = aree
antarctica-picture-tracks = tracciati Ricerca
antarctica-picture-total = totale
# The first tie-breaker.
antarctica-picture-first-places = primi posti
antarctica-picture-no-shipyard-cards = nessuna carta Cantiere Navale
# From the pile or in a draft.
antarctica-picture-unseen = carte Cantiere Navale che non vedi

antarctica-picture-alt-player = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}; scienziati { $scientists }, nella Riserva Comune { $reserve }; disponibili: navi { $ships }, cubetti { $cubes }; Risorse Scartate { $lost }; carte Cantiere Navale { $hand }; asterischi { $stars }.
# $basic: such as "Basic card: ready". $count: of Know-how cards.
antarctica-picture-alt-resources = { $basic }, carte Competenza: { $count }.
antarctica-picture-alt-counted = { $count ->
    [1] { $what }
   *[other] { $count } × { $what }
}
antarctica-picture-alt-built = ha costruito: { LIST($cards, style: "comma") }.
antarctica-picture-alt-built-by = { $seat }, ha costruito: { LIST($cards, style: "comma") }.
antarctica-picture-alt-here = { $area }: scienziati { $scientists }, navi { $ships }.
antarctica-picture-alt-stands = { $track }: spazio { $space }.
antarctica-picture-alt-looked-at = tra cui scegliere: { LIST($cards, style: "comma") }.
antarctica-picture-alt-hand = carte Cantiere Navale: { LIST($cards, style: "comma") }.
antarctica-picture-alt-unseen = nascoste: { LIST($cards, style: "comma") }.
# $place: such as 1 for the winner. $first: how often somebody is first.
antarctica-picture-alt-score = { $place }. { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: aree { $areas }, tracciati { $tracks }, carte { $cards }, Risorse Scartate { $resources }; primi posti { $first }.
