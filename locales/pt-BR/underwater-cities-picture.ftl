### What stands in pictures of Underwater Cities, and what is said for those who do not see them.
### There is little room.

## The strip at the top. It follows the name of whoever is on turn.

underwater-cities-picture-does-choose = escolhe um espaço e uma carta
# $slot: such as "green slot 3".
underwater-cities-picture-does-slot = usa o { $slot }
# While nobody is on turn.
underwater-cities-picture-phase-cards = todos escolhem com que cartas ficam
underwater-cities-picture-phase-production = Produção
# The solo game.
underwater-cities-picture-lost = o jogo solo foi perdido

## The main board and what lies beside it

# The aim of the solo game: so many connected cities, so many points.
underwater-cities-picture-solo-cities = cidades conectadas
underwater-cities-picture-solo-points = pontos depois da pontuação final
underwater-cities-picture-solo-fourth = Espaço ocupado a mais: veja o número desta carta

underwater-cities-picture-alt-board = Cidades Submersas, { $moment }.
underwater-cities-picture-alt-lost = a partida acabou: o jogo solo foi perdido.
# $phase: such as "Production".
underwater-cities-picture-alt-phase = { $phase }.
underwater-cities-picture-alt-occupied = { $slot }: { LIST($seats, style: "comma") }.
# An action tile of nobody in the solo game.
underwater-cities-picture-alt-nobody = ninguém
underwater-cities-picture-alt-free = disponíveis: { LIST($slots, style: "comma") }.
# The foremost first.
underwater-cities-picture-alt-stack = { $space }: { LIST($seats, style: "comma") }.
underwater-cities-picture-alt-specials = cartas especiais: { LIST($cards, style: "comma") }.
underwater-cities-picture-alt-contract = contrato “{ $contract }”: { $text }
underwater-cities-picture-alt-supply = baralho da era { $deck }; domos brancos { $white }, domos púrpura { $purple }, túneis { $tunnels }.
underwater-cities-picture-alt-supply-solo = baralho da era { $deck }; domos brancos { $white }, túneis { $tunnels }.
underwater-cities-picture-alt-own-hand = sua mão: { LIST($cards, style: "comma") }.

## Players and their cards

underwater-cities-picture-no-cards = nenhuma carta na mão
underwater-cities-picture-new = nova
# $nothing: 1 if there are no resources. What is counted is connected.
underwater-cities-picture-alt-player = { $seat }: { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}; { $nothing ->
    [1] nenhum recurso
   *[other] { LIST($goods) }
}; { $hand ->
    [1] { $hand } carta
   *[other] { $hand } cartas
} na mão; conectados: cidades { $city }, túneis { $tunnel }, fazendas { $farm }, usinas dessalinizadoras { $desal }, laboratórios { $lab }, metrópoles { $metropolis }.
# Titles of cards and contracts.
underwater-cities-picture-alt-claimed = { $seat } reivindicou: { LIST($cards) }.
underwater-cities-picture-alt-hand = sua mão: { LIST($cards, style: "comma") }.
underwater-cities-picture-alt-drawn-now = recém-compradas: { LIST($cards, style: "comma") }.
underwater-cities-picture-alt-no-hand = sua mão: nenhuma carta.
underwater-cities-picture-alt-looked-at = para você escolher: { LIST($cards, style: "comma") }.

## Nations, Production and scores

# The cards, tiles or contracts that a player has.
underwater-cities-picture-nation-listed = { LIST($things, style: "comma") }
underwater-cities-picture-nation-nothing-claimed = nenhuma carta reivindicada ainda
underwater-cities-picture-made-title = Produção neste momento
# $count: how many tunnels there are.
underwater-cities-picture-made-tunnels = { $count ->
    [1] { $count } túnel
   *[other] { $count } túneis
}
underwater-cities-picture-made-tunnels-upgraded = { $count ->
    [1] { $count } túnel melhorado
   *[other] { $count } túneis melhorados
}
underwater-cities-picture-made-joined = túneis unidos
# A special tunnel makes a metropolis worth more.
underwater-cities-picture-made-coastal = túnel até { $metropolis }
underwater-cities-picture-made-total = Produção
underwater-cities-picture-made-stock = o que já tem
underwater-cities-picture-made-food = alimentar as cidades
underwater-cities-picture-score-so-far = pontos até agora
underwater-cities-picture-score-metropolises = metrópoles
underwater-cities-picture-score-end-cards = cartas de pontuação final
underwater-cities-picture-score-cities = cidades
# $count: of the kinds of buildings that stand at a city.
underwater-cities-picture-score-kinds = { $count ->
    [0] sem construções
    [1] com { $count } tipo de construção
   *[other] com { $count } tipos de construção
}
underwater-cities-picture-score-left-over = recursos que sobraram
underwater-cities-picture-score-total = total

