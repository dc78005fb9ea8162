### Underwater Cities: its things, and what its components do. The things are called as in the
### glossary of the rules, one word for one thing.
###
### What a component does is said in clauses that tell the reader to do something ("receba 1 crédito").
### Clauses stand inside one another; each text ends with a full stop of its own.
### `.infinitive`: behind "para", as in "para receber 1 crédito". `.verb`: a building is made ("faça 1
### construção"), everything else is built.

## Resources and what else is gained

# `.none`: the player has nothing of it.
underwater-cities-credit = crédito
    .none = créditos
underwater-cities-kelp = kelp
    .none = kelp
underwater-cities-steelplast = plastiaço
    .none = plastiaço
underwater-cities-science = ciência
    .none = ciência
underwater-cities-biomatter = biomassa
    .none = biomassa

underwater-cities-amount-credit = { $count ->
    [one] { $count } crédito
   *[other] { $count } créditos
}
underwater-cities-amount-kelp = { $count } kelp
underwater-cities-amount-steelplast = { $count ->
    [one] { $count } plastiaço
   *[other] { $count } plastiaços
}
underwater-cities-amount-science = { $count ->
    [one] { $count } ciência
   *[other] { $count } ciências
}
underwater-cities-amount-biomatter = { $count ->
    [one] { $count } biomassa
   *[other] { $count } biomassas
}
underwater-cities-amount-point = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
underwater-cities-amount-card = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
underwater-cities-amount-made-biomatter = { $count ->
    [one] { $count } biomassa produzida nesta Produção
   *[other] { $count } biomassas produzidas nesta Produção
}
underwater-cities-bundle = { LIST($goods) }

## What is built

# `.a`: one of its kind. `.many`: several. `.yours`: of your connected ones. `.verb`: what is done to have it, where
# that is not "construir".
underwater-cities-farm = fazenda
    .gender = feminine
    .a = uma fazenda
    .many = fazendas
    .yours = das suas fazendas conectadas
underwater-cities-desal = usina dessalinizadora
    .gender = feminine
    .a = uma usina dessalinizadora
    .many = usinas dessalinizadoras
    .yours = das suas usinas dessalinizadoras conectadas
    .short = dessalinizadora
underwater-cities-lab = laboratório
    .gender = masculine
    .a = um laboratório
    .many = laboratórios
    .yours = dos seus laboratórios conectados
underwater-cities-tunnel = túnel
    .gender = masculine
    .a = um túnel
    .many = túneis
    .yours = dos seus túneis conectados
underwater-cities-white = cidade não simbiótica
    .gender = feminine
    .a = uma cidade não simbiótica
    .many = cidades não simbióticas
    .short = não simbiótica
underwater-cities-purple = cidade simbiótica
    .gender = feminine
    .a = uma cidade simbiótica
    .many = cidades simbióticas
    .short = simbiótica
underwater-cities-building = construção
    .gender = feminine
    .verb = fazer
    .a = uma construção
    .many = construções
underwater-cities-structure = estrutura
    .gender = feminine
    .a = uma estrutura
    .many = estruturas
underwater-cities-city = cidade
    .gender = feminine
    .a = uma cidade
    .many = cidades

## Places

underwater-cities-green = verde
underwater-cities-red = vermelho
underwater-cities-yellow = amarelo
# Places bear the names that are printed on the pictures, the same in every language.
underwater-cities-slot-green = G{ $place }
underwater-cities-slot-red = R{ $place }
underwater-cities-slot-yellow = Y{ $place }
underwater-cities-slot-always-available = espaço ∞
    .short = ∞
# $place, $city, $one, $other: names of places on the board, such as "C3".
underwater-cities-site-city = { $place }
underwater-cities-site-metropolis = metrópole { $place }
    .short = { $place }
underwater-cities-site-tunnel = { $one }–{ $other }
underwater-cities-site-building = { $city }·{ $number }
underwater-cities-site-expansion = { $city }+
# What stands on a site, or is built there.
underwater-cities-standing-building = { $kind } { $city }·{ $number }
    .short = { $city }·{ $number }
underwater-cities-standing-expansion = { $kind } { $city }+
    .short = { $city }+
underwater-cities-standing-tunnel = túnel { $one }–{ $other }
    .short = { $one }–{ $other }
underwater-cities-standing-city = { $kind } { $place }
    .short = { $place }
underwater-cities-board = tabuleiro de jogador { $number }
underwater-cities-space = espaço { $space } da trilha da federação
underwater-cities-below-the-track = ainda fora da trilha

## Cards

underwater-cities-era-1 = Era I
underwater-cities-era-2 = Era II
underwater-cities-era-3 = Era III
# `.a`: another one of its kind.
underwater-cities-type-instant = carta instantânea
    .played = carta instantânea, na hora
underwater-cities-type-permanent = carta permanente
    .a = outra carta permanente
    .played = carta permanente, fica com você
underwater-cities-type-action = carta de ação
    .a = outra carta de ação
    .played = carta de ação, fica com você para espaços que usam cartas de ação
underwater-cities-type-production = carta de produção
    .a = outra carta de produção
    .played = carta de produção, fica com você para cada Produção
underwater-cities-type-end = carta de pontuação final
    .short = pontuação final
    .a = outra carta de pontuação final
    .played = carta de pontuação final, fica com você até o fim
