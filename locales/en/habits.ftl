### Standing answers: what somebody always answers at a table.

# $name: who has the standing answer.
bot-by-habit = { $name } (auto-answer)
bot-habits = Automatic answers
bot-habits-intro = In this game I give these answers for you right away, so nobody has to wait for you. Only you can see them.
bot-habits-none = This game has no questions that can be answered automatically.
# $question: what it is about. $answer: what is always answered.
bot-habit-line = **{ $question }**: { $answer }
bot-habit-asked = I ask you each time
bot-habit-ask = ask me each time
# On the list below a question.
bot-habit-always = Always answer this with…
bot-habit-kept = Saved as your automatic answer; use `/habits` to change it.
# $choice: what is taken before everything else.
bot-habit-first = { $choice } first
# $choices: in their order.
bot-habit-ranked = { LIST($choices, style: "comma") }
# $choice: what comes right before what is to be chosen now.
bot-habit-then = { $choice }, then…
bot-habit-next = { $choice }
# What was done follows.
bot-habit-answered = { $count ->
    [one] I gave your automatic answer:
   *[other] I gave your automatic answers:
}
# $rule: what they always answer.
bot-habit-misfit = your automatic answer “{ $rule }” isn’t possible here, so please choose
bot-habit-held = you undid a step, so I’m skipping your automatic answer “{ $rule }” this once

help-habits = ### Automatic answers
    Some questions come up on other people’s turns, or again and again. Use the list below such a question to answer it once and for all, so nobody has to wait for you. `/habits` shows your automatic answers and lets you change them.
