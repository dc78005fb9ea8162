### What stands in pictures, and what is said for those who do not see them. There is little room.

## Titles

# Cards for which there is no room.
picture-more = +{ $count }

## One component

picture-printed = wie im Spiel gedruckt
picture-own-design = eigener Entwurf; das Original kennen wir nicht
picture-partly-own = teils eigener Entwurf; das Original kennen wir nicht ganz
# $name: of a component pack that somebody made, such as "mine@1".
picture-from-pack = aus dem Komponentenpaket { $name }

## The end

picture-scores = Endstand
# While the game still runs.
picture-standings = Zwischenstand
# In the strip at the top.
picture-won = { $count ->
    [one] { LIST($seats) } gewinnt
   *[other] { LIST($seats) } teilen sich den Sieg
}

## In words. The sentences stand one after the other; the first are kept where room is short.

# $what: such as "chooses a Key".
picture-alt-turn = { $seat }: { $what }.
# One of the winners.
picture-alt-seat = { $seat }
picture-alt-won = { $count ->
    [one] die Partie ist zu Ende: { LIST($seats) } gewinnt.
   *[other] die Partie ist zu Ende: { LIST($seats) } teilen sich den Sieg.
}
picture-alt-card = { $name }: { $text } ({ $origin }).
