### Otys. The things are called as in the glossary of the rules, one word for one thing.

## Resources

# `.plural`: several of it.
otys-metal = metallo
    .plural = metalli
    .short = metallo
otys-plant = pianta
    .plural = piante
    .short = pianta
otys-fuel = carburante
    .plural = carburanti
    .short = carbur.
otys-tech = tecnologia
    .plural = tecnologie
    .short = tecnol.
# $count cubes of one resource, beside others.
otys-cubes = { $count ->
    [1] { $resource }
   *[other] { $count } { FORM($resource, form: "plural") }
}
otys-cube-list = { LIST($parts, style: "comma") }

## Divers

# `.definite`: with its article. `.of`: the same behind "di". `.terse`: where there is little room.
otys-metal-expert = Esperto di Metalli
    .gender = masculine
    .definite = l’Esperto di Metalli
    .of = dell’Esperto di Metalli
    .short = Esp. Metalli
otys-plant-expert = Esperto di Piante
    .gender = masculine
    .definite = l’Esperto di Piante
    .of = dell’Esperto di Piante
    .short = Esp. Piante
otys-fuel-expert = Esperto di Carburanti
    .gender = masculine
    .definite = l’Esperto di Carburanti
    .of = dell’Esperto di Carburanti
    .short = Esp. Carburanti
otys-tech-expert = Esperto di Tecnologie
    .gender = masculine
    .definite = l’Esperto di Tecnologie
    .of = dell’Esperto di Tecnologie
    .short = Esp. Tecnologie
otys-trader = Commerciante
    .gender = feminine
    .definite = la Commerciante
    .of = della Commerciante
otys-spy = Spia
    .gender = feminine
    .definite = la Spia
    .of = della Spia
otys-engineer = Ingegnere
    .gender = masculine
    .definite = l’Ingegnere
    .of = dell’Ingegnere
otys-explorer = Esploratore
    .gender = masculine
    .definite = l’Esploratore
    .of = dell’Esploratore

## Sponsors, by tile and side

otys-sponsor-1-basic = Sponsor 1 standard
otys-sponsor-1-advanced = Sponsor 1 avanzato
otys-sponsor-2-basic = Sponsor 2 standard
otys-sponsor-2-advanced = Sponsor 2 avanzato
otys-sponsor-3-basic = Sponsor 3 standard
otys-sponsor-3-advanced = Sponsor 3 avanzato
otys-sponsor-4-basic = Sponsor 4 standard
otys-sponsor-4-advanced = Sponsor 4 avanzato
otys-sponsor-5-basic = Sponsor 5 standard
otys-sponsor-5-advanced = Sponsor 5 avanzato

## Keys, contracts, Rewards, places

# `.levels = one`: it can be played on one level only, which its name tells.
otys-key-numbered = Chiave { $number }
    .levels = one
    .definite = la Chiave { $number }
    .short = { $number }
otys-key-own-x = Chiave X
    .definite = la Chiave X
    .short = X
otys-key-neutral-x = Chiave X neutra
    .definite = una Chiave X neutra
    .short = N
# E for an exact combination, F for a free one.
otys-contract-exact = contratto E{ $number }
    .short = E{ $number }
otys-contract-free = contratto F{ $number }
    .short = F{ $number }
otys-reward = Ricompensa { $number }
# `.to`: as the end of a way.
otys-place-level = livello { $level }
    .to = al livello { $level }
    .short = { $level }
otys-place-surface = posizione { $position } in superficie
    .to = alla posizione { $position } in superficie
    .short = S{ $position }

## What is gained and paid

otys-credits = { $count ->
    [one] { $count } Credito
   *[other] { $count } Crediti
}
    .short = { $count ->
        [1] Credito
       *[other] { $count } Crediti
    }
otys-batteries = { $count ->
    [one] { $count } Batteria
   *[other] { $count } Batterie
}
    .short = { $count ->
        [1] Batteria
       *[other] { $count } Batterie
    }
otys-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
    .short = { $count ->
        [1] punto
       *[other] { $count } punti
    }
