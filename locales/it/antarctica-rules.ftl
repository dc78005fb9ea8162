### The rules of Antarctica in short, a page for each topic: its title, and its text as Discord's Markdown.
### Figures are those of the default component pack and stand in digits, the same in every language.
### Not more than 1500 characters to a page. A line must not begin with a star, a dot or a bracket.

antarctica-topic-aim = Panoramica
    .text =
        Intorno al Polo Sud ci sono 8 aree di ghiaccio e di mare. Le tue navi vi portano gli scienziati, e ciò che viene costruito serve a tutti.

        - Nel tuo turno una nave va in un’altra area, e lì svolgi **1 azione**: costruire un edificio o una nave, reclutare scienziati o fare ricerca.
        - Quando costruisci, lasci **scienziati** nell’area. Alla fine chi ne ha di più lì ottiene più punti per quell’area.
        - I tuoi **cubetti** avanzano sui tracciati Ricerca. Quello più avanti vale di più.
        - Danno punti anche le **carte Edificio** con l’asterisco e le **Risorse Scartate**.

        Gli edifici non sono di nessuno: dove hai una nave, hai accesso.

        Antarctica è un gioco da 2 a 4 giocatori. Ognuno comincia con 2 scienziati nella Riserva Personale e gli altri nella Riserva Comune, con navi e cubetti disponibili e con 1 carta Risorsa Base. In 2 giocatori 2 aree sono chiuse.

antarctica-topic-setup = La preparazione
    .text =
        In 2, 3 o 4 giocatori ci sono:

        - **Aree aperte:** 6, 8 o 8. In ognuna c’è 1 edificio iniziale, sorteggiato.
        - **Navi nelle aree:** 3, 3 o 2 per giocatore, più 3, 2 o 2 navi disponibili.
        - **Cubetti disponibili:** 3, 4 o 5 per giocatore.
        - **Scienziati:** ognuno ne ha 2 nella Riserva Personale e 14, 12 o 10 nella Riserva Comune.
        - **Tracciati Ricerca:** 3, 4 o 5.
        - **Carte Edificio:** 24, 30 o 39 in 3 mazzi.
        - **Carte Risorsa:** ognuno ha 1 carta Base, e nella pila ci sono 2, 3 o 4 carte Competenza.
        - **Carte Cantiere Navale:** tutte e 13 nella pila, nessuna in mano.

        Il primo giocatore è sorteggiato. Le navi seguono la disposizione per la prima partita, oppure le piazzate voi a turno, 1 alla volta: ogni giro comincia da chi è stato l’ultimo nel giro precedente.

        - **In 2 giocatori** il secondo prende anche 1 cubetto disponibile e lo piazza sullo spazio 1 di un tracciato aperto. Non attiva niente, e gli restano 2 cubetti disponibili.

antarctica-topic-sun = Il Sole
    .text =
        Il Sole decide di chi è il turno. Non ci sono round.

        - Si muove **in senso antiorario** fino alla prossima area con una nave e salta quelle vuote.
        - Le navi di un’area sono in fila. Quella in **posizione 1** è la nave attiva: chi la possiede svolge un turno con lei. Agisce solo quella nave, anche se la successiva è tua.
        - Agisce anche la nave in posizione 2, se chi la possiede ha una carta **Icebreaker** in quest’area e vuole usarla.
        - La terza nave non agisce mai in questa visita, nemmeno se intanto è avanzata nella fila.

        Un’area contiene 3 navi. Chi arriva prende l’ultimo posto della fila; quando una nave parte, quelle dietro avanzano.

        Guarda quindi dove vai: più lunga è la strada del Sole, più aspetti per quella nave. Puoi avere più turni di seguito, o nessuno per molto tempo.

