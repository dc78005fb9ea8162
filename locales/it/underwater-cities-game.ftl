### Underwater Cities durante il gioco: domande, opzioni e il registro.

## How far the game is, and why it ended

underwater-cities-title = Underwater Cities
underwater-cities-moment = { $era }, round { $round }
# While new cards are chosen.
underwater-cities-moment-cards = comincia l’{ $era }
# A player by name.
underwater-cities-seat = { $seat }
underwater-cities-end-scored = tutti i 10 round sono stati giocati
underwater-cities-end-solo-won = la tua nazione ha 7 città connesse e 100 punti: vittoria
underwater-cities-end-solo-lost = servivano 7 città connesse e 100 punti: sconfitta
# $cities, $points: what the nation has; the rest is what it takes to win.
underwater-cities-ended-solo-won =
    { $cities ->
        [one] { $cities } città connessa (ne servono 7)
       *[other] { $cities } città connesse (ne servono 7)
    } e { $points ->
        [one] 1 punto (ne servono 100)
       *[other] { $points } punti (ne servono 100)
    }: vittoria
underwater-cities-ended-solo-lost =
    { $cities ->
        [one] { $cities } città connessa (ne servono 7)
       *[other] { $cities } città connesse (ne servono 7)
    } e { $points ->
        [one] 1 punto (ne servono 100)
       *[other] { $points } punti (ne servono 100)
    }: sconfitta

## Game options

underwater-cities-option-board-side = plance giocatore
underwater-cities-option-board-side-basic = lato base
underwater-cities-option-board-side-asymmetric = lato asimmetrico
underwater-cities-option-contracts = contratti governativi
underwater-cities-option-contracts-off = senza
underwater-cities-option-contracts-on = con
underwater-cities-option-solo-column = solitario: spazi occupati all’inizio
underwater-cities-option-solo-column-1 = il primo di ogni colore
underwater-cities-option-solo-column-2 = il secondo di ogni colore
underwater-cities-option-solo-column-3 = il terzo di ogni colore
underwater-cities-option-solo-column-4 = il quarto di ogni colore

## Questions

underwater-cities-ask-slot = scegli uno spazio azione
    .note = la carta che giochi dopo ha effetto solo se il suo colore corrisponde allo spazio
    .next = uno spazio azione
underwater-cities-ask-slot-told = scegli uno spazio azione
    .note = { LIST($notes, style: "dots") }
    .next = uno spazio azione
    .next = uno spazio azione
underwater-cities-note-colour = una carta ha effetto solo su uno spazio del suo colore
underwater-cities-note-means = ti puoi permettere: { LIST($costs, style: "comma", form: "short") }
underwater-cities-note-costs = non ti puoi permettere: { LIST($costs, style: "comma", form: "bare") }
underwater-cities-note-ready = carte azione pronte: { LIST($cards, style: "comma") }
underwater-cities-note-none-ready = nessuna carta azione pronta
# $text: what the slot does, with its full stop.
underwater-cities-ask-card = { $slot }: scegli la carta da giocare
    .note = { $slot }, con qualsiasi carta: { $text }
    .next = la carta che ci giochi
underwater-cities-ask-order = la carta corrisponde: che cosa viene prima?
    .next = se viene prima lo spazio o la carta
underwater-cities-ask-slot-action = l’azione dello spazio: { $slot }
    .next = l’azione dello spazio
underwater-cities-ask-use-card = { $card }: la usi o no?
    .next = se usi la carta
underwater-cities-used-card-asks = { $card } · { $question }
    .next = se usi la carta
underwater-cities-ask-claim-card = { $card }, { $type }: la reclami o no?
    .next = se reclami la carta
underwater-cities-ask-build = che cosa costruisci?
    .next = che cosa costruisci
underwater-cities-ask-build-building = quale edificio costruisci?
    .next = quale edificio costruisci
underwater-cities-ask-build-city = quale città costruisci?
    .next = quale città costruisci
underwater-cities-ask-special = quale carta Speciale prendi?
    .next = quale carta Speciale prendi
