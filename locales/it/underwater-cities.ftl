### Underwater Cities: le cose e ciò che fanno i componenti. Le cose si chiamano come nel glossario
### delle regole, una parola per ogni cosa.
###
### Ciò che fa un componente sta all’imperativo ("ottieni 1 credito").
### `.infinitive`: dopo "per", come in "per ottenere 1 credito".

## Resources and what else is gained

# `.none`: the player has nothing of it.
underwater-cities-credit = credito
    .none = crediti
underwater-cities-kelp = alga
    .none = alghe
underwater-cities-steelplast = plastacciaio
    .none = plastacciaio
underwater-cities-science = ricerca
    .none = ricerca
underwater-cities-biomatter = biomateria
    .none = biomateria

underwater-cities-amount-credit = { $count ->
    [one] { $count } credito
   *[other] { $count } crediti
}
underwater-cities-amount-kelp = { $count ->
    [one] { $count } alga
   *[other] { $count } alghe
}
underwater-cities-amount-steelplast = { $count } plastacciaio
underwater-cities-amount-science = { $count } ricerca
underwater-cities-amount-biomatter = { $count } biomateria
underwater-cities-amount-point = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
underwater-cities-amount-card = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
underwater-cities-amount-made-biomatter = { $count } biomateria prodotta in questa Produzione
underwater-cities-bundle = { LIST($goods) }

## What is built

# `.a`: one of its kind. `.many`: several. `.yours`: of your connected ones.
underwater-cities-farm = serra
    .gender = feminine
    .a = una serra
    .many = serre
    .yours = delle tue serre connesse
    .upgraded = delle tue serre connesse migliorate
underwater-cities-desal = dissalatore
    .gender = masculine
    .a = un dissalatore
    .many = dissalatori
    .yours = dei tuoi dissalatori connessi
    .upgraded = dei tuoi dissalatori connessi migliorati
    .short = dissalatore
underwater-cities-lab = laboratorio
    .gender = masculine
    .a = un laboratorio
    .many = laboratori
    .yours = dei tuoi laboratori connessi
    .upgraded = dei tuoi laboratori connessi migliorati
underwater-cities-tunnel = tunnel
    .gender = masculine
    .a = un tunnel
    .many = tunnel
    .yours = dei tuoi tunnel connessi
    .upgraded = dei tuoi tunnel migliorati di città connesse
underwater-cities-white = città non simbiotica
    .gender = feminine
    .a = una città non simbiotica
    .many = città non simbiotiche
    .short = città non simbiotica
underwater-cities-purple = città simbiotica
    .gender = feminine
    .a = una città simbiotica
    .many = città simbiotiche
    .short = città simbiotica
underwater-cities-building = edificio
    .gender = masculine
    .a = un edificio
    .many = edifici
    .upgraded = dei tuoi edifici connessi migliorati
underwater-cities-structure = struttura
    .gender = feminine
    .a = una struttura
    .many = strutture
    .upgraded = delle tue strutture migliorate di città connesse
underwater-cities-city = città
    .gender = feminine
    .a = una città
    .many = città

## Places

underwater-cities-green = verde
underwater-cities-red = rosso
underwater-cities-yellow = giallo
# Places bear the names that are printed on the pictures, the same in every language.
underwater-cities-slot-green = G{ $place }
underwater-cities-slot-red = R{ $place }
underwater-cities-slot-yellow = Y{ $place }
underwater-cities-slot-always-available = spazio ∞
    .definite = lo spazio ∞
    .short = ∞
# $place, $city, $one, $other: names of places on the board, such as "C3".
underwater-cities-site-city = { $place }
underwater-cities-site-metropolis = metropoli { $place }
    .short = { $place }
underwater-cities-site-tunnel = { $one }–{ $other }
underwater-cities-site-building = { $city }·{ $number }
underwater-cities-site-expansion = { $city }+
# What stands on a site, or is built there.
underwater-cities-standing-building = { $kind } { $city }·{ $number }
    .short = { $city }·{ $number }
underwater-cities-standing-expansion = { $kind } { $city }+
    .short = { $city }+
underwater-cities-standing-tunnel = tunnel { $one }–{ $other }
    .short = { $one }–{ $other }
underwater-cities-standing-city = { $kind } { $place }
    .short = { $place }
underwater-cities-board = plancia giocatore { $number }
underwater-cities-space = spazio { $space } del tracciato della Federazione
    .definite = lo spazio { $space } del tracciato della Federazione
underwater-cities-below-the-track = non ancora sul tracciato

## Cards

underwater-cities-era-1 = Era I
underwater-cities-era-2 = Era II
underwater-cities-era-3 = Era III
# `.a`: another one of its kind.
underwater-cities-type-instant = carta istantanea
    .short = istantanea
    .played = istantanea, subito
underwater-cities-type-permanent = carta permanente
    .short = permanente
    .a = un’altra carta permanente
    .played = permanente, resta con te
underwater-cities-type-action = carta azione
    .short = azione
    .a = un’altra carta azione
    .played = azione, resta con te per gli spazi che usano carte azione
underwater-cities-type-production = carta produzione
    .short = produzione
    .a = un’altra carta produzione
    .played = carta produzione, resta con te per ogni Produzione
