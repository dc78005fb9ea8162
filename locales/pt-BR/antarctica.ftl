### Antarctica. The things are called as in the glossary of the rules, one word for one thing.

## Areas

# `.in`, `.to`, `.from`: where something is, where it goes, where it comes from. `.short`: as printed on
# the map and wherever there is little room. `.button`: its last word, so that three stand in a row.
antarctica-area-1 = Terra de Marie Byrd
    .in = na Terra de Marie Byrd
    .to = para a Terra de Marie Byrd
    .from = da Terra de Marie Byrd
    .short = Marie Byrd
    .button = Byrd
antarctica-area-2 = Mar de Ross
    .in = no Mar de Ross
    .to = para o Mar de Ross
    .from = do Mar de Ross
    .short = Ross
    .button = Ross
antarctica-area-3 = Terra de Wilkes
    .in = na Terra de Wilkes
    .to = para a Terra de Wilkes
    .from = da Terra de Wilkes
    .short = Wilkes
    .button = Wilkes
antarctica-area-4 = Mar de Davis
    .in = no Mar de Davis
    .to = para o Mar de Davis
    .from = do Mar de Davis
    .short = Davis
    .button = Davis
antarctica-area-5 = Terra de Enderby
    .in = na Terra de Enderby
    .to = para a Terra de Enderby
    .from = da Terra de Enderby
    .short = Enderby
    .button = Enderby
antarctica-area-6 = Terra da Rainha Maud
    .in = na Terra da Rainha Maud
    .to = para a Terra da Rainha Maud
    .from = da Terra da Rainha Maud
    .short = Rainha Maud
    .button = Maud
antarctica-area-7 = Mar de Weddell
    .in = no Mar de Weddell
    .to = para o Mar de Weddell
    .from = do Mar de Weddell
    .short = Weddell
    .button = Weddell
antarctica-area-8 = Terra de Ellsworth
    .in = na Terra de Ellsworth
    .to = para a Terra de Ellsworth
    .from = da Terra de Ellsworth
    .short = Ellsworth
    .button = Ellsworth

## Buildings

# `.indefinite`: one of its kind, as something that is built. `.short`: where there is little room.
antarctica-camp = Acampamento
    .indefinite = um Acampamento
antarctica-shipyard = Estaleiro
    .indefinite = um Estaleiro
antarctica-crane = Guindaste
    .indefinite = um Guindaste
antarctica-shaft-tower = Torre de mina
    .indefinite = uma Torre de mina
antarctica-drilling-rig = Torre de perfuração
    .indefinite = uma Torre de perfuração
antarctica-wind-turbine = Turbina eólica
    .indefinite = uma Turbina eólica
antarctica-laboratory = Laboratório
    .indefinite = um Laboratório
antarctica-factory = Fábrica
    .indefinite = uma Fábrica
antarctica-inland-station = Estação de pesquisa Interior
    .indefinite = uma Estação de pesquisa Interior
    .short = Estação Interior
antarctica-coastal-station = Estação de pesquisa Costeira
    .indefinite = uma Estação de pesquisa Costeira
    .short = Estação Costeira
antarctica-naval-station = Estação de pesquisa Naval
    .indefinite = uma Estação de pesquisa Naval
    .short = Estação Naval
antarctica-headquarters = Quartel-general
    .indefinite = um Quartel-general
antarctica-plankton-farm = Fazenda de plâncton
    .indefinite = uma Fazenda de plâncton
antarctica-satellite-dish = Antena parabólica
    .indefinite = uma Antena parabólica

## Research tracks

antarctica-track-glaciology = Glaciologia
antarctica-track-biology = Biologia marinha
    .short = Biologia
antarctica-track-oceanography = Oceanografia
antarctica-track-climatology = Climatologia
antarctica-track-astronomy = Astronomia

# The form .button of an area.
antarctica-button-name = { FORM($area, form: "button") }
# The form .short of a name.
antarctica-short-name = { FORM($name, form: "short") }

