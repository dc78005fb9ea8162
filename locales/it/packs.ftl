### I pacchetti di componenti fatti da qualcuno: al tavolo, alla lettura, e perché sono rifiutati.

## Al tavolo

command-game-new-pack = pacchetto
    .description = Pacchetto di componenti (predefinito: quello standard)
bot-pack = pacchetto di componenti
bot-pack-default = standard
# $title: as whoever made the pack writes it.
bot-pack-own = { $title }
# $id: of the pack, where two of them have one title.
bot-pack-own-named = { $title } ({ $id })
bot-pack-gone = «{ $id }», non più disponibile
bot-packs-broken = { $count ->
    [one] { $count } pacchetto di componenti contiene un errore e non si può usare; vedi il mio log. Questa nota la vede solo chi gestisce il server.
   *[other] { $count } pacchetti di componenti contengono errori e non si possono usare; vedi il mio log. Questa nota la vede solo chi gestisce il server.
}
bot-error-pack-gone = il pacchetto di componenti «{ $id }» di questo tavolo non è più disponibile; scegline un altro in **Opzioni**
# $title: of the game. $known: the packs there are.
bot-error-no-pack = per { $title } non c’è nessun pacchetto di componenti «{ $name }»; disponibili: { LIST($known) }

## Alla lettura

setting-wrong-fathom-packs = deve essere il percorso di una cartella
error-packs-folder = impossibile leggere la cartella dei pacchetti di componenti { $folder }: { $reason }
error-packs-many = nella cartella { $folder } si leggono solo i primi { $most } pacchetti di componenti
# $other: another file.
error-pack-twice = il pacchetto di componenti { $file } è stato saltato: { $other } ha lo stesso id, «{ $id }»
error-pack-many = il pacchetto di componenti { $file } è stato saltato: per ogni gioco se ne offrono al massimo { $most }
error-broken-pack = il pacchetto di componenti salvato «{ $name }» non si può più usare: { $reason }
error-pack-changed = il suo contenuto è quello di «{ $found }»

## Perché sono rifiutati

pack-title-sign = «{ $found }» non è ammesso in un titolo; usa lettere, cifre e punteggiatura semplice
pack-bad-title = «{ $found }» non è un titolo valido; comincia con una lettera o una cifra e usa spazi singoli e pochi accenti
pack-default-id = solo il pacchetto del gioco stesso può chiamarsi «{ $id }»; scegli un altro id
pack-unknown-table = questo gioco non ha nessuna tabella «{ $table }»
pack-unknown-game = non esiste un gioco «{ $found }»; disponibili: { $known }
pack-fixed = questo non si può cambiare, perché lo stabiliscono le regole o altre tabelle: deve essere «{ $wanted }», non «{ $found }»
pack-fixed-rows = la riga «{ $found }» è di troppo: in questa tabella c’è una riga per ciascuno di questi: { $known }
pack-fixed-row-missing = manca la riga «{ $name }», che è obbligatoria
