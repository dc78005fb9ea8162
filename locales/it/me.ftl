### What people set for themselves, and their own games.

## The panel

bot-me-title = le tue impostazioni
bot-me-more = Con `/io fuso-orario`, `/io silenzio` e `/io assenza` imposti fuso orario, ore di silenzio e giorni in cui sei via; `/io prova` controlla che i promemoria ti arrivino. Nelle ore di silenzio e mentre sei via non ti scrivo e il tuo orologio è fermo; se intanto arriva il tuo turno, te lo dico dopo.
# $zone: such as Europe/London. $time: what clocks show there.
bot-me-zone = Fuso orario: { $zone } (adesso { $time })
bot-me-no-zone = Fuso orario: non impostato, quindi uso { $zone } (adesso { $time })
bot-me-quiet = Ore di silenzio: dalle { $start } alle { $end }
bot-me-not-quiet = Ore di silenzio: nessuna
# $day: a date in full.
bot-me-away = Sei via (ritorno previsto: { $day }); le partite che ti aspettano lo dicono
bot-me-tells-next = Ti avviso quando il prossimo turno è tuo
bot-me-tells-nothing = Non ti avviso quando il prossimo turno è tuo
bot-me-place = dove mandarti i promemoria
bot-me-place-direct = per messaggio diretto
bot-me-place-channel = nel canale della partita
bot-me-place-off = non menzionarmi mai, nemmeno quando tocca a me
bot-me-intervals = quando mandarti i promemoria
bot-me-interval-usual = secondo il ritmo della partita
# $span: such as "6 hours".
bot-me-interval = dopo { $span }
bot-me-press-next = Avvisami prima
bot-me-press-not-next = Non avvisarmi prima
bot-me-press-loud = Togli il silenzio
bot-me-press-back = Sono di nuovo qui

## When something is refused

bot-error-no-zone = non conosco il fuso orario «{ $text }»; scrivi una grande città vicina a te e scegli dall’elenco
# $labels: names of time zones.
bot-error-no-zone-near = non conosco il fuso orario «{ $text }»; forse intendevi: { LIST($labels, style: "points") }
bot-error-no-time = «{ $text }» non è un orario; scrivilo come 22:30
bot-error-no-date = «{ $text }» non è una data; scrivila come 28/3/2027, o come numero di giorni da oggi, per esempio 3
bot-error-quiet-both = indica sia l’inizio sia la fine delle ore di silenzio, o nessuno dei due per toglierle
bot-error-quiet-zone = prima imposta il tuo fuso orario con `/io fuso-orario`, così so quando sono le tue ore di silenzio
bot-error-quiet-long = le ore di silenzio devono essere più di 0 e al massimo 16 al giorno
bot-error-away-past = quel giorno è già cominciato; scegline uno successivo
bot-error-away-long = è troppo lontano: al massimo 1 anno

## The test

bot-ping = Questa è una prova: qui i miei promemoria ti arrivano.
bot-ping-direct = Ti ho mandato un messaggio diretto: { $link }. I promemoria ti arriveranno lì.
bot-ping-here = Ti ho menzionato in questo canale. I promemoria compariranno nel canale di ogni partita.
bot-ping-off = Hai disattivato i promemoria, quindi non ho mandato nulla. Con `/io impostazioni` puoi riattivarli.
bot-ping-refused = Non posso mandarti messaggi diretti. Consentili nelle impostazioni di privacy di questo server; fino ad allora ti scrivo nel canale della partita.
bot-ping-elsewhere = I promemoria ti arrivano nei canali delle tue partite; usa questo comando in uno di quelli.
bot-ping-forbidden = In questo canale non posso scrivere, quindi qui non posso mandare promemoria: mi servono i permessi «Visualizza canale» e «Invia messaggi».

## One's own games

bot-games-title = le tue partite
bot-games-none = Non partecipi a nessuna partita. Con `/partita nuova` apri un tavolo in un canale.
# $title: what is played.
bot-games-game = **{ $title }**, partita { $game }
# $since: as Discord shows how long ago it was.
bot-games-you = **Tocca a te** ({ $since })
# $names: who is awaited.
bot-games-others = In attesa di { LIST($names) } ({ $since })
bot-games-computers = Un giocatore automatico sta pensando
bot-games-stood-in = Un giocatore automatico gioca per te; quando torni, usa `/partita torna`
bot-games-lobby = In attesa di giocatori ({ $count } al tavolo)
bot-games-unread = Adesso questa partita non si può caricare; deve occuparsene chi mi gestisce
bot-games-play = Gioca a { $title }, partita { $game }
