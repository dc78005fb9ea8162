### Recife das pérolas à mesa: nome, momento, fim e comando.

pearl-reef-title = Recife das Pérolas
pearl-reef-moment = noite { $night } de { $nights }
pearl-reef-end-nights = a última noite acabou
pearl-reef-end-reefs = os recifes estão vazios
pearl-reef-command = pearls
    .description = Jogadas do Recife das Pérolas
pearl-reef-command-dive = mergulhar
    .description = Mergulhe e abra uma concha
pearl-reef-command-dive-shell = concha
    .description = A concha a abrir, ou nenhuma
pearl-reef-command-dive-reef = recife
    .description = Onde mergulhar
pearl-reef-look-board = Tabuleiro
