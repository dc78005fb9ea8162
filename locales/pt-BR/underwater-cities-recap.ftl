### Underwater Cities: o que aconteceu desde a última jogada, em poucas palavras.

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
