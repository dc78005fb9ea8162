### Forgetting somebody who wants it.

bot-forget-title = eliminare i tuoi dati?
bot-forget-settings = le tue impostazioni e i tuoi promemoria
bot-forget-notes = { $count ->
    [0] nessun appunto
    [one] i tuoi appunti su { $count } partita
   *[other] i tuoi appunti su { $count } partite
}
bot-forget-habits = { $count ->
    [0] nessuna risposta automatica
    [one] { $count } risposta automatica
   *[other] { $count } risposte automatiche
}
bot-forget-results = { $count ->
    [0] nessun risultato e nessuna valutazione
    [one] il tuo risultato in { $count } partita e la tua valutazione
   *[other] i tuoi risultati in { $count } partite e le tue valutazioni
}
bot-forget-names = { $count ->
    [0] il tuo nome non compare in partite finite
    [one] il tuo nome in { $count } partita finita (al suo posto andrà un numero)
   *[other] il tuo nome in { $count } partite finite (al suo posto andrà un numero)
}
bot-forget-stays = Le tue mosse restano in quelle partite senza il tuo nome, perché le partite sono anche di altri; i messaggi nei loro canali non cambiano. Non si può annullare.
bot-forget-me = Elimina i miei dati
bot-forgotten = Ho eliminato i tuoi dati. Se giochi ancora, ricominci da zero.
