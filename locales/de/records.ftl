### What people have to show for: results, ratings, who plays best.

bot-rating = Wertung **{ $rating }**, plus oder minus { $about }: { $sure }
bot-sure-guess = bisher kaum mehr als geraten
bot-sure-rough = noch grob
bot-sure-fair = recht sicher
bot-sure-sure = sicher
bot-stats-title = Partien von { $name }
bot-stats-everywhere = beendete Partien auf allen Servern; das siehst nur du
bot-stats-here = beendete Partien auf diesem Server
bot-stats-none = Du hast noch keine Partie beendet, die zählt. `/partie neu` eröffnet einen Tisch.
bot-stats-none-of = { $name } hat hier noch keine Partie beendet.
bot-stats-games = { $played ->
    [one] { $played } Partie, { $won } gewonnen
   *[other] { $played } Partien, { $won } gewonnen
}
bot-stats-alone = { $played ->
    [one] { $played } Partie allein
   *[other] { $played } Partien allein
}
bot-stats-points = im Schnitt { $mean } Punkte, höchstens { $best }
bot-stats-streak = { $now ->
    [0] höchstens { $longest } Siege in Folge
    [1] höchstens { $longest } Siege in Folge
   *[other] die letzten { $now } in Folge gewonnen; höchstens { $longest }
}
bot-chart-alt = { $name }, { $title }: die Punkte der letzten { $count ->
    [one] Partie: { $scores }
   *[other] { $count } Partien: { $scores }
}. { $won ->
    [0] Keine davon gewonnen.
   *[other] { $won } davon gewonnen.
}
bot-chart-alt-rated = { $alt } Die Wertung ist jetzt { $rating }.
picture-chart-scores = Punkte; eine Krone heißt gewonnen
picture-chart-rating = Wertung; das Band zeigt, wie genau sie ist
bot-server-stats-title = Partien auf diesem Server
bot-server-stats-note = alle Partien, die hier zu Ende gespielt wurden
bot-server-stats-none = Auf diesem Server hat noch niemand eine Partie beendet. `/partie neu` eröffnet einen Tisch.
bot-server-stats-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} von { $people ->
    [0] Computergegnern allein
    [one] einer Person
   *[other] { $people } Personen
}
bot-server-stats-alone = { $games ->
    [one] { $games } davon allein
   *[other] { $games } davon allein
}
bot-server-stats-winning = im Schnitt mit { $points } Punkten gewonnen
bot-server-stats-best = die meisten Punkte bisher: { $points }, von { $name }
bot-server-stats-best-unknown = die meisten Punkte bisher: { $points }
bot-server-stats-days = die Hälfte der Partien dauert länger als { $days ->
    [one] einen Tag
   *[other] { $days } Tage
}
bot-server-stats-hours = die Hälfte der Partien dauert weniger als einen Tag
bot-stats-of-server = dieser Server
bot-stats-of-me = meine Partien
bot-error-stats-both = Nenne jemanden, oder frag nach dem ganzen Server; beides zugleich ergibt keinen Sinn.
bot-server-chart-alt = { $title } auf { $name }: { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
} in den letzten zwölf Monaten.
bot-server-chart-alt-won = { $alt } Gewonnen wurde mit { $low } bis { $high } Punkten.
picture-chart-months = Partien, die in jedem Monat zu Ende gingen
picture-chart-winning = wie viele mit so vielen Punkten gewonnen wurden
bot-leaders-title = { $title }: wer hier am besten spielt
bot-leaders-note = ab { $least } Partien gegen andere Menschen auf diesem Server
bot-leaders-none = Noch steht niemand hier. Es zählen Partien, die mindestens zwei Menschen zu Ende gespielt haben.
bot-leaders-line = **{ $place }.** { $name } **{ $rating }** ± { $about } · { $won } von { $games } gewonnen
bot-leaders-alone = allein
bot-ratings = Wertungen: { LIST($changes, style: "comma") }
bot-rating-change = { $name } { $rating } ({ $by })
