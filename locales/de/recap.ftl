### Was seit dem letzten Zug geschah, in wenigen Worten, und der Blick zurück auf eine Partie.

list-times = { $count }× { $thing }

## Was geschah

bot-recap-since = seit deinem letzten Zug { $moment }
bot-recap-begin = seit Beginn der Partie
bot-recap-round = in der letzten Runde
bot-recap-nothing = seit deinem letzten Zug { $moment } ist nichts geschehen
bot-recap-nothing-yet = noch ist nichts geschehen
bot-recap-moments = { FORM($then, form: "short") } → { FORM($now, form: "short") }
bot-recap-asked = du bist dran: { $what }
bot-recap-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
bot-recap-points-changed = { $points ->
    [one] { $points } Punkt ({ $change })
   *[other] { $points } Punkte ({ $change })
}
bot-what-changed = Was ist neu

## Der Blick zurück

bot-turn-whose = { $seat } · { FORM($moment, form: "short") }
bot-turn = { $number } · { $whose }
bot-turn-none = der Anfang
bot-after-turn = nach Zug { $turn }
bot-after-step = nach Schritt { $step } von { $last } in Zug { $turn }
bot-turn-of = Zug { $number } von { $last } · { $whose }
bot-error-no-turn = einen Zug „{ $written }“ gibt es nicht: schreib eine Zahl von 0, dem Anfang, bis { $last }, oder einen Schritt eines Zuges, etwa 3.2
bot-error-no-step = Zug { $number } hat die Schritte 1 bis { $last }, aber keinen Schritt { $step }
bot-more-in-log = der Rest steht im Protokoll
bot-page-first = Erste Seite
bot-page-last = Letzte Seite
bot-turn-first = Anfang
bot-turn-before = Voriger Zug
bot-turn-after = Nächster Zug
bot-turn-last = Ende
bot-replay = Nachspielen
bot-jump = springen zu …
bot-jump-to = { FORM($moment, form: "short") } · Zug { $number }
bot-error-not-over = Partie { $game } ist noch nicht zu Ende; mit `/ansehen spielplan` und `nach` siehst du den Spielplan nach jedem Zug

## Der Film

bot-film = Film
bot-film-being-made = Ich drehe den Film, das dauert einen Moment.
bot-film-made = Hier ist der Film der Partie. Er gehört dir: speichere oder teile ihn.
bot-error-film-too-large = diese Partie ist zu lang für einen Film
bot-error-film-stopped = ich werde gerade neu gestartet und konnte den Film nicht fertigstellen; frage gleich noch einmal danach
bot-error-too-soon = das waren viele Bilder auf einmal; das nächste bekommst du { $moment }
bot-error-status-soon = das habe ich gerade mehrmals für dich gezeigt; wieder geht es { $moment }

help-back = ### Zurückblicken
    `/rückblick` erzählt, was seit deinem letzten Zug geschah, und zeigt auf dem Spielplan, was neu ist; deine eigene Ansicht sagt es auch, wenn dein Zug beginnt. `/ansehen spielplan` mit `nach` zeigt den Spielplan nach jedem Zug. Eine beendete Partie gehst du mit **Nachspielen** Zug für Zug durch, und `/ansehen film` macht ein bewegtes Bild daraus.
