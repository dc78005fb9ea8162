### What a table is asked to agree on.

## What is told of it

bot-took-back-agreed = { $seat } ha annullato delle mosse, con l’accordo di tutti
bot-took-back-seen = { $seat } ha annullato delle mosse, con l’accordo di tutti; qualcosa che si era visto vale di nuovo come mai visto
bot-took-back-changed = { $seat } torna indietro di alcune mosse, perché nel frattempo è stata corretta una regola

# $name: a mention. $at: when, as Discord shows it.
bot-says-nothing = ⏳ la parola a { $name }
bot-says-agree = ✅ { $name } è d’accordo
bot-says-refuse = ❌ { $name } non è d’accordo
bot-says-may-refuse = 🪑 { $name } perderebbe questo posto e può rifiutare
bot-says-may-refuse-end = 💤 per { $name } gioca un sostituto; può rifiutare
bot-hearing-ends = il tempo per rifiutare scade { $moment }
bot-says-wait = ⏳ { $name } preferisce aspettare
bot-says-nudge = 🔔 { $name } ha fatto inviare un promemoria, { $at }
bot-says-stand-in = 🤖 { $name } vuole un giocatore automatico
bot-says-end = 🏁 { $name } vuole chiudere la partita
bot-poll-all = devono essere d’accordo tutti; basta un no perché tutto resti com’è
# $count: how many may choose.
bot-poll-majority = { $count ->
    [one] la tua scelta decide
    [2] aspettare o ricordare può chiunque; per un giocatore automatico o la fine servono entrambi
   *[other] aspettare o ricordare può chiunque; per un giocatore automatico o la fine serve più della metà dei { $count }
}

## What is asked

bot-poll-undo = { $seat } vorrebbe annullare delle mosse
bot-poll-replace = { $name } può continuare al posto di { $seat }?
bot-poll-end = { $seat } vorrebbe chiudere in anticipo la partita { $game }
# $since: as Discord shows the time since then.
bot-poll-absent = la partita aspetta { $seat }; la chiamata è di { $since }. Che cosa si fa?
bot-poll-private = passi di un turno ancora nascosto
# $count: lines that are left out.
bot-poll-more = { $count ->
    [one] e ancora { $count } riga; è nel registro
   *[other] e ancora { $count } righe; sono nel registro
}
bot-poll-seen = qualcosa è stato rivelato: non si può dimenticare, ma varrebbe come mai visto

## What became of it

bot-poll-undo-agreed = tutti d’accordo: le mosse sono annullate
bot-poll-replace-agreed = tutti d’accordo: continua { $name }
bot-poll-ended = la partita è chiusa
bot-poll-refused = { $name } non è d’accordo, quindi tutto resta com’è
bot-poll-withdrawn = { $name } ha ritirato la richiesta
bot-poll-moved-on = la partita è andata avanti, non c’è più niente da decidere
bot-poll-anew = nel frattempo è stato rivelato qualcosa, quindi la domanda si rifà a tutti
bot-poll-back = { $seat } è di nuovo qui
bot-poll-waiting = { $name } preferisce aspettare; `/partita sostituto` chiede di nuovo al tavolo
# $level: how strong the computer player is.
bot-poll-stand-in = un giocatore automatico ({ $level }) risponde per { $seat } fino al suo ritorno

## Buttons

bot-agree = D’accordo
bot-refuse = Rifiuta
bot-wait = Aspetta
bot-nudge = Ricorda adesso
bot-let-play = Fai giocare il computer
bot-ask-undo = Chiedi agli altri
bot-take-back = Annulla le mosse

## What whoever acts is told

bot-undo-would = solo se tutti sono d’accordo: questo verrebbe annullato
bot-undo-would-alone = questo verrebbe annullato
# $names: mentions of those who would be asked.
bot-undo-asks = lo si chiederebbe a { LIST($names) }
bot-undo-asked = Agli altri è stato chiesto nel canale. Appena tutti sono d’accordo, tocca di nuovo a te.
bot-undo-other-first = prima si decide di un’altra mossa: guarda la domanda nel canale
bot-ballot-counted = La tua parola conta.

## When something is refused

bot-error-poll-too-late = da allora la partita è andata avanti, non si può più chiedere
bot-error-asked-in-vain = le tue ultime domande a questo tavolo non hanno avuto esito; puoi chiedere di nuovo { $moment }
# $became: what became of it.
bot-error-poll-decided = è già deciso: { $became }
bot-error-poll-own = l’hai chiesto tu, quindi decidono gli altri; con l’altro pulsante puoi lasciar perdere
bot-error-poll-others = lo decidono altri
bot-error-nudged-already = nell’ultima ora è già partito un promemoria; il prossimo può seguire più tardi
bot-hearing = { $asker } ha chiesto che { $name } prenda il tuo posto in **{ $title }**, partita { $game }. Resta tuo se rifiuti o se torni. Se non mi fai sapere nulla, basterà la parola degli altri; il tuo tempo scade { $moment }.
bot-heard = Il tuo posto in **{ $title }**, partita { $game }:
