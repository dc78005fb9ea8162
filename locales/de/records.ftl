### What people have to show for: results, ratings, who plays best.

bot-rating = Wertung **{ $rating }**, auf { $about } genau: { $sure }
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
bot-leaders-title = { $title }: wer hier am besten spielt
bot-leaders-note = ab { $least } Partien gegen andere Menschen auf diesem Server
bot-leaders-none = Noch steht niemand hier. Es zählen Partien, die mindestens zwei Menschen zu Ende gespielt haben.
bot-leaders-line = **{ $place }.** { $name } **{ $rating }** ± { $about } · { $won } von { $games } gewonnen
bot-leaders-alone = allein
bot-ratings = Wertungen: { LIST($changes, style: "comma") }
bot-rating-change = { $name } { $rating } ({ $by })
