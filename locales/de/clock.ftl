# How much time somebody has.

bot-time-up = die Zeit ist um
# $moment: as Discord shows the time until then.
bot-time-ends = die Zeit läuft ab: { $moment }
