### What people have to show for: results, ratings, who plays best.

bot-rating = valutazione **{ $rating }** ± { $about } ({ $sure })
bot-sure-guess = per ora poco più di un’ipotesi
bot-sure-rough = ancora approssimativa
bot-sure-fair = abbastanza sicura
bot-sure-sure = sicura
bot-stats-title = le partite di { $name }
bot-stats-everywhere = partite finite su tutti i server; lo vedi solo tu
bot-stats-here = partite finite su questo server
bot-stats-none = Non hai ancora finito nessuna partita che conti. Con `/partita nuova` apri un tavolo.
bot-stats-none-of = { $name } non ha ancora finito nessuna partita qui.
bot-stats-games = { $played ->
    [one] { $played } partita
   *[other] { $played } partite
}, { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
}
bot-stats-alone = { $played ->
    [one] { $played } partita in solitario
   *[other] { $played } partite in solitario
}
bot-stats-points = in media { $mean } punti, record { $best }
bot-stats-streak = { $now ->
    [0] serie di vittorie più lunga: { $longest }
    [1] serie di vittorie più lunga: { $longest }
   *[other] ultime { $now } vinte di fila; serie più lunga: { $longest }
}
bot-chart-alt = { $name }, { $title }: i punti { $count ->
    [one] dell’ultima partita: { $scores }
   *[other] delle ultime { $count } partite: { $scores }
}. { $won ->
    [0] Nessuna vinta.
    [one] { $won } vinta.
   *[other] { $won } vinte.
}
bot-chart-alt-rated = { $alt } La valutazione ora è { $rating }.
picture-chart-scores = punti; una corona indica una vittoria
picture-chart-rating = valutazione; la fascia è il margine di errore
bot-server-stats-title = partite su questo server
bot-server-stats-note = tutte le partite finite su questo server
bot-server-stats-none = Su questo server nessuno ha ancora finito una partita. Con `/partita nuova` apri un tavolo.
bot-server-stats-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} di { $people ->
    [0] soli giocatori automatici
    [one] { $people } persona
   *[other] { $people } persone
}
bot-server-stats-alone = { $games ->
    [one] { $games } in solitario
   *[other] { $games } in solitario
}
bot-server-stats-winning = punteggio medio di chi vince: { $points }
bot-server-stats-best = punteggio più alto finora: { $points }, di { $name }
bot-server-stats-best-unknown = punteggio più alto finora: { $points }
bot-server-stats-days = metà delle partite dura più di { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
bot-server-stats-hours = metà delle partite dura meno di 1 giorno
bot-stats-of-server = questo server
bot-stats-of-me = le mie partite
bot-error-stats-both = Scegli un giocatore o tutto il server, non entrambi.
bot-server-chart-alt = { $title } su { $name }: { $count ->
    [one] { $count } partita
   *[other] { $count } partite
} negli ultimi 12 mesi.
bot-server-chart-alt-won = { $alt } Chi ha vinto aveva da { $low } a { $high } punti.
picture-chart-months = partite finite mese per mese
picture-chart-winning = partite per punteggio di chi vince
bot-leaders-title = { $title }: chi gioca meglio qui
bot-leaders-note = giocatori con almeno { $least } partite contro altre persone su questo server
bot-leaders-none = In classifica non c’è ancora nessuno. Una partita conta se almeno 2 persone l’hanno giocata fino alla fine.
bot-leaders-line = **{ $place }.** { $name } **{ $rating }** ± { $about } · { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
} su { $games }
bot-leaders-alone = in solitario
bot-ratings = valutazioni: { LIST($changes, style: "comma") }
bot-rating-change = { $name } { $rating } ({ $by })
