### What the bot says in Discord: posts, panels, lobbies, refusals. Labels of buttons have room for
### 80 characters, lines of lists for 100.
###
### Readers are addressed as "você". Commands are named as commands.ftl names them.
### The plural category "one" also takes 0; where it must not, the number itself is named.

## Tables and people

# $number (number): the seat, counted from 1.
bot-computer = Computador { $number }
# $title: the game. $moment: such as "rodada 3".
bot-heading = { $title } · partida { $game } · { $moment }
bot-name = { $name }

## The status post

bot-play = Jogar
bot-my-sheet = Meu tabuleiro
bot-log = Histórico
bot-undo = Desfazer
bot-ask-to-undo = Pedir para desfazer
# Whose turn comes after the one that runs.
bot-next = depois: { $seat }
bot-owes = sem pressa –
# $name: somebody for whom the game waits. $day: a date, as Discord shows it.
bot-away = { $name } está fora até { $day }
bot-took-back = { $seat } desfez jogadas
# Below the name of who did.
bot-promise = O embaralhamento depende de uma semente; esta é a impressão digital dela: `{ $promise }`
bot-seed = A semente desta partida era `{ $seed }`, e a impressão digital dela, `{ $promise }`
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
bot-alone = { $name }: { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
bot-ended-early = a partida { $game } foi encerrada antes do fim

## The private panel

# $doing: what was chosen last.
bot-ends-turn = com isto seu turno termina: { LIST($doing) }
# $doing: as above; what lies hidden decides it.
bot-may-end-turn = com isto seu turno pode terminar: { LIST($doing) }
bot-not-you = no momento não há nada para você responder
bot-panel-moved-on = a partida avançou desde que você abriu este painel
bot-panel-asked = a partida avançou e agora é a sua vez
bot-panel-newer = você já abriu um painel mais recente desta partida
bot-game-over = a partida acabou
bot-start-over = Recomeçar o turno
bot-end-turn = Encerrar o turno
bot-look-again = Atualizar
bot-back = Voltar
bot-page-before = Página anterior
bot-page-after = Próxima página
bot-choose-kind = escolha um tipo de jogada
bot-kind-other = outras jogadas
bot-kind-size = { $count ->
    [1] { $count } possibilidade
   *[other] { $count } possibilidades
}
bot-choose-one = escolha um entre { $count }
bot-choose-exactly = escolha { $count }
bot-choose-several = { $least ->
    [0] escolha até { $most }
   *[other] escolha de { $least } a { $most }
}
bot-confirm = Confirmar ({ $count })
bot-amount = { $number }
bot-ask-amount = um número de { $low } a { $high }

## The lobby

bot-lobby-title = { $title }: a mesa da partida { $game }
bot-lobby-seats = { $now } na mesa, jogam de { $low } a { $high }
bot-lobby-opened = A mesa está aberta: partida { $game }. Agora outras pessoas podem entrar.
bot-lobby-begun = A partida começou.
bot-lobby-empty = Todo mundo saiu, então esta mesa foi fechada.
bot-lobby-closed = Esta mesa foi fechada.
bot-lobby-expired = { $days ->
    [1] Em um dia ninguém começou esta partida, então a mesa foi fechada. `/partida nova` abre outra.
   *[other] Em { $days } dias ninguém começou esta partida, então a mesa foi fechada. `/partida nova` abre outra.
}
bot-host = organiza a mesa
bot-join = Entrar
bot-leave = Sair
bot-add-computer = Adicionar um jogador automático
bot-options = Opções
bot-start = Começar
bot-start-question = Você não participa da partida { $game }. Começar mesmo assim, para os outros?
bot-start-anyway = Começar mesmo assim
bot-options-title = opções desta partida
bot-option-set = { $option }: { FORM($value, form: "short") }
bot-option-later = a partir de { $seats } jogadores: { $option }: **{ $value }**
bot-choice-beside = { LIST($labels, style: "comma") }
bot-joined = Você está na mesa da partida { $game }.
bot-left = Você saiu da mesa da partida { $game }.
bot-computer-joined = Um jogador automático se senta à mesa da partida { $game }.
bot-computer-left = Um jogador automático sai da mesa da partida { $game }.
bot-started = A partida { $game } começou.
bot-channel-busy = A partida { $game } já está neste canal; cada partida precisa de um canal ou tópico só dela.
bot-new-thread = Abrir um tópico para ela
bot-thread-opened = A mesa da partida { $game } está se formando em { $thread }.

## Showing and ending

bot-status-sent = Pronto.
bot-moved = A partida { $game } continua neste canal.
bot-end-question = Encerrar a partida { $game } de vez? Depois disso, ninguém poderá continuá-la.
bot-end-game = Encerrar a partida
bot-ended = A partida { $game } foi encerrada.
bot-log-title = histórico, página { $page } de { $pages }
bot-log-empty = Ainda não aconteceu nada.
bot-choose-topic = escolha um tema

## When something is refused

bot-error-not-seated = você não está na mesa da partida { $game }
bot-error-cannot-take-back = só se todos concordarem: algo foi revelado depois, ou outros já jogaram; `/desfazer` pergunta a eles
bot-error-joined-already = você já está nesta mesa
bot-error-not-joined = você não está nesta mesa
bot-error-join-first = só quem está nesta mesa pode fazer isso; entre primeiro
bot-error-table-full = a mesa está cheia: o máximo é { $most }
bot-error-no-computer = não há jogador automático nesta mesa
bot-error-too-few = é preciso ter pelo menos { $least } na mesa para jogar; por enquanto há { $now }. Espere alguém entrar ou adicione um jogador automático.
bot-error-only-host = só { $host }, que organiza a mesa, ou quem administra o servidor pode fazer isso
bot-error-may-not-end = você não pode encerrar a partida { $game }; podem fazer isso juntos todos os que jogam, ou quem administra o servidor e não joga nela
bot-error-no-lobby-here = não há nenhuma mesa se formando neste canal; `/partida nova` abre uma
bot-error-no-game-here = não há nenhuma partida neste canal; indique uma pelo número ou abra uma com `/partida nova`
bot-error-no-open-game = não há neste servidor nenhuma partida { $game } aberta ou em andamento
bot-error-unknown-game = entre as suas partidas e as deste servidor, nenhuma partida começada tem o número { $game }
bot-error-other-game = neste canal se joga outro jogo, não { $title }
# $key: o que foi digitado. $labels: o que mais se parece.
bot-error-none-of-these = “{ $key }” não está entre as opções; é possível, por exemplo: { LIST($labels, style: "points") }
# Uma jogada foi digitada em um só comando, mas há outra pergunta em aberto.
bot-error-asked-else = não é o momento desta jogada; há outra pergunta para você
bot-error-not-asked-yet = “{ $key }” ainda não pode ser escolhido: o que você indicou antes não leva até lá ou revela algo primeiro
bot-error-direct-message = isso se faz no canal de um servidor, não em uma mensagem direta
bot-error-permissions = não posso conduzir uma partida aqui: neste canal preciso das permissões { $names }
bot-error-no-thread-here = não dá para abrir um tópico aqui; use outro canal
bot-error-may-not-thread = não posso abrir tópicos aqui: preciso da permissão “Criar tópicos públicos”
bot-error-lobby-unseen = nenhuma mesa foi aberta, porque não pude escrever lá; preciso das permissões “Ver canal” e “Enviar mensagens”
bot-error-post-forbidden = nada se perdeu, mas não posso escrever no canal: lá preciso das permissões “Ver canal”, “Enviar mensagens” e “Anexar arquivos”
bot-error-post-gone = nada se perdeu, mas o canal da partida não existe mais; com `/partida aqui` ela continua em outro
bot-error-post-locked = nada se perdeu, mas o tópico da partida está trancado; alguém precisa destrancá-lo, ou com `/partida aqui` ela continua em outro lugar
bot-error-post-large = nada se perdeu, mas a imagem é grande demais para este servidor; veja-a com `/ver tabuleiro`
bot-error-post-failed = nada se perdeu, mas a mensagem não saiu; vou tentar de novo em instantes
bot-error-discord = o Discord não aceitou minha resposta; nada se perdeu, tente de novo
bot-error-unexpected = algo deu errado, e a culpa é minha; nada se perdeu. Se acontecer de novo, informe a quem cuida de mim o número { $number }
bot-error-command = não entendo mais este comando; digite-o de novo
bot-error-old-button = este botão é de uma versão antiga minha; `/jogar` mostra seu painel, `/partida status` o tabuleiro
bot-error-no-picture = não existe uma imagem assim: { $kind }
bot-error-no-card = não existe um componente chamado “{ $name }”
bot-error-no-player = ninguém nesta mesa se chama “{ $name }”
bot-error-no-topic = não existe um tema “{ $topic }”

## Help

help-begin = ### Para começar
    `/partida nova` abre uma mesa neste canal: os outros apertam **Entrar**, dá para adicionar jogadores automáticos, e com **Começar** a partida começa.
help-headline = `/{ $game } { $move }`
help-turn = ### Seu turno
    Quando for a sua vez, menciono você e digo para quê. **Jogar** abre o seu painel, que ninguém mais vê. Nele você escolhe passo a passo; **Desfazer** volta um passo; se ele revelou algo ou o seu turno já terminou, pergunto antes aos outros. **Encerrar o turno** mostra seu turno a todos.
    `/escolher` responde ao que for perguntado, { LIST($commands) } jogam um turno de uma vez, `/desfazer` volta um passo.
help-days = ### Ao longo de dias
    `/partidas` mostra todas as suas partidas e quais esperam por você. Se você fizer os outros esperarem muito, eu lembro você; `/eu configurações` define quando e onde, `/eu silêncio` as horas de silêncio, `/eu ausência` uma ausência, e `/eu teste` mostra se alcanço você. Nas opções de uma mesa se escolhe o ritmo.
help-look = ### Olhar
    `/ver tabuleiro`, `/ver jogador`, `/ver mão`, `/ver histórico`, `/ver carta` e `/ver regras` mostram as coisas só para você, sem avisar ninguém.
    `/estatísticas` mostra o que você jogou e venceu, `/ranking` quem joga melhor aqui.
    `/partida exportar` dá a você uma partida como arquivo, `/partida importar` mostra ou continua uma.
help-fair = ### Jogo limpo
    Cada partida mostra no começo a impressão digital do embaralhamento e no fim a semente, para que qualquer pessoa possa conferir. Algumas cartas e fichas são criação nossa: `/ver carta` diz quais.

## When it does not start

error-settings = { LIST($list, style: "points") }
# $name: of the setting.
setting-missing = { $name } não está definido; .env.example explica o que é
setting-wrong = { $name } está errado: { $wanted }
setting-wrong-discord-token = deve ser o token de um bot, três partes separadas por pontos
setting-wrong-fathom-database = deve ser o endereço de um banco de dados
setting-wrong-fathom-lobby-days = deve ser um número de dias de 1 a 365
setting-wrong-fathom-log-level = deve ser DEBUG, INFO, WARNING ou ERROR
setting-wrong-fathom-slow-seconds = deve ser um número de segundos maior que 0
error-token-refused = o Discord recusa o token em DISCORD_TOKEN; crie um novo no portal de desenvolvedores
error-intents = o Discord recusa as intents que peço, embora nenhuma seja privilegiada; verifique a aplicação no portal de desenvolvedores
error-no-connection = não há conexão com o Discord: { $reason }
