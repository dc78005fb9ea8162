# Who plays for whom.

# $name: whose seat it is.
bot-by-stand-in = { $name } (sostituto)
# $level: how strong it is.
bot-stood-in = un giocatore automatico ({ $level }) gioca per te
bot-stood-in-direct = Mentre sei via, in **{ $title }**, partita { $game }, un giocatore automatico gioca per te: gli altri giocatori erano d’accordo. Premi **Gioca** per aprire il tuo pannello e tornare quando vuoi.
bot-come-back = eccomi di nuovo
# $name: who played the seat before.
bot-computer-for = computer al posto di { $name }

bot-stands-in = un giocatore automatico gioca per { $seat } finché non torna
bot-is-back = { $seat } è di nuovo qui
bot-undone-meanwhile = { $count ->
    [one] Mentre eri via, un altro giocatore ha annullato delle mosse; `/guarda registro` le mostra barrate.
   *[other] Mentre eri via, altri giocatori hanno annullato mosse { $count } volte; `/guarda registro` le mostra barrate.
}
bot-all-away = adesso siete tutti via, quindi la partita è ferma finché qualcuno non torna
bot-resign = Abbandona
# $level: how strong the computer player is.
bot-resign-question = Vuoi abbandonare per sempre la partita { $game }? Un giocatore automatico ({ $level }) prenderà il tuo posto.
bot-resign-ends = Vuoi abbandonare per sempre la partita { $game }? Non gioca nessun altro, quindi finirà.
bot-resigned = { $seat } ha abbandonato; subentra un giocatore automatico
# $winners: names of the others, in a game of two: one. $count: how many.
bot-resigned-end = { $count ->
    [0] { $name } ha abbandonato, quindi la partita è finita
   *[other] { $name } ha abbandonato; vince { LIST($winners) }
}
bot-you-resigned = Hai abbandonato la partita { $game }.
bot-table-asked = L’ho chiesto agli altri giocatori nel canale.
bot-replace-other-first = Prima va decisa un’altra sostituzione: guarda il voto nel canale.
bot-end-ask = Alla partita { $game } giocano anche altri, quindi per chiuderla serve il loro accordo. Glielo chiedo?
bot-ask-end = Chiedi il consenso
# Che cosa comporta chiudere una partita in anticipo.
bot-counts-as-it-stands = Se n’è giocata metà, quindi conta con il punteggio attuale.
bot-counts-for-nobody = Se n’è giocata meno di metà, quindi non conta.
bot-resign-counts = Tutti hanno giocato almeno un turno, quindi la partita conta: arrivi all’ultimo posto.
bot-resign-counts-not = Non tutti hanno già giocato un turno, quindi la partita non conta.
bot-ended-and = { $why } – { $counts }
bot-counted-as-it-stood = { $count ->
    [one] conta con il punteggio di quel momento: vince { LIST($winners) }
   *[other] conta con il punteggio di quel momento: vincono insieme { LIST($winners) }
}
bot-counted-for-nobody = non conta
bot-rematch = Rivincita
bot-rematch-opened = Il tavolo della partita { $game } è aperto.
# $others: mentions of those who played along.
bot-rematch-call = { $name } vuole giocare di nuovo a { $title }. { LIST($others) }: per la partita { $game } basta premere «Partecipa».

bot-error-game-done = la partita { $game } è già finita
bot-error-stand-in-alone = in questa partita non c’è nessun’altra persona; ti aspetta comunque
bot-error-computer-plays = per { $name } gioca già un giocatore automatico
bot-error-nobody-waits = adesso la partita non aspetta { $name }
bot-error-not-reminded = { $name } ha ancora tempo per rispondere; se la partita aspetta anche dopo l’ultimo promemoria, chiedo agli altri giocatori che cosa fare
bot-error-back-first = per te gioca un giocatore automatico; usa prima `/partita torna`
bot-error-newcomer-bot = un bot non può prendere un posto; per un giocatore automatico usa `/partita sostituto`
bot-error-newcomer-sits = quella persona partecipa già a questa partita
bot-error-newcomer-resigned = quella persona ha abbandonato questa partita e può tornare solo al proprio posto

## Help

help-together =
    ### Insieme
    Con **Annulla** puoi anche chiedere agli altri, se intanto hanno giocato. `/partita sostituto` fa giocare un giocatore automatico al posto tuo finché non torni con `/partita torna`, `/partita sostituisci` dà un posto a qualcun altro, `/partita abbandona` lascia il tuo e `/partita chiudi` propone di finire in anticipo. `/appunti` conserva i tuoi appunti privati.
