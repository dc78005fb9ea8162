### I pacchetti di componenti fatti da qualcuno: al tavolo, alla lettura, e perché sono rifiutati.

## Al tavolo

command-game-new-pack = pacchetto
    .description = Con quali componenti, se non con quelli della scatola
bot-pack = pacchetto di componenti
bot-pack-default = come nella scatola
# $title: as whoever made the pack writes it.
bot-pack-own = { $title }
# $id: of the pack, where two of them have one title.
bot-pack-own-named = { $title } ({ $id })
bot-pack-gone = «{ $id }», che non c’è più
bot-packs-broken = { $count ->
    [one] { $count } pacchetto di componenti non è proposto, perché c’è qualcosa che non va; il mio registro dice che cosa. Lo sa solo chi gestisce il server.
    [many] { $count } di pacchetti di componenti non sono proposti, perché c’è qualcosa che non va; il mio registro dice che cosa. Lo sa solo chi gestisce il server.
   *[other] { $count } pacchetti di componenti non sono proposti, perché c’è qualcosa che non va; il mio registro dice che cosa. Lo sa solo chi gestisce il server.
}
bot-error-pack-gone = il pacchetto di componenti «{ $id }» di questo tavolo non c’è più; sceglietene un altro in **Opzioni**
# $title: of the game. $known: the packs there are.
bot-error-no-pack = per { $title } non c’è un pacchetto di componenti «{ $name }»; disponibili: { LIST($known) }

## Alla lettura

setting-wrong-fathom-packs = deve essere una cartella
error-packs-folder = non si riesce a leggere la cartella dei pacchetti di componenti { $folder }: { $reason }
error-packs-many = della cartella { $folder } si guardano solo i primi { $most } pacchetti di componenti
# $other: another file.
error-pack-twice = il pacchetto di componenti { $file } è escluso: il suo id è «{ $id }», come quello di { $other }
error-pack-many = il pacchetto di componenti { $file } è escluso: per un gioco se ne propongono al massimo { $most }
error-broken-pack = il pacchetto di componenti «{ $name }» è conservato, ma non si può più usare: { $reason }
error-pack-changed = il suo testo è quello di «{ $found }»

## Perché sono rifiutati

pack-title-sign = «{ $found }» non può stare in un titolo; lettere, cifre e punteggiatura semplice sì
pack-bad-title = «{ $found }» non è un titolo; comincia con una lettera o una cifra, con spazi singoli e pochi accenti
pack-default-id = solo il pacchetto che accompagna il gioco si chiama «{ $id }»; scegli un altro id
pack-unknown-table = in questo gioco nessuna tabella si chiama «{ $table }»
pack-unknown-game = non c’è un gioco «{ $found }»; disponibili: { $known }
pack-fixed = questo non si può cambiare: lo fissano le regole, o segue da altre tabelle. Deve essere «{ $wanted }», non «{ $found }»
pack-fixed-rows = non c’è posto per «{ $found }»: questa tabella ha una riga per ciascuno di { $known }
pack-fixed-row-missing = manca la riga «{ $name }», che non si può togliere
