### Otys. The things are called as in the glossary of the rules, one word for one thing.

## Resources

# `.plural`: several of it.
otys-metal = metal
    .plural = metais
    .short = metal
otys-plant = planta
    .plural = plantas
    .short = planta
otys-fuel = combustível
    .plural = combustíveis
    .short = combus.
otys-tech = tecnologia
    .plural = tecnologias
    .short = tecnol.
# $count cubes of one resource, beside others.
otys-cubes = { $count ->
    [1] { $resource }
   *[other] { $count } { FORM($resource, form: "plural") }
}
otys-cube-list = { LIST($parts, style: "comma") }

## Divers

# `.definite`: with its article. `.of`: the same behind "de". `.terse`: where there is little room.
otys-metal-expert = Especialista em Metais
    .gender = masculine
    .definite = o Especialista em Metais
    .of = do Especialista em Metais
    .terse = Esp. em Metais
    .short = Esp. Metais
otys-plant-expert = Especialista em Plantas
    .gender = masculine
    .definite = o Especialista em Plantas
    .of = do Especialista em Plantas
    .terse = Esp. em Plantas
    .short = Esp. Plantas
otys-fuel-expert = Especialista em Combustíveis
    .gender = masculine
    .definite = o Especialista em Combustíveis
    .of = do Especialista em Combustíveis
    .terse = Esp. em Combustíveis
    .short = Esp. Combustíveis
otys-tech-expert = Especialista em Tecnologias
    .gender = masculine
    .definite = o Especialista em Tecnologias
    .of = do Especialista em Tecnologias
    .terse = Esp. em Tecnologias
    .short = Esp. Tecnologias
otys-trader = Comerciante
    .gender = masculine
    .definite = o Comerciante
    .of = do Comerciante
otys-spy = Espiã
    .gender = feminine
    .definite = a Espiã
    .of = da Espiã
otys-engineer = Engenheira
    .gender = feminine
    .definite = a Engenheira
    .of = da Engenheira
otys-explorer = Explorador
    .gender = masculine
    .definite = o Explorador
    .of = do Explorador

## Sponsors, by tile and side

otys-sponsor-1-basic = Patrocinador 1 padrão
otys-sponsor-1-advanced = Patrocinador 1 avançado
otys-sponsor-2-basic = Patrocinador 2 padrão
otys-sponsor-2-advanced = Patrocinador 2 avançado
otys-sponsor-3-basic = Patrocinador 3 padrão
otys-sponsor-3-advanced = Patrocinador 3 avançado
otys-sponsor-4-basic = Patrocinador 4 padrão
otys-sponsor-4-advanced = Patrocinador 4 avançado
otys-sponsor-5-basic = Patrocinador 5 padrão
otys-sponsor-5-advanced = Patrocinador 5 avançado

## Keys, contracts, Rewards, places

# `.levels = one`: it can be played on one level only, which its name tells.
otys-key-numbered = Chave { $number }
    .levels = one
    .definite = a Chave { $number }
    .short = { $number }
otys-key-own-x = Chave X própria
    .definite = a Chave X própria
    .terse = Chave X
    .short = X
otys-key-neutral-x = Chave X neutra
    .definite = uma Chave X neutra
    .short = N
# E for an exact combination, F for a free one.
otys-contract-exact = contrato E{ $number }
    .short = E{ $number }
otys-contract-free = contrato F{ $number }
    .short = F{ $number }
otys-reward = Recompensa { $number }
# `.to`: as the end of a way.
otys-place-level = nível { $level }
    .to = para o nível { $level }
    .short = { $level }
otys-place-surface = posição { $position } na superfície
    .to = para a posição { $position } na superfície
    .short = S{ $position }

## What is gained and paid

otys-credits = { $count ->
    [one] { $count } Crédito
   *[other] { $count } Créditos
}
    .short = { $count ->
        [1] Crédito
       *[other] { $count } Créditos
    }
otys-batteries = { $count ->
    [one] { $count } Bateria
   *[other] { $count } Baterias
}
    .short = { $count ->
        [1] Bateria
       *[other] { $count } Baterias
    }
