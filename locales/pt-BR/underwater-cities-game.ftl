### Underwater Cities at play: questions, options and the log.

## How far the game is, and why it ended

underwater-cities-title = Cidades Submersas
underwater-cities-moment = { $era }, rodada { $round }
# While new cards are chosen.
underwater-cities-moment-cards = começa a { $era }
# A player by name.
underwater-cities-seat = { $seat }
underwater-cities-end-scored = todas as 10 rodadas foram jogadas
underwater-cities-end-solo-won = sua nação tem 7 cidades conectadas e 100 pontos: vitória
underwater-cities-end-solo-lost = você precisava de 7 cidades conectadas e 100 pontos: derrota
# $cities, $points: what the nation has; the rest is what it takes to win.
underwater-cities-ended-solo-won =
    { $cities ->
        [1] { $cities } cidade conectada (são necessárias 7)
       *[other] { $cities } cidades conectadas (são necessárias 7)
    } e { $points ->
        [1] 1 ponto (são necessários 100)
       *[other] { $points } pontos (são necessários 100)
    }: vitória
underwater-cities-ended-solo-lost =
    { $cities ->
        [1] { $cities } cidade conectada (são necessárias 7)
       *[other] { $cities } cidades conectadas (são necessárias 7)
    } e { $points ->
        [1] 1 ponto (são necessários 100)
       *[other] { $points } pontos (são necessários 100)
    }: derrota

## Game options

underwater-cities-option-board-side = tabuleiros de jogador
underwater-cities-option-board-side-basic = lado básico
underwater-cities-option-board-side-asymmetric = verso
underwater-cities-option-contracts = contratos governamentais
underwater-cities-option-contracts-off = não
underwater-cities-option-contracts-on = sim
underwater-cities-option-solo-column = jogo solo: espaços ocupados no começo
underwater-cities-option-solo-column-1 = o primeiro de cada cor
underwater-cities-option-solo-column-2 = o segundo de cada cor
underwater-cities-option-solo-column-3 = o terceiro de cada cor
underwater-cities-option-solo-column-4 = o quarto de cada cor

## Questions

underwater-cities-ask-slot = escolha um espaço de ação
    .note = a carta que você baixar depois só tem efeito se for da cor do espaço
    .next = um espaço de ação
underwater-cities-ask-slot-told = escolha um espaço de ação
    .note = { LIST($notes, style: "dots") }
    .next = um espaço de ação
    .next = um espaço de ação
underwater-cities-note-colour = uma carta só tem efeito em um espaço da sua cor
underwater-cities-note-means = você pode pagar: { LIST($costs, style: "comma", form: "short") }
underwater-cities-note-costs = não pode pagar: { LIST($costs, style: "comma", form: "bare") }
underwater-cities-note-ready = cartas de ação disponíveis: { LIST($cards, style: "comma") }
underwater-cities-note-none-ready = nenhuma carta de ação disponível
# $text: what the slot does, with its full stop.
underwater-cities-ask-card = { $slot }: escolha a carta que vai baixar
    .note = { $slot }, com qualquer carta: { $text }
    .next = a carta que você baixa nele
underwater-cities-ask-order = a carta corresponde ao espaço: o que vem primeiro?
    .next = se vem primeiro o espaço ou a carta
underwater-cities-ask-slot-action = a ação do espaço: { $slot }
    .next = a ação do espaço
underwater-cities-ask-use-card = { $card }: usar ou não?
    .next = se você usa a carta
underwater-cities-used-card-asks = { $card } · { $question }
    .next = se você usa a carta
underwater-cities-ask-claim-card = { $card }, { $type }: reivindicar ou não?
    .next = se você reivindica a carta
underwater-cities-ask-build = o que construir?
    .next = o que construir
underwater-cities-ask-build-building = que edifício construir?
    .next = que edifício construir
underwater-cities-ask-build-city = que cidade construir?
    .next = que cidade construir
underwater-cities-ask-special = que carta especial pegar?
    .next = que carta especial pegar
