### Recife das pérolas: o que aconteceu desde a última jogada, em poucas palavras.

pearl-reef-recap-opened = abriu: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] abriu { $count } concha
       *[other] abriu { $count } conchas
    }
pearl-reef-recap-dived = mergulhou: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } mergulho
       *[other] { $count } mergulhos
    }
pearl-reef-recap-rested = { $count ->
    [1] descansou
   *[other] descansou { $count } vezes
}
pearl-reef-recap-nights = { $count ->
    [one] começou { $count } noite
   *[other] começaram { $count } noites
}
