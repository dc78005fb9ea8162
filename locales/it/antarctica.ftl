### Antarctica. The things are called as in the glossary of the rules, one word for one thing.

## Areas

# `.in`, `.to`, `.from`: where something is, where it goes, where it comes from. `.short`: as printed on
# the map and wherever there is little room. `.button`: its last word, so that three stand in a row.
antarctica-area-1 = Terra di Marie Byrd
    .in = nella Terra di Marie Byrd
    .to = verso la Terra di Marie Byrd
    .into = alla Terra di Marie Byrd
    .from = dalla Terra di Marie Byrd
    .short = Marie Byrd
    .button = Byrd
antarctica-area-2 = Mare di Ross
    .in = nel Mare di Ross
    .to = verso il Mare di Ross
    .into = al Mare di Ross
    .from = dal Mare di Ross
    .short = Ross
    .button = Ross
antarctica-area-3 = Terra di Wilkes
    .in = nella Terra di Wilkes
    .to = verso la Terra di Wilkes
    .into = alla Terra di Wilkes
    .from = dalla Terra di Wilkes
    .short = Wilkes
    .button = Wilkes
antarctica-area-4 = Mare di Davis
    .in = nel Mare di Davis
    .to = verso il Mare di Davis
    .into = al Mare di Davis
    .from = dal Mare di Davis
    .short = Davis
    .button = Davis
antarctica-area-5 = Terra di Enderby
    .in = nella Terra di Enderby
    .to = verso la Terra di Enderby
    .into = alla Terra di Enderby
    .from = dalla Terra di Enderby
    .short = Enderby
    .button = Enderby
antarctica-area-6 = Terra della Regina Maud
    .in = nella Terra della Regina Maud
    .to = verso la Terra della Regina Maud
    .into = alla Terra della Regina Maud
    .from = dalla Terra della Regina Maud
    .short = Regina Maud
    .button = Maud
antarctica-area-7 = Mare di Weddell
    .in = nel Mare di Weddell
    .to = verso il Mare di Weddell
    .into = al Mare di Weddell
    .from = dal Mare di Weddell
    .short = Weddell
    .button = Weddell
antarctica-area-8 = Terra di Ellsworth
    .in = nella Terra di Ellsworth
    .to = verso la Terra di Ellsworth
    .into = alla Terra di Ellsworth
    .from = dalla Terra di Ellsworth
    .short = Ellsworth
    .button = Ellsworth

## Buildings

# `.indefinite`: one of its kind, as something that is built. `.short`: where there is little room.
antarctica-camp = Campo
    .indefinite = un Campo
antarctica-shipyard = Cantiere Navale
    .indefinite = un Cantiere Navale
antarctica-crane = Gru
    .indefinite = una Gru
antarctica-shaft-tower = Torre di Manovra
    .indefinite = una Torre di Manovra
antarctica-drilling-rig = Trivellatrice
    .indefinite = una Trivellatrice
antarctica-wind-turbine = Turbina Eolica
    .indefinite = una Turbina Eolica
antarctica-laboratory = Laboratorio
    .indefinite = un Laboratorio
antarctica-factory = Fabbrica
    .indefinite = una Fabbrica
antarctica-inland-station = Centro di Ricerca Entroterra
    .indefinite = un Centro di Ricerca Entroterra
    .short = Centro Entroterra
antarctica-coastal-station = Centro di Ricerca Costiero
    .indefinite = un Centro di Ricerca Costiero
    .short = Centro Costiero
antarctica-naval-station = Centro di Ricerca Navale
    .indefinite = un Centro di Ricerca Navale
    .short = Centro Navale
antarctica-headquarters = Quartier Generale
    .indefinite = un Quartier Generale
antarctica-plankton-farm = Raccolta Plancton
    .indefinite = una Raccolta Plancton
antarctica-satellite-dish = Antenna Parabolica
    .indefinite = un’Antenna Parabolica

## Research tracks

antarctica-track-glaciology = Glaciologia
antarctica-track-biology = Biologia marina
    .short = Biologia
