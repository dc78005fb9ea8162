### What somebody writes down for themselves during a game.

bot-notes-title = suas notas sobre a partida { $game }
bot-notes-none = Você não anotou nada.
bot-notes-write = Escrever
bot-notes-show = Mostrar no fim
bot-notes-keep = Guardar para mim
bot-notes-private = Ninguém mais pode ler isto.
bot-notes-shown = Quando a partida acabar, isto fica abaixo do resultado para todos lerem.
bot-notes-of = **{ $name }** anotou durante a partida:
