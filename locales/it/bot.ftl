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
bot-away = { $name } non c’è; ritorno previsto: { $day }
bot-took-back = { $seat } ha annullato delle mosse
# Below the name of who did.
bot-promise = Il mescolamento è fissato da un seme; questa è la sua impronta: `{ $promise }`
bot-seed = Il seme di questa partita era `{ $seed }`, la sua impronta `{ $promise }`
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
bot-ended-early = la partita { $game } è stata chiusa prima della fine

## The private panel

# $doing: what was chosen last.
bot-ends-turn = con questo termina il tuo turno: { LIST($doing) }
# $doing: as above; what lies hidden decides it.
bot-may-end-turn = con questo il tuo turno potrebbe terminare: { LIST($doing) }
bot-not-you = adesso non ti viene chiesto nulla
bot-panel-moved-on = da quando hai aperto questo pannello la partita è andata avanti
bot-panel-asked = la partita è andata avanti e ora tocca a te
bot-panel-newer = per questa partita hai già aperto un pannello più recente
bot-game-over = la partita è finita
bot-start-over = Ricomincia il turno
bot-end-turn = Termina il turno
bot-look-again = Aggiorna
bot-back = Indietro
bot-page-before = Pagina precedente
bot-page-after = Pagina successiva
bot-choose-kind = scegli un tipo di mossa
bot-kind-other = altre mosse
bot-kind-size = { $count ->
    [one] { $count } possibilità
   *[other] { $count } possibilità
}
bot-choose-one = scegline uno tra { $count }
bot-choose-exactly = scegline { $count }
bot-choose-several = { $least ->
    [0] scegline al massimo { $most }
   *[other] scegline da { $least } a { $most }
}
bot-confirm = Conferma ({ $count })
bot-amount = { $number }
bot-ask-amount = un numero da { $low } a { $high }

## The lobby

bot-lobby-title = { $title }: il tavolo della partita { $game }
bot-lobby-seats = { $now } al tavolo; servono da { $low } a { $high } giocatori
bot-lobby-opened = Il tavolo è aperto: partita { $game }. Ora possono unirsi gli altri.
bot-lobby-begun = La partita è iniziata.
bot-lobby-empty = Se ne sono andati tutti, quindi il tavolo è chiuso.
bot-lobby-closed = Questo tavolo è stato chiuso.
bot-lobby-expired = { $days ->
    [one] In un giorno nessuno ha iniziato questa partita, quindi il tavolo è chiuso. Con `/partita nuova` ne apri un altro.
   *[other] In { $days } giorni nessuno ha iniziato questa partita, quindi il tavolo è chiuso. Con `/partita nuova` ne apri un altro.
}
bot-host = organizza il tavolo
bot-join = Partecipa
bot-leave = Lascia il tavolo
bot-add-computer = Aggiungi un giocatore automatico
bot-options = Opzioni
bot-start = Inizia
bot-start-question = Non partecipi alla partita { $game }. La inizio lo stesso per gli altri?
bot-start-anyway = Inizia lo stesso
bot-options-title = opzioni di questa partita
bot-option-set = { $option }: { FORM($value, form: "short") }
bot-option-later = da { $seats } giocatori in su: { $option }: **{ $value }**
bot-choice-beside = { LIST($labels, style: "comma") }
bot-joined = Sei al tavolo della partita { $game }.
bot-left = Hai lasciato il tavolo della partita { $game }.
bot-computer-joined = Un giocatore automatico si siede al tavolo della partita { $game }.
bot-computer-left = Un giocatore automatico lascia il tavolo della partita { $game }.
bot-started = La partita { $game } è iniziata.
bot-channel-busy = In questo canale c’è già la partita { $game }; ogni partita ha bisogno di un canale o di un thread tutto suo.
bot-new-thread = Apri un thread apposta
bot-thread-opened = Il tavolo della partita { $game } si forma in { $thread }.

## Showing and ending

bot-status-sent = Ecco fatto.
bot-moved = La partita { $game } continua in questo canale.
bot-end-question = Vuoi chiudere definitivamente la partita { $game }? Dopo nessuno potrà continuarla.
bot-end-game = Chiudi la partita
bot-ended = La partita { $game } è chiusa.
bot-log-title = registro, pagina { $page } di { $pages }
bot-log-empty = Non è ancora successo nulla.
bot-choose-topic = scegli un argomento

## When something is refused