otys-neutral-x = { $count ->
    [one] { $count } Chiave X neutra
   *[other] { $count } Chiavi X neutre
}
    .short = { $count ->
        [1] Chiave X
       *[other] { $count } Chiavi X
    }
otys-goods = { LIST($parts) }

## Effects: what a component does

otys-effect-gain = ottieni { LIST($goods) }
    .terse = { LIST($goods, style: "plus") }
    .brief = { LIST($goods, style: "plus") }
    .short = { LIST($goods, style: "plus", form: "short") }
otys-effect-cube = prendi 1 { LIST($resources, style: "or") }
    .terse = 1 { LIST($resources, style: "or") }
otys-effect-draw = { $count ->
    [one] pesca { $count } contratto e tienilo
   *[other] pesca { $count } contratti e tienine 1
}
    .terse = { $count ->
        [one] pesca { $count } contratto
       *[other] pesca { $count } contratti, tienine 1
    }
    .short = Pesca { $count }
otys-effect-upgrade-active = equipaggia il sommozzatore che attivi
otys-effect-upgrade-surface = equipaggia un sommozzatore in superficie
otys-effect-upgrade-any = equipaggia un tuo sommozzatore
    .terse = equipaggia 1 sommozzatore
otys-effect-take-back = recupera 1 tua Chiave già giocata
otys-effect-resurface = fai risalire in superficie il tuo sommozzatore del livello { $level }
otys-effect-free = in questo turno non costano nulla: { LIST($divers, style: "comma") }
otys-effect-actions = { $number ->
    [1] il tuo sommozzatore agisce 1 volta
   *[other] il tuo sommozzatore può agire { $number } volte, pagando ogni volta
}
otys-effect-use-reward = usa una Ricompensa di questo livello
otys-effect-move-cube = sposta 1 cubetto dal livello attivo o verso di esso
otys-effect-sell = vendi 1 cubetto
otys-effect-sell-better = vendi 1 cubetto al prezzo migliore
otys-effect-buy = acquista 1 cubetto
otys-effect-buy-better = acquista 1 cubetto al prezzo migliore
otys-effect-improve-mechanic = migliora il Meccanico (spostamenti più lunghi)
otys-effect-improve-hacker = migliora l’Hacker (Chiavi indietro prima)
otys-effect-take-reward = prendi una Ricompensa di questo livello
otys-effect-copy = usa il sommozzatore di un vicino a questo livello, al suo costo
# What is paid for an action of the Upgraded side, and before was paid for one of the Basic side.
otys-bonus-price = { $credits ->
    [0] non costa nulla (prima: { $before })
    [one] costa { $credits } Credito (prima: { $before })
   *[other] costa { $credits } Crediti (prima: { $before })
}

## Texts of whole components

# $prizes: such as "1 Credito e 2 punti".
otys-text-contract-exact = { $cubes } da un solo livello: { LIST($prizes) }
otys-text-contract-alike = { $count } cubetti uguali da un solo livello: { LIST($prizes) }
# $groups: such as "2 + 1", so many cubes alike for each number.
otys-text-contract-free = { LIST($groups, style: "plus") } cubetti da un solo livello, ogni numero una risorsa diversa: { LIST($prizes) }
otys-text-group = { $count }
otys-text-reward = { $front }; poi { $back } per ogni contratto soddisfatto sul suo livello
otys-text-sponsor = { LIST($parts, style: "points") }
# $parts: what a Sponsor does, and the points that it gives with it.
otys-text-scoring = { LIST($parts) }
otys-text-no-propeller = poi niente propulsore
otys-text-paid-choice = per { $cost } { $effect }

## Game options

otys-option-sponsor-sides = tessere Sponsor
otys-option-sponsor-sides-basic = lato standard
otys-option-sponsor-sides-random = lati a caso
otys-option-sponsor-sides-advanced = lato avanzato
otys-option-author-spy-variant = variante d’autore per la Spia
otys-option-author-spy-variant-off = disattivata
otys-option-author-spy-variant-on = chi possiede il sommozzatore che usi viene pagato, e il sommozzatore risale in superficie
    .short = il sommozzatore usato risale e chi lo possiede è pagato

