### Che cosa è successo dall’ultima mossa, in poche parole, e lo sguardo indietro su una partita.

## Il riepilogo

bot-recap-since = dalla tua ultima mossa, { $moment }
bot-recap-begin = dall’inizio della partita
bot-recap-round = nell’ultimo giro di turni
bot-recap-nothing = dalla tua ultima mossa, { $moment }, non è successo nulla
bot-recap-nothing-yet = non è ancora successo nulla
bot-recap-moments = { FORM($then, form: "short") } → { FORM($now, form: "short") }
bot-recap-asked = tocca a te: { $what }
bot-recap-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
bot-recap-points-changed = { $points ->
    [one] { $points } punto ({ $change })
   *[other] { $points } punti ({ $change })
}
bot-recap-earlier = i turni precedenti sono nel registro
bot-what-changed = Novità

## Lo sguardo indietro

bot-turn-whose = { $seat } · { FORM($moment, form: "short") }
bot-turn = { $number } · { $whose }
bot-turn-none = inizio della partita
bot-after-turn = dopo il turno { $turn }
bot-after-step = dopo il passo { $step } di { $last } del turno { $turn }
bot-turn-of = turno { $number } di { $last } · { $whose }
bot-error-no-turn = non c’è un turno «{ $written }»: scrivi un numero da 0 (l’inizio) a { $last }, oppure un passo come 3.2
bot-error-no-step = il turno { $number } ha i passi da 1 a { $last }; il passo { $step } non c’è
bot-more-in-log = il resto è nel registro
bot-page-first = Prima pagina
bot-page-last = Ultima pagina
bot-turn-first = Inizio
bot-turn-before = Turno precedente
bot-turn-after = Turno successivo
bot-turn-last = Fine
bot-replay = Rivedi
bot-jump = vai a…
bot-jump-to = { FORM($moment, form: "short") } · turno { $number }
bot-error-not-over = la partita { $game } non è ancora finita; con `/guarda tabellone` e `dopo` vedi il tabellone dopo qualsiasi turno

## Il film

bot-film = Animazione
bot-film-being-made = Preparo l’animazione; ci vuole un momento.
bot-film-made = Ecco la tua partita come animazione: salvala o condividila.
bot-film-alt = il tabellone turno per turno. { $end }
bot-error-film-too-large = questa partita è troppo lunga per un’animazione
bot-error-film-stopped = mi hanno riavviato prima che l’animazione fosse pronta; chiedila di nuovo tra poco
bot-error-too-soon = sono tante immagini in una volta; la prossima puoi averla { $moment }
bot-error-status-soon = l’ho appena pubblicato più volte per te; lo rifaccio { $moment }

help-back =
    ### Guardare indietro
    `/riepilogo` ti dice che cosa è successo dalla tua ultima mossa e segna le novità sul tabellone; lo stesso fa il tuo pannello quando comincia il tuo turno. `/guarda tabellone` con `dopo` mostra il tabellone dopo qualsiasi turno. Una partita finita si rivede passo per passo con **Rivedi**, o come animazione con `/guarda film`.
