### Otys. The things are called as in the glossary of the rules, one word for one thing; only the
### four Experts are "Profis", which fits everybody.

## Resources

# `.plural`: several of it.
otys-metal = Metall
    .short = Metall
otys-plant = Pflanze
    .plural = Pflanzen
    .short = Pflanze
otys-fuel = Treibstoff
    .short = Treibst.
otys-tech = Technologie
    .plural = Technologien
    .short = Techn.
# $count cubes of one resource, beside others.
otys-cubes = { $count ->
    [1] { $resource }
   *[other] { $count } { FORM($resource, form: "plural") }
}
otys-cube-list = { LIST($parts, style: "comma") }

## Divers

otys-metal-expert = Metallprofi
    .gender = masculine
    .nominative = der Metallprofi
    .accusative = den Metallprofi
    .genitive = des Metallprofis
otys-plant-expert = Pflanzenprofi
    .gender = masculine
    .nominative = der Pflanzenprofi
    .accusative = den Pflanzenprofi
    .genitive = des Pflanzenprofis
otys-fuel-expert = Treibstoffprofi
    .gender = masculine
    .nominative = der Treibstoffprofi
    .accusative = den Treibstoffprofi
    .genitive = des Treibstoffprofis
otys-tech-expert = Technologieprofi
    .gender = masculine
    .nominative = der Technologieprofi
    .accusative = den Technologieprofi
    .genitive = des Technologieprofis
otys-trader = Händlerin
    .gender = feminine
    .nominative = die Händlerin
    .accusative = die Händlerin
    .genitive = der Händlerin
otys-spy = Spion
    .gender = masculine
    .nominative = der Spion
    .accusative = den Spion
    .genitive = des Spions
otys-engineer = Ingenieurin
    .gender = feminine
    .nominative = die Ingenieurin
    .accusative = die Ingenieurin
    .genitive = der Ingenieurin
otys-explorer = Entdecker
    .gender = masculine
    .nominative = der Entdecker
    .accusative = den Entdecker
    .genitive = des Entdeckers

## Sponsors, by tile and side

otys-sponsor-1-basic = Sponsor 1 (Grundseite)
otys-sponsor-1-advanced = Sponsor 1 (Profiseite)
otys-sponsor-2-basic = Sponsor 2 (Grundseite)
otys-sponsor-2-advanced = Sponsor 2 (Profiseite)
otys-sponsor-3-basic = Sponsor 3 (Grundseite)
otys-sponsor-3-advanced = Sponsor 3 (Profiseite)
otys-sponsor-4-basic = Sponsor 4 (Grundseite)
otys-sponsor-4-advanced = Sponsor 4 (Profiseite)
otys-sponsor-5-basic = Sponsor 5 (Grundseite)
otys-sponsor-5-advanced = Sponsor 5 (Profiseite)

## Keys, contracts, Rewards, places

# `.levels = one`: it can be played on one level only, which its name tells.
# `.terse`: where there is little room.
otys-key-numbered = Zugangsplättchen { $number }
    .levels = one
    .definite = Zugangsplättchen { $number }
    .terse = Zugang { $number }
    .short = { $number }
otys-key-own-x = eigenes X-Zugangsplättchen
    .definite = das eigene X-Zugangsplättchen
    .terse = Zugang X
    .short = X
otys-key-neutral-x = neutrales X-Zugangsplättchen
    .definite = das neutrale X-Zugangsplättchen
    .terse = neutraler Zugang X
    .short = N
# E for an exact combination, F for a free one.
otys-contract-exact = Auftrag E{ $number }
    .short = E{ $number }
otys-contract-free = Auftrag F{ $number }
    .short = F{ $number }
otys-reward = Belohnung { $number }
otys-place-level = Ebene { $level }
    .short = { $level }
otys-place-surface = Position { $position } an der Oberfläche
    .short = O{ $position }

## What is gained and paid

otys-credits = { $count ->
    [one] { $count } Credit
   *[other] { $count } Credits
}
    .short = { $count ->
        [1] Credit
       *[other] { $count } Credits
    }
otys-batteries = { $count ->
    [one] { $count } Batterie
   *[other] { $count } Batterien
}
    .short = { $count ->
        [1] Batterie
       *[other] { $count } Batterien
    }
