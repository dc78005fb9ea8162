### As regras do Recife das pérolas em resumo.

pearl-reef-topic-aim = Como se joga
    .text =
        À noite você mergulha em busca de conchas e as abre quando quiser. Vence quem tiver mais pérolas.

        - Todos começam com 2 conchas fechadas; as outras ficam viradas para baixo em 3 recifes.
        - No seu turno, mergulhe em um recife que ainda tenha conchas e pegue a de cima para a mão, ou fique na jangada.
        - Depois abra quantas conchas da sua mão quiser, uma após a outra. Todos veem o que há dentro, e cada pérola é um ponto.
        - A partida termina após 14 noites, ou 7 em uma partida curta, ou assim que todos os recifes estiverem vazios.
        - Cada concha ainda fechada no fim vale 1 ponto. Em caso de empate, vence quem abriu mais conchas.
