### Feste Antworten: was jemand an einem Tisch immer antwortet.

# $name: who has the standing answer.
bot-by-habit = { $name } (automatisch)
bot-habits = automatische Antworten
bot-habits-intro = In dieser Partie gebe ich diese Antworten sofort für dich, damit niemand auf dich warten muss. Nur du siehst sie.
bot-habits-none = In dieser Partie gibt es keine Fragen, die ich automatisch beantworten könnte.
# $question: what it is about. $answer: what is always answered.
bot-habit-line = **{ $question }**: { $answer }
bot-habit-asked = ich frage dich jedes Mal
bot-habit-ask = jedes Mal fragen
# On the list below a question.
bot-habit-always = Ab jetzt immer …
bot-habit-kept = Gespeichert als automatische Antwort; mit `/antworten` änderst du sie.
# $choice: what is taken before everything else.
bot-habit-first = { $choice } zuerst
# $choices: in their order.
bot-habit-ranked = { LIST($choices, style: "comma") }
# $choice: what comes right before what is to be chosen now.
bot-habit-then = { $choice }, dann …
bot-habit-next = { $choice }
# What was done follows.
bot-habit-answered = { $count ->
    [one] ich habe deine automatische Antwort gegeben:
   *[other] ich habe deine automatischen Antworten gegeben:
}
# $rule: what they always answer.
bot-habit-misfit = deine automatische Antwort „{ $rule }“ geht hier nicht; wähle diesmal selbst
bot-habit-held = du hast einen Schritt zurückgenommen, darum lasse ich deine automatische Antwort „{ $rule }“ dieses eine Mal aus

help-habits =
    ### Automatische Antworten
    Manche Fragen kommen in den Zügen anderer oder immer wieder. In der Liste unter einer solchen Frage beantwortest du sie ein für alle Mal, damit niemand auf dich warten muss. `/antworten` zeigt deine automatischen Antworten und lässt dich sie ändern.