## Cards

antarctica-icebreaker = Quebra-gelo
antarctica-place-scientist = Posicionar um cientista
    .short = Posicionar cientista
antarctica-plus-two-scientists = +2 cientistas
antarctica-quick-research = Pesquisa rápida
antarctica-deck-basic = Básica
antarctica-deck-double = Dupla
antarctica-deck-advanced = Avançada
# `.definite`: with its article. `.short`: where there is little room.
antarctica-resource-basic = carta de recurso básica
    .definite = a carta de recurso básica
    .short = carta básica
antarctica-resource-knowhow = carta de recurso know-how
    .definite = a carta de recurso know-how
    .short = carta know-how
# A building card, by its building and its deck.
antarctica-card = { $building } ({ $deck })

## Effect spaces of the research tracks

antarctica-effect-move-ship = todos podem mover um navio
antarctica-effect-shipyard-draft = todos recebem 1 carta de estaleiro
antarctica-effect-advance-three = todos podem usar 3 pontos de pesquisa
antarctica-effect-advance = todos podem usar { $points ->
    [1] { $points } ponto de pesquisa
   *[other] { $points } pontos de pesquisa
}
antarctica-effect-scientist = 1 cientista
antarctica-effect-new-ship = um navio novo
antarctica-effect-knowhow-card = uma carta know-how
antarctica-effect-basic-card = a carta básica fica pronta de novo

## Texts of whole components. Those of the Shipyard cards are also hints of at most 100 characters.

antarctica-text-card = { $building } ({ $deck }): exige { LIST($needs) }; { $scientists ->
    [1] { $scientists } cientista
   *[other] { $scientists } cientistas
}; { $points ->
    [1] { $points } ponto de pesquisa
   *[other] { $points } pontos de pesquisa
}
antarctica-text-card-star = { $building } ({ $deck }), com estrela: exige { LIST($needs) }; { $scientists ->
    [1] { $scientists } cientista
   *[other] { $scientists } cientistas
}; { $points ->
    [1] { $points } ponto de pesquisa
   *[other] { $points } pontos de pesquisa
}
antarctica-text-needs = exige { LIST($needs) }; { $points ->
    [one] { $points } ponto de pesquisa
   *[other] { $points } pontos de pesquisa
}
antarctica-text-icebreaker = posicionar onde o segundo navio é seu: na próxima visita do Sol, ele ganha um turno
antarctica-text-place-scientist = posicionar 1 cientista da sua Reserva Pessoal na área de destino, aonde seu navio foi
antarctica-text-plus-two-scientists = { $count ->
    [1] passar um cientista da sua Reserva Comum para a sua Reserva Pessoal
   *[other] passar até { $count } cientistas da sua Reserva Comum para a sua Reserva Pessoal
}
antarctica-text-quick-research = { $points ->
    [1] { $points } ponto de pesquisa
   *[other] { $points } pontos de pesquisa
} em uma trilha aberta
antarctica-text-resource = { $card }: vale como { LIST($buildings, style: "or") }
antarctica-text-camp = { $building }: recrutar 1 cientista para cada navio e cada cientista que você tem aqui
antarctica-text-shipyard = { $building }: construir um navio, que vai para a área do Sol
antarctica-text-resource-building = { $building }: requisito de muitas construções
antarctica-text-know-how = { $building }: requisito das construções maiores
antarctica-text-prestige = { $building }: as cartas deste tipo pontuam no fim
# $tracks: those that show its icon.
antarctica-text-station = { $building }: pesquisar em { LIST($tracks, style: "or") }
antarctica-hint-later = depois, um navio aqui pode usá-la ({ $what })
antarctica-text-red = espaço { $space }, vermelho: { $effect }
antarctica-text-blue = espaço { $space }, azul: { $effect }

## Game options