# $kind: such as “tunnel”.
underwater-cities-ask-site = dove costruisci { FORM($kind, form: "a") } ({ $price })?
    .next = dove costruisci { FORM($kind, form: "a") }
# The price includes the upgrade.
underwater-cities-ask-site-upgraded = dove costruisci { FORM($kind, form: "a") } con miglioramento immediato ({ $price })?
    .next = dove costruisci { FORM($kind, form: "a") }
# $what: such as “upgrade 1 structure at the usual cost”.
underwater-cities-ask-upgrade = { $what } ({ $price }): quale?
    .next = che cosa migliori
# $what: such as “you may pay 1 kelp to gain 2 science”.
underwater-cities-ask-whether = { $what }: vuoi farlo?
    .next = { $what }
# $what: such as “laboratory, site 1 at C9”.
underwater-cities-ask-payment = { $what }: con che cosa paghi?
    .next = con che cosa paghi
underwater-cities-ask-advance = di quanto avanzi (il tuo segnalino: { $space })?
    .next = di quanto avanzi
underwater-cities-ask-discard-excess = { $count ->
    [one] limite di mano { $limit }: scegli { $count } carta da scartare prima del tuo prossimo turno
   *[other] limite di mano { $limit }: scegli { $count } carte da scartare prima del tuo prossimo turno
}
    .next = quali carte scarti fino al limite di mano
underwater-cities-ask-discard = { $count ->
    [one] scegli { $count } carta da scartare
   *[other] scegli { $count } carte da scartare
}
    .next = quali carte scarti
underwater-cities-ask-keep = { $count ->
    [one] scegli { $count } carta da tenere
   *[other] scegli { $count } carte da tenere
}
    .next = quali carte tieni
    .note = le altre le scarti
underwater-cities-ask-keep-special = scegli la carta Speciale da tenere
    .next = quale carta Speciale tieni
underwater-cities-ask-put-under = scegli quale carta Speciale va per prima sotto il mazzo
    .next = quale carta Speciale va per prima sotto il mazzo
underwater-cities-ask-keep-tile = scegli la tessera Metropoli da tenere
    .next = quale tessera Metropoli tieni
underwater-cities-ask-trial = quale altra struttura produce?
    .next = quale altra struttura produce
underwater-cities-ask-make-room = { $card }: scegli quale carta azione scartare per farle posto
    .next = quale carta azione le fa posto
underwater-cities-ask-use-replaced = { $card } sta per essere scartata: prima la usi?
    .next = se prima usi l’altra carta
# $what: what a production card does.
underwater-cities-ask-replaced = { $what }: scegli quante volte
    .post = che cosa produci nella tua Produzione?
    .next = { $what }
underwater-cities-ask-production = scegli come continua la tua Produzione
    .next = il resto della tua Produzione
# $source: a card or metropolis that does something in Production. $asked: the question.
underwater-cities-asked-of = { $source } · { $asked }
    .post = { $source }: che cosa scegli?
    .next = { FORM($asked, form: "next") }
underwater-cities-ask-contract = prima che l’Era finisca puoi reclamare un contratto governativo
    .next = se reclami un contratto
underwater-cities-ask-end = hai fatto tutto: termini il turno?
    .next = solo la fine del tuo turno
underwater-cities-ask-end-lapsed = l’azione è andata persa ({ $slot }): termini il turno?
    .next = solo la fine del tuo turno

## Options: what a button says. At most 80 characters in all; `.short`, where several stand in a row.

underwater-cities-do-choose-slot = { $slot }
    .short = { FORM($slot, form: "short") }
# $price: such as “1 credit”.
underwater-cities-do-clone-slot = clona, per { $price }: { $slot }
    .short = clona { FORM($slot, form: "short") }
underwater-cities-do-choose-card = { $card }: corrisponde
    .short = { FORM($card, form: "short") }
underwater-cities-do-choose-card-idle = { $card }: corrisponde, ora senza effetto
    .short = { FORM($card, form: "short") }
underwater-cities-do-choose-card-unmatched = { $card }: senza effetto
    .short = { FORM($card, form: "short") }
