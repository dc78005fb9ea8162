### Le regole della Barriera delle perle in breve.

pearl-reef-topic-aim = Come si gioca
    .text =
        Di notte ti immergi in cerca di conchiglie e le apri quando vuoi. Vince chi ha più perle.

        - Tutti cominciano con 2 conchiglie chiuse; le altre stanno coperte in 3 scogliere.
        - Nel tuo turno ti immergi in una scogliera che ha ancora conchiglie e prendi in mano la prima, oppure resti sulla zattera.
        - Poi apri quante conchiglie vuoi della tua mano, una dopo l’altra. Tutti vedono che cosa c’è dentro, e ogni perla è un punto.
        - La partita finisce dopo 14 notti, dopo 7 se è breve, o appena tutte le scogliere sono vuote.
        - Ogni conchiglia ancora chiusa alla fine vale 1 punto. A parità di punti vince chi ha aperto più conchiglie.
