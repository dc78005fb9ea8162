### Warnungen, bevor etwas verschenkt wird.

# $doing: what was chosen; what it would waste is said below.
bot-sure = { LIST($doing) }?
bot-do-it = Weiter
bot-do-it-anyway = Trotzdem tun
bot-end-turn-anyway = Trotzdem beenden
bot-warn-no-more = Nicht mehr davor warnen
# $kinds: what the warnings are called.
bot-warning-muted = Davor warne ich dich nicht mehr: { LIST($kinds) }. Mit `/antworten` schaltest du es wieder ein.
bot-warnings = Abgeschaltete Warnungen
bot-warnings-none = Keine Warnung ist abgeschaltet: ich warne dich immer, wenn etwas offensichtlich verschenkt würde.
bot-warn-again = wieder warnen vor …
# $kind: such as: cities that go hungry.
bot-warning-kind = { $game }: { $kind }
bot-habits-where = Im Kanal einer Partie oder mit einer Partienummer zeigt das auch deine automatischen Antworten für diese Partie.
help-warnings =
    ### Warnungen
    Bevor du etwas verschenkst, zum Beispiel eine Aktion, die du noch ausführen kannst, warne ich dich in einer Zeile; du kannst es trotzdem tun. Willst du eine Art von Warnung nicht, schalte sie gleich dort ab; `/antworten` schaltet sie wieder ein.
