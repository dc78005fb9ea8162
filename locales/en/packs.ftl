### Component packs that somebody made: in the lobby, as they are read, and why they are refused.

## At the table

command-game-new-pack = pack
    .description = With which components, if not with those of the box
bot-pack = component pack
bot-pack-default = as in the box
# $title: as whoever made the pack writes it.
bot-pack-own = { $title }
# $id: of the pack, where two of them have one title.
bot-pack-own-named = { $title } ({ $id })
bot-pack-gone = “{ $id }”, which is not here any more
bot-packs-broken = { $count ->
    [one] { $count } component pack is not offered, because something is wrong with it; my log says what. Only those who manage the server are told this.
   *[other] { $count } component packs are not offered, because something is wrong with them; my log says what. Only those who manage the server are told this.
}
bot-error-pack-gone = the component pack “{ $id }” of this table is not here any more; choose another under **Options**
# $title: of the game. $known: the packs there are.
bot-error-no-pack = there is no component pack “{ $name }” for { $title }; there is: { LIST($known) }

## As they are read

setting-wrong-fathom-packs = it must be a folder
error-packs-folder = the folder of component packs { $folder } cannot be read: { $reason }
error-packs-many = of the folder { $folder } only the first { $most } component packs are looked at
# $other: another file.
error-pack-twice = the component pack { $file } is left out: its id is “{ $id }”, and so is that of { $other }
error-pack-many = the component pack { $file } is left out: of one game at most { $most } are offered
error-broken-pack = the component pack “{ $name }” is kept here, but cannot be used any more: { $reason }
error-pack-changed = its text is that of “{ $found }”

## Why they are refused

pack-title-sign = “{ $found }” cannot stand in a title; letters, digits and plain punctuation can
pack-bad-title = “{ $found }” is no title; it begins with a letter or a digit, with single blanks and few accents
pack-default-id = only the pack that comes with the game is called “{ $id }”; choose another id
pack-unknown-table = no table is called “{ $table }” in this game
pack-unknown-game = there is no game “{ $found }”; there is: { $known }
pack-fixed = this cannot be changed: the rules fix it, or it follows from other tables. It must be “{ $wanted }”, not “{ $found }”
pack-fixed-rows = there is no room for “{ $found }”: this table has one row for each of { $known }
pack-fixed-row-missing = the row “{ $name }” is missing, and cannot be left out
otys-pack-number-twice = this has the same number as “{ $other }”
antarctica-pack-kind-count = the table of the single cards lists { $expected } of this kind, not { $found }
