### The rules of Antarctica in short, a page for each topic: its title, and its text as Discord's Markdown.
### Figures are those of the default component pack and stand in digits, the same in every language.
### Not more than 1500 characters to a page. A line must not begin with a star, a dot or a bracket.

antarctica-topic-aim = Do que se trata
    .text =
        Em volta do Polo Sul há 8 áreas de gelo e de mar. Seus navios levam cientistas até lá, e o que eles constroem serve a todos.

        - No seu turno um navio vai para outra área, e lá você faz **1 ação**: fazer uma construção, construir um navio, recrutar cientistas ou pesquisar.
        - Quem constrói deixa **cientistas** na área. No fim, quem tem mais cientistas ali ganha mais pontos por ela.
        - Seus **cubos** avançam nas trilhas de pesquisa. O que está mais à frente ganha mais.
        - **Cartas de construção** com estrela e peças **descartadas** também valem pontos.

        As construções não são de ninguém: onde você tem um navio, tem acesso.

        Antarctica é para 2 a 4 pessoas. Cada um começa com 2 cientistas na Reserva Pessoal e os outros na Reserva Comum, com navios e cubos disponíveis e com 1 carta de recurso básica. Com 2 jogadores, 2 áreas ficam fechadas.

antarctica-topic-setup = A preparação
    .text =
        Com 2, 3 ou 4 jogadores há:

        - **Áreas abertas:** 6, 8 ou 8. Em cada uma há 1 construção inicial, sorteada.
        - **Navios nas áreas:** 3, 3 ou 2 por jogador, mais 3, 2 ou 2 navios disponíveis.
        - **Cubos disponíveis:** 3, 4 ou 5 por jogador.
        - **Cientistas:** cada um tem 2 na Reserva Pessoal e 14, 12 ou 10 na Reserva Comum.
        - **Trilhas de pesquisa:** 3, 4 ou 5.
        - **Cartas de construção:** 24, 30 ou 39 em 3 baralhos.
        - **Cartas de recurso:** cada um tem 1 carta básica, e na pilha há 2, 3 ou 4 cartas know-how.
        - **Cartas de estaleiro:** todas as 13 na pilha, nenhuma na mão.

        O primeiro jogador é sorteado. Os navios ficam como na disposição da primeira partida, ou vocês os colocam em ordem, 1 por vez: cada volta começa por quem foi o último na volta anterior.

        - **Com 2 jogadores**, o segundo também pega 1 cubo disponível e o coloca no espaço 1 de uma trilha aberta. Isso não ativa nada, e restam 2 cubos disponíveis.

antarctica-topic-sun = O Sol
    .text =
        O Sol diz de quem é o turno. Não há rodadas.

        - Ele vai **no sentido anti-horário** até a próxima área com um navio e passa pelas vazias.
        - Os navios de uma área formam uma fila. O navio na **posição 1** está no turno: seu dono joga um turno com ele. Só esse navio age, mesmo que o seguinte também seja seu.
        - O navio na posição 2 também age, se seu dono tem uma carta **Quebra-gelo** nessa área e quer usá-la.
        - O terceiro navio nunca age nesta visita, nem que tenha avançado na fila.

        3 navios enchem uma área. Quem chega fica no fim da fila, e quando um navio sai, os de trás avançam.

        Por isso, olhe para onde vai: quanto mais longe do Sol, mais você espera por esse navio. Você pode ter vários turnos seguidos, ou nenhum por muito tempo.

antarctica-topic-turn = O turno
    .text =
        Seu turno tem estes passos:

        - **Movimento.** O navio no turno tem de ir para outra área aberta com lugar. A distância não importa.
        - **Ação.** Lá você faz exatamente 1 ação, ou nada.
        - **Fim.** Depois o Sol segue adiante.

        Além disso, em cada turno você pode fazer uma vez cada uma destas coisas:

        - **Descartar** 1 peça sua, antes ou depois do movimento ou depois da ação: um cubo ou navio disponível, ou um navio em qualquer área. Por ela vem 1 cientista da sua Reserva Comum. O navio no turno precisa ter se movido antes. Peças descartadas valem pontos no fim.
        - **Usar 1 carta** depois do movimento: uma carta de estaleiro antes ou depois da ação, ou uma carta de recurso ao construir. Se os dois navios de uma visita são seus, é 1 carta nos dois turnos juntos.

        Você pode desfazer seus passos até o turno terminar, a menos que algo tenha sido revelado: uma nova carta de construção, a pilha de cartas de estaleiro, um draft ou a decisão de outro jogador.

antarctica-topic-actions = As ações
    .text =
        Você faz 1 delas na área para onde seu navio foi. Algumas contam seus **navios e cientistas ali**; o navio que acabou de chegar também conta.

        - **Fazer uma construção:** qualquer carta de construção aberta para a qual você tem acesso. Há uma página sobre isso.
        - **Construir um navio**, em um Estaleiro: 1 dos seus navios disponíveis vai para o fim da fila onde está o Sol, não onde você está. Ele não age nesta visita. Depois cada outro jogador pega uma carta de estaleiro.
        - **Recrutar**, em um Acampamento: tantos cientistas quanto a contagem passam da sua Reserva Comum para a sua Reserva Pessoal.
        - **Pesquisar**, em uma Estação de pesquisa: avance o valor da contagem em 1 trilha aberta com o ícone dessa estação.
        - **Não fazer nada.**

        Uma construção serve a quem navega até ela. As peças dos outros nunca contam para você.

