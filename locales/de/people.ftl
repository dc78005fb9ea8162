# Who plays for whom.

# $name: whose seat it is.
bot-by-stand-in = { $name } (Vertretung)
# $level: how strong it is.
bot-stood-in = ein Computer ({ $level }) spielt für dich
bot-stood-in-direct = Solange du weg bist, spielt in **{ $title }** (Partie { $game }) ein Computer für dich; die anderen haben dem zugestimmt. **Spielen** öffnet dein Panel; dort kannst du jederzeit wieder übernehmen.
bot-come-back = ich bin wieder da
# $name: who played the seat before.
bot-computer-for = Computer für { $name }

bot-stands-in = ein Computer spielt für { $seat }, bis { $seat } wieder da ist
bot-is-back = { $seat } ist wieder da
bot-undone-meanwhile = { $count ->
    [one] Während du weg warst, hat jemand Schritte zurückgenommen; `/ansehen protokoll` zeigt sie durchgestrichen.
   *[other] Während du weg warst, wurden { $count }-mal Schritte zurückgenommen; `/ansehen protokoll` zeigt sie durchgestrichen.
}
bot-all-away = jetzt seid ihr alle weg, also ruht die Partie, bis jemand wiederkommt
bot-resign = Aufgeben
# $level: how strong the computer player is.
bot-resign-question = Willst du Partie { $game } endgültig aufgeben? Ein Computer ({ $level }) übernimmt deinen Platz.
bot-resign-ends = Willst du Partie { $game } endgültig aufgeben? Außer dir spielt niemand, also endet sie damit.
bot-resigned = { $seat } hat aufgegeben; ein Computer übernimmt den Platz
# $winners: names of the others, in a game of two: one. $count: how many.
bot-resigned-end = { $count ->
    [0] { $name } hat aufgegeben, also ist die Partie zu Ende
   *[other] { $name } hat aufgegeben; { LIST($winners) } gewinnt
}
bot-you-resigned = Du hast Partie { $game } aufgegeben.
bot-table-asked = Ich habe die anderen im Kanal gefragt.
bot-replace-other-first = Erst muss über einen anderen Platz entschieden werden: sieh dir die Abstimmung im Kanal an.
bot-end-ask = In Partie { $game } spielen noch andere mit, die dem Ende zustimmen müssen. Soll ich sie fragen?
bot-ask-end = Um Zustimmung bitten
# Was es bedeutet, wenn eine Partie vorzeitig endet.
bot-counts-as-it-stands = Die Hälfte ist gespielt, also zählt sie nach dem jetzigen Stand.
bot-counts-for-nobody = Noch nicht einmal die Hälfte ist gespielt, also zählt sie nicht.
bot-resign-counts = Alle waren schon am Zug, also zählt die Partie: du landest auf dem letzten Platz.
bot-resign-counts-not = Noch waren nicht alle am Zug, also zählt die Partie nicht.
bot-ended-and = { $why } – { $counts }
bot-counted-as-it-stood = { $count ->
    [one] sie zählt nach dem letzten Stand: { LIST($winners) } gewinnt
   *[other] sie zählt nach dem letzten Stand: { LIST($winners) } teilen sich den Sieg
}
bot-counted-for-nobody = sie zählt nicht
bot-rematch = Revanche
bot-rematch-opened = Der Tisch für Partie { $game } ist eröffnet.
# $others: mentions of those who played along.
bot-rematch-call = { $name } möchte noch einmal { $title } spielen. { LIST($others) }: mit „Mitspielen“ seid ihr in Partie { $game } dabei.

bot-error-game-done = Partie { $game } ist schon zu Ende
bot-error-stand-in-alone = außer dir spielt in dieser Partie kein Mensch; sie wartet ohnehin auf dich
bot-error-computer-plays = für { $name } spielt schon ein Computer
bot-error-nobody-waits = die Partie wartet gerade nicht auf { $name }
bot-error-not-reminded = { $name } hat noch Zeit; wartet die Partie auch nach der letzten Erinnerung noch, frage ich die anderen, wie es weitergehen soll
bot-error-back-first = für dich spielt gerade ein Computer; übernimm zuerst wieder selbst: `/partie zurück`
bot-error-newcomer-bot = ein Bot kann keinen Platz übernehmen; mit `/partie vertretung` spielt ein Computer
bot-error-newcomer-sits = diese Person spielt in dieser Partie schon mit
bot-error-newcomer-resigned = diese Person hat in dieser Partie aufgegeben und kann nur auf ihren eigenen Platz zurück

## Help

help-together =
    ### Miteinander
    Mit **Zurücknehmen** kannst du die anderen auch fragen, wenn sie inzwischen gezogen haben. `/partie vertretung` lässt einen Computer für dich spielen, bis du mit `/partie zurück` wieder übernimmst, `/partie ersetzen` gibt einen Platz an jemand anderen weiter, `/partie aufgeben` gibt deinen auf, und `/partie beenden` fragt nach einem vorzeitigen Ende. `/notizen` bewahrt deine privaten Notizen auf.
