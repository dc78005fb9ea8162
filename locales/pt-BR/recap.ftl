### O que aconteceu desde a última jogada, em poucas palavras, e o olhar para trás numa partida.

list-times = { $count }× { $thing }

## Otys

otys-recap-fulfilled = cumpriu: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] cumpriu { $count } contrato
       *[other] cumpriu { $count } contratos
    }
otys-recap-upgraded = equipou: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] equipou { $count } mergulhador
       *[other] equipou { $count } mergulhadores
    }
otys-recap-mechanic = { $count ->
    [1] melhorou o Mecânico
   *[other] melhorou { $count } vezes o Mecânico
}
otys-recap-hacker = { $count ->
    [1] melhorou o Hacker
   *[other] melhorou { $count } vezes o Hacker
}
otys-recap-explored = pegou: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] pegou { $count } Recompensa
       *[other] pegou { $count } Recompensas
    }
otys-recap-activated = mergulhos: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] { $count } mergulho
       *[other] { $count } mergulhos
    }
otys-recap-copied = copiou: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] copiou { $count } mergulhador
       *[other] copiou { $count } mergulhadores
    }
otys-recap-sold = vendeu: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] vendeu { $count } cubo
       *[other] vendeu { $count } cubos
    }
otys-recap-bought = comprou: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] comprou { $count } cubo
       *[other] comprou { $count } cubos
    }
otys-recap-took-cube = recolheu: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] recolheu { $count } cubo
       *[other] recolheu { $count } cubos
    }
otys-recap-drew = { $count ->
    [1] sacou { $count } contrato
   *[other] sacou { $count } contratos
}
otys-recap-recovered = { $count ->
    [1] recuperou todas as Chaves
   *[other] recuperou { $count } vezes todas as Chaves
}
otys-recap-last-round = começou a última rodada
otys-recap-revealed = novos contratos públicos: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] { $count } novo contrato público
       *[other] { $count } novos contratos públicos
    }
otys-recap-display = novidades no painel da Colônia: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] { $count } nova Recompensa
       *[other] { $count } novas Recompensas
    }

## Antarctica

antarctica-recap-place = { $building } ({ $area })
antarctica-recap-built = construiu: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] construiu { $count } edifício
       *[other] construiu { $count } edifícios
    }
antarctica-recap-ships = navio novo: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] { $count } navio novo
       *[other] { $count } navios novos
    }
antarctica-recap-no-ship-left = nenhum navio novo: nenhum disponível
antarctica-recap-no-ship-room = nenhum navio novo: sem lugar onde está o Sol
antarctica-recap-lost-points = { $count ->
    [one] perdeu { $count } ponto de pesquisa
   *[other] perdeu { $count } pontos de pesquisa
}
antarctica-recap-advanced = pesquisa: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] { $count } avanço na pesquisa
       *[other] { $count } avanços na pesquisa
    }
antarctica-recap-played-card = jogou: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] jogou { $count } carta
       *[other] jogou { $count } cartas
    }
antarctica-recap-took-card = { $count ->
    [1] pegou { $count } carta de estaleiro
   *[other] pegou { $count } cartas de estaleiro
}
antarctica-recap-knowhow = { $count ->
    [1] pegou { $count } carta know-how
   *[other] pegou { $count } cartas know-how
}
antarctica-recap-recruited = { $count ->
    [1] recebeu { $count } cientista
   *[other] recebeu { $count } cientistas
}
antarctica-recap-placed = cientista posto: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] pôs { $count } cientista
       *[other] pôs { $count } cientistas
    }
antarctica-recap-icebreakers = Quebra-gelo: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] colocou { $count } Quebra-gelo
       *[other] colocou { $count } Quebra-gelos
    }
antarctica-recap-sailed = rota: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] navegou { $count } vez
       *[other] navegou { $count } vezes
    }
antarctica-recap-moved = navio movido: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] moveu { $count } navio
       *[other] moveu { $count } navios
    }
antarctica-recap-laid-out = navio posicionado: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] posicionou { $count } navio
       *[other] posicionou { $count } navios
    }
antarctica-recap-discarded = { $count ->
    [1] descartou { $count } peça
   *[other] descartou { $count } peças
}
antarctica-recap-deck-empty = baralho esgotado: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] { $count } baralho acabou
       *[other] { $count } baralhos acabaram
    }
antarctica-recap-revealed = novas cartas de construção: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] { $count } nova carta de construção
       *[other] { $count } novas cartas de construção
    }

## Underwater Cities