otys-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
    .short = { $count ->
        [1] ponto
       *[other] { $count } pontos
    }
otys-neutral-x = { $count ->
    [one] { $count } Chave X neutra
   *[other] { $count } Chaves X neutras
}
    .short = { $count ->
        [1] Chave X
       *[other] { $count } Chaves X
    }
otys-goods = { LIST($parts) }

## Effects: what a component does

otys-effect-gain = ganhar { LIST($goods) }
    .terse = { LIST($goods, style: "plus") }
    .brief = { LIST($goods, style: "plus") }
    .short = { LIST($goods, style: "plus", form: "short") }
otys-effect-cube = pegar 1 { LIST($resources, style: "or") }
    .terse = 1 { LIST($resources, style: "or") }
otys-effect-draw = { $count ->
    [1] sacar { $count } contrato e ficar com ele
   *[other] sacar { $count } contratos e ficar com 1
}
    .terse = { $count ->
        [1] sacar { $count } contrato
       *[other] ficar com 1 de { $count } contratos
    }
    .short = Sacar { $count }
otys-effect-upgrade-active = equipar o mergulhador ativado
otys-effect-upgrade-surface = equipar um mergulhador na superfície
otys-effect-upgrade-any = equipar um dos seus mergulhadores
    .terse = equipar 1 mergulhador
otys-effect-take-back = recuperar 1 Chave própria já usada
otys-effect-resurface = fazer seu mergulhador do nível { $level } voltar à superfície
otys-effect-free = grátis neste turno: { LIST($divers, style: "comma") }
otys-effect-actions = { $number ->
    [1] seu mergulhador age uma vez
    [2] seu mergulhador pode agir duas vezes, pagando a cada vez
   *[other] seu mergulhador pode agir { $number } vezes, pagando a cada vez
}
otys-effect-use-reward = usar uma Recompensa deste nível
otys-effect-move-cube = mover 1 cubo do nível ativo ou para ele
otys-effect-sell = vender 1 cubo
otys-effect-sell-better = vender 1 cubo pelo preço melhor
otys-effect-buy = comprar 1 cubo
otys-effect-buy-better = comprar 1 cubo pelo preço melhor
otys-effect-improve-mechanic = melhorar o Mecânico (mover mais longe)
otys-effect-improve-hacker = melhorar o Hacker (Chaves voltam antes)
otys-effect-take-reward = pegar uma Recompensa deste nível
otys-effect-copy = usar o mergulhador vizinho do nível ao custo dele
# What is paid for an action of the Upgraded side, and before was paid for one of the Basic side.
otys-bonus-price = { $credits ->
    [0] não custa nada (antes: { $before })
    [one] custa { $credits } Crédito (antes: { $before })
   *[other] custa { $credits } Créditos (antes: { $before })
}

## Texts of whole components

# $prizes: such as "1 Credit and 2 points".
otys-text-contract-exact = { $cubes } de um só nível: { LIST($prizes) }
otys-text-contract-alike = { $count } cubos de um mesmo recurso, de um só nível: { LIST($prizes) }
# $groups: such as "2 + 1", so many cubes alike for each number.
otys-text-contract-free = { LIST($groups, style: "plus") } cubos de um só nível, um recurso diferente por número: { LIST($prizes) }
otys-text-group = { $count }
otys-text-reward = { $front }; depois, { $back } por contrato cumprido neste nível
otys-text-sponsor = { LIST($parts, style: "points") }
# $parts: what a Sponsor does, and the points that it gives with it.
otys-text-scoring = { LIST($parts) }
otys-text-no-propeller = depois disso, nada de propulsores
otys-text-paid-choice = pagar { $cost } para { $effect }

## Game options

