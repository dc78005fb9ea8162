### What people have to show for: results, ratings, who plays best.

# $rating, $about (numbers): how well somebody plays, and how far that may be off. $sure: in words.
bot-rating = rating **{ $rating }**, give or take { $about }: { $sure }
bot-sure-guess = hardly more than a guess so far
bot-sure-rough = still rough
bot-sure-fair = fairly sure
bot-sure-sure = sure
bot-stats-title = games of { $name }
bot-stats-everywhere = finished games on all servers; only you see this
bot-stats-here = finished games on this server
bot-stats-none = You have not finished a game yet that counts. `/game new` opens a table.
bot-stats-none-of = { $name } has not finished a game here yet.
bot-stats-games = { $played ->
    [one] { $played } game, { $won } won
   *[other] { $played } games, { $won } won
}
# Games that were played alone.
bot-stats-alone = { $played ->
    [one] { $played } game alone
   *[other] { $played } games alone
}
bot-stats-points = { $mean } points on average, { $best } at best
# $longest: wins in a row, at least 2. $now: how many of the last games.
bot-stats-streak = { $now ->
    [0] at most { $longest } wins in a row
    [1] at most { $longest } wins in a row
   *[other] won the last { $now } in a row; { $longest } at most
}
# $scores: numbers with commas between them, the first game first.
bot-chart-alt = { $name }, { $title }: the points of the last { $count ->
    [one] game: { $scores }
   *[other] { $count } games: { $scores }
}. { $won ->
    [0] None was won.
    [one] { $won } was won.
   *[other] { $won } were won.
}
# $alt: the sentences above.
bot-chart-alt-rated = { $alt } The rating is now { $rating }.
picture-chart-scores = points; a crown marks a win
picture-chart-rating = rating; the band shows how far it may be off
# What a server has to show for.
bot-server-stats-title = games on this server
bot-server-stats-note = all games that were played to their end here
bot-server-stats-none = Nobody has finished a game on this server yet. `/game new` opens a table.
bot-server-stats-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
} by { $people ->
    [0] computer players alone
    [one] one person
   *[other] { $people } people
}
bot-server-stats-alone = { $games ->
    [one] { $games } of them alone
   *[other] { $games } of them alone
}
bot-server-stats-winning = won with { $points } points on average
# $name: who reached them.
bot-server-stats-best = the most points so far: { $points }, by { $name }
bot-server-stats-best-unknown = the most points so far: { $points }
# $days: how long the middle one of the games of the last twelve months took.
bot-server-stats-days = half of the games take longer than { $days ->
    [one] a day
   *[other] { $days } days
}
bot-server-stats-hours = half of the games take less than a day
bot-stats-of-server = this server
bot-stats-of-me = my games
bot-error-stats-both = Name a player, or ask for the whole server; both at once makes no sense.
# $name: of the server. $count: how many games ended in twelve months.
bot-server-chart-alt = { $title } on { $name }: { $count ->
    [one] { $count } game
   *[other] { $count } games
} in the last twelve months.
# $alt: the sentence above. $low, $high: the fewest and the most points with which a game was won.
bot-server-chart-alt-won = { $alt } They were won with { $low } to { $high } points.
picture-chart-months = games that ended in each month
picture-chart-winning = how many were won with so many points
bot-leaders-title = { $title }: who plays best here
bot-leaders-note = with { $least } or more games against other people on this server
bot-leaders-none = Nobody is listed yet. Games of at least two people count that both played to the end.
# $about: how far the rating may be off.
bot-leaders-line = **{ $place }.** { $name } **{ $rating }** ± { $about } · { $won } of { $games } won
bot-leaders-alone = alone
# Below the result of a game. $changes: a list of what follows.
bot-ratings = ratings: { LIST($changes, style: "comma") }
# $by: such as +18.
bot-rating-change = { $name } { $rating } ({ $by })
