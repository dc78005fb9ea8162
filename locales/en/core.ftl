### What every game says. A message may stand inside another, so it begins with a small letter;
### what is said on its own gets its capital from the program.

## People and the log

# $number (number): the seat, counted from 1; said while nobody's name is known.
seat-name = Seat { $number }
# $seat: who did it. $line: what was done, such as "played Key 3".
log-line = { $seat }: { $line }

## Joining lists: what LIST($parts, style: "...") puts between the parts

# Said for a list without parts.
list-none = nothing
list-and-two = { $first } and { $rest }
list-and-more = { $first }, { $rest }
list-or-two = { $first } or { $rest }
list-or-more = { $first }, { $rest }
# Between whole sentences of which one or another applies.
list-either-two = { $first }, or { $rest }
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

effect-sequence = { LIST($parts) }
    .room = little
    .short = { LIST($parts, style: "plus", form: "short") }
effect-one-of = { LIST($parts, style: "either") }
effect-all = { LIST($parts) }
    .brief = { LIST($parts, form: "brief") }
    .infinitive = { LIST($parts, form: "infinitive") }
effect-either = { LIST($parts, style: "either") }
    .brief = { LIST($parts, style: "or", form: "brief") }
    .infinitive = { LIST($parts, style: "either", form: "infinitive") }
effect-several-of = do { $count } of these, all different: { LIST($parts, style: "points") }
effect-then = { $first }; if you do, { $second }
    .infinitive = { FORM($first, form: "infinitive") } and then { FORM($second, form: "infinitive") }
    .short = { FORM($first, form: "short") }
# $effect: such as “take 1 Special card”.
effect-option = { $effect }
    .short = { FORM($effect, form: "short") }
effect-any-order = in any order: { LIST($parts, style: "points") }
# $cost: such as "2 Credits". $effect: such as "upgrade the Spy".
effect-may = pay { $cost } to { $effect }
    .short = { FORM($effect, form: "short") }
effect-times = { $number ->
    [1] { $effect }
    [2] twice: { $effect }
   *[other] { $number } times: { $effect }
}

ask-effect = choose: { $effect }
    .next = { $effect }
# `.panel`: where the options say what the parts are.
ask-next-part = still to do, in any order: { LIST($parts, style: "points") }. Which one first?
    .panel = still to do, in any order: which one first?
    .next = what you do first of several things
# $what: such as “gain 2 credits”.
option-first = first: { $what }
    .short = first: { FORM($what, form: "short") }
option-instead = or { $what }
    .short = or { FORM($what, form: "short") }
option-stop = skip the rest
    .short = skip the rest
option-skip = skip it

## When something is refused

error-stale = the game has moved on: your choice was for an earlier question
error-not-awaited = you have nothing to choose right now
error-game-over = the game is over
error-no-such-option = “{ $key }” isn’t one of the options
error-not-an-amount = choose one of the options, not a number
error-not-a-pick = please choose a number
error-wrong-number = choose { $least } to { $most } different options
error-wrong-number-exactly = { $count ->
    [one] choose exactly { $count } option
   *[other] choose { $count } different options
}
error-amount-out-of-range = choose a number from { $low } to { $high }
error-nothing-to-undo = you have no move to undo
error-undo-sealed = something was revealed after your move, so the others have to agree before it’s undone
error-undo-others-moved = others have moved since, so they have to agree before it’s undone

error-unknown-game = there is no game called “{ $name }”; known games: { $known }
error-unknown-player = there is no computer player called “{ $name }”; known: { $known }
error-unknown-pack = there is no component pack “{ $name }”; available: { $known }
# $bits: how many bits a seed may have.
error-seed = a seed is a whole number from 0 up, at most { $bits } bits long
error-not-numbers = seats and seed must be whole numbers
error-seat-count = { $seats ->
    [one] not possible with { $seats } player: this game needs { $low } to { $high }
   *[other] not possible with { $seats } players: this game needs { $low } to { $high }
}
error-unknown-option = there is no game option “{ $name }”; available: { $known }
error-option-value = “{ $value }” is not a value of the game option “{ $name }”; allowed: { $allowed }

