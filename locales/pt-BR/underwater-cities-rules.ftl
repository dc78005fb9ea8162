### The rules of Underwater Cities in short, a page for each topic: its title, and its text as Discord's Markdown.
### Figures are those of the default component pack and stand in digits, the same in every language.
### Not more than 1500 characters to a page. A line must not begin with a star, a dot or a bracket.

underwater-cities-topic-aim = Do que se trata
    .text =
        Você constrói uma nação no fundo do mar: cidades sob domos, túneis entre elas e, em volta, fazendas, usinas dessalinizadoras e laboratórios.

        - A partida tem 3 eras, com 10 rodadas ao todo. Em cada rodada cada um joga 3 turnos.
        - No seu turno você escolhe um **espaço de ação** e baixa uma **carta**. Se a carta tem a cor do espaço, você também recebe o efeito dela.
        - Cada era termina com uma **produção**: sua rede produz recursos e pontos, e suas cidades precisam ser alimentadas.
        - No fim, sua rede, suas cartas de pontuação final e seus recursos dão pontos. Vence quem tem mais.

        Você começa com 1 cidade não simbiótica, alguns recursos, o assistente pessoal e 3 cartas que escolhe entre 6. Em 3 cantos do seu tabuleiro há metrópoles: conecte-as com túneis, e elas trabalham para você.

        Só o que está **conectado** à sua cidade inicial produz, conta e pontua.

        Cidades Submersas é para 1 a 4 jogadores.

underwater-cities-topic-turn = Um turno
    .text =
        Seu turno tem estes passos:

        - **Espaço e carta.** Você diz um espaço de ação disponível e 1 carta da mão. Seu marcador de ação ocupa o espaço até o final da rodada.
        - **Ação e efeito.** Você realiza a ação do espaço, pelo menos uma parte dela. Se a carta corresponde, você também a usa ou reivindica. Você decide qual das duas vem primeiro, mas uma termina antes que a outra comece.
        - **Final.** Você compra 1 carta.

        As partes de uma ação podem ser feitas em qualquer ordem, e você pode deixar algumas de fora. Entre dois passos quaisquer você pode usar habilidades das suas cartas e reivindicar contratos.

        Seu **limite de mão** é 3. Você pode ter mais até o seu próximo turno começar; antes disso, descarta o que sobra.

        Você pode voltar passos até o turno terminar, a não ser que algo tenha sido comprado ou revelado.

        A ordem dos jogadores fica igual nos 3 turnos de uma rodada. Depois a trilha da federação dá uma nova.

underwater-cities-topic-slots = Espaços de ação
    .text =
        Os espaços são verdes, vermelhos e amarelos: 4 de cada cor com 1 ou 2 jogadores, 5 com 3 ou 4. Servem para construir, melhorar, avançar na trilha da federação, usar cartas de ação, pegar cartas especiais ou receber recursos e cartas.

        - Só um espaço **disponível** pode ser escolhido. Depois fica ocupado para todos até o final da rodada.
        - Você precisa poder realizar pelo menos uma parte da ação dele.
        - O **espaço de ação sempre disponível** dá 2 cartas e 2 créditos. Pode ser escolhido várias vezes, mas nenhuma carta corresponde a ele.
        - Com 4 jogadores há uma **peça de ação de clonagem**: por 1 crédito você pode escolher um espaço ocupado por outro jogador, mas não por você. Em cada rodada só o primeiro que quiser pode fazê-lo.
        - Alguns efeitos deixam você **realizar a ação** de um espaço. Você não baixa carta para isso, e o espaço fica como estava. O que você mesmo ocupa nunca vale.

        “Até” é ao pé da letra: de 2 túneis você pode construir 1.

underwater-cities-topic-cards = Cartas
    .text =
        Cada carta tem uma cor e um tipo. Num espaço **da sua cor** ela corresponde, e você pode usá-la. Em qualquer outro é descartada sem efeito.

        - **Instantânea:** você realiza o efeito, depois a carta é descartada.
        - **Permanente:** você a reivindica. Sempre que algo acontece você recebe algo, ou algo custa menos, ou você pode fazer algo uma vez por turno.
        - **Carta de ação:** você a reivindica. Um espaço ou efeito precisa permitir que você a use; depois fica usada até o final da era. Você pode ter 4, contando o assistente pessoal. Para mais uma, descarta 1 antes; se estava disponível, pode usá-la nesse momento.
        - **Produção:** você a reivindica. Ela age em cada produção.
        - **Pontuação final:** você a reivindica. Ela dá pontos no fim da partida.

        O que você reivindicou age logo, mesmo no mesmo turno. Todos os efeitos são opcionais, e uma carta que corresponde pode ficar sem uso.

        Cada uma das 3 eras tem um baralho próprio. Cartas de eras anteriores na sua mão ainda podem ser baixadas.