otys-option-sponsor-sides = fichas de Patrocinador
otys-option-sponsor-sides-basic = lado padrão
otys-option-sponsor-sides-random = lados sorteados
otys-option-sponsor-sides-advanced = lado avançado
otys-option-author-spy-variant = variante do autor para a Espiã
otys-option-author-spy-variant-off = desativada
otys-option-author-spy-variant-on = o Crédito vai para o dono do mergulhador usado, que também volta à superfície
    .short = o dono do mergulhador usado recebe, e ele volta à superfície

## Questions

# $used: the Keys used so far; once $threshold are, all come back. $free: those of which the level is chosen,
# $choices: their number.
otys-ask-key = escolha uma Chave
    .next = qual Chave você joga
    .note = { $choices ->
        [0] a Chave acorda o mergulhador do nível dela; quando { $threshold } estiverem usadas (agora { $used }), todas voltam
       *[other] a Chave acorda o mergulhador do nível dela; quando { $threshold } estiverem usadas (agora { $used }), todas voltam; com { LIST($free, style: "or", form: "short") }, você escolhe o nível, e antes todos os Patrocinadores descem um
    }
otys-ask-phase-1 = Fase 1, nível { $level }: ative { FORM($diver, form: "definite") } ou faça algo antes
    .next = a ação do seu mergulhador
otys-ask-act = { $actions ->
    [1] nível { $level }: escolha a ação { FORM($diver, form: "of") } ou faça outra coisa antes
   *[other] nível { $level }: escolha a primeira das { $actions } ações { FORM($diver, form: "of") } ou faça outra coisa antes
}
    .next = a ação do seu mergulhador
otys-ask-phase-2 = { $actions ->
    [0] Fase 2: não resta nenhuma ação { FORM($diver, form: "of") }
    [1] Fase 2: escolha a ação { FORM($diver, form: "of") }
   *[other] Fase 2: escolha uma ação { FORM($diver, form: "of") } (restam { $actions })
}
    .next = { $actions ->
        [0] os contratos, se puder cumprir algum
       *[other] { $acted ->
            [0] a ação do seu mergulhador
           *[other] a próxima ação do seu mergulhador, sem mais movimentos
        }
    }
otys-ask-oxygen = Fase 3: { FORM($diver, form: "definite") } volta à superfície ou permanece no nível?
    .next = se o mergulhador sobe ou fica
# $seat: who used the diver of the reader.
otys-ask-owner = { FORM($diver, form: "gender") ->
    [feminine] { $seat } usou sua { $diver }: ela volta à superfície ou permanece no nível?
   *[masculine] { $seat } usou seu { $diver }: ele volta à superfície ou permanece no nível?
}
otys-ask-keep = escolha o contrato com que vai ficar
    .next = com qual dos contratos você fica
    .note = você fica com ele escondido e o cumpre quando um nível seu tiver os cubos dele; os outros vão para baixo do baralho

## Options. At most 80 characters with everything in them.

# `.terse`: where there is little room. `.brief`: where there is a little more.
otys-do-play-key = { FORM($key, form: "levels") ->
    [one] jogar { FORM($key, form: "definite") }
   *[any] jogar { FORM($key, form: "definite") } no nível { $level }
}
    .short = { FORM($key, form: "levels") ->
        [one] { FORM($key, form: "short") }
       *[any] { FORM($key, form: "short") }{ $level }
    }
otys-do-fulfil = cumprir o { $contract } do nível { $level } ({ $cubes })
    .short = { FORM($contract, form: "short") }: nível { $level }
# The same where one contract can be fulfilled in several ways.
otys-do-fulfil-with = cumprir o { $contract } do nível { $level } ({ $cubes })
    .short = { FORM($contract, form: "short") }, nível { $level }: { $cubes }
otys-do-sponsor = { $sponsor }: { FORM($effect, form: "brief") }
    .short = { FORM($effect, form: "short") }
# The same beside a diver that could do the same kind of thing.
otys-do-by-sponsor = { $sponsor }: { FORM($effect, form: "brief") }
    .short = Patr. { FORM($effect, form: "short") }