antarctica-option-layout = navios iniciais
antarctica-option-layout-first-game = disposição da primeira partida
antarctica-option-layout-free = posicionados pelos jogadores

## Pieces

antarctica-piece-cube = um cubo ainda não posicionado
    .short = cubo
antarctica-piece-ship = um navio ainda não construído
    .short = navio
antarctica-piece-lying = o navio { FORM($area, form: "in") }, posição { $position }
    .short = { FORM($area, form: "short") } { $position }

## Questions

antarctica-ask-place = escolha onde posicionar um navio
    .next = onde posicionar outro navio
antarctica-ask-extra-cube = escolha a trilha do seu cubo inicial
    .next = a trilha do seu cubo inicial
antarctica-ask-sail = o Sol está { FORM($area, form: "in") }: para onde seu navio navega?
    .post = para onde seu navio navega?
    .next = para onde seu navio navega
antarctica-ask-action = seu navio está { FORM($area, form: "in") }: o que você constrói ou faz ali?
    .next = o que você constrói ou faz ali
antarctica-ask-after = ação feita: mais alguma coisa antes de encerrar o turno?
    .next = uma carta ou um descarte, se quiser, e o turno acaba
antarctica-ask-last-ship = este é seu último navio, e sem navio você não tem mais turnos: descartá-lo assim mesmo?
    .next = se tem certeza
antarctica-ask-points = { $building }: escolha a trilha para { $points ->
    [one] { $points } ponto de pesquisa
   *[other] { $points } pontos de pesquisa
}
    .next = a trilha para os pontos de pesquisa
antarctica-ask-take = escolha uma carta de estaleiro da pilha
    .next = qual carta de estaleiro você pega
    .note = você fica com a carta, escondida dos outros; pode usá-la uma vez, em um turno seu posterior, depois que seu navio navegar
antarctica-ask-draft = escolha a carta de estaleiro com que vai ficar
    .next = com qual carta de estaleiro você fica
    .note = das outras escolhe o próximo jogador; você fica com a carta, escondida dos outros; pode usá-la uma vez, em um turno seu, depois que seu navio navegar
antarctica-ask-move = você pode mover um dos seus navios
    .next = se você move um dos seus navios
antarctica-ask-three = você pode usar { $points ->
    [1] { $points } ponto de pesquisa
   *[other] { $points } pontos de pesquisa
} em uma trilha
    .next = se você usa mais pontos de pesquisa
antarctica-ask-second = jogar um turno de Quebra-gelo com seu segundo navio { FORM($area, form: "in") }?
    .next = se o segundo navio joga um turno

## Options. At most 80 characters with everything in them; `.short`, on buttons: at most 20.

antarctica-do-place = posicionar um navio { FORM($area, form: "in") } (posição { $position })
    .short = { FORM($area, form: "button") } { $position }
antarctica-do-extra-cube = posicionar o cubo em { $track }
    .short = { FORM($track, form: "short") }
antarctica-do-sail = navegar { FORM($area, form: "to") } (posição { $position })
    .short = { FORM($area, form: "button") } { $position }
antarctica-do-discard = descartar { $piece }
    .short = fora: { FORM($piece, form: "short") }
antarctica-do-keep-ship = ficar com o navio
antarctica-do-confirm = descartá-lo
antarctica-do-build = construir { FORM($building, form: "indefinite") } ({ $count ->
    [one] { $count } cientista
   *[other] { $count } cientistas
})
    .short = { FORM($building, form: "short") }
antarctica-do-build-with = construir { FORM($building, form: "indefinite") } ({ $count ->
    [one] { $count } cientista
   *[other] { $count } cientistas
}, { FORM($resource, form: "short") })
    .short = { FORM($building, form: "short") }
antarctica-do-ship = construir um navio { FORM($area, form: "in") }
    .short = construir navio
antarctica-do-recruit = { $count ->
    [one] recrutar { $count } cientista
   *[other] recrutar { $count } cientistas
}
    .short = recrutar { $count }
