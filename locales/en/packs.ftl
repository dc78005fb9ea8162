### Component packs that somebody made: in the lobby, as they are read, and why they are refused.

## At the table

command-game-new-pack = pack
    .description = Component pack (default: the standard components)
bot-pack = component pack
bot-pack-default = standard
# $title: as whoever made the pack writes it.
bot-pack-own = { $title }
# $id: of the pack, where two of them have one title.
bot-pack-own-named = { $title } ({ $id })
bot-pack-gone = “{ $id }”, no longer available
bot-packs-broken = { $count ->
    [one] { $count } component pack can’t be used because it has an error; see my log. Only server managers see this note.
   *[other] { $count } component packs can’t be used because they have errors; see my log. Only server managers see this note.
}
bot-error-pack-gone = this table’s component pack “{ $id }” is no longer available; choose another under **Options**
# $title: of the game. $known: the packs there are.
bot-error-no-pack = there’s no component pack “{ $name }” for { $title }; available: { LIST($known) }

## As they are read

setting-wrong-fathom-packs = it must be the path of a folder
error-packs-folder = the folder of component packs { $folder } cannot be read: { $reason }
error-packs-many = only the first { $most } component packs in the folder { $folder } are read
# $other: another file.
error-pack-twice = the component pack { $file } was skipped: { $other } has the same id, “{ $id }”
error-pack-many = the component pack { $file } was skipped: at most { $most } packs are offered per game
error-broken-pack = the stored component pack “{ $name }” can no longer be used: { $reason }
error-pack-changed = its content is that of “{ $found }”

## Why they are refused

pack-title-sign = “{ $found }” is not allowed in a title; use letters, digits and plain punctuation
pack-bad-title = “{ $found }” is not a valid title; start with a letter or digit, and use single spaces and few accents
pack-default-id = only the game’s own pack may be called “{ $id }”; choose another id
pack-unknown-table = this game has no table called “{ $table }”
pack-unknown-game = there is no game “{ $found }”; known: { $known }
pack-fixed = this cannot be changed, because the rules or other tables determine it: it must be “{ $wanted }”, not “{ $found }”
pack-fixed-rows = “{ $found }” is one row too many: this table has one row for each of { $known }
pack-fixed-row-missing = the row “{ $name }” is missing; it is required