# What a Sponsor does and the points it adds; $effect: what it does alone.
otys-do-scoring = { LIST($parts) }
    .brief = { LIST($parts, style: "plus", form: "brief") }
    .room = little
    .terse = { LIST($parts, style: "plus", form: "terse") }
    .short = { FORM($effect, form: "short") }
otys-do-propel = mover { FORM($diver, form: "definite") } { FORM($place, form: "to") }
    .short = { FORM($start, form: "short") } → { FORM($place, form: "short") }
otys-do-swap = trocar { FORM($diver, form: "terse") } e { FORM($other, form: "terse") }
    .short = { FORM($start, form: "short") } ⇄ { FORM($place, form: "short") }
otys-do-activate = ativar { FORM($diver, form: "definite") }
    .short = Ativar
otys-do-end-action = encerrar a Fase 2
otys-do-no-action = nenhuma ação
otys-do-resurface = fazer { FORM($thing, form: "definite") } voltar à superfície
    .brief = fazer { FORM($thing, form: "terse") } voltar à superfície
    .short = À superfície
otys-do-oxygen = manter { FORM($diver, form: "definite") } no nível
    .short = Ficar
otys-do-take = pegar 1 { $thing }
    .terse = 1 { $thing }
    .short = { FORM($thing, form: "short") }
otys-do-upgrade = equipar { FORM($thing, form: "definite") }
    .brief = equipar { FORM($thing, form: "terse") }
    .short = { FORM($thing, form: "short") }+
otys-do-take-back = recuperar { FORM($key, form: "definite") }
    .terse = recuperar { FORM($key, form: "terse") }
    .short = Chave { FORM($key, form: "short") }
otys-do-use = usar a { $reward } ({ FORM($effect, form: "terse") })
    .short = { $reward }
otys-do-move = mover 1 { $resource } do nível { $source } para o nível { $target }
    .brief = mover 1 { $resource } do nível { $source } para o { $target }
    .short = { FORM($resource, form: "short") } { $source } → { $target }
otys-do-sell = vender 1 { $resource } por { LIST($goods) }
    .room = little
    .short = { FORM($resource, form: "short") } → { LIST($goods) }
otys-do-buy = { $credits ->
    [0] comprar 1 { $resource } de graça
    [one] comprar 1 { $resource } por { $credits } Crédito
   *[other] comprar 1 { $resource } por { $credits } Créditos
}
    .room = little
    .short = { $credits ->
        [0] { FORM($resource, form: "short") } grátis
        [one] { $credits } Crédito → { FORM($resource, form: "short") }
       *[other] { $credits } Créditos → { FORM($resource, form: "short") }
    }
# $credits: all that is paid for it. $effect: another option, in its form `.paid` if it has one.
# `.room = little`: nothing else of any length has room beside it.
otys-do-paid = { $credits ->
    [one] { $credits } Crédito: { FORM($effect, form: "paid") }
   *[other] { $credits } Créditos: { FORM($effect, form: "paid") }
}
    .short = { FORM($effect, form: "short") }
otys-do-improve-mechanic = melhorar o Mecânico (movimento máximo { $move })
    .room = little
    .short = Mecânico
otys-do-improve-hacker = melhorar o Hacker (limite { $threshold })
    .short = Hacker
otys-do-explore = pegar a { $reward } ({ FORM($effect, form: "terse") })
    .terse = { $reward } ({ FORM($effect, form: "terse") })
    .room = little
    .short = { $reward }
otys-do-copy = { FORM($diver, form: "terse") } de { $owner }: { FORM($effect, form: "terse") }
    .paid = { FORM($effect, form: "room") ->
        [little] { FORM($effect, form: "terse") } via { $owner }
       *[enough] { FORM($diver, form: "terse") } de { $owner }: { FORM($effect, form: "terse") }
    }
    .short = { $owner }: { FORM($effect, form: "short") }

otys-hint-diver = { $diver }: { $action }
otys-hint-upgraded = a partir daí, a cada ação: { LIST($parts) }

## What an option does. A panel shows it beside the short name of the option.

