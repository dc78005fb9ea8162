### Pearl Reef: what is asked, done and logged.

pearl-reef-reef = reef { $number }
pearl-reef-shell = shell { $number }
pearl-reef-text-shell = { $pearls ->
    [one] { $pearls } pearl
   *[other] { $pearls } pearls
}
pearl-reef-ask-shell = open a shell?
pearl-reef-do-keep = keep the rest closed
pearl-reef-do-open = open { $shell }
pearl-reef-ask-reef = where do you dive?
pearl-reef-do-rest = stay on the raft
pearl-reef-do-dive = dive at { $reef }
pearl-reef-log-opened = { $pearls ->
    [one] opened { $shell }: { $pearls } pearl
   *[other] opened { $shell }: { $pearls } pearls
}
pearl-reef-log-dived = dived at { $reef }
pearl-reef-log-found = dived at { $reef } and found { $shell }
pearl-reef-log-rested = stayed on the raft
pearl-reef-log-night = night { $night } begins
pearl-reef-option-nights = length
pearl-reef-option-nights-long = 14 nights
pearl-reef-option-nights-short = 7 nights
# $least: so many shells are needed.
pearl-reef-pack-few-shells = there must be at least { $least } shells
pearl-reef-habit-shells = Shells in your hand
pearl-reef-habit-shells-keep = keep them closed