underwater-cities-do-slot-first = prima lo spazio: { $slot }
    .short = prima lo spazio
# $what: such as “claim: Drill Rig (41), action card”.
underwater-cities-do-card-first = { $what }
    .short = prima la carta
# The same; one of several prices.
underwater-cities-do-card-first-for = { $what }
    .short = prima { $goods }
underwater-cities-do-play-card = usa la carta: { $card }
    .short = usa la carta
underwater-cities-do-claim-card = reclama: { $card }, { $type }
    .short = reclama
underwater-cities-do-pay-and-play = paga { $goods } e usa: { $card }
    .short = per { $goods }
underwater-cities-do-pay-and-claim = paga { $goods } e reclama: { $card }
    .short = per { $goods }
underwater-cities-do-claim-and-end = reclama la carta e termina il turno
    .short = reclama e termina
underwater-cities-do-pay-claim-and-end = paga { $goods }, reclama la carta e termina il turno
    .short = { $goods } e termina
underwater-cities-do-leave-card = non usare la carta
    .short = non usarla
underwater-cities-do-not-claim = non reclamare la carta
    .short = non reclamare
underwater-cities-do-replace-card = scarta: { $card }
    .short = { FORM($card, form: "short") }
underwater-cities-do-not-use = non usarla
underwater-cities-do-use-card = usa: { $card }
    .short = { FORM($card, form: "short") }
underwater-cities-do-refresh-card = rendi disponibile: { $card }
    .short = { FORM($card, form: "short") }
underwater-cities-do-use-ability = { $card }: { $what }
    .short = { FORM($what, form: "short") }
underwater-cities-do-claim-contract = reclama il contratto: { $contract }
    .short = { $contract }
underwater-cities-do-no-contract = non reclamarne nessuno
    .short = nessuno
underwater-cities-do-perform = svolgi l’azione: { $slot }
    .short = { FORM($slot, form: "short") }
underwater-cities-do-perform-some = svolgi l’azione di uno spazio
    .short = azione di uno spazio
underwater-cities-do-build = costruisci: { $kind }
    .short = { FORM($kind, form: "short") }
# $price: such as “1 credit and 1 steelplast”.
underwater-cities-do-build-for = costruisci: { $kind } ({ $price })
    .short = { FORM($kind, form: "short") }
underwater-cities-do-build-upgraded-for = costruisci e migliora: { $kind } ({ $price })
    .short = { FORM($kind, form: "short") }
underwater-cities-price = { LIST($prices, style: "or") }
# $what: such as “tunnel C5–C9”. $extras: such as “+1 steelplast”.
underwater-cities-do-build-at = { $what }: { LIST($extras, style: "comma", form: "short") }
    .short = { FORM($what, form: "short") }
underwater-cities-do-bonus = +{ $got }
underwater-cities-do-surcharge = costa { $goods } in più
underwater-cities-do-pay-for = paga { $goods }
underwater-cities-do-pay-to-get = paga { $goods } per { $got }
    .short = { $goods } → { $got }
underwater-cities-do-upgrade-at = migliora: { $what }
    .short = { FORM($what, form: "short") }
underwater-cities-do-upgrade-for = { $what } ({ $price })
    .short = { FORM($what, form: "short") }
underwater-cities-do-upgrade-here = migliora la struttura lì: { $site }
underwater-cities-do-trial-at = produzione: { $what }
    .short = { FORM($what, form: "short") }
underwater-cities-do-convert-at = rendi simbiotica: { $site }
    .short = { $site }
underwater-cities-do-advance-only = { $steps ->
    [one] avanza di { $steps } spazio
   *[other] avanza di { $steps } spazi
}
    .short = { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }
# $bonus: such as “+1 credit + 1 point”.
underwater-cities-do-advance-for = { $steps ->
    [one] avanza di { $steps } spazio: { $bonus }
   *[other] avanza di { $steps } spazi: { $bonus }
}
    .short = { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }
underwater-cities-do-stay = non avanzare
    .short = resta
underwater-cities-do-draw-first = { $count ->
    [one] pesca prima la carta
   *[other] pesca prima le { $count } carte
}
    .short = prima pesca