# $woken: the diver with its action. $sponsor: what the Sponsor on that level does.
otys-effect-key = { $woken }. Patrocinador: { $sponsor }
# The same for an X Key, which moves the Sponsors first.
otys-effect-key-x = { $woken }. Patrocinador então ali: { $sponsor }
# $sponsor: what a Sponsor does that need not be used.
otys-sponsor-optional = se quiser, { $sponsor }
# $why: why the diver could do nothing.
otys-hint-diver-idle = { $diver }: { $action } – agora nada: { $why }
otys-effect-idle = { $action } – agora nada: { $why }
# $sponsor: what becomes of the Sponsor on the active level.
otys-effect-activates = { $action }. { $sponsor }
otys-sponsor-used = O Patrocinador já foi usado
otys-sponsor-waived = Abre mão do Patrocinador: { $sponsor }
otys-sponsor-idle = O Patrocinador não pode fazer nada agora
otys-idle-credits = { $needed ->
    [one] custa { $needed } Crédito, você tem { $held }
   *[other] custa { $needed } Créditos, você tem { $held }
}
otys-idle-full = o nível { $level } está cheio
otys-idle-trade = não dá para vender nem comprar
otys-idle-technicians = os dois Técnicos já estão no máximo
otys-idle-nothing = não há nada a fazer
otys-idle-upgraded = você já equipou { FORM($diver, form: "definite") }
# $parts: what an option is called, and what that does not say.
otys-effect-more = { LIST($parts, style: "points") }
otys-effect-paid = { $credits ->
    [one] custa { $credits } Crédito: { $effect }
   *[other] custa { $credits } Créditos: { $effect }
}
otys-effect-fulfil = entregar { $cubes }: ganhar { LIST($goods) }
otys-effect-bonus = pela sua Recompensa ali, { $back }
# $place: where a diver goes. $others: where those it passes go.
otys-effect-propel = 1 Bateria: { FORM($diver, form: "short") } → { FORM($place, form: "short") }, { LIST($others, style: "comma") }
otys-effect-shifted = { FORM($diver, form: "short") } → { FORM($place, form: "short") }
otys-effect-then-active = { $effect }; no nível ativo fica então { FORM($diver, form: "definite") }
otys-effect-diver-follows = depois, seu mergulhador age
# $effect: what is given up with the end of Phase 2.
otys-effect-no-air = { $effect }; sem Bateria, { FORM($diver, form: "definite") } depois sobe
# $next: the diver that then takes its place.
otys-effect-resurfaces = { $diver } para a posição 1 na superfície; quem está acima desce uma posição, { FORM($next, form: "definite") } para o nível { $level }
otys-effect-surface = { $diver } para a posição 1 na superfície
otys-effect-stays = 1 Bateria (você tem { $held }): { FORM($diver, form: "definite") } permanece no nível { $level }, ninguém se move
otys-effect-track = { FORM($key, form: "definite") } vai para a trilha do Hacker: { $used } de { $threshold }
otys-effect-recover = { FORM($key, form: "definite") } completa a trilha do Hacker: todas as Chaves voltam
otys-effect-unused = { $actions ->
    [1] abre mão da ação { FORM($diver, form: "of") }: { $action }
    [2] abre mão das duas ações { FORM($diver, form: "of") } (cada uma: { $action })
   *[other] abre mão das { $actions } ações { FORM($diver, form: "of") } (cada uma: { $action })
}
otys-effect-mechanic = de agora em diante, 1 Bateria move um mergulhador até { $move } posições (antes { $now })
otys-effect-hacker = de agora em diante, todas as Chaves usadas voltam quando forem { $threshold } (antes { $now }); não antes do fim deste turno
otys-effect-explore = na hora: { $front }; depois, por contrato cumprido no nível { $level }: { $back }
otys-effect-replaces = { $effect }; ali substitui a { $reward }
otys-effect-discarded = depois, ela é descartada e substituída
# Why a Key cannot be played.
otys-closed-key = usada; todas voltam quando { $threshold } estiverem usadas (agora { $used })

## Kinds of options