otys-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
    .short = { $count ->
        [1] Punkt
       *[other] { $count } Punkte
    }
otys-neutral-x = { $count ->
    [one] { $count } neutrales X-Zugangsplättchen
   *[other] { $count } neutrale X-Zugangsplättchen
}
    .short = { $count ->
        [1] Zugang X
       *[other] { $count } Zugang X
    }
otys-goods = { LIST($parts) }

## Effects: what a component does

otys-effect-gain = { LIST($goods) } erhalten
    .terse = { LIST($goods, style: "plus") }
    .brief = { LIST($goods, style: "plus") }
    .short = { LIST($goods, style: "plus", form: "short") }
otys-effect-cube = 1 { LIST($resources, style: "or") } nehmen
    .terse = 1 { LIST($resources, style: "or") }
otys-effect-draw = { $count ->
    [one] { $count } Auftrag ziehen und behalten
   *[other] { $count } Aufträge ziehen und 1 behalten
}
    .terse = { $count ->
        [one] { $count } Auftrag ziehen
       *[other] { $count } Aufträge ziehen, 1 behalten
    }
    .short = { $count } ziehen
otys-effect-upgrade-active = den aktivierten Taucher verbessern
otys-effect-upgrade-surface = 1 Taucher an der Oberfläche verbessern
otys-effect-upgrade-any = einen deiner Taucher verbessern
    .terse = 1 Taucher verbessern
otys-effect-take-back = 1 eigenes benutztes Zugangsplättchen zurücknehmen
otys-effect-resurface = deinen Taucher auf Ebene { $level } auftauchen lassen
otys-effect-free = in diesem Zug kostenlos: { LIST($divers, style: "comma") }
otys-effect-actions = { $number ->
    [1] dein Taucher handelt einmal
    [2] dein Taucher darf zweimal handeln, jedes Mal zum vollen Preis
   *[other] dein Taucher darf { $number }-mal handeln, jedes Mal zum vollen Preis
}
otys-effect-use-reward = eine Belohnung dieser Ebene nutzen
otys-effect-move-cube = 1 Würfel von der aktiven Ebene oder auf sie bewegen
otys-effect-sell = 1 Würfel verkaufen
otys-effect-sell-better = 1 Würfel zum besseren Preis verkaufen
otys-effect-buy = 1 Würfel kaufen
otys-effect-buy-better = 1 Würfel zum besseren Preis kaufen
otys-effect-improve-mechanic = den Mechaniker verbessern (weiter ziehen)
otys-effect-improve-hacker = den Hacker verbessern (Plättchen früher zurück)
otys-effect-take-reward = eine Belohnung dieser Ebene nehmen
otys-effect-copy = den Taucher eines Nachbarn auf dieser Ebene zu dessen Preis nutzen
# What is paid for an action of the Upgraded side, and before was paid for one of the Basic side.
otys-bonus-price = { $credits ->
    [0] kostet nichts (vorher { $before })
    [one] kostet { $credits } Credit (vorher { $before })
   *[other] kostet { $credits } Credits (vorher { $before })
}

## Texts of whole components

# $prizes: such as "1 Credit und 2 Punkte".
otys-text-contract-exact = { $cubes } von einer Ebene: { LIST($prizes) }
otys-text-contract-alike = { $count } gleiche Würfel von einer Ebene: { LIST($prizes) }
# $groups: such as "2 + 1", so many cubes alike for each number.
otys-text-contract-free = { LIST($groups, style: "plus") } Würfel von einer Ebene, je Zahl eine andere Ressource: { LIST($prizes) }
otys-text-group = { $count }
otys-text-reward = { $front }; danach für jeden auf dieser Ebene erfüllten Auftrag { $back }
otys-text-sponsor = { LIST($parts, style: "points") }
# $parts: what a Sponsor does, and the points that it gives with it.
otys-text-scoring = { LIST($parts) }
otys-text-no-propeller = danach keine Propeller mehr
otys-text-paid-choice = für { $cost }: { $effect }

## Game options