underwater-cities-topic-building = Construir
    .text =
        Os custos usuais:

        - **Túnel:** 1 plastiaço, 1 crédito
        - **Fazenda:** 1 kelp; **usina dessalinizadora:** 1 crédito; **laboratório:** 1 plastiaço
        - **Cidade não simbiótica:** 2 plastiaços, 1 kelp, 1 crédito
        - **Cidade simbiótica:** 1 plastiaço, 1 kelp, 1 biomassa, 2 créditos

        Ao construir, biomassa pode substituir kelp ou plastiaço. Alguns locais dão logo um bônus, outros cobram uma sobretaxa.

        Onde você pode construir:

        - Uma **cidade** ao lado de um local com uma cidade sua; ela ainda não precisa de túnel.
        - Uma **construção** junto a uma cidade, ou onde você poderia construir uma. Um local para expansão precisa de um efeito que o mencione.
        - Um **túnel** a partir da cidade inicial, ou de onde termina um túnel construído.

        Uma cidade está **conectada** se há túneis até ela desde a cidade inicial, e com ela as suas construções.

        Uma **metrópole** está conectada quando todos os seus túneis estão construídos. Uma azul tem logo o seu efeito, algumas também em cada produção. A marrom precisa de 2 túneis e dá pontos no fim.

underwater-cities-topic-upgrading = Melhorar
    .text =
        Túneis e construções podem ser melhorados, cada um uma vez, em regra por 1 ciência. Para isso não precisam estar conectados. Cidades não são melhoradas.

        O que produzem em cada produção, se estão conectados:

        - **Fazenda:** 1 kelp; melhorada também 1 ponto
        - **Usina dessalinizadora:** 1 crédito; melhorada também 1 biomassa
        - **Laboratório:** 1 ciência; melhorado também 1 plastiaço
        - **Túnel** junto a uma cidade: 1 crédito; melhorado também 1 ponto

        2 construções melhoradas do mesmo tipo numa cidade produzem ainda mais, uma vez por tipo e cidade: fazendas 1 kelp e 1 ponto, usinas dessalinizadoras 1 crédito, laboratórios 1 plastiaço.

        Uma cidade simbiótica dá 2 pontos em cada produção, uma não simbiótica nada.

        Vale a pena, então, juntar construções do mesmo tipo e melhorar cedo. Por outro lado, no fim uma cidade dá mais pontos se tem tipos diferentes.

underwater-cities-topic-federation = A trilha da federação
    .text =
        A trilha diz em que ordem vocês jogam a próxima rodada. No começo de cada rodada todos os marcadores ficam abaixo dela. Só na primeira rodada quem joga depois começa mais à frente.

        - Cada passo leva ao espaço seguinte, de 4 a 1. Você pode abrir mão de qualquer um.
        - O **espaço 4** não dá nada, o **espaço 3** 1 crédito, o **espaço 2** 1 plastiaço, o **espaço 1** 1 ponto.
        - Cada passo além do espaço 1 dá 1 ponto.
        - O que um espaço dá você recebe ao entrar nele, mesmo de passagem.
        - Quem entra num espaço ocupado fica por cima, e quem está por cima está à frente.

        No final da rodada a ordem dos jogadores é lida do espaço 1 até o 4. Quem não avançou segue na ordem que já tinha.

        Isso é feito também depois da última rodada: então a ordem dos jogadores decide empates.

underwater-cities-topic-specials = Cartas especiais
    .text =
        No começo, 6 cartas de 3 créditos ficam abertas. As cartas de 1 ou 2 créditos formam um baralho, com a carta de cima aberta.

        Se você pode **pegar uma carta especial**, é uma destas:

        - uma das cartas abertas de 3 créditos; ela não é reposta
        - a carta de cima do baralho
        - ou você põe a carta de cima embaixo do baralho, olha as próximas 3 e fica com 1 delas

        A carta vai para a sua mão e conta para o limite de mão.

        Você a **baixa** como qualquer outra: ela precisa corresponder ao espaço, e ao usá-la você paga os créditos dela. Se o espaço vem primeiro, os créditos que ele dá podem pagar a carta.

        Se não corresponde, ou se você não paga, ela não tem efeito: uma do baralho vai para baixo do baralho, uma de 3 créditos sai do jogo.

        Uma carta instantânea paga fica com você, pois algumas coisas contam suas cartas especiais.