## Questions

# $used: the Keys used so far; once $threshold are, all come back. $free: those of which the level is chosen,
# $choices: their number.
otys-ask-key = scegli una Chiave
    .next = quale Chiave giochi
    .note = { $choices ->
        [0] la Chiave sveglia il sommozzatore del suo livello; quando ne hai usate { $threshold } (ora { $used }), tornano tutte
       *[other] la Chiave sveglia il sommozzatore del suo livello; quando ne hai usate { $threshold } (ora { $used }), tornano tutte; con { LIST($free, style: "or", form: "short") } scegli il livello, e prima gli Sponsor scendono tutti di uno
    }
otys-ask-phase-1 = Fase 1, livello { $level }: attiva { FORM($diver, form: "definite") } o fai prima qualcos’altro
    .next = l’azione del tuo sommozzatore
otys-ask-act = { $actions ->
    [1] livello { $level }: scegli l’azione { FORM($diver, form: "of") } o fai prima qualcos’altro
   *[other] livello { $level }: scegli la prima delle { $actions } azioni { FORM($diver, form: "of") } o fai prima qualcos’altro
}
    .next = l’azione del tuo sommozzatore
otys-ask-phase-2 = { $actions ->
    [0] Fase 2: non restano azioni { FORM($diver, form: "of") }
    [1] Fase 2: scegli l’azione { FORM($diver, form: "of") }
   *[other] Fase 2: scegli un’azione { FORM($diver, form: "of") } (ne restano { $actions })
}
    .next = { $actions ->
        [0] i contratti, se ne puoi soddisfare
       *[other] { $acted ->
            [0] l’azione del tuo sommozzatore
           *[other] la prossima azione del tuo sommozzatore, senza altri spostamenti
        }
    }
otys-ask-oxygen = Fase 3: { FORM($diver, form: "definite") } risale in superficie o resta al proprio livello?
    .next = se il sommozzatore risale o resta
# $seat: who used the diver of the reader.
otys-ask-owner = { FORM($diver, form: "gender") ->
    [feminine] { $seat } ha usato la tua { $diver }: risale in superficie o resta al proprio livello?
   *[masculine] { $seat } ha usato il tuo { $diver }: risale in superficie o resta al proprio livello?
}
otys-ask-keep = scegli il contratto da tenere
    .next = quale dei contratti tieni
    .note = lo tieni nascosto e lo soddisfi quando un tuo livello ha i suoi cubetti; gli altri vanno sotto il mazzo

## Options. At most 80 characters with everything in them.

# `.terse`: where there is little room. `.brief`: where there is a little more.
otys-do-play-key = { FORM($key, form: "levels") ->
    [one] gioca { FORM($key, form: "definite") }
   *[any] gioca { FORM($key, form: "definite") } al livello { $level }
}
    .short = { FORM($key, form: "levels") ->
        [one] { FORM($key, form: "short") }
       *[any] { FORM($key, form: "short") }{ $level }
    }
otys-do-fulfil = soddisfa il { $contract } dal livello { $level } ({ $cubes })
    .short = { FORM($contract, form: "short") }: livello { $level }
# The same where one contract can be fulfilled in several ways.
otys-do-fulfil-with = soddisfa il { $contract } dal livello { $level } ({ $cubes })
    .short = { FORM($contract, form: "short") }, livello { $level }: { $cubes }
otys-do-sponsor = { $sponsor }: { FORM($effect, form: "brief") }
    .short = { FORM($effect, form: "short") }
# The same beside a diver that could do the same kind of thing.
otys-do-by-sponsor = { $sponsor }: { FORM($effect, form: "brief") }
    .short = Spons. { FORM($effect, form: "short") }
# What a Sponsor does and the points it adds; $effect: what it does alone.
otys-do-scoring = { LIST($parts) }
    .brief = { LIST($parts, style: "plus", form: "brief") }
    .room = little
    .terse = { LIST($parts, style: "plus", form: "terse") }
    .short = { FORM($effect, form: "short") }
