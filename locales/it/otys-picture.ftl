### What stands in pictures of Otys, and what is said for those who do not see them. There is
### little room.

## The strip at the top. It follows the name of whoever is on turn.

otys-picture-start = sceglie una Chiave
otys-picture-phase-1 = Fase 1: prima dell’immersione
otys-picture-phase-2 = { $actions ->
    [0] Fase 2: azione svolta
    [1] Fase 2: agisce il sommozzatore
   *[other] Fase 2: il sommozzatore agisce { $actions } volte
}
otys-picture-phase-3 = Fase 3: restare o risalire

## Titles

otys-picture-no-contracts = ancora nessun contratto privato

## One component

otys-picture-basic = lato non equipaggiato
otys-picture-upgraded = lato equipaggiato
otys-picture-front = subito, 1 volta
otys-picture-back = per ogni contratto soddisfatto sul suo livello
otys-picture-side-front = subito: { $effect }
otys-picture-side-back = per ogni contratto soddisfatto sul suo livello: { $effect }

## The end

otys-picture-tie = parità: vince chi ha più cubetti

## In words. The sentences stand one after the other; the first are kept where room is short.

otys-picture-alt-board = Otys, { $moment }.
otys-picture-alt-active = livello attivo: { $level }, con { $diver }.
# $keys: those in hand, such as "1, 4, X".
otys-picture-alt-player = { $seat }: { LIST($goods) }; Chiavi { $keys }; { $contracts ->
    [one] { $contracts } contratto privato
   *[other] { $contracts } contratti privati
}.
otys-picture-alt-tracks = spostamento massimo { $move }; { $used } Chiavi su { $threshold } sul tracciato dell’Hacker.
otys-picture-alt-divers = { $seat }, dalla superficie al livello 5: { LIST($divers, style: "comma") }.
otys-picture-alt-level = livello { $level }: { $diver }, { $cubes }.
otys-picture-alt-dive = livello { $level }: { $diver }, { $cubes }; Sponsor: { $sponsor }.
# $text: what it does.
otys-picture-alt-card = { $card }: { $text }.
otys-picture-alt-neighbour = { $seat }: { $diver }, { $text }.
otys-picture-alt-surface = in superficie: { LIST($divers, style: "comma") }.
otys-picture-alt-empty = nessun cubetto
otys-picture-alt-upgraded = { $diver }+
otys-picture-alt-public = contratti pubblici: { LIST($contracts, style: "comma") }.
otys-picture-alt-private = contratti privati: { LIST($contracts, style: "comma") }.
otys-picture-alt-drawn = pescati: { LIST($contracts, style: "comma") }.
otys-picture-alt-sponsors = dal livello 1 in giù: { LIST($sponsors, style: "comma") }.
otys-picture-alt-sponsor = livello { $level }: { $sponsor }, { LIST($rewards, style: "comma") }.
otys-picture-alt-store = Emporio: { $cubes }.
# $place: such as 1 for the winner.
otys-picture-alt-score = { $place }. { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $cubes ->
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
}.
