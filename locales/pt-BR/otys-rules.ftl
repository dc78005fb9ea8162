### The rules of Otys in short, a page for each topic: its title, and its text as Discord's Markdown.
### Figures are those of the default component pack and stand in digits, the same in every language.
### Not more than 1500 characters to a page. A line must not begin with a star, a dot or a bracket.

otys-topic-aim = Visão geral
    .text =
        O mar cobriu o velho mundo, e seus 8 mergulhadores trazem à tona o que ficou lá embaixo. A Colônia agradece com pontos.

        - Em cada turno você joga **1 Chave**. Ela decide em que nível um mergulhador fica ativo.
        - Quatro dos mergulhadores buscam **cubos**: metal, planta, combustível e tecnologia. Os outros quatro fazem comércio, sacam contratos, melhoram seu equipamento ou pegam Recompensas.
        - Os **contratos** transformam em pontos cubos que estão no mesmo nível. O Comerciante, o Patrocinador 4 e as Recompensas dão mais alguns.
        - Quando alguém chega a **18 pontos**, a rodada é jogada até o fim. Vence então quem tem mais pontos.

        Otys é para 2 a 4 jogadores. Você começa com 3 Créditos, 1 Bateria, nenhum ponto e 1 cubo de cada recurso, um em cada nível de 2 a 5. Seus mergulhadores ficam em ordem aleatória, todos não equipados.

otys-topic-turn = Um turno
    .text =
        Em uma rodada, cada jogador joga um turno, em sentido horário. O primeiro jogador é o mesmo a partida inteira. No seu turno, você joga 1 Chave e passa por três Fases:

        - **Fase 1, antes do mergulho.** O nível da sua Chave é o nível ativo. Você pode usar o Patrocinador dele e mover mergulhadores com Baterias, em qualquer ordem.
        - **Fase 2, a ação.** Você ativa o mergulhador que agora está no nível ativo. Ele pode fazer sua ação uma vez, ou duas com o Patrocinador 2 padrão. Você pode abrir mão da ação.
        - **Fase 3, a subida.** A Chave vai para a sua trilha do Hacker. Depois o mergulhador volta à superfície, ou você gasta 1 Bateria e ele permanece no nível.

        Você pode **cumprir contratos** a qualquer momento do seu turno, mas não no meio de um efeito. Se você não tem Bateria, a Fase 3 acontece sozinha; então cumpra-os antes de encerrar a Fase 2.

        Você pode **desfazer passos** até encerrar o turno, a menos que algo tenha sido revelado: contratos sacados, um novo contrato público ou uma nova Recompensa.

otys-topic-keys = As Chaves e o Hacker
    .text =
        Você tem as Chaves de 1 a 5 e uma Chave X própria.

        - Uma **Chave numerada** ativa o nível com esse número.
        - Uma **Chave X** ativa o nível que você quiser, mesmo que você ainda tenha a Chave desse nível. Antes, cada Patrocinador desce um nível, e o mais baixo vai para o nível 1. Isso afeta todos, mesmo que você não use nenhum Patrocinador.
        - Na Fase 3, a Chave jogada vai para a sua **trilha do Hacker**. Quando o número de Chaves ali chega ao limite do seu Hacker, você recupera todas. O limite começa em 6; cada melhoria o baixa, para 5, 4 e 3.
        - As **Chaves X neutras** vêm do Especialista em Metais equipado. A que você ganha pode ser jogada a partir do seu próximo turno. Quando você recupera suas Chaves, as neutras voltam para a reserva geral. São 12; se não resta nenhuma, você não ganha.
        - Para **recuperar** uma só Chave, você precisa do Especialista em Tecnologias equipado ou do Patrocinador 3 padrão. Escolha 1 Chave própria já usada, mas não a que está jogando nem uma neutra.

        Você sempre tem uma Chave para jogar.

otys-topic-sponsors = Os Patrocinadores
    .text =
        Cada nível do tabuleiro da Colônia tem 1 ficha de Patrocinador. Na Fase 1, você pode usar uma vez o Patrocinador do nível ativo. O lado que vale é decidido antes da partida: o padrão, se as opções da partida não disserem outra coisa.

        __Lados padrão__
        - **Patrocinador 1:** ganhe 1 Crédito.
        - **Patrocinador 2:** seu mergulhador age duas vezes. Cada ação é escolhida e paga separadamente.
        - **Patrocinador 3:** recupere 1 Chave própria já usada.
        - **Patrocinador 4:** pague 2 Créditos, equipe o mergulhador ativado e ganhe 1 ponto. Depois disso, nada de propulsores.
        - **Patrocinador 5:** ganhe 1 Bateria.

        __Lados avançados__
        - **Patrocinador 1:** seu Comerciante, sua Espiã, sua Engenheira e seu Explorador são grátis neste turno; o Comerciante compra sem pagar.
        - **Patrocinador 2:** use uma Recompensa deste nível, que é descartada e substituída.
        - **Patrocinador 3:** faça seu mergulhador do nível 5 voltar à superfície.
        - **Patrocinador 4:** pague 2 Créditos, equipe um mergulhador na superfície e ganhe 1 ponto.
        - **Patrocinador 5:** ganhe 1 Bateria ou gaste 1 para mover 1 cubo do nível ativo ou para ele.

        Os que só podem ajudar são usados automaticamente: 1, 2 e 5 padrão, e 1 avançado. Quem já está equipado não pode ser equipado de novo pelo ponto.