underwater-cities-do-swap = { $given } in cambio di { $got }
    .short = { $given } → { $got }
underwater-cities-do-take-card = prendi: { $card }
    .short = { FORM($card, form: "short") }
underwater-cities-do-search-specials = metti la prima carta sotto il mazzo e scegli tra le prossime 3
    .short = cerca nel mazzo
underwater-cities-do-draw-tiles = { $count ->
    [one] guarda { $count } tessera Metropoli
   *[other] guarda { $count } tessere Metropoli
}
    .short = metropoli
underwater-cities-do-replace-number = { $count ->
    [0] nessuna
   *[other] { $count }
}
underwater-cities-do-get = { LIST($parts, style: "plus") }
underwater-cities-do-steps = { $steps ->
    [one] { $steps } passo nella Federazione
   *[other] { $steps } passi nella Federazione
}
underwater-cities-do-build-one-of = costruisci: { LIST($kinds, style: "or") }
    .short = { LIST($kinds, style: "or", form: "short") }
underwater-cities-do-build-and-upgrade = costruisci e migliora: { LIST($kinds, style: "or") }
    .short = costruisci+migliora
underwater-cities-do-upgrade-one-of = migliora: { LIST($kinds, style: "or") }
    .short = migliora
underwater-cities-do-trial-one-of = produzione: { LIST($kinds, style: "or") }
    .short = produzione
underwater-cities-do-pay-one-of = paga { LIST($prices, style: "or") }
    .short = paga
underwater-cities-do-swap-either = scambia { $one } con { $other }
    .short = scambia
underwater-cities-do-no-more = nient’altro
underwater-cities-do-end-turn = termina il turno

## What an option does, costs and gives: beside its button

# $text: all that a slot says, with its full stop. $costs: what the player cannot pay for, such as “farm 1 kelp”.
underwater-cities-effect-slot-costs = { $text } Non ti puoi permettere: { LIST($costs, style: "points") }.
# The same, with what the player can pay for: all of it, or some.
underwater-cities-effect-slot-means = { $text } Ti puoi permettere: { LIST($costs, style: "points") }.
underwater-cities-effect-slot-some = { $text } Ti puoi permettere solo: { LIST($costs, style: "points") }.
underwater-cities-effect-cost = { $kind } { $price }
    .short = { FORM($kind, form: "short") } { FORM($price, form: "short") }
    .bare = { $kind }
underwater-cities-effect-cost-upgrade = miglioramento { $price }
    .short = miglioramento { FORM($price, form: "short") }
    .bare = miglioramento