# A title that the component pack brings along.
underwater-cities-own-title = { $title }
# `.short`: on a button.
underwater-cities-numbered-card = { $title } ({ $number })
    .short = { $title }
# Another card bears the same title.
underwater-cities-namesake-card = { $title } ({ $number })
    .short = { $title } { $number }
# Beside a card in a list. $head: such as “red”, “action card”, “3 credits”.
underwater-cities-card-hint = { LIST($head, style: "comma", form: "short") }: { $text }
# The same where the card is about to be played: its type says whether it stays.
underwater-cities-played-hint = { LIST($head, style: "comma", form: "played") }: { $text }
# $price: the price of a Special card.
underwater-cities-special-price = { $price } ao jogar

## What is counted: only what is connected

# `.each`: for each single one.
underwater-cities-count-farm = { $count ->
    [one] { $count } fazenda conectada
   *[other] { $count } fazendas conectadas
}
    .each = fazenda conectada
underwater-cities-count-desal = { $count ->
    [one] { $count } usina dessalinizadora conectada
   *[other] { $count } usinas dessalinizadoras conectadas
}
    .each = usina dessalinizadora conectada
underwater-cities-count-lab = { $count ->
    [one] { $count } laboratório conectado
   *[other] { $count } laboratórios conectados
}
    .each = laboratório conectado
underwater-cities-count-building = { $count ->
    [one] { $count } construção conectada
   *[other] { $count } construções conectadas
}
    .each = construção conectada
underwater-cities-count-white = { $count ->
    [one] { $count } cidade não simbiótica conectada
   *[other] { $count } cidades não simbióticas conectadas
}
    .each = cidade não simbiótica conectada
underwater-cities-count-purple = { $count ->
    [one] { $count } cidade simbiótica conectada
   *[other] { $count } cidades simbióticas conectadas
}
    .each = cidade simbiótica conectada
underwater-cities-count-city = { $count ->
    [one] { $count } cidade conectada
   *[other] { $count } cidades conectadas
}
    .each = cidade conectada
underwater-cities-count-tunnel = { $count ->
    [one] { $count } túnel junto a uma cidade conectada
   *[other] { $count } túneis junto a cidades conectadas
}
    .each = túnel junto a uma cidade conectada
underwater-cities-count-structure = { $count ->
    [one] { $count } estrutura junto a uma cidade conectada
   *[other] { $count } estruturas junto a cidades conectadas
}
    .each = estrutura junto a uma cidade conectada
underwater-cities-count-up-farm = { $count ->
    [one] { $count } fazenda conectada melhorada
   *[other] { $count } fazendas conectadas melhoradas
}
    .each = fazenda conectada melhorada
underwater-cities-count-up-desal = { $count ->
    [one] { $count } usina dessalinizadora conectada melhorada
   *[other] { $count } usinas dessalinizadoras conectadas melhoradas
}
    .each = usina dessalinizadora conectada melhorada
underwater-cities-count-up-lab = { $count ->
    [one] { $count } laboratório conectado melhorado
   *[other] { $count } laboratórios conectados melhorados
}
    .each = laboratório conectado melhorado
underwater-cities-count-up-building = { $count ->
    [one] { $count } construção conectada melhorada
   *[other] { $count } construções conectadas melhoradas
}
    .each = construção conectada melhorada
underwater-cities-count-up-tunnel = { $count ->
    [one] { $count } túnel melhorado junto a uma cidade conectada
   *[other] { $count } túneis melhorados junto a cidades conectadas
}
    .each = túnel melhorado junto a uma cidade conectada
underwater-cities-count-up-structure = { $count ->
    [one] { $count } estrutura melhorada junto a uma cidade conectada
   *[other] { $count } estruturas melhoradas junto a cidades conectadas
}
    .each = estrutura melhorada junto a uma cidade conectada
underwater-cities-count-pair-farm = { $count ->
    [one] { $count } cidade conectada com pelo menos 2 fazendas melhoradas
   *[other] { $count } cidades conectadas com pelo menos 2 fazendas melhoradas cada
}
    .each = cidade conectada com pelo menos 2 fazendas melhoradas
underwater-cities-count-pair-desal = { $count ->
    [one] { $count } cidade conectada com pelo menos 2 usinas dessalinizadoras melhoradas
   *[other] { $count } cidades conectadas com pelo menos 2 usinas dessalinizadoras melhoradas cada
}
    .each = cidade conectada com pelo menos 2 usinas dessalinizadoras melhoradas
underwater-cities-count-pair-lab = { $count ->
    [one] { $count } cidade conectada com pelo menos 2 laboratórios melhorados
   *[other] { $count } cidades conectadas com pelo menos 2 laboratórios melhorados cada
}
    .each = cidade conectada com pelo menos 2 laboratórios melhorados
underwater-cities-count-pair-any = { $count ->
    [one] { $count } par de construções melhoradas do mesmo tipo em uma cidade conectada
   *[other] { $count } pares de construções melhoradas do mesmo tipo em uma cidade conectada
}
    .each = par de construções melhoradas do mesmo tipo em uma cidade conectada
underwater-cities-count-trio = { $count ->
    [one] { $count } cidade conectada com os 3 tipos de construção
   *[other] { $count } cidades conectadas com os 3 tipos de construção
}
    .each = cidade conectada com os 3 tipos de construção
