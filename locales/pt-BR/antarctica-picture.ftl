### What stands in pictures of Antarctica, and what is said for those who do not see them. There
### is little room.

## The strip at the top. It follows the name of whoever is asked.

antarctica-picture-does-place = posiciona um navio
antarctica-picture-does-extra-cube = posiciona um cubo
antarctica-picture-does-sail = navega com um navio
antarctica-picture-does-action = escolhe uma ação
antarctica-picture-does-after = ainda pode jogar uma carta ou descartar
antarctica-picture-does-last-ship = decide sobre seu último navio
antarctica-picture-does-points = escolhe uma trilha de pesquisa
antarctica-picture-does-take = pega uma carta de estaleiro
antarctica-picture-does-draft = escolhe uma carta de estaleiro
antarctica-picture-does-move = pode mover um navio
antarctica-picture-does-three = pode avançar em uma trilha
antarctica-picture-does-second = pode jogar um turno de Quebra-gelo

## The continent

# Title of a list of areas.

antarctica-picture-alt-board = Antarctica, { $moment }.
# $areas: those that can be chosen.
antarctica-picture-alt-legal = contornadas: { LIST($areas, style: "comma") }.
# $points: everybody’s, such as "Mira 12".
antarctica-picture-alt-points = pontos: { LIST($points, style: "comma") }.
antarctica-picture-alt-ships = { $area }, navios em ordem: { LIST($ships, style: "comma") }.
antarctica-picture-alt-scientists = { $area }, cientistas: { LIST($held, style: "comma") }.
# Whose they are and how many.
antarctica-picture-alt-held = { $seat } { $count }
antarctica-picture-alt-buildings = { $area }, construções: { LIST($buildings, style: "comma") }.

## The research tracks

# What red and blue spaces are.
antarctica-picture-red = Vermelho: para quem passa, toda vez
antarctica-picture-blue = Azul: para todos em ordem, uma vez
# What a track scores.
antarctica-picture-first-cube = Cubo da frente: valor × cubos na trilha; os outros: o valor 1 vez
antarctica-picture-alt-track = { $track }: { LIST($cubes, style: "comma") }.
antarctica-picture-alt-no-cubes = { $track }: nenhum cubo.
# Whose it is and on which space.
antarctica-picture-alt-cube = { $seat } { $space }

## The open cards

# Titles: where buildings that the open cards need stand; Shipyard cards of each kind.
antarctica-picture-where = Construções exigidas, e onde
antarctica-picture-played = Cartas de estaleiro jogadas
antarctica-picture-nowhere = ainda não construída
antarctica-picture-no-cards = não há mais cartas
# $needs: such as "needs Crane; 2 Research Points".
antarctica-picture-alt-offer = { $deck } (restam { $count }): { $building }, { $needs }.
antarctica-picture-alt-no-offer = { $deck }: não há mais cartas.
antarctica-picture-alt-piles = pilha de cartas de estaleiro { $pile }, cartas know-how { $knowhow }.
antarctica-picture-alt-quiet = { $turns } de { $most } turnos sem progresso.

## One component

# Its place in its deck tells it from others that build the same.
antarctica-picture-card-name = { $building } ({ $deck } { $number })
# $needs: such as in "antarctica-text-needs"; $count: of its scientists.
antarctica-picture-card = { $needs }; { $count ->
    [1] { $count } cientista
   *[other] { $count } cientistas
}
antarctica-picture-card-star = { $needs }; { $count ->
    [1] { $count } cientista
   *[other] { $count } cientistas
}; com estrela
# $players: 3 or 4.
antarctica-picture-mark = { $players ->
    [4] só com 4 jogadores
   *[other] com { $players } ou mais jogadores
}
antarctica-picture-kind-count = { $count } de { $all } cartas de estaleiro
antarctica-picture-stands-for = vale como
antarctica-picture-built-with = construída com
antarctica-picture-needed-for = exigida por
antarctica-picture-effects = { LIST($effects, style: "comma") }

## Players: what they have, how they stand, their cards

antarctica-picture-supply = Reserva Pessoal
antarctica-picture-reserve = Reserva Comum
antarctica-picture-ships = navios disponíveis
antarctica-picture-cubes = cubos disponíveis
antarctica-picture-discarded = Recursos Descartados
# Building cards that score.
antarctica-picture-stars = cartas com estrela
antarctica-picture-building-cards = cartas de construção
antarctica-picture-none-built = nenhuma carta de construção ainda
antarctica-picture-shipyard-cards = cartas de estaleiro
antarctica-picture-knowhow = cartas know-how
antarctica-picture-basic-ready = carta básica: pronta
antarctica-picture-basic-used = carta básica: usada
antarctica-picture-areas = áreas
antarctica-picture-tracks = trilhas de pesquisa
antarctica-picture-total = total
# The first tie-breaker.
antarctica-picture-first-places = primeiros lugares
antarctica-picture-no-shipyard-cards = nenhuma carta de estaleiro
# From the pile or in a draft.
antarctica-picture-unseen = cartas de estaleiro que você não vê

antarctica-picture-alt-player = { $seat }: { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}; cientistas { $scientists }, na Reserva Comum { $reserve }; disponíveis: navios { $ships }, cubos { $cubes }; descartados { $lost }; cartas de estaleiro { $hand }; estrelas { $stars }.
# $basic: such as "Basic card: ready". $count: of Know-how cards.
antarctica-picture-alt-resources = { $basic }, cartas know-how: { $count }.
antarctica-picture-alt-counted = { $count ->
    [1] { $what }
   *[other] { $count } × { $what }
}
antarctica-picture-alt-built = construiu: { LIST($cards, style: "comma") }.
antarctica-picture-alt-built-by = { $seat }, construiu: { LIST($cards, style: "comma") }.
antarctica-picture-alt-here = { $area }: cientistas { $scientists }, navios { $ships }.
antarctica-picture-alt-stands = { $track }: espaço { $space }.
antarctica-picture-alt-looked-at = para você escolher: { LIST($cards, style: "comma") }.
antarctica-picture-alt-hand = cartas de estaleiro: { LIST($cards, style: "comma") }.
antarctica-picture-alt-unseen = fora da vista: { LIST($cards, style: "comma") }.
# $place: such as 1 for the winner. $first: how often somebody is first.
antarctica-picture-alt-score = { $place }. { $seat }: { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}: áreas { $areas }, trilhas { $tracks }, cartas { $cards }, descartados { $resources }; primeiros lugares { $first }.
