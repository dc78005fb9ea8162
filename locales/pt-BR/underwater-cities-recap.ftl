### Underwater Cities: what happened since somebody's last move, told in few words. What was done is listed
### after a colon, so that no article or ending is needed; the form .tally says only how much it was.

underwater-cities-recap-metropolis = metrópoles: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] conectou { $count } metrópole
       *[other] conectou { $count } metrópoles
    }
underwater-cities-recap-contract = contratos: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] reivindicou { $count } contrato
       *[other] reivindicou { $count } contratos
    }
underwater-cities-recap-built = construiu: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] construiu { $count } vez
       *[other] construiu { $count } vezes
    }
underwater-cities-recap-upgraded = melhorou: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] fez { $count } melhoria
       *[other] fez { $count } melhorias
    }
underwater-cities-recap-claimed = reivindicou: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] reivindicou { $count } carta
       *[other] reivindicou { $count } cartas
    }
underwater-cities-recap-special = cartas especiais: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] pegou { $count } carta especial
       *[other] pegou { $count } cartas especiais
    }
underwater-cities-recap-stepped = { $count ->
    [1] { $count } passo na trilha da federação
   *[other] { $count } passos na trilha da federação
}
underwater-cities-recap-hungry = { $count ->
    [1] { $count } cidade passou fome
   *[other] { $count } cidades passaram fome
}
underwater-cities-recap-gained = recebeu: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] recebeu recursos
       *[other] recebeu recursos { $count } vezes
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
underwater-cities-recap-fourth = ocupados: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] { $count } espaço de ação está ocupado
       *[other] { $count } espaços de ação estão ocupados
    }
