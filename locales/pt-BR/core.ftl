### What every game says. A message may stand inside another, so it begins with a small letter;
### what is said on its own gets its capital from the program.
###
### Readers are addressed as "você". Effects and options stand in the infinitive ("ganhar 1
### Crédito"), questions in the imperative ("escolha ..."), the log says what somebody did ("ganhou").
### The plural category "one" also takes 0; where it must not, the number itself is named.

## People and the log

# $number (number): the seat, counted from 1; said while nobody's name is known.
seat-name = Lugar { $number }
# $seat: who did it. $line: what was done, such as "played Key 3".
log-line = { $seat }: { $line }

## Joining lists: what LIST($parts, style: "...") puts between the parts

# Said for a list without parts.
list-none = nada
list-and-two = { $first } e { $rest }
list-and-more = { $first }, { $rest }
list-or-two = { $first } ou { $rest }
list-or-more = { $first }, { $rest }
# Between whole sentences of which one or another applies.
list-either-two = { $first } ou { $rest }
list-either-more = { $first }, { $rest }
list-comma-two = { $first }, { $rest }
list-comma-more = { $first }, { $rest }
list-plus-two = { $first } + { $rest }
list-plus-more = { $first } + { $rest }
list-points-two = { $first }; { $rest }
list-points-more = { $first }; { $rest }
list-dots-two = { $first } · { $rest }
list-dots-more = { $first } · { $rest }

## Effects: what a card, tile or slot does

# `.short`: where there is little room. `.brief`: where there is a little more.
effect-sequence = { LIST($parts) }
    .short = { LIST($parts, style: "plus", form: "short") }
    .brief = { LIST($parts, style: "plus", form: "brief") }
    .room = little
    .terse = { LIST($parts, style: "plus", form: "terse") }
effect-one-of = { LIST($parts, style: "either") }
effect-all = { LIST($parts) }
    .brief = { LIST($parts, form: "brief") }
    .infinitive = { LIST($parts, form: "infinitive") }
effect-either = { LIST($parts, style: "either") }
    .brief = { LIST($parts, style: "or", form: "brief") }
    .infinitive = { LIST($parts, style: "either", form: "infinitive") }
effect-several-of = faça { $count } destas coisas, sem repetir: { LIST($parts, style: "points") }
    .infinitive = fazer { $count } destas coisas, sem repetir: { LIST($parts, style: "points") }
effect-then = { $first }; se fizer isso, { $second }
    .infinitive = { FORM($first, form: "infinitive") } e depois { FORM($second, form: "infinitive") }
    .short = { FORM($first, form: "short") }
# $effect: such as “take 1 Special card”.
effect-option = { FORM($effect, form: "infinitive") }
    .short = { FORM($effect, form: "short") }
effect-any-order = em qualquer ordem: { LIST($parts, style: "points") }
# $cost: such as "2 Credits". $effect: such as "upgrade the Spy".
effect-may = pagar { $cost } para { $effect }
    .brief = por { $cost }, { FORM($effect, form: "brief") }
    .short = { FORM($effect, form: "short") }
effect-times = { $number ->
    [1] { $effect }
    [2] duas vezes: { $effect }
   *[other] { $number } vezes: { $effect }
}

ask-effect = escolha: { $effect }
    .next = { $effect }
# `.panel`: where the options say what the parts are.
ask-next-part = falta fazer, em qualquer ordem: { LIST($parts, style: "points") }. O que vem primeiro?
    .panel = ainda por fazer, em qualquer ordem: o que vem primeiro?
    .next = o que você faz primeiro entre várias coisas
option-first = primeiro: { $what }
    .short = antes: { FORM($what, form: "short") }
option-instead = ou { $what }
    .short = ou { FORM($what, form: "short") }
option-stop = abrir mão do resto
    .short = abrir mão do resto
option-skip = abrir mão disso

## When something is refused

error-stale = a partida avançou: sua escolha era para uma pergunta anterior
error-not-awaited = você não tem nada a escolher agora
error-game-over = a partida acabou
error-no-such-option = “{ $key }” não está entre as opções
error-not-an-amount = escolha uma das opções, não um número
error-not-a-pick = escolha um número
error-wrong-number = escolha de { $least } a { $most } opções diferentes
error-wrong-number-exactly = { $count ->
    [1] escolha exatamente { $count } opção
   *[other] escolha { $count } opções diferentes
}
error-amount-out-of-range = escolha um número de { $low } a { $high }
error-nothing-to-undo = você não tem nenhuma jogada para desfazer
error-undo-sealed = algo foi revelado depois da sua jogada, então os outros precisam concordar para desfazê-la
error-undo-others-moved = outros já jogaram depois, então precisam concordar para desfazer sua jogada

