### What people have to show for: results, ratings, who plays best.

# $rating, $about (numbers): how well somebody plays, and how far that may be off. $sure: in words.
bot-rating = rating **{ $rating }** ± { $about } ({ $sure })
bot-sure-guess = little more than a guess so far
bot-sure-rough = still rough
bot-sure-fair = fairly reliable
bot-sure-sure = reliable
bot-stats-title = { $name }’s games
bot-stats-everywhere = finished games on all servers; only you see this
bot-stats-here = finished games on this server
bot-stats-none = You haven’t finished a game that counts yet. Use `/game new` to open a table.
bot-stats-none-of = { $name } hasn’t finished a game here yet.
bot-stats-games = { $played ->
    [one] { $played } game, { $won } won
   *[other] { $played } games, { $won } won
}
# Games that were played alone.
bot-stats-alone = { $played ->
    [one] { $played } solo game
   *[other] { $played } solo games
}
bot-stats-points = average { $mean } points, best { $best }
# $longest: wins in a row, at least 2. $now: how many of the last games.
bot-stats-streak = { $now ->
    [0] longest winning streak: { $longest }
    [1] longest winning streak: { $longest }
   *[other] won the last { $now } in a row; longest streak: { $longest }
}
# $scores: numbers with commas between them, the first game first.
bot-chart-alt = { $name }, { $title }: the points of the last { $count ->
    [one] game: { $scores }
   *[other] { $count } games: { $scores }
}. { $won ->
    [0] None were won.
    [one] { $won } was won.
   *[other] { $won } were won.
}
# $alt: the sentences above.
bot-chart-alt-rated = { $alt } The rating is now { $rating }.
picture-chart-scores = points; a crown marks a win
picture-chart-rating = rating; the band shows its margin of error
# What a server has to show for.
bot-server-stats-title = games on this server
bot-server-stats-note = all games finished on this server
bot-server-stats-none = Nobody has finished a game on this server yet. Use `/game new` to open a table.
bot-server-stats-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
} by { $people ->
    [0] computer players only
    [one] 1 person
   *[other] { $people } people
}
bot-server-stats-alone = { $games ->
    [one] { $games } of them solo
   *[other] { $games } of them solo
}
bot-server-stats-winning = average winning score: { $points }
# $name: who reached them.
bot-server-stats-best = highest score so far: { $points }, by { $name }
bot-server-stats-best-unknown = highest score so far: { $points }
# $days: how long the middle one of the games of the last twelve months took.
bot-server-stats-days = half of all games take longer than { $days ->
    [one] { $days } day
   *[other] { $days } days
}
bot-server-stats-hours = half of all games take less than a day
bot-stats-of-server = this server
bot-stats-of-me = my games
bot-error-stats-both = Choose either a player or the whole server, not both.
# $name: of the server. $count: how many games ended in twelve months.
bot-server-chart-alt = { $title } on { $name }: { $count ->
    [one] { $count } game
   *[other] { $count } games
} in the last twelve months.
# $alt: the sentence above. $low, $high: the fewest and the most points with which a game was won.
bot-server-chart-alt-won = { $alt } Winning scores ranged from { $low } to { $high } points.
picture-chart-months = games that ended in each month
picture-chart-winning = games by winning score
bot-leaders-title = { $title }: who plays best here
bot-leaders-note = players with { $least } or more games against other people on this server
bot-leaders-none = Nobody is listed yet. A game counts if at least two people played it to the end.
# $about: how far the rating may be off.
bot-leaders-line = **{ $place }.** { $name } **{ $rating }** ± { $about } · { $won } of { $games } won
bot-leaders-alone = solo
# Below the result of a game. $changes: a list of what follows.
bot-ratings = ratings: { LIST($changes, style: "comma") }
# $by: such as +18.
bot-rating-change = { $name } { $rating } ({ $by })