otys-do-propel = sposta { FORM($diver, form: "definite") } { FORM($place, form: "to") }
    .short = { FORM($start, form: "short") } → { FORM($place, form: "short") }
otys-do-swap = scambia { FORM($diver, form: "definite") } e { FORM($other, form: "definite") }
    .short = { FORM($start, form: "short") } ⇄ { FORM($place, form: "short") }
otys-do-activate = attiva { FORM($diver, form: "definite") }
    .short = Attiva
otys-do-end-action = termina la Fase 2
otys-do-no-action = nessuna azione
otys-do-resurface = fai risalire in superficie { FORM($thing, form: "definite") }
    .short = In superficie
otys-do-oxygen = lascia { FORM($diver, form: "definite") } al suo livello
    .short = Resta
otys-do-take = prendi 1 { $thing }
    .terse = 1 { $thing }
    .short = { FORM($thing, form: "short") }
otys-do-upgrade = equipaggia { FORM($thing, form: "definite") }
    .short = { FORM($thing, form: "short") }+
otys-do-take-back = recupera { FORM($key, form: "definite") }
    .terse = recupera { $key }
    .short = Chiave { FORM($key, form: "short") }
otys-do-use = usa la { $reward } ({ FORM($effect, form: "terse") })
    .short = { $reward }
otys-do-move = sposta 1 { $resource } dal livello { $source } al livello { $target }
    .brief = { $target ->
        [1] sposta 1 { $resource } dal livello { $source } all’{ $target }
       *[other] sposta 1 { $resource } dal livello { $source } al { $target }
    }
    .short = { FORM($resource, form: "short") } { $source } → { $target }
otys-do-sell = vendi 1 { $resource } per { LIST($goods) }
    .room = little
    .short = { FORM($resource, form: "short") } → { LIST($goods) }
otys-do-buy = { $credits ->
    [0] acquista 1 { $resource } gratis
    [one] acquista 1 { $resource } per { $credits } Credito
   *[other] acquista 1 { $resource } per { $credits } Crediti
}
    .room = little
    .short = { $credits ->
        [0] { FORM($resource, form: "short") } gratis
        [one] { $credits } Credito → { FORM($resource, form: "short") }
       *[other] { $credits } Crediti → { FORM($resource, form: "short") }
    }
# $credits: all that is paid for it. $effect: another option, in its form `.paid` if it has one.
# `.room = little`: nothing else of any length has room beside it.
otys-do-paid = { $credits ->
    [one] { $credits } Credito: { FORM($effect, form: "paid") }
   *[other] { $credits } Crediti: { FORM($effect, form: "paid") }
}
    .short = { FORM($effect, form: "short") }
otys-do-improve-mechanic = migliora il Meccanico (spostamento massimo { $move })
    .terse = migliora il Meccanico (spostamento { $move })
    .room = little
    .short = Meccanico
otys-do-improve-hacker = migliora l’Hacker (soglia { $threshold })
    .short = Hacker
otys-do-explore = prendi la { $reward } ({ FORM($effect, form: "terse") })
    .terse = { $reward } ({ FORM($effect, form: "terse") })
    .room = little
    .short = { $reward }
otys-do-copy = { $diver } di { $owner }: { FORM($effect, form: "terse") }
    .paid = { FORM($effect, form: "room") ->
        [little] { FORM($effect, form: "terse") } via { $owner }
       *[enough] { $diver } di { $owner }: { FORM($effect, form: "terse") }
    }
    .short = { $owner }: { FORM($effect, form: "short") }

otys-hint-diver = { $diver }: { $action }
otys-hint-upgraded = da allora, a ogni azione: { LIST($parts) }

## What an option does. A panel shows it beside the short name of the option.

