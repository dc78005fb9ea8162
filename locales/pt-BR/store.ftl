### What is said about the place where games are kept.

error-database-unavailable = o banco de dados { $place } não pode ser usado: { $reason }
# What players read of it.
error-records-away = não consigo acessar meus registros agora; nada foi alterado. Tente de novo daqui a 1 minuto.
# Part of it was done before.
error-records-away-after = não consigo acessar meus registros agora; o que você acabou de fazer talvez já esteja salvo. Confira daqui a 1 minuto.
error-unreadable-game = não consigo carregar esta partida; nada se perdeu. Avise quem me hospeda; meu log diz por quê.
error-database-too-new = o banco de dados foi gravado por uma versão mais nova do Fathom (revisão { $revision }); nada foi alterado
# $holder: its machine and process.
error-database-in-use = outro Fathom ({ $holder }) está usando o banco de dados { $place }; pare-o antes ou dê a este um banco de dados próprio
error-displaced = outro Fathom ({ $holder }) assumiu o banco de dados { $place }, então este para
error-no-such-game = não existe a partida { $game }
error-not-a-lobby = a partida { $game } não está mais aberta a novos jogadores
error-many-lobbies = você já tem { $most } mesas abertas neste servidor; comece ou feche uma delas antes
error-not-begun = a partida { $game } ainda não começou
error-already-over = a partida { $game } já acabou
error-broken-game = não foi possível carregar a partida { $game }: { $reason }
error-earlier-rules = a partida { $game } foi jogada com regras anteriores, então isto não pode mais ser mostrado nem desfeito; o resultado e o histórico dela continuam como estão
# $ply: the entry of the log, counted from 0.
error-broken-entry = não foi possível ler a entrada { $ply } do histórico dela
# $players: how many players were named. $seats: how many seats the game has.
error-player-count = há { $players } jogadores, mas { $seats } lugares
error-broken-record = a entrada dela na lista de partidas está corrompida
# A line of the log.
log-took-back = desfez jogadas
log-took-back-agreed = desfez jogadas; todos concordaram
log-took-back-seen = desfez jogadas; todos concordaram, e o que foi revelado vale como não visto
log-took-back-last = desfez a última jogada; ninguém tinha agido depois
log-took-back-changed = teve jogadas desfeitas porque uma regra foi corrigida
# $ply: the entry that was named. $now: how many there are.
error-no-such-ply = o histórico tem { $now } entradas, não { $ply }
# $games: numbers with commas. $count: how many.
error-still-playing = { $count ->
    [1] você ainda está na partida { $games }; saia antes com `/partida desistir`, ou com `/partida sair` se ela não começou
   *[other] você ainda está nas partidas { $games }; saia antes com `/partida desistir`, ou com `/partida sair` das que não começaram
}
