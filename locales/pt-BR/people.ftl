# Who plays for whom.

# $name: whose seat it is.
bot-by-stand-in = { $name } (substituto)
# $level: how strong it is.
bot-stood-in = um jogador automático ({ $level }) responde por você
bot-come-back = voltei
# $name: who played the seat before.
bot-computer-for = computador no lugar de { $name }
