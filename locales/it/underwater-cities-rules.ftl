### The rules of Underwater Cities in short, a page for each topic: its title, and its text as Discord's Markdown.
### Figures are those of the default component pack and stand in digits, the same in every language.
### Not more than 1500 characters to a page. A line must not begin with a star, a dot or a bracket.

underwater-cities-topic-aim = Panoramica
    .text =
        Costruisci una nazione in fondo al mare: città sotto le cupole, tunnel che le uniscono e, intorno, serre, dissalatori e laboratori.

        - La partita ha 3 Ere, con 10 round in tutto. In ogni round ognuno svolge 3 turni.
        - Nel tuo turno scegli uno **spazio azione** e giochi una **carta**. Se la carta ha il colore dello spazio, ottieni anche il suo effetto.
        - Ogni Era finisce con una **Produzione**: la tua rete produce risorse e punti, e le tue città vanno nutrite.
        - Alla fine danno punti la tua rete, le tue carte punteggio e le tue risorse. Vince chi ha più punti.

        Cominci con 1 città non simbiotica, poche risorse, l’Assistente Personale e 3 carte che scegli tra 6. In 3 angoli della tua plancia ci sono metropoli: connettile con i tunnel per trarne vantaggio.

        Solo ciò che è **connesso** alla tua città iniziale produce, conta e dà punti.

        Underwater Cities è un gioco da 1 a 4 giocatori.

underwater-cities-topic-turn = Il turno
    .text =
        Il tuo turno ha questi passi:

        - **Spazio e carta.** Scegli uno spazio azione disponibile e 1 carta della tua mano. La tua tessera azione occupa lo spazio fino alla fine del round.
        - **Azione ed effetto.** Svolgi l’azione dello spazio, almeno in parte. Se la carta corrisponde, la usi o la reclami. Decidi tu quale delle due cose viene prima, ma devi finirla prima di cominciare l’altra.
        - **Fine.** Peschi 1 carta.

        Puoi svolgere le parti di un’azione in qualsiasi ordine e tralasciarne alcune. Tra un passo e l’altro puoi usare le abilità delle tue carte e reclamare contratti.

        Il tuo **limite di mano** è 3. Puoi avere più carte finché non comincia il tuo prossimo turno; prima di allora scarti quelle in eccesso.

        Puoi annullare i passi finché il turno non finisce, a meno che non sia stato pescato o rivelato qualcosa.

        L’ordine di gioco resta lo stesso per i 3 turni di un round. Poi il tracciato della Federazione ne stabilisce uno nuovo.

underwater-cities-topic-slots = Gli spazi azione
    .text =
        Gli spazi sono verdi (G1 e così via), rossi (R1) e gialli (Y1): 4 per colore con 1 o 2 giocatori, 5 con 3 o 4. Servono a costruire, migliorare, avanzare sul tracciato della Federazione, usare carte azione, prendere carte Speciali o ottenere risorse e carte.

        - Puoi scegliere solo uno spazio **disponibile**. Poi resta occupato per tutti fino alla fine del round.
        - Devi poter svolgere almeno una parte della sua azione.
        - Lo **spazio sempre disponibile** (∞) dà 2 carte e 2 crediti. Si può scegliere più volte, ma nessuna carta gli corrisponde.
        - In 4 giocatori c’è una **tessera Clona Azione**: per 1 credito puoi scegliere uno spazio occupato da un altro giocatore, ma non anche da te. In ogni round può farlo solo il primo che la usa.
        - Alcuni effetti ti fanno **svolgere l’azione** di uno spazio. Non giochi una carta, e lo spazio resta com’era. Gli spazi che occupi tu non valgono mai.

        «Fino a 2 tunnel» vuol dire che puoi anche costruirne 1 solo.

underwater-cities-topic-cards = Le carte
    .text =
        Ogni carta ha un colore e un tipo. Su uno spazio **del suo colore** corrisponde, e puoi usarla. Su qualsiasi altro viene scartata senza effetto.

        - **Istantanea:** svolgi l’effetto, poi la carta viene scartata.
        - **Permanente:** la reclami. Quando accade qualcosa ottieni qualcosa, oppure qualcosa costa meno, oppure puoi fare qualcosa una volta per turno.
        - **Carta azione:** la reclami. Per usarla serve uno spazio o un effetto che lo permetta; poi resta usata fino alla fine dell’Era. Puoi averne 4, compreso l’Assistente Personale. Per reclamarne un’altra, prima ne scarti 1; se era disponibile, puoi usarla un’ultima volta.
        - **Produzione:** la reclami. Agisce in ogni Produzione.
        - **Punteggio:** la reclami. Dà punti alla fine della partita.

        Una carta reclamata vale subito, anche nello stesso turno. Tutti gli effetti sono facoltativi, e una carta che corrisponde può restare inutilizzata.

        Ognuna delle 3 Ere ha il suo mazzo. Le carte di Ere passate che hai in mano si possono ancora giocare.