otys-option-sponsor-sides = Sponsorenplättchen
otys-option-sponsor-sides-basic = Grundseite
otys-option-sponsor-sides-random = zufällige Seiten
otys-option-sponsor-sides-advanced = Profiseite
otys-option-author-spy-variant = Spion-Variante des Autors
otys-option-author-spy-variant-off = aus
otys-option-author-spy-variant-on = der genutzte Taucher taucht auf, und sein Besitzer wird bezahlt

## Questions

# $used: the Keys used so far; once $threshold are, all come back. $free: those of which the level is chosen,
# $choices: their number.
otys-ask-key = wähle ein Zugangsplättchen
    .next = welches Zugangsplättchen du spielst
    .note = { $choices ->
        [0] das Zugangsplättchen weckt den Taucher auf seiner Ebene; sobald { $threshold } benutzt sind (jetzt { $used }), kommen alle zurück
       *[other] das Zugangsplättchen weckt den Taucher auf seiner Ebene; sobald { $threshold } benutzt sind (jetzt { $used }), kommen alle zurück; mit { LIST($free, style: "or", form: "short") } wählst du die Ebene, und zuerst rücken alle Sponsoren eine nach unten
    }
otys-ask-phase-1 = Phase 1, Ebene { $level }: aktiviere { FORM($diver, form: "accusative") } oder tu vorher noch etwas
    .next = die Aktion deines Tauchers
otys-ask-act = { $actions ->
    [1] Ebene { $level }: wähle eine Aktion { FORM($diver, form: "genitive") } oder tu vorher noch etwas
   *[other] Ebene { $level }: wähle die erste von { $actions } Aktionen { FORM($diver, form: "genitive") } oder tu vorher noch etwas
}
    .next = die Aktion deines Tauchers
otys-ask-phase-2 = { $actions ->
    [0] Phase 2: { FORM($diver, form: "nominative") } hat keine Aktion mehr
    [1] Phase 2: wähle eine Aktion { FORM($diver, form: "genitive") }
   *[other] Phase 2: wähle eine Aktion { FORM($diver, form: "genitive") } (noch { $actions })
}
    .next = { $actions ->
        [0] Aufträge, falls du welche erfüllen kannst
       *[other] { $acted ->
            [0] die Aktion deines Tauchers
           *[other] die nächste Aktion deines Tauchers, ohne weitere Bewegung
        }
    }
otys-ask-oxygen = { FORM($diver, form: "gender") ->
    [feminine] Phase 3: wähle, ob { FORM($diver, form: "nominative") } auftaucht oder auf ihrer Ebene bleibt
   *[masculine] Phase 3: wähle, ob { FORM($diver, form: "nominative") } auftaucht oder auf seiner Ebene bleibt
}
    .next = ob der Taucher auftaucht oder bleibt
# $seat: who used the diver of the reader.
otys-ask-owner = { FORM($diver, form: "gender") ->
    [feminine] { $seat } hat deine { $diver } genutzt: taucht sie auf oder bleibt sie auf ihrer Ebene?
   *[masculine] { $seat } hat deinen { $diver } genutzt: taucht er auf oder bleibt er auf seiner Ebene?
}
otys-ask-keep = wähle den Auftrag, den du behältst
    .next = welchen der Aufträge du behältst
    .note = du behältst ihn verdeckt und erfüllst ihn, sobald eine deiner Ebenen seine Würfel hat; die anderen kommen unter den Stapel

## Options. At most 80 characters with everything in them.

# `.terse`: where there is little room. `.brief`: where there is a little more.
otys-do-play-key = { FORM($key, form: "levels") ->
    [one] { $key } spielen
   *[any] { $key } auf Ebene { $level } spielen
}
    .short = { FORM($key, form: "levels") ->
        [one] { FORM($key, form: "short") }
       *[any] { FORM($key, form: "short") }{ $level }
    }
otys-do-fulfil = { $contract } von Ebene { $level } erfüllen ({ $cubes })
    .short = { FORM($contract, form: "short") }: Ebene { $level }
# The same where one contract can be fulfilled in several ways.
otys-do-fulfil-with = { $contract } von Ebene { $level } erfüllen ({ $cubes })
    .short = { FORM($contract, form: "short") }, Ebene { $level }: { $cubes }
