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
