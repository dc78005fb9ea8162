### What stands in pictures, and what is said for those who do not see them. There is little room.

## Titles

# Cards for which there is no room.
picture-more = +{ $count }

## One component

picture-printed = come stampato nel gioco
picture-own-design = ideato da noi: non conosciamo quello stampato
picture-partly-own = in parte ideato da noi: non conosciamo tutto ciò che è stampato
# $name: of a component pack that somebody made, such as "mine@1".
picture-from-pack = dal pacchetto di componenti { $name }

## The end

picture-scores = punteggio finale
# While the game still runs.
picture-standings = punteggio attuale
# In the strip at the top.
picture-won = { $count ->
    [one] vince { LIST($seats) }
   *[other] vincono insieme { LIST($seats) }
}

## In words. The sentences stand one after the other; the first are kept where room is short.

# $what: such as "chooses a Key".
picture-alt-turn = { $seat }: { $what }.
# One of the winners.
picture-alt-seat = { $seat }
picture-alt-won = { $count ->
    [one] la partita è finita: vince { LIST($seats) }.
   *[other] la partita è finita: vincono insieme { LIST($seats) }.
}
picture-alt-card = { $name }: { $text } ({ $origin }).
