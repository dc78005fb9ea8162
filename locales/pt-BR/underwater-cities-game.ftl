### Underwater Cities durante o jogo: perguntas, opções e o registro.

## How far the game is, and why it ended

underwater-cities-title = Cidades Submersas
underwater-cities-moment = { $era }, rodada { $round }
# While new cards are chosen.
underwater-cities-moment-cards = começa a { $era }
# A player by name.
underwater-cities-seat = { $seat }
underwater-cities-end-scored = todas as dez rodadas foram jogadas
underwater-cities-end-solo-won = a nação tem 7 cidades conectadas e 100 pontos: vitória
underwater-cities-end-solo-lost = faltam as 7 cidades conectadas ou os 100 pontos para vencer: derrota
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

underwater-cities-option-board-side = lado dos tabuleiros de jogador
underwater-cities-option-board-side-basic = lado básico
underwater-cities-option-board-side-asymmetric = verso
underwater-cities-option-contracts = contratos governamentais
underwater-cities-option-contracts-off = sem
underwater-cities-option-contracts-on = com
underwater-cities-option-solo-column = jogo solo: espaços ocupados no início
underwater-cities-option-solo-column-1 = o primeiro de cada cor
underwater-cities-option-solo-column-2 = o segundo de cada cor
underwater-cities-option-solo-column-3 = o terceiro de cada cor
underwater-cities-option-solo-column-4 = o quarto de cada cor

## Questions

underwater-cities-ask-slot = escolha um espaço de ação
underwater-cities-ask-card = { $slot }: escolha a carta que você baixa
underwater-cities-ask-order = a carta corresponde: escolha o que vem primeiro
underwater-cities-ask-slot-action = a ação do espaço: { $slot }
underwater-cities-ask-use-card = { $card }: usar a carta ou deixá-la sem uso?
underwater-cities-ask-claim-card = { $card }, { $type }: reivindicar ou não?
# $kind: such as “tunnel”.
underwater-cities-ask-site = construir { FORM($kind, form: "a") } ({ $price }): escolha onde
# $what: such as “upgrade 1 structure at the usual cost”.
underwater-cities-ask-upgrade = escolha: { $what } ({ $price })
# $what: such as “you may pay 1 kelp to gain 2 science”.
underwater-cities-ask-whether = { $what }: quer fazer isso?
# $what: such as “laboratory, site 1 at C9”.
underwater-cities-ask-payment = { $what }: escolha o que pagar
underwater-cities-ask-advance = escolha quanto avançar; o seu marcador: { $space }
underwater-cities-ask-discard-excess = { $count ->
    [one] limite da mão { $limit }: escolha { $count } carta para descartar antes do seu próximo turno
   *[other] limite da mão { $limit }: escolha { $count } cartas para descartar antes do seu próximo turno
}
underwater-cities-ask-discard = { $count ->
    [one] escolha { $count } carta para descartar
   *[other] escolha { $count } cartas para descartar
}
underwater-cities-ask-keep = { $count ->
    [one] escolha { $count } carta para manter
   *[other] escolha { $count } cartas para manter
}
underwater-cities-ask-keep-special = escolha a carta especial que você mantém
underwater-cities-ask-put-under = escolha a carta especial que vai primeiro para baixo do baralho
underwater-cities-ask-keep-tile = escolha a peça de metrópole que você mantém
underwater-cities-ask-trial = escolha outra estrutura que produz
underwater-cities-ask-make-room = { $card }: escolha qual carta de ação dá lugar a ela
underwater-cities-ask-use-replaced = { $card } é descartada: usá-la mais uma vez antes disso?
# $what: what a production card does.
underwater-cities-ask-replaced = { $what }: escolha quantos
underwater-cities-ask-production = escolha o que vem a seguir na sua Produção
# $source: a card or metropolis that does something in Production. $asked: the question.
underwater-cities-asked-of = { $source } · { $asked }
underwater-cities-ask-contract = você pode reivindicar um contrato governamental antes do fim da era
underwater-cities-ask-end = o seu turno está feito: encerrá-lo?
underwater-cities-ask-end-lapsed = a ação caducou ({ $slot }): encerrar o seu turno?

## Options: what a button says. At most 80 characters in all

