# Who plays for whom.

# $name: whose seat it is.
bot-by-stand-in = { $name } (sostituto)
# $level: how strong it is.
bot-stood-in = un giocatore automatico ({ $level }) risponde per te
bot-stood-in-direct = Finché sei assente, in **{ $title }**, partita { $game }, risponde per te un giocatore automatico: lo ha deciso il tuo tavolo. **Gioca** apre il tuo pannello; da lì puoi tornare quando vuoi.
bot-come-back = eccomi di nuovo
# $name: who played the seat before.
bot-computer-for = computer al posto di { $name }

bot-stands-in = un giocatore automatico risponde per { $seat } fino al suo ritorno
bot-is-back = { $seat } è di nuovo qui
bot-undone-meanwhile = { $count ->
    [one] Mentre non c’eri, sono state annullate delle mosse; `/guarda registro` le mostra barrate.
   *[other] Mentre non c’eri, sono state annullate mosse { $count } volte; `/guarda registro` le mostra barrate.
}
bot-all-away = adesso non c’è nessuno di voi, quindi la partita riposa finché qualcuno torna
bot-resign = Lascia il mio posto
# $level: how strong the computer player is.
bot-resign-question = Vuoi lasciare per sempre il tuo posto nella partita { $game }? Un giocatore automatico ({ $level }) continua per te.
bot-resign-ends = Vuoi abbandonare per sempre la partita { $game }? Non resterebbe nessuno per giocare, quindi finisce.
bot-resigned = { $seat } si è ritirato; continua un giocatore automatico
# $winners: names of the others, in a game of two: one. $count: how many.
bot-resigned-end = { $count ->
    [0] { $name } abbandona: la partita è finita
   *[other] { $name } abbandona: vince { LIST($winners) }
}
bot-you-resigned = Hai lasciato il tuo posto nella partita { $game }.
bot-table-asked = La domanda è al tavolo, nel canale.
bot-replace-other-first = Prima si decide di un altro posto: guarda la domanda nel canale.
bot-end-ask = Alla partita { $game } giocano anche altri, quindi decidono insieme a te se finisce. Chiedo a loro?
bot-ask-end = Chiedi a tutti
# Che cosa comporta chiudere una partita in anticipo.
bot-counts-as-it-stands = Si è giocata la metà, quindi vale il punteggio di adesso.
bot-counts-for-nobody = Non si è ancora giocata la metà, quindi non vale per nessuno.
bot-resign-counts = Tutti hanno già fatto un turno, quindi vale: finisci all’ultimo posto.
bot-resign-counts-not = Non tutti hanno già fatto un turno, quindi non vale per nessuno.
bot-ended-and = { $why } – { $counts }
bot-counted-as-it-stood = { $count ->
    [one] vale il punteggio di quel momento: vince { LIST($winners) }
   *[other] vale il punteggio di quel momento: { LIST($winners) } vincono insieme
}
bot-counted-for-nobody = non vale per nessuno
bot-rematch = Rivincita
bot-rematch-opened = Il tavolo è aperto: partita { $game }.
# $others: mentions of those who played along.
bot-rematch-call = { $name } vorrebbe giocare di nuovo a { $title }. { LIST($others) }: premete «Partecipa» al tavolo della partita { $game }.

bot-error-game-done = la partita { $game } è finita
bot-error-stand-in-alone = a questo tavolo non c’è nessun altro oltre a te; la partita ti aspetta comunque
bot-error-computer-plays = per { $name } risponde già un giocatore automatico
bot-error-nobody-waits = la partita al momento non aspetta { $name }
bot-error-not-reminded = { $name } ha ancora tempo; se la partita aspetta anche dopo l’ultimo promemoria, chiedo al tavolo che cosa fare
bot-error-back-first = al momento per te risponde un giocatore automatico; prima torna: `/partita torna`
bot-error-newcomer-bot = un bot non può prendere il posto; con `/partita sostituto` risponde un giocatore automatico
bot-error-newcomer-sits = quella persona siede già a questo tavolo
bot-error-newcomer-resigned = quella persona si è ritirata da questa partita e può tornare solo al proprio posto

## Help

help-together = ### Insieme
    Con **Annulla** chiedi anche agli altri, se nel frattempo hanno mosso. Con `/partita sostituto` risponde un giocatore automatico finché torni; `/partita sostituisci` passa un posto, `/partita abbandona` lascia il tuo, `/partita chiudi` propone di finire prima. `/appunti` conserva i tuoi appunti, solo per te.
