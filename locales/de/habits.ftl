### Feste Antworten: was jemand an einem Tisch immer antwortet.

# $name: who has the standing answer.
bot-by-habit = { $name } (feste Antwort)
bot-habits = feste Antworten
bot-habits-intro = Was du hier festlegst, wird in dieser Partie sofort für dich geantwortet, damit niemand auf dich wartet. Nur du siehst es.
bot-habits-none = In dieser Partie wird nichts gefragt, was sich immer gleich beantworten ließe.
# $question: what it is about. $answer: what is always answered.
bot-habit-line = **{ $question }**: { $answer }
bot-habit-asked = du wirst gefragt
bot-habit-ask = wieder fragen
# On the list below a question.
bot-habit-always = Jetzt und künftig immer …
bot-habit-kept = Das ist jetzt deine feste Antwort; `/antworten` zeigt und ändert sie.
# $choice: what is taken before everything else.
bot-habit-first = { $choice } zuerst
# $choices: in their order.
bot-habit-ranked = { LIST($choices, style: "comma") }
# $choice: what comes right before what is to be chosen now.
bot-habit-then = { $choice }, dann …
bot-habit-next = { $choice }
# What was done follows.
bot-habit-answered = { $count ->
    [one] deine feste Antwort wurde gegeben:
   *[other] deine festen Antworten wurden gegeben:
}
# $rule: what they always answer.
bot-habit-misfit = deine feste Antwort „{ $rule }“ geht hier nicht, darum wirst du gefragt
bot-habit-held = du hast einen Schritt zurückgenommen, darum wartet deine feste Antwort „{ $rule }“ dieses Mal

help-habits = ### Feste Antworten
    Manche Fragen kommen in den Zügen anderer oder immer wieder. In der Liste unter einer solchen Frage beantwortest du sie ein für alle Mal; dann wartet dort niemand auf dich. `/antworten` zeigt deine festen Antworten und lässt dich sie ändern.