antarctica-do-research = pesquisar: { $points ->
    [1] { $points } ponto de pesquisa
   *[other] { $points } pontos de pesquisa
} em { $track } (até o espaço { $space })
    .short = { FORM($track, form: "short") }
antarctica-do-track = { $points ->
    [1] { $points } ponto de pesquisa
   *[other] { $points } pontos de pesquisa
} em { $track } (até o espaço { $space })
    .short = { FORM($track, form: "short") }
antarctica-do-nothing = não fazer nada
antarctica-do-card-icebreaker = Quebra-gelo: posicionar { FORM($area, form: "in") }
    .short = Gelo: { FORM($area, form: "short") }
antarctica-do-card-place-scientist = Posicionar um cientista: { FORM($area, form: "in") }
    .short = Posicionar cientista
antarctica-do-card-plus-two-scientists = { $count ->
    [one] +2 cientistas: { $count } cientista para a sua Reserva Pessoal
   *[other] +2 cientistas: { $count } cientistas para a sua Reserva Pessoal
}
    .short = { antarctica-plus-two-scientists }
antarctica-do-card-quick-research = Pesquisa rápida: { $points ->
    [1] { $points } ponto de pesquisa
   *[other] { $points } pontos de pesquisa
} em { $track } (até o espaço { $space })
    .short = carta: { FORM($track, form: "short") }
antarctica-do-end = encerrar o turno
antarctica-do-take = pegar “{ $card }”
    .short = { FORM($card, form: "short") }
antarctica-do-move = { FORM($target, form: "to") }: o navio { FORM($area, form: "in") } ({ $position })
# Where only that ship can move.
antarctica-do-move-only = { FORM($target, form: "to") }: o navio { FORM($area, form: "in") } ({ $position })
    .short = → { FORM($target, form: "short") }
antarctica-do-stay = não mover nenhum navio
    .short = não mover
antarctica-do-no-track = não avançar
antarctica-do-act = jogar o turno de Quebra-gelo
    .short = jogar o turno
antarctica-do-decline = recusar o turno

## What an option does, costs and gives. At most 300 characters with everything in it.

# $parts: several of the messages below.
antarctica-hint-parts = { LIST($parts, style: "points") }
# $ways: such as "recrutar 2 cientistas"; the actions that an area allows.
antarctica-hint-ways = à escolha: { LIST($ways, style: "points") }; ou { $last }
# $ways: the actions there. $position: what the place in the row means.
antarctica-hint-sail = { $ways }. { FORM($position, form: "sentence") }
antarctica-may-build = construir { LIST($buildings, style: "or") }
antarctica-may-building = { $building } ({ $points })
antarctica-may-building-with = { $building } (com a { FORM($resource, form: "short") }, { $points })
antarctica-may-research = { $points } em { LIST($tracks, style: "or") }
antarctica-may-ship = construir um navio
antarctica-hint-no-action = nenhuma ação possível
# $reasons: such as "Acampamento (falta: Guindaste)".
antarctica-hint-no-action-why = nenhuma ação possível: { LIST($reasons, style: "comma") }
antarctica-hint-forgo = abre mão de: { LIST($ways, style: "comma") }
antarctica-hint-second = posição 2: na próxima visita do Sol, só age com seu Quebra-gelo ali
    .sentence = Posição 2: na próxima visita do Sol, só age com seu Quebra-gelo ali
antarctica-hint-third = posição 3: na próxima visita do Sol, ele não age
    .sentence = Posição 3: na próxima visita do Sol, ele não age