underwater-cities-do-choose-slot = { $slot }
# $price: such as “1 credit”.
underwater-cities-do-clone-slot = clonar por { $price }: { $slot }
underwater-cities-do-choose-card = { $card }: corresponde
underwater-cities-do-choose-card-idle = { $card }: corresponde, sem efeito agora
underwater-cities-do-choose-card-unmatched = { $card }: sem efeito
underwater-cities-do-slot-first = primeiro o espaço: { $slot }
underwater-cities-do-play-card = usar a carta: { $card }
underwater-cities-do-claim-card = reivindicar: { $card }, { $type }
underwater-cities-do-pay-and-play = pagar { $goods } e usar: { $card }
underwater-cities-do-pay-and-claim = pagar { $goods } e reivindicar: { $card }
underwater-cities-do-claim-and-end = reivindicar a carta e encerrar o turno
underwater-cities-do-pay-claim-and-end = pagar { $goods }, reivindicar a carta e encerrar o turno
underwater-cities-do-leave-card = deixar a carta sem uso
underwater-cities-do-not-claim = não reivindicar a carta
underwater-cities-do-replace-card = descartar: { $card }
underwater-cities-do-not-use = não usar
underwater-cities-do-use-card = usar: { $card }
underwater-cities-do-refresh-card = tornar disponível: { $card }
underwater-cities-do-use-ability = { $card }: { $what }
underwater-cities-do-claim-contract = reivindicar o contrato: { $contract }
underwater-cities-do-no-contract = não reivindicar nenhum
underwater-cities-do-perform = realizar a ação: { $slot }
underwater-cities-do-perform-some = realizar a ação de um espaço de ação
underwater-cities-do-build = construir: { $kind }
# $price: such as “1 credit and 1 steelplast”.
underwater-cities-do-build-for = construir: { $kind } ({ $price })
underwater-cities-price = { LIST($prices, style: "or") }
# $what: such as “tunnel C5–C9”. $extras: such as “+1 steelplast”.
underwater-cities-do-build-at = { $what }: { LIST($extras, style: "comma", form: "short") }
underwater-cities-do-bonus = +{ $got }
underwater-cities-do-surcharge = custa mais { $goods }
underwater-cities-do-pay-for = pagar { $goods }
underwater-cities-do-pay-to-get = pagar { $goods } por { $got }
underwater-cities-do-upgrade-at = melhorar: { $what }
underwater-cities-do-upgrade-for = { $what } ({ $price })
underwater-cities-do-upgrade-here = melhorar o que está ali: { $site }
underwater-cities-do-trial-at = produção: { $what }
underwater-cities-do-convert-at = tornar simbiótica: { $site }
underwater-cities-do-advance-only = { $steps ->
    [one] avançar { $steps } espaço
   *[other] avançar { $steps } espaços
}
# $bonus: such as “+1 credit + 1 point”.
underwater-cities-do-advance-for = { $steps ->
    [one] avançar { $steps } espaço: { $bonus }
   *[other] avançar { $steps } espaços: { $bonus }
}
underwater-cities-do-stay = não avançar
underwater-cities-do-draw-first = { $count ->
    [one] comprar primeiro a carta
   *[other] comprar primeiro as { $count } cartas
}
underwater-cities-do-swap = { $given } em troca de { $got }
underwater-cities-do-take-card = pegar: { $card }
underwater-cities-do-search-specials = carta de cima para baixo do baralho, escolher entre as próximas três
underwater-cities-do-draw-tiles = { $count ->
    [one] olhar { $count } peça de metrópole
   *[other] olhar { $count } peças de metrópole
}
underwater-cities-do-replace-number = { $count ->
    [0] nenhum
   *[other] { $count }
}
underwater-cities-do-get = { LIST($parts, style: "plus") }
underwater-cities-do-steps = { $steps ->
    [one] { $steps } espaço (federação)
   *[other] { $steps } espaços (federação)
}
underwater-cities-do-build-one-of = construir: { LIST($kinds, style: "or") }
underwater-cities-do-build-and-upgrade = construir e melhorar: { LIST($kinds, style: "or") }
underwater-cities-do-upgrade-one-of = melhorar: { LIST($kinds, style: "or") }
underwater-cities-do-trial-one-of = produção: { LIST($kinds, style: "or") }
underwater-cities-do-pay-one-of = pagar { LIST($prices, style: "or") }
underwater-cities-do-swap-either = trocar { $one } e { $other }
underwater-cities-do-no-more = mais nada
underwater-cities-do-end-turn = encerrar o turno
# $clause: such as “take 1 Special card”.
underwater-cities-do-it = { FORM($clause, form: "infinitive") }

## The log

