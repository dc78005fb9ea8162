### What stands in pictures, and what is said for those who do not see them. There is little room.

## The strip at the top. It follows the name of whoever is on turn.

picture-start = escolhe uma Chave
picture-phase-1 = Fase 1: antes de ativar
picture-phase-2 = { $actions ->
    [0] Fase 2: a ação foi feita
    [1] Fase 2: o mergulhador age
   *[other] Fase 2: o mergulhador age { $actions } vezes
}
picture-phase-3 = Fase 3: ficar ou voltar à superfície

## Titles

picture-private = contratos privados
picture-drawn = sacados: fique com 1
picture-no-contracts = ainda nenhum contrato privado
# Cards for which there is no room.
picture-more = +{ $count }

## One component

picture-printed = como impresso no jogo
picture-own-design = criação nossa: não conhecemos o que está impresso
picture-partly-own = em parte criação nossa: não conhecemos tudo o que está impresso
# $name: of a component pack that somebody made, such as "mine@1".
picture-from-pack = do pacote de componentes { $name }
picture-basic = lado não equipado
picture-upgraded = lado equipado
picture-front = uma vez, na hora
picture-back = por contrato cumprido no seu nível

## The end

picture-scores = placar final
# While the game still runs.
picture-standings = placar até agora
picture-tie = com pontos iguais, decide quem tem mais cubos
# In the strip at the top.
picture-won = { $count ->
    [one] { LIST($seats) } vence
   *[other] { LIST($seats) } vencem juntos
}

## In words. The sentences stand one after the other; the first are kept where room is short.

picture-alt-board = Otys, { $moment }.
# $what: such as "chooses a Key".
picture-alt-turn = { $seat }: { $what }.
picture-alt-active = o nível { $level } está ativo, com { $diver }.
# One of the winners.
picture-alt-seat = { $seat }
picture-alt-won = { $count ->
    [one] a partida acabou: { LIST($seats) } vence.
   *[other] a partida acabou: { LIST($seats) } vencem juntos.
}
# $keys: those in hand, such as "1, 4, X".
picture-alt-player = { $seat }: { LIST($goods) }; Chaves { $keys }; { $contracts ->
    [1] { $contracts } contrato privado
   *[other] { $contracts } contratos privados
}.
picture-alt-tracks = movimento máximo { $move }; { $used } de { $threshold } Chaves na trilha do Hacker.
picture-alt-divers = { $seat }, da superfície ao nível 5: { LIST($divers, style: "comma") }.
picture-alt-level = nível { $level }: { $diver }, { $cubes }.
picture-alt-surface = na superfície: { LIST($divers, style: "comma") }.
picture-alt-empty = nenhum cubo
picture-alt-upgraded = { $diver }+
picture-alt-public = contratos públicos: { LIST($contracts, style: "comma") }.
picture-alt-private = contratos privados: { LIST($contracts, style: "comma") }.
picture-alt-drawn = sacados: { LIST($contracts, style: "comma") }.
picture-alt-sponsors = do nível 1 para baixo: { LIST($sponsors, style: "comma") }.
picture-alt-sponsor = nível { $level }: { $sponsor }, { LIST($rewards, style: "comma") }.
picture-alt-store = Empório: { $cubes }.
picture-alt-card = { $name }: { $text } ({ $origin }).
# $place: such as 1 for the winner.
picture-alt-score = { $place }. { $seat }: { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}, { $cubes ->
    [1] { $cubes } cubo
   *[other] { $cubes } cubos
}.