antarctica-track-oceanography = Oceanografia
antarctica-track-climatology = Climatologia
antarctica-track-astronomy = Astronomia

# The form .button of an area.
antarctica-button-name = { FORM($area, form: "button") }
# The form .short of a name.
antarctica-short-name = { FORM($name, form: "short") }

## Cards

antarctica-icebreaker = Icebreaker
antarctica-place-scientist = Piazzare uno Scienziato
    .short = Piazzare Scienziato
antarctica-plus-two-scientists = +2 Scienziati
antarctica-quick-research = Ricerca Veloce
antarctica-deck-basic = Base
antarctica-deck-double = Doppio
antarctica-deck-advanced = Avanzato
# `.definite`: with its article. `.short`: where there is little room.
antarctica-resource-basic = carta Risorsa Base
    .definite = la carta Risorsa Base
    .short = carta Base
antarctica-resource-knowhow = carta Risorsa Competenza
    .definite = la carta Risorsa Competenza
    .short = carta Competenza
# A building card, by its building and its deck.
antarctica-card = { $building } ({ $deck })

## Effect spaces of the research tracks

antarctica-effect-move-ship = ciascuno può spostare una nave
antarctica-effect-shipyard-draft = ciascuno riceve 1 carta Cantiere Navale
antarctica-effect-advance-three = ciascuno può usare 3 Punti Ricerca
antarctica-effect-advance = ciascuno può usare { $points ->
    [one] { $points } Punto Ricerca
   *[other] { $points } Punti Ricerca
}
antarctica-effect-scientist = 1 scienziato
antarctica-effect-new-ship = una nuova nave
antarctica-effect-knowhow-card = una carta Competenza
antarctica-effect-basic-card = la carta Base torna pronta

## Texts of whole components. Those of the Shipyard cards are also hints of at most 100 characters.

antarctica-text-card = { $building } ({ $deck }): richiede { LIST($needs) }; { $scientists ->
    [one] { $scientists } scienziato
   *[other] { $scientists } scienziati
}; { $points ->
    [one] { $points } Punto Ricerca
   *[other] { $points } Punti Ricerca
}
antarctica-text-card-star = { $building } ({ $deck }), con asterisco: richiede { LIST($needs) }; { $scientists ->
    [one] { $scientists } scienziato
   *[other] { $scientists } scienziati
}; { $points ->
    [one] { $points } Punto Ricerca
   *[other] { $points } Punti Ricerca
}
antarctica-text-needs = richiede { LIST($needs) }; { $points ->
    [one] { $points } Punto Ricerca
   *[other] { $points } Punti Ricerca
}
antarctica-text-icebreaker = piazzala dove la seconda nave è tua: alla prossima visita del Sole quella nave ha un turno
antarctica-text-place-scientist = piazza uno scienziato della tua Riserva Personale nell’area bersaglio, dove è andata la nave
antarctica-text-plus-two-scientists = { $count ->
    [one] sposta uno scienziato dalla tua Riserva Comune alla tua Riserva Personale
   *[other] sposta fino a { $count } scienziati dalla tua Riserva Comune alla tua Riserva Personale
}
antarctica-text-quick-research = { $points ->
    [one] { $points } Punto Ricerca
   *[other] { $points } Punti Ricerca
} su un tracciato aperto
antarctica-text-resource = { $card }: vale come { LIST($buildings, style: "or") }
antarctica-text-camp = { $building }: recluta tanti scienziati quante navi e scienziati hai qui
antarctica-text-shipyard = { $building }: costruisci una nave, che va nell’area del Sole
antarctica-text-resource-building = { $building }: serve per molti edifici
antarctica-text-know-how = { $building }: serve per gli edifici più grandi
antarctica-text-prestige = { $building }: alla fine le sue carte danno punti
# $tracks: those that show its icon.
antarctica-text-station = { $building }: ricerca in { LIST($tracks, style: "or") }
antarctica-hint-later = in seguito una nave qui può usarlo ({ $what })
antarctica-text-red = spazio { $space }, rosso: { $effect }
antarctica-text-blue = spazio { $space }, blu: { $effect }