antarctica-topic-building = Construir
    .text =
        Há 3 baralhos de cartas de construção: Básica, Dupla e Avançada. A carta de cima de cada um fica aberta, e essas podem ser construídas.

        - Você precisa de **acesso** a cada construção que a carta exige: um navio seu em uma área onde ela está. As áreas podem ser diferentes, e 1 navio pode dar acesso a várias.
        - 1 acesso que falta pode ser trocado por uma **carta de recurso**: a básica vale como Guindaste, Torre de mina, Torre de perfuração ou Turbina eólica, uma carta know-how como Laboratório ou Fábrica.
        - Você precisa de **1 cientista** na Reserva Pessoal, para uma Fazenda de plâncton 2. Eles vão para a área.
        - Uma área tem só 1 construção de cada tipo.

        Você fica com a carta, e a próxima é aberta. Depois avança seus **pontos de pesquisa** em uma trilha aberta à sua escolha; isso é obrigatório.

        Uma carta know-how usada volta para a pilha. Sua carta básica pode ser usada de novo quando um espaço vermelho a libera.

antarctica-topic-cards = Cartas de estaleiro
    .text =
        Quando alguém recebe um navio novo, cada outro jogador olha a pilha de 13 cartas e pega 1. Se não há para todos, ninguém pega, e a pilha sai do jogo. Só você vê as suas cartas.

        - **Quebra-gelo** (6): coloque-a em uma área onde o segundo navio é seu. Na próxima visita do Sol esse navio ganha um turno inteiro. Onde o Sol está agora, tem de ser o segundo navio desta visita. Quando a visita termina, ou o Sol passa direto, a carta se perde, usada ou não.
        - **Posicionar um cientista** (3): 1 cientista da sua Reserva Pessoal vai para a área aonde você chegou. Ele conta na hora.
        - **+2 cientistas** (2): até 2 cientistas passam da sua Reserva Comum para a sua Reserva Pessoal.
        - **Pesquisa rápida** (2): avance 3 em qualquer trilha aberta.

        Uma carta que não faria nada não pode ser jogada.

antarctica-topic-research = Trilhas de pesquisa
    .text =
        Com 2, 3 ou 4 jogadores ficam abertas 3, 4 ou 5 trilhas.

        - O primeiro ponto põe um **cubo** disponível no primeiro espaço livre; depois disso o cubo avança. Você tem no máximo 1 cubo em cada trilha.
        - Só contam os **espaços livres**: os que têm outros cubos são pulados sem custo.
        - Pontos além do fim da trilha se perdem. Sem cubo na trilha e sem cubo disponível você não avança ali.
        - **Espaços vermelhos e azuis** são ativados quando seu cubo os alcança ou passa por eles, mesmo ao pulá-los. Primeiro o cubo vai até o fim, depois os efeitos são resolvidos, do mais baixo para cima, cada um com tudo o que ativa.
        - Um espaço **vermelho** vale para quem passa, todas as vezes.
        - Um espaço **azul** vale uma vez por partida, para todos: primeiro quem o ativou, depois os outros em ordem.

        São 5 trilhas: Glaciologia, Biologia marinha, Oceanografia, Climatologia e Astronomia.

antarctica-topic-effects = Espaços vermelhos e azuis
    .text =
        __Vermelho, para quem passa:__
        - **Cientista:** 1 vem da sua Reserva Comum.
        - **Navio novo:** 1 dos seus navios disponíveis vai para onde está o Sol, se há lugar, e os outros pegam cartas de estaleiro. Não se pode recusar.
        - **Carta know-how:** pegue 1 da pilha.
        - **Carta básica:** sua carta básica usada volta a valer.

        __Azul, uma vez só, para todos em ordem:__
        - **Mover um navio:** cada um pode mover 1 navio seu para outra área com lugar. Não há ação depois. Um navio novo fica onde está, e um segundo navio que sai perde seu turno de Quebra-gelo.
        - **Draft:** são tiradas tantas cartas de estaleiro quantos são os jogadores. Quem ativou guarda 1 e passa as outras, e assim por diante. Com cartas insuficientes nada acontece.
        - **Avançar 3:** cada um pode avançar 3 em uma trilha que ninguém escolheu ainda para isso.

        Se um espaço azul é ativado no turno de outro jogador, a ordem começa mesmo assim por quem o ativou.

antarctica-topic-end = Fim e pontuação
    .text =
        A partida termina depois de um turno em que um jogador não tem mais cientistas em nenhuma das duas reservas, ou em que todas as cartas de construção foram pegas. Termina também quando não há mais navios, ou depois de 12 turnos sem nenhum progresso, com 4 jogadores 16.

        - **Áreas:** quem tem mais cientistas ali ganha o número de construções e de todos os cientistas da área, e mais 1. O segundo lugar ganha tantos pontos quantos cientistas tem o primeiro, e assim por diante.
        - **Trilhas:** o cubo mais à frente ganha o valor da trilha por cada cubo nela, cada outro cubo o valor uma vez. O valor vai de 3 a 5.
        - **Cartas** com estrela: quem tem mais ganha o número de todas, o segundo lugar o número do primeiro, e assim por diante.
        - **Peças descartadas** contam como as cartas.

        Quem empata divide o lugar e ganha todos os pontos; quem não tem nada não ganha nada. Vence quem tem mais pontos. Em caso de empate vence quem tem mais primeiros lugares, depois mais cartas de construção; depois disso, a vitória é dividida.