# $kind: such as “tunnel”.
underwater-cities-ask-site = onde construir { FORM($kind, form: "a") } ({ $price })?
    .next = onde construir { FORM($kind, form: "a") }
# The price includes the upgrade.
underwater-cities-ask-site-upgraded = onde construir { FORM($kind, form: "a") } e já melhorar ({ $price })?
    .next = onde construir { FORM($kind, form: "a") }
# $what: such as “upgrade 1 structure at the usual cost”.
underwater-cities-ask-upgrade = { $what } ({ $price }): qual?
    .next = o que melhorar
# $what: such as “you may pay 1 kelp to gain 2 science”.
underwater-cities-ask-whether = { $what }: quer fazer isso?
    .next = { $what }
# $what: such as “laboratory, site 1 at C9”.
underwater-cities-ask-payment = { $what }: com o que pagar?
    .next = com o que pagar
underwater-cities-ask-advance = quanto avançar (seu marcador: { $space })?
    .next = quanto avançar
underwater-cities-ask-discard-excess = { $count ->
    [1] limite de mão { $limit }: escolha { $count } carta para descartar antes do seu próximo turno
   *[other] limite de mão { $limit }: escolha { $count } cartas para descartar antes do seu próximo turno
}
    .next = que cartas descartar até o limite de mão
underwater-cities-ask-discard = { $count ->
    [one] escolha { $count } carta para descartar
   *[other] escolha { $count } cartas para descartar
}
    .next = que cartas descartar
underwater-cities-ask-keep = { $count ->
    [1] escolha a carta com que vai ficar
   *[other] escolha as { $count } cartas com que vai ficar
}
    .next = com que cartas ficar
    .note = as outras você descarta
underwater-cities-ask-keep-special = escolha a carta especial com que vai ficar
    .next = com que carta especial ficar
underwater-cities-ask-put-under = escolha qual carta especial vai primeiro para baixo do baralho
    .next = que carta especial vai primeiro para baixo do baralho
underwater-cities-ask-keep-tile = escolha a peça de metrópole com que vai ficar
    .next = com que peça de metrópole ficar
underwater-cities-ask-trial = qual outra estrutura produz?
    .next = que outra estrutura produz
underwater-cities-ask-make-room = { $card }: escolha uma carta de ação para descartar e abrir espaço
    .next = que carta de ação abre espaço para ela
underwater-cities-ask-use-replaced = { $card } será descartada: usá-la antes?
    .next = se você usa a outra carta antes
# $what: what a production card does.
underwater-cities-ask-replaced = { $what }: escolha quantos
    .post = o que você produz na sua Produção?
    .next = { $what }
underwater-cities-ask-production = escolha o que vem a seguir na sua Produção
    .next = o resto da sua Produção
# $source: a card or metropolis that does something in Production. $asked: the question.
underwater-cities-asked-of = { $source } · { $asked }
    .post = { $source }: o que você escolhe?
    .next = { FORM($asked, form: "next") }
underwater-cities-ask-contract = você pode reivindicar um contrato governamental antes do fim da era
    .next = se você reivindica um contrato
underwater-cities-ask-end = tudo feito: encerrar o turno?
    .next = só o fim do seu turno
underwater-cities-ask-end-lapsed = a ação se perdeu ({ $slot }): encerrar o turno?
    .next = só o fim do seu turno

## Options: what a button says. At most 80 characters in all; `.short`, where several stand in a row.

underwater-cities-do-choose-slot = { $slot }
    .short = { FORM($slot, form: "short") }
# $price: such as “1 credit”.
underwater-cities-do-clone-slot = clonar por { $price }: { $slot }
    .short = clonar { FORM($slot, form: "short") }
underwater-cities-do-choose-card = { $card }: corresponde
    .short = { FORM($card, form: "short") }
underwater-cities-do-choose-card-idle = { $card }: corresponde, sem efeito agora
    .short = { FORM($card, form: "short") }
underwater-cities-do-choose-card-unmatched = { $card }: sem efeito
    .short = { FORM($card, form: "short") }
underwater-cities-do-slot-first = espaço primeiro: { $slot }
    .short = espaço primeiro
