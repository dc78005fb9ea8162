### Forgetting somebody who wants it.

bot-forget-title = dimenticarmi?
bot-forget-settings = le tue impostazioni e i tuoi promemoria
bot-forget-notes = { $count ->
    [0] appunti: non ce ne sono
    [one] i tuoi appunti su una partita
   *[other] i tuoi appunti su { $count } partite
}
bot-forget-habits = { $count ->
    [0] risposte fisse: non ce ne sono
    [one] una risposta fissa
   *[other] { $count } risposte fisse
}
bot-forget-results = { $count ->
    [0] risultati e valutazioni: non ce ne sono
    [one] il tuo risultato di una partita e la tua valutazione
   *[other] i tuoi risultati di { $count } partite e le tue valutazioni
}
bot-forget-names = { $count ->
    [0] il tuo nome in partite finite: non ce ne sono
    [one] il tuo nome in una partita finita; un numero prende il suo posto
   *[other] il tuo nome in { $count } partite finite; un numero prende il suo posto
}
bot-forget-stays = Ciò che hai giocato resta in quelle partite senza il tuo nome, perché sono anche di altri; i messaggi nei loro canali restano come sono. Non si può annullare.
bot-forget-me = Dimenticami per sempre
bot-forgotten = Di te non resta nulla. Se giochi ancora, ricominci da capo.