otys-do-sponsor = { $sponsor } – { FORM($effect, form: "brief") }
    .short = { FORM($effect, form: "short") }
# The same beside a diver that could do the same kind of thing.
otys-do-by-sponsor = { $sponsor } – { FORM($effect, form: "brief") }
    .short = Spons. { FORM($effect, form: "short") }
# What a Sponsor does and the points it adds; $effect: what it does alone.
otys-do-scoring = { LIST($parts, form: "whole") }
    .brief = { LIST($parts, style: "plus", form: "brief") }
    .room = little
    .terse = { LIST($parts, style: "plus", form: "terse") }
    .short = { FORM($effect, form: "short") }
otys-do-propel = { $diver } auf { $place } bewegen
    .short = { FORM($start, form: "short") } → { FORM($place, form: "short") }
otys-do-swap = { $diver } und { $other } tauschen
    .short = { FORM($start, form: "short") } ⇄ { FORM($place, form: "short") }
otys-do-activate = { $diver } aktivieren
    .short = Aktivieren
otys-do-end-action = Phase 2 beenden
otys-do-no-action = keine Aktion
otys-do-resurface = { $thing } auftauchen lassen
    .short = Auftauchen
otys-do-oxygen = { $diver } auf der Ebene lassen
    .short = Bleiben
otys-do-take = 1 { $thing } nehmen
    .terse = 1 { $thing }
    .short = { FORM($thing, form: "short") }
otys-do-upgrade = { $thing } verbessern
    .short = { FORM($thing, form: "short") }+
otys-do-take-back = { $key } zurücknehmen
    .terse = { FORM($key, form: "terse") } zurück
    .short = Zugang { FORM($key, form: "short") }
otys-do-use = { $reward } nutzen ({ FORM($effect, form: "terse") })
    .short = { $reward }
otys-do-move = 1 { $resource } von Ebene { $source } auf Ebene { $target } bewegen
    .brief = 1 { $resource } von Ebene { $source } auf { $target } bewegen
    .short = { FORM($resource, form: "short") } { $source } → { $target }
otys-do-sell = 1 { $resource } für { LIST($goods) } verkaufen
    .room = little
    .short = { FORM($resource, form: "short") } → { LIST($goods) }
otys-do-buy = { $credits ->
    [one] 1 { $resource } für { $credits } Credit kaufen
   *[other] 1 { $resource } für { $credits } Credits kaufen
}
    .room = little
    .short = { $credits ->
        [0] { FORM($resource, form: "short") } gratis
        [one] { $credits } Credit → { FORM($resource, form: "short") }
       *[other] { $credits } Credits → { FORM($resource, form: "short") }
    }
# $credits: all that is paid for it. $effect: another option, in its form `.paid` if it has one.
# `.room = little`: nothing else of any length has room beside it.
otys-do-paid = { $credits ->
    [one] { $credits } Credit: { FORM($effect, form: "paid") }
   *[other] { $credits } Credits: { FORM($effect, form: "paid") }
}
    .short = { FORM($effect, form: "short") }
otys-do-improve-mechanic = Mechaniker verbessern (maximale Bewegung { $move })
    .terse = Mechaniker verbessern (Bewegung { $move })
    .room = little
    .short = Mechaniker
otys-do-improve-hacker = Hacker verbessern (Schwelle { $threshold })
    .short = Hacker
otys-do-explore = { $reward } nehmen ({ FORM($effect, form: "terse") })
    .terse = { $reward } ({ FORM($effect, form: "terse") })
    .room = little
    .short = { $reward }
otys-do-copy = { $diver } von { $owner }: { FORM($effect, form: "terse") }
    .paid = { FORM($effect, form: "room") ->
        [little] { FORM($effect, form: "terse") } über { $owner }
       *[enough] { $diver } von { $owner }: { FORM($effect, form: "terse") }
    }
    .short = { $owner }: { FORM($effect, form: "short") }

otys-hint-diver = { $diver } – { $action }
otys-hint-upgraded = von da an bei jeder Aktion: { LIST($parts) }

## What an option does. A panel shows it beside the short name of the option.

