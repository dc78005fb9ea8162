### Games as files.

bot-export = Die Niederschrift von Partie { $game }. `/partie importieren` zeigt sie wieder, auf jedem Server.
bot-export-earlier = Die Niederschrift von Partie { $game }. Sie wurde nach früheren Regeln gespielt und lässt sich deshalb nicht mehr nachspielen; ihr Startwert passt weiterhin zu der Prüfsumme vom Anfang.
bot-export-running = Was bisher alle über Partie { $game } wissen. Ihr Startwert und ihre verborgenen Schritte folgen, wenn sie zu Ende ist; erst dann lässt sie sich nachspielen.
bot-import-done = Partie { $game } ist da.
bot-import-known = Aus einer Datei geholt, die den Startwert nennt: Wer sie gelesen hat, kann wissen, was noch kommt. Deshalb zählt diese Partie für niemanden. Freie Plätze warten.
bot-import-over = Aus einer Datei geholt, um angesehen zu werden; sie zählt für niemanden.
bot-import-begun = alle Plätze sind besetzt: Partie { $game } geht weiter
bot-sit-here = { $shape } Platz { $number } nehmen
# A finished game in which nobody sits.
bot-sheet-of-seat = { $shape } Tableau von Platz { $number }
bot-fill-seats = Computergegner auf den Rest
bot-error-seat-taken = dort sitzt schon jemand
bot-error-import-under-way = genau diese Partie wird hier gerade gespielt; sie kann geholt werden, wenn sie zu Ende ist
bot-error-import-large = die Datei ist zu groß für eine Partie: höchstens { $most } kB
bot-error-import-unread = die Datei war nicht zu bekommen; versuche es bitte noch einmal
bot-error-import-no-text = die Datei ist kein Text; eine Niederschrift aus `/partie exportieren` ist einer
bot-error-import-empty = in dieser Niederschrift ist noch nichts gespielt; eröffne lieber mit `/partie neu` einen Tisch
bot-error-import-long = es dauert zu lange, diese Niederschrift nachzuspielen
bot-error-import-soon = das waren mehrere Dateien hintereinander; die nächste kann { $moment } folgen
