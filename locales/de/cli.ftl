### What the command line for developers says.

error-option-form = „{ $text }“ ist keine Spieloption; schreib sie als „name=wert“
error-too-many-players = { $players ->
    [one] { $players } Computergegner ist
   *[other] { $players } Computergegner sind
} zu viel für { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}
error-no-games = { $games } Partien lassen sich nicht spielen; mindestens 1 muss es sein
error-no-rule-list = die Liste der Regeln { $file } fehlt
error-file = { $file } ist nicht lesbar: { $reason }
replay-running = { $moves ->
    [one] die Partie ist noch nicht zu Ende: bisher { $moves } Schritt
   *[other] die Partie ist noch nicht zu Ende: bisher { $moves } Schritte
}
error-no-such-seat = einen Platz { $seat } gibt es nicht; die Plätze sind von 1 bis { $seats } nummeriert
error-file-write = { $file } lässt sich nicht schreiben: { $reason }
