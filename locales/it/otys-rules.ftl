### The rules of Otys in short, a page for each topic: its title, and its text as Discord's Markdown.
### Figures are those of the default component pack and stand in digits, the same in every language.
### Not more than 1500 characters to a page. A line must not begin with a star, a dot or a bracket.

otys-topic-aim = Panoramica
    .text =
        Il mare ha sommerso il vecchio mondo, e i tuoi 8 sommozzatori riportano su ciò che ne è rimasto. La colonia ti ringrazia con i punti.

        - In ogni turno giochi **1 Chiave**, che decide a quale livello un sommozzatore diventa attivo.
        - Quattro sommozzatori raccolgono **risorse**: metallo, piante, carburante e tecnologia. Gli altri quattro commerciano, pescano contratti, migliorano la tua attrezzatura o prendono Ricompense.
        - I **contratti** trasformano in punti le risorse che si trovano allo stesso livello. Qualche punto in più viene dalla Commerciante, dallo Sponsor 4 e dalle Ricompense.
        - Quando qualcuno arriva a **18 punti**, si finisce il round. Poi vince chi ha più punti.

        Otys è un gioco da 2 a 4 giocatori. Cominci con 3 Crediti, 1 Batteria, nessun punto e 1 risorsa di ogni tipo, una per livello dal 2 al 5. I tuoi sommozzatori sono in ordine casuale, tutti sul lato non equipaggiato.

otys-topic-turn = Il turno
    .text =
        In un round ciascuno gioca un turno, in senso orario. Il primo giocatore resta lo stesso per tutta la partita. Nel tuo turno giochi 1 Chiave e attraversi tre Fasi:

        - **Fase 1, prima dell’immersione.** Il livello della tua Chiave è il livello attivo. Puoi usare il suo Sponsor e spostare sommozzatori con le Batterie, nell’ordine che vuoi.
        - **Fase 2, l’azione.** Attivi il sommozzatore che adesso è al livello attivo. Può svolgere la sua azione una volta, o due con lo Sponsor 2 standard. Puoi anche rinunciare all’azione.
        - **Fase 3, la risalita.** La Chiave va sul tuo tracciato dell’Hacker. Poi il sommozzatore risale in superficie, oppure spendi 1 Batteria e resta al suo livello.

        Puoi **soddisfare contratti** in qualsiasi momento del tuo turno, ma non nel mezzo di un effetto. Se non hai Batterie, la Fase 3 si svolge da sola: soddisfali prima di terminare la Fase 2.

        Finché non termini il turno puoi **annullare i tuoi passi**, a meno che non sia stato rivelato qualcosa: contratti pescati, un nuovo contratto pubblico o una nuova Ricompensa.

otys-topic-keys = Le Chiavi e l’Hacker
    .text =
        Hai le Chiavi da 1 a 5 e una Chiave X.

        - Una **Chiave numerata** attiva il livello con quel numero.
        - Una **Chiave X** attiva il livello che vuoi, anche se hai ancora la Chiave di quel livello. Prima ogni Sponsor scende di un livello, e il più basso va al livello 1. Succede per tutti, e anche se non usi nessuno Sponsor.
        - Nella Fase 3 la Chiave giocata va sul tuo **tracciato dell’Hacker**. Quando lì ci sono tante Chiavi quante ne indica la soglia del tuo Hacker, le recuperi tutte. La soglia all’inizio è 6; ogni miglioramento la abbassa, a 5, 4 e 3.
        - Le **Chiavi X neutre** vengono dall’Esperto di Metalli equipaggiato. Quella che ottieni è pronta dal tuo prossimo turno. Quando recuperi le tue Chiavi, quelle neutre tornano nella riserva. Ce ne sono 12; se sono finite, non ne ottieni.
        - Per **recuperare** una sola Chiave servono l’Esperto di Tecnologie equipaggiato o lo Sponsor 3 standard. Scegli 1 tua Chiave già giocata, ma non quella che stai giocando né una neutra.

        Hai sempre una Chiave da giocare.