underwater-cities-count-purple-trio = { $count ->
    [one] { $count } cidade simbiótica conectada com os 3 tipos de construção
   *[other] { $count } cidades simbióticas conectadas com os 3 tipos de construção
}
    .each = cidade simbiótica conectada com os 3 tipos de construção
underwater-cities-count-full = { $count ->
    [one] { $count } cidade conectada com todos os locais comuns para construção ocupados
   *[other] { $count } cidades conectadas com todos os locais comuns para construção ocupados
}
    .each = cidade conectada com todos os locais comuns para construção ocupados
underwater-cities-count-expansion = { $count ->
    [one] { $count } construção conectada em um local para expansão
   *[other] { $count } construções conectadas em locais para expansão
}
    .each = construção conectada em um local para expansão
underwater-cities-count-set-up = { $count ->
    [one] { $count } conjunto conectado de túnel, fazenda, usina dessalinizadora e laboratório melhorados
   *[other] { $count } conjuntos conectados de túnel, fazenda, usina dessalinizadora e laboratório melhorados
}
    .each = conjunto conectado de túnel, fazenda, usina dessalinizadora e laboratório melhorados
underwater-cities-count-most = { $count ->
    [one] { $count } construção conectada do tipo que você mais tem
   *[other] { $count } construções conectadas do tipo que você mais tem
}
    .each = construção conectada do tipo que você mais tem
underwater-cities-count-metropolis = { $count ->
    [one] { $count } metrópole conectada
   *[other] { $count } metrópoles conectadas
}
    .each = metrópole conectada
underwater-cities-count-permanent = { $count ->
    [one] { $count } carta permanente reivindicada
   *[other] { $count } cartas permanentes reivindicadas
}
    .each = carta permanente reivindicada
underwater-cities-count-production = { $count ->
    [one] { $count } carta de produção reivindicada
   *[other] { $count } cartas de produção reivindicadas
}
    .each = carta de produção reivindicada
underwater-cities-count-ending = { $count ->
    [one] { $count } carta de pontuação final reivindicada
   *[other] { $count } cartas de pontuação final reivindicadas
}
    .each = carta de pontuação final reivindicada
underwater-cities-count-action = { $count ->
    [one] { $count } carta de ação reivindicada (contando o Assistente Pessoal)
   *[other] { $count } cartas de ação reivindicadas (contando o Assistente Pessoal)
}
    .each = carta de ação reivindicada (contando o Assistente Pessoal)
underwater-cities-count-claimed = { $count ->
    [one] { $count } carta que você reivindicou
   *[other] { $count } cartas que você reivindicou
}
    .each = carta que você reivindicou
underwater-cities-count-special = { $count ->
    [one] { $count } carta especial que você baixou e pagou
   *[other] { $count } cartas especiais que você baixou e pagou
}
    .each = carta especial que você baixou e pagou
underwater-cities-count-tile-green = { $count ->
    [one] { $count } marcador de ação seu em um espaço verde nesta rodada
   *[other] { $count } marcadores de ação seus em espaços verdes nesta rodada
}
    .each = marcador de ação seu em um espaço verde nesta rodada
underwater-cities-count-tile-red = { $count ->
    [one] { $count } marcador de ação seu em um espaço vermelho nesta rodada
   *[other] { $count } marcadores de ação seus em espaços vermelhos nesta rodada
}
    .each = marcador de ação seu em um espaço vermelho nesta rodada
underwater-cities-count-tile-yellow = { $count ->
    [one] { $count } marcador de ação seu em um espaço amarelo nesta rodada
   *[other] { $count } marcadores de ação seus em espaços amarelos nesta rodada
}
    .each = marcador de ação seu em um espaço amarelo nesta rodada
underwater-cities-count-tile-colours = { $count ->
    [one] { $count } cor de espaço ocupada por você nesta rodada
   *[other] { $count } cores de espaço ocupadas por você nesta rodada
}
    .each = cor de espaço ocupada por você nesta rodada

## Conditions, as they stand behind "if"

underwater-cities-if-at-least = você tiver pelo menos { LIST($needs) }
underwater-cities-if-at-most = você tiver no máximo { $counted }
underwater-cities-if-have = você tiver pelo menos { LIST($goods) }
underwater-cities-if-space = você estiver no espaço { $space } da trilha da federação
underwater-cities-if-not-at-least = você não tiver pelo menos { LIST($needs) }
underwater-cities-if-more = você tiver mais de { $counted }
underwater-cities-if-not-space = você não estiver no espaço { $space } da trilha da federação
underwater-cities-if-none = você não tiver { FORM($thing, form: "none") }
underwater-cities-if-have-not = você não tiver { LIST($goods) }

## Events, as they stand behind "whenever"