underwater-cities-type-end = carta punteggio
    .short = punteggio
    .a = un’altra carta punteggio
    .played = carta punteggio, resta con te fino alla fine
# A title that the component pack brings along.
underwater-cities-own-title = { $title }
# `.short`: on a button.
underwater-cities-numbered-card = { $title } ({ $number })
    .short = { $title }
# Another card bears the same title.
underwater-cities-namesake-card = { $title } ({ $number })
    .short = { $title } { $number }
# Beside a card in a list. $head: such as “red”, “action card”, “3 credits”.
underwater-cities-card-hint = { LIST($head, style: "comma", form: "short") }: { $text }
# The same where the card is about to be played: its type says whether it stays.
underwater-cities-played-hint = { LIST($head, style: "comma", form: "played") }: { $text }
# $price: the price of a Special card.
underwater-cities-special-price = { $price } quando la giochi

## What is counted: only what is connected

# `.each`: for each single one.
underwater-cities-count-farm = { $count ->
    [one] { $count } serra connessa
   *[other] { $count } serre connesse
}
    .each = serra connessa
underwater-cities-count-desal = { $count ->
    [one] { $count } dissalatore connesso
   *[other] { $count } dissalatori connessi
}
    .each = dissalatore connesso
underwater-cities-count-lab = { $count ->
    [one] { $count } laboratorio connesso
   *[other] { $count } laboratori connessi
}
    .each = laboratorio connesso
underwater-cities-count-building = { $count ->
    [one] { $count } edificio connesso
   *[other] { $count } edifici connessi
}
    .each = edificio connesso
underwater-cities-count-white = { $count ->
    [one] { $count } città non simbiotica connessa
   *[other] { $count } città non simbiotiche connesse
}
    .each = città non simbiotica connessa
underwater-cities-count-purple = { $count ->
    [one] { $count } città simbiotica connessa
   *[other] { $count } città simbiotiche connesse
}
    .each = città simbiotica connessa
underwater-cities-count-city = { $count ->
    [one] { $count } città connessa
   *[other] { $count } città connesse
}
    .each = città connessa
underwater-cities-count-tunnel = { $count ->
    [one] { $count } tunnel di una città connessa
   *[other] { $count } tunnel di città connesse
}
    .each = tunnel di una città connessa
underwater-cities-count-structure = { $count ->
    [one] { $count } struttura di una città connessa
   *[other] { $count } strutture di città connesse
}
    .each = struttura di una città connessa
underwater-cities-count-up-farm = { $count ->
    [one] { $count } serra connessa migliorata
   *[other] { $count } serre connesse migliorate
}
    .each = serra connessa migliorata
underwater-cities-count-up-desal = { $count ->
    [one] { $count } dissalatore connesso migliorato
   *[other] { $count } dissalatori connessi migliorati
}
    .each = dissalatore connesso migliorato
underwater-cities-count-up-lab = { $count ->
    [one] { $count } laboratorio connesso migliorato
   *[other] { $count } laboratori connessi migliorati
}
    .each = laboratorio connesso migliorato
underwater-cities-count-up-building = { $count ->
    [one] { $count } edificio connesso migliorato
   *[other] { $count } edifici connessi migliorati
}
    .each = edificio connesso migliorato
underwater-cities-count-up-tunnel = { $count ->
    [one] { $count } tunnel migliorato di una città connessa
   *[other] { $count } tunnel migliorati di città connesse
}
    .each = tunnel migliorato di una città connessa
underwater-cities-count-up-structure = { $count ->
    [one] { $count } struttura migliorata di una città connessa
   *[other] { $count } strutture migliorate di città connesse
}
    .each = struttura migliorata di una città connessa
underwater-cities-count-pair-farm = { $count ->
    [one] { $count } città connessa con almeno 2 serre migliorate
   *[other] { $count } città connesse con almeno 2 serre migliorate ciascuna
}
    .each = città connessa con almeno 2 serre migliorate
underwater-cities-count-pair-desal = { $count ->
    [one] { $count } città connessa con almeno 2 dissalatori migliorati
   *[other] { $count } città connesse con almeno 2 dissalatori migliorati ciascuna
}
    .each = città connessa con almeno 2 dissalatori migliorati
underwater-cities-count-pair-lab = { $count ->
    [one] { $count } città connessa con almeno 2 laboratori migliorati
   *[other] { $count } città connesse con almeno 2 laboratori migliorati ciascuna
}
    .each = città connessa con almeno 2 laboratori migliorati
underwater-cities-count-pair-any = { $count ->
    [one] { $count } coppia di edifici migliorati dello stesso tipo in una città connessa
   *[other] { $count } coppie di edifici migliorati dello stesso tipo in una città connessa
}
    .each = coppia di edifici migliorati dello stesso tipo in una città connessa
underwater-cities-count-trio = { $count ->
    [one] { $count } città connessa con tutti e 3 i tipi di edifici
   *[other] { $count } città connesse con tutti e 3 i tipi di edifici
}
    .each = città connessa con tutti e 3 i tipi di edifici
underwater-cities-count-purple-trio = { $count ->
    [one] { $count } città simbiotica connessa con tutti e 3 i tipi di edifici
   *[other] { $count } città simbiotiche connesse con tutti e 3 i tipi di edifici
}
    .each = città simbiotica connessa con tutti e 3 i tipi di edifici
underwater-cities-count-full = { $count ->
    [one] { $count } città connessa con edifici su tutti i siti di costruzione normali
   *[other] { $count } città connesse con edifici su tutti i siti di costruzione normali
}
    .each = città connessa con edifici su tutti i siti di costruzione normali
underwater-cities-count-expansion = { $count ->
    [one] { $count } edificio connesso su un sito di espansione
   *[other] { $count } edifici connessi su siti di espansione
}
    .each = edificio connesso su un sito di espansione
underwater-cities-count-set-up = { $count ->
    [one] { $count } serie connessa di tunnel, serra, dissalatore e laboratorio migliorati
   *[other] { $count } serie connesse di tunnel, serra, dissalatore e laboratorio migliorati
}
    .each = serie connessa di tunnel, serra, dissalatore e laboratorio migliorati
underwater-cities-count-most = { $count ->
    [one] { $count } edificio connesso del tipo di cui ne hai di più
   *[other] { $count } edifici connessi del tipo di cui ne hai di più
}
    .each = edificio connesso del tipo di cui ne hai di più
underwater-cities-count-metropolis = { $count ->
    [one] { $count } metropoli connessa
   *[other] { $count } metropoli connesse
}
    .each = metropoli connessa
underwater-cities-count-permanent = { $count ->
    [one] { $count } carta permanente reclamata
   *[other] { $count } carte permanenti reclamate
}
    .each = carta permanente reclamata
underwater-cities-count-production = { $count ->
    [one] { $count } carta produzione reclamata
   *[other] { $count } carte produzione reclamate
}
    .each = carta produzione reclamata
underwater-cities-count-ending = { $count ->
    [one] { $count } carta punteggio reclamata
   *[other] { $count } carte punteggio reclamate
}
    .each = carta punteggio reclamata
underwater-cities-count-action = { $count ->
    [one] { $count } carta azione reclamata (l’Assistente Personale conta)
   *[other] { $count } carte azione reclamate (l’Assistente Personale conta)
}
    .each = carta azione reclamata (l’Assistente Personale conta)
underwater-cities-count-claimed = { $count ->
    [one] { $count } carta che hai reclamato
   *[other] { $count } carte che hai reclamato
}
    .each = carta che hai reclamato
underwater-cities-count-special = { $count ->
    [one] { $count } carta Speciale che hai giocato e pagato
   *[other] { $count } carte Speciali che hai giocato e pagato
}
    .each = carta Speciale che hai giocato e pagato
underwater-cities-count-tile-green = { $count ->
    [one] { $count } tessera azione su uno spazio verde in questo round
   *[other] { $count } tessere azione su spazi verdi in questo round
}
    .each = tua tessera azione su uno spazio verde in questo round
underwater-cities-count-tile-red = { $count ->
    [one] { $count } tessera azione su uno spazio rosso in questo round
   *[other] { $count } tessere azione su spazi rossi in questo round
}
    .each = tua tessera azione su uno spazio rosso in questo round
underwater-cities-count-tile-yellow = { $count ->
    [one] { $count } tessera azione su uno spazio giallo in questo round
   *[other] { $count } tessere azione su spazi gialli in questo round
}
    .each = tua tessera azione su uno spazio giallo in questo round
underwater-cities-count-tile-colours = { $count ->
    [one] { $count } colore tra gli spazi che occupi in questo round
   *[other] { $count } colori tra gli spazi che occupi in questo round
}
    .each = colore tra gli spazi che occupi in questo round

## Conditions, as they stand behind "if"

underwater-cities-if-at-least = hai almeno { LIST($needs) }
underwater-cities-if-at-most = hai al massimo { $counted }
underwater-cities-if-have = hai almeno { LIST($goods) }
underwater-cities-if-space = sei sullo spazio { $space } del tracciato della Federazione
underwater-cities-if-not-at-least = non hai { LIST($needs) }
underwater-cities-if-more = hai più di { $counted }
underwater-cities-if-not-space = non sei sullo spazio { $space } del tracciato della Federazione
underwater-cities-if-none = non hai { FORM($thing, form: "none") }
underwater-cities-if-have-not = non hai { LIST($goods) }

## Events, as they stand behind "whenever"

