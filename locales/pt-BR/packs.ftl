### Component packs that somebody made: in the lobby, as they are read, and why they are refused.

## At the table

command-game-new-pack = pacote
    .description = Pacote de componentes (padrão: o do próprio jogo)
bot-pack = pacote de componentes
bot-pack-default = padrão
# $title: as whoever made the pack writes it.
bot-pack-own = { $title }
# $id: of the pack, where two of them have one title.
bot-pack-own-named = { $title } ({ $id })
bot-pack-gone = “{ $id }”, não mais disponível
bot-packs-broken = { $count ->
    [1] { $count } pacote de componentes tem um erro e não pode ser usado; veja meu log. Só quem gerencia o servidor vê este aviso.
   *[other] { $count } pacotes de componentes têm erros e não podem ser usados; veja meu log. Só quem gerencia o servidor vê este aviso.
}
bot-error-pack-gone = o pacote de componentes “{ $id }” desta mesa não está mais disponível; escolha outro em **Opções**
# $title: of the game. $known: the packs there are.
bot-error-no-pack = não existe pacote de componentes “{ $name }” para { $title }; disponíveis: { LIST($known) }

## As they are read

setting-wrong-fathom-packs = deve ser o caminho de uma pasta
error-packs-folder = não foi possível ler a pasta de pacotes de componentes { $folder }: { $reason }
error-packs-many = só os primeiros { $most } pacotes de componentes da pasta { $folder } são lidos
# $other: another file.
error-pack-twice = o pacote de componentes { $file } foi ignorado: { $other } tem o mesmo id, “{ $id }”
error-pack-many = o pacote de componentes { $file } foi ignorado: são oferecidos no máximo { $most } por jogo
error-broken-pack = o pacote de componentes salvo “{ $name }” não pode mais ser usado: { $reason }
error-pack-changed = o conteúdo dele é o de “{ $found }”

## Why they are refused

pack-title-sign = “{ $found }” não é permitido em um título; use letras, algarismos e pontuação simples
pack-bad-title = “{ $found }” não é um título válido; comece com uma letra ou um algarismo e use espaços simples e poucos acentos
pack-default-id = só o pacote do próprio jogo pode se chamar “{ $id }”; escolha outro id
pack-unknown-table = este jogo não tem uma tabela chamada “{ $table }”
pack-unknown-game = não existe o jogo “{ $found }”; disponíveis: { $known }
pack-fixed = isto não pode ser mudado, porque as regras ou outras tabelas o determinam: deve ser “{ $wanted }”, não “{ $found }”
pack-fixed-rows = a linha “{ $found }” está sobrando: esta tabela tem uma linha para cada um destes: { $known }
pack-fixed-row-missing = falta a linha “{ $name }”, que é obrigatória