underwater-cities-when-built = { LIST($kinds, style: "or", form: "verb") ->
    [fazer] você fizer { LIST($kinds, style: "or", form: "a") }
   *[construir] você construir { LIST($kinds, style: "or", form: "a") }
}
underwater-cities-when-built-nth-city = você { FORM($kind, form: "verb") ->
    [fazer] fizer
   *[construir] construir
} { FORM($kind, form: "gender") ->
    [feminine] { $nth ->
        [1] a primeira
        [2] a segunda
        [3] a terceira
       *[other] a { $nth }ª
    }
   *[masculine] { $nth ->
        [1] o primeiro
        [2] o segundo
        [3] o terceiro
       *[other] o { $nth }º
    }
} { $kind } de uma cidade conectada
underwater-cities-when-built-nth-turn = você { FORM($kind, form: "verb") ->
    [fazer] fizer
   *[construir] construir
} { FORM($kind, form: "gender") ->
    [feminine] { $nth ->
        [1] sua primeira
        [2] sua segunda
        [3] sua terceira
       *[other] sua { $nth }ª
    }
   *[masculine] { $nth ->
        [1] seu primeiro
        [2] seu segundo
        [3] seu terceiro
       *[other] seu { $nth }º
    }
} { $kind } do turno
underwater-cities-when-built-nth-of-city = você construir e a cidade conectada passar a ter exatamente { $nth } destes: { LIST($kinds, style: "or", form: "many") }
underwater-cities-when-built-nth-of-turn = você construir e chegar neste turno a exatamente { $nth } destes: { LIST($kinds, style: "or", form: "many") }
underwater-cities-when-upgraded = você melhorar { LIST($kinds, style: "or", form: "a") }
underwater-cities-when-upgraded-nth = você completar { FORM($kind, form: "gender") ->
    [feminine] { $nth ->
        [1] a primeira
        [2] a segunda
        [3] a terceira
       *[other] a { $nth }ª
    } { $kind } melhorada
   *[masculine] { $nth ->
        [1] o primeiro
        [2] o segundo
        [3] o terceiro
       *[other] o { $nth }º
    } { $kind } melhorado
} de uma cidade conectada
underwater-cities-when-upgraded-nth-of = você melhorar e a cidade conectada passar a ter exatamente { $nth } destes com melhoria: { LIST($kinds, style: "or", form: "many") }
underwater-cities-when-space = você chegar ao espaço { $space } da trilha da federação
underwater-cities-when-over = um passo levar você além do espaço 1 da trilha da federação
underwater-cities-when-advanced = você avançar na trilha da federação
underwater-cities-when-slot = você usar { $slot }
underwater-cities-when-gives = um espaço de ação der a você pelo menos { $amount }
underwater-cities-when-matched = a carta que você baixar corresponder à cor do seu espaço de ação
underwater-cities-when-matched-colour = a carta que você baixar corresponder a um espaço de ação { $colour }
underwater-cities-when-mismatched = você escolher um espaço de ação colorido que não corresponda à carta que baixar
underwater-cities-when-card-used = você usar uma carta de ação
underwater-cities-when-special-taken = você pegar uma carta especial
underwater-cities-when-special-paid = você pagar uma carta especial
underwater-cities-when-claimed = você reivindicar outra carta
underwater-cities-when-claimed-type = você reivindicar { FORM($type, form: "a") }
underwater-cities-when-metropolis = você conectar outra metrópole à sua rede
underwater-cities-when-turn-ends = seu turno terminar

# Slots by what they are for.
underwater-cities-family-federation = um espaço de ação para a trilha da federação
underwater-cities-family-desal = um espaço de ação para usinas dessalinizadoras
underwater-cities-family-city = um espaço de ação para cidades
underwater-cities-family-use = um espaço de ação para cartas de ação
underwater-cities-family-steel = um espaço de ação que dá plastiaço
underwater-cities-family-tunnel = um espaço de ação para túneis
underwater-cities-family-cards = um espaço de ação que dá cartas
underwater-cities-family-farm = um espaço de ação para fazendas
underwater-cities-family-lab = um espaço de ação para laboratórios
underwater-cities-family-special = um espaço de ação para cartas especiais
underwater-cities-family-science = o espaço de ação para ciência
underwater-cities-family-always = o espaço de ação sempre disponível

## What is done: gaining, paying, choosing

underwater-cities-do-gain = receba { LIST($goods) }
    .infinitive = receber { LIST($goods) }
    .short = { LIST($goods, style: "plus") }
    .brief = { LIST($goods) }
# Beside what the Federation track itself gives.
underwater-cities-do-gain-more = receba também { LIST($goods) }
underwater-cities-do-gain-one-of = receba { LIST($goods, style: "or") }
    .infinitive = receber { LIST($goods, style: "or") }
underwater-cities-do-gain-several-of = receba { $count } destes, sem repetir: { LIST($goods, style: "comma") }
    .infinitive = receber { $count } destes, sem repetir: { LIST($goods, style: "comma") }
    .brief = { $count } destes, sem repetir: { LIST($goods, style: "comma") }
underwater-cities-do-advance = { $steps ->
    [one] avance { $steps } espaço na trilha da federação
   *[other] avance { $steps } espaços na trilha da federação
}
    .infinitive = { $steps ->
        [one] avançar { $steps } espaço na trilha da federação
       *[other] avançar { $steps } espaços na trilha da federação
    }
    .short = { $steps ->
        [1] { $steps } passo
       *[other] { $steps } passos
    }
    .brief = { $steps ->
        [1] { $steps } passo na federação
       *[other] { $steps } passos na federação
    }
underwater-cities-do-pay = você pode pagar { LIST($prices, style: "or") } para { FORM($then, form: "infinitive") }
    .infinitive = pagar { LIST($prices, style: "or") } para { FORM($then, form: "infinitive") }
underwater-cities-do-pay-times = você pode pagar { LIST($prices, style: "or") } para { FORM($then, form: "infinitive") }, até { $times } vezes
    .infinitive = pagar { LIST($prices, style: "or") } para { FORM($then, form: "infinitive") }, até { $times } vezes
