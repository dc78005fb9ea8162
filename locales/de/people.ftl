# Who plays for whom.

# $name: whose seat it is.
bot-by-stand-in = { $name } (Vertretung)
# $level: how strong it is.
bot-stood-in = ein Computer ({ $level }) antwortet für dich
bot-come-back = ich bin wieder da
# $name: who played the seat before.
bot-computer-for = Computer für { $name }