# $what: such as “claim: Drill Rig (41), action card”.
underwater-cities-do-card-first = { $what }
    .short = carta primeiro
# The same; one of several prices.
underwater-cities-do-card-first-for = { $what }
    .short = { $goods } primeiro
underwater-cities-do-play-card = usar a carta: { $card }
    .short = usar a carta
underwater-cities-do-claim-card = reivindicar: { $card }, { $type }
    .short = reivindicar
underwater-cities-do-pay-and-play = pagar { $goods } e usar: { $card }
    .short = por { $goods }
underwater-cities-do-pay-and-claim = pagar { $goods } e reivindicar: { $card }
    .short = por { $goods }
underwater-cities-do-claim-and-end = reivindicar a carta e encerrar o turno
    .short = reivindicar + fim
underwater-cities-do-pay-claim-and-end = pagar { $goods }, reivindicar a carta e encerrar o turno
    .short = { $goods } + fim
underwater-cities-do-leave-card = não usar a carta
    .short = não usar
underwater-cities-do-not-claim = não reivindicar a carta
    .short = não reivindicar
underwater-cities-do-replace-card = descartar: { $card }
    .short = { FORM($card, form: "short") }
underwater-cities-do-not-use = não usar
underwater-cities-do-use-card = usar: { $card }
    .short = { FORM($card, form: "short") }
underwater-cities-do-refresh-card = tornar disponível: { $card }
    .short = { FORM($card, form: "short") }
underwater-cities-do-use-ability = { $card }: { $what }
    .short = { FORM($what, form: "short") }
underwater-cities-do-claim-contract = reivindicar contrato: { $contract }
    .short = { $contract }
underwater-cities-do-no-contract = não reivindicar nenhum
    .short = nenhum
underwater-cities-do-perform = realizar a ação: { $slot }
    .short = { FORM($slot, form: "short") }
underwater-cities-do-perform-some = realizar a ação de um espaço
    .short = ação de um espaço
underwater-cities-do-build = construir: { $kind }
    .short = { FORM($kind, form: "short") }
# $price: such as “1 credit and 1 steelplast”.
underwater-cities-do-build-for = construir: { $kind } ({ $price })
    .short = { FORM($kind, form: "short") }
underwater-cities-do-build-upgraded-for = construir e melhorar: { $kind } ({ $price })
    .short = { FORM($kind, form: "short") }
underwater-cities-price = { LIST($prices, style: "or") }
# $what: such as “tunnel C5–C9”. $extras: such as “+1 steelplast”.
underwater-cities-do-build-at = { $what }: { LIST($extras, style: "comma", form: "short") }
    .short = { FORM($what, form: "short") }
underwater-cities-do-bonus = +{ $got }
underwater-cities-do-surcharge = custa { $goods } a mais
underwater-cities-do-pay-for = pagar { $goods }
underwater-cities-do-pay-to-get = pagar { $goods } por { $got }
    .short = { $goods } → { $got }
underwater-cities-do-upgrade-at = melhorar: { $what }
    .short = { FORM($what, form: "short") }
underwater-cities-do-upgrade-for = { $what } ({ $price })
    .short = { FORM($what, form: "short") }
underwater-cities-do-upgrade-here = melhorar a estrutura daqui: { $site }
underwater-cities-do-trial-at = produção: { $what }
    .short = { FORM($what, form: "short") }
underwater-cities-do-convert-at = tornar simbiótica: { $site }
    .short = { $site }
underwater-cities-do-advance-only = { $steps ->
    [one] avançar { $steps } espaço
   *[other] avançar { $steps } espaços
}
    .short = { $steps ->
        [1] { $steps } passo
       *[other] { $steps } passos
    }
# $bonus: such as “+1 credit + 1 point”.
underwater-cities-do-advance-for = { $steps ->
    [one] avançar { $steps } espaço: { $bonus }
   *[other] avançar { $steps } espaços: { $bonus }
}
    .short = { $steps ->
        [1] { $steps } passo
       *[other] { $steps } passos
    }
underwater-cities-do-stay = não avançar
    .short = ficar
underwater-cities-do-draw-first = { $count ->
    [one] comprar primeiro a carta
   *[other] comprar primeiro as { $count } cartas
}
    .short = comprar antes
underwater-cities-do-swap = { $given } em troca de { $got }
    .short = { $given } → { $got }
underwater-cities-do-take-card = pegar: { $card }
    .short = { FORM($card, form: "short") }
underwater-cities-do-search-specials = pôr a carta de cima embaixo do baralho e escolher entre as 3 seguintes
    .short = buscar no baralho
underwater-cities-do-draw-tiles = { $count ->
    [one] olhar { $count } peça de metrópole
   *[other] olhar { $count } peças de metrópole
}
    .short = metrópole
underwater-cities-do-replace-number = { $count ->
    [0] nenhum
   *[other] { $count }
}
underwater-cities-do-get = { LIST($parts, style: "plus") }
underwater-cities-do-steps = { $steps ->
    [1] { $steps } passo na federação
   *[other] { $steps } passos na federação
}
underwater-cities-do-build-one-of = { LIST($kinds, style: "or", form: "verb") ->
    [fazer] fazer: { LIST($kinds, style: "or") }
   *[construir] construir: { LIST($kinds, style: "or") }
}
    .short = { LIST($kinds, style: "or", form: "short") }
underwater-cities-do-build-and-upgrade = { LIST($kinds, style: "or", form: "verb") ->
    [fazer] fazer e melhorar: { LIST($kinds, style: "or") }
   *[construir] construir e melhorar: { LIST($kinds, style: "or") }
}
    .short = construir e melhorar
underwater-cities-do-upgrade-one-of = melhorar: { LIST($kinds, style: "or") }
    .short = melhorar
underwater-cities-do-trial-one-of = produção: { LIST($kinds, style: "or") }
    .short = produção
underwater-cities-do-pay-one-of = pagar { LIST($prices, style: "or") }
    .short = pagar
underwater-cities-do-swap-either = trocar { $one } por { $other } ou vice-versa
    .short = trocar
underwater-cities-do-no-more = mais nada
underwater-cities-do-end-turn = encerrar o turno

## What an option does, costs and gives: beside its button

# $text: all that a slot says, with its full stop. $costs: what the player cannot pay for, such as “farm 1 kelp”.
underwater-cities-effect-slot-costs = { $text } Você não pode pagar: { LIST($costs, style: "points") }.
# The same, with what the player can pay for: all of it, or some.
underwater-cities-effect-slot-means = { $text } Você pode pagar: { LIST($costs, style: "points") }.
underwater-cities-effect-slot-some = { $text } Você só pode pagar: { LIST($costs, style: "points") }.
underwater-cities-effect-cost = { $kind } { $price }
    .short = { $kind } { FORM($price, form: "short") }
    .bare = { $kind }
underwater-cities-effect-cost-upgrade = melhoria { $price }
    .short = melhoria { FORM($price, form: "short") }
    .bare = melhoria