antarctica-hint-access = acesso a: { LIST($buildings) }
antarctica-hint-first = posição 1: na próxima visita do Sol, ele age
antarctica-hint-moved = sem ação ali
# $left: of the Available ships.
antarctica-hint-ship = o novo navio vai { FORM($area, form: "to") }, posição { $position }; { $left ->
    [0] nenhum navio para construir
    [1] resta { $left } navio para construir
   *[other] restam { $left } navios para construir
}
antarctica-hint-others-take = cada um dos outros pega uma carta de estaleiro
antarctica-hint-points = { $points ->
    [1] { $points } ponto de pesquisa
   *[other] { $points } pontos de pesquisa
}
# $gains: such as "2 Research Points".
antarctica-hint-build = custa { $count ->
    [1] { $count } cientista
   *[other] { $count } cientistas
}. Depois: { LIST($gains, style: "points") }
antarctica-hint-build-with = custa { $count ->
    [1] { $count } cientista
   *[other] { $count } cientistas
} e a { FORM($resource, form: "short") }. Depois: { LIST($gains, style: "points") }
antarctica-hint-research = { $points ->
    [1] { $points } ponto de pesquisa
   *[other] { $points } pontos de pesquisa
}, até o espaço { $space }
antarctica-hint-quick = gasta sua carta: até o espaço { $space }
antarctica-hint-uses-card = gasta sua carta
# $left: the scientists in the Personal Supply after it.
antarctica-hint-scientist = posiciona 1 cientista { FORM($area, form: "in") }; depois, { $left } na sua Reserva Pessoal
antarctica-hint-icebreaker-now = seu segundo navio { FORM($area, form: "in") } joga logo depois deste turno; depois a carta sai do jogo
antarctica-hint-icebreaker-next = seu segundo navio { FORM($area, form: "in") } joga na próxima visita do Sol; depois a carta sai do jogo
antarctica-hint-space = até o espaço { $space }
antarctica-hint-no-track = abre mão de { $points ->
    [1] { $points } ponto de pesquisa
   *[other] { $points } pontos de pesquisa
}; seus cubos ficam onde estão
antarctica-hint-points-lost = { $points ->
    [1] { $points } ponto de pesquisa se perde
   *[other] { $points } pontos de pesquisa se perdem
} (nenhuma trilha possível)
antarctica-hint-area = pontos pela área: { $now } → { $points }
antarctica-hint-cube = pontos pela trilha: { $now } → { $points }
antarctica-hint-discarded = pontos pelos descartes: { $now } → { $points }
antarctica-hint-recruit = depois, { $have } na sua Reserva Pessoal e { $left } na sua Reserva Comum
antarctica-hint-extra-cube = um cubo ali vale { $points }; o que lidera vale { $points } por cubo
# $effect: such as "um navio novo", of which nothing would come.
antarctica-hint-in-vain = { $effect } (sem efeito agora)
# $left: of the same kind, such as Available cubes.
antarctica-hint-gone-cube = fora do jogo; { $left ->
    [0] sem mais cubos
    [1] resta { $left } cubo
   *[other] restam { $left } cubos
}
antarctica-hint-gone-ship = fora do jogo; { $left ->
    [0] nenhum navio para construir
    [1] resta { $left } navio para construir
   *[other] restam { $left } navios para construir
}
antarctica-hint-gone-lying = fora do jogo; { $left ->
    [1] resta { $left } navio no tabuleiro
   *[other] restam { $left } navios no tabuleiro
}
# The same of the ship whose turn it is, before its action.
antarctica-hint-gone-acting = fora do jogo, mas você ainda age aqui; { $left ->
    [1] resta { $left } navio
   *[other] restam { $left } navios
}
antarctica-hint-act = seu segundo navio navega e age agora
antarctica-hint-decline = seu Quebra-gelo ali sai do jogo
# $count: of the scientists that come for a piece.
antarctica-hint-discard = { $count ->
    [0] nenhum cientista (Reserva vazia)
    [1] +{ $count } cientista
   *[other] +{ $count } cientistas
}
antarctica-hint-last-ship = fora do jogo de vez: último navio
# $effects: such as "1 scientist and a new ship".
antarctica-hint-triggers = ativa: { LIST($effects, style: "comma") }
antarctica-hint-lost = { $points ->
    [1] { $points } ponto de pesquisa se perde: não há mais espaço livre
   *[other] { $points } pontos de pesquisa se perdem: não há mais espaço livre
}

