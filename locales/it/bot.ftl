### What the bot says in Discord: posts, panels, lobbies, refusals. Labels of buttons have room for
### 80 characters, lines of lists for 100.
###
### Readers are addressed as "tu". Commands are named as commands.ftl names them.

## Tables and people

# $number (number): the seat, counted from 1.
bot-computer = Computer { $number }
# $title: the game. $moment: such as "round 3".
bot-heading = { $title } · partita { $game } · { $moment }
bot-name = { $name }

## The status post

bot-play = Gioca
bot-my-sheet = La mia plancia
bot-log = Registro
bot-undo = Annulla
bot-ask-to-undo = Chiedi di annullare
# Whose turn comes after the one that runs.
bot-next = poi: { $seat }
bot-owes = senza fretta –
# $name: somebody for whom the game waits. $day: a date, as Discord shows it.
bot-away = { $name } è via; ritorno previsto: { $day }
bot-took-back = { $seat } ha annullato delle mosse
# Below the name of who did.
bot-promise = Impronta del mescolamento: `{ $promise }` (il seme lo rivelo a fine partita)
bot-seed = Il seme di questa partita era `{ $seed }`, la sua impronta `{ $promise }`
bot-fair-how = L’impronta è lo SHA-256 di «fathom seed», uno spazio e il seme in cifre decimali. L’ho fissata prima di distribuire la prima carta; a partita finita chiunque può verificarla.
# $winners: names. $count: how many.
bot-won = { $count ->
    [one] Vince { LIST($winners) }
   *[other] Vincono insieme { LIST($winners) }
}
# $place: such as 1.
bot-place = { $place }. **{ $name }** { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
bot-alone = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
bot-ended-early = la partita { $game } è stata chiusa in anticipo

## The private panel

# $doing: what was chosen last.
bot-ends-turn = così finisci il turno: { LIST($doing) }
# $doing: as above; what lies hidden decides it.
bot-may-end-turn = così il turno potrebbe finire: { LIST($doing) }
bot-not-you = adesso non hai nulla da fare
bot-panel-moved-on = da quando hai aperto questo pannello la partita è andata avanti
bot-panel-asked = la partita è andata avanti e ora tocca a te
bot-panel-newer = hai già aperto un pannello più recente per questa partita
bot-game-over = la partita è finita
bot-effects-left = { $count ->
    [one] 1 altra è spiegata sulla carta: `/guarda carta`
   *[other] altre { $count } sono spiegate sulle carte: `/guarda carta`
}
bot-why-not = Perché no?
bot-nothing-closed = In questo momento non ti è precluso nulla.
bot-start-over = Ricomincia
bot-end-turn = Termina il turno
# Of an option after which the turn is over.
bot-effect-ends-turn = termina il tuo turno
bot-effect-and-end = { $effect } · termina il tuo turno
# Of an option after which others choose something before the turn goes on.
bot-effect-pauses-turn = interrompe il tuo turno: scelgono gli altri
bot-effect-and-pause = { $effect } · interrompe il tuo turno: scelgono gli altri
bot-effect-next = poi: { FORM($asks, form: "next") }
bot-effect-and-next = { $effect } · poi: { FORM($asks, form: "next") }
bot-answer-ends-turn = Qualunque cosa scegli, poi il tuo turno finisce.
# $labels: options, or kinds of options, after which the question comes back.
bot-answer-ends-but = Ogni altra scelta chiude il tuo turno; prima puoi scegliere: { LIST($labels, style: "points", form: "short") }.
bot-answer-waits = Poi aspetti gli altri.
# $seat: the one whose turn it is.
bot-answer-their-turn = Poi continua il turno di { $seat }.
# $asks: the next question, told by its form .next.
bot-answer-next = Poi: { FORM($asks, form: "next") }.
bot-answer-next-mostly = Poi, se l’opzione non dice altro: { FORM($asks, form: "next") }.
bot-answer-once-more = Poi: di nuovo questa domanda.
# $labels: options, or kinds of options, after which the question comes back.
bot-answer-again = Prima puoi scegliere: { LIST($labels, style: "points", form: "short") } (poi di nuovo questa domanda).
# The same where no common question is named before it.
bot-answer-first = Prima puoi scegliere: { LIST($labels, style: "points", form: "short") } (poi di nuovo questa domanda).
bot-look-again = Aggiorna
bot-back = Indietro
bot-page-before = Precedente
bot-page-after = Successiva
bot-choose-kind = scegli un tipo di mossa
bot-kind-other = altre mosse
bot-kind-size = { $count ->
    [one] { $count } opzione
   *[other] { $count } opzioni
}
bot-choose-one = scegli tra { $count } opzioni
bot-choose-exactly = scegline { $count }
bot-choose-several = { $least ->
    [0] scegline fino a { $most }
   *[other] scegline da { $least } a { $most }
}
bot-confirm = Conferma ({ $count })
bot-amount = { $number }
bot-ask-amount = un numero da { $low } a { $high }

## The lobby

bot-lobby-title = { $title } · tavolo della partita { $game }
bot-lobby-seats = { $now } al tavolo, da { $low } a { $high } giocatori
bot-lobby-opened = Il tavolo della partita { $game } è aperto: ora gli altri possono partecipare.
bot-lobby-begun = La partita è iniziata.
bot-lobby-empty = Se ne sono andati tutti, quindi ho chiuso il tavolo.
bot-lobby-closed = Questo tavolo è stato chiuso.
bot-lobby-expired = { $days ->
    [one] In { $days } giorno nessuno ha iniziato questa partita, quindi ho chiuso il tavolo. Con `/partita nuova` ne apri un altro.
   *[other] In { $days } giorni nessuno ha iniziato questa partita, quindi ho chiuso il tavolo. Con `/partita nuova` ne apri un altro.
}
bot-host = organizza il tavolo
bot-join = Partecipa
bot-leave = Lascia il tavolo
bot-add-computer = Aggiungi computer
bot-options = Opzioni
bot-start = Inizia
bot-start-question = Non partecipi alla partita { $game }. La inizio lo stesso per gli altri?
bot-start-anyway = Inizia lo stesso
bot-options-title = opzioni della partita
bot-option-set = { $option }: { FORM($value, form: "short") }
bot-option-later = da { $seats } giocatori in su: { $option }: **{ $value }**
bot-choice-beside = { LIST($labels, style: "comma") }
bot-joined = Ora partecipi alla partita { $game }.
bot-left = Hai lasciato il tavolo della partita { $game }.
bot-computer-joined = Ho aggiunto un giocatore automatico alla partita { $game }.
bot-computer-left = Ho tolto un giocatore automatico dalla partita { $game }.
bot-started = La partita { $game } è iniziata.
bot-channel-busy = in questo canale c’è già la partita { $game }; ogni partita ha bisogno di un canale o di un thread tutto suo
bot-new-thread = Apri un thread
bot-thread-opened = La partita { $game } è in { $thread }.

## Showing and ending

bot-status-sent = L’ho pubblicato in questo canale.
bot-moved = La partita { $game } continua in questo canale.
bot-end-question = Vuoi chiudere per sempre la partita { $game }? Dopo non si può più continuare.
bot-end-game = Chiudi la partita
bot-ended = La partita { $game } è chiusa.
bot-log-title = registro, pagina { $page } di { $pages }
bot-log-empty = Non è ancora successo nulla.
bot-choose-topic = scegli un argomento

## When something is refused

bot-error-not-seated = non partecipi alla partita { $game }
bot-error-cannot-take-back = qui serve l’accordo di tutti: è stato rivelato qualcosa, o altri hanno giocato; chiedilo con `/annulla`
bot-error-joined-already = partecipi già a questa partita
bot-error-not-joined = non partecipi a questa partita
bot-error-join-first = può farlo solo chi partecipa; prima premi Partecipa
bot-error-table-full = il tavolo è al completo: al massimo { $most } giocatori
bot-error-no-computer = non c’è nessun giocatore automatico da togliere
bot-error-too-few = servono almeno { $least } giocatori; per ora { $now ->
    [one] ce n’è { $now }
   *[other] ce ne sono { $now }
}. Aspetta gli altri o aggiungi un giocatore automatico.
bot-error-only-host = può farlo solo chi organizza il tavolo ({ $host }) o chi gestisce il server
bot-error-may-not-end = non puoi chiudere la partita { $game }; possono farlo i suoi giocatori tutti insieme, o chi gestisce il server e non la gioca
bot-error-no-lobby-here = in questo canale non c’è nessun tavolo aperto; con `/partita nuova` ne apri uno
bot-error-no-game-here = in questo canale non c’è nessuna partita; indica il numero di una partita o aprine una con `/partita nuova`
bot-error-no-open-game = su questo server non c’è nessuna partita { $game } aperta o in corso
bot-error-unknown-game = non trovo nessuna partita { $game } già iniziata, né qui né tra le tue
bot-error-other-game = la partita in questo canale non è di { $title }
# $key: ciò che è stato scritto. $labels: ciò che più gli somiglia.
bot-error-none-of-these = «{ $key }» non è tra le opzioni. Puoi scegliere, per esempio: { LIST($labels, style: "points") }
# Una mossa è stata scritta come comando unico, ma è aperta un’altra domanda.
bot-error-asked-else = adesso non puoi fare questa mossa: prima c’è un’altra scelta
bot-error-not-asked-yet = non puoi ancora scegliere «{ $key }»: le tue scelte precedenti non portano lì, o prima va rivelato qualcosa
bot-error-direct-message = funziona solo nel canale di un server, non nei messaggi diretti
bot-error-permissions = per gestire una partita qui mi servono questi permessi nel canale: { $names }
bot-error-no-thread-here = qui non si possono aprire thread; prova in un altro canale
bot-error-may-not-thread = qui non posso aprire thread: mi serve il permesso «Crea thread pubblici»
bot-error-lobby-unseen = non ho potuto aprire il tavolo, perché lì non posso scrivere; mi servono i permessi «Visualizza canale» e «Invia messaggi»
bot-error-post-forbidden = non è andato perso nulla, ma non posso scrivere nel canale della partita: lì mi servono i permessi «Visualizza canale», «Invia messaggi» e «Allega file»
bot-error-post-gone = non è andato perso nulla, ma il canale della partita non c’è più; continua in un altro con `/partita qui`
bot-error-post-locked = non è andato perso nulla, ma il thread della partita è bloccato; fallo sbloccare, o continua altrove con `/partita qui`
bot-error-post-large = non è andato perso nulla, ma l’immagine è troppo grande per questo server; guardala con `/guarda tabellone`
bot-error-post-failed = non è andato perso nulla, ma il mio messaggio non è partito; riprovo tra poco
bot-error-discord = Discord non ha accettato la mia risposta; non è andato perso nulla, quindi premi di nuovo
bot-error-unexpected = qualcosa è andato storto da parte mia; non è andato perso nulla. Se succede di nuovo, dai questo numero a chi mi gestisce: { $number }
bot-error-command = non riconosco più questo comando; scrivilo di nuovo
bot-error-old-button = questo pulsante è di una mia versione precedente; usa `/gioca` per il tuo pannello o `/partita stato` per il tabellone
bot-error-no-picture = questa immagine non esiste: { $kind }
bot-error-no-card = non c’è nessuna carta e nessun altro componente che si chiami «{ $name }»
bot-error-no-player = in questa partita nessuno si chiama «{ $name }»
bot-error-no-topic = nelle regole non c’è un argomento «{ $topic }»

## Help

help-begin =
    ### Per cominciare
    `/partita nuova` apre un tavolo in questo canale. Gli altri premono **Partecipa**, puoi aggiungere giocatori automatici, e con **Inizia** comincia la partita. `/partita stato` la mostra di nuovo in fondo al canale, `/partita qui` la continua in un altro.
help-headline = `/{ $game } { $move }`
help-turn =
    ### Il tuo turno
    Quando tocca a te, ti menziono e ti dico che cosa fare. **Gioca** apre il tuo pannello privato, dove scegli un passo alla volta. **Annulla** ritira il tuo ultimo passo; se ha rivelato qualcosa, o se il tuo turno è finito, chiedo prima agli altri. **Termina il turno** mostra a tutti il tuo turno.
    `/scegli` risponde alla domanda del momento, { LIST($commands) } giocano un turno intero in una volta e `/annulla` ritira l’ultimo passo.
help-days =
    ### Su più giorni
    `/partite` elenca le tue partite e mostra quali ti aspettano. Se gli altri ti aspettano da un po’, te lo ricordo: con `/io impostazioni` decidi quando e dove, con `/io silenzio` le ore di silenzio, con `/io assenza` i giorni in cui sei via, con `/io fuso-orario` il tuo fuso orario, e `/io prova` controlla che i miei messaggi ti arrivino. `/io dimentica` elimina tutto ciò che so di te. Il ritmo di una partita è una delle sue opzioni.
help-look =
    ### Dare un’occhiata
    `/guarda tabellone`, `/guarda plancia`, `/guarda mano`, `/guarda registro`, `/guarda carta` e `/guarda regole` mostrano tutto solo a te. Ci arrivi anche con **Altro**, sotto il messaggio della partita e nel tuo pannello.
    `/statistiche` mostra che cosa hai giocato e vinto, `/classifica` chi gioca meglio qui.
    `/partita esporta` ti dà una partita come file; `/partita importa` ne mostra o ne continua una.
help-fair =
    ### Gioco pulito
    Il mescolamento è deciso prima della prima carta: `/guarda prova` ne mostra l’impronta e, a partita finita, il seme, così chiunque può controllare. Alcune carte e tessere le abbiamo ideate noi: `/guarda carta` ti dice quali.

## When it does not start

error-settings = { LIST($list, style: "points") }
# $name: of the setting.
setting-missing = { $name } non è impostato; vedi .env.example
setting-wrong = { $name } è sbagliato: { $wanted }
setting-wrong-discord-token = deve essere il token di un bot: tre parti separate da punti
setting-wrong-fathom-database = deve essere l’URL di un database
setting-wrong-fathom-emojis = deve essere 1 (attivo) o 0 (spento)
setting-wrong-fathom-lobby-days = deve essere un numero di giorni da 1 a 365
setting-wrong-fathom-log-level = deve essere DEBUG, INFO, WARNING o ERROR
setting-wrong-fathom-slow-seconds = deve essere un numero di secondi maggiore di 0
error-token-refused = Discord ha rifiutato il token in DISCORD_TOKEN; creane uno nuovo nel portale per sviluppatori
error-intents = Discord ha rifiutato gli intent che chiedo, anche se nessuno è privilegiato; controlla l’applicazione nel portale per sviluppatori
error-no-connection = non riesco a connettermi a Discord: { $reason }