# $woken: the diver with its action. $sponsor: what the Sponsor on that level does.
otys-effect-key = { $woken }. Sponsor: { $sponsor }
# The same for an X Key, which moves the Sponsors first.
otys-effect-key-x = { $woken }. Sponsor poi lì: { $sponsor }
# $sponsor: what a Sponsor does that need not be used.
otys-sponsor-optional = se vuoi, { $sponsor }
# $why: why the diver could do nothing.
otys-hint-diver-idle = { $diver }: { $action } – ora niente: { $why }
otys-effect-idle = { $action } – ora niente: { $why }
# $sponsor: what becomes of the Sponsor on the active level.
otys-effect-activates = { $action }. { $sponsor }
otys-sponsor-used = Lo Sponsor è già stato usato
otys-sponsor-waived = Rinunci allo Sponsor: { $sponsor }
otys-sponsor-idle = Lo Sponsor ora non può fare nulla
otys-idle-credits = { $needed ->
    [one] serve { $needed } Credito, ne hai { $held }
   *[other] servono { $needed } Crediti, ne hai { $held }
}
otys-idle-full = il livello { $level } è pieno
otys-idle-trade = non puoi né vendere né acquistare
otys-idle-technicians = entrambi i Tecnici sono già al massimo
otys-idle-nothing = non c’è nulla che possa fare
otys-idle-upgraded = hai già equipaggiato { FORM($diver, form: "definite") }
# $parts: what an option is called, and what that does not say.
otys-effect-more = { LIST($parts, style: "points") }
otys-effect-paid = { $credits ->
    [one] costa { $credits } Credito: { $effect }
   *[other] costa { $credits } Crediti: { $effect }
}
otys-effect-fulfil = consegna { $cubes }: ottieni { LIST($goods) }
otys-effect-bonus = per la tua Ricompensa lì { $back }
# $place: where a diver goes. $others: where those it passes go.
otys-effect-propel = 1 Batteria: { FORM($diver, form: "short") } → { FORM($place, form: "short") }, { LIST($others, style: "comma") }
otys-effect-shifted = { FORM($diver, form: "short") } → { FORM($place, form: "short") }
otys-effect-then-active = { $effect }; al livello attivo c’è poi { FORM($diver, form: "definite") }
otys-effect-diver-follows = poi agisce il tuo sommozzatore
# $effect: what is given up with the end of Phase 2.
otys-effect-no-air = { $effect }; senza Batteria, { FORM($diver, form: "definite") } poi risale
# $next: the diver that then takes its place.
otys-effect-resurfaces = { $diver } alla posizione 1 in superficie; chi sta sopra scende di un posto, { FORM($next, form: "definite") } al livello { $level }
otys-effect-surface = { $diver } alla posizione 1 in superficie
otys-effect-stays = 1 Batteria (ne hai { $held }): { FORM($diver, form: "definite") } resta al livello { $level }, nessuno si sposta
otys-effect-track = { FORM($key, form: "definite") } va sul tracciato dell’Hacker: { $used } di { $threshold }
otys-effect-recover = { FORM($key, form: "definite") } completa il tracciato dell’Hacker: tornano tutte le Chiavi
otys-effect-unused = { $actions ->
    [1] rinunci all’azione { FORM($diver, form: "of") }: { $action }
    [2] rinunci a entrambe le azioni { FORM($diver, form: "of") } (ciascuna: { $action })
   *[other] rinunci a tutte e { $actions } le azioni { FORM($diver, form: "of") } (ciascuna: { $action })
}
otys-effect-mechanic = d’ora in poi 1 Batteria sposta un sommozzatore fino a { $move } posti (prima { $now })
otys-effect-hacker = d’ora in poi le Chiavi usate tornano tutte appena sono { $threshold } (prima { $now }); non prima della fine di questo turno
otys-effect-explore = subito: { $front }; poi, per ogni contratto soddisfatto al livello { $level }: { $back }
otys-effect-replaces = { $effect }; lì sostituisce la { $reward }
otys-effect-discarded = poi viene scartata e sostituita
# Why a Key cannot be played.
otys-closed-key = usata; tornano tutte appena ne hai usate { $threshold } (ora { $used })

## Kinds of options

otys-group-numbered = Chiavi numerate
otys-group-fulfil = soddisfa un contratto
otys-group-moves = sposta un sommozzatore
otys-group-propel = sposta { FORM($diver, form: "definite") }
otys-group-sponsor = usa lo { $sponsor }
otys-group-copy = usa { FORM($diver, form: "definite") } di { $owner }

