### What the bot says in Discord: posts, panels, lobbies, refusals. Labels of buttons have room for
### 80 characters, lines of lists for 100.
###
### Readers are addressed as "você". Commands are named as commands.ftl names them.
### The plural category "one" also takes 0; where it must not, the number itself is named.

## Tables and people

# $number (number): the seat, counted from 1.
bot-computer = Computador { $number }
# $title: the game. $moment: such as "round 3".
bot-heading = { $title } · partida { $game } · { $moment }
bot-name = { $name }

## The status post

bot-play = Jogar
bot-my-sheet = Meu tabuleiro
bot-log = Histórico
bot-undo = Desfazer
bot-ask-to-undo = Pedir para desfazer
# Whose turn comes after the one that runs.
bot-next = a seguir: { $seat }
bot-owes = sem pressa –
# $name: somebody for whom the game waits. $day: a date, as Discord shows it.
bot-away = { $name } está fora até { $day }
bot-took-back = { $seat } desfez jogadas
# Below the name of who did.
bot-promise = Impressão digital do embaralhamento: `{ $promise }` (revelo a semente no fim da partida)
bot-seed = A semente desta partida era `{ $seed }`; a impressão digital, `{ $promise }`
bot-fair-how = A impressão digital é o SHA-256 de “fathom seed”, um espaço e a semente em algarismos decimais. Eu a defini antes de distribuir a primeira carta; depois da partida, qualquer pessoa pode conferi-la.
# $winners: names. $count: how many.
bot-won = { $count ->
    [1] { LIST($winners) } vence
   *[other] { LIST($winners) } dividem a vitória
}
# $place: such as 1.
bot-place = { $place }. **{ $name }** { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
# A game that one plays alone.
bot-alone = { $name }: { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
bot-ended-early = a partida { $game } foi encerrada antes do fim

## The private panel

# $doing: what was chosen last.
bot-ends-turn = isto encerra seu turno: { LIST($doing) }
# $doing: as above; what lies hidden decides it.
bot-may-end-turn = isto pode encerrar seu turno: { LIST($doing) }
bot-not-you = você não tem nada a fazer agora
bot-panel-moved-on = a partida avançou depois que você abriu este painel
bot-panel-asked = a partida avançou e agora é sua vez
bot-panel-newer = você já abriu um painel mais recente desta partida
bot-game-over = a partida acabou
bot-effects-left = { $count ->
    [one] mais 1 está explicada na carta: `/ver carta`
   *[other] mais { $count } estão explicadas nas cartas: `/ver carta`
}
bot-why-not = Por que não?
bot-nothing-closed = No momento, nada está fechado para você.
bot-start-over = Recomeçar
bot-end-turn = Encerrar turno
# Of an option after which the turn is over.
bot-effect-ends-turn = encerra seu turno
bot-effect-and-end = { $effect } · encerra seu turno
# Of an option after which others choose something before the turn goes on.
bot-effect-pauses-turn = interrompe seu turno: os outros escolhem
bot-effect-and-pause = { $effect } · interrompe seu turno: os outros escolhem
bot-effect-next = depois: { FORM($asks, form: "next") }
bot-effect-and-next = { $effect } · depois: { FORM($asks, form: "next") }
bot-answer-ends-turn = Seja qual for a escolha, seu turno acaba em seguida.
# $labels: options, or kinds of options, after which the question comes back.
bot-answer-ends-but = Qualquer outra escolha encerra seu turno; antes, se quiser: { LIST($labels, style: "points", form: "short") }.
bot-answer-waits = Depois você espera os outros.
# $seat: the one whose turn it is.
bot-answer-their-turn = Depois continua o turno de { $seat }.
# $asks: the next question, told by its form .next.
bot-answer-next = Depois: { FORM($asks, form: "next") }.
bot-answer-next-mostly = Depois, se a opção não disser outra coisa: { FORM($asks, form: "next") }.
bot-answer-once-more = Depois: esta pergunta de novo.
# $labels: options, or kinds of options, after which the question comes back.
bot-answer-again = Antes disso, se quiser: { LIST($labels, style: "points", form: "short") } (depois, esta pergunta de novo).
# The same where no common question is named before it.
bot-answer-first = Antes, se quiser: { LIST($labels, style: "points", form: "short") } (depois, esta pergunta de novo).
bot-look-again = Atualizar
bot-back = Voltar
bot-page-before = Anterior
bot-page-after = Próxima
bot-choose-kind = escolha um tipo de jogada
bot-kind-other = outras jogadas
bot-kind-size = { $count ->
    [1] { $count } opção
   *[other] { $count } opções
}
bot-choose-one = escolha 1 de { $count }
bot-choose-exactly = escolha { $count }
bot-choose-several = { $least ->
    [0] escolha até { $most }
   *[other] escolha de { $least } a { $most }
}
bot-confirm = Confirmar ({ $count })
bot-amount = { $number }
bot-ask-amount = um número de { $low } a { $high }

## The lobby

bot-lobby-title = { $title } · mesa da partida { $game }
bot-lobby-seats = { $now } na mesa, de { $low } a { $high } jogadores
bot-lobby-opened = A mesa da partida { $game } está aberta. Os outros já podem entrar.
bot-lobby-begun = A partida começou.
bot-lobby-empty = Todos saíram, então esta mesa foi fechada.
bot-lobby-closed = Esta mesa foi fechada.
bot-lobby-expired = { $days ->
    [1] Ninguém começou esta partida em { $days } dia, então a mesa foi fechada. Use `/partida nova` para abrir outra.
   *[other] Ninguém começou esta partida em { $days } dias, então a mesa foi fechada. Use `/partida nova` para abrir outra.
}
bot-host = organiza a mesa
bot-join = Entrar
bot-leave = Sair
bot-add-computer = Adicionar computador
bot-options = Opções
bot-start = Começar
bot-start-question = Você não está na partida { $game }. Começar assim mesmo, para os outros?
bot-start-anyway = Começar assim mesmo
bot-options-title = opções da partida
bot-option-set = { $option }: { FORM($value, form: "short") }
# $seats: how many players it takes. $option: a switch of the game, $value: how it stands.
bot-option-later = com { $seats } jogadores ou mais: { $option }: **{ $value }**
# Behind something that can be typed: what else it goes with.
bot-choice-beside = { LIST($labels, style: "comma") }
bot-joined = Você entrou na partida { $game }.
bot-left = Você saiu da partida { $game }.
bot-computer-joined = Um computador entrou na partida { $game }.
bot-computer-left = Um computador saiu da partida { $game }.
bot-started = A partida { $game } começou.
bot-channel-busy = este canal já tem uma partida (a { $game }); cada uma precisa de um canal ou tópico só dela
bot-new-thread = Abrir tópico
bot-thread-opened = A partida { $game } está em { $thread }.

## Showing and ending

bot-status-sent = Publicado neste canal.
bot-moved = A partida { $game } continua neste canal.
bot-end-question = Encerrar a partida { $game } de vez? Depois não dá mais para continuar.
bot-end-game = Encerrar partida
bot-ended = A partida { $game } foi encerrada.
bot-log-title = histórico, página { $page } de { $pages }
bot-log-empty = Ainda não aconteceu nada.
bot-choose-topic = escolha um assunto

## When something is refused

bot-error-not-seated = você não está na partida { $game }
bot-error-cannot-take-back = só se todos concordarem: algo foi revelado ou outros já jogaram; use `/desfazer` para perguntar a eles
bot-error-joined-already = você já está nesta partida
bot-error-not-joined = você não está nesta partida
bot-error-join-first = só quem entrou na partida pode fazer isso; aperte “Entrar” primeiro
bot-error-table-full = esta partida está cheia: no máximo { $most } jogadores
bot-error-no-computer = não há computador para remover
bot-error-too-few = esta partida precisa de pelo menos { $least } jogadores; até agora { $now ->
    [0] ninguém entrou
    [1] só { $now } entrou
   *[other] { $now } entraram
}. Espere os outros ou adicione um computador.
bot-error-only-host = só quem organiza a mesa ({ $host }) ou gerencia o servidor pode fazer isso
bot-error-may-not-end = você não pode encerrar a partida { $game }; só podem os jogadores dela, juntos, ou quem gerencia o servidor e não está jogando
bot-error-no-lobby-here = não há mesa aberta neste canal; use `/partida nova` para abrir uma
bot-error-no-game-here = não há partida neste canal; informe o número de uma ou abra outra com `/partida nova`
bot-error-no-open-game = não há partida { $game } aberta ou em andamento neste servidor
bot-error-unknown-game = não encontrei nenhuma partida { $game } já começada, nem aqui nem entre as suas
bot-error-other-game = a partida neste canal não é de { $title }
# $key: what was typed. $labels: what comes nearest to it.
bot-error-none-of-these = “{ $key }” não está entre as opções. Você pode escolher, por exemplo: { LIST($labels, style: "points") }
# A move was typed as one command, though another question is open.
bot-error-asked-else = você não pode fazer esta jogada agora: antes há outra escolha
bot-error-not-asked-yet = você ainda não pode escolher “{ $key }”: suas escolhas anteriores não levam até lá, ou algo precisa ser revelado antes
bot-error-direct-message = isto só funciona no canal de um servidor, não em mensagem direta
bot-error-permissions = para conduzir uma partida aqui, preciso destas permissões neste canal: { $names }
bot-error-no-thread-here = não dá para abrir tópicos aqui; tente outro canal
bot-error-may-not-thread = não posso abrir tópicos aqui: preciso da permissão “Criar tópicos públicos”
bot-error-lobby-unseen = não consegui abrir a mesa porque não posso publicar lá; preciso das permissões “Ver canal” e “Enviar mensagens”
bot-error-post-forbidden = nada se perdeu, mas não posso publicar no canal da partida: lá preciso das permissões “Ver canal”, “Enviar mensagens” e “Anexar arquivos”
bot-error-post-gone = nada se perdeu, mas o canal da partida não existe mais; use `/partida aqui` em outro canal para continuar
bot-error-post-locked = nada se perdeu, mas o tópico da partida está trancado; peça para destrancá-lo ou use `/partida aqui` para continuar em outro lugar
bot-error-post-large = nada se perdeu, mas a imagem é grande demais para este servidor; use `/ver tabuleiro` para vê-la
bot-error-post-failed = nada se perdeu, mas minha mensagem não foi enviada; tento de novo em instantes
bot-error-discord = o Discord não aceitou minha resposta; nada se perdeu, então aperte de novo
bot-error-unexpected = algo deu errado do meu lado; nada se perdeu. Se acontecer de novo, passe este número a quem me hospeda: { $number }
bot-error-command = não reconheço mais este comando; digite-o de novo
bot-error-old-button = este botão é de uma versão antiga minha; use `/jogar` para abrir seu painel ou `/partida status` para ver o tabuleiro
bot-error-no-picture = essa imagem não existe: { $kind }
bot-error-no-card = não existe carta nem outro componente chamado “{ $name }”
bot-error-no-player = ninguém nesta partida se chama “{ $name }”
bot-error-no-topic = as regras não têm o assunto “{ $topic }”

## Help

help-begin =
    ### Começar uma partida
    `/partida nova` abre uma mesa neste canal. Os outros apertam **Entrar**, você pode adicionar computadores, e **Começar** dá início à partida. `/partida status` a mostra de novo no fim do canal, e `/partida aqui` a continua em outro.
# A command that plays a whole turn of a game.
help-headline = `/{ $game } { $move }`
# $commands: such commands of all games.
help-turn =
    ### Seu turno
    Quando chega sua vez, menciono você e digo o que fazer. **Jogar** abre seu painel privado, onde você escolhe passo a passo. **Desfazer** desfaz seu último passo; se ele revelou algo ou seu turno já acabou, pergunto antes aos outros. **Encerrar turno** mostra seu turno a todos.
    `/escolher` responde à pergunta do momento, { LIST($commands) } jogam um turno inteiro de uma vez, e `/desfazer` volta um passo.
help-days =
    ### Ao longo de vários dias
    `/partidas` lista suas partidas e mostra quais esperam por você. Quando os outros já esperam há algum tempo, lembro você: `/eu configurações` define quando e onde, `/eu silêncio` seu horário de silêncio, `/eu ausência` os dias em que você está fora, `/eu fuso-horário`, seu fuso, e `/eu teste` verifica se os lembretes chegam. `/eu esquecer` apaga tudo o que sei sobre você. O ritmo de uma partida é uma das opções dela.
help-look =
    ### Dar uma olhada
    `/ver tabuleiro`, `/ver jogador`, `/ver mão`, `/ver histórico`, `/ver carta` e `/ver regras` mostram tudo só para você. **Mais**, na mensagem da partida e no seu painel, também leva até lá.
    `/estatísticas` mostra o que você jogou e venceu, e `/ranking`, quem joga melhor aqui.
    `/partida exportar` entrega uma partida em arquivo; `/partida importar` mostra ou continua uma.
help-fair =
    ### Jogo limpo
    O embaralhamento é decidido antes da primeira carta: `/ver prova` mostra sua impressão digital e, depois da partida, a semente, para que qualquer um possa conferir. Algumas cartas e fichas são criação nossa: `/ver carta` diz quais.

## When it does not start

error-settings = { LIST($list, style: "points") }
# $name: of the setting.
setting-missing = { $name } não está definido; veja .env.example
setting-wrong = { $name } está errado: { $wanted }
setting-wrong-discord-token = deve ser o token de um bot: três partes separadas por pontos
setting-wrong-fathom-database = deve ser a URL de um banco de dados
setting-wrong-fathom-emojis = deve ser 1 (ligado) ou 0 (desligado)
setting-wrong-fathom-lobby-days = deve ser um número de dias de 1 a 365
setting-wrong-fathom-log-level = deve ser DEBUG, INFO, WARNING ou ERROR
setting-wrong-fathom-slow-seconds = deve ser um número de segundos maior que 0
error-token-refused = o Discord recusou o token em DISCORD_TOKEN; crie outro no portal de desenvolvedores
error-intents = o Discord recusou as intents que peço, embora nenhuma seja privilegiada; verifique o aplicativo no portal de desenvolvedores
error-no-connection = não consigo me conectar ao Discord: { $reason }
