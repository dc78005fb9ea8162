### Otys. The things are called as in the glossary of the rules, one word for one thing.

## Resources

# `.plural`: several of it.
otys-metal = metallo
    .plural = metalli
otys-plant = pianta
    .plural = piante
otys-fuel = carburante
    .plural = carburanti
otys-tech = tecnologia
    .plural = tecnologie
# $count cubes of one resource, beside others.
otys-cubes = { $count ->
    [1] { $resource }
   *[other] { $count } { FORM($resource, form: "plural") }
}
otys-cube-list = { LIST($parts, style: "comma") }

## Divers

# `.definite`: with its article. `.of`: the same behind "di". `.short`: where there is little room.
otys-metal-expert = Esperto di Metalli
    .gender = masculine
    .definite = l’Esperto di Metalli
    .of = dell’Esperto di Metalli
otys-plant-expert = Esperto di Piante
    .gender = masculine
    .definite = l’Esperto di Piante
    .of = dell’Esperto di Piante
otys-fuel-expert = Esperto di Carburanti
    .gender = masculine
    .definite = l’Esperto di Carburanti
    .of = dell’Esperto di Carburanti
otys-tech-expert = Esperto di Tecnologie
    .gender = masculine
    .definite = l’Esperto di Tecnologie
    .of = dell’Esperto di Tecnologie
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
otys-key-own-x = Chiave X
    .definite = la Chiave X
otys-key-neutral-x = Chiave X neutra
    .definite = una Chiave X neutra
# E for an exact combination, F for a free one.
otys-contract-exact = contratto E{ $number }
otys-contract-free = contratto F{ $number }
otys-reward = Ricompensa { $number }
# `.to`: as the end of a way.
otys-place-level = livello { $level }
    .to = al livello { $level }
otys-place-surface = posizione { $position } in superficie
    .to = alla posizione { $position } in superficie

## What is gained and paid

otys-credits = { $count ->
    [one] { $count } Credito
   *[other] { $count } Crediti
}
otys-batteries = { $count ->
    [one] { $count } Batteria
   *[other] { $count } Batterie
}
otys-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
otys-neutral-x = { $count ->
    [one] { $count } Chiave X neutra
   *[other] { $count } Chiavi X neutre
}
otys-goods = { LIST($parts) }

## Effects: what a component does

otys-effect-gain = ottieni { LIST($goods) }
    .short = { LIST($goods, style: "plus") }
    .brief = { LIST($goods, style: "plus") }
otys-effect-cube = prendi 1 { LIST($resources, style: "or") }
    .short = 1 { LIST($resources, style: "or") }
otys-effect-draw = { $count ->
    [one] pesca { $count } contratto e tienilo
   *[other] pesca { $count } contratti e tienine 1
}
    .short = { $count ->
        [one] pesca { $count } contratto
       *[other] pesca { $count } contratti, tienine 1
    }
otys-effect-upgrade-active = equipaggia il sommozzatore che attivi
otys-effect-upgrade-surface = equipaggia un sommozzatore in superficie
otys-effect-upgrade-any = equipaggia un tuo sommozzatore
    .short = equipaggia 1 sommozzatore
otys-effect-take-back = recupera 1 tua Chiave già giocata
otys-effect-resurface = fai risalire in superficie il tuo sommozzatore del livello { $level }
otys-effect-free = in questo turno non costano nulla: { LIST($divers, style: "comma") }
otys-effect-actions = { $number ->
    [1] il tuo sommozzatore agisce 1 volta
   *[other] il tuo sommozzatore agisce { $number } volte
}
otys-effect-use-reward = usa una Ricompensa di questo livello
otys-effect-move-cube = sposta 1 cubetto dal livello attivo o verso di esso
otys-effect-sell = vendi 1 cubetto
otys-effect-sell-better = vendi 1 cubetto al prezzo migliore
otys-effect-buy = acquista 1 cubetto
otys-effect-buy-better = acquista 1 cubetto al prezzo migliore
otys-effect-improve-mechanic = migliora il Meccanico
otys-effect-improve-hacker = migliora l’Hacker
otys-effect-take-reward = prendi una Ricompensa di questo livello
otys-effect-copy = usa il sommozzatore di un vicino
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
otys-text-no-propeller = poi niente propulsore

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