## Game options

antarctica-option-layout = navi iniziali
antarctica-option-layout-first-game = disposizione per la prima partita
antarctica-option-layout-free = piazzate dai giocatori

## Pieces

antarctica-piece-cube = un cubetto non ancora piazzato
    .short = cubetto
antarctica-piece-ship = una nave non ancora costruita
    .short = nave
antarctica-piece-lying = la nave { FORM($area, form: "in") }, posizione { $position }
    .short = { FORM($area, form: "short") } { $position }

## Questions

antarctica-ask-place = scegli dove piazzare una nave
    .next = dove piazzi un’altra nave
antarctica-ask-extra-cube = scegli il tracciato per il tuo cubetto iniziale
    .next = il tracciato per il cubetto iniziale
antarctica-ask-sail = il Sole è { FORM($area, form: "in") }: dove va la tua nave?
    .post = dove va la tua nave?
    .next = dove va la tua nave
antarctica-ask-action = la tua nave è { FORM($area, form: "in") }: che cosa costruisci o fai lì?
    .next = che cosa costruisci o fai lì
antarctica-ask-after = hai svolto l’azione: vuoi fare altro prima che il turno finisca?
    .next = se vuoi una carta o uno scarto, poi il turno finisce
antarctica-ask-last-ship = è la tua ultima nave, e senza navi non avrai più turni: la scarti davvero?
    .next = la conferma
antarctica-ask-points = { $building }: scegli il tracciato per { $points ->
    [one] { $points } Punto Ricerca
   *[other] { $points } Punti Ricerca
}
    .next = il tracciato per i Punti Ricerca
antarctica-ask-take = scegli una carta Cantiere Navale dalla pila
    .next = quale carta Cantiere Navale prendi
    .note = tieni la carta, nascosta agli altri; puoi giocarla una volta, in un tuo turno futuro, dopo lo spostamento della nave
antarctica-ask-draft = scegli la carta Cantiere Navale da tenere
    .next = quale carta Cantiere Navale tieni
    .note = dalle altre sceglie il prossimo giocatore; tieni la carta, nascosta agli altri; puoi giocarla una volta, in un tuo turno dopo lo spostamento della nave
antarctica-ask-move = puoi spostare una delle tue navi
    .next = se sposti una delle tue navi
antarctica-ask-three = puoi usare { $points ->
    [one] { $points } Punto Ricerca
   *[other] { $points } Punti Ricerca
} su un tracciato
    .next = se usi altri Punti Ricerca
antarctica-ask-second = fai un turno Icebreaker con la tua seconda nave { FORM($area, form: "in") }?
    .next = se la seconda nave fa un turno

## Options. At most 80 characters with everything in them; `.short`, on buttons: at most 20.

antarctica-do-place = piazza una nave { FORM($area, form: "in") } (posizione { $position })
    .short = { FORM($area, form: "button") } { $position }
antarctica-do-extra-cube = piazza il cubetto in { $track }
    .short = { FORM($track, form: "short") }
antarctica-do-sail = salpa { FORM($area, form: "to") } (posizione { $position })
    .short = { FORM($area, form: "button") } { $position }
antarctica-do-discard = scarta { $piece }
    .short = scarta { FORM($piece, form: "short") }
antarctica-do-keep-ship = tieni la nave
antarctica-do-confirm = scartala
antarctica-do-build = costruisci { FORM($building, form: "indefinite") } ({ $count ->
    [one] { $count } scienziato
   *[other] { $count } scienziati
})
    .short = { FORM($building, form: "short") }
antarctica-do-build-with = costruisci { FORM($building, form: "indefinite") } ({ $count ->
    [one] { $count } scienziato
   *[other] { $count } scienziati
}, { FORM($resource, form: "short") })
    .short = { FORM($building, form: "short") }
antarctica-do-ship = costruisci una nave { FORM($area, form: "in") }
    .short = costruisci nave
