### What is said about the place where games are kept.

error-database-unavailable = die Datenbank { $place } lässt sich nicht benutzen: { $reason }
# What players read of it.
error-records-away = ich komme gerade nicht an meine Daten; geändert wurde nichts. Versuch es in einer Minute noch einmal.
# Part of it was done before.
error-records-away-after = ich komme gerade nicht an meine Daten; was du eben getan hast, ist vielleicht schon gespeichert. Sieh in einer Minute noch einmal nach.
error-unreadable-game = ich kann diese Partie nicht laden; verloren ist nichts. Sag bitte meinem Betreiber Bescheid: der Grund steht in meinem Log.
error-database-too-new = die Datenbank stammt von einer neueren Version von Fathom (Revision { $revision }); es wurde nichts geändert
# $holder: its machine and process.
error-database-in-use = ein anderer Fathom ({ $holder }) benutzt die Datenbank { $place }; beende ihn zuerst oder gib diesem hier eine eigene Datenbank
error-displaced = ein anderer Fathom ({ $holder }) hat die Datenbank { $place } übernommen, deshalb beende ich mich
error-no-such-game = eine Partie { $game } gibt es nicht
error-not-a-lobby = in Partie { $game } kann man nicht mehr einsteigen
error-many-lobbies = du hast auf diesem Server schon { $most } offene Tische; starte oder schließe zuerst einen davon
error-not-begun = Partie { $game } hat noch nicht begonnen
error-already-over = Partie { $game } ist schon zu Ende
error-broken-game = Partie { $game } lässt sich nicht laden: { $reason }
error-earlier-rules = Partie { $game } wurde nach früheren Regeln gespielt, deshalb lässt sich das nicht mehr zeigen oder zurücknehmen; ihr Ergebnis und ihr Protokoll bleiben erhalten
# $ply: the entry of the log, counted from 0.
error-broken-entry = Eintrag { $ply } ihres Protokolls ist nicht lesbar
# $players: how many players were named. $seats: how many seats the game has.
error-player-count = { $players } Personen passen nicht auf { $seats } Plätze
error-broken-record = ihr Eintrag in der Liste der Partien ist beschädigt
# A line of the log.
log-took-back = Schritte zurückgenommen
log-took-back-agreed = Schritte zurückgenommen; alle haben zugestimmt
log-took-back-seen = Schritte zurückgenommen; alle haben zugestimmt, und was aufgedeckt wurde, gilt als ungesehen
log-took-back-last = den letzten Schritt zurückgenommen; seither hatte niemand gehandelt
log-took-back-changed = einige Schritte zurückgenommen, weil eine Regel berichtigt wurde
# $ply: the entry that was named. $now: how many there are.
error-no-such-ply = das Protokoll hat { $now } Einträge, nicht { $ply }
error-still-playing = { $count ->
    [one] du spielst noch in Partie { $games } mit; gib sie zuerst auf (`/partie aufgeben`) oder verlass ihren Tisch, wenn sie noch nicht begonnen hat (`/partie aufstehen`)
   *[other] du spielst noch in den Partien { $games } mit; gib sie zuerst auf (`/partie aufgeben`) oder verlass ihre Tische, wo sie noch nicht begonnen haben (`/partie aufstehen`)
}
