### What stands in pictures of Otys, and what is said for those who do not see them. There is
### little room.

## The strip at the top. It follows the name of whoever is on turn.

otys-picture-start = escolhe uma Chave
otys-picture-phase-1 = Fase 1: antes do mergulho
otys-picture-phase-2 = { $actions ->
    [0] Fase 2: a ação foi feita
    [1] Fase 2: o mergulhador age
   *[other] Fase 2: o mergulhador age { $actions } vezes
}
otys-picture-phase-3 = Fase 3: ficar ou voltar à superfície

## Titles

otys-picture-no-contracts = nenhum contrato privado ainda

## One component

otys-picture-basic = lado não equipado
otys-picture-upgraded = lado equipado
otys-picture-front = uma vez, na hora
otys-picture-back = por contrato cumprido neste nível
otys-picture-side-front = na hora: { $effect }
otys-picture-side-back = por contrato cumprido no nível dela: { $effect }

## The end

otys-picture-tie = empate: vence quem tem mais cubos

## In words. The sentences stand one after the other; the first are kept where room is short.

otys-picture-alt-board = Otys, { $moment }.
otys-picture-alt-active = nível ativo: { $level }, com { $diver }.
# $keys: those in hand, such as "1, 4, X".
otys-picture-alt-player = { $seat }: { LIST($goods) }; Chaves { $keys }; { $contracts ->
    [1] { $contracts } contrato privado
   *[other] { $contracts } contratos privados
}.
otys-picture-alt-tracks = movimento máximo { $move }; { $used } de { $threshold } Chaves na trilha do Hacker.
otys-picture-alt-divers = { $seat }, da superfície ao nível 5: { LIST($divers, style: "comma") }.
otys-picture-alt-level = nível { $level }: { $diver }, { $cubes }.
otys-picture-alt-dive = nível { $level }: { $diver }, { $cubes }; Patrocinador: { $sponsor }.
# $text: what it does.
otys-picture-alt-card = { $card }: { $text }.
otys-picture-alt-neighbour = { $seat }: { $diver }, { $text }.
otys-picture-alt-surface = na superfície: { LIST($divers, style: "comma") }.
otys-picture-alt-empty = nenhum cubo
otys-picture-alt-upgraded = { $diver }+
otys-picture-alt-public = contratos públicos: { LIST($contracts, style: "comma") }.
otys-picture-alt-private = contratos privados: { LIST($contracts, style: "comma") }.
otys-picture-alt-drawn = sacados: { LIST($contracts, style: "comma") }.
otys-picture-alt-sponsors = do nível 1 para baixo: { LIST($sponsors, style: "comma") }.
otys-picture-alt-sponsor = nível { $level }: { $sponsor }, { LIST($rewards, style: "comma") }.
otys-picture-alt-store = Empório: { $cubes }.
# $place: such as 1 for the winner.
otys-picture-alt-score = { $place }. { $seat }: { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}, { $cubes ->
    [1] { $cubes } cubo
   *[other] { $cubes } cubos
}.
