### Forgetting somebody who wants it.

bot-forget-title = mich vergessen?
bot-forget-settings = deine Einstellungen und Erinnerungen
bot-forget-notes = { $count ->
    [0] Notizen: es gibt keine
    [one] deine Notizen zu einer Partie
   *[other] deine Notizen zu { $count } Partien
}
bot-forget-habits = { $count ->
    [0] feste Antworten: es gibt keine
    [one] eine feste Antwort
   *[other] { $count } feste Antworten
}
bot-forget-results = { $count ->
    [0] Ergebnisse und Wertungen: es gibt keine
    [one] dein Ergebnis einer Partie und deine Wertung
   *[other] deine Ergebnisse von { $count } Partien und deine Wertungen
}
bot-forget-names = { $count ->
    [0] dein Name in beendeten Partien: es gibt keine
    [one] dein Name in einer beendeten Partie; eine Nummer tritt an seine Stelle
   *[other] dein Name in { $count } beendeten Partien; eine Nummer tritt an seine Stelle
}
bot-forget-stays = Was du gespielt hast, bleibt ohne deinen Namen in diesen Partien, denn sie gehören auch anderen; die Beiträge in ihren Kanälen bleiben, wie sie sind. Das lässt sich nicht zurücknehmen.
bot-forget-me = Mich endgültig vergessen
bot-forgotten = Du bist vergessen. Wenn du wieder spielst, fängst du neu an.