antarctica-topic-turn = Il turno
    .text =
        Il tuo turno ha questi passi:

        - **Movimento.** La nave attiva deve andare in un’altra area aperta con un posto libero, a qualsiasi distanza.
        - **Azione.** Lì svolgi esattamente 1 azione, oppure niente.
        - **Fine.** Poi il Sole prosegue.

        Inoltre puoi fare ognuna di queste cose una volta per turno:

        - **Scartare** 1 tua risorsa, prima o dopo il movimento o dopo l’azione: un cubetto o una nave disponibile, o una nave in un’area qualsiasi. In cambio ottieni 1 scienziato dalla tua Riserva Comune. La nave attiva deve prima muoversi. Le Risorse Scartate danno punti alla fine.
        - **Usare 1 carta** dopo il movimento: una carta Cantiere Navale prima o dopo l’azione, o una carta Risorsa mentre costruisci. Se giochi entrambi i turni di una visita, puoi usarne solo 1 in tutto.

        Puoi annullare i passi finché il turno non finisce, a meno che non sia stato rivelato qualcosa: una nuova carta Edificio, la pila delle carte Cantiere Navale, un draft o la scelta di un altro giocatore.

antarctica-topic-actions = Le azioni
    .text =
        Ne svolgi 1 nell’area in cui è andata la tua nave. Alcune dipendono da quante **navi e quanti scienziati** hai lì, compresa la nave appena arrivata.

        - **Costruire un edificio:** una qualsiasi carta Edificio scoperta per cui hai accesso. Vedi la pagina «Costruire».
        - **Costruire una nave**, con un Cantiere Navale: 1 tua nave disponibile va in fondo alla fila dell’area del Sole, non dove sei tu. In questa visita non agisce. Poi ogni altro giocatore prende una carta Cantiere Navale.
        - **Reclutare**, con un Campo: altrettanti scienziati passano dalla tua Riserva Comune alla tua Riserva Personale.
        - **Ricerca**, con un Centro di Ricerca: avanzi di altrettanti spazi su 1 tracciato aperto con l’icona di quel centro.
        - **Non fare niente.**

        Un edificio serve a chiunque arrivi lì con una nave. Navi e scienziati degli altri non contano mai per te.

antarctica-topic-building = Costruire
    .text =
        Ci sono 3 mazzi di carte Edificio: Base, Doppio e Avanzato. La prima carta di ognuno è scoperta: sono quelle che puoi costruire.

        - Ti serve l’**accesso** a ogni edificio richiesto dalla carta: una tua nave in un’area in cui si trova. Le aree possono essere diverse, e 1 nave può dare accesso a più edifici.
        - Una **carta Risorsa** può sostituire 1 edificio a cui non hai accesso: quella Base vale come Gru, Torre di Manovra, Trivellatrice o Turbina Eolica, una carta Competenza come Laboratorio o Fabbrica.
        - Ti serve **1 scienziato** nella Riserva Personale, 2 per una Raccolta Plancton. Vanno nell’area.
        - Un’area contiene solo 1 edificio di ogni tipo.

        Tieni la carta, e si scopre la successiva. Poi devi avanzare dei suoi **Punti Ricerca** su un tracciato aperto a tua scelta.

        Una carta Competenza usata torna nella pila. La tua carta Base si può riusare dopo che uno spazio rosso l’ha resa pronta.

antarctica-topic-cards = Le carte Cantiere Navale
    .text =
        Quando qualcuno ottiene una nuova nave, ogni altro giocatore guarda la pila di 13 carte e ne prende 1. Se non bastano per tutti, nessuno ne prende, e la pila esce dal gioco. Solo tu vedi quali carte hai.

        - **Icebreaker** (6): piazzala in un’area in cui la seconda nave è tua. Alla prossima visita del Sole quella nave ha un turno intero. Nell’area in cui il Sole è adesso dev’essere la seconda nave di questa visita. Quando quella visita finisce, o il Sole passa oltre, la carta è persa, usata o no.
        - **Piazzare uno Scienziato** (3): piazzi 1 scienziato della tua Riserva Personale nell’area in cui è andata la tua nave. Conta subito.
        - **+2 Scienziati** (2): sposti fino a 2 scienziati dalla tua Riserva Comune alla tua Riserva Personale.
        - **Ricerca Veloce** (2): avanzi di 3 su un tracciato aperto qualsiasi.

        Una carta che non farebbe nulla non si può giocare.

