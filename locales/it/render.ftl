### What stands in pictures, and what is said for those who do not see them. There is little room.

## The strip at the top. It follows the name of whoever is on turn.

picture-start = sceglie una Chiave
picture-phase-1 = Fase 1: prima di attivare
picture-phase-2 = { $actions ->
    [0] Fase 2: azione conclusa
    [1] Fase 2: agisce il sommozzatore
   *[other] Fase 2: il sommozzatore agisce { $actions } volte
}
picture-phase-3 = Fase 3: restare o risalire

## Titles

picture-private = contratti privati
picture-drawn = pescati: tienine 1
picture-no-contracts = ancora nessun contratto privato
# Cards for which there is no room.
picture-more = +{ $count }

## One component

picture-printed = come stampato nel gioco
picture-own-design = ideato da noi: non conosciamo quello stampato
picture-partly-own = in parte ideato da noi: non conosciamo tutto ciò che è stampato
# $name: of a component pack that somebody made, such as "mine@1".
picture-from-pack = dal pacchetto di componenti { $name }
picture-basic = lato non equipaggiato
picture-upgraded = lato equipaggiato
picture-front = una volta, subito
picture-back = per ogni contratto soddisfatto sul suo livello

## The end

picture-scores = punteggio finale
# While the game still runs.
picture-standings = punteggio attuale
picture-tie = a parità di punti decide chi ha più cubetti
# In the strip at the top.
picture-won = { $count ->
    [one] vince { LIST($seats) }
   *[other] vincono insieme { LIST($seats) }
}

## In words. The sentences stand one after the other; the first are kept where room is short.

picture-alt-board = Otys, { $moment }.
# $what: such as "chooses a Key".
picture-alt-turn = { $seat }: { $what }.
picture-alt-active = attivo è il livello { $level } con { $diver }.
# One of the winners.
picture-alt-seat = { $seat }
picture-alt-won = { $count ->
    [one] la partita è finita: vince { LIST($seats) }.
   *[other] la partita è finita: vincono insieme { LIST($seats) }.
}
# $keys: those in hand, such as "1, 4, X".
picture-alt-player = { $seat }: { LIST($goods) }; Chiavi { $keys }; { $contracts ->
    [one] { $contracts } contratto privato
   *[other] { $contracts } contratti privati
}.
picture-alt-tracks = spostamento massimo { $move }; { $used } Chiavi su { $threshold } sul tracciato dell’Hacker.
picture-alt-divers = { $seat }, dalla superficie al livello 5: { LIST($divers, style: "comma") }.
picture-alt-level = livello { $level }: { $diver }, { $cubes }.
picture-alt-surface = in superficie: { LIST($divers, style: "comma") }.
picture-alt-empty = nessun cubetto
picture-alt-upgraded = { $diver }+
picture-alt-public = contratti pubblici: { LIST($contracts, style: "comma") }.
picture-alt-private = contratti privati: { LIST($contracts, style: "comma") }.
picture-alt-drawn = pescati: { LIST($contracts, style: "comma") }.
picture-alt-sponsors = dal livello 1 in giù: { LIST($sponsors, style: "comma") }.
picture-alt-sponsor = livello { $level }: { $sponsor }, { LIST($rewards, style: "comma") }.
picture-alt-store = Emporio: { $cubes }.
picture-alt-card = { $name }: { $text } ({ $origin }).
# $place: such as 1 for the winner.
picture-alt-score = { $place }. { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $cubes ->
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
}.
