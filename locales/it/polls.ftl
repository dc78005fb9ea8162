### What a table is asked to agree on.

## What is told of it

bot-took-back-agreed = { $seat } ha annullato delle mosse con l’accordo di tutti
bot-took-back-seen = { $seat } ha annullato delle mosse con l’accordo di tutti; ciò che è stato rivelato vale come mai visto
bot-took-back-last = { $seat } ha annullato l’ultima mossa; nessuno aveva ancora agito
bot-took-back-changed = alcune mosse di { $seat } sono state annullate perché è stata corretta una regola

# $name: a mention. $at: when, as Discord shows it.
bot-says-nothing = ⏳ { $name } non ha ancora risposto
bot-says-agree = ✅ { $name } è d’accordo
bot-says-refuse = ❌ { $name } non è d’accordo
bot-says-may-refuse = 🪑 { $name } perderebbe il proprio posto e può dire di no
bot-says-may-refuse-end = 💤 { $name } ha un sostituto e può dire di no
bot-hearing-ends = il tempo per dire di no scade { $moment }
bot-says-wait = ⏳ { $name } vuole aspettare
bot-says-nudge = 🔔 { $name } ha mandato un promemoria { $at }
bot-says-stand-in = 🤖 { $name } vuole che subentri un giocatore automatico
bot-says-end = 🏁 { $name } vuole chiudere la partita
bot-poll-all = devono essere d’accordo tutti; con un solo no non cambia nulla
# $count: how many may choose.
bot-poll-majority = { $count ->
    [one] decidi tu
    [2] ognuno di voi può aspettare o mandare un promemoria; per un giocatore automatico o per finire in anticipo dovete essere d’accordo entrambi
   *[other] chiunque può aspettare o mandare un promemoria; per un giocatore automatico o per finire in anticipo dev’essere d’accordo più della metà di voi { $count }
}

## What is asked

bot-poll-undo = { $seat } vorrebbe annullare delle mosse
bot-poll-replace = { $name } può prendere il posto di { $seat }?
bot-poll-end = { $seat } vorrebbe chiudere in anticipo la partita { $game }
# $since: as Discord shows the time since then.
bot-poll-absent = ho menzionato { $seat } { $since }, e la partita aspetta ancora. Che cosa si fa?
bot-poll-private = passi di un turno ancora privato
# $count: lines that are left out.
bot-poll-more = { $count ->
    [one] e { $count } altra riga (vedi il registro)
   *[other] e altre { $count } righe (vedi il registro)
}
bot-poll-seen = qualcosa è stato rivelato: non si può dimenticare, ma varrà come mai visto

## What became of it

bot-poll-undo-agreed = tutti d’accordo: le mosse sono state annullate
bot-poll-replace-agreed = tutti d’accordo: subentra { $name }
bot-poll-ended = la partita è chiusa
bot-poll-refused = { $name } non è d’accordo, quindi non cambia nulla
bot-poll-withdrawn = { $name } ha ritirato la richiesta
bot-poll-moved-on = la partita è andata avanti, quindi non c’è più nulla da decidere
bot-poll-anew = intanto è stato rivelato qualcosa, quindi lo chiedo di nuovo a tutti
bot-poll-back = { $seat } è di nuovo qui
bot-poll-waiting = { $name } vuole aspettare; con `/partita sostituto` si chiede di nuovo
# $level: how strong the computer player is.
bot-poll-stand-in = un giocatore automatico ({ $level }) gioca per { $seat } finché non torna

## Buttons

bot-agree = Sono d’accordo
bot-refuse = Non sono d’accordo
bot-wait = Aspetta
bot-nudge = Manda un promemoria
bot-let-play = Subentra il computer
bot-ask-undo = Chiedi agli altri
bot-take-back = Annulla le mosse

## What whoever acts is told

bot-undo-would = questo verrà annullato, se tutti sono d’accordo
bot-undo-would-alone = questo verrà annullato
# $names: mentions of those who would be asked.
bot-undo-asks = lo chiedo a { LIST($names) }
bot-undo-asked = L’ho chiesto agli altri nel canale. Appena tutti sono d’accordo, tocca di nuovo a te.
bot-undo-other-first = prima va deciso un altro annullamento: guarda il voto nel canale
bot-ballot-counted = Ho contato il tuo voto.

## When something is refused

bot-error-poll-too-late = la partita è andata avanti, quindi è troppo tardi
bot-error-asked-in-vain = le tue ultime richieste agli altri non hanno avuto esito; puoi chiedere di nuovo { $moment }
# $became: what became of it.
bot-error-poll-decided = è già stato deciso: { $became }
bot-error-poll-own = l’hai chiesto tu, quindi decidono gli altri; con l’altro pulsante ritiri la richiesta
bot-error-poll-others = questo lo decidono gli altri giocatori
bot-error-nudged-already = meno di 1 ora fa è già partito un promemoria; riprova più tardi
bot-hearing = { $asker } ha chiesto che { $name } prenda il tuo posto in **{ $title }**, partita { $game }. Il posto resta tuo se non sei d’accordo o se torni. Se non rispondi, basta l’accordo degli altri; il tuo tempo scade { $moment }.
bot-heard = Il tuo posto in **{ $title }**, partita { $game }:
