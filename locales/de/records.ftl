### What people have to show for: results, ratings, who plays best.

bot-rating = Wertung **{ $rating }** ± { $about } ({ $sure })
bot-sure-guess = bisher kaum mehr als geraten
bot-sure-rough = noch recht ungenau
bot-sure-fair = ziemlich verlässlich
bot-sure-sure = verlässlich
bot-stats-title = Partien von { $name }
bot-stats-everywhere = beendete Partien auf allen Servern; das siehst nur du
bot-stats-here = beendete Partien auf diesem Server
bot-stats-none = Du hast noch keine Partie beendet, die zählt. Mit `/partie neu` eröffnest du einen Tisch.
bot-stats-none-of = { $name } hat hier noch keine Partie beendet.
bot-stats-games = { $played ->
    [one] { $played } Partie, { $won } gewonnen
   *[other] { $played } Partien, { $won } gewonnen
}
bot-stats-alone = { $played ->
    [one] { $played } Partie solo
   *[other] { $played } Partien solo
}
bot-stats-points = im Schnitt { $mean } Punkte, Bestwert { $best }
bot-stats-streak = { $now ->
    [0] längste Siegesserie: { $longest }
    [1] längste Siegesserie: { $longest }
   *[other] die letzten { $now } in Folge gewonnen; längste Siegesserie: { $longest }
}
bot-chart-alt = { $name }, { $title }: die Punkte der letzten { $count ->
    [one] Partie: { $scores }
   *[other] { $count } Partien: { $scores }
}. { $won ->
    [0] Davon ist keine gewonnen.
    [one] Davon ist { $won } gewonnen.
   *[other] Davon sind { $won } gewonnen.
}
bot-chart-alt-rated = { $alt } Die Wertung liegt jetzt bei { $rating }.
picture-chart-scores = Punkte; eine Krone heißt Sieg
picture-chart-rating = Wertung; das Band zeigt ihre Ungenauigkeit
bot-server-stats-title = Partien auf diesem Server
bot-server-stats-note = alle Partien, die auf diesem Server beendet wurden
bot-server-stats-none = Auf diesem Server hat noch niemand eine Partie beendet. Mit `/partie neu` eröffnest du einen Tisch.
bot-server-stats-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} mit { $people ->
    [0] nur Computergegnern
    [one] { $people } Person
   *[other] { $people } Personen
}
bot-server-stats-alone = { $games ->
    [one] { $games } davon solo
   *[other] { $games } davon solo
}
bot-server-stats-winning = gewonnen wird im Schnitt mit { $points } Punkten
bot-server-stats-best = höchste Punktzahl bisher: { $points }, von { $name }
bot-server-stats-best-unknown = höchste Punktzahl bisher: { $points }
bot-server-stats-days = die Hälfte aller Partien dauert länger als { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
bot-server-stats-hours = die Hälfte aller Partien dauert weniger als 1 Tag
bot-stats-of-server = dieser Server
bot-stats-of-me = meine Partien
bot-error-stats-both = Wähle entweder eine Person oder den ganzen Server, nicht beides.
bot-server-chart-alt = { $title } auf { $name }: { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
} in den letzten 12 Monaten.
bot-server-chart-alt-won = { $alt } Gewonnen wurde mit { $low } bis { $high } Punkten.
picture-chart-months = beendete Partien pro Monat
picture-chart-winning = Siege nach Punktzahl
bot-leaders-title = { $title }: wer hier am besten spielt
bot-leaders-note = wer hier mindestens { $least } Partien gegen andere Menschen gespielt hat
bot-leaders-none = Hier steht noch niemand. Eine Partie zählt, wenn mindestens zwei Menschen sie zu Ende gespielt haben.
bot-leaders-line = **{ $place }.** { $name } **{ $rating }** ± { $about } · { $won } von { $games } gewonnen
bot-leaders-alone = solo
bot-ratings = Wertungen: { LIST($changes, style: "comma") }
bot-rating-change = { $name } { $rating } ({ $by })
