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
bot-next = danach: { $seat }
bot-owes = eilt nicht –
# $name: somebody for whom the game waits. $day: a date, as Discord shows it.
bot-away = { $name } ist weg bis { $day }
bot-took-back = { $seat } hat Schritte zurückgenommen
# Below the name of who did.
bot-promise = Wie gemischt wird, legt ein Startwert fest; das ist seine Prüfsumme: `{ $promise }`
bot-seed = Der Startwert dieser Partie war `{ $seed }`, seine Prüfsumme `{ $promise }`
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
bot-not-you = im Moment wirst du nichts gefragt
bot-panel-moved-on = seit du diese Ansicht geöffnet hast, ist die Partie weitergegangen
bot-panel-asked = die Partie ist weitergegangen, und jetzt bist du dran
bot-panel-newer = für diese Partie hast du inzwischen eine neuere Ansicht geöffnet
bot-game-over = die Partie ist zu Ende
bot-start-over = Zug neu beginnen
bot-end-turn = Zug beenden
bot-look-again = Aktualisieren
bot-back = Zurück
bot-page-before = Vorige Seite
bot-page-after = Nächste Seite
bot-choose-kind = wähle, was du tun willst
bot-kind-other = mehr Möglichkeiten
bot-kind-size = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
bot-choose-one = wähle eines von { $count }
bot-choose-exactly = wähle { $count }
bot-choose-several = { $least ->
    [0] wähle bis zu { $most }
   *[other] wähle { $least } bis { $most }
}
bot-confirm = Bestätigen ({ $count })
bot-amount = { $number }
bot-ask-amount = eine Zahl von { $low } bis { $high }

## The lobby

bot-lobby-title = { $title }: der Tisch von Partie { $game }
bot-lobby-seats = { $now } am Tisch, Platz ist für { $low } bis { $high }
bot-lobby-opened = Der Tisch ist eröffnet: Partie { $game }. Jetzt können andere dazukommen.
bot-lobby-begun = Die Partie hat begonnen.
bot-lobby-empty = Alle sind gegangen, deshalb ist dieser Tisch geschlossen.
bot-lobby-closed = Dieser Tisch wurde geschlossen.
bot-lobby-expired = { $days ->
    [one] Einen Tag lang hat niemand diese Partie gestartet, deshalb ist der Tisch geschlossen. `/partie neu` eröffnet einen anderen.
   *[other] { $days } Tage lang hat niemand diese Partie gestartet, deshalb ist der Tisch geschlossen. `/partie neu` eröffnet einen anderen.
}
bot-host = leitet den Tisch
bot-join = Mitspielen
bot-leave = Aufstehen
bot-add-computer = Computergegner dazuholen
bot-options = Optionen
bot-start = Starten
bot-start-question = Du spielst in Partie { $game } nicht mit. Trotzdem für die anderen starten?
bot-start-anyway = Trotzdem starten
bot-options-title = Optionen dieser Partie
bot-option-set = { $option }: { $value }
bot-option-later = ab { $seats } Spielern: { $option }: **{ $value }**
bot-choice-beside = { LIST($labels, style: "comma") }
bot-joined = Du sitzt am Tisch von Partie { $game }.
bot-left = Du hast den Tisch von Partie { $game } verlassen.
bot-computer-joined = Ein Computergegner setzt sich an den Tisch von Partie { $game }.
bot-computer-left = Ein Computergegner verlässt den Tisch von Partie { $game }.
bot-started = Partie { $game } hat begonnen.
bot-channel-busy = In diesem Kanal läuft schon Partie { $game }; jede Partie braucht einen Kanal oder Thread für sich.
bot-new-thread = Thread dafür eröffnen
bot-thread-opened = Partie { $game } sammelt sich in { $thread }.

## Showing and ending

bot-status-sent = Bitte sehr.
bot-moved = Partie { $game } geht in diesem Kanal weiter.
bot-end-question = Partie { $game } endgültig beenden? Danach kann niemand sie fortsetzen.
bot-end-game = Partie beenden
bot-ended = Partie { $game } ist beendet.
bot-log-title = Protokoll, Seite { $page } von { $pages }
bot-log-empty = Noch ist nichts geschehen.
bot-choose-topic = wähle ein Thema