bot-error-not-seated = non sei al tavolo della partita { $game }
bot-error-cannot-take-back = si può solo se tutti sono d’accordo: nel frattempo è stato rivelato qualcosa o altri hanno giocato; `/annulla` lo chiede a tutti
bot-error-joined-already = sei già a questo tavolo
bot-error-not-joined = non sei a questo tavolo
bot-error-join-first = può farlo solo chi è a questo tavolo; prima unisciti
bot-error-table-full = il tavolo è al completo: al massimo si gioca in { $most }
bot-error-no-computer = a questo tavolo non c’è nessun giocatore automatico
bot-error-too-few = per giocare bisogna essere almeno in { $least }; per ora al tavolo { $now ->
    [one] c’è { $now } giocatore
   *[other] ci sono { $now } giocatori
}. Fai unire qualcuno o aggiungi un giocatore automatico.
bot-error-only-host = può farlo solo { $host }, che organizza il tavolo, o chi gestisce il server
bot-error-may-not-end = non puoi chiudere la partita { $game }; possono farlo insieme tutti quelli che la giocano, oppure chi gestisce il server e non gioca
bot-error-no-lobby-here = in questo canale non si sta formando nessun tavolo; con `/partita nuova` ne apri uno
bot-error-no-game-here = in questo canale non c’è nessuna partita; indicane una con il suo numero o aprine una con `/partita nuova`
bot-error-no-open-game = su questo server non c’è nessuna partita { $game } aperta o in corso
bot-error-unknown-game = tra le tue partite e quelle di questo server, nessuna partita iniziata ha il numero { $game }
bot-error-other-game = in questo canale si gioca a un altro gioco, non a { $title }
# $key: ciò che è stato scritto. $labels: ciò che più gli somiglia.
bot-error-none-of-these = «{ $key }» non è tra le opzioni; è possibile per esempio: { LIST($labels, style: "points") }
# Una mossa è stata scritta come comando unico, ma è aperta un’altra domanda.
bot-error-asked-else = non è il momento di questa mossa; ti viene chiesto altro
bot-error-not-asked-yet = «{ $key }» non si può ancora scegliere: ciò che hai indicato prima non porta lì o rivela prima qualcosa
bot-error-direct-message = questo si fa nel canale di un server, non in un messaggio diretto
bot-error-permissions = qui non posso gestire una partita: in questo canale mi servono i permessi { $names }
bot-error-no-thread-here = qui non si possono aprire thread; usa un altro canale
bot-error-may-not-thread = qui non posso aprire thread: mi serve il permesso «Crea thread pubblici»
bot-error-lobby-unseen = nessun tavolo è stato aperto, perché lì non ho potuto scrivere; mi servono i permessi «Visualizza canale» e «Invia messaggi»
bot-error-post-forbidden = nulla è andato perso, ma non posso scrivere nel canale: lì mi servono i permessi «Visualizza canale», «Invia messaggi» e «Allega file»
bot-error-post-gone = nulla è andato perso, ma il canale della partita non c’è più; con `/partita qui` continua in un altro
bot-error-post-locked = nulla è andato perso, ma il thread della partita è bloccato; qualcuno deve sbloccarlo, oppure con `/partita qui` si continua altrove
bot-error-post-large = nulla è andato perso, ma l’immagine è troppo grande per questo server; guardala con `/guarda tabellone`
bot-error-post-failed = nulla è andato perso, ma il messaggio non è partito; riprovo tra poco
bot-error-discord = Discord non ha accettato la mia risposta; non è andato perso nulla, riprova
bot-error-unexpected = qualcosa è andato storto, ed è colpa mia; non è andato perso nulla. Se succede di nuovo, comunica a chi mi gestisce il numero { $number }
bot-error-command = non capisco più questo comando; scrivilo di nuovo
bot-error-old-button = questo pulsante viene da una mia versione precedente; `/gioca` mostra il tuo pannello, `/partita stato` il tabellone
bot-error-no-picture = non esiste un’immagine di questo tipo: { $kind }
bot-error-no-card = non esiste un componente chiamato «{ $name }»
bot-error-no-player = a questo tavolo non c’è nessuno che si chiami «{ $name }»
bot-error-no-topic = non esiste un argomento «{ $topic }»

## Help

help-begin = ### Per cominciare
    `/partita nuova` apre un tavolo in questo canale: gli altri premono **Partecipa**, si possono aggiungere giocatori automatici e con **Inizia** si comincia.
help-headline = `/{ $game } { $move }`
help-turn = ### Il tuo turno
    Quando si aspetta te, ti menziono e ti dico per che cosa. **Gioca** apre il tuo pannello, che nessun altro vede. Lì scegli un passo alla volta; **Annulla** torna indietro di un passo; se ha rivelato qualcosa o il tuo turno è finito, chiedo prima agli altri. **Termina il turno** mostra a tutti il tuo turno.
    `/scegli` risponde a qualsiasi domanda, { LIST($commands) } giocano un turno in una volta, `/annulla` torna indietro di un passo.
help-days = ### Per più giorni
    `/partite` mostra tutte le tue partite e quali aspettano te. Se fai aspettare a lungo gli altri, ti scrivo un promemoria; `/io impostazioni` decide quando e dove, `/io silenzio` le ore di silenzio, `/io assenza` un’assenza, e `/io prova` mostra se ti raggiungo. Nelle opzioni di un tavolo si sceglie il ritmo.
help-look = ### Guardare
    `/guarda tabellone`, `/guarda plancia`, `/guarda mano`, `/guarda registro`, `/guarda carta` e `/guarda regole` ti mostrano le cose senza dirlo a nessuno.
    `/statistiche` mostra che cosa hai giocato e vinto, `/classifica` chi gioca meglio qui.
    `/partita esporta` ti dà una partita come file, `/partita importa` ne mostra o ne continua una.
help-fair = ### Gioco pulito
    Ogni partita mostra all’inizio l’impronta del mescolamento e alla fine il seme, così chiunque può controllare. Alcune carte e tessere sono una nostra creazione: `/guarda carta` dice quali.

## When it does not start

error-settings = { LIST($list, style: "points") }
# $name: of the setting.
setting-missing = { $name } non è impostato; la spiegazione è in .env.example
setting-wrong = { $name } è sbagliato: { $wanted }
setting-wrong-discord-token = deve essere il token di un bot, tre parti separate da punti
setting-wrong-fathom-database = deve essere l’indirizzo di un database
setting-wrong-fathom-lobby-days = deve essere un numero di giorni da 1 a 365
setting-wrong-fathom-log-level = deve essere DEBUG, INFO, WARNING o ERROR
setting-wrong-fathom-slow-seconds = deve essere un numero di secondi maggiore di 0
error-token-refused = Discord rifiuta il token in DISCORD_TOKEN; creane uno nuovo nel portale per sviluppatori
error-intents = Discord rifiuta gli intent che chiedo, anche se nessuno è privilegiato; controlla l’applicazione nel portale per sviluppatori
error-no-connection = non c’è connessione con Discord: { $reason }
