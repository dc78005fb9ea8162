### Risposte automatiche: ciò che qualcuno risponde sempre a un tavolo.

# $name: who has the standing answer.
bot-by-habit = { $name } (risposta automatica)
bot-habits = risposte automatiche
bot-habits-intro = In questa partita do subito queste risposte per te, così nessuno deve aspettarti. Le vedi solo tu.
bot-habits-none = In questa partita nessuna domanda può avere una risposta automatica.
# $question: what it is about. $answer: what is always answered.
bot-habit-line = **{ $question }**: { $answer }
bot-habit-asked = te lo chiedo ogni volta
bot-habit-ask = chiedimelo ogni volta
# On the list below a question.
bot-habit-always = Rispondi sempre così…
bot-habit-kept = L’ho salvata come tua risposta automatica; con `/risposte` la cambi.
# $choice: what is taken before everything else.
bot-habit-first = prima { $choice }
# $choices: in their order.
bot-habit-ranked = { LIST($choices, style: "comma") }
# $choice: what comes right before what is to be chosen now.
bot-habit-then = { $choice }, poi…
bot-habit-next = { $choice }
# What was done follows.
bot-habit-answered = { $count ->
    [one] ho dato la tua risposta automatica:
   *[other] ho dato le tue risposte automatiche:
}
# $rule: what they always answer.
bot-habit-misfit = la tua risposta automatica «{ $rule }» qui non è possibile, quindi scegli tu
bot-habit-held = hai annullato un passo, quindi per questa volta salto la tua risposta automatica «{ $rule }»

help-habits =
    ### Risposte automatiche
    Alcune domande arrivano nei turni degli altri, o tornano di continuo. Con l’elenco sotto una di queste domande rispondi una volta per tutte, così nessuno deve aspettarti. `/risposte` mostra le tue risposte automatiche e ti permette di cambiarle.