antarctica-do-recruit = { $count ->
    [one] recluta { $count } scienziato
   *[other] recluta { $count } scienziati
}
    .short = recluta { $count }
antarctica-do-research = ricerca: { $points ->
    [one] { $points } Punto Ricerca
   *[other] { $points } Punti Ricerca
} in { $track } (fino allo spazio { $space })
    .short = { FORM($track, form: "short") }
antarctica-do-track = { $points ->
    [one] { $points } Punto Ricerca
   *[other] { $points } Punti Ricerca
} in { $track } (fino allo spazio { $space })
    .short = { FORM($track, form: "short") }
antarctica-do-nothing = non fare niente
antarctica-do-card-icebreaker = Icebreaker: piazzala { FORM($area, form: "in") }
    .short = Icebr.: { FORM($area, form: "short") }
antarctica-do-card-place-scientist = Piazzare uno Scienziato: { FORM($area, form: "in") }
    .short = Piazzare Scienziato
antarctica-do-card-plus-two-scientists = { $count ->
    [one] +2 Scienziati: { $count } scienziato nella tua Riserva Personale
   *[other] +2 Scienziati: { $count } scienziati nella tua Riserva Personale
}
    .short = { antarctica-plus-two-scientists }
antarctica-do-card-quick-research = Ricerca Veloce: { $points ->
    [one] { $points } Punto Ricerca
   *[other] { $points } Punti Ricerca
} in { $track } (fino allo spazio { $space })
    .short = carta: { FORM($track, form: "short") }
antarctica-do-end = termina il turno
antarctica-do-take = prendi «{ $card }»
    .short = { FORM($card, form: "short") }
antarctica-do-move = { FORM($target, form: "into") }: la nave { FORM($area, form: "in") } ({ $position })
# Where only that ship can move.
antarctica-do-move-only = { FORM($target, form: "into") }: la nave { FORM($area, form: "in") } ({ $position })
    .short = → { FORM($target, form: "short") }
antarctica-do-stay = non spostare navi
antarctica-do-no-track = non avanzare
antarctica-do-act = fai il turno Icebreaker
    .short = fai il turno
antarctica-do-decline = rinuncia

## What an option does, costs and gives. At most 300 characters with everything in it.

# $parts: several of the messages below.
antarctica-hint-parts = { LIST($parts, style: "points") }
# $ways: such as "recluta 2 scienziati"; the actions that an area allows.
antarctica-hint-ways = a scelta: { LIST($ways, style: "points") }; oppure { $last }
# $ways: the actions there. $position: what the place in the row means.
antarctica-hint-sail = { $ways }. { FORM($position, form: "sentence") }
antarctica-may-build = costruisci { LIST($buildings, style: "or") }
antarctica-may-building = { $building } ({ $points })
antarctica-may-building-with = { $building } (con la { FORM($resource, form: "short") }, { $points })
antarctica-may-research = { $points } in { LIST($tracks, style: "or") }
antarctica-may-ship = costruisci una nave
antarctica-hint-no-action = nessuna azione possibile
# $reasons: such as "Campo (manca: Gru)".
antarctica-hint-no-action-why = nessuna azione possibile: { LIST($reasons, style: "comma") }
antarctica-hint-forgo = rinunci a: { LIST($ways, style: "comma") }
antarctica-hint-second = posizione 2: alla prossima visita del Sole agisce solo se lì hai un Icebreaker
    .sentence = Posizione 2: alla prossima visita del Sole agisce solo se lì hai un Icebreaker
antarctica-hint-third = posizione 3: alla prossima visita del Sole non agisce
    .sentence = Posizione 3: alla prossima visita del Sole non agisce
antarctica-hint-access = accesso a: { LIST($buildings) }
antarctica-hint-first = posizione 1: alla prossima visita del Sole agisce
antarctica-hint-moved = lì nessuna azione
# $left: of the Available ships.
antarctica-hint-ship = la nuova nave va { FORM($area, form: "to") }, posizione { $position }; { $left ->
    [0] nessuna nave da costruire
    [one] resta { $left } nave da costruire
   *[other] restano { $left } navi da costruire
}
antarctica-hint-others-take = tutti gli altri prendono una carta Cantiere Navale
antarctica-hint-points = { $points ->
    [one] { $points } Punto Ricerca
   *[other] { $points } Punti Ricerca
}
# $gains: such as "2 Research Points".
antarctica-hint-build = costa { $count ->
    [one] { $count } scienziato
   *[other] { $count } scienziati
}. Poi: { LIST($gains, style: "points") }
antarctica-hint-build-with = costa { $count ->
    [one] { $count } scienziato
   *[other] { $count } scienziati
} e la { FORM($resource, form: "short") }. Poi: { LIST($gains, style: "points") }
antarctica-hint-research = { $points ->
    [one] { $points } Punto Ricerca
   *[other] { $points } Punti Ricerca
}, fino allo spazio { $space }
antarctica-hint-quick = consuma la carta: fino allo spazio { $space }
antarctica-hint-uses-card = consuma la carta
# $left: the scientists in the Personal Supply after it.
antarctica-hint-scientist = piazza uno scienziato { FORM($area, form: "in") }; poi { $left } nella tua Riserva Personale
antarctica-hint-icebreaker-now = la tua seconda nave { FORM($area, form: "in") } ha un turno subito dopo questo; poi la carta esce dal gioco
antarctica-hint-icebreaker-next = la tua seconda nave { FORM($area, form: "in") } ha un turno alla prossima visita del Sole; poi la carta esce dal gioco
antarctica-hint-space = fino allo spazio { $space }
antarctica-hint-no-track = rinunci a { $points ->
    [one] { $points } Punto Ricerca
   *[other] { $points } Punti Ricerca
}; i tuoi cubetti restano dove sono
antarctica-hint-points-lost = { $points ->
    [one] { $points } Punto Ricerca va perso
   *[other] { $points } Punti Ricerca vanno persi
} (nessun tracciato possibile)
antarctica-hint-area = punti per l’area: { $now } → { $points }
antarctica-hint-cube = punti per il tracciato: { $now } → { $points }
antarctica-hint-discarded = punti per gli scarti: { $now } → { $points }
antarctica-hint-recruit = poi { $have } nella tua Riserva Personale, { $left } nella tua Riserva Comune
antarctica-hint-extra-cube = lì un cubetto vale { $points }; quello in testa { $points } per ogni cubetto
# $effect: such as "una nuova nave", of which nothing would come.
antarctica-hint-in-vain = { $effect } (ora senza effetto)
# $left: of the same kind, such as Available cubes.
antarctica-hint-gone-cube = fuori dal gioco; { $left ->
    [0] nessun cubetto rimasto
    [one] resta { $left } cubetto
   *[other] restano { $left } cubetti
}
antarctica-hint-gone-ship = fuori dal gioco; { $left ->
    [0] nessuna nave da costruire
    [one] resta { $left } nave da costruire
   *[other] restano { $left } navi da costruire
}
antarctica-hint-gone-lying = fuori dal gioco; { $left ->
    [one] resta { $left } nave sul tabellone
   *[other] restano { $left } navi sul tabellone
}
# The same of the ship whose turn it is, before its action.
antarctica-hint-gone-acting = fuori dal gioco, ma qui agisci ancora; { $left ->
    [one] resta { $left } nave
   *[other] restano { $left } navi
}
antarctica-hint-act = la tua seconda nave ora salpa e agisce
antarctica-hint-decline = il tuo Icebreaker lì esce dal gioco
# $count: of the scientists that come for a piece.
antarctica-hint-discard = { $count ->
    [0] nessuno scienziato rimasto
    [one] +{ $count } scienziato
   *[other] +{ $count } scienziati
}
antarctica-hint-last-ship = fuori dal gioco per sempre: ultima nave
# $effects: such as "1 scienziato, una nuova nave".
antarctica-hint-triggers = attiva: { LIST($effects, style: "comma") }
antarctica-hint-lost = { $points ->
    [one] { $points } Punto Ricerca va perso: non restano spazi liberi
   *[other] { $points } Punti Ricerca vanno persi: non restano spazi liberi
}

