### Perlenriff: was seit dem letzten Zug geschah, in wenigen Worten.

pearl-reef-recap-opened = geöffnet: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } Muschel geöffnet
       *[other] { $count } Muscheln geöffnet
    }
pearl-reef-recap-dived = getaucht: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } Tauchgang
       *[other] { $count } Tauchgänge
    }
pearl-reef-recap-rested = { $count ->
    [1] ausgeruht
   *[other] { $count }-mal ausgeruht
}
pearl-reef-recap-nights = { $count ->
    [one] { $count } Nacht begann
   *[other] { $count } Nächte begannen
}
