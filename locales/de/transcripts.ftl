### Games as files.

bot-export = Hier ist Partie { $game } als Datei. `/partie importieren` zeigt sie wieder, auf jedem Server.
bot-export-earlier = Hier ist Partie { $game } als Datei. Sie wurde nach früheren Regeln gespielt und lässt sich deshalb nicht mehr nachspielen; ihr Startwert passt weiterhin zur Prüfsumme vom Anfang.
bot-export-running = Alles, was bisher jeder über Partie { $game } weiß. Ihr Startwert und die verborgenen Schritte kommen dazu, wenn sie zu Ende ist; erst dann lässt sie sich nachspielen.
bot-import-done = Partie { $game } ist importiert.
bot-import-known = Aus einer Datei importiert, die den Startwert enthält: wer sie gelesen hat, weiß vielleicht, was noch kommt. Deshalb zählt diese Partie nicht. Freie Plätze kann jeder übernehmen.
bot-import-over = Zum Ansehen aus einer Datei importiert; die Partie zählt nicht.
bot-import-begun = alle Plätze sind besetzt: Partie { $game } geht weiter
bot-sit-here = { $shape } Platz { $number } übernehmen
# A finished game in which nobody sits.
bot-sheet-of-seat = { $shape } Tableau von Platz { $number }
bot-fill-seats = Mit Computern auffüllen
bot-error-seat-taken = dieser Platz ist schon besetzt
bot-error-import-under-way = diese Partie wird hier noch gespielt; du kannst sie importieren, wenn sie zu Ende ist
bot-error-import-large = die Datei ist zu groß: höchstens { $most } kB
bot-error-import-unread = ich konnte die Datei nicht herunterladen; versuch es bitte noch einmal
bot-error-import-no-text = das ist keine Textdatei; nimm eine Datei aus `/partie exportieren`
bot-error-import-empty = in dieser Datei ist noch nichts gespielt; eröffne stattdessen mit `/partie neu` einen Tisch
bot-error-import-long = diese Datei nachzuspielen dauert zu lange
bot-error-import-soon = das waren mehrere Dateien hintereinander; die nächste kannst du { $moment } importieren
