### What a table is asked to agree on.

## What is told of it

bot-took-back-agreed = { $seat } hat mit Zustimmung aller Schritte zurückgenommen
bot-took-back-seen = { $seat } hat mit Zustimmung aller Schritte zurückgenommen; was dabei zu sehen war, gilt wieder als ungesehen
bot-took-back-changed = { $seat } geht einige Schritte zurück, weil inzwischen eine Regel berichtigt wurde

# $name: a mention. $at: when, as Discord shows it.
bot-says-nothing = ⏳ { $name } ist gefragt
bot-says-agree = ✅ { $name } stimmt zu
bot-says-refuse = ❌ { $name } ist dagegen
bot-says-may-refuse = 🪑 { $name } würde diesen Platz verlieren und kann ablehnen
bot-says-may-refuse-end = 💤 { $name } wird gerade vertreten und kann ablehnen
bot-hearing-ends = die Frist zum Ablehnen endet { $moment }
bot-says-wait = ⏳ { $name } möchte lieber warten
bot-says-nudge = 🔔 { $name } hat erinnern lassen, { $at }
bot-says-stand-in = 🤖 { $name } ist für einen Computer als Vertretung
bot-says-end = 🏁 { $name } ist dafür, die Partie zu beenden
bot-poll-all = alle Gefragten müssen zustimmen; sagt jemand Nein, bleibt alles, wie es ist
# $count: how many may choose.
bot-poll-majority = { $count ->
    [one] deine Wahl gilt
    [2] warten oder erinnern kann jeder; für einen Computer als Vertretung oder das Ende braucht es beide
   *[other] warten oder erinnern kann jeder; für einen Computer als Vertretung oder das Ende braucht es mehr als die Hälfte der { $count }
}

## What is asked

bot-poll-undo = { $seat } möchte Schritte zurücknehmen
bot-poll-replace = soll { $name } für { $seat } weiterspielen?
bot-poll-end = { $seat } möchte Partie { $game } vorzeitig beenden
# $since: as Discord shows the time since then.
bot-poll-absent = die Partie wartet auf { $seat }, gerufen { $since }. Was soll geschehen?
bot-poll-private = Schritte eines Zuges, der noch verborgen ist
# $count: lines that are left out.
bot-poll-more = { $count ->
    [one] und { $count } weitere Zeile; sie steht im Protokoll
   *[other] und { $count } weitere Zeilen; sie stehen im Protokoll
}
bot-poll-seen = dabei wurde etwas aufgedeckt; vergessen lässt es sich nicht, aber es würde als ungesehen gelten

## What became of it

bot-poll-undo-agreed = alle stimmen zu: Die Schritte sind zurückgenommen
bot-poll-replace-agreed = alle stimmen zu: { $name } spielt weiter
bot-poll-ended = die Partie ist beendet
bot-poll-refused = { $name } ist dagegen, also bleibt alles, wie es ist
bot-poll-withdrawn = { $name } hat die Frage zurückgezogen
bot-poll-moved-on = die Partie ist weitergegangen, es gibt nichts mehr zu entscheiden
bot-poll-anew = inzwischen wurde etwas aufgedeckt, also sind alle noch einmal gefragt
bot-poll-back = { $seat } ist wieder da
bot-poll-waiting = { $name } möchte lieber warten; `/partie vertretung` fragt den Tisch noch einmal
# $level: how strong the computer player is.
bot-poll-stand-in = ein Computer ({ $level }) antwortet für { $seat }, bis { $seat } wieder da ist

## Buttons

bot-agree = Zustimmen
bot-refuse = Ablehnen
bot-wait = Warten
bot-nudge = Jetzt erinnern
bot-let-play = Computer spielen lassen
bot-ask-undo = Die anderen fragen
bot-take-back = Das alles zurücknehmen

## What whoever acts is told

bot-undo-would = nur wenn alle zustimmen: Das würde zurückgenommen
bot-undo-would-alone = das würde zurückgenommen
# $names: mentions of those who would be asked.
bot-undo-asks = gefragt würden: { LIST($names) }
bot-undo-asked = Die anderen sind im Kanal gefragt. Sobald alle zustimmen, bist du wieder am Zug.
bot-undo-other-first = erst geht es um einen anderen Schritt: Sieh dir die Frage im Kanal an
bot-ballot-counted = Deine Stimme zählt.

## When something is refused

bot-error-poll-too-late = die Partie ist seitdem weitergegangen, das lässt sich nicht mehr fragen
bot-error-asked-in-vain = aus deinen letzten Fragen an diesen Tisch wurde nichts; wieder fragen kannst du { $moment }
# $became: what became of it.
bot-error-poll-decided = das ist schon entschieden: { $became }
bot-error-poll-own = du hast gefragt, also entscheiden die anderen; mit dem anderen Knopf kannst du es sein lassen
bot-error-poll-others = das entscheiden andere
bot-error-nudged-already = in der letzten Stunde wurde schon erinnert; später geht es wieder
bot-hearing = { $asker } möchte, dass { $name } deinen Platz in **{ $title }**, Partie { $game }, übernimmt. Er bleibt deiner, wenn du ablehnst oder zurückkommst. Höre ich nichts von dir, genügt das Wort der anderen; deine Frist endet { $moment }.
bot-heard = Dein Platz in **{ $title }**, Partie { $game }:
