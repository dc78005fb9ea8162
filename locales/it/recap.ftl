### Che cosa è successo dall’ultima mossa, in poche parole, e lo sguardo indietro su una partita.

list-times = { $count }× { $thing }

## Il riepilogo

bot-recap-since = dalla tua ultima mossa { $moment }
bot-recap-begin = dall’inizio della partita
bot-recap-round = nell’ultimo giro
bot-recap-nothing = dalla tua ultima mossa { $moment } non è successo niente
bot-recap-nothing-yet = non è ancora successo niente
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
bot-what-changed = Che cosa è cambiato

## Lo sguardo indietro

bot-turn-whose = { $seat } · { FORM($moment, form: "short") }
bot-turn = { $number } · { $whose }
bot-turn-none = l’inizio
bot-after-turn = dopo il turno { $turn }
bot-after-step = dopo il passo { $step } di { $last } del turno { $turn }
bot-turn-of = turno { $number } di { $last } · { $whose }
bot-error-no-turn = il turno «{ $written }» non esiste: scrivi un numero da 0, l’inizio, a { $last }, oppure un passo di un turno, per esempio 3.2
bot-error-no-step = il turno { $number } ha i passi da 1 a { $last }, ma non il passo { $step }
bot-more-in-log = il resto è nel registro
bot-page-first = Prima pagina
bot-page-last = Ultima pagina
bot-turn-first = Inizio
bot-turn-before = Turno precedente
bot-turn-after = Turno seguente
bot-turn-last = Fine
bot-replay = Rivedi
bot-jump = vai a …
bot-jump-to = { FORM($moment, form: "short") } · turno { $number }
bot-error-not-over = la partita { $game } non è ancora finita; con `/guarda tabellone` e `dopo` vedi il tabellone dopo ogni turno

## Il film

bot-film = Film
bot-film-being-made = Sto preparando il film, ci vuole un momento.
bot-film-made = Ecco il film della partita. È tuo: salvalo o condividilo.
bot-error-film-too-large = questa partita è troppo lunga per un film
bot-error-film-stopped = mi stanno riavviando e non ho potuto finire il film; richiedilo tra un momento
bot-error-too-soon = erano tante immagini in una volta; la prossima è pronta per te { $moment }
bot-error-status-soon = l’ho appena mostrato più volte per te; potrò rifarlo { $moment }

help-back = ### Guardare indietro
    `/riepilogo` racconta che cosa è successo dalla tua ultima mossa e mostra sul tabellone le novità; lo dice anche il tuo pannello quando comincia il tuo turno. `/guarda tabellone` con `dopo` mostra il tabellone dopo qualsiasi turno. Una partita finita si rivede turno per turno con **Rivedi**, e `/guarda film` ne fa un’immagine animata.
