### Respostas fixas: o que alguém sempre responde em uma mesa.

# $name: who has the standing answer.
bot-by-habit = { $name } (resposta fixa)
bot-habits = respostas fixas
bot-habits-intro = O que você define aqui é respondido por você na hora nesta partida, para que ninguém espere por você. Só você vê isto.
bot-habits-none = Nesta partida não se pergunta nada que pudesse ser respondido sempre do mesmo jeito.
# $question: what it is about. $answer: what is always answered.
bot-habit-line = **{ $question }**: { $answer }
bot-habit-asked = você é consultado
bot-habit-ask = voltar a perguntar
# On the list below a question.
bot-habit-always = Agora e daqui em diante …
bot-habit-kept = Esta é agora sua resposta fixa; `/respostas` a mostra e a muda.
# $choice: what is taken before everything else.
bot-habit-first = primeiro { $choice }
# $choices: in their order.
bot-habit-ranked = { LIST($choices, style: "comma") }
# $choice: what comes right before what is to be chosen now.
bot-habit-then = { $choice }, depois …
bot-habit-next = { $choice }
# What was done follows.
bot-habit-answered = { $count ->
    [one] sua resposta fixa foi dada por você:
   *[other] suas respostas fixas foram dadas por você:
}
# $rule: what they always answer.
bot-habit-misfit = sua resposta fixa “{ $rule }” não é possível aqui, por isso você é consultado
bot-habit-held = você voltou um passo, por isso sua resposta fixa “{ $rule }” espera desta vez

help-habits = ### Respostas fixas
    Algumas perguntas vêm nos turnos dos outros, ou toda hora. Na lista abaixo de uma pergunta assim você responde de uma vez por todas; aí ninguém espera por você ali. `/respostas` mostra suas respostas fixas e permite mudá-las.
