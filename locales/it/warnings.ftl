### Avvisi prima che qualcosa vada sprecato.

# $doing: what was chosen; what it would waste is said below.
bot-sure = { LIST($doing) }?
bot-do-it = Continua
bot-do-it-anyway = Fallo lo stesso
bot-end-turn-anyway = Termina lo stesso
bot-warn-no-more = Non avvisarmi più
# $kinds: what the warnings are called.
bot-warning-muted = Di questo non ti avviso più: { LIST($kinds) }. Con `/risposte` riattivi l’avviso.
bot-warnings = Avvisi disattivati
bot-warnings-none = Nessun avviso è disattivato: ti avviso ogni volta che qualcosa andrebbe chiaramente sprecato.
bot-warn-again = avvisami di nuovo su…
# $kind: such as: cities that go hungry.
bot-warning-kind = { $game }: { $kind }
bot-habits-where = Nel canale di una partita, o con il suo numero, qui vedi anche le tue risposte automatiche in quella partita.
help-warnings =
    ### Avvisi
    Prima che tu sprechi qualcosa, per esempio un’azione ancora possibile, ti avviso con una riga; puoi andare avanti lo stesso. Se un tipo di avviso non ti serve, disattivalo lì stesso; `/risposte` lo riattiva.
