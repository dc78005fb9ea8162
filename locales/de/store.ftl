### What is said about the place where games are kept.

error-database-unavailable = die Datenbank { $place } lässt sich nicht benutzen: { $reason }
# What players read of it.
error-records-away = ich komme gerade nicht an meine Aufzeichnungen; es wurde nichts geändert. Versuch es in einer Minute noch einmal.
# Part of it was done before.
error-records-away-after = ich komme gerade nicht an meine Aufzeichnungen; was du eben getan hast, ist vielleicht schon gespeichert. Sieh in einer Minute noch einmal nach.
error-unreadable-game = ich kann diese Partie nicht laden; verloren ist nichts. Sag bitte denen Bescheid, die mich betreiben: Der Grund steht in meinen Logs.
error-database-too-new = die Datenbank stammt von einer neueren Fassung von Fathom (Revision { $revision }); es wurde nichts geändert
# $holder: its machine and process.
error-database-in-use = ein anderer Fathom ({ $holder }) benutzt die Datenbank { $place }; beende erst den anderen, oder gib diesem hier eine eigene Datenbank
error-displaced = ein anderer Fathom ({ $holder }) hat die Datenbank { $place } übernommen, darum höre ich auf
error-no-such-game = eine Partie { $game } gibt es nicht
error-not-a-lobby = Partie { $game } wartet nicht mehr auf Mitspielende
error-many-lobbies = du leitest auf diesem Server schon { $most } offene Tische; starte oder schließe erst einen davon
error-not-begun = Partie { $game } hat noch nicht begonnen
error-already-over = Partie { $game } ist schon zu Ende
error-broken-game = Partie { $game } lässt sich nicht laden: { $reason }
error-earlier-rules = Partie { $game } wurde nach früheren Regeln gespielt, deshalb lässt sich das nicht mehr zeigen oder zurücknehmen; ihr Ergebnis und ihr Protokoll bleiben erhalten
# $ply: the entry of the log, counted from 0.
error-broken-entry = Eintrag { $ply } ihres Protokolls ist nicht lesbar
# $players: how many players were named. $seats: how many seats the game has.
error-player-count = { $players } Personen haben nicht auf { $seats } Plätzen Platz
error-broken-record = ihr Eintrag in der Liste der Partien ist beschädigt
# A line of the log.
log-took-back = hat Schritte zurückgenommen
log-took-back-agreed = hat mit Zustimmung aller Schritte zurückgenommen
log-took-back-seen = hat mit Zustimmung aller Schritte zurückgenommen; etwas Gesehenes gilt wieder als ungesehen
log-took-back-changed = geht einige Schritte zurück, weil inzwischen eine Regel berichtigt wurde
# $ply: the entry that was named. $now: how many there are.
error-no-such-ply = das Protokoll hat { $now } Einträge, nicht { $ply }
error-still-playing = { $count ->
    [one] du sitzt noch an Partie { $games }; gib erst deinen Platz auf: `/partie aufgeben`, oder `/partie aufstehen`, wenn sie noch nicht begonnen hat
   *[other] du sitzt noch an den Partien { $games }; gib erst deine Plätze auf: `/partie aufgeben`, oder `/partie aufstehen`, wo sie noch nicht begonnen haben
}
