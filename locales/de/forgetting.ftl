### Forgetting somebody who wants it.

bot-forget-title = deine Daten löschen?
bot-forget-settings = deine Einstellungen und Erinnerungen
bot-forget-notes = { $count ->
    [0] keine Notizen
    [one] deine Notizen zu { $count } Partie
   *[other] deine Notizen zu { $count } Partien
}
bot-forget-habits = { $count ->
    [0] keine automatischen Antworten
    [one] { $count } automatische Antwort
   *[other] { $count } automatische Antworten
}
bot-forget-results = { $count ->
    [0] keine Ergebnisse und Wertungen
    [one] dein Ergebnis in { $count } Partie und deine Wertung
   *[other] deine Ergebnisse in { $count } Partien und deine Wertungen
}
bot-forget-names = { $count ->
    [0] kein Name in beendeten Partien
    [one] dein Name in { $count } beendeten Partie (durch eine Nummer ersetzt)
   *[other] dein Name in { $count } beendeten Partien (durch eine Nummer ersetzt)
}
bot-forget-stays = Deine Züge bleiben ohne deinen Namen in diesen Partien, denn sie gehören auch anderen; die Beiträge in ihren Kanälen ändern sich nicht. Das lässt sich nicht rückgängig machen.
bot-forget-me = Meine Daten löschen
bot-forgotten = Ich habe deine Daten gelöscht. Wenn du wieder spielst, fängst du ganz von vorn an.
