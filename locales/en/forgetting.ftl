### Forgetting somebody who wants it.

bot-forget-title = forget me?
bot-forget-settings = your settings and reminders
bot-forget-notes = { $count ->
    [0] notes: there are none
    [one] your notes on a game
   *[other] your notes on { $count } games
}
bot-forget-habits = { $count ->
    [0] standing answers: there are none
    [one] a standing answer
   *[other] { $count } standing answers
}
bot-forget-results = { $count ->
    [0] results and ratings: there are none
    [one] your result of a game, and your rating
   *[other] your results of { $count } games, and your ratings
}
bot-forget-names = { $count ->
    [0] your name in finished games: there are none
    [one] your name in a finished game; a number takes its place
   *[other] your name in { $count } finished games; a number takes its place
}
bot-forget-stays = What you played stays in those games without your name, for they are others’ games too; the posts in their channels stay as they are. This cannot be taken back.
bot-forget-me = Forget me for good
bot-forgotten = You are forgotten. If you play again, you begin anew.