otys-topic-levels = Níveis e posições
    .text =
        Seus 8 mergulhadores formam uma coluna. As posições de 1 a 3 ficam na superfície; as cinco de baixo são os níveis de 1 a 5. Só mergulhadores em um nível podem ser ativados.

        - **Espaço.** Nos níveis de 1 a 5 cabem 3, 3, 4, 5 e 6 cubos. Um nível cheio não recebe mais nenhum. Você não pode jogar cubos fora: eles só saem com um contrato, uma venda ou o Patrocinador 5 avançado.
        - **O que fica.** Cubos e Recompensas são do nível, não do mergulhador. Quem se move não leva nada.
        - **Voltar à superfície.** O mergulhador vai para a posição 1. Todos os que estavam acima dele descem uma posição; os de baixo não se movem.
        - **Equipar.** O mergulhador é virado e fica equipado até o fim da partida. O Patrocinador 4 faz isso por 2 Créditos e dá 1 ponto; algumas Recompensas fazem isso sem ponto.

        Assim, quem acabou de agir fica fora de alcance por um tempo, e outros descem.

otys-topic-batteries = As Baterias
    .text =
        Você pode gastar uma Bateria de duas maneiras.

        __Propulsor, na Fase 1.__ Por 1 Bateria, você move um mergulhador seu para cima ou para baixo.
        - Ele vai até onde o movimento máximo do seu Mecânico permite: 1 posição no começo, depois 2, 3 e 4, a cada melhoria.
        - Cada mergulhador ultrapassado se move uma posição no sentido contrário.
        - Qualquer um dos seus 8 pode se mover, também na superfície e através da linha da água, mas não além das pontas da coluna.
        - Você pode gastar várias Baterias, com o mesmo mergulhador ou com outros.
        - O nível ativo continua o mesmo: é assim que você escolhe quem fica ativo.

        __Oxigênio, na Fase 3.__ Por 1 Bateria, o mergulhador ativo permanece no nível em vez de voltar à superfície, e nenhum se move.

        Você ganha Baterias com o Patrocinador 5, o Especialista em Combustíveis equipado, alguns contratos e algumas Recompensas, e pode usá-las no mesmo turno. Você pode ter quantas quiser. As que sobram no fim não pontuam.

otys-topic-divers = Os mergulhadores
    .text =
        Você tem um de cada. Uma ação é paga por inteiro antes de fazer efeito; as que você não pode pagar não são oferecidas.

        - **Especialistas em Metais, Plantas, Combustíveis e Tecnologias:** pegam 1 cubo desse recurso para o nível ativo, se houver espaço. Equipados, também dão 1 Chave X neutra (Metais), 1 Crédito (Plantas), 1 Bateria (Combustíveis) ou recuperam 1 Chave (Tecnologias), mesmo com o nível cheio.
        - **Comerciante:** vende ou compra 1 cubo no Empório. Equipado, vende por 1 a mais e compra por 1 a menos.
        - **Espiã:** pague 1 Crédito (equipada, 0). Saque 4 contratos e fique com 1, ou use um mergulhador vizinho.
        - **Engenheira:** pague 1 Crédito (equipada, 0). Melhore em um passo o Mecânico (movimento máximo 1, 2, 3, 4) ou o Hacker (limite 6, 5, 4, 3).
        - **Explorador:** pague 2 Créditos (equipado, 1). Pegue uma das 2 Recompensas do nível ativo.

        Nas imagens, as moedas em um mergulhador são o preço dele. O disco ao lado mostra o que o lado equipado dá e ganha borda dourada quando esse lado já vale.

        Um mergulhador conta como ativo mesmo que você abra mão da ação: na Fase 3 ele volta à superfície, ou permanece por 1 Bateria.

otys-topic-spy = A Espiã
    .text =
        A Espiã custa 1 Crédito (equipada, 0) e faz uma destas duas coisas.

        __Sacar.__ Você vê 4 contratos, fica com 1 na mão e põe os outros embaixo do baralho. Só você sabe quais são.

        __Usar um mergulhador vizinho__, o que está no mesmo nível que a sua Espiã.
        - Os vizinhos são quem joga logo depois e logo antes de você. Com 2 jogadores são a mesma pessoa; com 4, você não alcança quem está do outro lado da mesa.
        - Vale o lado em que ele está, e só para você: seu nível, seus cubos, suas Chaves, seus Créditos.
        - Você paga a Espiã e o custo desse mergulhador, os dois antes de ganhar qualquer coisa.
        - Na Fase 3, só a sua Espiã volta à superfície. O vizinho não ganha nem perde nada.
        - Se você usa a Espiã de um vizinho, ela só pode sacar contratos.

        Com o Patrocinador 2 padrão você faz isso duas vezes, cada uma por inteiro. O Patrocinador 1 avançado deixa grátis a sua Espiã, não o mergulhador que ela usa. O Patrocinador 4 padrão equipa a sua Espiã.

        __Variante do autor__, uma opção da partida: o Crédito da Espiã vai para o dono do mergulhador usado, que também volta à superfície, a menos que o dono gaste 1 Bateria.

