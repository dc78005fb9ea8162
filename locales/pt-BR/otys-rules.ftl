### The rules of Otys in short, a page for each topic: its title, and its text as Discord's Markdown.
### Figures are those of the default component pack and stand in digits, the same in every language.
### Not more than 1500 characters to a page. A line must not begin with a star, a dot or a bracket.

otys-topic-aim = Do que se trata
    .text =
        O mar cobriu o velho mundo, e seus 8 mergulhadores trazem à tona o que restou dele. A Colônia agradece com pontos.

        - Em cada turno você joga **1 Chave**. Ela diz em que nível um mergulhador fica ativo.
        - Quatro mergulhadores buscam **recursos**: metal, plantas, combustível e tecnologia. Os outros quatro fazem comércio, sacam contratos, melhoram seu equipamento ou pegam Recompensas.
        - Os **contratos** transformam em pontos os recursos que estão no mesmo nível. O Comerciante, o Patrocinador 4 e as Recompensas trazem mais alguns.
        - Quando alguém chega a **18 pontos**, a rodada é jogada até o fim. Aí vence quem tem mais pontos.

        Otys é para 2 a 4 pessoas. Você começa com 3 Créditos, 1 Bateria, nenhum ponto e 1 recurso de cada tipo, um em cada nível de 2 a 5. Seus mergulhadores ficam em ordem aleatória, todos não equipados.

otys-topic-turn = O turno
    .text =
        Uma rodada é um turno de cada jogador, em sentido horário. Quem começa é sempre a mesma pessoa, a partida inteira. No seu turno você joga 1 Chave e passa por três Fases:

        - **Fase 1, antes do mergulho.** O nível da sua Chave é o nível ativo. Você pode usar o Patrocinador dele e mover mergulhadores com Baterias, em qualquer ordem.
        - **Fase 2, a ação.** Você ativa o mergulhador que agora está no nível ativo. Ele pode fazer sua ação uma vez, ou duas com o Patrocinador 2 padrão. Você pode abrir mão da ação.
        - **Fase 3, a subida.** A Chave vai para a sua trilha do Hacker. Depois o mergulhador volta à superfície, ou você gasta 1 Bateria e ele permanece no nível.

        Você pode **cumprir contratos** a qualquer momento do seu turno, mas não no meio de um efeito. Sem Bateria, nada é perguntado na Fase 3; então cumpra-os antes de encerrar a Fase 2.

        Até encerrar o turno você pode **desfazer seus passos**, a menos que algo tenha sido revelado: contratos sacados, um novo contrato público ou uma nova Recompensa.

otys-topic-keys = As Chaves e o Hacker
    .text =
        Você tem as Chaves de 1 a 5 e uma Chave X própria.

        - Uma **Chave numerada** ativa o nível com aquele número.
        - Uma **Chave X** ativa o nível que você quiser, mesmo que a Chave desse nível ainda esteja livre. Antes de tudo, cada Patrocinador desce um nível, e o mais baixo vai para o nível 1. Isso vale para todos e acontece mesmo que você não use nenhum Patrocinador.
        - Na Fase 3, a Chave jogada vai para a sua **trilha do Hacker**. Se ali houver pelo menos tantas Chaves quanto diz o limite do seu Hacker, você recupera todas. O limite é 6 no começo; cada melhoria o reduz, para 5, 4 e 3.
        - As **Chaves X neutras** vêm do Especialista em Metais equipado. A que você ganha pode ser jogada a partir do seu próximo turno. Quando você recupera suas Chaves, as neutras voltam para a reserva geral. Há 12 delas; se não sobrar nenhuma, você não ganha.
        - **Para recuperar** uma só Chave é preciso o Especialista em Tecnologias equipado ou o Patrocinador 3 padrão. Você escolhe 1 Chave própria já usada, mas não a que está jogando nem uma neutra.

        Você sempre tem uma Chave para jogar.

otys-topic-sponsors = Os Patrocinadores
    .text =
        Cada nível do tabuleiro da Colônia tem 1 ficha de Patrocinador. Na Fase 1 você pode usar uma vez o Patrocinador do nível ativo. O lado à mostra é decidido antes da partida: o padrão, se a mesa não escolheu outra coisa.

        __Lado padrão__
        - **Patrocinador 1:** ganhe 1 Crédito.
        - **Patrocinador 2:** seu mergulhador age duas vezes. Cada ação é escolhida e paga separadamente.
        - **Patrocinador 3:** recupere 1 Chave própria já usada.
        - **Patrocinador 4:** pague 2 Créditos, equipe o mergulhador ativado e ganhe 1 ponto. Depois disso, nenhum propulsor.
        - **Patrocinador 5:** ganhe 1 Bateria.

        __Lado avançado__
        - **Patrocinador 1:** seu Comerciante, sua Espiã, sua Engenheira e seu Explorador são grátis neste turno; o Comerciante compra sem pagar.
        - **Patrocinador 2:** use uma Recompensa deste nível, que é descartada e substituída.
        - **Patrocinador 3:** faça seu mergulhador do nível 5 voltar à superfície.
        - **Patrocinador 4:** pague 2 Créditos, equipe um mergulhador na superfície e ganhe 1 ponto.
        - **Patrocinador 5:** ganhe 1 Bateria, ou gaste 1 para mover 1 recurso do nível ativo ou para ele.

        O que só pode ajudar acontece sozinho: Patrocinadores 1, 2 e 5 padrão e Patrocinador 1 avançado. Quem já está equipado não pode ser equipado de novo pelo ponto.

