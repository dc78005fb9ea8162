### The rules of Underwater Cities in short, a page for each topic: its title, and its text as Discord's Markdown.
### Figures are those of the default component pack and stand in digits, the same in every language.
### Not more than 1500 characters to a page. A line must not begin with a star, a dot or a bracket.

underwater-cities-topic-aim = Visão geral
    .text =
        Você constrói uma nação no fundo do mar: cidades sob domos, túneis entre elas e, em volta, fazendas, usinas dessalinizadoras e laboratórios.

        - A partida tem 3 eras, com 10 rodadas ao todo. Em cada rodada, cada um joga 3 turnos.
        - No seu turno, você escolhe um **espaço de ação** e baixa uma **carta**. Se a carta tem a cor do espaço, você também aproveita o efeito dela.
        - Cada era termina com uma **Produção**: sua rede produz recursos e pontos, e suas cidades precisam ser alimentadas.
        - No fim, sua rede, suas cartas de pontuação final e seus recursos dão pontos. Vence quem tem mais pontos.

        Você começa com 1 cidade não simbiótica, alguns recursos, o Assistente Pessoal e 3 cartas escolhidas entre 6. Em 3 cantos do seu tabuleiro há metrópoles: conecte-as com túneis para tirar proveito delas.

        Só o que está **conectado** à sua cidade inicial produz, conta e pontua.

        Cidades Submersas é para 1 a 4 jogadores.

underwater-cities-topic-turn = Um turno
    .text =
        Seu turno tem estes passos:

        - **Espaço e carta.** Você escolhe um espaço de ação disponível e 1 carta da mão. Seu marcador de ação ocupa o espaço até o final da rodada.
        - **Ação e efeito.** Você realiza pelo menos uma parte da ação do espaço. Se a carta corresponde, você também a usa ou reivindica. Você decide o que vem primeiro, mas termina um antes de começar o outro.
        - **Final.** Você compra 1 carta.

        Você pode fazer as partes de uma ação em qualquer ordem e deixar algumas de fora. Entre dois passos quaisquer, pode usar habilidades das suas cartas e reivindicar contratos.

        Seu **limite de mão** é 3. Você pode ter mais cartas até seu próximo turno começar; antes disso, descarta o que passa do limite.

        Você pode desfazer passos até seu turno terminar, a menos que algo tenha sido comprado ou revelado.

        A ordem dos jogadores não muda nos 3 turnos de uma rodada. Depois, a trilha da federação define uma nova.

underwater-cities-topic-slots = Espaços de ação
    .text =
        Os espaços são verdes (G1 e assim por diante), vermelhos (R1) e amarelos (Y1): 4 de cada cor com 1 ou 2 jogadores, 5 com 3 ou 4. Com eles você constrói, melhora, avança na trilha da federação, usa cartas de ação, pega cartas especiais ou recebe recursos e cartas.

        - Só dá para escolher um espaço **disponível**. Depois ele fica ocupado para todos até o final da rodada.
        - Você precisa poder realizar pelo menos uma parte da ação dele.
        - O **espaço de ação sempre disponível** (∞) dá 2 cartas e 2 créditos. Você pode escolhê-lo várias vezes, mas nenhuma carta corresponde a ele.
        - Com 4 jogadores há uma **peça de ação de clonagem**: por 1 crédito, você pode escolher um espaço ocupado por outro jogador (mas não por você também). Só o primeiro que fizer isso pode usá-la em cada rodada.
        - Alguns efeitos deixam você **realizar a ação** de um espaço. Você não baixa carta para isso, e o espaço fica como estava. Os que você mesmo ocupa nunca valem.

        “Até 2 túneis” quer dizer que você também pode construir só 1.

underwater-cities-topic-cards = Cartas
    .text =
        Cada carta tem uma cor e um tipo. Em um espaço **da mesma cor** ela corresponde, e você pode usá-la. Em qualquer outro, é descartada sem efeito.

        - **Instantânea:** você realiza o efeito, e a carta é descartada.
        - **Permanente:** você a reivindica. Sempre que algo acontece, você recebe algo, ou algo custa menos, ou você pode fazer algo uma vez por turno.
        - **Carta de ação:** você a reivindica. Um espaço ou efeito precisa permitir que você a use; depois ela fica usada até o final da era. Você pode ter 4, contando o Assistente Pessoal. Para reivindicar mais uma, descarta 1 antes; se ela estava disponível, pode usá-la uma última vez.
        - **Produção:** você a reivindica. Ela age em cada Produção.
        - **Pontuação final:** você a reivindica. Ela dá pontos no fim da partida.

        Uma carta reivindicada age na hora, já no mesmo turno. Todos os efeitos são opcionais, e você pode deixar de usar uma carta que corresponde.

        Cada uma das 3 eras tem um baralho próprio. Cartas de eras anteriores que você tem na mão ainda podem ser baixadas.

