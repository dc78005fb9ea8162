### Os pacotes de componentes feitos por alguém: à mesa, na leitura, e por que são recusados.

## À mesa

command-game-new-pack = pacote
    .description = Com quais componentes, se não com os da caixa
bot-pack = pacote de componentes
bot-pack-default = como na caixa
# $title: as whoever made the pack writes it.
bot-pack-own = { $title }
# $id: of the pack, where two of them have one title.
bot-pack-own-named = { $title } ({ $id })
bot-pack-gone = “{ $id }”, que não está mais aqui
bot-packs-broken = { NUMBER($count) ->
    [0] { $count } pacotes de componentes não são oferecidos, porque há algo errado neles; meu registro diz o quê. Só quem administra o servidor fica sabendo.
    [one] { $count } pacote de componentes não é oferecido, porque há algo errado nele; meu registro diz o quê. Só quem administra o servidor fica sabendo.
    [many] { $count } de pacotes de componentes não são oferecidos, porque há algo errado neles; meu registro diz o quê. Só quem administra o servidor fica sabendo.
   *[other] { $count } pacotes de componentes não são oferecidos, porque há algo errado neles; meu registro diz o quê. Só quem administra o servidor fica sabendo.
}
bot-error-pack-gone = o pacote de componentes “{ $id }” desta mesa não está mais aqui; escolham outro em **Opções**
# $title: of the game. $known: the packs there are.
bot-error-no-pack = para { $title } não há um pacote de componentes “{ $name }”; disponíveis: { LIST($known) }

## Na leitura

setting-wrong-fathom-packs = deve ser uma pasta
error-packs-folder = não foi possível ler a pasta dos pacotes de componentes { $folder }: { $reason }
error-packs-many = da pasta { $folder } só são vistos os primeiros { $most } pacotes de componentes
# $other: another file.
error-pack-twice = o pacote de componentes { $file } fica de fora: seu id é “{ $id }”, como o de { $other }
error-pack-many = o pacote de componentes { $file } fica de fora: de um jogo são oferecidos no máximo { $most }
error-broken-pack = o pacote de componentes “{ $name }” está guardado, mas não pode mais ser usado: { $reason }
error-pack-changed = seu texto é o de “{ $found }”

## Por que são recusados

pack-title-sign = “{ $found }” não pode estar num título; letras, algarismos e pontuação simples podem
pack-bad-title = “{ $found }” não é um título; ele começa com uma letra ou um algarismo, com espaços simples e poucos acentos
pack-default-id = só o pacote que vem com o jogo se chama “{ $id }”; escolha outro id
pack-unknown-table = neste jogo nenhuma tabela se chama “{ $table }”
pack-unknown-game = não há um jogo “{ $found }”; disponíveis: { $known }
pack-fixed = isto não pode ser mudado: as regras o fixam, ou segue de outras tabelas. Deve ser “{ $wanted }”, não “{ $found }”
pack-fixed-rows = não há lugar para “{ $found }”: esta tabela tem uma linha para cada um de { $known }
pack-fixed-row-missing = falta a linha “{ $name }”, que não pode ser retirada