otys-group-numbered = Chaves numeradas
otys-group-fulfil = cumprir um contrato
otys-group-moves = mover um mergulhador
otys-group-propel = mover { FORM($diver, form: "definite") }
otys-group-sponsor = usar o { $sponsor }
otys-group-copy = usar { FORM($diver, form: "definite") } de { $owner }

## The log. Who did it stands in front: "Seat 1: played Key 3: level 3 is active".

otys-log-played-key = jogou { FORM($key, form: "definite") }; o nível { $level } está ativo
otys-log-rotated = moveu cada Patrocinador um nível para baixo
otys-log-sponsor = usou o { $sponsor }
otys-log-propelled = gastou 1 Bateria para mover { FORM($diver, form: "definite") } { FORM($place, form: "to") }
otys-log-activated = ativou { FORM($diver, form: "definite") }
otys-log-gained = { LIST($goods) ->
    [nada] não ganhou nada
   *[something] ganhou { LIST($goods) }
}
otys-log-paid = pagou { LIST($goods) }
otys-log-paid-diver = pagou { LIST($goods) } por usar { FORM($diver, form: "definite") }
otys-log-took-cube = pegou 1 { $resource } para o nível { $level }
otys-log-moved-cube = moveu 1 { $resource } do nível { $source } para o nível { $target }
otys-log-took-back = recuperou { FORM($key, form: "definite") }
otys-log-recovered = recuperou todas as Chaves
otys-log-upgraded = equipou { FORM($diver, form: "definite") }
# $parts: what its Upgraded side has that the Basic one has not.
otys-log-upgraded-to = equipou { FORM($diver, form: "definite") }: { LIST($parts) }
otys-log-resurfaced = fez { FORM($diver, form: "definite") } voltar à superfície
otys-log-oxygen = gastou 1 Bateria para manter { FORM($diver, form: "definite") } no nível
otys-log-sold = vendeu 1 { $resource } por { LIST($goods) }
otys-log-bought = { $credits ->
    [0] comprou 1 { $resource } de graça
    [one] comprou 1 { $resource } por { $credits } Crédito
   *[other] comprou 1 { $resource } por { $credits } Créditos
}
otys-log-improved-mechanic = melhorou o Mecânico: movimento máximo { $move }
otys-log-improved-hacker = melhorou o Hacker: limite { $threshold }
otys-log-copied = usou { FORM($diver, form: "definite") } de { $owner }
otys-log-explored = pegou a { $reward }
otys-log-display-refilled = nova no painel da Colônia, nível { $level }: { $reward }
otys-log-drew = { $count ->
    [1] sacou { $count } contrato e ficou com ele
   *[other] sacou { $count } contratos e ficou com 1
}
# Only the drawer reads this.
otys-log-kept = ficou com o { $contract }
otys-log-fulfilled = cumpriu o { $contract } do nível { $level } ({ $cubes }): { LIST($goods) }
otys-log-contract-revealed = novo contrato público: { $contract }
otys-log-last-round = { $turns ->
    [0] esta é a última rodada, e este é o último turno
    [1] esta é a última rodada: depois deste resta { $turns } turno
   *[other] esta é a última rodada: depois deste restam { $turns } turnos
}
otys-log-over-points = a partida acabou: a última rodada terminou
otys-log-over-standstill = a partida acabou: rodadas demais sem ninguém ganhar um ponto

## Why a component pack is refused

otys-pack-no-resource = a linha não indica nenhum recurso para pegar
otys-pack-unknown-effect = a tabela “effects” não tem um efeito “{ $found }”
otys-pack-bad-pattern = “{ $found }” não é um padrão válido; escreva como “2+2+1”, com no máximo 4 números
otys-pack-mixed-contract = um contrato específico lista seus cubos e não tem padrão; um livre só tem um padrão
otys-pack-wrong-total = a coluna diz { $found } cubos, mas o contrato pede { $expected }
otys-pack-missing-row = falta a linha “{ $name }”
otys-pack-row-count = a tabela tem { $found ->
    [one] { $found } linha
   *[other] { $found } linhas
}, mas precisa de { $expected }
otys-pack-auto-costs = um Patrocinador aplicado sem perguntar não pode ter preço nem pontos
otys-pack-needs-level = “{ $found }” não pode ser um bônus permanente: precisa de um nível ativo
otys-pack-number-twice = isto tem o mesmo número que “{ $other }”