otys-topic-sponsors = Gli Sponsor
    .text =
        Ogni livello del tabellone Colonia ha 1 tessera Sponsor. Nella Fase 1 puoi usare una volta lo Sponsor del livello attivo. Il lato visibile si decide prima della partita: è quello standard, se le opzioni non dicono altro.

        __Lato standard__
        - **Sponsor 1:** ottieni 1 Credito.
        - **Sponsor 2:** il tuo sommozzatore agisce due volte. Ogni azione si sceglie e si paga separatamente.
        - **Sponsor 3:** recupera 1 tua Chiave già giocata.
        - **Sponsor 4:** paga 2 Crediti, equipaggia il sommozzatore che attivi e ottieni 1 punto. Poi non puoi più usare il propulsore.
        - **Sponsor 5:** ottieni 1 Batteria.

        __Lato avanzato__
        - **Sponsor 1:** in questo turno la tua Commerciante, la tua Spia, il tuo Ingegnere e il tuo Esploratore non costano nulla; la Commerciante acquista gratis.
        - **Sponsor 2:** usa una Ricompensa di questo livello, che poi viene scartata e sostituita.
        - **Sponsor 3:** fai risalire in superficie il tuo sommozzatore del livello 5.
        - **Sponsor 4:** paga 2 Crediti, equipaggia un sommozzatore in superficie e ottieni 1 punto.
        - **Sponsor 5:** ottieni 1 Batteria, oppure spendine 1 per spostare 1 risorsa dal livello attivo o verso di esso.

        Gli Sponsor che possono solo aiutarti si usano da soli: 1, 2 e 5 standard, e 1 avanzato. Un sommozzatore già equipaggiato non si può equipaggiare di nuovo per avere il punto.

otys-topic-levels = Livelli e posizioni
    .text =
        I tuoi 8 sommozzatori stanno in una colonna. Le posizioni da 1 a 3 sono in superficie; le cinque più in basso sono i livelli da 1 a 5. Puoi attivare solo chi si trova a un livello.

        - **Spazio.** I livelli da 1 a 5 contengono 3, 3, 4, 5 e 6 risorse. Un livello pieno non ne accoglie altre. Non puoi buttare via risorse: se ne vanno solo con un contratto, una vendita o lo Sponsor 5 avanzato.
        - **Che cosa resta.** Risorse e Ricompense appartengono al livello, non al sommozzatore: chi si sposta non porta niente con sé.
        - **Risalire in superficie.** Il sommozzatore va alla posizione 1. Tutti quelli che erano sopra di lui scendono di una posizione; quelli sotto non si muovono.
        - **Equipaggiare.** Il sommozzatore viene girato e resta equipaggiato fino alla fine della partita. Lo Sponsor 4 lo fa per 2 Crediti e dà 1 punto; alcune Ricompense lo fanno senza punto.

        Così chi è stato attivo resta per un po’ fuori portata, e altri scendono.

otys-topic-batteries = Le Batterie
    .text =
        Una Batteria si può spendere in due modi.

        __Propulsore, nella Fase 1.__ Per 1 Batteria sposti un tuo sommozzatore verso l’alto o verso il basso.
        - Può arrivare fino allo spostamento massimo del tuo Meccanico: all’inizio 1 posizione, poi 2, 3 e 4 a ogni miglioramento.
        - Ogni sommozzatore che supera si sposta di una posizione nel senso opposto.
        - Puoi spostare uno qualsiasi dei tuoi 8, anche in superficie e attraverso il pelo dell’acqua, ma non oltre le estremità della colonna.
        - Puoi spendere più Batterie, per lo stesso sommozzatore o per altri.
        - Il livello attivo resta lo stesso: è così che scegli quale sommozzatore diventa attivo.

        __Ossigeno, nella Fase 3.__ Per 1 Batteria il sommozzatore attivo resta al suo livello invece di risalire in superficie, e nessun altro si sposta.

        Le Batterie vengono dallo Sponsor 5, dall’Esperto di Carburanti equipaggiato, da alcuni contratti e da alcune Ricompense, e si possono usare già nello stesso turno. Puoi averne quante vuoi. Quelle che avanzano non valgono punti.