underwater-cities-recap-metropolis = metrópole: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] conectou { $count } metrópole
       *[other] conectou { $count } metrópoles
    }
underwater-cities-recap-contract = contrato: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] reivindicou { $count } contrato
       *[other] reivindicou { $count } contratos
    }
underwater-cities-recap-built = construiu: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] { $count } construção
       *[other] { $count } construções
    }
underwater-cities-recap-upgraded = melhorou: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] { $count } melhoria
       *[other] { $count } melhorias
    }
underwater-cities-recap-claimed = reivindicou: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] reivindicou { $count } carta
       *[other] reivindicou { $count } cartas
    }
underwater-cities-recap-special = carta especial: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] pegou { $count } carta especial
       *[other] pegou { $count } cartas especiais
    }
underwater-cities-recap-stepped = { $count ->
    [1] { $count } passo na trilha da federação
   *[other] { $count } passos na trilha da federação
}
underwater-cities-recap-hungry = { $count ->
    [1] { $count } cidade sem alimento
   *[other] { $count } cidades sem alimento
}
underwater-cities-recap-gained = recebeu: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] recebeu algo
       *[other] recebeu algo { $count } vezes
    }
underwater-cities-recap-chose = { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] { $count } espaço de ação
       *[other] { $count } espaços de ação
    }
underwater-cities-recap-used = usou: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] usou { $count } carta de ação
       *[other] usou { $count } cartas de ação
    }
underwater-cities-recap-chose-hand = escolheu a mão
underwater-cities-recap-production = { $count ->
    [1] houve Produção
   *[other] houve Produção { $count } vezes
}
underwater-cities-recap-fourth = ocupado: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] { $count } espaço de ação está ocupado
       *[other] { $count } espaços de ação estão ocupados
    }

## O resumo

bot-recap-since = desde sua última jogada { $moment }
bot-recap-begin = desde o começo da partida
bot-recap-round = na última volta da mesa
bot-recap-nothing = desde sua última jogada { $moment } nada aconteceu
bot-recap-nothing-yet = nada aconteceu ainda
bot-recap-moments = { FORM($then, form: "short") } → { FORM($now, form: "short") }
bot-recap-asked = é sua vez: { $what }
bot-recap-points = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
bot-recap-points-changed = { $points ->
    [1] { $points } ponto ({ $change })
   *[other] { $points } pontos ({ $change })
}
bot-what-changed = O que mudou

## O olhar para trás

bot-turn-whose = { $seat } · { FORM($moment, form: "short") }
bot-turn = { $number } · { $whose }
bot-turn-none = o começo
bot-after-turn = depois do turno { $turn }
bot-after-step = depois do passo { $step } de { $last } do turno { $turn }
bot-turn-of = turno { $number } de { $last } · { $whose }
bot-error-no-turn = não há turno “{ $written }”: escreva um número de 0, o começo, a { $last }, ou um passo de um turno, como 3.2
bot-error-no-step = o turno { $number } tem os passos 1 a { $last }, mas não o passo { $step }
bot-more-in-log = o resto está no histórico
bot-page-first = Primeira página
bot-page-last = Última página
bot-turn-first = Início
bot-turn-before = Turno anterior
bot-turn-after = Próximo turno
bot-turn-last = Fim
bot-replay = Rever
bot-jump = ir para …
bot-jump-to = { FORM($moment, form: "short") } · turno { $number }
bot-error-not-over = a partida { $game } ainda não acabou; com `/ver tabuleiro` e `depois` você vê o tabuleiro depois de qualquer turno

## O filme

bot-film = Filme
bot-film-being-made = Estou fazendo o filme, isso leva um momento.
bot-film-made = Aqui está o filme da partida. É seu: salve ou compartilhe.
bot-error-film-too-large = esta partida é longa demais para um filme
bot-error-film-stopped = estou sendo reiniciado e não consegui terminar o filme; peça de novo daqui a pouco
bot-error-too-soon = foram muitas imagens de uma vez; a próxima fica pronta para você { $moment }
bot-error-status-soon = acabei de mostrar isso várias vezes para você; posso fazer de novo { $moment }

help-back = ### Olhar para trás
    `/resumo` conta o que aconteceu desde sua última jogada e mostra no tabuleiro o que mudou; seu painel também diz isso quando seu turno começa. `/ver tabuleiro` com `depois` mostra o tabuleiro depois de qualquer turno. Uma partida terminada pode ser revista turno a turno com **Rever**, e `/ver filme` faz dela uma imagem animada.
