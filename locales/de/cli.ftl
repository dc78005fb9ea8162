### What the command line for developers says.

error-option-form = „{ $text }“ ist keine Spieloption; schreib sie wie „name=wert“
error-too-many-players = { $players ->
    [one] { $players } Computergegner ist
   *[other] { $players } Computergegner sind
} zu viel für { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}
error-no-games = { $games } Partien lassen sich nicht spielen; mindestens 1 muss es sein
error-no-rule-list = die Liste der Regeln { $file } ist nicht da
error-file = { $file } ist nicht lesbar: { $reason }
replay-running = { $moves ->
    [one] die Partie ist nicht zu Ende: bisher { $moves } Schritt
   *[other] die Partie ist nicht zu Ende: bisher { $moves } Schritte
}
error-no-such-seat = einen Platz { $seat } gibt es nicht; es gibt die Plätze 1 bis { $seats }
error-file-write = { $file } lässt sich nicht schreiben: { $reason }