## The log. Who did it stands in front: "Posto 1: ha giocato la Chiave 3, il livello 3 è attivo".

otys-log-played-key = ha giocato { FORM($key, form: "definite") }; il livello { $level } è attivo
otys-log-rotated = ha fatto scendere ogni Sponsor di 1 livello
otys-log-sponsor = ha usato lo { $sponsor }
otys-log-propelled = ha speso 1 Batteria per spostare { FORM($diver, form: "definite") } { FORM($place, form: "to") }
otys-log-activated = ha attivato { FORM($diver, form: "definite") }
otys-log-gained = { LIST($goods) ->
    [nulla] non ha ottenuto nulla
   *[something] ha ottenuto { LIST($goods) }
}
otys-log-paid = ha pagato { LIST($goods) }
otys-log-paid-diver = ha pagato { LIST($goods) } per { FORM($diver, form: "definite") }
otys-log-took-cube = ha raccolto 1 { $resource } al livello { $level }
otys-log-moved-cube = ha spostato 1 { $resource } dal livello { $source } al livello { $target }
otys-log-took-back = ha recuperato { FORM($key, form: "definite") }
otys-log-recovered = ha recuperato tutte le Chiavi
otys-log-upgraded = ha equipaggiato { FORM($diver, form: "definite") }
# $parts: what its Upgraded side has that the Basic one has not.
otys-log-upgraded-to = ha equipaggiato { FORM($diver, form: "definite") }; ora: { LIST($parts) }
otys-log-resurfaced = ha fatto risalire in superficie { FORM($diver, form: "definite") }
otys-log-oxygen = ha speso 1 Batteria per lasciare { FORM($diver, form: "definite") } al suo livello
otys-log-sold = ha venduto 1 { $resource } per { LIST($goods) }
otys-log-bought = { $credits ->
    [0] ha acquistato 1 { $resource } gratis
    [one] ha acquistato 1 { $resource } per { $credits } Credito
   *[other] ha acquistato 1 { $resource } per { $credits } Crediti
}
otys-log-improved-mechanic = ha migliorato il Meccanico: spostamento massimo { $move }
otys-log-improved-hacker = ha migliorato l’Hacker: soglia { $threshold }
otys-log-copied = ha usato { FORM($diver, form: "definite") } di { $owner }
otys-log-explored = ha preso la { $reward }
otys-log-display-refilled = nuova sul display della colonia, livello { $level }: { $reward }
otys-log-drew = { $count ->
    [one] ha pescato { $count } contratto e l’ha tenuto
   *[other] ha pescato { $count } contratti e ne ha tenuto 1
}
# Only the drawer reads this.
otys-log-kept = ha tenuto il { $contract }
otys-log-fulfilled = ha soddisfatto il { $contract } dal livello { $level } ({ $cubes }): { LIST($goods) }
otys-log-contract-revealed = nuovo contratto pubblico: { $contract }
otys-log-last-round = { $turns ->
    [0] questo è l’ultimo round, e il suo ultimo turno
    [one] questo è l’ultimo round: dopo questo resta { $turns } turno
   *[other] questo è l’ultimo round: dopo questo restano { $turns } turni
}
otys-log-over-points = la partita è finita: l’ultimo round si è concluso
otys-log-over-standstill = la partita è finita: per troppi round nessuno ha ottenuto punti

## Why a component pack is refused

otys-pack-no-resource = la riga non indica nessuna risorsa da prendere
otys-pack-unknown-effect = nella tabella «effects» non c’è nessun effetto «{ $found }»
otys-pack-bad-pattern = «{ $found }» non è uno schema valido; scrivilo come «2+2+1», con al massimo 4 numeri
otys-pack-mixed-contract = un contratto specifico elenca i suoi cubetti e non ha uno schema; uno libero ha soltanto uno schema
otys-pack-wrong-total = la colonna dice { $found } cubetti, ma il contratto ne richiede { $expected }
otys-pack-missing-row = manca la riga «{ $name }»
otys-pack-row-count = la tabella ha { $found ->
    [one] { $found } riga
   *[other] { $found } righe
}, ma ne servono { $expected }
otys-pack-auto-costs = uno Sponsor che si applica senza chiedere non può avere né prezzo né punti
otys-pack-needs-level = «{ $found }» non può essere un bonus permanente: richiede un livello attivo
otys-pack-number-twice = questo ha lo stesso numero di «{ $other }»

