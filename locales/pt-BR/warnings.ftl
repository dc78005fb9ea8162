### Avisos antes que algo seja desperdiçado.

# $doing: what was chosen; what it would waste is said below.
bot-sure = { LIST($doing) }?
bot-do-it = Continuar
bot-do-it-anyway = Fazer mesmo assim
bot-end-turn-anyway = Encerrar mesmo assim
bot-warn-no-more = Não avisar mais disto
# $kinds: what the warnings are called.
bot-warning-muted = Você não é mais avisado disto: { LIST($kinds) }. `/respostas` traz o aviso de volta.
bot-warnings = Avisos que você não quer
bot-warnings-none = Você é avisado de tudo o que seria claramente desperdiçado.
bot-warn-again = voltar a avisar sobre …
# $kind: such as: cities that go hungry.
bot-warning-kind = { $game }: { $kind }
bot-habits-where = No canal de uma partida, ou com o número dela, isto também mostra suas respostas fixas.
help-warnings = ### Avisos
    Antes que algo seja claramente desperdiçado, como uma ação ainda possível, uma linha avisa, e você pode fazer mesmo assim. Um tipo de aviso que você não quer é desligado ali mesmo; `/respostas` o traz de volta.