## What somebody may always answer

otys-habit-copied-diver = uma Espiã usa seu mergulhador
otys-habit-copied-diver-oxygen = gastar uma Bateria para ele ficar
otys-habit-copied-diver-resurface = deixar que ele volte à superfície

## What somebody could still do

# $diver: who lies idle. $ways: some of what it could do.
otys-waste-diver = { FORM($diver, form: "definite") } ainda pode agir: { LIST($ways, style: "or") }
# $why: why the diver can do nothing.
otys-waste-idle = { FORM($diver, form: "definite") } não pode fazer nada: { $why }
otys-waste-sponsor = o { $sponsor } ainda pode ser usado sem custo
otys-waste-contract = este é seu último turno, e você ainda pode { LIST($ways, style: "or") }
# What a kind of warning is called.
otys-waste-diver-name = um mergulhador que ainda podia agir
otys-waste-idle-name = um mergulhador ativado à toa
otys-waste-sponsor-name = um Patrocinador grátis não usado
otys-waste-contract-name = contratos que dava para cumprir no último turno

## Otys: o que uma mensagem conta de um turno. A forma .tally é para quando há pouco espaço.

otys-story-cubes-metal = { $count } { otys-metal }
otys-story-cubes-plant = { $count } { otys-plant }
otys-story-cubes-fuel = { $count } { otys-fuel }
otys-story-cubes-tech = { $count } { otys-tech }
# $divers: those that were activated.
otys-story-dive = { FORM($key, form: "levels") ->
    [one] { FORM($key, form: "terse") }: { LIST($divers) }
   *[other] { FORM($key, form: "terse") } no nível { $level }: { LIST($divers) }
}
    .least = { FORM($key, form: "terse") }: { LIST($divers) }
otys-story-key = { FORM($key, form: "levels") ->
    [one] { FORM($key, form: "terse") }
   *[other] { FORM($key, form: "terse") } no nível { $level }
}
otys-story-divers = ativou { LIST($divers, form: "definite") }
# $things: such as “Ann’s Trader”.
otys-story-copied = usou { LIST($things) }
    .least = { LIST($things, style: "comma") }
otys-story-copy = { FORM($diver, form: "definite") } de { $owner }
otys-story-moved = { $diver } { FORM($place, form: "to") }
    .least = { "" }
otys-story-oxygen = { $diver } fica no fundo
    .least = { "" }
otys-story-rotated = Patrocinadores um nível abaixo
    .least = { "" }
otys-story-sold = vendeu: { LIST($things) }
otys-story-bought = comprou: { LIST($things) }
otys-story-upgraded = equipou: { LIST($things) }
    .least = ↑ { LIST($things) }
otys-story-mechanic = melhorou o Mecânico (movimento { $move })
    .least = ↑ Mecânico
otys-story-hacker = melhorou o Hacker (limite { $threshold })
    .least = ↑ Hacker
otys-story-fulfilled = cumpriu: { LIST($things) }
    .least = { LIST($things) } ✓
otys-story-took-back = recuperou: { LIST($things) }
    .least = { "" }
# $effect: such as “ganhe 1 Crédito”.
otys-story-explored = Recompensa, por contrato no nível dela: { FORM($effect, form: "terse") }
    .tally = Recompensa: { FORM($effect, form: "terse") }
    .least = Recompensa
otys-story-new = novo: { LIST($things, style: "points") }
    .tally = { $count ->
        [1] { $count } peça nova no tabuleiro
       *[other] { $count } peças novas no tabuleiro
    }
    .least = { "" }
otys-story-new-reward = Recompensa no nível { $level } ({ FORM($effect, form: "terse") })
