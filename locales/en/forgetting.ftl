### Forgetting somebody who wants it.

bot-forget-title = delete your data?
bot-forget-settings = your settings and reminders
bot-forget-notes = { $count ->
    [0] no notes
    [one] your notes on 1 game
   *[other] your notes on { $count } games
}
bot-forget-habits = { $count ->
    [0] no automatic answers
    [one] 1 automatic answer
   *[other] { $count } automatic answers
}
bot-forget-results = { $count ->
    [0] no results or ratings
    [one] your result in 1 game, and your rating
   *[other] your results in { $count } games, and your ratings
}
bot-forget-names = { $count ->
    [0] no names in finished games
    [one] your name in 1 finished game (replaced by a number)
   *[other] your name in { $count } finished games (replaced by a number)
}
bot-forget-stays = Your moves stay in those games without your name, because the games belong to others too; posts in their channels don’t change. This can’t be undone.
bot-forget-me = Delete my data
bot-forgotten = I’ve deleted your data. If you play again, you start from scratch.
