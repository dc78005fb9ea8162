### Standing answers: what somebody always answers at a table.

# $name: who has the standing answer.
bot-by-habit = { $name } (standing answer)
bot-habits = Standing answers
bot-habits-intro = What you set here is answered for you in this game at once, so that nobody waits for you. You alone see it.
bot-habits-none = In this game nothing is asked that could always be answered alike.
# $question: what it is about. $answer: what is always answered.
bot-habit-line = **{ $question }**: { $answer }
bot-habit-asked = you are asked
bot-habit-ask = ask me again
# On the list below a question.
bot-habit-always = Now and from now on always …
bot-habit-kept = This is your standing answer now; `/habits` shows and changes it.
# $choice: what is taken before everything else.
bot-habit-first = { $choice } first
# $choices: in their order.
bot-habit-ranked = { LIST($choices, style: "comma") }
# $choice: what comes right before what is to be chosen now.
bot-habit-then = { $choice }, then …
bot-habit-next = { $choice }
# What was done follows.
bot-habit-answered = { $count ->
    [one] your standing answer was given for you:
   *[other] your standing answers were given for you:
}
# $rule: what they always answer.
bot-habit-misfit = your standing answer “{ $rule }” is not possible here, so you are asked
bot-habit-held = you have taken a step back, so your standing answer “{ $rule }” waits for once

help-habits = ### Standing answers
    Some questions come in other people’s turns, or again and again. In the list below such a question you answer it once and for all; then nobody waits for you there. `/habits` shows your standing answers and lets you change them.