underwater-cities-when-built = costruisci { LIST($kinds, style: "or", form: "a") }
underwater-cities-when-built-nth-city = costruisci { FORM($kind, form: "gender") ->
    [feminine] { $nth ->
        [1] la prima
        [2] la seconda
        [3] la terza
       *[other] la { $nth }ª
    }
   *[masculine] { $nth ->
        [1] il primo
        [2] il secondo
        [3] il terzo
       *[other] il { $nth }º
    }
} { $kind } di una città connessa
underwater-cities-when-built-nth-turn = costruisci { FORM($kind, form: "gender") ->
    [feminine] { $nth ->
        [1] la tua prima
        [2] la tua seconda
        [3] la tua terza
       *[other] la tua { $nth }ª
    }
   *[masculine] { $nth ->
        [1] il tuo primo
        [2] il tuo secondo
        [3] il tuo terzo
       *[other] il tuo { $nth }º
    }
} { $kind } del turno
underwater-cities-when-built-nth-of-city = costruisci { LIST($kinds, style: "or", form: "many") } e la loro città connessa ne ha poi esattamente { $nth }
underwater-cities-when-built-nth-of-turn = costruisci { LIST($kinds, style: "or", form: "many") } e in questo turno sono esattamente { $nth }
underwater-cities-when-upgraded = migliori { LIST($kinds, style: "or", form: "a") }
underwater-cities-when-upgraded-nth = migliori { FORM($kind, form: "gender") ->
    [feminine] { $nth ->
        [1] la prima
        [2] la seconda
        [3] la terza
       *[other] la { $nth }ª
    }
   *[masculine] { $nth ->
        [1] il primo
        [2] il secondo
        [3] il terzo
       *[other] il { $nth }º
    }
} { $kind } di una città connessa
underwater-cities-when-upgraded-nth-of = migliori { LIST($kinds, style: "or", form: "many") } e la loro città connessa ne ha poi esattamente { $nth } con miglioramento
underwater-cities-when-space = raggiungi lo spazio { $space } del tracciato della Federazione
underwater-cities-when-over = un passo ti porta oltre lo spazio 1 del tracciato della Federazione
underwater-cities-when-advanced = avanzi sul tracciato della Federazione
underwater-cities-when-slot = usi { $slot }
underwater-cities-when-gives = uno spazio ti dà almeno { $amount }
underwater-cities-when-matched = la carta che giochi corrisponde al colore del tuo spazio
underwater-cities-when-matched-colour = la carta che giochi corrisponde a uno spazio { $colour }
underwater-cities-when-mismatched = scegli uno spazio colorato che non corrisponde alla carta che giochi
underwater-cities-when-card-used = usi una carta azione
underwater-cities-when-special-taken = prendi una carta Speciale
underwater-cities-when-special-paid = paghi una carta Speciale
underwater-cities-when-claimed = reclami un’altra carta
underwater-cities-when-claimed-type = reclami { FORM($type, form: "a") }
underwater-cities-when-metropolis = connetti un’altra metropoli alla tua rete
underwater-cities-when-turn-ends = finisce il tuo turno

# Slots by what they are for.
underwater-cities-family-federation = uno spazio per il tracciato della Federazione
underwater-cities-family-desal = uno spazio per dissalatori
underwater-cities-family-city = uno spazio per città
underwater-cities-family-use = uno spazio per carte azione
underwater-cities-family-steel = uno spazio che dà plastacciaio
underwater-cities-family-tunnel = uno spazio per tunnel
underwater-cities-family-cards = uno spazio che dà carte
underwater-cities-family-farm = uno spazio per serre
underwater-cities-family-lab = uno spazio per laboratori
underwater-cities-family-special = uno spazio per carte Speciali
underwater-cities-family-science = lo spazio per la ricerca
underwater-cities-family-always = lo spazio sempre disponibile

## What is done: gaining, paying, choosing

underwater-cities-do-gain = ottieni { LIST($goods) }
    .infinitive = ottenere { LIST($goods) }
    .short = { LIST($goods, style: "plus") }
    .brief = { LIST($goods) }
# Beside what the Federation track itself gives.
underwater-cities-do-gain-more = ottieni anche { LIST($goods) }
underwater-cities-do-gain-one-of = ottieni { LIST($goods, style: "or") }
    .infinitive = ottenere { LIST($goods, style: "or") }
underwater-cities-do-gain-several-of = ottieni { $count } cose diverse tra queste: { LIST($goods, style: "comma") }
    .infinitive = ottenere { $count } cose diverse tra queste: { LIST($goods, style: "comma") }
    .brief = { $count } cose diverse tra: { LIST($goods, style: "comma") }
underwater-cities-do-advance = { $steps ->
    [one] avanza di { $steps } spazio sul tracciato della Federazione
   *[other] avanza di { $steps } spazi sul tracciato della Federazione
}
    .infinitive = { $steps ->
        [one] avanzare di { $steps } spazio sul tracciato della Federazione
       *[other] avanzare di { $steps } spazi sul tracciato della Federazione
    }
    .short = { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }
    .brief = { $steps ->
        [one] { $steps } passo nella Federazione
       *[other] { $steps } passi nella Federazione
    }
underwater-cities-do-pay = puoi pagare { LIST($prices, style: "or") } per { FORM($then, form: "infinitive") }
    .infinitive = pagare { LIST($prices, style: "or") } per { FORM($then, form: "infinitive") }
underwater-cities-do-pay-times = puoi pagare { LIST($prices, style: "or") } per { FORM($then, form: "infinitive") }, fino a { $times } volte
    .infinitive = pagare { LIST($prices, style: "or") } per { FORM($then, form: "infinitive") }, fino a { $times } volte
underwater-cities-do-discard = { $count ->
    [one] puoi scartare { $count } carta per { FORM($then, form: "infinitive") }
   *[other] puoi scartare { $count } carte per { FORM($then, form: "infinitive") }
}
    .infinitive = { $count ->
        [one] scartare { $count } carta per { FORM($then, form: "infinitive") }
       *[other] scartare { $count } carte per { FORM($then, form: "infinitive") }
    }