# $woken: the diver with its action. $sponsor: what the Sponsor on that level does.
otys-effect-key = { $woken }. Sponsor: { $sponsor }
# The same for an X Key, which moves the Sponsors first.
otys-effect-key-x = { $woken }. Sponsor dann dort: { $sponsor }
# $sponsor: what a Sponsor does that need not be used.
otys-sponsor-optional = auf Wunsch { $sponsor }
# $why: why the diver could do nothing.
otys-hint-diver-idle = { $diver } – { $action } – jetzt nichts: { $why }
otys-effect-idle = { $action } – jetzt nichts: { $why }
# $sponsor: what becomes of the Sponsor on the active level.
otys-effect-activates = { $action }. { $sponsor }
otys-sponsor-used = Der Sponsor ist schon genutzt
otys-sponsor-waived = Verzichtet auf den Sponsor: { $sponsor }
otys-sponsor-idle = Der Sponsor kann jetzt nichts bewirken
otys-idle-credits = { $needed ->
    [one] nur { $held } von { $needed } Credit
   *[other] nur { $held } von { $needed } Credits
}
otys-idle-full = Ebene { $level } ist voll
otys-idle-trade = weder Verkauf noch Kauf möglich
otys-idle-technicians = beide Techniker sind voll ausgebaut
otys-idle-nothing = hier gibt es nichts zu tun
otys-idle-upgraded = { $diver } ist schon verbessert
# $parts: what an option is called, and what that does not say.
otys-effect-more = { LIST($parts, style: "points") }
otys-effect-paid = { $credits ->
    [one] kostet { $credits } Credit: { $effect }
   *[other] kostet { $credits } Credits: { $effect }
}
otys-effect-fulfil = { $cubes } abgeben: { LIST($goods) } erhalten
otys-effect-bonus = für deine Belohnung dort { $back }
# $place: where a diver goes. $others: where those it passes go.
otys-effect-propel = 1 Batterie: { FORM($diver, form: "short") } → { FORM($place, form: "short") }, { LIST($others, style: "comma") }
otys-effect-shifted = { FORM($diver, form: "short") } → { FORM($place, form: "short") }
otys-effect-then-active = { $effect }; auf der aktiven Ebene ist dann { FORM($diver, form: "nominative") }
otys-effect-diver-follows = danach handelt dein Taucher
# $effect: what is given up with the end of Phase 2.
otys-effect-no-air = { $effect }; ohne Batterie taucht { FORM($diver, form: "nominative") } dann auf
# $next: the diver that then takes its place.
otys-effect-resurfaces = { $diver } auf Position 1 an der Oberfläche; alle darüber sinken um einen Platz, { FORM($next, form: "nominative") } auf Ebene { $level }
otys-effect-surface = { $diver } auf Position 1 an der Oberfläche
otys-effect-stays = 1 Batterie (du hast { $held }): { FORM($diver, form: "nominative") } bleibt auf Ebene { $level }, kein Taucher bewegt sich
otys-effect-track = { FORM($key, form: "definite") } kommt auf die Hackerleiste: { $used } von { $threshold }
otys-effect-recover = { FORM($key, form: "definite") } füllt die Hackerleiste: alle Zugangsplättchen kommen zurück
otys-effect-unused = { $actions ->
    [1] verzichtet auf die Aktion { FORM($diver, form: "genitive") }: { $action }
    [2] verzichtet auf beide Aktionen { FORM($diver, form: "genitive") } (je: { $action })
   *[other] verzichtet auf alle { $actions } Aktionen { FORM($diver, form: "genitive") } (je: { $action })
}
otys-effect-mechanic = ab jetzt bewegt 1 Batterie einen Taucher um bis zu { $move } Plätze (bisher { $now })
otys-effect-hacker = ab jetzt kommen alle benutzten Zugangsplättchen zurück, sobald { $threshold } benutzt sind (bisher { $now }); frühestens am Ende dieses Zugs
otys-effect-explore = sofort: { $front }; danach für jeden Auftrag, den du auf Ebene { $level } erfüllst: { $back }
otys-effect-replaces = { $effect }; ersetzt dort { $reward }
otys-effect-discarded = sie wird danach abgelegt und ersetzt
# Why a Key cannot be played.
otys-closed-key = benutzt; alle kommen zurück, sobald { $threshold } benutzt sind (jetzt { $used })

