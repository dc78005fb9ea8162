### What a table is asked to agree on.

## What is told of it

bot-took-back-agreed = { $seat } hat Schritte zurückgenommen; alle haben zugestimmt
bot-took-back-seen = { $seat } hat Schritte zurückgenommen; alle haben zugestimmt, und was aufgedeckt wurde, gilt als ungesehen
bot-took-back-last = { $seat } hat den letzten Schritt zurückgenommen; seither hatte niemand gehandelt
bot-took-back-changed = einige Schritte von { $seat } wurden zurückgenommen, weil eine Regel berichtigt wurde

# $name: a mention. $at: when, as Discord shows it.
bot-says-nothing = ⏳ { $name } hat noch nicht geantwortet
bot-says-agree = ✅ { $name } stimmt zu
bot-says-refuse = ❌ { $name } ist dagegen
bot-says-may-refuse = 🪑 { $name } würde den Platz verlieren und kann ablehnen
bot-says-may-refuse-end = 💤 { $name } wird gerade vertreten und kann ablehnen
bot-hearing-ends = die Frist zum Ablehnen endet { $moment }
bot-says-wait = ⏳ { $name } möchte warten
bot-says-nudge = 🔔 { $name } hat eine Erinnerung geschickt, { $at }
bot-says-stand-in = 🤖 { $name } möchte, dass ein Computer einspringt
bot-says-end = 🏁 { $name } möchte die Partie beenden
bot-poll-all = alle Gefragten müssen zustimmen; ist auch nur einer dagegen, bleibt alles, wie es ist
# $count: how many may choose.
bot-poll-majority = { $count ->
    [one] du entscheidest
    [2] warten oder erinnern kann jeder von euch; damit ein Computer einspringt oder die Partie vorzeitig endet, müsst ihr beide dafür sein
   *[other] warten oder erinnern kann jeder; damit ein Computer einspringt oder die Partie vorzeitig endet, muss mehr als die Hälfte von euch { $count } dafür sein
}

## What is asked

bot-poll-undo = { $seat } möchte Schritte zurücknehmen
bot-poll-replace = darf { $name } für { $seat } weiterspielen?
bot-poll-end = { $seat } möchte Partie { $game } vorzeitig beenden
# $since: as Discord shows the time since then.
bot-poll-absent = die Partie wartet auf { $seat }, angepingt { $since }. Was möchtet ihr tun?
bot-poll-private = Schritte eines Zuges, der noch nicht öffentlich ist
# $count: lines that are left out.
bot-poll-more = { $count ->
    [one] und { $count } weitere Zeile (siehe Protokoll)
   *[other] und { $count } weitere Zeilen (siehe Protokoll)
}
bot-poll-seen = dabei wurde etwas aufgedeckt; ungesehen machen lässt sich das nicht, aber es wird so behandelt

## What became of it

bot-poll-undo-agreed = alle haben zugestimmt: die Schritte sind zurückgenommen
bot-poll-replace-agreed = alle haben zugestimmt: { $name } spielt weiter
bot-poll-ended = die Partie wurde beendet
bot-poll-refused = { $name } ist dagegen, also bleibt alles, wie es ist
bot-poll-withdrawn = { $name } hat die Anfrage zurückgezogen
bot-poll-moved-on = die Partie ist weitergegangen, hier gibt es nichts mehr zu entscheiden
bot-poll-anew = inzwischen wurde etwas aufgedeckt, deshalb frage ich alle noch einmal
bot-poll-back = { $seat } ist wieder da
bot-poll-waiting = { $name } möchte warten; mit `/partie vertretung` könnt ihr noch einmal fragen
# $level: how strong the computer player is.
bot-poll-stand-in = ein Computer ({ $level }) spielt für { $seat }, bis { $seat } wieder da ist

## Buttons

bot-agree = Zustimmen
bot-refuse = Ablehnen
bot-wait = Warten
bot-nudge = Erinnern
bot-let-play = Computer einspringen lassen
bot-ask-undo = Die anderen fragen
bot-take-back = Das zurücknehmen

## What whoever acts is told

bot-undo-would = wenn alle zustimmen, wird das zurückgenommen
bot-undo-would-alone = das wird zurückgenommen
# $names: mentions of those who would be asked.
bot-undo-asks = ich frage dann { LIST($names) }
bot-undo-asked = Ich habe die anderen im Kanal gefragt. Sobald alle zugestimmt haben, bist du wieder am Zug.
bot-undo-other-first = erst muss über eine andere Rücknahme entschieden werden: sieh dir die Abstimmung im Kanal an
bot-ballot-counted = Deine Stimme ist gezählt.

## When something is refused

bot-error-poll-too-late = die Partie ist weitergegangen, dafür ist es jetzt zu spät
bot-error-asked-in-vain = deine letzten Anfragen an die anderen haben zu nichts geführt; wieder fragen kannst du { $moment }
# $became: what became of it.
bot-error-poll-decided = das ist schon entschieden: { $became }
bot-error-poll-own = du hast gefragt, also entscheiden die anderen; mit dem anderen Knopf ziehst du die Anfrage zurück
bot-error-poll-others = das entscheiden die anderen
bot-error-nudged-already = vor weniger als 1 Stunde wurde schon erinnert; versuch es später noch einmal
bot-hearing = { $asker } möchte, dass { $name } deinen Platz in **{ $title }** (Partie { $game }) übernimmt. Der Platz bleibt deiner, wenn du ablehnst oder zurückkommst. Höre ich nichts von dir, genügt es, wenn die anderen zustimmen; deine Frist endet { $moment }.
bot-heard = Dein Platz in **{ $title }** (Partie { $game }):
