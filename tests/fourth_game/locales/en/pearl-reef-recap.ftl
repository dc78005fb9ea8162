### Pearl Reef: what happened since somebody's last move, told in few words.

pearl-reef-recap-opened = opened: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] opened { $count } shell
       *[other] opened { $count } shells
    }
pearl-reef-recap-dived = dived: { LIST($things, style: "comma") }
    .tally = { $count ->
        [one] { $count } dive
       *[other] { $count } dives
    }
pearl-reef-recap-rested = { $count ->
    [1] rested
   *[other] rested { $count } times
}
pearl-reef-recap-nights = { $count ->
    [one] { $count } night began
   *[other] { $count } nights began
}