underwater-cities-log-begins = o jogo começa
underwater-cities-log-round = começa a rodada { $number }
underwater-cities-log-era = começa a { $era }
underwater-cities-log-order = nova ordem dos jogadores: { LIST($order, style: "comma") }
underwater-cities-log-production = Produção
underwater-cities-log-over = o jogo acabou
underwater-cities-log-declared = escolheu o { $slot }, carta baixada: { $card }
underwater-cities-log-declared-alone = escolheu o { $slot }, sem carta
underwater-cities-log-cloned = clonado: { $slot }, carta baixada: { $card }
underwater-cities-log-lapsed = a ação caduca: { $slot }
underwater-cities-log-slot-lapsed = a ação caduca, porque depois do que foi revelado nada pôde ser feito: { $slot }
underwater-cities-log-unused = a carta fica sem efeito
underwater-cities-log-resolved = carta resolvida: { $card }
underwater-cities-log-claimed = carta reivindicada: { $card }
underwater-cities-log-replaced = carta descartada em troca: { $card }
underwater-cities-log-used = carta usada: { $card }
underwater-cities-log-refreshed = disponível de novo: { $card }
underwater-cities-log-gained = recebido: { $goods }
# What a permanent, or a card or metropolis in Production, brings. $source: its name.
underwater-cities-log-gained-from = recebido com { $source }: { $goods }
underwater-cities-log-paid = pago: { $goods }
underwater-cities-log-fed = { $cities ->
    [1] { $cities } cidade alimentada: { $goods }
   *[other] { $cities } cidades alimentadas: { $goods }
}
underwater-cities-log-replaced-output = produzido a menos: { $goods }
underwater-cities-log-built = construído: { $site }
underwater-cities-log-upgraded = melhorado: { $site }
underwater-cities-log-converted = tornada simbiótica: { $site }
underwater-cities-log-metropolis = metrópole conectada: { $tile }
underwater-cities-log-stepped = avançou: { $space }
underwater-cities-log-stepped-over = avançou além do espaço 1
underwater-cities-log-contract = contrato reivindicado: { $contract }
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
underwater-cities-log-drew-cards = comprou: { LIST($cards) }
underwater-cities-log-drew-cards-from = comprou com { $source }: { LIST($cards) }
underwater-cities-log-looked = { $count ->
    [one] olha { $count } carta
   *[other] olha { $count } cartas
}
# Only the player reads this.
underwater-cities-log-looked-at = olha { LIST($cards) }
underwater-cities-log-kept = { $count ->
    [one] manteve { $count } carta
   *[other] manteve { $count } cartas
}
underwater-cities-log-discarded = { $count ->
    [one] descartou { $count } carta
   *[other] descartou { $count } cartas
}
# Only the player reads this.
underwater-cities-log-discarded-cards = descartou: { LIST($cards) }
underwater-cities-log-owes = { $count ->
    [one] precisa descartar { $count } carta antes do próximo turno
   *[other] precisa descartar { $count } cartas antes do próximo turno
}
underwater-cities-log-chose-hand = escolheu a mão, descarta { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
underwater-cities-log-reshuffled = { $count ->
    [one] o monte de descarte de { $count } carta vira o baralho da era
   *[other] o monte de descarte de { $count } cartas vira o baralho da era
}
underwater-cities-log-took-special = carta pega: { $card }
underwater-cities-log-searched-specials = { $card } vai para baixo do baralho especial; olha as próximas
underwater-cities-log-kept-special = manteve uma carta especial
# Only the player reads this.
underwater-cities-log-kept-card = carta mantida: { $card }
underwater-cities-log-drew-tiles = { $count ->
    [one] olha { $count } peça de metrópole
   *[other] olha { $count } peças de metrópole
}
underwater-cities-log-hungry = { $cities ->
    [one] { $cities } cidade sem alimento: { $points ->
        [1] { $points } ponto perdido
       *[other] { $points } pontos perdidos
    }
   *[other] { $cities } cidades sem alimento: { $points ->
        [1] { $points } ponto perdido
       *[other] { $points } pontos perdidos
    }
}
underwater-cities-log-fourth = { $card } é revelada: { $slot } fica ocupado na próxima rodada

## What somebody may always answer

underwater-cities-habit-discard = descartar até o limite de mão
underwater-cities-habit-discard-newest = as mais novas, especiais por último
underwater-cities-habit-discard-oldest = as mais velhas, especiais por último
underwater-cities-habit-new-hand = sua mão no início de uma era
underwater-cities-habit-new-hand-new-era = ficar com as cartas da nova era
underwater-cities-habit-new-hand-old-hand = ficar com as cartas que você tinha
underwater-cities-habit-steps = passos na trilha da federação
underwater-cities-habit-steps-all = dar todos
underwater-cities-habit-production = escolhas na produção
underwater-cities-habit-production-gains = pegar só o que não custa nada
underwater-cities-habit-production-none = deixar todas
underwater-cities-habit-replaced = produzir outra coisa na produção
underwater-cities-habit-replaced-all = o máximo possível
underwater-cities-habit-replaced-none = nada

## What somebody could still do

# $ways: some of the parts.
underwater-cities-waste-part = falta uma parte do espaço de ação: { LIST($ways, style: "or") }
underwater-cities-waste-card = { $card } corresponde ao espaço de ação, e você ainda pode usá-la
underwater-cities-waste-hunger = { $cities ->
    [one] a era acaba e { $cities } cidade sua ficará sem comida: { $points ->
        [1] { $points } ponto perdido
       *[other] { $points } pontos perdidos
    }
   *[other] a era acaba e { $cities } cidades suas ficarão sem comida: { $points ->
        [1] { $points } ponto perdido
       *[other] { $points } pontos perdidos
    }
}
# What a kind of warning is called.
underwater-cities-waste-part-name = partes de um espaço de ação ainda possíveis
underwater-cities-waste-card-name = cartas correspondentes não usadas
underwater-cities-waste-hunger-name = cidades sem comida
