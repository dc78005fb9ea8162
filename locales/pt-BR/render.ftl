### What stands in pictures, and what is said for those who do not see them. There is little room.

## Titles

# Cards for which there is no room.
picture-more = +{ $count }

## One component

picture-printed = como impresso no jogo
picture-own-design = criação nossa; não conhecemos o original
picture-partly-own = em parte criação nossa; não conhecemos todo o original
# $name: of a component pack that somebody made, such as "mine@1".
picture-from-pack = do pacote de componentes { $name }

## The end

picture-scores = placar final
# While the game still runs.
picture-standings = placar até agora
# In the strip at the top.
picture-won = { $count ->
    [1] { LIST($seats) } vence
   *[other] { LIST($seats) } dividem a vitória
}

## In words. The sentences stand one after the other; the first are kept where room is short.

# $what: such as "chooses a Key".
picture-alt-turn = { $seat }: { $what }.
# One of the winners.
picture-alt-seat = { $seat }
picture-alt-won = { $count ->
    [1] a partida acabou: { LIST($seats) } vence.
   *[other] a partida acabou: { LIST($seats) } dividem a vitória.
}
picture-alt-card = { $name }: { $text } ({ $origin }).
