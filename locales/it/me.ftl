### What people set for themselves, and their own games.

## The panel

bot-me-title = le tue impostazioni
bot-me-more = Fuso orario, ore di silenzio e assenza: `/io fuso-orario`, `/io silenzio`, `/io assenza`. `/io prova` mostra se i promemoria arrivano. Nelle ore di silenzio e durante l’assenza non senti nulla e il tuo orologio è fermo; se intanto è arrivato il tuo turno, te lo dico dopo.
# $zone: such as Europe/London. $time: what clocks show there.
bot-me-zone = Fuso orario: { $zone }, dove ora sono le { $time }
bot-me-no-zone = Fuso orario: non indicato, quindi vale { $zone }, dove ora sono le { $time }
bot-me-quiet = Ore di silenzio: dalle { $start } alle { $end }
bot-me-not-quiet = Ore di silenzio: nessuna
# $day: a date in full.
bot-me-away = Non ci sei fino a { $day }; se una partita ti aspetta, il suo messaggio lo dice
bot-me-tells-next = Ti avviso quando il prossimo turno è il tuo
bot-me-tells-nothing = Non ti avviso quando il prossimo turno è il tuo
bot-me-place = dove ricevi i promemoria
bot-me-place-direct = scrivimi un messaggio diretto
bot-me-place-channel = scrivimi nel canale della partita
bot-me-place-off = non avvisarmi mai, neanche quando tocca a me
bot-me-intervals = quando ricevi i promemoria
bot-me-interval-usual = secondo il ritmo della partita
# $span: such as "6 hours".
bot-me-interval = dopo { $span }
bot-me-press-next = Avvisami quando il prossimo turno è il mio
bot-me-press-not-next = Non avvisarmi quando il prossimo turno è il mio
bot-me-press-loud = Niente ore di silenzio
bot-me-press-back = Sono di nuovo qui

## When something is refused

bot-error-no-zone = non c’è nessun fuso orario «{ $text }»; scrivi una grande città vicina e scegli dall’elenco
# $labels: names of time zones.
bot-error-no-zone-near = non c’è nessun fuso orario «{ $text }»; tra i più simili: { LIST($labels, style: "points") }
bot-error-no-time = «{ $text }» non è un orario; scrivilo come 22:30
bot-error-no-date = questo giorno non esiste: «{ $text }»; scrivilo come 28/3/2027, o come numero di giorni da oggi, per esempio 3
bot-error-quiet-both = indica tutti e due, quando comincia il silenzio e quando finisce; senza nessuno dei due non ce n’è
bot-error-quiet-zone = prima di’ con `/io fuso-orario` dove sei; le ore di silenzio seguono quello
bot-error-quiet-long = le ore di silenzio possono essere al massimo 16 al giorno, e più di nessuna
bot-error-away-past = quel giorno è già cominciato; indicane uno che deve venire
bot-error-away-long = è troppo lontano: al massimo un anno

## The test

bot-ping = Questa è una prova: i promemoria ti arrivano qui.
bot-ping-direct = Ti ho mandato un messaggio diretto: { $link }. I promemoria arriveranno lì.
bot-ping-here = Ti ho menzionato in questo canale. I promemoria arrivano nel canale di ogni partita.
bot-ping-off = Non vuoi promemoria, quindi non ho mandato niente. Con `/io impostazioni` puoi cambiare idea.
bot-ping-refused = Non posso mandarti messaggi diretti: permettili nelle impostazioni di privacy di questo server. Fino ad allora ti scrivo nel canale della partita.
bot-ping-elsewhere = I promemoria ti arrivano nei canali delle tue partite: usa questo comando in uno di quelli.
bot-ping-forbidden = Non posso scrivere in questo canale, quindi qui non arrivano promemoria: mi servono i permessi «Vedere il canale» e «Inviare messaggi».

## One's own games

bot-games-title = le tue partite
bot-games-none = Non siedi a nessun tavolo. `/partita nuova` ne apre uno in un canale.
# $title: what is played.
bot-games-game = **{ $title }**, partita { $game }
# $since: as Discord shows how long ago it was.
bot-games-you = **Aspetta te** ({ $since })
# $names: who is awaited.
bot-games-others = Aspetta: { LIST($names) } ({ $since })
bot-games-computers = Un giocatore automatico sta pensando
bot-games-stood-in = Un giocatore automatico risponde per te; `/partita torna` quando ci sei di nuovo
bot-games-lobby = Il tavolo si sta formando: giocatori seduti { $count }
bot-games-unread = Ora questa partita non si può leggere; deve pensarci chi mi gestisce
bot-games-play = Gioca a { $title }, partita { $game }