otys-ask-key = scegli una Chiave
otys-ask-phase-1 = Fase 1, livello { $level }: attiva { FORM($diver, form: "definite") } o fai prima qualcos’altro
otys-ask-phase-2 = { $actions ->
    [0] Fase 2: non restano azioni { FORM($diver, form: "of") }
    [1] Fase 2: scegli l’azione { FORM($diver, form: "of") }
   *[other] Fase 2: scegli un’azione { FORM($diver, form: "of") } (ne restano { $actions })
}
otys-ask-oxygen = Fase 3: { FORM($diver, form: "definite") } risale in superficie o resta al proprio livello?
# $seat: who used the diver of the reader.
otys-ask-owner = { FORM($diver, form: "gender") ->
    [feminine] { $seat } ha usato la tua { $diver }: risale in superficie o resta al proprio livello?
   *[masculine] { $seat } ha usato il tuo { $diver }: risale in superficie o resta al proprio livello?
}
otys-ask-keep = scegli il contratto da tenere

## Options. At most 80 characters with everything in them.

# `.short`: where there is little room. `.brief`: where there is a little more.
otys-do-play-key = { FORM($key, form: "levels") ->
    [one] gioca { FORM($key, form: "definite") }
   *[any] gioca { FORM($key, form: "definite") } al livello { $level }
}
otys-do-fulfil = soddisfa il { $contract } dal livello { $level } ({ $cubes })
otys-do-sponsor = { $sponsor }: { FORM($effect, form: "brief") }
otys-do-propel = sposta { FORM($diver, form: "definite") } { FORM($place, form: "to") } (1 Batteria)
otys-do-activate = attiva { FORM($diver, form: "definite") }
otys-do-end-action = termina la Fase 2
otys-do-resurface = fai risalire in superficie { FORM($thing, form: "definite") }
otys-do-oxygen = lascia { FORM($diver, form: "definite") } al suo livello (1 Batteria)
otys-do-take = prendi 1 { $thing }
    .short = 1 { $thing }
otys-do-upgrade = equipaggia { FORM($thing, form: "definite") }
otys-do-take-back = recupera { FORM($key, form: "definite") }
    .short = recupera { $key }
otys-do-use = usa la { $reward } ({ FORM($effect, form: "short") })
otys-do-move = sposta 1 { $resource } dal livello { $source } al livello { $target }
    .brief = { $target ->
        [1] sposta 1 { $resource } dal livello { $source } all’{ $target }
       *[other] sposta 1 { $resource } dal livello { $source } al { $target }
    }
otys-do-sell = vendi 1 { $resource } per { LIST($goods) }
    .room = little
otys-do-buy = { $credits ->
    [0] acquista 1 { $resource } gratis
    [one] acquista 1 { $resource } per { $credits } Credito
   *[other] acquista 1 { $resource } per { $credits } Crediti
}
    .room = little
# $credits: all that is paid for it. $effect: another option, in its form `.paid` if it has one.
# `.room = little`: nothing else of any length has room beside it.
otys-do-paid = { $credits ->
    [one] { $credits } Credito: { FORM($effect, form: "paid") }
   *[other] { $credits } Crediti: { FORM($effect, form: "paid") }
}
otys-do-improve-mechanic = migliora il Meccanico (spostamento massimo { $move })
    .short = migliora il Meccanico (spostamento { $move })
    .room = little
otys-do-improve-hacker = migliora l’Hacker (soglia { $threshold })
otys-do-explore = prendi la { $reward } ({ FORM($effect, form: "short") })
    .short = { $reward } ({ FORM($effect, form: "short") })
    .room = little
otys-do-copy = { $diver } di { $owner }: { FORM($effect, form: "short") }
    .paid = { FORM($effect, form: "room") ->
        [little] { FORM($effect, form: "short") } via { $owner }
       *[enough] { $diver } di { $owner }: { FORM($effect, form: "short") }
    }

otys-hint-diver = { $diver }: { $action }
otys-hint-upgraded = lato equipaggiato: { LIST($parts) }
otys-hint-reward = poi { $back } per ogni contratto soddisfatto su questo livello

## Kinds of options

otys-group-numbered = Chiavi numerate
otys-group-fulfil = soddisfa un contratto
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
otys-waste-sponsor = puoi ancora usare lo { $sponsor } senza spendere nulla
otys-waste-contract = è il tuo ultimo turno, e puoi ancora scegliere: { LIST($ways, style: "or") }
# What a kind of warning is called.
otys-waste-diver-name = un sommozzatore che può ancora agire
otys-waste-sponsor-name = uno Sponsor gratuito non usato
otys-waste-contract-name = contratti che puoi soddisfare nell’ultimo turno
