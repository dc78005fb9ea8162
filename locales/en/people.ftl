# Who plays for whom.

# $name: whose seat it is.
bot-by-stand-in = { $name } (stand-in)
# $level: how strong it is.
bot-stood-in = a computer player ({ $level }) answers for you
bot-come-back = I am back
# $name: who played the seat before.
bot-computer-for = computer player for { $name }