error-bad-snapshot = a stored position could not be read: { $reason }
error-bad-transcript = the file was rejected at line { $line }: { $reason }
error-bad-pack = the component pack { $source } was rejected at line { $line }, column { $column }: { $reason }

## Why a transcript is refused

transcript-wrong-title = the first line must read “{ $title }”
transcript-expected = the line “{ $field }” is missing here
transcript-not-a-number = “{ $field }” needs numbers
transcript-untold = this game was still running when it was exported, so its seed and hidden moves are missing; export it again when it is over
transcript-broken-promise = the seed does not match the fingerprint
transcript-not-a-move = this is not a move
transcript-after-the-end = nothing may follow the final scores
transcript-not-over = the final scores come here, but the game is not over
transcript-other-scores = the game ended with different scores: { $scores }

## Why a component pack is refused

pack-too-big = the file is too big (at most { $most } bytes)
pack-not-utf8 = this is not valid UTF-8 text
pack-control-character = there is a control character here
pack-row-outside-table = this row is not part of any table
pack-row-not-closed = the row must end with “|”
pack-empty-cell = the cell is empty; write “-” for nothing
pack-cell-too-long = the cell is too long (at most { $most } characters)
pack-wrong-cell-count = the row has { $found ->
    [one] { $found } cell
   *[other] { $found } cells
}, but the table has { $expected ->
    [one] { $expected } column
   *[other] { $expected } columns
}
pack-no-separator = a row like “|---|---|” is missing below the column names
pack-column-twice = the column “{ $name }” appears twice
pack-unknown-column = there is no column “{ $name }” in this table
pack-missing-column = the column “{ $name }” is missing
pack-table-name = “{ $found }” is not a valid table name; use lower-case letters, digits and “_”
pack-table-twice = the table “{ $table }” already appears in line { $first }
pack-table-empty = the table “{ $table }” has no rows
pack-missing-table = the table “{ $table }” is missing
pack-needs-one-row = the table “{ $table }” must have exactly 1 row, not { $found }
pack-other-game = this is a pack for “{ $found }”, not for “{ $game }”
pack-id-twice = the id “{ $id }” already appears in line { $first }
pack-needs-value = a value is needed here
pack-not-a-number = “{ $found }” is not a number
pack-not-yes-or-no = “{ $found }” is neither “yes” nor “no”
pack-not-one-of = “{ $found }” is not allowed here; allowed: { $allowed }
# $limit: such as ">= 1".
pack-out-of-range = { $found } is out of range; it must be { $limit }
pack-bad-id = “{ $found }” is not a valid id
pack-too-long = “{ $found }” is too long
pack-bad-value = “{ $found }” is not a valid value for this column

## Why an effect or an amount in a pack is refused

notation-character = “{ $found }” has no meaning in this notation
notation-unexpected = “{ $found }” was not expected here
notation-incomplete = something is missing at the end
notation-too-deep = statements may not be nested more than { $most } deep
notation-number = “{ $found }” is not a valid number
notation-unknown-statement = there is no statement “{ $statement }”; known: { $known }
notation-not-one-of = “{ $found }” is not possible here; allowed: { $allowed }
notation-named-go-last = arguments without a name must come before named ones
notation-argument-twice = the argument “{ $argument }” appears twice
# $argument: its position, counted from 1, or its name.
notation-argument-missing = argument { $argument } of “{ $statement }” is missing
notation-argument-too-many = argument { $argument } of “{ $statement }” is one argument too many
notation-argument-unknown = “{ $statement }” has no argument called { $argument }
notation-needs-number = argument { $argument } of “{ $statement }” must be a number
notation-needs-name = argument { $argument } of “{ $statement }” must be a word
notation-needs-amount = argument { $argument } of “{ $statement }” must be an amount, such as “2 credit”
notation-needs-bundle = argument { $argument } of “{ $statement }” must be a single amount, without “/”
notation-needs-ratio = argument { $argument } of “{ $statement }” must be two numbers, such as “5:4”
notation-needs-statement = argument { $argument } of “{ $statement }” must be a statement