underwater-cities-do-discard-times = { $count ->
    [one] puoi scartare { $count } carta per { FORM($then, form: "infinitive") }, fino a { $times } volte
   *[other] puoi scartare { $count } carte per { FORM($then, form: "infinitive") }, fino a { $times } volte
}
    .infinitive = { $count ->
        [one] scartare { $count } carta per { FORM($then, form: "infinitive") }, fino a { $times } volte
       *[other] scartare { $count } carte per { FORM($then, form: "infinitive") }, fino a { $times } volte
    }
underwater-cities-do-exchange = scambia { $one } con { $other } o viceversa
    .infinitive = scambiare { $one } con { $other } o viceversa
underwater-cities-do-exchange-times = scambia { $one } con { $other } o viceversa, fino a { $times } volte
    .infinitive = scambiare { $one } con { $other } o viceversa, fino a { $times } volte

## What is done: building and the like

underwater-cities-one = 1 { $kind }
underwater-cities-one-of = { LIST($things, style: "or") }
underwater-cities-up-to = fino a { $count } { LIST($kinds, style: "or", form: "many") }
    .gender = { LIST($kinds, style: "or", form: "gender") }
underwater-cities-cost-usual = al costo normale
underwater-cities-cost-free = gratuitamente
underwater-cities-cost = per { LIST($prices, style: "or") }
underwater-cities-cost-each = per { LIST($prices, style: "or") } ciascuno
    .feminine = per { LIST($prices, style: "or") } ciascuna
underwater-cities-cost-less = con { LIST($goods) } in meno del normale
underwater-cities-do-build-ordinary = costruisci { $things } { FORM($things, form: "gender") ->
    [feminine] { FORM($cost, form: "feminine") }
   *[masculine] { $cost }
}
    .infinitive =
        costruire { $things } { FORM($things, form: "gender") ->
            [feminine] { FORM($cost, form: "feminine") }
           *[masculine] { $cost }
        }
underwater-cities-do-build-expansion = costruisci { $things } su un sito di espansione { FORM($things, form: "gender") ->
    [feminine] { FORM($cost, form: "feminine") }
   *[masculine] { $cost }
}
    .infinitive =
        costruire { $things } su un sito di espansione { FORM($things, form: "gender") ->
            [feminine] { FORM($cost, form: "feminine") }
           *[masculine] { $cost }
        }
underwater-cities-do-build-any = costruisci { $things } su un sito normale o di espansione { FORM($things, form: "gender") ->
    [feminine] { FORM($cost, form: "feminine") }
   *[masculine] { $cost }
}
    .infinitive =
        costruire { $things } su un sito normale o di espansione { FORM($things, form: "gender") ->
            [feminine] { FORM($cost, form: "feminine") }
           *[masculine] { $cost }
        }
underwater-cities-do-build-upgraded = { $build } e migliora subito quella struttura { $cost }
    .infinitive = { FORM($build, form: "infinitive") } e migliorare subito quella struttura { $cost }
    .brief = { FORM($build, form: "brief") }, con miglioramento immediato { $cost }
underwater-cities-do-upgrade = migliora { $things } { FORM($things, form: "gender") ->
    [feminine] { FORM($cost, form: "feminine") }
   *[masculine] { $cost }
}
    .infinitive =
        migliorare { $things } { FORM($things, form: "gender") ->
            [feminine] { FORM($cost, form: "feminine") }
           *[masculine] { $cost }
        }
underwater-cities-do-upgrade-differ = migliora { $things } di tipi diversi { FORM($things, form: "gender") ->
    [feminine] { FORM($cost, form: "feminine") }
   *[masculine] { $cost }
}
    .infinitive =
        migliorare { $things } di tipi diversi { FORM($things, form: "gender") ->
            [feminine] { FORM($cost, form: "feminine") }
           *[masculine] { $cost }
        }
# The same, where the costs follow.
underwater-cities-do-build-ordinary-bare = costruisci { $things }
    .infinitive = costruire { $things }
    .brief = { $things }
underwater-cities-do-build-expansion-bare = costruisci { $things } su un sito di espansione
    .infinitive = costruire { $things } su un sito di espansione
underwater-cities-do-build-any-bare = costruisci { $things } su un sito normale o di espansione
    .infinitive = costruire { $things } su un sito normale o di espansione
underwater-cities-do-upgrade-bare = migliora { $things }
    .infinitive = migliorare { $things }
underwater-cities-do-upgrade-differ-bare = migliora { $things } di tipi diversi
    .infinitive = migliorare { $things } di tipi diversi
underwater-cities-do-use = { $count ->
    [1] usa { $count } delle tue carte azione
   *[other] usa fino a { $count } delle tue carte azione
}
    .infinitive = { $count ->
        [1] usare { $count } delle tue carte azione
       *[other] usare fino a { $count } delle tue carte azione
    }
    .short = carta azione
    .brief = { $count ->
        [1] usa { $count } carta azione
       *[other] usa fino a { $count } carte azione
    }
