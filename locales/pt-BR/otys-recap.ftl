### Otys: o que aconteceu desde a última jogada, em poucas palavras.

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
