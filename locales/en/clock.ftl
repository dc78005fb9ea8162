# How much time somebody has.

bot-time-up = time is up
# $moment: as Discord shows the time until then.
bot-time-ends = time is up { $moment }