otys-topic-divers = I sommozzatori
    .text =
        Ne hai uno per tipo. Un’azione si paga per intero prima che abbia effetto; le azioni che non puoi pagare non ti vengono proposte.

        - **Esperti di Metalli, Piante, Carburanti e Tecnologie:** prendono 1 risorsa del loro tipo e la mettono al livello attivo, se c’è posto. Equipaggiati, danno anche 1 Chiave X neutra (Metalli), 1 Credito (Piante) o 1 Batteria (Carburanti), oppure recuperano 1 Chiave (Tecnologie), anche se il livello è pieno.
        - **Commerciante:** vende o acquista 1 risorsa all’Emporio. Equipaggiata, vendendo ottiene 1 in più e acquistando paga 1 in meno.
        - **Spia:** paghi 1 Credito, se equipaggiata 0. Peschi 4 contratti e ne tieni 1, oppure usi il sommozzatore di un vicino.
        - **Ingegnere:** paghi 1 Credito, se equipaggiato 0. Migliori di un passo il Meccanico (spostamento massimo 1, 2, 3, 4) o l’Hacker (soglia 6, 5, 4, 3).
        - **Esploratore:** paghi 2 Crediti, se equipaggiato 1. Prendi una delle 2 Ricompense del livello attivo.

        Nelle immagini le monete su un sommozzatore sono il suo costo. Il disco accanto mostra che cosa dà il lato equipaggiato; quando quel lato è visibile, ha il bordo dorato.

        Un sommozzatore è attivo anche se rinunci alla sua azione: nella Fase 3 risale in superficie, oppure resta per 1 Batteria.

otys-topic-spy = La Spia
    .text =
        La Spia costa 1 Credito, se equipaggiata 0, e fa una di queste due cose.

        __Pescare.__ Vedi 4 contratti, ne tieni 1 in mano e rimetti gli altri sotto il mazzo. Solo tu sai quale.

        __Usare il sommozzatore di un vicino__, quello allo stesso livello della tua Spia.
        - I vicini sono chi gioca subito dopo di te e chi gioca subito prima. In 2 sono la stessa persona; in 4 non raggiungi chi ti sta di fronte.
        - Usi il lato visibile, e agisce soltanto per te: il tuo livello, le tue risorse, le tue Chiavi, i tuoi Crediti.
        - Paghi la Spia e anche il costo di quel sommozzatore, tutto prima di ottenere qualcosa.
        - Nella Fase 3 risale in superficie solo la tua Spia. Il vicino non ottiene e non perde nulla.
        - Se usi la Spia di un vicino, può solo pescare contratti.

        Con lo Sponsor 2 standard lo fai due volte, ogni volta per intero. Lo Sponsor 1 avanzato paga la tua Spia, non il sommozzatore che usa. Lo Sponsor 4 standard equipaggia la tua Spia.

        __Variante d’autore__, un’opzione di gioco: il Credito della Spia va a chi possiede il sommozzatore usato, e anche questo risale in superficie, a meno che chi lo possiede non spenda 1 Batteria.

otys-topic-contracts = I contratti
    .text =
        Chiunque può soddisfare i contratti **pubblici**: ce ne sono 3 scoperti, o 2 se si gioca in 2. Un contratto **privato** è nella tua mano; solo tu lo vedi e solo tu puoi soddisfarlo.

        - Tutte le risorse vengono da **un solo livello**. Non deve essere per forza quello attivo, e le altre risorse restano lì.
        - **E, combinazione specifica:** esattamente le risorse indicate.
        - **F, combinazione libera** come 2+2+1: ogni numero dice quante risorse uguali servono, e ogni numero vuole un tipo diverso.
        - Ottieni subito i suoi punti, da 1 a 5, e a volte 1 Credito, 1 Batteria o entrambi. Rende anche la Ricompensa di quel livello della tua plancia.
        - Soddisfare un contratto non è un’azione. Puoi farlo più volte nel tuo turno, ma non nel mezzo di un effetto. Non è mai obbligatorio.
        - Un contratto pubblico viene sostituito subito, e puoi soddisfare anche quello nuovo. Uno privato non viene sostituito.

        I contratti fino a 3 risorse si possono soddisfare a ogni livello, quelli da 4 ai livelli da 3 a 5, quelli da 5 solo ai livelli 4 e 5. I contratti sono 32; quando il mazzo è vuoto si mescolano gli scarti. I contratti privati che restano alla fine non valgono punti.

otys-topic-rewards = Le Ricompense
    .text =
        Il display della colonia mostra 2 Ricompense per livello. Quella che viene presa è sostituita subito.

        __Fronte: un bonus immediato.__ È uno di questi:
        - 1 risorsa di uno dei due tipi indicati, al livello attivo
        - pescare 4 contratti e tenerne 1
        - 1 Batteria
        - equipaggiare un tuo sommozzatore, senza punto
        - 1 punto

        __Retro: un bonus permanente__ per ogni contratto soddisfatto con risorse del suo livello: 2 Crediti se il fronte è arancione, 1 punto se è verde.

        L’**Esploratore** prende una Ricompensa del livello attivo. Prima ottieni il fronte; poi la posizioni su quel livello della tua plancia, con il retro in vista. Ogni livello tiene 1 Ricompensa, quindi quella più vecchia viene scartata. Se nel livello non c’è posto per una risorsa, la risorsa va persa.

        Con lo **Sponsor 2 avanzato** ottieni solo il fronte; la Ricompensa viene scartata. Una Ricompensa il cui fronte non farebbe nulla non si può scegliere.

otys-topic-store = L’Emporio
    .text =
        L’Emporio ha una colonna per ogni risorsa, con 3 righe. Una colonna si riempie dall’alto e si svuota dal basso. Vi commerci con la Commerciante, 1 risorsa per azione.

        __Per vendere__ metti una risorsa del livello attivo nella riga libera più alta della sua colonna e scegli che cosa ottenere:
        - Riga 1: 3 Crediti o 1 punto
        - Riga 2: 2 Crediti
        - Riga 3: 1 Credito

        __Per acquistare__ prendi la risorsa più bassa di una colonna, la metti al livello attivo e paghi secondo la riga: 3 Crediti nella riga 1, 2 nella riga 2, 1 nella riga 3. Nel livello deve esserci posto.

        __Equipaggiata__, la Commerciante vende per 4 Crediti o 2 punti nella riga 1, per 3 Crediti o 1 punto nella riga 2 e per 2 Crediti o 1 punto nella riga 3. Acquista per 2, 1 e 0 Crediti.

        In una colonna piena non si può vendere, da una vuota non si può acquistare. All’inizio ci sono 2 risorse di un tipo e 1 di ciascuno di altri due, sorteggiati.

otys-topic-end = La fine
    .text =
        La fine scatta appena qualcuno ha **18 punti**, in qualsiasi momento.

        - Si finisce il round, così tutti giocano lo stesso numero di turni. Poi la partita è finita. Se ai 18 arriva l’ultimo giocatore del round, finisce dopo quel turno.
        - Fino ad allora si continua a fare punti come sempre, anche oltre i 18.
        - **Vince chi ha più punti.** A parità di punti vince chi ha più risorse sulla propria plancia; l’Emporio non conta. Se c’è parità anche lì, la vittoria è condivisa.
        - Crediti, Batterie, Chiavi e contratti privati alla fine non valgono punti.

        Se per 20 round di fila nessuno ottiene un punto, la partita finisce dopo quel round, con le stesse regole.