underwater-cities-topic-building = Costruire
    .text =
        I costi normali:

        - **Tunnel:** 1 plastacciaio, 1 credito
        - **Serra:** 1 alga; **dissalatore:** 1 credito; **laboratorio:** 1 plastacciaio
        - **Città non simbiotica:** 2 plastacciaio, 1 alga, 1 credito
        - **Città simbiotica:** 1 plastacciaio, 1 alga, 1 biomateria, 2 crediti

        Quando costruisci, la biomateria può sostituire alghe o plastacciaio. Alcuni siti danno subito un bonus, altri chiedono un sovrapprezzo.

        Dove puoi costruire:

        - Una **città** accanto a un sito con una tua città; il tunnel non serve ancora.
        - Un **edificio** in una città, o dove potresti costruirne una. Per un sito di espansione serve un effetto che lo nomini.
        - Un **tunnel** dalla città iniziale, o da dove finisce un tunnel già costruito.

        Una città è **connessa** se i tunnel la raggiungono dalla città iniziale, e con lei lo sono i suoi edifici.

        Una **metropoli** è connessa quando tutti i suoi tunnel sono costruiti. Quella blu ha effetto subito, a volte anche in ogni Produzione. Quella marrone richiede 2 tunnel e dà punti alla fine.

underwater-cities-topic-upgrading = Migliorare
    .text =
        Tunnel ed edifici si possono migliorare una volta ciascuno, di norma per 1 ricerca. Non devono essere connessi. Le città non si migliorano.

        In ogni Produzione ciascuno, se connesso, produce:

        - **Serra:** 1 alga; se migliorata, anche 1 punto
        - **Dissalatore:** 1 credito; se migliorato, anche 1 biomateria
        - **Laboratorio:** 1 ricerca; se migliorato, anche 1 plastacciaio
        - **Tunnel** di una città: 1 credito; se migliorato, anche 1 punto

        2 edifici migliorati dello stesso tipo in una città producono ancora di più, una volta per tipo e città: le serre 1 alga e 1 punto, i dissalatori 1 credito, i laboratori 1 plastacciaio.

        Una città simbiotica dà 2 punti in ogni Produzione, una non simbiotica niente.

        Conviene dunque tenere insieme edifici dello stesso tipo e migliorare presto. D’altra parte, alla fine una città vale di più se ha edifici di tipi diversi.

underwater-cities-topic-federation = Il tracciato della Federazione
    .text =
        Il tracciato decide l’ordine di gioco del prossimo round. All’inizio di ogni round tutti i segnalini sono sotto il tracciato; solo nel primo round chi gioca più tardi parte più avanti.

        - Ogni passo porta allo spazio successivo, dal 4 all’1. A ogni passo puoi rinunciare.
        - Lo **spazio 4** non dà niente, lo **spazio 3** 1 credito, lo **spazio 2** 1 plastacciaio, lo **spazio 1** 1 punto.
        - Ogni passo oltre lo spazio 1 dà 1 punto.
        - Ottieni ciò che dà uno spazio ogni volta che ci entri, anche solo di passaggio.
        - Se entri in uno spazio occupato, il tuo segnalino va sopra gli altri, e chi è sopra è davanti.

        Alla fine del round l’ordine di gioco si legge dallo spazio 1 fino al 4. Chi non è avanzato segue, nell’ordine di prima.

        Si fa anche dopo l’ultimo round, perché l’ordine di gioco decide i pareggi.

underwater-cities-topic-specials = Le carte Speciali
    .text =
        All’inizio 6 carte da 3 crediti sono scoperte. Quelle da 1 o 2 crediti formano un mazzo, con la prima carta scoperta.

        Quando **prendi una carta Speciale**, scegli una di queste possibilità:

        - una delle carte scoperte da 3 crediti, che non viene sostituita
        - la prima carta del mazzo
        - oppure metti la prima carta sotto il mazzo, guardi le prossime 3 e ne tieni 1

        La carta va nella tua mano e conta per il limite di mano.

        La **giochi** come qualsiasi altra: deve corrispondere allo spazio, e quando la usi paghi i suoi crediti. Se lo spazio viene prima, puoi pagarla con i crediti che dà.

        Se non corrisponde o non paghi, non ha effetto: una carta del mazzo torna sotto il mazzo, una da 3 crediti esce dal gioco.

        Una carta istantanea pagata resta con te, perché alcuni effetti contano le tue carte Speciali.