# $price: such as “1 credit”. $text: what the slot says.
underwater-cities-effect-clone = per { $price }: { $text }
# A slot that is impossible at the moment. $card: the only card in hand that could change that.
underwater-cities-effect-slot-after-card = solo dopo { $card }: { $text }
underwater-cities-effect-slot-after = solo dopo un altro effetto, per esempio della tua carta: { $text }
# $text: a card in a list, such as “yellow, instant card: gain 1 credit.”
underwater-cities-effect-matches = corrisponde · { $text }
# $why: why it does nothing.
underwater-cities-effect-idle = corrisponde, ma ora non fa nulla: { LIST($why, style: "points") } · { $text }
underwater-cities-effect-idle-only = corrisponde, ma ora non fa nulla · { $text }
underwater-cities-effect-unmatched = non ha il colore dello spazio ({ $colour }): scartata senza effetto · { $text }
underwater-cities-effect-unmatched-always = a questo spazio non corrisponde nessuna carta: scartata senza effetto · { $text }
# $goods: such as “1 kelp”.
underwater-cities-effect-kind = costa { $price }; se connesso dà { $goods } in ogni Produzione
underwater-cities-effect-kind-idle = costa { $price }; da sé non produce nulla
# $gain: such as “gain 1 card”.
underwater-cities-effect-bonus = subito: { $gain }
# Behind the site of a building.
underwater-cities-effect-makes = da subito { $goods } in ogni Produzione
underwater-cities-effect-unconnected = città non ancora connessa: nessuna produzione
underwater-cities-effect-no-city = lì non c’è ancora una città: nessuna produzione
underwater-cities-effect-city-connected = subito connessa
underwater-cities-effect-city-unconnected = connessa solo quando ci arriva un tunnel
underwater-cities-effect-tunnel-city = connette la tua città { $city }
underwater-cities-effect-tunnel-empty = porta a { $city }, dove non c’è ancora una città
underwater-cities-effect-tunnel-inner = le due estremità sono già connesse
underwater-cities-effect-tunnel-idle = nessuna città alle estremità: per ora non produce
# $tile: a metropolis. $count: the tunnels that will be missing.
underwater-cities-effect-tunnel-toward = { $count ->
    [one] verso { $tile }: poi manca ancora { $count } tunnel
   *[other] verso { $tile }: poi mancano ancora { $count } tunnel
}
# $parts: such as “C5 is connected”.
underwater-cities-effect-site = { LIST($parts, style: "points") }.
# $parts: what the metropolis does: at once, in each Production, at the end.
underwater-cities-effect-metropolis = connette la metropoli { $tile }: { LIST($parts, style: "points") }
underwater-cities-effect-metropolis-now = subito: { LIST($parts, style: "comma") }
underwater-cities-effect-metropolis-prod = in ogni Produzione: { LIST($parts, style: "comma") }
# $kind: such as “farm”. $goods: such as “1 point”.
underwater-cities-effect-upgrade = { $kind }: { $goods } in più in ogni Produzione
underwater-cities-effect-upgrade-idle = { $kind }, senza connessione: per ora non produce di più
underwater-cities-effect-convert = { $goods } in più in ogni Produzione
underwater-cities-effect-convert-idle = non connessa: per ora non produce di più
underwater-cities-effect-produces = { $kind }: { $goods }
# $space: a number. $bonus: such as “+1 credit”.
underwater-cities-effect-steps = fino allo spazio { $space }: { $bonus }
underwater-cities-effect-steps-only = fino allo spazio { $space }, senza bonus
underwater-cities-effect-leave = { $card } va scartata senza effetto
# $text: what a claimed card does, with its full stop.
underwater-cities-effect-kept = la tieni: { $text }
underwater-cities-effect-kept-action = la tieni. Quando uno spazio o un effetto ti fa usare carte azione: { $text }
# $what: what comes of a claimed card, with its full stop; the turn ends with it.
underwater-cities-effect-draw = { $what } Poi peschi 1 carta.
# $slots: those whose action it may be.
underwater-cities-effect-slots = { $what }: { LIST($slots, style: "comma", form: "short") }
underwater-cities-effect-lost = perdi questa carta: { $text }
# $why: such as “upgrade: 1 science needed (you have 0)”.
underwater-cities-effect-lacks = { $what }; per ora non si può: { LIST($why, style: "points") }
underwater-cities-effect-replaced = { $new } invece di { $old }
# $text: such as “use 1 of your action cards”. $cards: those that are ready.
underwater-cities-effect-ready = { $text } · carte azione pronte: { LIST($cards, style: "points") }
underwater-cities-effect-none-ready = { $text } · nessuna tua carta azione è pronta
# $what: what it does.
underwater-cities-effect-ready-card = { $card } ({ LIST($what, style: "points") })
# $card: a claimed card. $what: such as “1 kelp for 1 steelplast”.
underwater-cities-effect-ability = { $card }: { $what }
# $what: what an option does. $cards: claimed cards that respond to it, such as “Graduate Intake: gain 1 card”.
underwater-cities-effect-answers = { $what } · le tue carte: { LIST($cards, style: "points") }

## Why not: what cannot be chosen now