# $goods: such as "5 points" and "3 credits". $space: 0 is below the Federation track.
underwater-cities-picture-nation-alt-player = { $seat }: { LIST($goods, style: "comma") }; mão { $hand } de { $limit }; { $space ->
    [0] abaixo da trilha da federação
   *[other] espaço { $space } da trilha da federação
}.
underwater-cities-picture-nation-alt-network = cidades { $cities }, simbióticas { $symbiotic }; túneis { $tunnels }, melhorados { $upgraded }.
# $kind: such as "nonsymbiotic city".
underwater-cities-picture-nation-alt-city-connected = { $site }, { $kind }: { LIST($buildings, style: "comma") }.
underwater-cities-picture-nation-alt-city-connected-bare = { $site }, { $kind }.
underwater-cities-picture-nation-alt-city-unconnected = { $site }, { $kind }, não conectada: { LIST($buildings, style: "comma") }.
underwater-cities-picture-nation-alt-city-unconnected-bare = { $site }, { $kind }, não conectada.
# Buildings of a kind at a city: $kind, such as "farm", and how many.
underwater-cities-picture-nation-alt-plain = { $count ->
    [1] { $kind }
   *[other] { $count } × { $kind }
}
underwater-cities-picture-nation-alt-upgraded = { $count ->
    [1] { $kind } (com melhoria)
   *[other] { $count } × { $kind } (com melhoria)
}
underwater-cities-picture-nation-alt-metropolis-connected = metrópole { $metropolis }: conectada.
underwater-cities-picture-nation-alt-metropolis-unconnected = metrópole { $metropolis }: não conectada.
underwater-cities-picture-nation-alt-claimed = cartas reivindicadas: { LIST($cards, style: "comma") }.
underwater-cities-picture-nation-alt-used = cartas de ação usadas: { LIST($cards, style: "comma") }.
underwater-cities-picture-nation-alt-paid = cartas especiais pagas: { LIST($cards, style: "comma") }.
underwater-cities-picture-nation-alt-contracts = contratos: { LIST($contracts, style: "comma") }.
# $cities: that have to be fed.
underwater-cities-picture-nation-alt-production = { $seat }, Produção neste momento: { LIST($goods, style: "comma") }; cidades a alimentar: { $cities }.
underwater-cities-picture-nation-alt-source = { $source }: { LIST($goods, style: "comma") }.
underwater-cities-picture-nation-alt-score = { $place }. { $seat }: { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}: até agora { $before }, metrópoles { $metropolises }, cartas { $cards }, cidades { $cities }, recursos { $resources }.

## One component

# $kinds: what it is, such as "instant card", "green", "Era I".
underwater-cities-picture-kinds = { LIST($kinds, style: "comma") }
underwater-cities-picture-slot-few = { $slot } (1–2 jogadores)
underwater-cities-picture-slot-many = { $slot } (3–4 jogadores)
underwater-cities-picture-metropolis-blue = metrópole azul
underwater-cities-picture-metropolis-brown = metrópole marrom
underwater-cities-picture-not-solo = fora do jogo solo
underwater-cities-picture-contract-early = contrato governamental inicial
underwater-cities-picture-contract-middle = contrato governamental intermediário
underwater-cities-picture-contract-late = contrato governamental final
underwater-cities-picture-action-slot = espaço de ação
underwater-cities-picture-special = carta especial de { $count ->
    [one] { $count } crédito
   *[other] { $count } créditos
}
# $text: ends with a full stop.
underwater-cities-picture-alt-card = { $name }: { $text } ({ $origin })
underwater-cities-picture-alt-board-side = { $name } ({ $origin }).
# $prints: what is printed there, such as "gain 1 kelp".
underwater-cities-picture-alt-site = { $site }: { LIST($prints) }.

## All that a player has claimed

underwater-cities-picture-owned-title = cartas reivindicadas
# What the numbers in the corners of cards are.
underwater-cities-picture-owned-note = + o que rendem neste momento
# In the corner of an action card.
underwater-cities-picture-owned-used = usada
# Titles above the cards of a type; they have little room.
underwater-cities-picture-owned-action = cartas de ação
underwater-cities-picture-owned-permanent = cartas permanentes
underwater-cities-picture-owned-production = cartas de produção
underwater-cities-picture-owned-end = cartas de pontuação final
underwater-cities-picture-owned-paid = cartas especiais pagas
underwater-cities-picture-owned-contracts = contratos governamentais
underwater-cities-picture-owned-tiles = metrópoles conectadas
underwater-cities-picture-owned-waiting = metrópoles ainda não conectadas

underwater-cities-picture-owned-alt = reivindicado por { $seat }.
underwater-cities-picture-owned-alt-empty = { $seat } ainda não reivindicou nenhuma carta.
# $kind: such as "action cards".
underwater-cities-picture-owned-alt-kind = { $kind }: { LIST($cards, style: "comma") }.
# $text: ends with a full stop.
underwater-cities-picture-owned-alt-text = { $name }: { $text }

## What is in play in the own turn

underwater-cities-picture-alt-played = carta baixada: { $card }.
underwater-cities-picture-alt-played-unmatched = carta baixada, sem efeito: { $card }.
underwater-cities-picture-alt-matching = escolhido: { $slot }; cartas que correspondem: { LIST($cards, style: "comma") }.
underwater-cities-picture-alt-none-matches = escolhido: { $slot }; nenhuma carta corresponde.