## What somebody may always answer

otys-habit-copied-diver = una Spia usa un tuo sommozzatore
otys-habit-copied-diver-oxygen = spendi 1 Batteria perché resti
otys-habit-copied-diver-resurface = fallo risalire in superficie

## What somebody could still do

# $diver: who lies idle. $ways: some of what it could do.
otys-waste-diver = { FORM($diver, form: "definite") } può ancora agire: { LIST($ways, style: "or") }
# $why: why the diver can do nothing.
otys-waste-idle = { FORM($diver, form: "definite") } non può fare nulla: { $why }
otys-waste-sponsor = puoi ancora usare lo { $sponsor } senza spendere nulla
otys-waste-contract = è il tuo ultimo turno, e puoi ancora scegliere: { LIST($ways, style: "or") }
# What a kind of warning is called.
otys-waste-diver-name = un sommozzatore che può ancora agire
otys-waste-idle-name = un sommozzatore attivato per niente
otys-waste-sponsor-name = uno Sponsor gratuito non usato
otys-waste-contract-name = contratti che puoi soddisfare nell’ultimo turno

## Otys: che cosa un post racconta di un turno. La forma .tally è per quando c’è poco spazio.

otys-story-cubes-metal = { $count } { otys-metal }
otys-story-cubes-plant = { $count } { otys-plant }
otys-story-cubes-fuel = { $count } { otys-fuel }
otys-story-cubes-tech = { $count } { otys-tech }
# $divers: those that were activated.
otys-story-dive = { FORM($key, form: "levels") ->
    [one] { FORM($key, form: "terse") }: { LIST($divers) }
   *[other] { FORM($key, form: "terse") } al livello { $level }: { LIST($divers) }
}
    .least = { FORM($key, form: "terse") }: { LIST($divers) }
otys-story-key = { FORM($key, form: "levels") ->
    [one] { FORM($key, form: "terse") }
   *[other] { FORM($key, form: "terse") } al livello { $level }
}
otys-story-divers = ha attivato { LIST($divers, form: "definite") }
otys-story-copied = ha usato { LIST($things) }
    .least = { LIST($things, style: "comma") }
otys-story-copy = { FORM($diver, form: "definite") } di { $owner }
otys-story-moved = { $diver } { FORM($place, form: "to") }
    .least = { "" }
otys-story-oxygen = { $diver } resta giù
    .least = { "" }
otys-story-rotated = Sponsor giù di un livello
    .least = { "" }
otys-story-sold = ha venduto: { LIST($things) }
otys-story-bought = ha acquistato: { LIST($things) }
otys-story-upgraded = ha equipaggiato: { LIST($things) }
    .least = ↑ { LIST($things) }
otys-story-mechanic = ha migliorato il Meccanico (spostamento { $move })
    .least = ↑ Meccanico
otys-story-hacker = ha migliorato l’Hacker (soglia { $threshold })
    .least = ↑ Hacker
otys-story-fulfilled = ha soddisfatto: { LIST($things) }
    .least = { LIST($things) } ✓
otys-story-took-back = ha recuperato: { LIST($things) }
    .least = { "" }
# $effect: such as “ottieni 1 Credito”.
otys-story-explored = Ricompensa, per ogni contratto al suo livello: { FORM($effect, form: "terse") }
    .tally = Ricompensa: { FORM($effect, form: "terse") }
    .least = Ricompensa
otys-story-new = novità: { LIST($things, style: "points") }
    .tally = { $count ->
        [one] { $count } novità sul tabellone
       *[other] { $count } novità sul tabellone
    }
    .least = { "" }
otys-story-new-reward = Ricompensa al livello { $level } ({ FORM($effect, form: "terse") })