## Why not: why a place cannot be chosen

antarctica-why-card = { $building } ({ $reason })
antarctica-why-there = já existe ali
antarctica-why-lacks = falta: { LIST($lacking) }
antarctica-why-scientists = { $count ->
    [1] exige { $count } cientista, você tem { $have }
   *[other] exige { $count } cientistas, você tem { $have }
}
antarctica-why-closed = fechada com { $players } jogadores
antarctica-why-sun = o Sol está ali; seu navio precisa sair
antarctica-why-full = cheia: há { $count } navios ali
antarctica-why-track-chosen = outra pessoa já escolheu
antarctica-why-no-cube = você não tem cubo disponível
antarctica-why-track-end = não há mais espaço livre à frente do seu cubo

## Kinds of options

antarctica-group-build = fazer uma construção
antarctica-group-cards = jogar uma carta de estaleiro
antarctica-group-discard = descartar uma peça
antarctica-group-move = o navio { FORM($area, form: "in") } ({ $position })

## The log. Who did it stands in front: "Seat 1: sailed to the Ross Sea, position 1".

antarctica-log-first-player = joga primeiro
antarctica-log-laid-out = os navios usam a disposição da primeira partida
antarctica-log-placed-ship = posicionou um navio { FORM($area, form: "in") }, posição { $position }
antarctica-log-extra-cube = posicionou um cubo no espaço 1 de { $track }
antarctica-log-sun = o Sol está { FORM($area, form: "in") }
antarctica-log-lost-icebreakers = { $count ->
    [one] { $count } Quebra-gelo { FORM($area, form: "in") } sai do jogo
   *[other] { $count } Quebra-gelos { FORM($area, form: "in") } saem do jogo
}
antarctica-log-sailed = navegou { FORM($area, form: "to") }, posição { $position }
antarctica-log-discarded = descartou { $piece }
antarctica-log-recruited = { $count ->
    [one] recebeu { $count } cientista da Reserva Comum
   *[other] recebeu { $count } cientistas da Reserva Comum
}
antarctica-log-no-scientist = não recebeu cientista: a Reserva Comum está vazia
antarctica-log-hired = { $count ->
    [one] recrutou { $count } cientista
   *[other] recrutou { $count } cientistas
}
antarctica-log-used-resource = usou { FORM($card, form: "definite") }
antarctica-log-built = { $count ->
    [one] construiu { FORM($building, form: "indefinite") } { FORM($area, form: "in") } com { $count } cientista
   *[other] construiu { FORM($building, form: "indefinite") } { FORM($area, form: "in") } com { $count } cientistas
}
antarctica-log-revealed = nova carta de construção: { $card }
antarctica-log-deck-empty = o baralho { $deck } acabou
antarctica-log-new-ship = recebeu um navio novo { FORM($area, form: "in") }, posição { $position }
# In logs of earlier versions.
antarctica-log-no-new-ship = não recebeu navio: nenhum disponível, ou sem lugar na área do Sol
antarctica-log-no-ship-left = não recebeu navio: nenhum disponível
antarctica-log-no-ship-room = não recebeu navio: sem lugar na área do Sol
antarctica-log-pile-gone = { $count ->
    [1] cartas de estaleiro insuficientes: a última sai do jogo
   *[other] cartas de estaleiro insuficientes: as últimas { $count } saem do jogo
}
antarctica-log-took-card = pegou uma carta de estaleiro
# Only who took it reads this.
antarctica-log-took = pegou “{ $card }”
antarctica-log-no-draft = cartas de estaleiro insuficientes para um draft
antarctica-log-played-card = jogou “{ $card }”
antarctica-log-laid-icebreaker = posicionou um Quebra-gelo { FORM($area, form: "in") }
antarctica-log-placed-scientist = posicionou um cientista { FORM($area, form: "in") }
antarctica-log-advanced = avançou em { $track } até o espaço { $space }
antarctica-log-no-track = { $points ->
    [1] perdeu { $points } ponto de pesquisa: não há trilha em que avançar
   *[other] perdeu { $points } pontos de pesquisa: não há trilha em que avançar
}
antarctica-log-lost-points = { $points ->
    [one] perdeu { $points } ponto de pesquisa: não há mais espaço em { $track }
   *[other] perdeu { $points } pontos de pesquisa: não há mais espaço em { $track }
}
antarctica-log-triggered = ativou: { $effect }
antarctica-log-moved-ship = moveu um navio { FORM($source, form: "from") } { FORM($target, form: "to") }
antarctica-log-took-knowhow = pegou uma carta know-how
antarctica-log-no-knowhow = não recebeu carta know-how: não há mais
antarctica-log-basic-ready = tem a carta básica pronta de novo
antarctica-log-basic-was-ready = já tinha a carta básica pronta
antarctica-log-nothing = não fez nada
antarctica-log-stayed = preferiu não mover navios
antarctica-log-no-advance = preferiu não avançar
antarctica-log-second = jogou um turno de Quebra-gelo com o segundo navio
antarctica-log-declined = recusou o turno de Quebra-gelo
antarctica-log-quiet = { $turns ->
    [1] nenhum progresso há { $turns } turno: a partida acaba depois de mais { $left }
   *[other] nenhum progresso há { $turns } turnos: a partida acaba depois de mais { $left }
}
antarctica-log-over-scientists = a partida acabou: alguém não tem mais cientistas
antarctica-log-over-cards = a partida acabou: todas as cartas de construção foram pegas
antarctica-log-over-ships = a partida acabou: não resta navio em nenhuma área
antarctica-log-over-standstill = a partida acabou: turnos demais sem progresso

