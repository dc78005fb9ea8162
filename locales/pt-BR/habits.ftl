### Standing answers: what somebody always answers at a table.

# $name: who has the standing answer.
bot-by-habit = { $name } (resposta automática)
bot-habits = respostas automáticas
bot-habits-intro = Nesta partida, dou estas respostas por você na hora, para que ninguém precise esperar. Só você as vê.
bot-habits-none = Esta partida não tem perguntas que possam ser respondidas automaticamente.
# $question: what it is about. $answer: what is always answered.
bot-habit-line = **{ $question }**: { $answer }
bot-habit-asked = pergunto toda vez
bot-habit-ask = perguntar toda vez
# On the list below a question.
bot-habit-always = Responder sempre com…
bot-habit-kept = Salvei isto como sua resposta automática; use `/respostas` para mudá-la.
# $choice: what is taken before everything else.
bot-habit-first = primeiro { $choice }
# $choices: in their order.
bot-habit-ranked = { LIST($choices, style: "comma") }
# $choice: what comes right before what is to be chosen now.
bot-habit-then = { $choice }, depois…
bot-habit-next = { $choice }
# What was done follows.
bot-habit-answered = { $count ->
    [1] dei sua resposta automática:
   *[other] dei suas respostas automáticas:
}
# $rule: what they always answer.
bot-habit-misfit = sua resposta automática “{ $rule }” não é possível aqui, então escolha
bot-habit-held = você desfez um passo, então só desta vez não uso sua resposta automática “{ $rule }”

help-habits =
    ### Respostas automáticas
    Algumas perguntas aparecem nos turnos dos outros ou se repetem muito. Use a lista abaixo de uma delas para respondê-la de uma vez por todas, e ninguém precisa esperar por você. `/respostas` mostra suas respostas automáticas e permite mudá-las.