underwater-cities-do-use-any = { $count ->
    [1] usa { $count } delle tue carte azione, anche se già usata
   *[other] usa fino a { $count } delle tue carte azione, anche se già usate
}
    .infinitive =
        { $count ->
            [1] usare { $count } delle tue carte azione, anche se già usata
           *[other] usare fino a { $count } delle tue carte azione, anche se già usate
        }
    .open =
        { $count ->
            [1] usa { $count } delle tue carte azione, anche se già usata,
           *[other] usa fino a { $count } delle tue carte azione, anche se già usate,
        }
    .short = carta azione
# `.open`: more is said behind it. $use: such as "use 1 of your action cards".
underwater-cities-do-use-times = { FORM($use, form: "open") } e svolgi il suo effetto { $times } volte
    .infinitive = { FORM($use, form: "infinitive") } e svolgere il suo effetto { $times } volte
    .short = carta azione
underwater-cities-do-refresh = { $count ->
    [1] rendi di nuovo disponibile { $count } delle tue carte azione usate
   *[other] rendi di nuovo disponibili fino a { $count } delle tue carte azione usate
}
    .infinitive = { $count ->
        [1] rendere di nuovo disponibile { $count } delle tue carte azione usate
       *[other] rendere di nuovo disponibili fino a { $count } delle tue carte azione usate
    }
    .short = carta pronta
underwater-cities-do-take-special = { $count ->
    [one] prendi { $count } carta Speciale
   *[other] prendi { $count } carte Speciali
}
    .infinitive = { $count ->
        [one] prendere { $count } carta Speciale
       *[other] prendere { $count } carte Speciali
    }
    .short = carta Speciale
    .brief = { $count ->
        [one] { $count } carta Speciale
       *[other] { $count } carte Speciali
    }
underwater-cities-do-draw = { $count ->
    [one] pesca { $count } carta e tienine { $keep }
   *[other] pesca { $count } carte e tienine { $keep }
}
    .infinitive = { $count ->
        [one] pescare { $count } carta e tenerne { $keep }
       *[other] pescare { $count } carte e tenerne { $keep }
    }
    .short = pesca carte
underwater-cities-do-slot-available = svolgi l’azione di un qualsiasi spazio disponibile
    .infinitive = svolgere l’azione di un qualsiasi spazio disponibile
    .short = azione di uno spazio
underwater-cities-do-slot-available-colour = svolgi l’azione di uno spazio { $colour } disponibile
    .infinitive = svolgere l’azione di uno spazio { $colour } disponibile
    .short = azione di uno spazio
underwater-cities-do-slot-occupied = svolgi l’azione di uno spazio occupato da un altro giocatore
    .infinitive = svolgere l’azione di uno spazio occupato da un altro giocatore
    .short = azione di uno spazio
underwater-cities-do-slot-occupied-colour = svolgi l’azione di uno spazio { $colour } occupato da un altro giocatore
    .infinitive = svolgere l’azione di uno spazio { $colour } occupato da un altro giocatore
    .short = azione di uno spazio
underwater-cities-do-slot-any = svolgi l’azione di uno spazio colorato, disponibile o occupato, ma non da te
    .infinitive = svolgere l’azione di uno spazio colorato, disponibile o occupato, ma non da te
    .short = azione di uno spazio
underwater-cities-do-slot-any-colour = svolgi l’azione di uno spazio { $colour }, disponibile o occupato, ma non da te
    .infinitive = svolgere l’azione di uno spazio { $colour }, disponibile o occupato, ma non da te
    .short = azione di uno spazio
underwater-cities-do-slot-always = svolgi l’azione dello spazio sempre disponibile
    .infinitive = svolgere l’azione dello spazio sempre disponibile
    .short = azione di uno spazio
underwater-cities-do-convert = { $count ->
    [1] trasforma { $count } delle tue città non simbiotiche in una città simbiotica
   *[other] trasforma fino a { $count } delle tue città non simbiotiche in città simbiotiche
}
    .infinitive = { $count ->
        [1] trasformare { $count } delle tue città non simbiotiche in una città simbiotica
       *[other] trasformare fino a { $count } delle tue città non simbiotiche in città simbiotiche
    }
    .short = rendi simbiotica
underwater-cities-do-trial = { $count ->
    [1] ottieni la produzione di { $count } struttura migliorata di una città connessa
   *[other] ottieni la produzione di al massimo { $count } strutture migliorate diverse di città connesse
}
    .infinitive =
        { $count ->
            [1] ottenere la produzione di { $count } struttura migliorata di una città connessa
           *[other] ottenere la produzione di al massimo { $count } strutture migliorate diverse di città connesse
        }
underwater-cities-do-trial-of = { $count ->
    [1] ottieni la produzione di { $count } { LIST($kinds, style: "or", form: "upgraded") }
   *[other] ottieni la produzione di al massimo { $count } strutture migliorate diverse ({ LIST($kinds, style: "or", form: "many") }) di città connesse
}
    .infinitive =
        { $count ->
            [1] ottenere la produzione di { $count } { LIST($kinds, style: "or", form: "upgraded") }
           *[other] ottenere la produzione di al massimo { $count } strutture migliorate diverse ({ LIST($kinds, style: "or", form: "many") }) di città connesse
        }
underwater-cities-do-again = { $count ->
    [1] { $count } delle tue strutture migliorate di città connesse produce un’altra volta
   *[other] fino a { $count } delle tue strutture migliorate di città connesse producono un’altra volta
}
underwater-cities-do-again-of = { $count ->
    [1] { $count } { LIST($kinds, style: "or", form: "upgraded") } produce un’altra volta
   *[other] fino a { $count } { LIST($kinds, style: "or", form: "upgraded") } producono un’altra volta
}
underwater-cities-do-gain-metropolis = { $count ->
    [one] pesca { $count } tessera Metropoli blu non usata: quella metropoli è connessa alla tua rete
   *[other] pesca { $count } tessere Metropoli blu non usate e tienine 1, connessa alla tua rete
}
    .infinitive =
        { $count ->
            [one] pescare { $count } tessera Metropoli blu non usata, connessa alla tua rete
           *[other] pescare { $count } tessere Metropoli blu non usate e tenerne 1, connessa alla tua rete
        }
    .short = metropoli

## What is done: depending on something

underwater-cities-do-if = se { $condition }, { $then }
    .infinitive = { FORM($then, form: "infinitive") }, se { $condition }
    .short = { FORM($then, form: "short") }
underwater-cities-do-if-else = se { $condition }, { $then }; altrimenti { $otherwise }
    .infinitive = { FORM($then, form: "infinitive") }, se { $condition }, altrimenti { FORM($otherwise, form: "infinitive") }
underwater-cities-do-for-each = { $then } per ogni { FORM($counted, form: "each") }
    .infinitive = { FORM($then, form: "infinitive") } per ogni { FORM($counted, form: "each") }
    .short = { FORM($then, form: "short") }
underwater-cities-do-per = { $then } ogni { $counted }
    .infinitive = { FORM($then, form: "infinitive") } ogni { $counted }
    .short = { FORM($then, form: "short") }
# $steps: such as "1 point for at least 6 or 2 points for at least 7 connected cities"; the last says
# what is counted.
underwater-cities-do-tier = ottieni { LIST($steps, style: "or") }
    .infinitive = ottenere { LIST($steps, style: "or") }
underwater-cities-tier = { $points ->
    [one] { $points } punto con almeno { $number }
   *[other] { $points } punti con almeno { $number }
}
underwater-cities-last-tier = { $points ->
    [one] { $points } punto con almeno { $counted }
   *[other] { $points } punti con almeno { $counted }
}

## What holds while a card is claimed

underwater-cities-do-on = ogni volta che { $event }, { $then }
underwater-cities-do-on-turn-end = alla fine del tuo turno, { $then }
underwater-cities-do-on-once-turn = una volta per turno, quando { $event }, { $then }
underwater-cities-do-on-once-round = una volta per round, quando { $event }, { $then }
underwater-cities-do-on-once-era = una volta per Era, quando { $event }, { $then }
underwater-cities-do-boost-more = { $count ->
    [1] lì puoi costruire { $count } { $kind } in più
   *[other] lì puoi costruire fino a { $count } { FORM($kind, form: "many") } in più
}
underwater-cities-do-boost-kinds = lì puoi costruire a piacere { LIST($kinds, style: "or", form: "many") }
underwater-cities-do-boost-both = puoi usare entrambe le sue opzioni
underwater-cities-do-ability = una volta per turno, { $then }
underwater-cities-do-discount = quando { $event }, spendi { LIST($goods) } in meno
underwater-cities-do-discount-special = le carte Speciali ti costano { LIST($goods) } in meno
underwater-cities-do-discount-once = in ogni turno, la prima volta che { $event }, spendi { LIST($goods) } in meno
underwater-cities-do-other-cost = quando { $event }, puoi pagare { LIST($prices, style: "or") } al posto del costo normale
underwater-cities-do-limit = il tuo limite di mano aumenta di { $count }

## When it counts

underwater-cities-do-now = quando è connessa: { LIST($parts, style: "points") }
underwater-cities-do-prod = durante la Produzione: { LIST($parts, style: "points") }
underwater-cities-do-end = a fine partita: { LIST($parts, style: "points") }
underwater-cities-do-replace = { $count ->
    [1] { $count } { FORM($kind, form: "yours") } può produrre { $new } invece di { $old }; ciò che produce il miglioramento non cambia
   *[other] fino a { $count } { FORM($kind, form: "yours") } possono produrre { $new } invece di { $old }; ciò che produce il miglioramento non cambia
}
underwater-cities-do-feed = { $count ->
    [1] { $count } delle tue città connesse non va nutrita
   *[other] { $count } delle tue città connesse non vanno nutrite
}

## Texts of whole components

underwater-cities-text = { LIST($parts, style: "points") }.
underwater-cities-text-slot = { LIST($parts, style: "points", form: "brief") }
underwater-cities-text-contract = se hai almeno { LIST($needs) }, { LIST($reward, style: "points") }.
underwater-cities-text-metropolis = quando è connessa: { LIST($now, style: "points") }. In ogni Produzione: { LIST($prod, style: "points") }.
# $effect: such as "immediately gain 6 points". $surcharge: such as "2 science and 2 credits".
underwater-cities-text-site = { $effect }.
underwater-cities-text-surcharge = { $effect }; costruire qui costa { $surcharge } in più.
# `.short`: behind the name of the site, on a button.
underwater-cities-site-is-double-building = edificio ×2: nella Produzione questo edificio dà un’altra volta la propria produzione
    .short = ×2