# $price: such as “1 credit”. $text: what the slot says.
underwater-cities-effect-clone = por { $price }: { $text }
# A slot that is impossible at the moment. $card: the only card in hand that could change that.
underwater-cities-effect-slot-after-card = só depois de { $card }: { $text }
underwater-cities-effect-slot-after = só depois de outro efeito, como o da sua carta: { $text }
# $text: a card in a list, such as “yellow, instant card: gain 1 credit.”
underwater-cities-effect-matches = corresponde · { $text }
# $why: why it does nothing.
underwater-cities-effect-idle = corresponde, mas agora não faz nada: { LIST($why, style: "points") } · { $text }
underwater-cities-effect-idle-only = corresponde, mas agora não faz nada · { $text }
underwater-cities-effect-unmatched = não tem a cor do espaço ({ $colour }): descartada sem efeito · { $text }
underwater-cities-effect-unmatched-always = nenhuma carta corresponde a este espaço: descartada sem efeito · { $text }
# $goods: such as “1 kelp”.
underwater-cities-effect-kind = custa { $price }; conectado, dá { $goods } em cada Produção
underwater-cities-effect-kind-idle = custa { $price }; por si só não produz nada
# $gain: such as “gain 1 card”.
underwater-cities-effect-bonus = na hora: { $gain }
# Behind the site of a building.
underwater-cities-effect-makes = desde já, { $goods } em cada Produção
underwater-cities-effect-unconnected = cidade ainda sem conexão: nenhuma produção
underwater-cities-effect-no-city = ainda não há cidade ali: nenhuma produção
underwater-cities-effect-city-connected = já conectada
underwater-cities-effect-city-unconnected = conectada só quando um túnel chegar lá
underwater-cities-effect-tunnel-city = conecta a sua cidade { $city }
underwater-cities-effect-tunnel-empty = leva a { $city }, onde ainda não há cidade
underwater-cities-effect-tunnel-inner = as duas pontas já estão conectadas
underwater-cities-effect-tunnel-idle = nenhuma cidade nas pontas: ainda não produz
# $tile: a metropolis. $count: the tunnels that will be missing.
underwater-cities-effect-tunnel-toward = { $count ->
    [one] rumo a { $tile }: depois falta { $count } túnel
   *[other] rumo a { $tile }: depois faltam { $count } túneis
}
# $parts: such as “C5 is connected”.
underwater-cities-effect-site = { LIST($parts, style: "points") }.
# $parts: what the metropolis does: at once, in each Production, at the end.
underwater-cities-effect-metropolis = conecta a metrópole { $tile }: { LIST($parts, style: "points") }
underwater-cities-effect-metropolis-now = na hora: { LIST($parts, style: "comma") }
underwater-cities-effect-metropolis-prod = em cada Produção: { LIST($parts, style: "comma") }
# $kind: such as “farm”. $goods: such as “1 point”.
underwater-cities-effect-upgrade = { $kind }: mais { $goods } em cada Produção
underwater-cities-effect-upgrade-idle = { $kind }, sem conexão: ainda não produz mais
underwater-cities-effect-convert = mais { $goods } em cada Produção
underwater-cities-effect-convert-idle = não conectada: ainda não produz mais
underwater-cities-effect-produces = { $kind }: { $goods }
# $space: a number. $bonus: such as “+1 credit”.
underwater-cities-effect-steps = até o espaço { $space }: { $bonus }
underwater-cities-effect-steps-only = até o espaço { $space }, sem bônus
underwater-cities-effect-leave = { $card } é descartada sem efeito
# $text: what a claimed card does, with its full stop.
underwater-cities-effect-kept = fica com você: { $text }
underwater-cities-effect-kept-action = fica com você. Quando um espaço ou efeito permitir usar cartas de ação: { $text }
# $what: what comes of a claimed card, with its full stop; the turn ends with it.
underwater-cities-effect-draw = { $what } Depois você compra 1 carta.
# $slots: those whose action it may be.
underwater-cities-effect-slots = { $what }: { LIST($slots, style: "comma", form: "short") }
underwater-cities-effect-lost = você perde esta carta: { $text }
# $why: such as “upgrade: 1 science needed (you have 0)”.
underwater-cities-effect-lacks = { $what }; ainda não é possível: { LIST($why, style: "points") }
underwater-cities-effect-replaced = { $new } em vez de { $old }
# $text: such as “use 1 of your action cards”. $cards: those that are ready.
underwater-cities-effect-ready = { $text } · cartas de ação disponíveis: { LIST($cards, style: "points") }
underwater-cities-effect-none-ready = { $text } · nenhuma carta de ação sua está disponível
# $what: what it does.
underwater-cities-effect-ready-card = { $card } ({ LIST($what, style: "points") })
# $card: a claimed card. $what: such as “1 kelp for 1 steelplast”.
underwater-cities-effect-ability = { $card }: { $what }
# $what: what an option does. $cards: claimed cards that respond to it, such as “Graduate Intake: gain 1 card”.
underwater-cities-effect-answers = { $what } · suas cartas: { LIST($cards, style: "points") }

## Why not: what cannot be chosen now

