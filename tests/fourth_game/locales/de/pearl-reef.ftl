### Perlenriff: was gefragt, getan und notiert wird.

pearl-reef-reef = Riff { $number }
pearl-reef-shell = Muschel { $number }
pearl-reef-text-shell = { $pearls ->
    [one] { $pearls } Perle
   *[other] { $pearls } Perlen
}
pearl-reef-ask-shell = willst du eine Muschel öffnen?
pearl-reef-do-keep = die übrigen geschlossen lassen
pearl-reef-do-open = { $shell } öffnen
pearl-reef-ask-reef = wo tauchst du?
pearl-reef-do-rest = auf dem Floß bleiben
pearl-reef-do-dive = bei { $reef } tauchen
pearl-reef-log-opened = { $pearls ->
    [one] { $shell } geöffnet: { $pearls } Perle
   *[other] { $shell } geöffnet: { $pearls } Perlen
}
pearl-reef-log-dived = bei { $reef } getaucht
pearl-reef-log-found = bei { $reef } getaucht und { $shell } gefunden
pearl-reef-log-rested = auf dem Floß geblieben
pearl-reef-log-night = Nacht { $night } beginnt
pearl-reef-option-nights = Länge
pearl-reef-option-nights-long = 14 Nächte
pearl-reef-option-nights-short = 7 Nächte
pearl-reef-pack-few-shells = es muss mindestens { $least } Muscheln geben
pearl-reef-habit-shells = Muscheln auf deiner Hand
pearl-reef-habit-shells-keep = geschlossen lassen