antarctica-topic-research = I tracciati Ricerca
    .text =
        In 2, 3 o 4 giocatori sono aperti 3, 4 o 5 tracciati.

        - Il primo punto piazza un **cubetto** disponibile sul primo spazio libero; poi il cubetto avanza. Hai al massimo 1 cubetto per tracciato.
        - Contano solo gli **spazi liberi**: quelli con altri cubetti si saltano senza costo.
        - I punti oltre la fine del tracciato sono persi. Se non hai un cubetto sul tracciato né uno disponibile, lì non puoi avanzare.
        - Gli **spazi rossi e blu** si attivano quando il tuo cubetto li raggiunge, li supera o li salta. Prima il cubetto compie tutto il percorso; poi si risolvono gli effetti, dallo spazio più basso, ognuno con tutto ciò che attiva.
        - Uno spazio **rosso** vale per chi passa, ogni volta.
        - Uno spazio **blu** vale una volta per partita, per tutti: prima per chi lo ha attivato, poi per gli altri a turno.

        I tracciati sono 5: Glaciologia, Biologia marina, Oceanografia, Climatologia e Astronomia.

antarctica-topic-effects = Spazi rossi e blu
    .text =
        __Rosso, per chi passa:__
        - **Scienziato:** ne ottieni 1 dalla tua Riserva Comune.
        - **Nuova nave:** 1 tua nave disponibile va nell’area del Sole, se c’è posto, e gli altri prendono carte Cantiere Navale. Non puoi rinunciare.
        - **Carta Competenza:** ne prendi 1 dalla pila.
        - **Carta Base:** la tua carta Base usata torna pronta.

        __Blu, una volta, per tutti a turno:__
        - **Spostare una nave:** ognuno può spostare 1 propria nave in un’altra area con un posto libero. Non segue nessuna azione. Una nuova nave resta dov’è, e una seconda nave che parte perde il suo turno Icebreaker.
        - **Draft:** si pescano tante carte Cantiere Navale quanti sono i giocatori. Chi lo ha attivato ne tiene 1 e passa le altre, e così via. Se le carte sono troppo poche, non succede nulla.
        - **Avanzare di 3:** ognuno può avanzare di 3 su un tracciato che nessun altro ha scelto per questo.

        Se uno spazio blu si attiva nel turno di un altro giocatore, si comincia comunque da chi lo ha attivato.

antarctica-topic-end = Fine e punteggio
    .text =
        La partita finisce dopo un turno in cui un giocatore non ha più scienziati in nessuna delle due riserve, o in cui tutte le carte Edificio sono state prese. Finisce anche quando non ci sono più navi, o dopo 12 turni senza nessun progresso (16 in 4 giocatori).

        - **Aree:** chi ha più scienziati in un’area ottiene un punto per ogni edificio e per ogni scienziato che c’è, più 1. Il secondo posto ottiene tanti punti quanti scienziati ha il primo, e così via.
        - **Tracciati:** il cubetto più avanti ottiene il valore del tracciato per ogni cubetto presente; ogni altro cubetto ottiene il valore una volta. I valori vanno da 3 a 5.
        - **Carte** con l’asterisco: chi ne ha di più ottiene un punto per ogni carta così di tutti i giocatori; il secondo posto ottiene tanti punti quante carte ha il primo, e così via.
        - Le **Risorse Scartate** si contano come le carte.

        Chi è a pari merito condivide il posto e ne ottiene tutti i punti; chi non ha nulla non ottiene nulla. Vince chi ha più punti; in caso di parità chi ha più primi posti, poi chi ha più carte Edificio; se c’è ancora parità, la vittoria è condivisa.
