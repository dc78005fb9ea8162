### What is said about the place where games are kept.

error-database-unavailable = o banco de dados { $place } não pode ser usado: { $reason }
# What players read of it.
error-records-away = não estou conseguindo acessar meus registros agora; nada foi alterado. Tente de novo daqui a um minuto.
# Part of it was done before.
error-records-away-after = não estou conseguindo acessar meus registros agora; o que você acabou de fazer talvez já esteja salvo. Confira de novo daqui a um minuto.
error-unreadable-game = não consigo carregar esta partida; nada se perdeu. Avise quem cuida de mim: o motivo está nos meus logs.
error-database-too-new = o banco de dados foi escrito por uma versão mais nova do Fathom (revisão { $revision }); nada foi alterado
# $holder: its machine and process.
error-database-in-use = outro Fathom ({ $holder }) está usando o banco de dados { $place }; pare o outro antes ou dê a este um banco de dados só dele
error-displaced = outro Fathom ({ $holder }) assumiu o banco de dados { $place }, por isso eu paro
error-no-such-game = não existe uma partida { $game }
error-not-a-lobby = a partida { $game } não espera mais jogadores
error-many-lobbies = você já tem { $most } mesas abertas neste servidor; comece ou feche uma delas primeiro
error-not-begun = a partida { $game } não começou
error-already-over = a partida { $game } já acabou
error-broken-game = não foi possível carregar a partida { $game }: { $reason }
error-earlier-rules = a partida { $game } foi jogada com regras anteriores, por isso não dá mais para mostrar nem desfazer isso; o resultado e o histórico dela continuam valendo
# $ply: the entry of the log, counted from 0.
error-broken-entry = não foi possível ler o registro { $ply } do histórico dela
# $players: how many players were named. $seats: how many seats the game has.
error-player-count = { $players } jogadores não cabem em { $seats } lugares
error-broken-record = o registro dela na lista de partidas está danificado
# A line of the log.
log-took-back = desfez jogadas
log-took-back-agreed = desfez jogadas, com o acordo de todos
log-took-back-seen = desfez jogadas, com o acordo de todos; algo que foi visto volta a valer como não visto
log-took-back-changed = volta algumas jogadas, porque uma regra foi corrigida nesse meio-tempo
# $ply: the entry that was named. $now: how many there are.
error-no-such-ply = o histórico tem { $now } registros, não { $ply }
error-still-playing = { $count ->
    [one] você ainda está na partida { $games }; deixe primeiro o seu lugar: `/partida desistir`, ou `/partida sair` se ela não começou
   *[other] você ainda está nas partidas { $games }; deixe primeiro os seus lugares: `/partida desistir`, ou `/partida sair` onde não começaram
}