## When something is refused

bot-error-not-seated = du sitzt nicht am Tisch von Partie { $game }
bot-error-cannot-take-back = das geht nur, wenn alle zustimmen: seitdem wurde etwas aufgedeckt, oder andere waren dran; `/zurücknehmen` fragt sie
bot-error-joined-already = du sitzt schon an diesem Tisch
bot-error-not-joined = du sitzt nicht an diesem Tisch
bot-error-join-first = das kann nur, wer an diesem Tisch sitzt; setz dich zuerst dazu
bot-error-table-full = der Tisch ist voll: Platz ist für { $most }
bot-error-no-computer = an diesem Tisch sitzt kein Computergegner
bot-error-too-few = mindestens { $least } müssen am Tisch sitzen; bisher { $now ->
    [one] ist es { $now }
   *[other] sind es { $now }
}. Lass jemanden dazukommen oder hol einen Computergegner dazu.
bot-error-only-host = das kann nur { $host } als Leitung des Tischs oder wer den Server verwaltet
bot-error-may-not-end = Partie { $game } kannst du nicht beenden; das können nur alle, die sie spielen, gemeinsam, oder wer den Server verwaltet und nicht mitspielt
bot-error-no-lobby-here = in diesem Kanal wartet kein Tisch auf Mitspielende; `/partie neu` eröffnet einen
bot-error-no-game-here = in diesem Kanal läuft keine Partie; nenne eine mit ihrer Nummer oder eröffne eine mit `/partie neu`
bot-error-no-open-game = auf diesem Server gibt es keine offene oder laufende Partie { $game }
bot-error-unknown-game = unter deinen Partien und denen dieses Servers gibt es keine begonnene mit der Nummer { $game }
bot-error-other-game = in diesem Kanal wird etwas anderes gespielt, nicht { $title }
# $key: was getippt wurde. $labels: was dem am nächsten kommt.
bot-error-none-of-these = „{ $key }“ steht nicht zur Wahl; möglich ist zum Beispiel: { LIST($labels, style: "points") }
# Ein Zug wurde als ein Befehl getippt, aber eine andere Frage ist offen.
bot-error-asked-else = dieser Zug ist gerade nicht dran; du wirst etwas anderes gefragt
bot-error-not-asked-yet = „{ $key }“ lässt sich noch nicht wählen: was du davor genannt hast, führt nicht dorthin oder deckt erst etwas auf
bot-error-direct-message = das geht nur im Kanal eines Servers, nicht in einer Direktnachricht
bot-error-permissions = hier kann ich keine Partie leiten: in diesem Kanal brauche ich die Berechtigungen { $names }
bot-error-no-thread-here = hier lässt sich kein Thread eröffnen; nimm einen anderen Kanal
bot-error-may-not-thread = hier darf ich keine Threads eröffnen: ich brauche die Berechtigung „Öffentliche Threads erstellen“
bot-error-lobby-unseen = es wurde kein Tisch eröffnet, denn ich konnte dort nicht schreiben; ich brauche die Berechtigungen „Kanal ansehen“ und „Nachrichten senden“
bot-error-post-forbidden = nichts ist verloren, aber ich darf nicht in den Kanal schreiben: dort brauche ich die Berechtigungen „Kanal ansehen“, „Nachrichten senden“ und „Dateien anhängen“
bot-error-post-gone = nichts ist verloren, aber den Kanal der Partie gibt es nicht mehr; mit `/partie hierher` geht sie in einem anderen weiter
bot-error-post-locked = nichts ist verloren, aber der Thread der Partie ist gesperrt; jemand muss ihn entsperren, oder mit `/partie hierher` geht es anderswo weiter
bot-error-post-large = nichts ist verloren, aber das Bild ist zu groß für diesen Server; sieh es dir mit `/ansehen spielplan` an
bot-error-post-failed = nichts ist verloren, aber die Nachricht kam nicht durch; ich versuche es gleich noch einmal
bot-error-discord = Discord hat meine Antwort nicht angenommen; nichts ist verloren, versuch es bitte noch einmal
bot-error-unexpected = das ging schief, und es liegt an mir; nichts ist verloren. Wenn es wieder vorkommt, nenne denen, die mich betreiben, die Nummer { $number }
bot-error-command = diesen Befehl verstehe ich nicht mehr; gib ihn bitte neu ein
bot-error-old-button = diese Schaltfläche stammt von einer älteren Fassung von mir; `/spielen` zeigt deine Ansicht, `/partie stand` den Spielplan
bot-error-no-picture = so ein Bild gibt es nicht: { $kind }
bot-error-no-card = kein Spielteil heißt „{ $name }“
bot-error-no-player = an diesem Tisch heißt niemand „{ $name }“
bot-error-no-topic = ein Thema „{ $topic }“ gibt es nicht

