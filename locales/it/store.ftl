### What is said about the place where games are kept.

error-database-unavailable = il database { $place } non si può usare: { $reason }
# What players read of it.
error-records-away = in questo momento non riesco ad accedere ai miei dati; non è cambiato nulla. Riprova tra un minuto.
# Part of it was done before.
error-records-away-after = in questo momento non riesco ad accedere ai miei dati; quello che hai appena fatto potrebbe essere già salvato. Ricontrolla tra un minuto.
error-unreadable-game = non riesco a caricare questa partita; non è andato perso nulla. Avvisa chi mi gestisce: il motivo è nel mio log.
error-database-too-new = il database è stato scritto da una versione più recente di Fathom (revisione { $revision }); non è stato cambiato nulla
# $holder: its machine and process.
error-database-in-use = un altro Fathom ({ $holder }) usa il database { $place }; ferma prima quello, oppure dai a questo un database tutto suo
error-displaced = un altro Fathom ({ $holder }) ha preso il database { $place }, perciò questo si ferma
error-no-such-game = la partita { $game } non esiste
error-not-a-lobby = la partita { $game } non accetta più giocatori
error-many-lobbies = su questo server hai già { $most } tavoli aperti; prima avviane o chiudine uno
error-not-begun = la partita { $game } non è iniziata
error-already-over = la partita { $game } è già finita
error-broken-game = la partita { $game } non si può caricare: { $reason }
error-earlier-rules = la partita { $game } è stata giocata con regole precedenti, quindi questo non si può più mostrare né annullare; il risultato e il registro restano come sono
# $ply: the entry of the log, counted from 0.
error-broken-entry = impossibile leggere la voce { $ply } del suo registro
# $players: how many players were named. $seats: how many seats the game has.
error-player-count = ci sono { $players } giocatori ma { $seats } posti
error-broken-record = la sua voce nell’elenco delle partite è danneggiata
# A line of the log.
log-took-back = ha annullato delle mosse
log-took-back-agreed = ha annullato delle mosse con l’accordo di tutti
log-took-back-seen = ha annullato delle mosse con l’accordo di tutti; ciò che è stato rivelato vale come mai visto
log-took-back-last = ha annullato l’ultima mossa; nessuno aveva ancora agito
log-took-back-changed = mosse annullate, perché è stata corretta una regola
# $ply: the entry that was named. $now: how many there are.
error-no-such-ply = il registro ha { $now } voci, non { $ply }
error-still-playing = { $count ->
    [one] partecipi ancora alla partita { $games }; prima lasciala con `/partita abbandona`, o con `/partita lascia` se non è iniziata
   *[other] partecipi ancora alle partite { $games }; prima lasciale con `/partita abbandona`, o con `/partita lascia` quelle non iniziate
}