## Why not: why a place cannot be chosen

antarctica-why-card = { $building } ({ $reason })
antarctica-why-there = c’è già
antarctica-why-lacks = manca: { LIST($lacking) }
antarctica-why-scientists = { $count ->
    [one] serve { $count } scienziato, ne hai { $have }
   *[other] servono { $count } scienziati, ne hai { $have }
}
antarctica-why-closed = chiusa con { $players } giocatori
antarctica-why-sun = lì c’è il Sole; la tua nave deve partire
antarctica-why-full = piena: ci sono { $count } navi
antarctica-why-track-chosen = l’ha già scelto un altro giocatore
antarctica-why-no-cube = non hai cubetti disponibili
antarctica-why-track-end = non restano spazi liberi davanti al tuo cubetto

## Kinds of options

antarctica-group-build = costruisci un edificio
antarctica-group-cards = gioca una carta Cantiere Navale
antarctica-group-discard = scarta una risorsa
antarctica-group-move = la nave { FORM($area, form: "in") } ({ $position })

## The log. Who did it stands in front: "Posto 1: ha mosso la nave verso il Mare di Ross, posizione 1".

antarctica-log-first-player = comincia la partita
antarctica-log-laid-out = le navi partono dalla disposizione per la prima partita
antarctica-log-placed-ship = ha piazzato una nave { FORM($area, form: "in") }, posizione { $position }
antarctica-log-extra-cube = ha piazzato un cubetto sullo spazio 1 di { $track }
antarctica-log-sun = il Sole è { FORM($area, form: "in") }
antarctica-log-lost-icebreakers = { $count ->
    [one] { $count } Icebreaker { FORM($area, form: "in") } esce dal gioco
   *[other] { $count } Icebreaker { FORM($area, form: "in") } escono dal gioco
}
antarctica-log-sailed = ha navigato fino { FORM($area, form: "into") }, posizione { $position }
antarctica-log-discarded = ha scartato { $piece }
antarctica-log-recruited = { $count ->
    [one] ha ottenuto { $count } scienziato dalla Riserva Comune
   *[other] ha ottenuto { $count } scienziati dalla Riserva Comune
}
antarctica-log-no-scientist = non ha ottenuto scienziati: la Riserva Comune è vuota
antarctica-log-hired = { $count ->
    [one] ha reclutato { $count } scienziato
   *[other] ha reclutato { $count } scienziati
}
antarctica-log-used-resource = ha usato { FORM($card, form: "definite") }
antarctica-log-built = { $count ->
    [one] ha costruito { FORM($building, form: "indefinite") } { FORM($area, form: "in") } con { $count } scienziato
   *[other] ha costruito { FORM($building, form: "indefinite") } { FORM($area, form: "in") } con { $count } scienziati
}
antarctica-log-revealed = nuova carta Edificio: { $card }
antarctica-log-deck-empty = il mazzo { $deck } è esaurito
antarctica-log-new-ship = ha ottenuto una nuova nave { FORM($area, form: "in") }, posizione { $position }
# In logs of earlier versions.
antarctica-log-no-new-ship = non ha ottenuto navi: nessuna è disponibile, o nell’area del Sole non c’è posto
antarctica-log-no-ship-left = non ha ottenuto navi: nessuna è disponibile
antarctica-log-no-ship-room = non ha ottenuto navi: nell’area del Sole non c’è posto
antarctica-log-pile-gone = { $count ->
    [one] troppo poche carte Cantiere Navale: anche l’ultima esce dal gioco
   *[other] troppo poche carte Cantiere Navale: le ultime { $count } escono dal gioco
}
antarctica-log-took-card = ha preso una carta Cantiere Navale
# Only who took it reads this.
antarctica-log-took = ha preso «{ $card }»
antarctica-log-no-draft = troppo poche carte Cantiere Navale per un draft
antarctica-log-played-card = ha giocato «{ $card }»
antarctica-log-laid-icebreaker = ha piazzato un Icebreaker { FORM($area, form: "in") }
antarctica-log-placed-scientist = ha piazzato uno scienziato { FORM($area, form: "in") }
antarctica-log-advanced = ha raggiunto lo spazio { $space } in { $track }
antarctica-log-no-track = { $points ->
    [one] ha perso { $points } Punto Ricerca: nessun tracciato su cui avanzare
   *[other] ha perso { $points } Punti Ricerca: nessun tracciato su cui avanzare
}
antarctica-log-lost-points = { $points ->
    [one] ha perso { $points } Punto Ricerca: in { $track } non restano spazi
   *[other] ha perso { $points } Punti Ricerca: in { $track } non restano spazi
}
antarctica-log-triggered = ha attivato: { $effect }
antarctica-log-moved-ship = ha spostato una nave { FORM($source, form: "from") } { FORM($target, form: "into") }
antarctica-log-took-knowhow = ha preso una carta Competenza
antarctica-log-no-knowhow = non ha preso carte Competenza: sono finite
antarctica-log-basic-ready = ha reso di nuovo pronta la carta Base
antarctica-log-basic-was-ready = aveva già pronta la carta Base
antarctica-log-nothing = non ha fatto niente
antarctica-log-stayed = ha scelto di non spostare navi
antarctica-log-no-advance = ha scelto di non avanzare
antarctica-log-second = ha fatto un turno Icebreaker con la seconda nave
antarctica-log-declined = ha rinunciato al turno Icebreaker
antarctica-log-quiet = { $left ->
    [one] nessun progresso da { $turns } turni: la partita finisce dopo { $left } altro turno
   *[other] nessun progresso da { $turns } turni: la partita finisce dopo altri { $left }
}
antarctica-log-over-scientists = la partita è finita: qualcuno non ha più scienziati
antarctica-log-over-cards = la partita è finita: tutte le carte Edificio sono state prese
antarctica-log-over-ships = la partita è finita: nelle aree non resta nessuna nave
antarctica-log-over-standstill = la partita è finita: troppi turni senza progressi