## Help

help-begin = ### So beginnt ihr
    `/partie neu` eröffnet in diesem Kanal einen Tisch: die anderen drücken **Mitspielen**, Computergegner lassen sich dazuholen, und mit **Starten** geht es los.
help-headline = `/{ $game } { $move }`
help-turn = ### Dein Zug
    Wenn alle auf dich warten, erwähne ich dich und sage, worauf. **Spielen** öffnet deine eigene Ansicht, die sonst niemand sieht. Dort wählst du Schritt für Schritt; **Zurücknehmen** geht einen Schritt zurück; wurde dabei etwas aufgedeckt oder ist dein Zug vorbei, frage ich erst die anderen. **Zug beenden** zeigt deinen Zug allen.
    `/wählen` beantwortet, was gerade gefragt ist, { LIST($commands) } spielen einen Zug auf einmal, `/zurücknehmen` geht einen Schritt zurück.
help-days = ### Über Tage
    `/partien` zeigt alle deine Partien und welche davon auf dich warten. Lässt du andere lange warten, erinnere ich dich; `/ich einstellungen` legt fest, wann und wo, `/ich ruhe` deine Ruhezeiten, `/ich weg` eine Abwesenheit, und `/ich test` zeigt, ob ich dich erreiche. In den Optionen eines Tischs wählt ihr das Tempo.
help-look = ### Nachsehen
    `/ansehen spielplan`, `/ansehen tableau`, `/ansehen hand`, `/ansehen protokoll`, `/ansehen karte` und `/ansehen regeln` zeigen dir etwas, ohne dass es jemand erfährt.
    `/statistik` zeigt, was du gespielt und gewonnen hast, `/bestenliste`, wer hier am besten spielt.
    `/partie exportieren` gibt dir eine Partie als Datei, `/partie importieren` zeigt eine oder setzt sie fort.
help-fair = ### Ehrlich gemischt
    Jede Partie zeigt am Anfang die Prüfsumme und am Ende den Startwert, der das Mischen festlegt; so können es alle nachprüfen. Einige Karten und Plättchen sind von uns entworfen: `/ansehen karte` sagt, welche.

## When it does not start

error-settings = { LIST($list, style: "points") }
# $name: of the setting.
setting-missing = { $name } fehlt; .env.example erklärt es
setting-wrong = { $name } stimmt nicht: { $wanted }
setting-wrong-discord-token = es muss das Token eines Bots sein, drei Teile mit Punkten dazwischen
setting-wrong-fathom-database = es muss die Adresse einer Datenbank sein
setting-wrong-fathom-lobby-days = es muss eine Zahl von Tagen sein, 1 bis 365
setting-wrong-fathom-log-level = es muss DEBUG, INFO, WARNING oder ERROR sein
setting-wrong-fathom-slow-seconds = es muss eine Zahl von Sekunden über 0 sein
error-token-refused = Discord lehnt das Token in DISCORD_TOKEN ab; erstelle im Entwicklerportal ein neues
error-intents = Discord lehnt die Intents ab, um die ich bitte, obwohl keiner davon privilegiert ist; prüfe die Anwendung im Entwicklerportal
error-no-connection = es gibt keine Verbindung zu Discord: { $reason }
