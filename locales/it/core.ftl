### What every game says. A message may stand inside another, so it begins with a small letter;
### what is said on its own gets its capital from the program.
###
### Readers are addressed as "tu". Effects, options and questions stand in the imperative ("ottieni
### 1 Credito"), the log says what somebody did ("ha ottenuto 1 Credito").

## People and the log

# $number (number): the seat, counted from 1; said while nobody's name is known.
seat-name = Posto { $number }
# $seat: who did it. $line: what was done, such as "ha giocato la Chiave 3".
log-line = { $seat }: { $line }

## Joining lists: what LIST($parts, style: "...") puts between the parts

# Said for a list without parts.
list-none = nulla
list-and-two = { $first } e { $rest }
list-and-more = { $first }, { $rest }
list-or-two = { $first } o { $rest }
list-or-more = { $first }, { $rest }
# Between whole sentences of which one or another applies.
list-either-two = { $first } oppure { $rest }
list-either-more = { $first }, { $rest }
list-comma-two = { $first }, { $rest }
list-comma-more = { $first }, { $rest }
list-plus-two = { $first } + { $rest }
list-plus-more = { $first } + { $rest }
list-points-two = { $first }; { $rest }
list-points-more = { $first }; { $rest }
list-dots-two = { $first } · { $rest }
list-dots-more = { $first } · { $rest }

## Effects: what a card, tile or slot does

# `.short`: where there is little room. `.brief`: where there is a little more.
effect-sequence = { LIST($parts) }
    .short = { LIST($parts, style: "plus", form: "short") }
    .brief = { LIST($parts, style: "plus", form: "brief") }
    .room = little
    .terse = { LIST($parts, style: "plus", form: "terse") }
effect-one-of = { LIST($parts, style: "either") }
effect-all = { LIST($parts) }
    .brief = { LIST($parts, form: "brief") }
    .infinitive = { LIST($parts, form: "infinitive") }
effect-either = { LIST($parts, style: "either") }
    .brief = { LIST($parts, style: "or", form: "brief") }
    .infinitive = { LIST($parts, style: "either", form: "infinitive") }
effect-several-of = fai { $count } cose diverse tra queste: { LIST($parts, style: "points") }
    .infinitive = fare { $count } cose diverse tra queste: { LIST($parts, style: "points") }
effect-then = { $first }; se lo fai, { $second }
    .infinitive = { FORM($first, form: "infinitive") } e poi { FORM($second, form: "infinitive") }
    .short = { FORM($first, form: "short") }
# $effect: such as “take 1 Special card”.
effect-option = { $effect }
    .short = { FORM($effect, form: "short") }
effect-any-order = in qualsiasi ordine: { LIST($parts, style: "points") }
# $cost: such as "2 Crediti". $effect: such as "equipaggia la Spia".
effect-may = per { $cost } { $effect }
    .brief = per { $cost } { FORM($effect, form: "brief") }
    .short = { FORM($effect, form: "short") }
effect-times = { $number ->
    [1] { $effect }
   *[other] { $number } volte: { $effect }
}

ask-effect = scegli: { $effect }
    .next = { $effect }
# `.panel`: where the options say what the parts are.
ask-next-part = ancora da fare, in qualsiasi ordine: { LIST($parts, style: "points") }. Da dove cominci?
    .panel = ancora da fare, in qualsiasi ordine: che cosa fai prima?
    .next = che cosa fai prima fra più cose
option-first = prima: { $what }
    .short = prima: { FORM($what, form: "short") }
option-instead = oppure { $what }
    .short = o { FORM($what, form: "short") }
option-stop = rinuncia al resto
    .short = rinuncia al resto
option-skip = rinuncia

## When something is refused

error-stale = la partita è andata avanti: la tua scelta era per una domanda precedente
error-not-awaited = adesso non hai nulla da scegliere
error-game-over = la partita è finita
error-no-such-option = «{ $key }» non è tra le opzioni
error-not-an-amount = scegli una delle opzioni, non un numero
error-not-a-pick = scegli un numero
error-wrong-number = scegli da { $least } a { $most } opzioni diverse
error-wrong-number-exactly = { $count ->
    [one] scegli esattamente { $count } opzione
   *[other] scegli { $count } opzioni diverse
}
error-amount-out-of-range = scegli un numero da { $low } a { $high }
error-nothing-to-undo = non hai mosse da annullare
error-undo-sealed = dopo la tua mossa è stato rivelato qualcosa, quindi per annullarla serve l’accordo degli altri
error-undo-others-moved = nel frattempo altri hanno giocato, quindi per annullare serve il loro accordo

error-unknown-game = non esiste un gioco chiamato «{ $name }»; giochi disponibili: { $known }
error-unknown-player = non esiste un giocatore automatico chiamato «{ $name }»; disponibili: { $known }
error-unknown-pack = non esiste un pacchetto di componenti «{ $name }»; disponibili: { $known }
# $bits: how many bits a seed may have.
error-seed = un seme è un numero intero da 0 in su, lungo al massimo { $bits } bit
error-not-numbers = posti e seme devono essere numeri interi
error-seat-count = in { $seats } non si può giocare: servono da { $low } a { $high } giocatori
error-unknown-option = non esiste un’opzione di gioco «{ $name }»; disponibili: { $known }
error-option-value = «{ $value }» non è un valore dell’opzione di gioco «{ $name }»; sono ammessi: { $allowed }

