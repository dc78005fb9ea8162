### Risposte fisse: ciò che qualcuno risponde sempre a un tavolo.

# $name: who has the standing answer.
bot-by-habit = { $name } (risposta fissa)
bot-habits = risposte fisse
bot-habits-intro = Ciò che imposti qui viene risposto subito per te in questa partita, così nessuno ti aspetta. Lo vedi solo tu.
bot-habits-none = In questa partita non viene chiesto nulla a cui si possa rispondere sempre allo stesso modo.
# $question: what it is about. $answer: what is always answered.
bot-habit-line = **{ $question }**: { $answer }
bot-habit-asked = ti viene chiesto
bot-habit-ask = chiedimelo di nuovo
# On the list below a question.
bot-habit-always = Ora e d’ora in poi sempre …
bot-habit-kept = Questa è ora la tua risposta fissa; `/risposte` la mostra e la cambia.
# $choice: what is taken before everything else.
bot-habit-first = prima { $choice }
# $choices: in their order.
bot-habit-ranked = { LIST($choices, style: "comma") }
# $choice: what comes right before what is to be chosen now.
bot-habit-then = { $choice }, poi …
bot-habit-next = { $choice }
# What was done follows.
bot-habit-answered = { $count ->
    [one] è stata data la tua risposta fissa:
   *[other] sono state date le tue risposte fisse:
}
# $rule: what they always answer.
bot-habit-misfit = la tua risposta fissa «{ $rule }» qui non è possibile, perciò ti viene chiesto
bot-habit-held = hai annullato un passo, perciò la tua risposta fissa «{ $rule }» questa volta aspetta

help-habits = ### Risposte fisse
    Alcune domande arrivano nei turni degli altri, o di continuo. Nella lista sotto una domanda così rispondi una volta per tutte; poi nessuno ti aspetta più lì. `/risposte` mostra le tue risposte fisse e te le fa cambiare.