## Why a component pack is refused

antarctica-pack-row-count = nella tabella ce ne sono { $found }, ma ne servono { $expected }
antarctica-pack-unknown = in questo pacchetto non c’è «{ $name }»
antarctica-pack-mixed-resource = tutte le carte Risorsa di un tipo devono valere come gli stessi edifici, e nessun edificio può appartenere a due tipi: «{ $found }»
antarctica-pack-space-twice = lo spazio { $space } di questo tracciato ha già un effetto
antarctica-pack-ship-count = ogni giocatore deve piazzare esattamente tante navi quante ne indica la preparazione: «{ $found }»
antarctica-pack-missing-row = manca la riga «{ $name }»
antarctica-pack-pieces = gli edifici di un tipo devono essere tanti quanti le sue carte più quelli iniziali: { $expected }, non { $found }
antarctica-pack-starting = con { $players } giocatori le aree aperte sono { $expected }, ma gli edifici iniziali sono { $found }
antarctica-pack-too-many = con { $players } giocatori ci sono più edifici di questo tipo che aree aperte
antarctica-pack-never = con { $players } giocatori questa carta non si può mai costruire
antarctica-pack-tracks = con { $players } giocatori i tracciati aperti sono { $expected }, non { $found }
antarctica-pack-no-track = con { $players } giocatori nessun tracciato aperto ha l’icona di «{ $name }»
antarctica-pack-kind-count = la tabella delle singole carte ne elenca { $expected } di questo tipo, non { $found }

## What somebody may always answer

antarctica-habit-shipyard-card = carta Cantiere Navale da prendere
antarctica-habit-shipyard-card-place-scientist = { antarctica-place-scientist }
antarctica-habit-shipyard-card-quick-research = { antarctica-quick-research }
antarctica-habit-shipyard-card-plus-two-scientists = { antarctica-plus-two-scientists }
antarctica-habit-shipyard-card-icebreaker = { antarctica-icebreaker }
antarctica-habit-move-ship = spazio blu: spostare una nave
antarctica-habit-move-ship-stay = non spostare navi
antarctica-habit-advance-three = spazio blu: avanzare
antarctica-habit-advance-three-own-cube = primo tracciato con un tuo cubetto
antarctica-habit-advance-three-none = non avanzare