otys-topic-levels = Níveis e posições
    .text =
        Seus 8 mergulhadores formam uma coluna. As posições de 1 a 3 ficam na superfície; as cinco abaixo são os níveis de 1 a 5. Só dá para ativar quem está em um nível.

        - **Espaço.** Nos níveis de 1 a 5 cabem 3, 3, 4, 5 e 6 recursos. Um nível cheio não recebe mais nada. Você não pode jogar recursos fora: eles saem com um contrato, uma venda ou o Patrocinador 5 avançado.
        - **O que fica junto.** Recursos e Recompensas são do nível, seja qual for o mergulhador ali. Quem se move não leva nada consigo.
        - **Voltar à superfície.** O mergulhador vai para a posição 1. Todos os que estavam acima dele descem uma posição; os de baixo não se movem.
        - **Equipar.** O mergulhador é virado e fica equipado até o fim da partida. O Patrocinador 4 faz isso por 2 Créditos e dá 1 ponto; algumas Recompensas fazem isso sem ponto.

        Assim, quem foi ativado fica fora de alcance por um tempo, e outros descem.

otys-topic-batteries = As Baterias
    .text =
        Há duas maneiras de gastar uma Bateria.

        __Propulsor, na Fase 1.__ Por 1 Bateria você move um mergulhador seu para cima ou para baixo.
        - Ele vai até onde permite o movimento máximo do seu Mecânico: 1 posição no começo, depois 2, 3 e 4, a cada melhoria.
        - Cada mergulhador ultrapassado se move uma posição no sentido contrário.
        - Qualquer um dos seus 8 pode se mover, também na superfície e através da linha da água, mas não além das pontas da coluna.
        - Você pode gastar várias Baterias, com o mesmo mergulhador ou com outros.
        - O nível ativo continua o mesmo: é assim que você escolhe quem será ativado.

        __Oxigênio, na Fase 3.__ Por 1 Bateria o mergulhador ativo permanece no nível em vez de voltar à superfície, e ninguém se move.

        As Baterias vêm do Patrocinador 5, do Especialista em Combustíveis equipado, de alguns contratos e de algumas Recompensas, e podem ser usadas no mesmo turno. Você pode ter quantas quiser. As que sobram não valem pontos.

otys-topic-divers = Os mergulhadores
    .text =
        Você tem um de cada. Uma ação é paga por inteiro antes de fazer efeito; o que você não pode pagar não é oferecido.

        - **Especialistas em Metais, Plantas, Combustíveis e Tecnologias:** pegam 1 recurso do seu tipo para o nível ativo, se houver espaço. Equipados, trazem também 1 Chave X neutra (Metais), 1 Crédito (Plantas), 1 Bateria (Combustíveis) ou recuperam 1 Chave (Tecnologias), mesmo com o nível cheio.
        - **Comerciante:** vende ou compra 1 recurso no Empório. Equipado, vende por 1 a mais e compra por 1 a menos.
        - **Espiã:** pague 1 Crédito, equipada 0. Saque 4 contratos e fique com 1, ou use um mergulhador vizinho.
        - **Engenheira:** pague 1 Crédito, equipada 0. Melhore em um passo o Mecânico (movimento máximo 1, 2, 3, 4) ou o Hacker (limite 6, 5, 4, 3).
        - **Explorador:** pague 2 Créditos, equipado 1. Pegue uma das 2 Recompensas do nível ativo.

        Nas imagens, as moedas em um mergulhador são o seu preço. O disco ao lado mostra o que o lado equipado traz; com borda dourada, já vale.

        Um mergulhador conta como ativo mesmo que você abra mão da ação: na Fase 3 ele volta à superfície, ou permanece por 1 Bateria.