underwater-cities-topic-production = Produção
    .text =
        Depois das rodadas 4, 7 e 10 a rede de cada um produz:

        - **Construções, túneis e cidades simbióticas** produzem o que diz a página sobre melhorar. Tudo precisa estar conectado, e um túnel precisa de uma cidade numa das pontas.
        - **Metrópoles e cartas de produção** dão o que dizem. Se há algo a pagar ou escolher, você é perguntado e então decide a ordem.
        - No verso alguns locais produzem mais.

        Depois a era termina:

        - **Cartas de ação** usadas ficam disponíveis de novo.
        - **Alimentar as cidades:** cada cidade conectada custa 1 kelp, a inicial também. Se o kelp não basta, 1 biomassa alimenta uma cidade. Para cada cidade que ainda tem fome você perde 3 pontos, mas nunca tem menos de 0. Tudo isso é feito por você.
        - Vem o próximo baralho. Cada um compra 3 cartas e, de toda a mão, fica com quantas o limite de mão permite.

        Depois da última produção as cidades são alimentadas, mas ninguém compra cartas.

underwater-cities-topic-end = Fim e pontuação
    .text =
        Depois da produção da rodada 10 tudo é pontuado:

        - A **metrópole marrom**, se os dois túneis dela estão construídos.
        - As **cartas de pontuação final** que você reivindicou. Se uma transforma recursos em pontos, isso é feito da melhor maneira para você.
        - Cada **cidade conectada** pelos tipos diferentes de construções junto a ela: sem nenhuma 2 pontos, com 1 tipo 3 pontos, com 2 tipos 4 pontos, com todos os 3 tipos 6 pontos. Não importa que cidade é, nem se as construções estão melhoradas.
        - **Recursos:** cada biomassa vale 2 créditos. Depois cada 4 entre créditos, kelp, ciência e plastiaço, todos juntos, dão 1 ponto.

        Cartas na mão não dão nada, nem cidades e construções que não estão conectadas.

        Vence quem tem mais pontos. No empate vence quem vem antes na ordem dos jogadores que resultou da rodada 10.

underwater-cities-topic-contracts = Contratos governamentais
    .text =
        Esta é uma variante para 2 a 4 jogadores. Ela é ligada nas opções antes de a partida começar.

        De 8 contratos, 3 ficam abertos durante toda a partida. Um que é reivindicado não é reposto.

        - Cada contrato diz do que você precisa e o que ele dá. Nada do que você precisa é gasto.
        - No seu turno você pode reivindicá-lo entre dois passos quaisquer, assim que tiver tudo; então ele fica entre as suas opções. O que ele dá vem logo e já pode ajudar no mesmo turno.
        - Depois da produção de cada era todos também podem reivindicar, na nova ordem dos jogadores, antes de alimentar as cidades.
        - Você pode reivindicar vários, e pode esperar. Mas outra pessoa pode ser mais rápida.

        Só contam cidades e construções conectadas.

underwater-cities-topic-solo = Jogo solo
    .text =
        Você joga contra o tabuleiro. Vence com pelo menos 7 cidades conectadas e pelo menos 100 pontos no fim; a cidade inicial conta.

        - Você tem um tabuleiro de jogador com o verso e os espaços para 1 ou 2 jogadores. Não há contratos. Cidades simbióticas nunca acabam.
        - Em cada rodada você joga seus 3 turnos um depois do outro.
        - 3 marcadores neutros ocupam um espaço de cada cor. No final de uma rodada cada um anda 1 espaço: pelos espaços verdes, os vermelhos, os amarelos e de novo do começo. Um espaço com um marcador neutro conta como ocupado por outro jogador.
        - Se você não avançou na trilha da federação numa rodada, na próxima fica ocupado 1 espaço a mais. Uma carta do baralho é aberta, e o número dela diz qual. Não depois da rodada 10.

        Seu marcador volta para baixo da trilha depois de cada rodada.

        Uma opção diz qual espaço de cada cor está ocupado no começo, o primeiro ou outro.
