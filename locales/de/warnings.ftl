### Warnungen, bevor etwas verschenkt wird.

# $doing: what was chosen; what it would waste is said below.
bot-sure = { LIST($doing) }?
bot-do-it = Weiter
bot-do-it-anyway = Trotzdem
bot-end-turn-anyway = Trotzdem beenden
bot-warn-no-more = Davor nicht mehr warnen
# $kinds: what the warnings are called.
bot-warning-muted = Davor wirst du nicht mehr gewarnt: { LIST($kinds) }. `/antworten` holt die Warnung zurück.
bot-warnings = Warnungen, die du nicht möchtest
bot-warnings-none = Du wirst immer gewarnt, wenn etwas offensichtlich verschenkt würde.
bot-warn-again = wieder warnen vor …
# $kind: such as: cities that go hungry.
bot-warning-kind = { $game }: { $kind }
bot-habits-where = Im Kanal einer Partie oder mit ihrer Nummer zeigt dies auch deine festen Antworten dort.
help-warnings = ### Warnungen
    Bevor etwas offensichtlich verschenkt wird, etwa eine Aktion, die noch möglich ist, sagt dir das eine Zeile, und du kannst es trotzdem tun. Eine Art von Warnung, die du nicht möchtest, schaltest du gleich dort ab; `/antworten` holt sie zurück.