otys-topic-spy = A Espiã
    .text =
        A Espiã custa 1 Crédito, equipada 0, e faz uma de duas coisas.

        __Sacar.__ Você vê 4 contratos, fica com 1 na mão e põe os outros embaixo do baralho. Só você sabe quais eram.

        __Usar um mergulhador vizinho__, o que está no mesmo nível que a sua Espiã.
        - Os vizinhos são quem joga logo depois de você e quem joga logo antes. Com 2 jogadores é a mesma pessoa; com 4 você não alcança quem está do outro lado da mesa.
        - O mergulhador age com o lado à mostra e só para você: seu nível, seus recursos, suas Chaves, seus Créditos.
        - Você paga a Espiã e também o custo desse mergulhador, tudo antes de ganhar qualquer coisa.
        - Na Fase 3, só a sua Espiã volta à superfície. O vizinho não ganha nem perde nada.
        - Uma Espiã usada assim só pode sacar.

        Com o Patrocinador 2 padrão você faz isso duas vezes, cada vez por inteiro. O Patrocinador 1 avançado deixa grátis a sua Espiã, não o mergulhador que ela usa. O Patrocinador 4 padrão equipa a sua Espiã.

        __Variante do autor__, uma opção de jogo: o Crédito da Espiã vai para quem tem o mergulhador usado, e ele também volta à superfície, a menos que essa pessoa gaste 1 Bateria.

otys-topic-contracts = Os contratos
    .text =
        Todos podem cumprir os contratos **públicos**: há 3 abertos, 2 se só 2 pessoas jogam. Um contrato **privado** fica na sua mão; só você o vê e só você pode cumpri-lo.

        - Todos os recursos vêm de **um só nível**. Não precisa ser o ativo, e os outros recursos ficam lá.
        - **E, combinação específica:** exatamente os recursos mostrados.
        - **F, combinação livre** como 2+2+1: para cada número, essa quantidade de recursos iguais, e um tipo diferente por número.
        - Você ganha na hora os pontos dele, de 1 a 5, e às vezes 1 Crédito, 1 Bateria ou os dois. A Recompensa nesse nível do seu tabuleiro também paga.
        - Cumprir não é uma ação. Você pode fazer isso várias vezes no seu turno, mas não no meio de um efeito. Nunca é obrigatório.
        - Um contrato público é substituído na hora, e você pode cumprir também o novo. Um privado não é substituído.

        Até 3 recursos cabem em qualquer nível, 4 recursos nos níveis de 3 a 5, e 5 recursos só nos níveis 4 e 5. São 32 contratos; quando o baralho acaba, os descartados são embaralhados. Contratos privados que sobram no fim não valem pontos.

otys-topic-rewards = As Recompensas
    .text =
        No painel da Colônia há 2 Recompensas abertas para cada nível. A que sai é substituída na hora.

        __Frente: um bônus imediato.__ É um destes:
        - 1 recurso de um dos dois tipos mostrados, para o nível ativo
        - sacar 4 contratos e ficar com 1
        - 1 Bateria
        - equipar um mergulhador seu, sem ponto
        - 1 ponto

        __Verso: um bônus permanente__ para cada contrato cumprido com recursos do seu nível: 2 Créditos se a frente é laranja, 1 ponto se é verde.

        O **Explorador** pega uma Recompensa do nível ativo. Primeiro você recebe a frente; depois a posiciona nesse nível do seu tabuleiro, com o verso à mostra. Em cada nível cabe 1 Recompensa, então a mais antiga é descartada. Se no nível não há espaço para um recurso, ele se perde.

        O **Patrocinador 2 avançado** dá só a frente; a Recompensa é descartada. Não se pode escolher uma cuja frente não faria nada.

otys-topic-store = O Empório
    .text =
        O Empório tem uma coluna para cada recurso, com 3 linhas. Uma coluna enche de cima para baixo e esvazia de baixo para cima. Lá se negocia com o Comerciante, 1 recurso por ação.

        __Para vender__, você põe um recurso do nível ativo na linha livre mais alta da coluna dele e escolhe o que ganha:
        - Linha 1: 3 Créditos ou 1 ponto
        - Linha 2: 2 Créditos
        - Linha 3: 1 Crédito

        __Para comprar__, você pega o recurso mais baixo de uma coluna para o nível ativo e paga conforme a linha: 3 Créditos na linha 1, 2 na linha 2, 1 na linha 3. Precisa haver espaço no nível.

        __Equipado__, o Comerciante vende por 4 Créditos ou 2 pontos na linha 1, por 3 Créditos ou 1 ponto na linha 2 e por 2 Créditos ou 1 ponto na linha 3. Compra por 2, 1 e 0 Créditos.

        Não se vende para uma coluna cheia nem se compra de uma vazia. No começo há 2 recursos de um tipo e 1 de cada um de outros dois, sorteados.

otys-topic-end = O fim
    .text =
        O fim vem assim que alguém tem **18 pontos**, em qualquer momento.

        - A rodada é terminada, para que todos joguem o mesmo número de turnos. Então a partida acaba. Se quem joga por último na rodada chega a 18, ela acaba depois desse turno.
        - Até lá os pontos contam como sempre, também acima de 18.
        - **Vence quem tem mais pontos.** No empate, decide quem tem mais recursos no próprio tabuleiro; o Empório não conta. Se isso também empatar, a vitória é compartilhada.
        - Créditos, Baterias, Chaves e contratos privados não valem pontos no fim.

        Se passam 20 rodadas seguidas em que ninguém ganha um ponto, a partida acaba com essa rodada, pelas mesmas regras.
