### Otys: what happened since somebody's last move, told in few words. What was done is listed
### after a colon, so that no article or ending is needed; the form .tally says only how much it was.

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
   *[other] melhorou o Mecânico { $count } vezes
}
otys-recap-hacker = { $count ->
    [1] melhorou o Hacker
   *[other] melhorou o Hacker { $count } vezes
}
otys-recap-explored = pegou: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] pegou { $count } Recompensa
       *[other] pegou { $count } Recompensas
    }
otys-recap-activated = ativou: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] ativou { $count } mergulhador
       *[other] ativou { $count } mergulhadores
    }
otys-recap-copied = usou mergulhador vizinho: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] usou { $count } mergulhador vizinho
       *[other] usou { $count } mergulhadores vizinhos
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
   *[other] recuperou todas as Chaves { $count } vezes
}
otys-recap-last-round = a última rodada começou
otys-recap-revealed = novos contratos públicos: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] { $count } novo contrato público
       *[other] { $count } novos contratos públicos
    }
otys-recap-display = novas no painel da Colônia: { LIST($things, style: "comma") }
    .tally = { $count ->
        [1] { $count } nova Recompensa
       *[other] { $count } novas Recompensas
    }