error-bad-snapshot = impossibile leggere una posizione salvata: { $reason }
error-bad-transcript = il file è stato rifiutato alla riga { $line }: { $reason }
error-bad-pack = il pacchetto di componenti { $source } è stato rifiutato alla riga { $line }, colonna { $column }: { $reason }

## Why a transcript is refused

transcript-wrong-title = la prima riga deve essere «{ $title }»
transcript-expected = qui manca la riga «{ $field }»
transcript-not-a-number = «{ $field }» richiede numeri
transcript-untold = questa partita è stata esportata mentre era ancora in corso, quindi mancano il seme e le mosse nascoste; esportala di nuovo quando è finita
transcript-broken-promise = il seme non corrisponde all’impronta
transcript-not-a-move = questa non è una mossa
transcript-after-the-end = dopo i punteggi finali non può seguire nulla
transcript-not-over = qui ci sono i punteggi finali, ma la partita non è finita
transcript-other-scores = la partita è finita con altri punteggi: { $scores }

## Why a component pack is refused

pack-too-big = il file è troppo grande (al massimo { $most } byte)
pack-not-utf8 = questo non è un testo UTF-8 valido
pack-control-character = qui c’è un carattere di controllo
pack-row-outside-table = questa riga non fa parte di nessuna tabella
pack-row-not-closed = la riga deve finire con «|»
pack-empty-cell = la cella è vuota; per indicare nulla scrivi «-»
pack-cell-too-long = la cella è troppo lunga (al massimo { $most } caratteri)
pack-wrong-cell-count = la riga ha { $found ->
    [one] { $found } cella
   *[other] { $found } celle
}, ma la tabella ha { $expected ->
    [one] { $expected } colonna
   *[other] { $expected } colonne
}
pack-no-separator = sotto i nomi delle colonne manca una riga come «|---|---|»
pack-column-twice = la colonna «{ $name }» compare due volte
pack-unknown-column = in questa tabella non c’è nessuna colonna «{ $name }»
pack-missing-column = manca la colonna «{ $name }»
pack-table-name = «{ $found }» non è un nome di tabella valido; usa lettere minuscole, cifre e «_»
pack-table-twice = la tabella «{ $table }» compare già alla riga { $first }
pack-table-empty = la tabella «{ $table }» non ha righe
pack-missing-table = manca la tabella «{ $table }»
pack-needs-one-row = la tabella «{ $table }» deve avere esattamente 1 riga, non { $found }
pack-other-game = questo è un pacchetto per «{ $found }», non per «{ $game }»
pack-id-twice = l’id «{ $id }» compare già alla riga { $first }
pack-needs-value = qui serve un valore
pack-not-a-number = «{ $found }» non è un numero
pack-not-yes-or-no = «{ $found }» non è né «yes» né «no»
pack-not-one-of = «{ $found }» qui non è ammesso; sono ammessi: { $allowed }
# $limit: such as ">= 1".
pack-out-of-range = { $found } è fuori dai limiti; deve essere { $limit }
pack-bad-id = «{ $found }» non è un id valido
pack-too-long = «{ $found }» è troppo lungo
pack-bad-value = «{ $found }» non è un valore valido per questa colonna

## Why an effect or an amount in a pack is refused

notation-character = «{ $found }» non ha significato in questa notazione
notation-unexpected = «{ $found }» qui non era previsto
notation-incomplete = alla fine manca qualcosa
notation-too-deep = le istruzioni si possono annidare al massimo per { $most } livelli
notation-number = «{ $found }» non è un numero valido
notation-unknown-statement = non esiste un’istruzione «{ $statement }»; disponibili: { $known }
notation-not-one-of = «{ $found }» qui non è possibile; sono ammessi: { $allowed }
notation-named-go-last = gli argomenti senza nome vanno prima di quelli con un nome
notation-argument-twice = l’argomento «{ $argument }» compare due volte
# $argument: its position, counted from 1, or its name.
notation-argument-missing = manca l’argomento { $argument } di «{ $statement }»
notation-argument-too-many = l’argomento { $argument } di «{ $statement }» è di troppo
notation-argument-unknown = «{ $statement }» non ha nessun argomento chiamato { $argument }
notation-needs-number = l’argomento { $argument } di «{ $statement }» deve essere un numero
notation-needs-name = l’argomento { $argument } di «{ $statement }» deve essere una parola
notation-needs-amount = l’argomento { $argument } di «{ $statement }» deve essere una quantità, come «2 credit»
notation-needs-bundle = l’argomento { $argument } di «{ $statement }» deve essere una quantità sola, senza «/»
notation-needs-ratio = l’argomento { $argument } di «{ $statement }» deve essere una coppia di numeri, come «5:4»
notation-needs-statement = l’argomento { $argument } di «{ $statement }» deve essere un’istruzione
