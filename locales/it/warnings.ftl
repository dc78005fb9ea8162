### Avvisi prima che qualcosa vada sprecato.

# $doing: what was chosen; what it would waste is said below.
bot-sure = { LIST($doing) }?
bot-do-it = Avanti
bot-do-it-anyway = Fallo lo stesso
bot-end-turn-anyway = Termina lo stesso
bot-warn-no-more = Non avvisarmi più di questo
# $kinds: what the warnings are called.
bot-warning-muted = Non riceverai più avvisi di questo tipo: { LIST($kinds) }. `/risposte` li riporta.
bot-warnings = Avvisi che non vuoi
bot-warnings-none = Ricevi un avviso per tutto ciò che andrebbe chiaramente sprecato.
bot-warn-again = avvisami di nuovo di …
# $kind: such as: cities that go hungry.
bot-warning-kind = { $game }: { $kind }
bot-habits-where = Nel canale di una partita, o con il suo numero, qui vedi anche le tue risposte fisse.
help-warnings = ### Avvisi
    Prima che qualcosa vada chiaramente sprecato, come un’azione ancora possibile, una riga te lo dice, e puoi farlo lo stesso. Un tipo di avviso che non vuoi si toglie lì stesso; `/risposte` lo riporta.