otys-topic-contracts = Os contratos
    .text =
        Qualquer um pode cumprir os contratos **públicos**: há 3 abertos, ou 2 com 2 jogadores. Um contrato **privado** está na sua mão; só você o vê e só você pode cumpri-lo.

        - Todos os cubos vêm de **um só nível**. Não precisa ser o ativo; os outros cubos ficam lá.
        - **E, combinação específica:** exatamente os cubos mostrados.
        - **F, combinação livre**, como 2+2+1: cada número é essa quantidade de cubos de um recurso, e cada número pede um recurso diferente.
        - Você ganha na hora os pontos dele, de 1 a 5, e às vezes 1 Crédito, 1 Bateria ou os dois. A Recompensa desse nível do seu tabuleiro também rende.
        - Cumprir não é uma ação. Você pode fazer isso várias vezes no seu turno, mas não no meio de um efeito. Nunca é obrigatório.
        - Um contrato público é substituído na hora, e você pode cumprir também o novo. Um privado não é substituído.

        Contratos de até 3 cubos cabem em qualquer nível; de 4 cubos, nos níveis de 3 a 5; de 5 cubos, só nos níveis 4 e 5. São 32 contratos; quando o baralho acaba, os descartados são embaralhados. Contratos privados que sobram no fim não pontuam.

otys-topic-rewards = As Recompensas
    .text =
        No painel da Colônia há 2 Recompensas para cada nível. A que sai é substituída na hora.

        __Frente: um bônus imediato.__ É um destes:
        - 1 cubo de um dos dois recursos mostrados, para o nível ativo
        - sacar 4 contratos e ficar com 1
        - 1 Bateria
        - equipar um dos seus mergulhadores, sem ponto
        - 1 ponto

        __Verso: um bônus permanente__ para cada contrato cumprido com cubos do nível dela: 2 Créditos se a frente é laranja, 1 ponto se é verde.

        O **Explorador** pega uma Recompensa do nível ativo. Primeiro você recebe a frente; depois a posiciona nesse nível do seu tabuleiro, com o verso para cima. Em cada nível cabe 1 Recompensa, então a mais antiga é descartada. Se o nível não tem espaço para um cubo, o cubo se perde.

        Com o **Patrocinador 2 avançado** você recebe só a frente; a Recompensa é descartada. Não dá para escolher uma cuja frente não faria nada.

otys-topic-store = O Empório
    .text =
        O Empório tem uma coluna para cada recurso, com 3 linhas. As colunas enchem de cima para baixo e esvaziam de baixo para cima. Lá você negocia com o Comerciante, 1 cubo por ação.

        __Para vender__, ponha um cubo do nível ativo na linha livre mais alta da coluna dele e escolha o que ganha:
        - Linha 1: 3 Créditos ou 1 ponto
        - Linha 2: 2 Créditos
        - Linha 3: 1 Crédito

        __Para comprar__, pegue o cubo mais baixo de uma coluna para o nível ativo e pague pela linha dele: 3 Créditos na linha 1, 2 na linha 2, 1 na linha 3. O nível precisa ter espaço.

        __Equipado__, o Comerciante vende por 4 Créditos ou 2 pontos na linha 1, por 3 Créditos ou 1 ponto na linha 2 e por 2 Créditos ou 1 ponto na linha 3. Compra por 2, 1 e 0 Créditos.

        Não dá para vender para uma coluna cheia nem comprar de uma vazia. No começo há 2 cubos de um recurso e 1 de cada um de outros dois, sorteados.

otys-topic-end = Fim da partida
    .text =
        O fim é acionado assim que alguém tem **18 pontos**, a qualquer momento.

        - A rodada é jogada até o fim, para que todos tenham o mesmo número de turnos. Aí a partida acaba. Se o último jogador da rodada chega a 18, ela acaba depois desse turno.
        - Até lá você continua pontuando como sempre, mesmo acima de 18.
        - **Vence quem tem mais pontos.** No empate, vence quem tem mais cubos no próprio tabuleiro; o Empório não conta. Se isso também empata, dividem a vitória.
        - Créditos, Baterias, Chaves e contratos privados não pontuam no fim.

        Se ninguém ganha um ponto por 20 rodadas seguidas, a partida acaba depois dessa rodada, pelas mesmas regras.
