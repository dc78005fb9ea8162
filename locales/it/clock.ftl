# How much time somebody has.

bot-time-up = il tempo è scaduto
# $moment: as Discord shows the time until then.
bot-time-ends = il tempo scade { $moment }