## Why a component pack is refused

antarctica-pack-row-count = a tabela tem { $found } destes, mas precisa de { $expected }
antarctica-pack-unknown = não há “{ $name }” neste pacote
antarctica-pack-mixed-resource = todas as cartas de recurso de uma espécie devem valer pelos mesmos tipos de construção, e nenhum tipo pode pertencer a duas espécies: “{ $found }”
antarctica-pack-space-twice = o espaço { $space } desta trilha já tem um efeito
antarctica-pack-ship-count = cada jogador deve posicionar exatamente tantos navios quantos diz a preparação: “{ $found }”
antarctica-pack-missing-row = falta a linha “{ $name }”
antarctica-pack-pieces = o número de construções de um tipo deve ser o das suas cartas mais o das construções iniciais dele: { $expected }, não { $found }
antarctica-pack-starting = com { $players } jogadores há { $expected } áreas abertas, mas { $found } construções iniciais
antarctica-pack-too-many = com { $players } jogadores há mais construções deste tipo do que áreas abertas
antarctica-pack-never = com { $players } jogadores esta carta nunca pode ser construída
antarctica-pack-tracks = com { $players } jogadores há { $expected } trilhas abertas, não { $found }
antarctica-pack-no-track = com { $players } jogadores nenhuma trilha aberta tem o ícone de “{ $name }”
antarctica-pack-kind-count = a tabela das cartas individuais tem { $expected } deste tipo, não { $found }

## What somebody may always answer

antarctica-habit-shipyard-card = ao pegar uma carta de estaleiro
antarctica-habit-shipyard-card-place-scientist = { antarctica-place-scientist }
antarctica-habit-shipyard-card-quick-research = { antarctica-quick-research }
antarctica-habit-shipyard-card-plus-two-scientists = { antarctica-plus-two-scientists }
antarctica-habit-shipyard-card-icebreaker = { antarctica-icebreaker }
antarctica-habit-move-ship = espaço azul: mover um navio
antarctica-habit-move-ship-stay = não mover nenhum
antarctica-habit-advance-three = espaço azul: avançar
antarctica-habit-advance-three-own-cube = na primeira trilha com um cubo seu
antarctica-habit-advance-three-none = não avançar