underwater-cities-topic-building = Construir
    .text =
        Os custos usuais:

        - **Túnel:** 1 plastiaço, 1 crédito
        - **Fazenda:** 1 kelp; **usina dessalinizadora:** 1 crédito; **laboratório:** 1 plastiaço
        - **Cidade não simbiótica:** 2 plastiaços, 1 kelp, 1 crédito
        - **Cidade simbiótica:** 1 plastiaço, 1 kelp, 1 biomassa, 2 créditos

        Ao construir, biomassa pode substituir kelp ou plastiaço. Alguns locais dão um bônus na hora, outros custam uma sobretaxa.

        Onde você pode construir:

        - Uma **cidade** ao lado de um local com uma cidade sua; ela ainda não precisa de túnel.
        - Uma **construção** em uma cidade, ou em um local onde você poderia construir uma cidade. Locais para expansão precisam de um efeito que os mencione.
        - Um **túnel** a partir da cidade inicial, ou de onde termina um túnel construído.

        Uma cidade está **conectada** se há túneis da cidade inicial até ela; as construções dela ficam conectadas também.

        Uma **metrópole** está conectada quando todos os túneis dela estão construídos. As azuis fazem efeito na hora, algumas também em cada Produção. A marrom precisa de 2 túneis e pontua no fim.

underwater-cities-topic-upgrading = Melhorar
    .text =
        Túneis e construções podem ser melhorados uma vez cada, normalmente por 1 ciência. Não precisam estar conectados. Cidades não são melhoradas.

        Em cada Produção, se está conectado, cada um produz:

        - **Fazenda:** 1 kelp; se melhorada, também 1 ponto
        - **Usina dessalinizadora:** 1 crédito; se melhorada, também 1 biomassa
        - **Laboratório:** 1 ciência; se melhorado, também 1 plastiaço
        - **Túnel** junto a uma cidade: 1 crédito; se melhorado, também 1 ponto

        2 construções melhoradas do mesmo tipo em uma cidade produzem ainda mais, uma vez por tipo e cidade: fazendas, 1 kelp e 1 ponto; usinas dessalinizadoras, 1 crédito; laboratórios, 1 plastiaço.

        Uma cidade simbiótica produz 2 pontos em cada Produção; uma não simbiótica, nada.

        Por isso compensa juntar construções do mesmo tipo e melhorar cedo. Por outro lado, uma cidade dá mais pontos no fim se tem tipos diferentes de construção.

underwater-cities-topic-federation = A trilha da federação
    .text =
        A trilha decide a ordem dos jogadores na próxima rodada. No começo de cada rodada, todos os marcadores estão abaixo dela; só na primeira rodada quem joga depois começa mais à frente.

        - Cada passo leva ao espaço seguinte, do 4 ao 1. Você pode abrir mão de qualquer passo.
        - O **espaço 4** não dá nada; o **espaço 3**, 1 crédito; o **espaço 2**, 1 plastiaço; o **espaço 1**, 1 ponto.
        - Cada passo além do espaço 1 dá 1 ponto.
        - Você recebe o que um espaço dá sempre que entra nele, mesmo de passagem.
        - Se você entra em um espaço ocupado, seu marcador fica por cima, e o de cima está à frente.

        Quando a rodada acaba, a ordem dos jogadores é lida do espaço 1 ao 4. Quem não avançou vem depois, na ordem que já tinha.

        Isso também é feito depois da última rodada, porque a ordem dos jogadores decide empates.

underwater-cities-topic-specials = Cartas especiais
    .text =
        No começo, 6 cartas de 3 créditos ficam abertas. As de 1 ou 2 créditos formam um baralho, com a carta de cima aberta.

        Quando você **pega uma carta especial**, escolhe uma destas opções:

        - uma das cartas abertas de 3 créditos, que não é reposta
        - a carta de cima do baralho
        - ou pôr a carta de cima embaixo do baralho, olhar as 3 seguintes e ficar com 1 delas

        A carta vai para a sua mão e conta para o limite de mão.

        Você a **baixa** como qualquer outra carta: ela precisa corresponder ao espaço, e você paga os créditos dela ao usá-la. Se o espaço vem primeiro, os créditos que ele dá podem pagar a carta.

        Se ela não corresponde, ou se você não paga, não tem efeito: uma carta do baralho volta para baixo dele; uma de 3 créditos sai do jogo.

        Uma carta instantânea paga fica com você, porque alguns efeitos contam suas cartas especiais.

