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

## Effects: what a card, tile or slot does

effect-sequence = { LIST($parts) }
    .room = little
effect-one-of = { LIST($parts, style: "either") }
effect-any-order = in any order: { LIST($parts, style: "points") }
effect-any-order-least = in any order, at least { $least } of them: { LIST($parts, style: "points") }
# $duty: those of the parts that count.
effect-any-order-among = in any order: { LIST($parts, style: "points") } (at least { $least } of: { LIST($duty, style: "points") })
effect-all-or-none = all of this or nothing: { LIST($parts, style: "points") }
# $cost: such as "2 Credits". $effect: such as "upgrade the Spy".
effect-may = for { $cost }, { $effect }
effect-if = if { $condition }, { $then }
effect-if-else = if { $condition }, { $then }, otherwise { $otherwise }
effect-times = { $number ->
    [1] { $effect }
    [2] twice: { $effect }
   *[other] { $number } times: { $effect }
}
effect-per = for every { $number } of { $count }: { $effect }
# $count: what is counted, such as "connected farms".
condition-at-least = you have at least { $number } of { $count }
condition-at-most = you have at most { $number } of { $count }
condition-not = it is not so that { $condition }
condition-every = { LIST($conditions) }
count-sum = { LIST($counts, style: "plus") }

ask-effect = choose: { $effect }
ask-next-part = still to do, in any order: { LIST($parts, style: "points") }. What first?
option-stop = leave out the rest
option-skip = leave it out

## When something is refused

error-stale = the game has moved on since then: this was an answer to an earlier question
error-not-awaited = nothing is asked of you at the moment
error-game-over = the game is over
error-no-such-option = “{ $key }” is none of the options
error-not-an-amount = choose among the options; a number is no answer here
error-not-a-pick = a number is asked for here
error-wrong-number = choose from { $least } to { $most } different options
error-wrong-number-exactly = { $count ->
    [one] choose exactly { $count } option
   *[other] choose { $count } different options
}
error-amount-out-of-range = choose a number from { $low } to { $high }
error-nothing-to-undo = you have no move to take back
error-undo-sealed = something was revealed after your move, so the others must agree to take it back
error-undo-others-moved = others have moved since, so they must agree to take it back

error-unknown-game = there is no game called “{ $name }”; there is: { $known }
error-unknown-player = there is no automatic player called “{ $name }”; there is: { $known }
error-unknown-pack = the component pack “{ $name }” is not at hand; at hand is: { $known }
# $bits: how many bits a seed may have.
error-seed = a seed is a number from 0, of { $bits } bits at most
error-not-numbers = seats and seed must be whole numbers
error-seat-count = { $seats ->
    [one] { $seats } player is not possible here: it takes from { $low } to { $high }
   *[other] { $seats } players are not possible here: it takes from { $low } to { $high }
}
error-unknown-option = there is no game option “{ $name }”; there is: { $known }
error-option-value = “{ $value }” is no value of the game option “{ $name }”; allowed is: { $allowed }

error-bad-snapshot = a stored position cannot be read: { $reason }
error-bad-transcript = the transcript is refused, line { $line }: { $reason }
error-bad-pack = the component pack { $source } is refused, line { $line }, column { $column }: { $reason }

## Why a transcript is refused

transcript-wrong-title = the first line must read “{ $title }”
transcript-expected = here the line “{ $field }” is missing
transcript-not-a-number = “{ $field }” needs numbers
transcript-untold = this game was still being played when it was given out, so its seed and its hidden moves are missing; give it out again when it is over
transcript-broken-promise = the seed is not the one promised by the commitment
transcript-not-a-move = this is not a move
transcript-after-the-end = nothing may follow the scores
transcript-not-over = the scores stand here, but the game is not over
transcript-other-scores = the game ended with other scores: { $scores }

## Why a component pack is refused

pack-too-big = the file is too big; at most { $most } bytes are read
pack-not-utf8 = this is not UTF-8 text
pack-control-character = there is a control character here
pack-row-outside-table = this row belongs to no table
pack-row-not-closed = the row does not end with “|”
pack-empty-cell = the cell is empty; write “-” for nothing
pack-cell-too-long = the cell is too long; at most { $most } characters are read
pack-wrong-cell-count = the row has { $found ->
    [one] { $found } cell
   *[other] { $found } cells
}, but the table has { $expected ->
    [one] { $expected } column
   *[other] { $expected } columns
}
pack-no-separator = under the column names a row like “|---|---|” is missing
pack-column-twice = the column “{ $name }” is there twice
pack-unknown-column = there is no column “{ $name }” in this table
pack-missing-column = the column “{ $name }” is missing
pack-table-name = “{ $found }” is no name for a table; use small letters, digits and “_”
pack-table-twice = the table “{ $table }” is there already, in line { $first }
pack-table-empty = the table “{ $table }” has no rows
pack-missing-table = the table “{ $table }” is missing
pack-needs-one-row = the table “{ $table }” must have exactly 1 row, not { $found }
pack-other-game = this is a pack for “{ $found }”, not for “{ $game }”
pack-id-twice = the id “{ $id }” is there already, in line { $first }
pack-needs-value = a value is needed here
pack-not-a-number = “{ $found }” is not a number
pack-not-yes-or-no = “{ $found }” is neither “yes” nor “no”
pack-not-one-of = “{ $found }” is not known here; allowed is: { $allowed }
# $limit: such as ">= 1".
pack-out-of-range = { $found } is out of range; it must be { $limit }
pack-bad-id = “{ $found }” is not written as an id is written here
pack-too-long = “{ $found }” is too long
pack-bad-value = “{ $found }” is not a value for this column

## Why an effect or an amount in a pack is refused

notation-character = “{ $found }” has no meaning in this notation
notation-unexpected = “{ $found }” is not expected here
notation-incomplete = something is missing at the end
notation-too-deep = statements stand inside one another more than { $most } deep
notation-number = “{ $found }” is not a number as it is written here
notation-unknown-statement = there is no statement “{ $statement }”; there is: { $known }
notation-not-one-of = “{ $found }” is not possible here; allowed is: { $allowed }
notation-named-go-last = arguments without a name go before those with one
notation-argument-twice = the argument “{ $argument }” is there twice
# $argument: its position, counted from 1, or its name.
notation-argument-missing = argument { $argument } of “{ $statement }” is missing
notation-argument-too-many = argument { $argument } of “{ $statement }” is one too many
notation-argument-unknown = “{ $statement }” has no argument called { $argument }
notation-needs-number = argument { $argument } of “{ $statement }” must be a number
notation-needs-name = argument { $argument } of “{ $statement }” must be a word
notation-needs-amount = argument { $argument } of “{ $statement }” must be an amount, such as “2 credit”
notation-needs-bundle = argument { $argument } of “{ $statement }” must be a single amount, without “/”
notation-needs-ratio = argument { $argument } of “{ $statement }” must be two numbers, such as “5:4”
notation-needs-statement = argument { $argument } of “{ $statement }” must be a statement