# $owner: a player.
underwater-cities-closed-own-tile = já tem uma peça sua
underwater-cities-closed-taken = ocupado por { $owner }
underwater-cities-closed-neutral = ocupado por uma peça neutra
# $price: such as “1 credit”.
underwater-cities-closed-clone-cost = ocupado por { $owner }; clonar custa { $price }
underwater-cities-closed-clone-used = ocupado por { $owner }; nesta rodada já se clonou
underwater-cities-closed-reasons = { LIST($why, style: "points") }
underwater-cities-closed-card = com esta carta, { $slot } não faria nada
underwater-cities-closed-city-site = nenhuma cidade sua fica ao lado
underwater-cities-closed-tunnel-site = não toca nem um túnel seu nem a cidade inicial
# $needed: such as “2 credits”. $have: a number.
underwater-cities-closed-lacks = precisa de { $needed } (você tem { $have })
# $kind: such as “farm”. $lacks: such as “2 credits needed (you have 1)”.
underwater-cities-closed-cost = { $kind }: { LIST($lacks, style: "comma") }
underwater-cities-closed-upgrade-cost = melhoria: { LIST($lacks, style: "comma") }
underwater-cities-closed-supply = { $kind }: reserva esgotada
underwater-cities-closed-site = { $kind }: nenhum local livre
underwater-cities-closed-upgrade = nada para melhorar
underwater-cities-closed-trial = nenhuma estrutura melhorada adequada em cidade conectada
underwater-cities-closed-action-card = nenhuma carta de ação sua teria efeito agora
underwater-cities-closed-used-card = nenhuma carta de ação sua está usada
underwater-cities-closed-condition = a condição não está cumprida
underwater-cities-closed-nothing = agora não faria nada

## The log