## What somebody could still do

# $ways: some of the actions.
antarctica-waste-action = você ainda tem uma ação: { LIST($ways, style: "or") }
# $way: what would bring so many points more.
antarctica-waste-last = { $points ->
    [1] a partida acaba depois deste turno, e você ainda pode { $way }: mais { $points } ponto
   *[other] a partida acaba depois deste turno, e você ainda pode { $way }: mais { $points } pontos
}
# $areas: where it could act.
antarctica-waste-sail = { FORM($area, form: "in") } seu navio não pode fazer nada agora; poderia { LIST($areas, style: "or", form: "in") }
# What a kind of warning is called.
antarctica-waste-action-name = uma ação não usada
antarctica-waste-last-name = pontos que ainda dava para ganhar no último turno
antarctica-waste-sail-name = navegar para nada

## Antarctica: o que uma mensagem conta de um turno. A forma .tally é para quando há pouco espaço.

antarctica-story-scientists = { $count ->
    [1] { $count } cientista
   *[other] { $count } cientistas
}
antarctica-story-knowhow = { $count ->
    [1] { $count } carta know-how
   *[other] { $count } cartas know-how
}
antarctica-story-shipyard = { $count ->
    [1] { $count } carta de estaleiro
   *[other] { $count } cartas de estaleiro
}
antarctica-story-cubes = { $count ->
    [1] { $count } cubo
   *[other] { $count } cubos
}
antarctica-story-ships = { $count ->
    [1] { $count } navio
   *[other] { $count } navios
}
antarctica-story-basic = { $count } carta básica
antarctica-story-sailed = navegou { LIST($things, form: "to") }
    .least = { LIST($things, style: "comma", form: "short") }
antarctica-story-built-there = { $area }: construiu { LIST($buildings, form: "indefinite") }
    .least = { FORM($area, form: "short") }: { LIST($buildings) }
antarctica-story-built = construiu: { LIST($things) }
    .tally = construiu: { LIST($things, form: "tally") }
antarctica-story-place = { $building } ({ $area })
    .tally = { $building }
antarctica-story-played-card = jogou { LIST($things) }
    .least = { "" }
antarctica-story-placed-scientist = um cientista { LIST($things, form: "in") }
    .least = cientista: { LIST($things, style: "comma", form: "short") }
antarctica-story-laid-icebreaker = um Quebra-gelo { LIST($things, form: "in") }
    .least = Quebra-gelo: { LIST($things, style: "comma", form: "short") }
# $things: such as “Glaciologia até 3”.
antarctica-story-advanced = { LIST($things, style: "comma") }
    .least = { LIST($things, style: "comma", form: "tally") }
antarctica-story-advanced-to = { $track } até { $space }
    .tally = { $track } { $space }
antarctica-story-lost-points = { $points ->
    [1] perdeu { $points } ponto de pesquisa
   *[other] perdeu { $points } pontos de pesquisa
}
antarctica-story-moved-ship = um navio { LIST($things, form: "to") }
    .least = navio: { LIST($things, style: "comma", form: "short") }
antarctica-story-triggered = { LIST($things) }
    .least = { "" }
antarctica-story-discarded = descartou um navio { LIST($things, form: "in") }
    .least = navio descartado: { LIST($things, style: "comma", form: "short") }
antarctica-story-new-ship = navio novo { LIST($things, form: "in") }
    .least = navio novo: { LIST($things, style: "comma", form: "short") }
antarctica-story-revealed = novo: { LIST($things) }
    .tally = { $count ->
        [1] { $count } carta de construção nova
       *[other] { $count } cartas de construção novas
    }
    .least = { "" }