## Kinds of options

otys-group-numbered = nummerierte Zugangsplättchen
otys-group-fulfil = einen Auftrag erfüllen
otys-group-moves = Taucher bewegen
otys-group-propel = { $diver } bewegen
otys-group-sponsor = { $sponsor } nutzen
otys-group-copy = { $diver } von { $owner } nutzen

## The log. Who did it stands in front: "Platz 1: Zugangsplättchen 3 gespielt, Ebene 3 ist aktiv".

otys-log-played-key = { $key } gespielt; Ebene { $level } ist aktiv
otys-log-rotated = alle Sponsoren um eine Ebene nach unten bewegt
otys-log-sponsor = { $sponsor } genutzt
otys-log-propelled = 1 Batterie ausgegeben und { $diver } auf { $place } bewegt
otys-log-activated = { $diver } aktiviert
otys-log-gained = { LIST($goods) } erhalten
otys-log-paid = { LIST($goods) } bezahlt
otys-log-paid-diver = { LIST($goods) } für { FORM($diver, form: "accusative") } bezahlt
otys-log-took-cube = 1 { $resource } auf Ebene { $level } genommen
otys-log-moved-cube = 1 { $resource } von Ebene { $source } auf Ebene { $target } bewegt
otys-log-took-back = { $key } zurückgenommen
otys-log-recovered = alle Zugangsplättchen zurückgenommen
otys-log-upgraded = { $diver } verbessert
# $parts: what its Upgraded side has that the Basic one has not.
otys-log-upgraded-to = { $diver } verbessert: { LIST($parts) }
otys-log-resurfaced = { $diver } auftauchen lassen
otys-log-oxygen = 1 Batterie ausgegeben; { $diver } bleibt auf der Ebene
otys-log-sold = 1 { $resource } für { LIST($goods) } verkauft
otys-log-bought = { $credits ->
    [one] 1 { $resource } für { $credits } Credit gekauft
   *[other] 1 { $resource } für { $credits } Credits gekauft
}
otys-log-improved-mechanic = Mechaniker verbessert: maximale Bewegung { $move }
otys-log-improved-hacker = Hacker verbessert: Schwelle { $threshold }
otys-log-copied = { $diver } von { $owner } genutzt
otys-log-explored = { $reward } genommen
otys-log-display-refilled = neu in der Kolonieanzeige, Ebene { $level }: { $reward }
otys-log-drew = { $count ->
    [one] { $count } Auftrag gezogen und behalten
   *[other] { $count } Aufträge gezogen und 1 behalten
}
# Only the drawer reads this.
otys-log-kept = { $contract } behalten
otys-log-fulfilled = { $contract } von Ebene { $level } erfüllt ({ $cubes }): { LIST($goods) }
otys-log-contract-revealed = neuer offener Auftrag: { $contract }
otys-log-last-round = { $turns ->
    [0] das ist die letzte Runde und ihr letzter Zug
    [one] das ist die letzte Runde: nach diesem Zug noch { $turns } weiterer
   *[other] das ist die letzte Runde: nach diesem Zug noch { $turns } weitere
}
otys-log-over-points = die Partie ist zu Ende: die letzte Runde ist gespielt
otys-log-over-standstill = die Partie ist zu Ende: zu viele Runden lang hat niemand einen Punkt erhalten

## Why a component pack is refused

otys-pack-no-resource = die Zeile nennt keine Ressource zum Nehmen
otys-pack-unknown-effect = in der Tabelle „effects“ gibt es keinen Effekt „{ $found }“
otys-pack-bad-pattern = „{ $found }“ ist kein gültiges Muster; schreib es wie „2+2+1“, mit höchstens 4 Zahlen
otys-pack-mixed-contract = ein Auftrag mit fester Kombination nennt seine Würfel und hat kein Muster, einer mit freier hat nur ein Muster
otys-pack-wrong-total = die Spalte nennt { $found } Würfel, aber der Auftrag verlangt { $expected }
otys-pack-missing-row = die Zeile „{ $name }“ fehlt
otys-pack-row-count = die Tabelle hat { $found ->
    [one] { $found } Zeile
   *[other] { $found } Zeilen
}, braucht aber { $expected }
otys-pack-auto-costs = ein Sponsor, der ohne Nachfrage wirkt, kann weder einen Preis noch Punkte haben
otys-pack-needs-level = „{ $found }“ kann kein Dauerbonus sein: dafür braucht es eine aktive Ebene
otys-pack-number-twice = „{ $other }“ hat dieselbe Nummer

