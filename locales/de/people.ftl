# Who plays for whom.

# $name: whose seat it is.
bot-by-stand-in = { $name } (Vertretung)
# $level: how strong it is.
bot-stood-in = ein Computer ({ $level }) antwortet für dich
bot-stood-in-direct = Solange du abwesend bist, antwortet in **{ $title }**, Partie { $game }, ein Computergegner für dich: das hat dein Tisch beschlossen. **Spielen** öffnet deine Ansicht; dort kannst du jederzeit zurückkommen.
bot-come-back = ich bin wieder da
# $name: who played the seat before.
bot-computer-for = Computer für { $name }

bot-stands-in = ein Computer antwortet für { $seat }, bis { $seat } wieder da ist
bot-is-back = { $seat } ist wieder da
bot-undone-meanwhile = { $count ->
    [one] Während du weg warst, wurden Schritte zurückgenommen; `/ansehen protokoll` zeigt sie durchgestrichen.
   *[other] Während du weg warst, wurden { $count } Mal Schritte zurückgenommen; `/ansehen protokoll` zeigt sie durchgestrichen.
}
bot-all-away = von euch ist gerade niemand da, also ruht die Partie, bis jemand wiederkommt
bot-resign = Meinen Platz aufgeben
# $level: how strong the computer player is.
bot-resign-question = Deinen Platz in Partie { $game } endgültig aufgeben? Ein Computer ({ $level }) spielt für dich weiter.
bot-resign-ends = Partie { $game } endgültig aufgeben? Es bliebe niemand zum Spielen, also endet sie.
bot-resigned = { $seat } hat aufgegeben; ein Computer spielt weiter
# $winners: names of the others, in a game of two: one. $count: how many.
bot-resigned-end = { $count ->
    [0] { $name } hat aufgegeben, die Partie ist vorbei
   *[other] { $name } hat aufgegeben; { LIST($winners) } gewinnt
}
bot-you-resigned = Du hast deinen Platz in Partie { $game } aufgegeben.
bot-table-asked = Der Tisch ist gefragt, im Kanal.
bot-replace-other-first = Erst geht es um einen anderen Platz: Sieh dir die Frage im Kanal an.
bot-end-ask = In Partie { $game } spielen andere mit, also entscheiden sie mit, ob sie endet. Soll ich sie fragen?
bot-ask-end = Alle fragen
# Was es bedeutet, wenn eine Partie vorzeitig endet.
bot-counts-as-it-stands = Die Hälfte ist gespielt, also zählt sie so, wie sie jetzt steht.
bot-counts-for-nobody = Noch ist nicht die Hälfte gespielt, also zählt sie für niemanden.
bot-resign-counts = Alle waren schon am Zug, also zählt sie: Du kommst auf den letzten Platz.
bot-resign-counts-not = Noch waren nicht alle am Zug, also zählt sie für niemanden.
bot-ended-and = { $why } – { $counts }
bot-counted-as-it-stood = { $count ->
    [one] sie zählt, wie sie stand: { LIST($winners) } gewinnt
   *[other] sie zählt, wie sie stand: { LIST($winners) } teilen sich den Sieg
}
bot-counted-for-nobody = sie zählt für niemanden
bot-rematch = Revanche
bot-rematch-opened = Der Tisch ist eröffnet: Partie { $game }.
# $others: mentions of those who played along.
bot-rematch-call = { $name } möchte noch einmal { $title } spielen. { LIST($others) }: Drückt „Mitspielen“ am Tisch von Partie { $game }.

bot-error-game-done = Partie { $game } ist vorbei
bot-error-stand-in-alone = außer dir sitzt kein Mensch an diesem Tisch; die Partie wartet ohnehin auf dich
bot-error-computer-plays = für { $name } antwortet schon ein Computer
bot-error-nobody-waits = auf { $name } wartet die Partie gerade nicht
bot-error-not-reminded = { $name } hat noch Zeit; wartet die Partie nach der letzten Erinnerung weiter, frage ich den Tisch, was geschehen soll
bot-error-back-first = für dich antwortet gerade ein Computer; komm erst zurück: `/partie zurück`
bot-error-newcomer-bot = ein Bot kann den Platz nicht übernehmen; mit `/partie vertretung` antwortet ein Computer
bot-error-newcomer-sits = wer da kommen soll, sitzt schon an diesem Tisch
bot-error-newcomer-resigned = wer da kommen soll, hat in dieser Partie aufgegeben und kann nur auf den eigenen Platz zurück

## Help

help-together = ### Miteinander
    Mit **Zurücknehmen** fragst du auch die anderen, wenn sie seitdem gezogen haben. Mit `/partie vertretung` antwortet ein Computer, bis du wieder da bist; `/partie ersetzen` gibt einen Platz weiter, `/partie aufgeben` deinen auf, `/partie beenden` fragt nach einem vorzeitigen Ende. `/notizen` bewahrt deine Notizen auf, nur für dich.