underwater-cities-do-discard = { $count ->
    [one] você pode descartar { $count } carta para { FORM($then, form: "infinitive") }
   *[other] você pode descartar { $count } cartas para { FORM($then, form: "infinitive") }
}
    .infinitive = { $count ->
        [one] descartar { $count } carta para { FORM($then, form: "infinitive") }
       *[other] descartar { $count } cartas para { FORM($then, form: "infinitive") }
    }
underwater-cities-do-discard-times = { $count ->
    [one] você pode descartar { $count } carta para { FORM($then, form: "infinitive") }, até { $times } vezes
   *[other] você pode descartar { $count } cartas para { FORM($then, form: "infinitive") }, até { $times } vezes
}
    .infinitive = { $count ->
        [one] descartar { $count } carta para { FORM($then, form: "infinitive") }, até { $times } vezes
       *[other] descartar { $count } cartas para { FORM($then, form: "infinitive") }, até { $times } vezes
    }
underwater-cities-do-exchange = troque { $one } por { $other } ou vice-versa
    .infinitive = trocar { $one } por { $other } ou vice-versa
underwater-cities-do-exchange-times = troque { $one } por { $other } ou vice-versa, até { $times } vezes
    .infinitive = trocar { $one } por { $other } ou vice-versa, até { $times } vezes

## What is done: building and the like

underwater-cities-one = 1 { $kind }
    .verb = { FORM($kind, form: "verb") }
underwater-cities-one-of = { LIST($things, style: "or") }
    .verb = { LIST($things, style: "or", form: "verb") }
underwater-cities-up-to = até { $count } { LIST($kinds, style: "or", form: "many") }
    .verb = { LIST($kinds, style: "or", form: "verb") }
underwater-cities-cost-usual = pelo custo usual
underwater-cities-cost-free = gratuitamente
underwater-cities-cost = por { LIST($prices, style: "or") }
underwater-cities-cost-each = por { LIST($prices, style: "or") } cada
underwater-cities-cost-less = por { LIST($goods) } a menos que o usual
underwater-cities-do-build-ordinary = { FORM($things, form: "verb") ->
    [fazer] faça { $things } { $cost }
   *[construir] construa { $things } { $cost }
}
    .infinitive = { FORM($things, form: "verb") ->
        [fazer] fazer { $things } { $cost }
       *[construir] construir { $things } { $cost }
    }
underwater-cities-do-build-expansion = { FORM($things, form: "verb") ->
    [fazer] faça { $things } em um local para expansão { $cost }
   *[construir] construa { $things } em um local para expansão { $cost }
}
    .infinitive = { FORM($things, form: "verb") ->
        [fazer] fazer { $things } em um local para expansão { $cost }
       *[construir] construir { $things } em um local para expansão { $cost }
    }
underwater-cities-do-build-any = { FORM($things, form: "verb") ->
    [fazer] faça { $things } em um local comum ou para expansão { $cost }
   *[construir] construa { $things } em um local comum ou para expansão { $cost }
}
    .infinitive = { FORM($things, form: "verb") ->
        [fazer] fazer { $things } em um local comum ou para expansão { $cost }
       *[construir] construir { $things } em um local comum ou para expansão { $cost }
    }
underwater-cities-do-build-upgraded = { $build } e já melhore essa estrutura { $cost }
    .infinitive = { FORM($build, form: "infinitive") } e já melhorar essa estrutura { $cost }
    .brief = { FORM($build, form: "brief") }, já com melhoria { $cost }
underwater-cities-do-upgrade = melhore { $things } { $cost }
    .infinitive = melhorar { $things } { $cost }
underwater-cities-do-upgrade-differ = melhore { $things } de tipos diferentes { $cost }
    .infinitive = melhorar { $things } de tipos diferentes { $cost }
# The same, where the costs follow.
underwater-cities-do-build-ordinary-bare = { FORM($things, form: "verb") ->
    [fazer] faça { $things }
   *[construir] construa { $things }
}
    .infinitive = { FORM($things, form: "verb") ->
        [fazer] fazer { $things }
       *[construir] construir { $things }
    }
    .brief = { $things }
underwater-cities-do-build-expansion-bare = { FORM($things, form: "verb") ->
    [fazer] faça { $things } em um local para expansão
   *[construir] construa { $things } em um local para expansão
}
    .infinitive = { FORM($things, form: "verb") ->
        [fazer] fazer { $things } em um local para expansão
       *[construir] construir { $things } em um local para expansão
    }
underwater-cities-do-build-any-bare = { FORM($things, form: "verb") ->
    [fazer] faça { $things } em um local comum ou para expansão
   *[construir] construa { $things } em um local comum ou para expansão
}
    .infinitive = { FORM($things, form: "verb") ->
        [fazer] fazer { $things } em um local comum ou para expansão
       *[construir] construir { $things } em um local comum ou para expansão
    }
underwater-cities-do-upgrade-bare = melhore { $things }
    .infinitive = melhorar { $things }
underwater-cities-do-upgrade-differ-bare = melhore { $things } de tipos diferentes
    .infinitive = melhorar { $things } de tipos diferentes
underwater-cities-do-use = { $count ->
    [1] use { $count } das suas cartas de ação
   *[other] use até { $count } das suas cartas de ação
}
    .infinitive = { $count ->
        [1] usar { $count } das suas cartas de ação
       *[other] usar até { $count } das suas cartas de ação
    }
    .short = carta de ação
    .brief = { $count ->
        [1] use { $count } carta de ação
       *[other] use até { $count } cartas de ação
    }