error-unknown-game = não existe jogo chamado “{ $name }”; disponíveis: { $known }
error-unknown-player = não existe computador chamado “{ $name }”; disponíveis: { $known }
error-unknown-pack = não existe pacote de componentes “{ $name }”; disponíveis: { $known }
# $bits: how many bits a seed may have.
error-seed = uma semente é um número inteiro a partir de 0, com no máximo { $bits } bits
error-not-numbers = lugares e semente devem ser números inteiros
error-seat-count = { $seats ->
    [1] não dá para jogar com { $seats } jogador: este jogo precisa de { $low } a { $high }
   *[other] não dá para jogar com { $seats } jogadores: este jogo precisa de { $low } a { $high }
}
error-unknown-option = não existe opção de jogo “{ $name }”; disponíveis: { $known }
error-option-value = “{ $value }” não é um valor da opção de jogo “{ $name }”; permitidos: { $allowed }

error-bad-snapshot = não foi possível ler uma posição salva: { $reason }
error-bad-transcript = o arquivo foi recusado na linha { $line }: { $reason }
error-bad-pack = o pacote de componentes { $source } foi recusado na linha { $line }, coluna { $column }: { $reason }

## Why a transcript is refused

transcript-wrong-title = a primeira linha deve ser “{ $title }”
transcript-expected = falta aqui a linha “{ $field }”
transcript-not-a-number = “{ $field }” precisa de números
transcript-untold = esta partida ainda estava em andamento quando foi exportada, por isso faltam a semente e as jogadas ocultas; exporte-a de novo quando acabar
transcript-broken-promise = a semente não corresponde à impressão digital
transcript-not-a-move = isto não é uma jogada
transcript-after-the-end = nada pode vir depois da pontuação final
transcript-not-over = a pontuação final está aqui, mas a partida não acabou
transcript-other-scores = a partida acabou com outra pontuação: { $scores }

## Why a component pack is refused

pack-too-big = o arquivo é grande demais (no máximo { $most } bytes)
pack-not-utf8 = isto não é um texto UTF-8 válido
pack-control-character = há um caractere de controle aqui
pack-row-outside-table = esta linha não faz parte de nenhuma tabela
pack-row-not-closed = a linha deve terminar com “|”
pack-empty-cell = a célula está vazia; escreva “-” para nada
pack-cell-too-long = a célula é longa demais (no máximo { $most } caracteres)
pack-wrong-cell-count = a linha tem { $found ->
    [1] { $found } célula
   *[other] { $found } células
}, mas a tabela tem { $expected ->
    [1] { $expected } coluna
   *[other] { $expected } colunas
}
pack-no-separator = falta uma linha como “|---|---|” abaixo dos nomes das colunas
pack-column-twice = a coluna “{ $name }” aparece duas vezes
pack-unknown-column = esta tabela não tem a coluna “{ $name }”
pack-missing-column = falta a coluna “{ $name }”
pack-table-name = “{ $found }” não é um nome de tabela válido; use letras minúsculas, algarismos e “_”
pack-table-twice = a tabela “{ $table }” já aparece na linha { $first }
pack-table-empty = a tabela “{ $table }” não tem linhas
pack-missing-table = falta a tabela “{ $table }”
pack-needs-one-row = a tabela “{ $table }” deve ter exatamente 1 linha, não { $found }
pack-other-game = este é um pacote para “{ $found }”, não para “{ $game }”
pack-id-twice = o id “{ $id }” já aparece na linha { $first }
pack-needs-value = falta um valor aqui
pack-not-a-number = “{ $found }” não é um número
pack-not-yes-or-no = “{ $found }” não é nem “yes” nem “no”
pack-not-one-of = “{ $found }” não é permitido aqui; permitidos: { $allowed }
# $limit: such as ">= 1".
pack-out-of-range = { $found } está fora dos limites; deve ser { $limit }
pack-bad-id = “{ $found }” não é um id válido
pack-too-long = “{ $found }” é longo demais
pack-bad-value = “{ $found }” não é um valor válido para esta coluna

## Why an effect or an amount in a pack is refused

notation-character = “{ $found }” não tem significado nesta notação
notation-unexpected = “{ $found }” não era esperado aqui
notation-incomplete = falta algo no final
notation-too-deep = as instruções não podem ficar umas dentro das outras em mais de { $most } níveis
notation-number = “{ $found }” não é um número válido
notation-unknown-statement = não existe a instrução “{ $statement }”; disponíveis: { $known }
notation-not-one-of = “{ $found }” não é possível aqui; permitidos: { $allowed }
notation-named-go-last = argumentos sem nome devem vir antes dos que têm nome
notation-argument-twice = o argumento “{ $argument }” aparece duas vezes
# $argument: its position, counted from 1, or its name.
notation-argument-missing = falta o argumento { $argument } de “{ $statement }”
notation-argument-too-many = o argumento { $argument } de “{ $statement }” está sobrando
notation-argument-unknown = “{ $statement }” não tem argumento chamado { $argument }
notation-needs-number = o argumento { $argument } de “{ $statement }” deve ser um número
notation-needs-name = o argumento { $argument } de “{ $statement }” deve ser uma palavra
notation-needs-amount = o argumento { $argument } de “{ $statement }” deve ser uma quantidade, como “2 credit”
notation-needs-bundle = o argumento { $argument } de “{ $statement }” deve ser uma única quantidade, sem “/”
notation-needs-ratio = o argumento { $argument } de “{ $statement }” deve ser formado por dois números, como “5:4”
notation-needs-statement = o argumento { $argument } de “{ $statement }” deve ser uma instrução