underwater-cities-site-is-triple-city = città ×3: nella Produzione una città simbiotica connessa qui dà 6 punti invece di 2
    .short = ×3
underwater-cities-site-is-triple-tunnel = tunnel ×3: nella Produzione un tunnel qui produce il triplo, se tocca una città
    .short = ×3
underwater-cities-site-is-joined-tunnels = tunnel uniti: nella Produzione questi due danno 2 crediti in più, se sono costruiti entrambi e ognuno tocca una città
    .short = tunnel uniti
underwater-cities-site-is-metropolis-tunnel = nella Produzione la metropoli qui dà 2 punti in più, se è connessa
    .short = metropoli +2 punti
underwater-cities-site-is-six-points = costruire qui dà subito 6 punti
    .short = +6 punti

## Why a component pack is refused

underwater-cities-pack-zero = qui un numero deve essere almeno 1
underwater-cities-pack-twice = «{ $name }» compare due volte
underwater-cities-pack-one-counter = qui si può contare una cosa sola
underwater-cities-pack-less-than-usual = un costo fisso non può essere anche «meno del normale»
underwater-cities-pack-rising = numeri e punti devono crescere di grado in grado
underwater-cities-pack-boost = quello spazio non ha regole che si possano cambiare così
underwater-cities-pack-replaced = questo non è ciò che produce senza miglioramento
underwater-cities-pack-no-choice = qui non può esserci una scelta; scrivilo senza «/»
underwater-cities-pack-row-count = la tabella ha { $found ->
    [one] { $found } riga
   *[other] { $found } righe
} di questo tipo ma ne servono { $expected }
underwater-cities-pack-too-few = la tabella ha { $found ->
    [one] { $found } riga
   *[other] { $found } righe
} di questo tipo ma ne servono almeno { $fewest }
underwater-cities-pack-unknown = «{ $name }» non compare in nessun’altra tabella
underwater-cities-pack-unreached = nessun tunnel porta a questo sito dalla città iniziale
underwater-cities-pack-one-statement = qui è ammessa una sola istruzione di questo tipo
underwater-cities-pack-missing-row = manca la riga «{ $name }»
underwater-cities-pack-cards = di queste carte ce ne sono { $found }, non { $expected }
underwater-cities-pack-no-slot = un lato del tabellone di gioco non ha nessuno spazio «{ $name }» adatto

## Underwater Cities: che cosa un post racconta di un turno. La forma .tally è per quando c’è poco spazio.

# $slots: such as “G3”, with its icon. $card: a title.
underwater-cities-story-chose = { LIST($slots) } con { $card }
    .least = { LIST($slots) }
underwater-cities-story-unused = { LIST($slots) } con { $card } (senza effetto)
    .least = { LIST($slots) }
underwater-cities-story-claimed = { LIST($slots) }, ha reclamato { $card }
    .least = { LIST($slots) }
underwater-cities-story-alone = { LIST($slots) } senza carta
    .least = { LIST($slots) }
underwater-cities-story-cloned = clone di { $slot }
underwater-cities-story-also-claimed = ha reclamato { LIST($things) }
    .least = { "" }
underwater-cities-story-used = ha usato { LIST($things) }
    .least = { "" }
underwater-cities-story-refreshed = di nuovo disponibile: { LIST($things) }
    .least = { "" }
underwater-cities-story-built = ha costruito: { LIST($things) }
    .tally = ha costruito: { LIST($things, form: "tally") }
underwater-cities-story-upgraded = ha migliorato: { LIST($things) }
    .tally = ha migliorato: { LIST($things, form: "tally") }
underwater-cities-story-converted = ha reso simbiotica: { LIST($things) }
    .tally = ha reso simbiotica: { LIST($things, form: "tally") }
# $kind: such as “serra”. $places: such as “C5, C9”.
underwater-cities-story-buildings = { $count ->
    [one] { $kind } ({ $places })
   *[other] { $count } { FORM($kind, form: "many") } ({ $places })
}
    .tally = { $count ->
        [one] { $kind }
       *[other] { $count } { FORM($kind, form: "many") }
    }
underwater-cities-story-cities = { $count ->
    [one] { $kind } { $places }
   *[other] { FORM($kind, form: "many") } { $places }
}
underwater-cities-story-metropolis = ha connesso { LIST($things) }
underwater-cities-story-special = ha preso { LIST($things) }
underwater-cities-story-searched = ha preso una carta Speciale coperta; { LIST($things) } va sotto il mazzo
    .tally = ha preso una carta Speciale coperta
underwater-cities-story-kept-special = ha preso una carta Speciale coperta
underwater-cities-story-replaced = ha scartato { LIST($things) }
    .least = { "" }
underwater-cities-story-contract = contratto: { LIST($things) }
underwater-cities-story-steps = { $steps ->
    [one] { $steps } passo nella Federazione
   *[other] { $steps } passi nella Federazione
}
    .least = Federazione +{ $steps }
underwater-cities-story-hungry = { $count ->
    [one] { $count } città senza cibo
   *[other] { $count } città senza cibo
}
