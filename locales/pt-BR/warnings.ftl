### Warnings before something is wasted.

# $doing: what was chosen; what it would waste is said below.
bot-sure = { LIST($doing) }?
bot-do-it = Continuar
bot-do-it-anyway = Fazer assim mesmo
bot-end-turn-anyway = Encerrar assim mesmo
bot-warn-no-more = Não avisar de novo
# $kinds: what the warnings are called.
bot-warning-muted = Não aviso mais sobre isto: { LIST($kinds) }. Use `/respostas` para reativar o aviso.
bot-warnings = Avisos silenciados
bot-warnings-none = Nenhum aviso está silenciado: aviso sempre que algo seria claramente desperdiçado.
bot-warn-again = voltar a avisar sobre…
# $kind: such as: cities that go hungry.
bot-warning-kind = { $game }: { $kind }
bot-habits-where = No canal de uma partida, ou com o número dela, isto também mostra suas respostas automáticas nessa partida.
help-warnings =
    ### Avisos
    Antes que você desperdice algo, como uma ação que ainda pode fazer, aviso em uma linha; você pode seguir em frente assim mesmo. Se não quiser certo tipo de aviso, silencie-o ali mesmo; `/respostas` o reativa.
