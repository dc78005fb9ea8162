# Who plays for whom.

# $name: whose seat it is.
bot-by-stand-in = { $name } (sostituto)
# $level: how strong it is.
bot-stood-in = un giocatore automatico ({ $level }) risponde per te
bot-come-back = eccomi di nuovo
# $name: who played the seat before.
bot-computer-for = computer al posto di { $name }
