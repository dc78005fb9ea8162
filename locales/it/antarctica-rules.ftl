### The rules of Antarctica in short, a page for each topic: its title, and its text as Discord's Markdown.
### Figures are those of the default component pack and stand in digits, the same in every language.
### Not more than 1500 characters to a page. A line must not begin with a star, a dot or a bracket.

antarctica-topic-aim = Di che cosa si tratta
    .text =
        Intorno al Polo Sud ci sono 8 aree di ghiaccio e di mare. Le tue navi vi portano gli scienziati, e ciò che costruiscono serve a tutti.

        - Nel tuo turno una nave va in un’altra area, e lì svolgi **1 azione**: costruire un edificio o una nave, reclutare scienziati o fare ricerca.
        - Chi costruisce lascia **scienziati** nell’area. Alla fine chi ne ha di più in un’area ottiene più punti.
        - I tuoi **cubetti** avanzano sui tracciati Ricerca. Quello più avanti ottiene più punti.
        - Danno punti anche le **carte Edificio** con l’asterisco e i pezzi **scartati**.

        Gli edifici non sono di nessuno: dove hai una nave, hai accesso.

        Antarctica è un gioco per 2-4 giocatori. Ognuno comincia con 2 scienziati nella Riserva Personale e gli altri nella Riserva Comune, con navi e cubetti disponibili e con 1 carta Risorsa Base. In 2 giocatori 2 aree sono chiuse.

antarctica-topic-setup = La preparazione
    .text =
        In 2, 3 o 4 giocatori ci sono:

        - **Aree aperte:** 6, 8 o 8. In ognuna c’è 1 edificio iniziale, scelto a caso.
        - **Navi nelle aree:** 3, 3 o 2 per giocatore, e 3, 2 o 2 navi disponibili.
        - **Cubetti disponibili:** 3, 4 o 5 per giocatore.
        - **Scienziati:** ognuno ne ha 2 nella Riserva Personale e 14, 12 o 10 nella Riserva Comune.
        - **Tracciati Ricerca:** 3, 4 o 5.
        - **Carte Edificio:** 24, 30 o 39 in 3 mazzi.
        - **Carte Risorsa:** ognuno ha 1 carta Base, e nella pila ci sono 2, 3 o 4 carte Competenza.
        - **Carte Cantiere Navale:** tutte e 13 nella pila, nessuna in mano.

        Il primo giocatore è sorteggiato. Le navi sono disposte come per la prima partita, oppure le piazzate a turno, 1 alla volta: ogni giro comincia da chi è stato l’ultimo nel giro precedente.

        - **In 2 giocatori** il secondo prende anche 1 cubetto disponibile e lo mette sullo spazio 1 di un tracciato aperto. Non attiva niente, e gli restano 2 cubetti disponibili.

antarctica-topic-sun = Il Sole
    .text =
        Il Sole dice di chi è il turno. Non ci sono round.

        - Si muove **in senso antiorario** fino alla prossima area con una nave e passa oltre quelle vuote.
        - Le navi di un’area sono in fila. La nave in **posizione 1** è di turno: chi la possiede svolge un turno con quella nave. Agisce solo lei, anche se la successiva è tua.
        - Agisce anche la nave in posizione 2, se chi la possiede ha una carta **Icebreaker** su quest’area e lo vuole.
        - La terza nave non agisce mai in questa visita, nemmeno se è avanzata nella fila.

        3 navi riempiono un’area. Chi arriva prende l’ultimo posto della fila, e quando una nave parte, quelle dietro avanzano.

        Guarda quindi dove vai: più lunga è la strada del Sole, più aspetti per quella nave. Puoi avere più turni di seguito, o nessuno per molto tempo.

antarctica-topic-turn = Il turno
    .text =
        Il tuo turno ha questi passi:

        - **Movimento.** La nave di turno deve andare in un’altra area aperta con un posto libero. La distanza non conta.
        - **Azione.** Lì svolgi esattamente 1 azione, oppure niente.
        - **Fine.** Poi il Sole prosegue.

        Inoltre, in ogni turno, puoi fare una volta ciascuna di queste cose:

        - **Scartare** 1 tuo pezzo, prima o dopo il movimento o dopo l’azione: un cubetto o una nave disponibile, o una nave in un’area qualsiasi. In cambio 1 scienziato arriva dalla tua Riserva Comune. La nave di turno deve prima muoversi. I pezzi scartati danno punti alla fine.
        - **Usare 1 carta** dopo il movimento: una carta Cantiere Navale prima o dopo l’azione, o una carta Risorsa mentre costruisci. Se entrambe le navi di una visita sono tue, è 1 carta per i due turni insieme.

        Puoi annullare i passi finché il turno non finisce, a meno che non sia stato rivelato qualcosa: una nuova carta Edificio, la pila delle carte Cantiere Navale, un draft o la scelta di un altro giocatore.

antarctica-topic-actions = Le azioni
    .text =
        Ne svolgi 1 nell’area in cui è andata la tua nave. Alcune contano le tue **navi e i tuoi scienziati lì**; conta anche la nave appena arrivata.

        - **Costruire un edificio:** una qualsiasi carta Edificio scoperta per cui hai accesso. Ne parla un’altra pagina.
        - **Costruire una nave**, con un Cantiere Navale: 1 tua nave disponibile va in fondo alla fila dell’area del Sole, non dove sei tu. In questa visita non agisce. Poi ogni altro giocatore prende una carta Cantiere Navale.
        - **Reclutare**, con un Campo: tanti scienziati quanto il conteggio passano dalla tua Riserva Comune alla tua Riserva Personale.
        - **Ricerca**, con un Centro di Ricerca: avanzi del conteggio su 1 tracciato aperto con il simbolo di quel centro.
        - **Non fare niente.**

        Un edificio serve a chi ci arriva con la nave. I pezzi degli altri non contano mai per te.

antarctica-topic-building = Costruire
    .text =
        Ci sono 3 mazzi di carte Edificio: Base, Doppio e Avanzato. La prima carta di ognuno è scoperta, e quelle si possono costruire.

        - Ti serve l’**accesso** a ogni edificio richiesto dalla carta: una tua nave in un’area in cui si trova. Le aree possono essere diverse, e 1 nave può dare accesso a più edifici.
        - 1 accesso mancante si può sostituire con una **carta Risorsa**: quella Base vale come Gru, Torre di Manovra, Trivellatrice o Turbina Eolica, una carta Competenza come Laboratorio o Fabbrica.
        - Ti serve **1 scienziato** nella Riserva Personale, per una Raccolta Plancton 2. Vanno nell’area.
        - Un’area contiene solo 1 edificio di ogni tipo.

        Tieni la carta, e si scopre la successiva. Poi avanzi dei suoi **Punti Ricerca** su un tracciato aperto a scelta: è un obbligo, non un’offerta.

        Una carta Competenza usata torna nella pila. La tua carta Base si può riusare quando uno spazio rosso l’ha resa pronta.

antarctica-topic-cards = Le carte Cantiere Navale
    .text =
        Quando qualcuno ottiene una nuova nave, ogni altro giocatore guarda la pila di 13 carte e ne prende 1. Se non bastano per tutti, nessuno ne prende, e la pila esce dal gioco. Solo tu vedi le tue carte.

        - **Icebreaker** (6): mettila su un’area in cui la seconda nave è tua. Alla prossima visita del Sole quella nave ha un turno intero. Nell’area in cui è ora il Sole deve essere la seconda nave di questa visita. Quando la visita finisce, o il Sole passa oltre, la carta è persa, usata o no.
        - **Piazzare uno Scienziato** (3): 1 scienziato della tua Riserva Personale va nell’area in cui sei arrivato. Conta subito.
        - **+2 Scienziati** (2): fino a 2 scienziati passano dalla tua Riserva Comune alla tua Riserva Personale.
        - **Ricerca Veloce** (2): avanzi di 3 su un tracciato aperto qualsiasi.

        Una carta che non farebbe nulla non si può giocare.

antarctica-topic-research = I tracciati Ricerca
    .text =
        In 2, 3 o 4 giocatori sono aperti 3, 4 o 5 tracciati.

        - Il primo punto mette un **cubetto** disponibile sul primo spazio libero; poi il cubetto avanza. Hai al massimo 1 cubetto per tracciato.
        - Contano solo gli **spazi liberi**: quelli con altri cubetti si saltano senza costo.
        - I punti oltre la fine del tracciato sono persi. Senza un cubetto sul tracciato né uno disponibile non puoi avanzare lì.
        - Gli **spazi rossi e blu** si attivano quando il tuo cubetto li raggiunge o li supera, anche saltandoli. Prima il cubetto compie tutto il percorso, poi si risolvono gli effetti, dal più basso, ognuno con tutto ciò che attiva.
        - Uno spazio **rosso** vale per chi passa, ogni volta.
        - Uno spazio **blu** vale una volta per partita, per tutti: prima per chi lo ha attivato, poi per gli altri a turno.

        I tracciati sono 5: Glaciologia, Biologia marina, Oceanografia, Climatologia e Astronomia.

antarctica-topic-effects = Spazi rossi e blu
    .text =
        __Rosso, per chi passa:__
        - **Scienziato:** 1 arriva dalla tua Riserva Comune.
        - **Nuova nave:** 1 tua nave disponibile va nell’area del Sole, se c’è posto, e gli altri prendono carte Cantiere Navale. Non si può rinunciare.
        - **Carta Competenza:** ne prendi 1 dalla pila.
        - **Carta Base:** la tua carta Base usata torna pronta.

        __Blu, una volta sola, per tutti a turno:__
        - **Spostare una nave:** ciascuno può spostare 1 propria nave in un’altra area con un posto libero. Non segue nessuna azione. Una nuova nave resta dov’è, e una seconda nave che parte perde il suo turno Icebreaker.
        - **Draft:** si pescano tante carte Cantiere Navale quanti sono i giocatori. Chi lo ha attivato ne tiene 1 e passa le altre, e così via. Con troppo poche carte non succede niente.
        - **Avanzare di 3:** ciascuno può avanzare di 3 su un tracciato che nessuno ha ancora scelto per questo.

        Se uno spazio blu si attiva nel turno di un altro, il giro comincia comunque da chi lo ha attivato.

antarctica-topic-end = Fine e punteggio
    .text =
        La partita finisce dopo un turno in cui un giocatore non ha più scienziati in nessuna delle due riserve, o in cui tutte le carte Edificio sono prese. Finisce anche quando non c’è più nessuna nave, o dopo 12 turni senza alcun progresso, 16 in 4 giocatori.

        - **Aree:** chi ha più scienziati ottiene il numero degli edifici e di tutti gli scienziati dell’area, più 1. Il secondo posto ottiene tanti punti quanti scienziati ha il primo, e così via.
        - **Tracciati:** il cubetto più avanti ottiene il valore del tracciato per ogni cubetto presente, ogni altro cubetto il valore una volta. Il valore va da 3 a 5.
        - **Carte** con l’asterisco: chi ne ha di più ottiene il numero di tutte, il secondo posto il numero del primo, e così via.
        - I **pezzi scartati** contano come le carte.

        Chi è pari condivide il posto e ne ottiene tutti i punti; chi non ha nulla non ottiene nulla. Vince chi ha più punti. In caso di pareggio vince chi ha più primi posti, poi chi ha più carte Edificio; dopo, la vittoria è condivisa.
