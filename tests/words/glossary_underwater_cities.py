"""The words of the glossary of Underwater Cities, in the languages of `tests.words.glossary`."""

from __future__ import annotations

NAMED_BY_THEIR_ID = {
    "credit": ("credit", "credito", "Credit", "crédito"),
    "kelp": ("kelp", "alga", "Tang", "kelp"),
    "steelplast": ("steelplast", "plastacciaio", "Stahlplastik", "plastiaço"),
    "science": ("science", "ricerca", "Wissenschaft", "ciência"),
    "biomatter": ("biomatter", "biomateria", "Biomasse", "biomassa"),
    "city": ("city", "città", "Stadt", "cidade"),
    "white": (
        "nonsymbiotic city",
        "città non simbiotica",
        "nicht-symbiotische Stadt",
        "cidade não simbiótica",
    ),
    "purple": ("symbiotic city", "città simbiotica", "symbiotische Stadt", "cidade simbiótica"),
    "building": ("building", "edificio", "Gebäude", "construção"),
    "farm": ("farm", "serra", "Farm", "fazenda"),
    "desal": (
        "desalination plant",
        "dissalatore",
        "Entsalzungsanlage",
        "usina dessalinizadora",
    ),
    "lab": ("laboratory", "laboratorio", "Labor", "laboratório"),
    "tunnel": ("tunnel", "tunnel", "Tunnel", "túnel"),
}
IN_SENTENCES = (
    ("starting city", "città iniziale", "Start-Stadt", "cidade inicial"),
    ("upgraded", "migliorato", "aufgewertet", "melhorado"),
    ("surcharge", "sovrapprezzo", "Zusatzzahlung", "sobretaxa"),
    ("network", "rete", "Netzwerk", "rede"),
    ("action slot", "spazio azione", "Aktionsplatz", "espaço de ação"),
    ("action tile", "tessera azione", "Aktionsplättchen", "marcador de ação"),
    (
        "action-cloning tile",
        "tessera Clona Azione",
        "Aktionskopie-Plättchen",
        "peça de ação de clonagem",
    ),
    ("action card", "carta azione", "Aktionskarte", "carta de ação"),
    ("production card", "carta produzione", "Produktionskarte", "carta de produção"),
    ("end-scoring card", "carta punteggio", "Schlusswertungskarte", "carta de pontuação final"),
    ("Special card", "carta Speciale", "Spezialkarte", "carta especial"),
    ("Personal Assistant", "Assistente Personale", "Assistent", "Assistente"),
    ("hand limit", "limite di mano", "Handkartenlimit", "limite de mão"),
    (
        "Federation track",
        "tracciato della Federazione",
        "Staatenbund-Leiste",
        "trilha da federação",
    ),
    ("for free", "gratuit", "kostenlos", "gratuitamente"),
)
SHORTENED = frozenset({"upgraded", "hand limit", "Personal Assistant", "for free"})
"""Terms that share an entry in the rules' glossary, or whose form depends on the sentence."""