underwater-cities-do-use-any = { $count ->
    [1] use { $count } das suas cartas de ação, mesmo que já usada
   *[other] use até { $count } das suas cartas de ação, mesmo que já usadas
}
    .infinitive = { $count ->
        [1] usar { $count } das suas cartas de ação, mesmo que já usada
       *[other] usar até { $count } das suas cartas de ação, mesmo que já usadas
    }
    .open = { $count ->
        [1] use { $count } das suas cartas de ação, mesmo que já usada,
       *[other] use até { $count } das suas cartas de ação, mesmo que já usadas,
    }
    .short = carta de ação
# `.open`: more is said behind it. $use: such as "use 1 of your action cards".
underwater-cities-do-use-times = { FORM($use, form: "open") } e realize o efeito dela { $times } vezes
    .infinitive = { FORM($use, form: "infinitive") } e realizar o efeito dela { $times } vezes
    .short = carta de ação
underwater-cities-do-refresh = { $count ->
    [1] torne { $count } das suas cartas de ação usadas disponível de novo
   *[other] torne até { $count } das suas cartas de ação usadas disponíveis de novo
}
    .infinitive = { $count ->
        [1] tornar { $count } das suas cartas de ação usadas disponível de novo
       *[other] tornar até { $count } das suas cartas de ação usadas disponíveis de novo
    }
    .short = liberar carta
underwater-cities-do-take-special = { $count ->
    [one] pegue { $count } carta especial
   *[other] pegue { $count } cartas especiais
}
    .infinitive = { $count ->
        [one] pegar { $count } carta especial
       *[other] pegar { $count } cartas especiais
    }
    .short = carta especial
    .brief = { $count ->
        [one] { $count } carta especial
       *[other] { $count } cartas especiais
    }
underwater-cities-do-draw = { $count ->
    [one] compre { $count } carta e fique com { $keep }
   *[other] compre { $count } cartas e fique com { $keep }
}
    .infinitive = { $count ->
        [one] comprar { $count } carta e ficar com { $keep }
       *[other] comprar { $count } cartas e ficar com { $keep }
    }
    .short = comprar cartas
underwater-cities-do-slot-available = realize a ação de qualquer espaço de ação disponível
    .infinitive = realizar a ação de qualquer espaço de ação disponível
    .short = ação de um espaço
underwater-cities-do-slot-available-colour = realize a ação de um espaço de ação { $colour } disponível
    .infinitive = realizar a ação de um espaço de ação { $colour } disponível
    .short = ação de um espaço
underwater-cities-do-slot-occupied = realize a ação de um espaço de ação ocupado por outro jogador
    .infinitive = realizar a ação de um espaço de ação ocupado por outro jogador
    .short = ação de um espaço
underwater-cities-do-slot-occupied-colour = realize a ação de um espaço de ação { $colour } ocupado por outro jogador
    .infinitive = realizar a ação de um espaço de ação { $colour } ocupado por outro jogador
    .short = ação de um espaço
underwater-cities-do-slot-any = realize a ação de um espaço de ação colorido que você não ocupe, disponível ou ocupado
    .infinitive = realizar a ação de um espaço de ação colorido que você não ocupe, disponível ou ocupado
    .short = ação de um espaço
underwater-cities-do-slot-any-colour = realize a ação de um espaço de ação { $colour } que você não ocupe, disponível ou ocupado
    .infinitive = realizar a ação de um espaço de ação { $colour } que você não ocupe, disponível ou ocupado
    .short = ação de um espaço
underwater-cities-do-slot-always = realize a ação do espaço de ação sempre disponível
    .infinitive = realizar a ação do espaço de ação sempre disponível
    .short = ação de um espaço
underwater-cities-do-convert = { $count ->
    [1] transforme { $count } das suas cidades não simbióticas em uma cidade simbiótica
   *[other] transforme até { $count } das suas cidades não simbióticas em cidades simbióticas
}
    .infinitive = { $count ->
        [1] transformar { $count } das suas cidades não simbióticas em uma cidade simbiótica
       *[other] transformar até { $count } das suas cidades não simbióticas em cidades simbióticas
    }
    .short = tornar simbiótica
underwater-cities-do-trial = { $count ->
    [1] receba a produção de { $count } estrutura melhorada junto a uma cidade conectada
   *[other] receba a produção de até { $count } estruturas melhoradas diferentes junto a cidades conectadas
}
    .infinitive = { $count ->
        [1] receber a produção de { $count } estrutura melhorada junto a uma cidade conectada
       *[other] receber a produção de até { $count } estruturas melhoradas diferentes junto a cidades conectadas
    }
underwater-cities-do-trial-of = { $count ->
    [1] receba a produção de { $count } estrutura melhorada ({ LIST($kinds, style: "or") }) junto a uma cidade conectada
   *[other] receba a produção de até { $count } estruturas melhoradas diferentes ({ LIST($kinds, style: "or", form: "many") }) junto a cidades conectadas
}
    .infinitive = { $count ->
        [1] receber a produção de { $count } estrutura melhorada ({ LIST($kinds, style: "or") }) junto a uma cidade conectada
       *[other] receber a produção de até { $count } estruturas melhoradas diferentes ({ LIST($kinds, style: "or", form: "many") }) junto a cidades conectadas
    }