## What somebody may always answer

otys-habit-copied-diver = ein Spion nutzt deinen Taucher
otys-habit-copied-diver-oxygen = 1 Batterie ausgeben, damit er bleibt
otys-habit-copied-diver-resurface = ihn auftauchen lassen

## What somebody could still do

# $diver: who lies idle. $ways: some of what it could do.
otys-waste-diver = { FORM($diver, form: "nominative") } kann noch handeln: { LIST($ways, style: "or") }
# $why: why the diver can do nothing.
otys-waste-idle = { FORM($diver, form: "nominative") } kann nichts tun: { $why }
otys-waste-sponsor = { $sponsor } lässt sich noch kostenlos nutzen
otys-waste-contract = das ist dein letzter Zug, und du kannst noch: { LIST($ways, style: "or") }
# What a kind of warning is called.
otys-waste-diver-name = Taucher, die noch handeln könnten
otys-waste-idle-name = umsonst aktivierte Taucher
otys-waste-sponsor-name = kostenlose Sponsoren, die ungenutzt bleiben
otys-waste-contract-name = Aufträge, die im letzten Zug noch erfüllbar sind

## Otys: was ein Beitrag von einem Zug erzählt. Die Form .tally ist für wenig Platz.

otys-story-cubes-metal = { $count } { otys-metal }
otys-story-cubes-plant = { $count } { otys-plant }
otys-story-cubes-fuel = { $count } { otys-fuel }
otys-story-cubes-tech = { $count } { otys-tech }
# $divers: die aktivierten.
otys-story-dive = { FORM($key, form: "levels") ->
    [one] { FORM($key, form: "terse") }: { LIST($divers) }
   *[other] { FORM($key, form: "terse") } auf Ebene { $level }: { LIST($divers) }
}
    .least = { FORM($key, form: "terse") }: { LIST($divers) }
otys-story-key = { FORM($key, form: "levels") ->
    [one] { FORM($key, form: "terse") }
   *[other] { FORM($key, form: "terse") } auf Ebene { $level }
}
otys-story-divers = { LIST($divers) } aktiviert
otys-story-copied = { LIST($things) } genutzt
    .least = { LIST($things, style: "comma") }
otys-story-copy = { $diver } von { $owner }
otys-story-moved = { $diver } auf { $place }
    .least = { "" }
otys-story-oxygen = { $diver } bleibt unten
    .least = { "" }
otys-story-rotated = Sponsoren eine Ebene tiefer
    .least = { "" }
otys-story-sold = { LIST($things) } verkauft
otys-story-bought = { LIST($things) } gekauft
otys-story-upgraded = { LIST($things) } verbessert
    .least = ↑ { LIST($things) }
otys-story-mechanic = Mechaniker verbessert (Bewegung { $move })
    .least = ↑ Mechaniker
otys-story-hacker = Hacker verbessert (Schwelle { $threshold })
    .least = ↑ Hacker
otys-story-fulfilled = { LIST($things) } erfüllt
    .least = { LIST($things) } ✓
otys-story-took-back = { LIST($things) } zurückgenommen
    .least = { "" }
# $effect: such as “1 Credit erhalten”.
otys-story-explored = Belohnung, je Auftrag auf ihrer Ebene: { FORM($effect, form: "terse") }
    .tally = Belohnung: { FORM($effect, form: "terse") }
    .least = Belohnung
otys-story-new = neu: { LIST($things, style: "points") }
    .tally = { $count ->
        [one] { $count } neues Teil auf dem Plan
       *[other] { $count } neue Teile auf dem Plan
    }
    .least = { "" }
otys-story-new-reward = Belohnung auf Ebene { $level } ({ FORM($effect, form: "terse") })