# $owner: a player.
underwater-cities-closed-own-tile = c’è già una tua tessera
underwater-cities-closed-taken = occupato da { $owner }
underwater-cities-closed-neutral = occupato da una tessera neutrale
# $price: such as “1 credit”.
underwater-cities-closed-clone-cost = occupato da { $owner }; clonarlo costa { $price }
underwater-cities-closed-clone-used = occupato da { $owner }; in questo round si è già clonato
underwater-cities-closed-reasons = { LIST($why, style: "points") }
underwater-cities-closed-card = con questa carta { $slot } non farebbe nulla
underwater-cities-closed-city-site = nessuna tua città è adiacente
underwater-cities-closed-tunnel-site = non tocca né un tuo tunnel né la città iniziale
# $needed: such as “2 credits”. $have: a number.
underwater-cities-closed-lacks = bisogna avere { $needed } (ne hai { $have })
# $kind: such as “farm”. $lacks: such as “2 credits needed (you have 1)”.
underwater-cities-closed-cost = { $kind }: { LIST($lacks, style: "comma") }
underwater-cities-closed-upgrade-cost = miglioramento: { LIST($lacks, style: "comma") }
underwater-cities-closed-supply = { $kind }: riserva esaurita
underwater-cities-closed-site = { $kind }: nessun sito libero
underwater-cities-closed-upgrade = niente da migliorare
underwater-cities-closed-trial = nessuna struttura migliorata adatta in una città connessa
underwater-cities-closed-action-card = nessuna tua carta azione avrebbe ora effetto
underwater-cities-closed-used-card = nessuna tua carta azione è usata
underwater-cities-closed-condition = la condizione non è soddisfatta
underwater-cities-closed-nothing = ora non farebbe nulla

## The log

