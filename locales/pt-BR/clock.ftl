# How much time somebody has.

bot-time-up = o tempo acabou
# $moment: as Discord shows the time until then.
bot-time-ends = o tempo acaba { $moment }