underwater-cities-log-begins = a partida começa
underwater-cities-log-round = começa a rodada { $number }
underwater-cities-log-era = começa a { $era }
underwater-cities-log-order = nova ordem dos jogadores: { LIST($order, style: "comma") }
underwater-cities-log-production = Produção
underwater-cities-log-over = a partida acabou
underwater-cities-log-declared = escolheu o { $slot } e baixou { $card }
underwater-cities-log-declared-alone = escolheu o { $slot }, sem carta
underwater-cities-log-cloned = clonou o { $slot } e baixou { $card }
underwater-cities-log-slot-lapsed = a ação se perdeu: depois do que foi revelado, nada pode ser feito ({ $slot })
underwater-cities-log-unused = a carta não teve efeito
underwater-cities-log-resolved = usou o efeito de { $card }
underwater-cities-log-claimed = reivindicou { $card }
underwater-cities-log-replaced = descartou { $card } para abrir espaço
underwater-cities-log-used = usou { $card }
underwater-cities-log-refreshed = disponível de novo: { $card }
underwater-cities-log-gained = recebeu { $goods }
# What a permanent, or a card or metropolis in Production, brings. $source: its name.
underwater-cities-log-gained-from = recebeu { $goods } com { $source }
underwater-cities-log-paid = pagou { $goods }
underwater-cities-log-fed = { $cities ->
    [1] alimentou { $cities } cidade com { $goods }
   *[other] alimentou { $cities } cidades com { $goods }
}
underwater-cities-log-replaced-output = produziu { $goods } a menos
underwater-cities-log-built = construiu: { $site }
underwater-cities-log-upgraded = melhorou: { $site }
underwater-cities-log-converted = tornou simbiótica: { $site }
underwater-cities-log-metropolis = conectou a metrópole { $tile }
underwater-cities-log-stepped = avançou para o { $space }
underwater-cities-log-stepped-over = avançou além do espaço 1
underwater-cities-log-contract = reivindicou o contrato { $contract }
underwater-cities-log-drew = { $count ->
    [one] comprou { $count } carta
   *[other] comprou { $count } cartas
}
# What a permanent, or a card or metropolis in Production, brings. $source: its name.
underwater-cities-log-drew-from = { $count ->
    [one] comprou { $count } carta com { $source }
   *[other] comprou { $count } cartas com { $source }
}
# Only the player reads this.
underwater-cities-log-drew-cards = comprou { LIST($cards) }
underwater-cities-log-drew-cards-from = comprou { LIST($cards) } com { $source }
underwater-cities-log-looked = { $count ->
    [1] olhou { $count } carta
   *[other] olhou { $count } cartas
}
# Only the player reads this.
underwater-cities-log-looked-at = olhou { LIST($cards) }
underwater-cities-log-kept = { $count ->
    [1] ficou com { $count } carta
   *[other] ficou com { $count } cartas
}
underwater-cities-log-discarded = { $count ->
    [one] descartou { $count } carta
   *[other] descartou { $count } cartas
}
# Only the player reads this.
underwater-cities-log-discarded-cards = descartou { LIST($cards) }
underwater-cities-log-owes = { $count ->
    [one] precisa descartar { $count } carta antes do próximo turno
   *[other] precisa descartar { $count } cartas antes do próximo turno
}
underwater-cities-log-chose-hand = escolheu a mão e descartou { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
underwater-cities-log-reshuffled = { $count ->
    [1] o monte de descarte ({ $count } carta) é embaralhado e vira o novo baralho da era
   *[other] o monte de descarte ({ $count } cartas) é embaralhado e vira o novo baralho da era
}
underwater-cities-log-took-special = pegou { $card }
underwater-cities-log-searched-specials = pôs { $card } embaixo do baralho especial e olhou as cartas seguintes
underwater-cities-log-kept-special = ficou com uma carta especial
# Only the player reads this.
underwater-cities-log-kept-card = ficou com { $card }
underwater-cities-log-drew-tiles = { $count ->
    [1] olhou { $count } peça de metrópole
   *[other] olhou { $count } peças de metrópole
}
underwater-cities-log-hungry =
    não conseguiu alimentar { $cities ->
        [1] { $cities } cidade
       *[other] { $cities } cidades
    } e { $points ->
        [0] não tinha pontos a perder
        [1] perdeu { $points } ponto
       *[other] perdeu { $points } pontos
    }
underwater-cities-log-fourth = { $card } é revelada: o { $slot } fica ocupado na próxima rodada

## What somebody may always answer

underwater-cities-habit-discard = descartar até o limite de mão
underwater-cities-habit-discard-newest = as mais novas, especiais por último
underwater-cities-habit-discard-oldest = as mais velhas, especiais por último
underwater-cities-habit-new-hand = sua mão quando começa uma era
underwater-cities-habit-new-hand-new-era = ficar com as cartas da nova era
underwater-cities-habit-new-hand-old-hand = ficar com as cartas que você tinha
underwater-cities-habit-order = primeiro o espaço ou a carta
underwater-cities-habit-order-slot = primeiro o espaço
underwater-cities-habit-order-card = primeiro a carta
underwater-cities-habit-parts = partes em qualquer ordem
underwater-cities-habit-parts-in-order = na ordem em que estão escritas
underwater-cities-habit-steps = passos na trilha da federação
underwater-cities-habit-steps-all = dar todos
underwater-cities-habit-production = escolhas na Produção
underwater-cities-habit-production-gains = pegar só o que não custa nada
underwater-cities-habit-production-none = abrir mão de todas
underwater-cities-habit-replaced = Produção: produzir outra coisa
underwater-cities-habit-replaced-all = o máximo possível
underwater-cities-habit-replaced-none = nada

## What somebody could still do

# $ways: some of the parts.
underwater-cities-waste-part = parte da ação do espaço não foi usada: { LIST($ways, style: "or") }
underwater-cities-waste-card = { $card } corresponde ao espaço, e você ainda pode usá-la
underwater-cities-waste-hunger = { $cities ->
    [1] a era acaba, e { $cities } das suas cidades vai passar fome: você perde { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
   *[other] a era acaba, e { $cities } das suas cidades vão passar fome: você perde { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
}
# What a kind of warning is called.
underwater-cities-waste-part-name = parte não usada da ação de um espaço
underwater-cities-waste-card-name = carta que corresponde, mas não foi usada
underwater-cities-waste-hunger-name = cidades que passam fome