underwater-cities-topic-production = La Produzione
    .text =
        Dopo i round 4, 7 e 10 la rete di ogni giocatore produce:

        - **Edifici, tunnel e città simbiotiche** producono ciò che dice la pagina «Migliorare». Devono essere connessi, e un tunnel deve avere una città a un’estremità.
        - **Metropoli e carte produzione** danno ciò che dicono. Se c’è qualcosa da pagare o da scegliere, te lo chiedo, e decidi tu l’ordine.
        - Sul lato asimmetrico alcuni siti producono di più.

        Poi l’Era finisce:

        - Le **carte azione** usate tornano disponibili.
        - **Nutrire le città:** ogni città connessa costa 1 alga, anche quella iniziale. Se le alghe non bastano, 1 biomateria nutre una città. Per ogni città che non puoi nutrire perdi 3 punti, ma non scendi mai sotto 0. Tutto questo avviene da solo.
        - Si passa al mazzo successivo. Ognuno pesca 3 carte e scarta fino al limite di mano.

        Dopo l’ultima Produzione si nutrono le città, ma non si pescano carte.

underwater-cities-topic-end = Fine e punteggio
    .text =
        Dopo la Produzione del round 10 si conta tutto:

        - La **metropoli marrone**, se entrambi i suoi tunnel sono costruiti.
        - Le **carte punteggio** che hai reclamato. Se una trasforma risorse in punti, succede nel modo migliore per te.
        - Ogni **città connessa**, secondo quanti tipi diversi di edifici ha: nessuno 2 punti, 1 tipo 3 punti, 2 tipi 4 punti, tutti e 3 i tipi 6 punti. Non importa di che tipo è la città, né se gli edifici sono migliorati.
        - **Risorse:** ogni biomateria vale 2 crediti. Poi ogni 4 tra crediti, alghe, ricerca e plastacciaio, anche mescolati, danno 1 punto.

        Le carte in mano non danno niente, e nemmeno le città e gli edifici non connessi.

        Vince chi ha più punti. In caso di parità vince chi viene prima nell’ordine di gioco stabilito alla fine del round 10.

underwater-cities-topic-contracts = I contratti governativi
    .text =
        Questa è una variante da 2 a 4 giocatori. Si attiva nelle opzioni prima che la partita cominci.

        3 degli 8 contratti restano scoperti per tutta la partita. Un contratto reclamato non viene sostituito.

        - Ogni contratto dice che cosa ti serve e che cosa dà. Ciò che ti serve non si spende.
        - Nel tuo turno puoi reclamarlo tra un passo e l’altro, appena hai tutto: allora compare tra le tue opzioni. Ciò che dà arriva subito, e può aiutarti già in quel turno.
        - Anche dopo ogni Produzione tutti possono reclamare, nel nuovo ordine di gioco, prima che le città vengano nutrite.
        - Puoi reclamarne più di uno, e puoi aspettare; ma qualcun altro potrebbe essere più veloce.

        Contano solo città ed edifici connessi.

underwater-cities-topic-solo = Il solitario
    .text =
        Giochi contro il tabellone. Vinci se alla fine hai almeno 7 città connesse e almeno 100 punti; la città iniziale conta.

        - Usi il lato asimmetrico di una plancia giocatore e gli spazi per 1 o 2 giocatori. Non ci sono contratti. Le città simbiotiche non finiscono mai.
        - In ogni round svolgi i tuoi 3 turni uno dopo l’altro.
        - 3 tessere neutre occupano uno spazio per colore. Alla fine di un round ciascuna avanza di 1 spazio: prima gli spazi verdi, poi i rossi, poi i gialli e di nuovo da capo. Uno spazio con una tessera neutra vale come occupato da un altro giocatore.
        - Se in un round non avanzi sul tracciato della Federazione, nel round successivo è occupato 1 spazio in più. Si scopre una carta del mazzo, e il suo numero dice quale. Dopo il round 10 non succede.

        Dopo ogni round il tuo segnalino torna sotto il tracciato.

        Un’opzione stabilisce quale spazio di ogni colore è occupato all’inizio.