underwater-cities-topic-production = Produção
    .text =
        Depois das rodadas 4, 7 e 10, a rede de cada jogador produz:

        - **Construções, túneis e cidades simbióticas** produzem o que está na página “Melhorar”. Precisam estar conectados, e um túnel precisa de uma cidade em uma das pontas.
        - **Metrópoles e cartas de produção** dão o que está escrito nelas. Se há algo a pagar ou escolher, você recebe a pergunta e decide a ordem.
        - No verso do tabuleiro, alguns locais produzem mais.

        Depois a era termina:

        - **Cartas de ação** usadas ficam disponíveis de novo.
        - **Alimentar as cidades:** cada cidade conectada custa 1 kelp, a inicial também. Se o kelp acaba, 1 biomassa alimenta uma cidade. Para cada cidade que você não pode alimentar, perde 3 pontos, mas nunca fica abaixo de 0. Tudo isso é automático.
        - O próximo baralho entra em uso. Cada um compra 3 cartas e descarta até o limite de mão.

        Depois da última Produção, as cidades são alimentadas, mas ninguém compra cartas.

underwater-cities-topic-end = Fim e pontuação
    .text =
        Depois da Produção da rodada 10, tudo é pontuado:

        - A **metrópole marrom**, se os dois túneis dela estão construídos.
        - As **cartas de pontuação final** que você reivindicou. Se uma transforma recursos em pontos, isso é feito da melhor maneira para você.
        - Cada **cidade conectada**, pelos tipos diferentes de construção que tem: nenhum, 2 pontos; 1 tipo, 3 pontos; 2 tipos, 4 pontos; os 3 tipos, 6 pontos. Não importa que tipo de cidade é, nem se as construções estão melhoradas.
        - **Recursos:** cada biomassa conta como 2 créditos. Depois, cada 4 créditos, kelp, ciências e plastiaços, em qualquer combinação, dão 1 ponto.

        Cartas na mão não dão pontos, nem cidades e construções não conectadas.

        Vence quem tem mais pontos. No empate, vence quem vem antes na ordem dos jogadores definida no final da rodada 10.

underwater-cities-topic-contracts = Contratos governamentais
    .text =
        Esta é uma variante para 2 a 4 jogadores. Ligue-a nas opções da partida antes de começar.

        3 dos 8 contratos ficam abertos a partida inteira. Um contrato reivindicado não é reposto.

        - Cada contrato diz do que você precisa e o que ele dá. Você não gasta o que ele pede.
        - No seu turno, você pode reivindicá-lo entre dois passos quaisquer, assim que tiver tudo; ele aparece então entre as suas opções. O que ele dá vem na hora e já pode ajudar no mesmo turno.
        - Depois de cada Produção, todos também podem reivindicar, na nova ordem dos jogadores, antes de alimentar as cidades.
        - Você pode reivindicar vários, e pode esperar, mas outra pessoa pode ser mais rápida.

        Só contam cidades e construções conectadas.

underwater-cities-topic-solo = Jogo solo
    .text =
        Você joga sozinho contra o tabuleiro. Vence com pelo menos 7 cidades conectadas e pelo menos 100 pontos no fim; a cidade inicial conta.

        - Você usa o verso de um tabuleiro de jogador e os espaços para 1 ou 2 jogadores. Não há contratos. Cidades simbióticas nunca acabam.
        - Em cada rodada você joga seus 3 turnos em seguida.
        - 3 marcadores neutros ocupam um espaço de cada cor. Quando uma rodada acaba, cada um anda 1 espaço: pelos verdes, depois pelos vermelhos, depois pelos amarelos, e de novo do começo. Um espaço com um marcador neutro conta como ocupado por outro jogador.
        - Se você não avançou na trilha da federação em uma rodada, mais 1 espaço fica ocupado na próxima. Uma carta do baralho é revelada, e o número dela decide qual. Isso não acontece depois da rodada 10.

        Seu marcador volta para baixo da trilha depois de cada rodada.

        Uma opção da partida define qual espaço de cada cor está ocupado no começo.
