### The rules of Antarctica in short, a page for each topic: its title, and its text as Discord's Markdown.
### Figures are those of the default component pack and stand in digits, the same in every language.
### Not more than 1500 characters to a page. A line must not begin with a star, a dot or a bracket.

antarctica-topic-aim = Visão geral
    .text =
        Em volta do Polo Sul há 8 áreas de gelo e mar. Seus navios levam cientistas até lá, e todos podem usar o que eles constroem.

        - No seu turno, um navio vai para outra área e lá você faz **1 ação**: faz uma construção, constrói um navio, recruta cientistas ou pesquisa.
        - Quem constrói deixa **cientistas** na área. No fim, quem tem mais cientistas ali é quem mais pontua por ela.
        - Seus **cubos** avançam em trilhas de pesquisa. O que está mais à frente é o que mais pontua.
        - **Cartas de construção** com estrela e peças **descartadas** também dão pontos.

        As construções não são de ninguém: onde você tem um navio, tem acesso.

        Antarctica é para 2 a 4 jogadores. Cada um começa com 2 cientistas na Reserva Pessoal e os outros na Reserva Comum, com navios e cubos disponíveis e com 1 carta de recurso básica. Com 2 jogadores, 2 áreas ficam fechadas.

antarctica-topic-setup = Preparação
    .text =
        Com 2, 3 ou 4 jogadores há:

        - **Áreas abertas:** 6, 8 ou 8. Em cada uma há 1 construção inicial, sorteada.
        - **Navios nas áreas:** 3, 3 ou 2 de cada jogador, mais 3, 2 ou 2 navios disponíveis.
        - **Cubos disponíveis:** 3, 4 ou 5 por jogador.
        - **Cientistas:** cada um tem 2 na Reserva Pessoal e 14, 12 ou 10 na Reserva Comum.
        - **Trilhas de pesquisa:** 3, 4 ou 5.
        - **Cartas de construção:** 24, 30 ou 39, em 3 baralhos.
        - **Cartas de recurso:** cada um tem 1 carta básica, e na pilha há 2, 3 ou 4 cartas know-how.
        - **Cartas de estaleiro:** todas as 13 na pilha, nenhuma na mão.

        O primeiro jogador é sorteado. Os navios usam a disposição da primeira partida, ou vocês os posicionam em ordem, 1 por vez; cada volta começa por quem foi o último na volta anterior.

        - **Com 2 jogadores**, o segundo também pega 1 cubo disponível e o posiciona no espaço 1 de uma trilha aberta. Isso não ativa nada, e restam 2 cubos disponíveis.

antarctica-topic-sun = O Sol
    .text =
        O Sol decide de quem é a vez. Não há rodadas.

        - Ele vai **no sentido anti-horário** até a próxima área com navios e pula as vazias.
        - Os navios de uma área formam uma fila. O navio na **posição 1** é o navio ativo: seu dono joga um turno com ele. Só esse navio age, mesmo que o seguinte também seja seu.
        - O navio na posição 2 também age se o dono dele tem uma carta **Quebra-gelo** nessa área e quer usá-la.
        - O terceiro navio nunca age nesta visita, mesmo que tenha avançado na fila.

        Em uma área cabem 3 navios. Quem chega fica no fim da fila; quando um navio sai, os de trás avançam.

        Então cuidado para onde navega: quanto mais longe o Sol está, mais você espera por esse navio. Você pode ter vários turnos seguidos, ou nenhum por muito tempo.

antarctica-topic-turn = Um turno
    .text =
        Seu turno tem estes passos:

        - **Movimento.** O navio ativo tem que ir para outra área aberta com lugar, a qualquer distância.
        - **Ação.** Lá você faz exatamente 1 ação, ou nada.
        - **Fim.** Depois o Sol segue adiante.

        Além disso, você pode fazer uma vez por turno cada uma destas coisas:

        - **Descartar** 1 peça sua, antes ou depois do movimento ou depois da ação: um cubo ou navio disponível, ou um navio em qualquer área. Em troca você recebe 1 cientista da sua Reserva Comum. O navio ativo só depois de se mover. Peças descartadas dão pontos no fim.
        - **Usar 1 carta** depois do movimento: uma carta de estaleiro antes ou depois da ação, ou uma carta de recurso ao construir. Se os dois turnos de uma visita são seus, é só 1 carta nos dois juntos.

        Você pode desfazer passos até seu turno terminar, a menos que algo tenha sido revelado: uma nova carta de construção, a pilha de cartas de estaleiro, um draft ou a decisão de outro jogador.

antarctica-topic-actions = As ações
    .text =
        Você faz 1 destas na área para onde seu navio foi. Algumas dependem do número dos seus **navios e cientistas ali**, contando o navio que acabou de chegar.

        - **Fazer uma construção:** qualquer carta de construção aberta para a qual você tem acesso. Veja a página “Construir”.
        - **Construir um navio**, em um Estaleiro: 1 dos seus navios disponíveis vai para o fim da fila onde está o Sol, não onde você está. Ele não age nesta visita. Depois, cada um dos outros jogadores pega uma carta de estaleiro.
        - **Recrutar**, em um Acampamento: passe esse número de cientistas da sua Reserva Comum para a sua Reserva Pessoal.
        - **Pesquisar**, em uma Estação de pesquisa: avance esse número de espaços em 1 trilha aberta com o ícone da estação.
        - **Não fazer nada.**

        Quem navega até uma construção pode usá-la. As peças dos outros nunca contam para você.

antarctica-topic-building = Construir
    .text =
        Há 3 baralhos de cartas de construção: Básica, Dupla e Avançada. A carta de cima de cada um fica aberta; são essas que você pode construir.

        - Você precisa de **acesso** a cada construção que a carta exige: um navio seu em uma área onde ela está. As áreas podem ser diferentes, e 1 navio pode dar acesso a várias construções.
        - Uma **carta de recurso** pode substituir 1 construção à qual você não tem acesso: a básica vale como Guindaste, Torre de mina, Torre de perfuração ou Turbina eólica; uma carta know-how, como Laboratório ou Fábrica.
        - Você precisa de **1 cientista** na Reserva Pessoal, ou de 2 para uma Fazenda de plâncton. Eles vão para a área.
        - Em uma área só cabe 1 construção de cada tipo.

        Você fica com a carta, e a próxima é revelada. Depois você tem que avançar os **pontos de pesquisa** dela em qualquer trilha aberta.

        Uma carta know-how usada volta para a pilha. Sua carta básica pode ser usada de novo quando um espaço vermelho a deixa pronta.

antarctica-topic-cards = Cartas de estaleiro
    .text =
        Quando alguém recebe um navio novo, cada um dos outros jogadores olha a pilha de 13 cartas e pega 1. Se não há o bastante para todos, ninguém pega, e a pilha sai do jogo. Só você sabe quais cartas tem.

        - **Quebra-gelo** (6): posicione-a em uma área onde o segundo navio é seu. Na próxima visita do Sol, esse navio ganha um turno inteiro. Na área onde o Sol está agora, tem que ser o segundo navio desta visita. Quando essa visita termina, ou o Sol passa direto, a carta sai do jogo, usada ou não.
        - **Posicionar um cientista** (3): posicione 1 cientista da sua Reserva Pessoal na área para onde você navegou. Ele conta na hora.
        - **+2 cientistas** (2): passe até 2 cientistas da sua Reserva Comum para a sua Reserva Pessoal.
        - **Pesquisa rápida** (2): avance 3 em qualquer trilha aberta.

        Uma carta que não faria nada não pode ser jogada.

antarctica-topic-research = Trilhas de pesquisa
    .text =
        Com 2, 3 ou 4 jogadores, ficam abertas 3, 4 ou 5 trilhas.

        - O primeiro ponto posiciona um **cubo** disponível no primeiro espaço livre; depois disso, o cubo avança. Você tem no máximo 1 cubo em cada trilha.
        - Só contam os **espaços livres**: os que têm outros cubos são pulados sem custo.
        - Pontos além do fim da trilha se perdem. Sem cubo na trilha nem cubo disponível, você não pode avançar ali.
        - **Espaços vermelhos e azuis** são ativados quando seu cubo chega a eles, passa por eles ou os pula. Primeiro o cubo vai até o fim do movimento; depois os efeitos são resolvidos, do espaço mais baixo para cima, cada um com tudo o que ativa.
        - Um espaço **vermelho** vale para quem passa, toda vez.
        - Um espaço **azul** vale uma vez por partida, para todos: primeiro quem o ativou, depois os outros na ordem dos turnos.

        São 5 trilhas: Glaciologia, Biologia marinha, Oceanografia, Climatologia e Astronomia.

antarctica-topic-effects = Espaços vermelhos e azuis
    .text =
        __Vermelho, para quem passa:__
        - **Cientista:** você recebe 1 da sua Reserva Comum.
        - **Navio novo:** 1 dos seus navios disponíveis vai para a área do Sol, se há lugar, e os outros pegam cartas de estaleiro. Você não pode recusar.
        - **Carta know-how:** pegue 1 da pilha.
        - **Carta básica:** sua carta básica usada fica pronta de novo.

        __Azul, uma vez só, para todos na ordem dos turnos:__
        - **Mover um navio:** cada um pode mover 1 navio seu para outra área com lugar. Não há ação depois. Um navio novo fica onde está, e um segundo navio que sai perde seu turno de Quebra-gelo.
        - **Draft:** são compradas tantas cartas de estaleiro quantos são os jogadores. Quem ativou fica com 1 e passa as outras, e assim por diante. Se não há cartas para todos, nada acontece.
        - **Avançar 3:** cada um pode avançar 3 em uma trilha que ninguém mais escolheu para isso.

        Se um espaço azul é ativado no turno de outro jogador, ele começa por quem o ativou mesmo assim.

antarctica-topic-end = Fim e pontuação
    .text =
        A partida acaba depois de um turno em que um jogador não tem mais cientistas em nenhuma das reservas ou em que todas as cartas de construção foram pegas. Também acaba quando não há mais navios ou depois de 12 turnos sem nenhum progresso (16 com 4 jogadores).

        - **Áreas:** quem tem mais cientistas ali ganha um ponto por construção e por cientista na área, e mais 1. O segundo lugar ganha tantos pontos quantos cientistas tem o primeiro, e assim por diante.
        - **Trilhas:** o cubo da frente ganha o valor da trilha por cubo que há nela; cada um dos outros, o valor uma vez. Os valores vão de 3 a 5.
        - **Cartas** com estrela: quem tem mais ganha um ponto por carta dessas entre todos os jogadores; o segundo lugar, tantos pontos quantas cartas tem o primeiro, e assim por diante.
        - **Peças descartadas** pontuam como as cartas.

        Quem empata divide o lugar, e cada um ganha todos os pontos dele; quem não tem nada não pontua. Vence quem tem mais pontos; no empate, quem tem mais primeiros lugares e depois mais cartas de construção; se ainda houver empate, dividem a vitória.
