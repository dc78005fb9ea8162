### What the bot says in Discord: posts, panels, lobbies, refusals. Labels of buttons have room for
### 80 characters, lines of lists for 100.
###
### Readers are addressed as "du". Commands are named as commands.ftl names them.

## Tables and people

# $number (number): the seat, counted from 1.
bot-computer = Computer { $number }
# $title: the game. $moment: such as "Runde 3".
bot-heading = { $title } · Partie { $game } · { $moment }
bot-name = { $name }

## The status post

bot-play = Spielen
bot-my-sheet = Mein Tableau
bot-log = Protokoll
bot-undo = Zurücknehmen
bot-ask-to-undo = Rücknahme anfragen
# Whose turn comes after the one that runs.
bot-next = danach dran: { $seat }
bot-owes = eilt nicht –
# $name: somebody for whom the game waits. $day: a date, as Discord shows it.
bot-away = { $name } ist bis { $day } weg
bot-took-back = { $seat } hat Schritte zurückgenommen
# Below the name of who did.
bot-promise = Prüfsumme der Mischung: `{ $promise }` (den Startwert verrate ich, wenn die Partie zu Ende ist)
bot-seed = Der Startwert dieser Partie war `{ $seed }`, seine Prüfsumme `{ $promise }`
bot-fair-how = Die Prüfsumme ist SHA-256 von „fathom seed“, einem Leerzeichen und dem Startwert in Dezimalziffern. Sie stand fest, bevor die erste Karte ausgeteilt war; nach der Partie kann sie jeder nachrechnen.
# $winners: names. $count: how many.
bot-won = { $count ->
    [one] { LIST($winners) } gewinnt
   *[other] { LIST($winners) } teilen sich den Sieg
}
# $place: such as 1.
bot-place = { $place }. **{ $name }** { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
bot-alone = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
bot-ended-early = Partie { $game } wurde vorzeitig beendet

## The private panel

# $doing: what was chosen last.
bot-ends-turn = damit endet dein Zug: { LIST($doing) }
# $doing: as above; what lies hidden decides it.
bot-may-end-turn = damit endet vielleicht dein Zug: { LIST($doing) }
bot-not-you = für dich gibt es gerade nichts zu tun
bot-panel-moved-on = die Partie ist weitergegangen, seit du dieses Panel geöffnet hast
bot-panel-asked = die Partie ist weitergegangen, und jetzt bist du dran
bot-panel-newer = du hast für diese Partie inzwischen ein neueres Panel geöffnet
bot-game-over = die Partie ist zu Ende
bot-effects-left = { $count ->
    [one] 1 weitere erklärt ihre Karte: `/ansehen karte`
   *[other] { $count } weitere erklären die Karten: `/ansehen karte`
}
bot-why-not = Warum nicht?
bot-nothing-closed = Gerade steht dir alles offen.
bot-start-over = Von vorn
bot-end-turn = Zug beenden
# Of an option after which the turn is over.
bot-effect-ends-turn = beendet deinen Zug
bot-effect-and-end = { $effect } · beendet deinen Zug
# Of an option after which others choose something before the turn goes on.
bot-effect-pauses-turn = beendet deinen Zug vorerst: die anderen wählen
bot-effect-and-pause = { $effect } · beendet deinen Zug vorerst: die anderen wählen
bot-effect-next = danach: { FORM($asks, form: "next") }
bot-effect-and-next = { $effect } · danach: { FORM($asks, form: "next") }
bot-answer-ends-turn = Was du auch wählst, danach endet dein Zug.
# $labels: options, or kinds of options, after which the question comes back.
bot-answer-ends-but = Jede andere Wahl beendet deinen Zug; vorher möglich: { LIST($labels, style: "points", form: "short") }.
bot-answer-waits = Danach wartest du auf die anderen.
# $seat: the one whose turn it is.
bot-answer-their-turn = Danach geht der Zug von { $seat } weiter.
# $asks: the next question, told by its form .next.
bot-answer-next = Danach: { FORM($asks, form: "next") }.
bot-answer-next-mostly = Danach, wenn nichts anderes dabeisteht: { FORM($asks, form: "next") }.
bot-answer-once-more = Danach: diese Frage noch einmal.
# $labels: options, or kinds of options, after which the question comes back.
bot-answer-again = Vorher möglich: { LIST($labels, style: "points", form: "short") } (danach wieder diese Frage).
# The same where no common question is named before it.
bot-answer-first = Zuerst möglich: { LIST($labels, style: "points", form: "short") } (danach wieder diese Frage).
bot-look-again = Aktualisieren
bot-back = Zurück
bot-page-before = Vorige Seite
bot-page-after = Nächste Seite
bot-choose-kind = wähle, was du tun willst
bot-kind-other = weitere Möglichkeiten
bot-kind-size = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
bot-choose-one = wähle eine von { $count } Möglichkeiten
bot-choose-exactly = wähle { $count }
bot-choose-several = { $least ->
    [0] wähle bis zu { $most }
   *[other] wähle { $least } bis { $most }
}
bot-confirm = Bestätigen ({ $count })
bot-amount = { $number }
bot-ask-amount = eine Zahl von { $low } bis { $high }

## The lobby

bot-lobby-title = { $title } · Tisch für Partie { $game }
bot-lobby-seats = { $now } am Tisch, { $low } bis { $high } können mitspielen
bot-lobby-opened = Der Tisch für Partie { $game } ist eröffnet. Jetzt können andere mitspielen.
bot-lobby-begun = Die Partie hat begonnen.
bot-lobby-empty = Alle haben den Tisch verlassen, deshalb ist er jetzt geschlossen.
bot-lobby-closed = Dieser Tisch wurde geschlossen.
bot-lobby-expired = { $days ->
    [one] { $days } Tag lang hat niemand diese Partie gestartet, deshalb ist ihr Tisch geschlossen. Mit `/partie neu` eröffnest du einen neuen.
   *[other] { $days } Tage lang hat niemand diese Partie gestartet, deshalb ist ihr Tisch geschlossen. Mit `/partie neu` eröffnest du einen neuen.
}
bot-host = Host
bot-join = Mitspielen
bot-leave = Tisch verlassen
bot-add-computer = Computer dazuholen
bot-options = Optionen
bot-start = Starten
bot-start-question = Du spielst in Partie { $game } nicht mit. Willst du sie für die anderen starten?
bot-start-anyway = Trotzdem starten
bot-options-title = Optionen der Partie
bot-option-set = { $option }: { $value }
bot-option-later = { $option }: **{ $value }** (ab { $seats } Personen)
bot-choice-beside = { LIST($labels, style: "comma") }
bot-joined = Du spielst in Partie { $game } mit.
bot-left = Du hast den Tisch von Partie { $game } verlassen.
bot-computer-joined = In Partie { $game } spielt jetzt ein Computergegner mit.
bot-computer-left = Ein Computergegner hat den Tisch von Partie { $game } verlassen.
bot-started = Partie { $game } hat begonnen.
bot-channel-busy = In diesem Kanal gibt es schon Partie { $game }; jede Partie braucht ihren eigenen Kanal oder Thread.
bot-new-thread = Thread eröffnen
bot-thread-opened = Partie { $game } findest du in { $thread }.

## Showing and ending

bot-status-sent = Steht jetzt unten in diesem Kanal.
bot-moved = Partie { $game } geht in diesem Kanal weiter.
bot-end-question = Partie { $game } endgültig beenden? Danach lässt sie sich nicht mehr fortsetzen.
bot-end-game = Partie beenden
bot-ended = Partie { $game } ist beendet.
bot-log-title = Protokoll, Seite { $page } von { $pages }
bot-log-empty = Bisher ist nichts passiert.
bot-choose-topic = wähle ein Thema

## When something is refused

bot-error-not-seated = du spielst in Partie { $game } nicht mit
bot-error-cannot-take-back = das geht nur, wenn alle zustimmen: seitdem wurde etwas aufgedeckt oder andere waren am Zug; mit `/zurücknehmen` fragst du sie
bot-error-joined-already = du sitzt schon an diesem Tisch
bot-error-not-joined = du sitzt nicht an diesem Tisch
bot-error-join-first = das kann nur, wer an diesem Tisch sitzt; drück zuerst „Mitspielen“
bot-error-table-full = der Tisch ist voll: mehr als { $most } können nicht mitspielen
bot-error-no-computer = an diesem Tisch sitzt kein Computergegner
bot-error-too-few = zum Spielen braucht es mindestens { $least } am Tisch; bisher { $now ->
    [one] ist es { $now }
   *[other] sind es { $now }
}. Warte auf andere oder hol einen Computergegner dazu.
bot-error-only-host = das kann nur der Host ({ $host }) oder die Serververwaltung
bot-error-may-not-end = du kannst Partie { $game } nicht beenden; das können nur alle, die mitspielen, gemeinsam, oder jemand aus der Serververwaltung, der nicht mitspielt
bot-error-no-lobby-here = in diesem Kanal gibt es keinen offenen Tisch; mit `/partie neu` eröffnest du einen
bot-error-no-game-here = in diesem Kanal gibt es keine Partie; nenne die Nummer einer anderen oder eröffne mit `/partie neu` einen Tisch
bot-error-no-open-game = auf diesem Server gibt es keine offene oder laufende Partie { $game }
bot-error-unknown-game = ich finde keine begonnene Partie { $game }, weder auf diesem Server noch unter deinen Partien
bot-error-other-game = in diesem Kanal wird nicht { $title } gespielt
# $key: was getippt wurde. $labels: was dem am nächsten kommt.
bot-error-none-of-these = „{ $key }“ steht nicht zur Wahl. Möglich wäre zum Beispiel: { LIST($labels, style: "points") }
# Ein Zug wurde als ein Befehl getippt, aber eine andere Frage ist offen.
bot-error-asked-else = diesen Zug kannst du jetzt nicht machen: erst steht eine andere Entscheidung an
bot-error-not-asked-yet = „{ $key }“ kannst du noch nicht wählen: was du davor gewählt hast, führt nicht dorthin, oder es muss erst etwas aufgedeckt werden
bot-error-direct-message = das geht nur im Kanal eines Servers, nicht in einer Direktnachricht
bot-error-permissions = um hier eine Partie zu leiten, brauche ich in diesem Kanal die folgenden Berechtigungen: { $names }
bot-error-no-thread-here = hier lassen sich keine Threads eröffnen; versuch es in einem anderen Kanal
bot-error-may-not-thread = ich kann hier keine Threads eröffnen: ich brauche die Berechtigung „Öffentliche Threads erstellen“
bot-error-lobby-unseen = ich konnte keinen Tisch eröffnen, weil ich dort nicht schreiben darf; ich brauche die Berechtigungen „Kanal ansehen“ und „Nachrichten senden“
bot-error-post-forbidden = verloren ist nichts, aber ich darf im Kanal der Partie nicht schreiben: ich brauche dort die Berechtigungen „Kanal ansehen“, „Nachrichten senden“ und „Dateien anhängen“
bot-error-post-gone = verloren ist nichts, aber den Kanal der Partie gibt es nicht mehr; mit `/partie hierher` geht sie in einem anderen weiter
bot-error-post-locked = verloren ist nichts, aber der Thread der Partie ist gesperrt; lass ihn entsperren oder mach mit `/partie hierher` anderswo weiter
bot-error-post-large = verloren ist nichts, aber das Bild ist zu groß für diesen Server; mit `/ansehen spielplan` kannst du es sehen
bot-error-post-failed = verloren ist nichts, aber mein Beitrag kam nicht durch; ich versuche es gleich noch einmal
bot-error-discord = Discord hat meine Antwort nicht angenommen; verloren ist nichts, drück bitte noch einmal
bot-error-unexpected = bei mir ist etwas schiefgegangen; verloren ist nichts. Wenn das noch einmal vorkommt, gib diese Nummer an meinen Betreiber weiter: { $number }
bot-error-command = diesen Befehl kenne ich nicht mehr; gib ihn bitte neu ein
bot-error-old-button = dieser Knopf stammt von einer älteren Version von mir; `/spielen` öffnet dein Panel, `/partie stand` zeigt den Spielplan
bot-error-no-picture = ein solches Bild gibt es nicht: { $kind }
bot-error-no-card = keine Karte und kein anderes Spielteil heißt „{ $name }“
bot-error-no-player = in dieser Partie heißt niemand „{ $name }“
bot-error-no-topic = ein Regelthema „{ $topic }“ gibt es nicht

## Help

help-begin =
    ### Eine Partie beginnen
    `/partie neu` eröffnet in diesem Kanal einen Tisch. Die anderen drücken **Mitspielen**, Computergegner kannst du dazuholen, und mit **Starten** geht es los. `/partie stand` zeigt sie noch einmal unten im Kanal, `/partie hierher` setzt sie in einem anderen fort.
help-headline = `/{ $game } { $move }`
help-turn =
    ### Dein Zug
    Wenn du dran bist, pinge ich dich an und sage dir, was zu tun ist. **Spielen** öffnet dein privates Panel, in dem du Schritt für Schritt wählst. **Zurücknehmen** macht deinen letzten Schritt rückgängig; hat er etwas aufgedeckt oder ist dein Zug vorbei, frage ich erst die anderen. **Zug beenden** zeigt allen deinen Zug.
    `/wählen` beantwortet die aktuelle Frage, { LIST($commands) } spielen einen ganzen Zug auf einmal, und `/zurücknehmen` nimmt einen Schritt zurück.
help-days =
    ### Über mehrere Tage
    `/partien` zeigt deine Partien und welche davon auf dich warten. Warten die anderen schon länger auf dich, erinnere ich dich: `/ich einstellungen` legt fest, wann und wo, `/ich ruhe` deine Ruhezeiten, `/ich weg` die Tage, an denen du weg bist, `/ich zeitzone` deine Zeitzone, und `/ich test` prüft, ob ich dich erreiche. `/ich vergessen` löscht alles, was ich über dich weiß. Das Tempo einer Partie ist eine ihrer Optionen.
help-look =
    ### Nachsehen
    `/ansehen spielplan`, `/ansehen tableau`, `/ansehen hand`, `/ansehen protokoll`, `/ansehen karte` und `/ansehen regeln` zeigen nur dir, was du wissen willst. Dorthin führt auch **Mehr** unter dem Beitrag und auf deinem Panel.
    `/statistik` zeigt, was du gespielt und gewonnen hast, `/bestenliste`, wer hier am besten spielt.
    `/partie exportieren` gibt dir eine Partie als Datei, `/partie importieren` zeigt eine oder setzt sie fort.
help-fair =
    ### Ehrlich gemischt
    Gemischt wird vor der ersten Karte: `/ansehen fair` zeigt die Prüfsumme der Mischung und nach der Partie den Startwert; so lässt sich alles nachprüfen. Manche Karten und Plättchen haben wir selbst entworfen: `/ansehen karte` sagt dir, welche.

## When it does not start

error-settings = { LIST($list, style: "points") }
# $name: of the setting.
setting-missing = { $name } ist nicht gesetzt; siehe .env.example
setting-wrong = { $name } stimmt nicht: { $wanted }
setting-wrong-discord-token = es muss das Token eines Bots sein, drei Teile mit Punkten dazwischen
setting-wrong-fathom-database = es muss die URL einer Datenbank sein
setting-wrong-fathom-emojis = es muss 1 (an) oder 0 (aus) sein
setting-wrong-fathom-lobby-days = es muss eine Anzahl von Tagen sein, 1 bis 365
setting-wrong-fathom-log-level = es muss DEBUG, INFO, WARNING oder ERROR sein
setting-wrong-fathom-slow-seconds = es muss eine Anzahl von Sekunden über 0 sein
error-token-refused = Discord lehnt das Token in DISCORD_TOKEN ab; erstelle im Entwicklerportal ein neues
error-intents = Discord lehnt die Intents ab, um die ich bitte, obwohl keiner davon privilegiert ist; prüfe die Anwendung im Entwicklerportal
error-no-connection = ich kann mich nicht mit Discord verbinden: { $reason }
