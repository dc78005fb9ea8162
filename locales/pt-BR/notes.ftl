### What somebody writes down for themselves during a game.

bot-notes-title = suas notas sobre a partida { $game }
bot-notes-none = Você ainda não escreveu nada.
bot-notes-write = Escrever
bot-notes-show = Mostrar no fim
bot-notes-keep = Guardar para mim
bot-notes-private = Ninguém mais pode ler isto.
bot-notes-shown = Quando a partida acabar, todos vão poder ler isto abaixo do resultado.
bot-notes-of = Notas de **{ $name }** durante a partida:
