### Was seit dem letzten Zug geschah, in wenigen Worten, und der Blick zurück auf eine Partie.

## Was geschah

bot-recap-since = seit deinem letzten Zug, { $moment }
bot-recap-begin = seit Beginn der Partie
bot-recap-round = in der letzten Runde
bot-recap-nothing = seit deinem letzten Zug, { $moment }, ist nichts passiert
bot-recap-nothing-yet = bisher ist nichts passiert
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
bot-recap-earlier = frühere Züge stehen im Protokoll
bot-what-changed = Neues

## Der Blick zurück

bot-turn-whose = { $seat } · { FORM($moment, form: "short") }
bot-turn = { $number } · { $whose }
bot-turn-none = Beginn der Partie
bot-after-turn = nach Zug { $turn }
bot-after-step = nach Schritt { $step } von { $last } in Zug { $turn }
bot-turn-of = Zug { $number } von { $last } · { $whose }
bot-error-no-turn = einen Zug „{ $written }“ gibt es nicht: schreib eine Zahl von 0 (Beginn) bis { $last } oder einen Schritt wie 3.2
bot-error-no-step = Zug { $number } hat die Schritte 1 bis { $last }; einen Schritt { $step } gibt es nicht
bot-more-in-log = mehr im Protokoll
bot-page-first = Erste Seite
bot-page-last = Letzte Seite
bot-turn-first = Erster Zug
bot-turn-before = Voriger Zug
bot-turn-after = Nächster Zug
bot-turn-last = Letzter Zug
bot-replay = Nachspielen
bot-jump = springe zu …
bot-jump-to = { FORM($moment, form: "short") } · Zug { $number }
bot-error-not-over = Partie { $game } ist noch nicht zu Ende; `/ansehen spielplan` mit `nach` zeigt dir den Spielplan nach jedem Zug

## Der Film

bot-film = Film
bot-film-being-made = Ich drehe den Film; das dauert einen Moment.
bot-film-made = Hier ist eure Partie als Film. Ihr könnt ihn speichern oder teilen.
bot-film-alt = der Spielplan Zug für Zug. { $end }
bot-error-film-too-large = diese Partie ist zu lang für einen Film
bot-error-film-stopped = ich wurde neu gestartet, bevor der Film fertig war; bitte mich gleich noch einmal darum
bot-error-too-soon = das waren viele Bilder auf einmal; das nächste bekommst du { $moment }
bot-error-status-soon = das habe ich gerade mehrmals für dich gepostet; das nächste Mal geht es { $moment }

help-back =
    ### Zurückblicken
    `/rückblick` erzählt, was seit deinem letzten Zug passiert ist, und markiert auf dem Spielplan, was neu ist; dein Panel tut das auch, wenn dein Zug beginnt. `/ansehen spielplan` mit `nach` zeigt den Spielplan nach jedem beliebigen Zug. Eine beendete Partie gehst du mit **Nachspielen** Zug für Zug durch, oder du siehst sie dir mit `/ansehen film` als Film an.