underwater-cities-log-begins = la partita comincia
underwater-cities-log-round = comincia il round { $number }
underwater-cities-log-era = comincia l’{ $era }
underwater-cities-log-order = nuovo ordine di gioco: { LIST($order, style: "comma") }
underwater-cities-log-production = Produzione
underwater-cities-log-over = la partita è finita
underwater-cities-log-declared = ha scelto { FORM($slot, form: "definite") } e giocato { $card }
underwater-cities-log-declared-alone = ha scelto { FORM($slot, form: "definite") }, senza carta
underwater-cities-log-cloned = ha clonato { FORM($slot, form: "definite") } e giocato { $card }
underwater-cities-log-slot-lapsed = l’azione è andata persa: dopo ciò che è stato rivelato non si può fare nulla ({ $slot })
underwater-cities-log-unused = la carta non ha avuto effetto
underwater-cities-log-resolved = ha usato l’effetto di { $card }
underwater-cities-log-claimed = ha reclamato { $card }
underwater-cities-log-replaced = ha scartato { $card } per fare posto
underwater-cities-log-used = ha usato { $card }
underwater-cities-log-refreshed = di nuovo disponibile: { $card }
underwater-cities-log-gained = ha ottenuto { $goods }
# What a permanent, or a card or metropolis in Production, brings. $source: its name.
underwater-cities-log-gained-from = ha ottenuto { $goods } con { $source }
underwater-cities-log-paid = ha pagato { $goods }
underwater-cities-log-fed = { $cities ->
    [one] ha nutrito { $cities } città con { $goods }
   *[other] ha nutrito { $cities } città con { $goods }
}
underwater-cities-log-replaced-output = produzione ridotta di { $goods }
underwater-cities-log-built = ha costruito: { $site }
underwater-cities-log-upgraded = ha migliorato: { $site }
underwater-cities-log-converted = ha reso simbiotica: { $site }
underwater-cities-log-metropolis = ha connesso la metropoli { $tile }
underwater-cities-log-stepped = ha raggiunto { FORM($space, form: "definite") }
underwater-cities-log-stepped-over = ha superato lo spazio 1
underwater-cities-log-contract = ha reclamato il contratto { $contract }
underwater-cities-log-drew = { $count ->
    [one] ha pescato { $count } carta
   *[other] ha pescato { $count } carte
}
# What a permanent, or a card or metropolis in Production, brings. $source: its name.
underwater-cities-log-drew-from = { $count ->
    [one] ha pescato { $count } carta con { $source }
   *[other] ha pescato { $count } carte con { $source }
}
# Only the player reads this.
underwater-cities-log-drew-cards = ha pescato { LIST($cards) }
underwater-cities-log-drew-cards-from = ha pescato { LIST($cards) } con { $source }
underwater-cities-log-looked = { $count ->
    [one] ha guardato { $count } carta
   *[other] ha guardato { $count } carte
}
# Only the player reads this.
underwater-cities-log-looked-at = ha guardato { LIST($cards) }
underwater-cities-log-kept = { $count ->
    [one] ha tenuto { $count } carta
   *[other] ha tenuto { $count } carte
}
underwater-cities-log-discarded = { $count ->
    [one] ha scartato { $count } carta
   *[other] ha scartato { $count } carte
}
# Only the player reads this.
underwater-cities-log-discarded-cards = ha scartato { LIST($cards) }
underwater-cities-log-owes = { $count ->
    [one] deve scartare { $count } carta prima del suo prossimo turno
   *[other] deve scartare { $count } carte prima del suo prossimo turno
}
underwater-cities-log-chose-hand = ha scelto la mano e scartato { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
underwater-cities-log-reshuffled = { $count ->
    [one] la pila degli scarti ({ $count } carta) viene mescolata e forma il nuovo mazzo Era
   *[other] la pila degli scarti ({ $count } carte) viene mescolata e forma il nuovo mazzo Era
}
underwater-cities-log-took-special = ha preso { $card }
underwater-cities-log-searched-specials = ha messo { $card } sotto il mazzo delle carte Speciali e guardato le successive
underwater-cities-log-kept-special = ha tenuto una carta Speciale
# Only the player reads this.
underwater-cities-log-kept-card = ha tenuto { $card }
underwater-cities-log-drew-tiles = { $count ->
    [one] ha guardato { $count } tessera Metropoli
   *[other] ha guardato { $count } tessere Metropoli
}
underwater-cities-log-hungry =
    non ha potuto nutrire { $cities } città e { $points ->
        [0] non aveva punti da perdere
        [one] ha perso { $points } punto
       *[other] ha perso { $points } punti
    }
underwater-cities-log-fourth = si scopre { $card }: nel prossimo round è occupato { FORM($slot, form: "definite") }

## What somebody may always answer

underwater-cities-habit-discard = scartare fino al limite di mano
underwater-cities-habit-discard-newest = le più recenti, Speciali per ultime
underwater-cities-habit-discard-oldest = le più vecchie, Speciali per ultime
underwater-cities-habit-new-hand = la tua mano all’inizio di un’Era
underwater-cities-habit-new-hand-new-era = tieni le carte della nuova Era
underwater-cities-habit-new-hand-old-hand = tieni le carte che avevi
underwater-cities-habit-order = prima lo spazio o la carta
underwater-cities-habit-order-slot = prima lo spazio
underwater-cities-habit-order-card = prima la carta
underwater-cities-habit-parts = parti in qualsiasi ordine
underwater-cities-habit-parts-in-order = nell’ordine in cui sono scritte
underwater-cities-habit-steps = passi nella Federazione
underwater-cities-habit-steps-all = falli tutti
underwater-cities-habit-production = scelte nella Produzione
underwater-cities-habit-production-gains = prendi solo ciò che non costa nulla
underwater-cities-habit-production-none = rinuncia a tutte
underwater-cities-habit-replaced = Produzione: produrre altro
underwater-cities-habit-replaced-all = il più possibile
underwater-cities-habit-replaced-none = nulla

## What somebody could still do

# $ways: some of the parts.
underwater-cities-waste-part = una parte dell’azione non è stata usata: { LIST($ways, style: "or") }
underwater-cities-waste-card = { $card } corrisponde allo spazio, e puoi ancora usarla
underwater-cities-waste-hunger = { $cities ->
    [one]
        l’Era finisce e { $cities } tua città resterà senza cibo: perdi { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
   *[other]
        l’Era finisce e { $cities } tue città resteranno senza cibo: perdi { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
}
# What a kind of warning is called.
underwater-cities-waste-part-name = una parte dell’azione non usata
underwater-cities-waste-card-name = una carta corrispondente non usata
underwater-cities-waste-hunger-name = città senza cibo