underwater-cities-do-again = { $count ->
    [1] { $count } das suas estruturas melhoradas junto a cidades conectadas produz mais uma vez
   *[other] até { $count } das suas estruturas melhoradas junto a cidades conectadas produzem mais uma vez
}
underwater-cities-do-again-of = { $count ->
    [1] { $count } das suas estruturas melhoradas ({ LIST($kinds, style: "or", form: "many") }) junto a cidades conectadas produz mais uma vez
   *[other] até { $count } das suas estruturas melhoradas ({ LIST($kinds, style: "or", form: "many") }) junto a cidades conectadas produzem mais uma vez
}
underwater-cities-do-gain-metropolis = { $count ->
    [one] compre { $count } peça de metrópole azul não usada, que fica conectada à sua rede
   *[other] compre { $count } peças de metrópole azuis não usadas e fique com 1 delas, conectada à sua rede
}
    .infinitive = { $count ->
        [one] comprar { $count } peça de metrópole azul não usada, que fica conectada à sua rede
       *[other] comprar { $count } peças de metrópole azuis não usadas e ficar com 1 delas, conectada à sua rede
    }
    .short = metrópole

## What is done: depending on something

underwater-cities-do-if = se { $condition }, { $then }
    .infinitive = { FORM($then, form: "infinitive") }, se { $condition }
    .short = { FORM($then, form: "short") }
underwater-cities-do-if-else = se { $condition }, { $then }; senão, { $otherwise }
    .infinitive = { FORM($then, form: "infinitive") }, se { $condition }, senão { FORM($otherwise, form: "infinitive") }
underwater-cities-do-for-each = { $then } para cada { FORM($counted, form: "each") }
    .infinitive = { FORM($then, form: "infinitive") } para cada { FORM($counted, form: "each") }
    .short = { FORM($then, form: "short") }
underwater-cities-do-per = { $then } para cada { $counted }
    .infinitive = { FORM($then, form: "infinitive") } para cada { $counted }
    .short = { FORM($then, form: "short") }
# $steps: such as "1 point for at least 6 or 2 points for at least 7 connected cities"; the last says
# what is counted.
underwater-cities-do-tier = receba { LIST($steps, style: "or") }
    .infinitive = receber { LIST($steps, style: "or") }
underwater-cities-tier = { $points ->
    [1] { $points } ponto com pelo menos { $number }
   *[other] { $points } pontos com pelo menos { $number }
}
underwater-cities-last-tier = { $points ->
    [1] { $points } ponto com pelo menos { $counted }
   *[other] { $points } pontos com pelo menos { $counted }
}

## What holds while a card is claimed

underwater-cities-do-on = sempre que { $event }, { $then }
underwater-cities-do-on-turn-end = no final do seu turno, { $then }
underwater-cities-do-on-once-turn = uma vez por turno, quando { $event }, { $then }
underwater-cities-do-on-once-round = uma vez por rodada, quando { $event }, { $then }
underwater-cities-do-on-once-era = uma vez por era, quando { $event }, { $then }
underwater-cities-do-boost-more = { $count ->
    [1] você pode construir { $count } { $kind } a mais ali
   *[other] você pode construir até { $count } { FORM($kind, form: "many") } a mais ali
}
underwater-cities-do-boost-kinds = você pode construir ali o que quiser: { LIST($kinds, style: "or", form: "many") }
underwater-cities-do-boost-both = você pode usar as duas opções dele
underwater-cities-do-ability = uma vez por turno, { $then }
underwater-cities-do-discount = quando { $event }, pague { LIST($goods) } a menos
underwater-cities-do-discount-special = cartas especiais custam { LIST($goods) } a menos para você
underwater-cities-do-discount-once = na primeira vez que { $event } em cada turno, pague { LIST($goods) } a menos
underwater-cities-do-other-cost = quando { $event }, você pode pagar { LIST($prices, style: "or") } em vez do custo usual
underwater-cities-do-limit = seu limite de mão aumenta em { $count }

## When it counts

underwater-cities-do-now = ao conectar: { LIST($parts, style: "points") }
underwater-cities-do-prod = durante a Produção: { LIST($parts, style: "points") }
underwater-cities-do-end = no fim da partida: { LIST($parts, style: "points") }
underwater-cities-do-replace = { $count ->
    [1] { $count } { FORM($kind, form: "yours") } pode produzir { $new } em vez de { $old }; o que a melhoria produz não muda
   *[other] até { $count } { FORM($kind, form: "yours") } podem produzir { $new } em vez de { $old }; o que a melhoria produz não muda
}
underwater-cities-do-feed = { $count ->
    [1] { $count } das suas cidades conectadas não precisa ser alimentada
   *[other] { $count } das suas cidades conectadas não precisam ser alimentadas
}

## Texts of whole components

underwater-cities-text = { LIST($parts, style: "points") }.
underwater-cities-text-slot = { LIST($parts, style: "points", form: "brief") }
underwater-cities-text-contract = se você tiver pelo menos { LIST($needs) }, { LIST($reward, style: "points") }.
underwater-cities-text-metropolis = ao conectar: { LIST($now, style: "points") }. Em cada Produção: { LIST($prod, style: "points") }.
# $effect: such as "immediately gain 6 points". $surcharge: such as "2 science and 2 credits".
underwater-cities-text-site = { $effect }.
underwater-cities-text-surcharge = { $effect }; construir aqui custa { $surcharge } a mais.
# `.short`: behind the name of the site, on a button.
underwater-cities-site-is-double-building = construção ×2: na Produção, esta construção repete a própria produção
    .short = ×2