## What somebody could still do

# $ways: some of the actions.
antarctica-waste-action = hai ancora un’azione: { LIST($ways, style: "or") }
# $way: what would bring so many points more.
antarctica-waste-last = { $points ->
    [one] la partita finisce dopo questo turno, e ti darebbe ancora { $points } punto: { $way }
   *[other] la partita finisce dopo questo turno, e ti darebbe ancora { $points } punti: { $way }
}
# $areas: where it could act.
antarctica-waste-sail = { FORM($area, form: "in") } ora la tua nave non può fare niente; potrebbe invece { LIST($areas, style: "or", form: "in") }
# What a kind of warning is called.
antarctica-waste-action-name = un’azione non usata
antarctica-waste-last-name = punti ancora possibili nell’ultimo turno
antarctica-waste-sail-name = salpare per niente

## Antarctica: che cosa un post racconta di un turno. La forma .tally è per quando c’è poco spazio.

antarctica-story-scientists = { $count ->
    [one] { $count } scienziato
   *[other] { $count } scienziati
}
antarctica-story-knowhow = { $count ->
    [one] { $count } carta Competenza
   *[other] { $count } carte Competenza
}
antarctica-story-shipyard = { $count ->
    [one] { $count } carta Cantiere Navale
   *[other] { $count } carte Cantiere Navale
}
antarctica-story-cubes = { $count ->
    [one] { $count } cubetto
   *[other] { $count } cubetti
}
antarctica-story-ships = { $count ->
    [one] { $count } nave
   *[other] { $count } navi
}
antarctica-story-basic = { $count } carta Base
antarctica-story-sailed = ha navigato fino { LIST($things, form: "into") }
    .least = { LIST($things, style: "comma", form: "short") }
antarctica-story-built-there = { $area }: ha costruito { LIST($buildings, form: "indefinite") }
    .least = { FORM($area, form: "short") }: { LIST($buildings) }
antarctica-story-built = ha costruito: { LIST($things) }
    .tally = ha costruito: { LIST($things, form: "tally") }
antarctica-story-place = { $building } ({ $area })
    .tally = { $building }
antarctica-story-played-card = ha giocato { LIST($things) }
    .least = { "" }
antarctica-story-placed-scientist = uno scienziato { LIST($things, form: "in") }
    .least = scienziato: { LIST($things, style: "comma", form: "short") }
antarctica-story-laid-icebreaker = un Icebreaker { LIST($things, form: "in") }
    .least = Icebreaker: { LIST($things, style: "comma", form: "short") }
# $things: such as “Glaciologia a 3”.
antarctica-story-advanced = { LIST($things, style: "comma") }
    .least = { LIST($things, style: "comma", form: "tally") }
antarctica-story-advanced-to = { $track } a { $space }
    .tally = { $track } { $space }
antarctica-story-lost-points = { $points ->
    [one] ha perso { $points } Punto Ricerca
   *[other] ha perso { $points } Punti Ricerca
}
antarctica-story-moved-ship = una nave { LIST($things, form: "into") }
    .least = nave: { LIST($things, style: "comma", form: "short") }
antarctica-story-triggered = { LIST($things) }
    .least = { "" }
antarctica-story-discarded = ha scartato una nave { LIST($things, form: "in") }
    .least = nave scartata: { LIST($things, style: "comma", form: "short") }
antarctica-story-new-ship = nuova nave { LIST($things, form: "in") }
    .least = nuova nave: { LIST($things, style: "comma", form: "short") }
antarctica-story-revealed = novità: { LIST($things) }
    .tally = { $count ->
        [one] { $count } nuova carta Edificio
       *[other] { $count } nuove carte Edificio
    }
    .least = { "" }
