### What stands in pictures, and what is said for those who do not see them. There is little room.

## Titles

# Cards for which there is no room.
picture-more = +{ $count }

## One component

picture-printed = as printed in the game
picture-own-design = our own design; we don’t know the printed one
picture-partly-own = partly our own design; we don’t know all of the printed one
# $name: of a component pack that somebody made, such as "mine@1".
picture-from-pack = from the component pack { $name }

## The end

picture-scores = final scores
# While the game still runs.
picture-standings = scores so far
# In the strip at the top.
picture-won = { $count ->
    [one] { LIST($seats) } wins
   *[other] { LIST($seats) } share the victory
}

## In words. The sentences stand one after the other; the first are kept where room is short.

# $what: such as "chooses a Key".
picture-alt-turn = { $seat }: { $what }.
# One of the winners.
picture-alt-seat = { $seat }
picture-alt-won = { $count ->
    [one] the game is over: { LIST($seats) } wins.
   *[other] the game is over: { LIST($seats) } share the victory.
}
picture-alt-card = { $name }: { $text } ({ $origin }).
