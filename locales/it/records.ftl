### What people have to show for: results, ratings, who plays best.

bot-rating = valutazione **{ $rating }**, { $about } in più o in meno: { $sure }
bot-sure-guess = per ora poco più di un’ipotesi
bot-sure-rough = ancora approssimativa
bot-sure-fair = abbastanza sicura
bot-sure-sure = sicura
bot-stats-title = partite di { $name }
bot-stats-everywhere = partite concluse su tutti i server; lo vedi solo tu
bot-stats-here = partite concluse su questo server
bot-stats-none = Non hai ancora concluso una partita che conti. `/partita nuova` apre un tavolo.
bot-stats-none-of = { $name } non ha ancora concluso una partita qui.
bot-stats-games = { $played ->
    [one] { $played } partita, vinte { $won }
   *[other] { $played } partite, vinte { $won }
}
bot-stats-alone = { $played ->
    [one] { $played } partita da solo
   *[other] { $played } partite da solo
}
bot-stats-points = in media { $mean } punti, al massimo { $best }
bot-stats-streak = { $now ->
    [0] al massimo { $longest } vittorie di fila
    [1] al massimo { $longest } vittorie di fila
   *[other] vinte le ultime { $now } di fila; al massimo { $longest }
}
bot-chart-alt = { $name }, { $title }: i punti { $count ->
    [one] dell’ultima partita: { $scores }
   *[other] delle ultime { $count } partite: { $scores }
}. { $won ->
    [0] Nessuna vinta.
   *[other] Vinte: { $won }.
}
bot-chart-alt-rated = { $alt } La valutazione ora è { $rating }.
picture-chart-scores = punti; una corona indica una vittoria
picture-chart-rating = valutazione; la fascia mostra quanto è precisa
bot-server-stats-title = partite su questo server
bot-server-stats-note = tutte le partite giocate qui fino alla fine
bot-server-stats-none = Su questo server nessuno ha ancora concluso una partita. `/partita nuova` apre un tavolo.
bot-server-stats-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} di { $people ->
    [0] soli giocatori automatici
    [one] una persona
   *[other] { $people } persone
}
bot-server-stats-alone = { $games ->
    [one] { $games } da solo
   *[other] { $games } da solo
}
bot-server-stats-winning = vinte in media con { $points } punti
bot-server-stats-best = il punteggio più alto finora: { $points }, di { $name }
bot-server-stats-best-unknown = il punteggio più alto finora: { $points }
bot-server-stats-days = metà delle partite dura più di { $days ->
    [one] un giorno
   *[other] { $days } giorni
}
bot-server-stats-hours = metà delle partite dura meno di un giorno
bot-stats-of-server = questo server
bot-stats-of-me = le mie partite
bot-error-stats-both = Indica una persona, oppure chiedi di tutto il server; le due cose insieme non hanno senso.
bot-server-chart-alt = { $title } su { $name }: { $count ->
    [one] { $count } partita
   *[other] { $count } partite
} negli ultimi dodici mesi.
bot-server-chart-alt-won = { $alt } Sono state vinte con { $low }–{ $high } punti.
picture-chart-months = partite finite in ogni mese
picture-chart-winning = quante sono state vinte con tanti punti
bot-leaders-title = { $title }: chi gioca meglio qui
bot-leaders-note = da { $least } partite in su contro altre persone su questo server
bot-leaders-none = Non c’è ancora nessuno. Contano le partite che almeno due persone hanno giocato fino alla fine.
bot-leaders-line = **{ $place }.** { $name } **{ $rating }** ± { $about } · vinte { $won } su { $games }
bot-leaders-alone = da soli
bot-ratings = valutazioni: { LIST($changes, style: "comma") }
bot-rating-change = { $name } { $rating } ({ $by })