underwater-cities-site-is-triple-city = cidade ×3: na Produção, uma cidade simbiótica conectada aqui dá 6 pontos em vez de 2
    .short = ×3
underwater-cities-site-is-triple-tunnel = túnel ×3: na Produção, um túnel aqui produz o triplo se está junto a uma cidade
    .short = ×3
underwater-cities-site-is-joined-tunnels = túneis unidos: na Produção, estes dois dão mais 2 créditos se os dois estão construídos, cada um junto a uma cidade
    .short = túneis unidos
underwater-cities-site-is-metropolis-tunnel = na Produção, a metrópole daqui dá mais 2 pontos se está conectada
    .short = metrópole +2 pontos
underwater-cities-site-is-six-points = construir aqui dá 6 pontos na hora
    .short = +6 pontos

## Why a component pack is refused

underwater-cities-pack-zero = um número aqui deve ser pelo menos 1
underwater-cities-pack-twice = “{ $name }” aparece duas vezes
underwater-cities-pack-one-counter = só uma coisa pode ser contada aqui
underwater-cities-pack-less-than-usual = um custo fixo não pode ser também “a menos que o usual”
underwater-cities-pack-rising = números e pontos devem aumentar de um degrau para o outro
underwater-cities-pack-boost = esse espaço de ação não tem regras que possam ser mudadas assim
underwater-cities-pack-replaced = não é isso que ela produz sem melhoria
underwater-cities-pack-no-choice = não pode haver escolha aqui; escreva sem “/”
underwater-cities-pack-row-count = a tabela tem { $found ->
    [1] { $found } linha
   *[other] { $found } linhas
} desse tipo, mas precisa de { $expected }
underwater-cities-pack-too-few = a tabela tem { $found ->
    [1] { $found } linha
   *[other] { $found } linhas
} desse tipo, mas precisa de pelo menos { $fewest }
underwater-cities-pack-unknown = “{ $name }” não aparece em nenhuma outra tabela
underwater-cities-pack-unreached = nenhum túnel leva do início a este local
underwater-cities-pack-one-statement = só uma instrução deste tipo é permitida aqui
underwater-cities-pack-missing-row = falta a linha “{ $name }”
underwater-cities-pack-cards = há { $found } cartas dessas, não { $expected }
underwater-cities-pack-no-slot = um lado do tabuleiro principal não tem um espaço de ação “{ $name }” que sirva

## Underwater Cities: o que uma mensagem conta de um turno. A forma .tally é para quando há pouco espaço.

# $slots: such as “G3”, with its icon. $card: a title.
underwater-cities-story-chose = { LIST($slots) } com { $card }
    .least = { LIST($slots) }
underwater-cities-story-unused = { LIST($slots) } com { $card } (sem efeito)
    .least = { LIST($slots) }
underwater-cities-story-claimed = { LIST($slots) }, reivindicou { $card }
    .least = { LIST($slots) }
underwater-cities-story-alone = { LIST($slots) } sem carta
    .least = { LIST($slots) }
underwater-cities-story-cloned = clone de { $slot }
underwater-cities-story-also-claimed = reivindicou { LIST($things) }
    .least = { "" }
underwater-cities-story-used = usou { LIST($things) }
    .least = { "" }
underwater-cities-story-refreshed = disponível de novo: { LIST($things) }
    .least = { "" }
underwater-cities-story-built = construiu: { LIST($things) }
    .tally = construiu: { LIST($things, form: "tally") }
underwater-cities-story-upgraded = melhorou: { LIST($things) }
    .tally = melhorou: { LIST($things, form: "tally") }
underwater-cities-story-converted = tornou simbiótica: { LIST($things) }
    .tally = tornou simbiótica: { LIST($things, form: "tally") }
# $kind: such as “fazenda”. $places: such as “C5, C9”.
underwater-cities-story-buildings = { $count ->
    [1] { $kind } ({ $places })
   *[other] { $count } { FORM($kind, form: "many") } ({ $places })
}
    .tally = { $count ->
        [1] { $kind }
       *[other] { $count } { FORM($kind, form: "many") }
    }
underwater-cities-story-cities = { $count ->
    [1] { $kind } { $places }
   *[other] { FORM($kind, form: "many") } { $places }
}
underwater-cities-story-metropolis = conectou { LIST($things) }
underwater-cities-story-special = pegou { LIST($things) }
underwater-cities-story-searched = pegou uma carta especial fechada; { LIST($things) } foi para baixo do baralho
    .tally = pegou uma carta especial fechada
underwater-cities-story-kept-special = pegou uma carta especial fechada
underwater-cities-story-replaced = descartou { LIST($things) }
    .least = { "" }
underwater-cities-story-contract = contrato: { LIST($things) }
underwater-cities-story-steps = { $steps ->
    [1] { $steps } passo na federação
   *[other] { $steps } passos na federação
}
    .least = federação +{ $steps }
underwater-cities-story-hungry = { $count ->
    [1] { $count } cidade passou fome
   *[other] { $count } cidades passaram fome
}
