"""The terms of the rules' glossary, as the word files use them."""

from __future__ import annotations

LOCALES = ("en", "it", "de", "pt-BR")
"""The languages, in the order of the glossary's columns."""

NAMED_BY_THEIR_ID = {
    "metal": ("metal", "metallo", "Metall", "metal"),
    "plant": ("plant", "pianta", "Pflanze", "planta"),
    "fuel": ("fuel", "carburante", "Treibstoff", "combustível"),
    "tech": ("tech", "tecnologia", "Technologie", "tecnologia"),
    "metal_expert": (
        "Metal Expert",
        "Esperto di Metalli",
        "Metallprofi",
        "Especialista em Metais",
    ),
    "plant_expert": (
        "Plant Expert",
        "Esperto di Piante",
        "Pflanzenprofi",
        "Especialista em Plantas",
    ),
    "fuel_expert": (
        "Fuel Expert",
        "Esperto di Carburanti",
        "Treibstoffprofi",
        "Especialista em Combustíveis",
    ),
    "tech_expert": (
        "Tech Expert",
        "Esperto di Tecnologie",
        "Technologieprofi",
        "Especialista em Tecnologias",
    ),
    "trader": ("Trader", "Commerciante", "Händlerin", "Comerciante"),
    "spy": ("Spy", "Spia", "Spion", "Espiã"),
    "engineer": ("Engineer", "Ingegnere", "Ingenieurin", "Engenheira"),
    "explorer": ("Explorer", "Esploratore", "Entdecker", "Explorador"),
}
IN_SENTENCES = {
    "diver": ("diver", "sommozzatore", "Taucher", "mergulhador"),
    "level": ("level", "livello", "Ebene", "nível"),
    "active_level": ("active level", "livello attivo", "aktive Ebene", "nível ativo"),
    "surface": ("at the surface", "in superficie", "an der Oberfläche", "na superfície"),
    "mechanic": ("Mechanic", "Meccanico", "Mechaniker", "Mecânico"),
    "hacker": ("Hacker", "Hacker", "Hacker", "Hacker"),
    "max_move": ("maximum move", "spostamento massimo", "maximale Bewegung", "movimento máximo"),
    "threshold": ("threshold", "soglia", "Schwelle", "limite"),
    "own_x_key": ("X Key", "Chiave X", "eigenes X-Zugangsplättchen", "Chave X própria"),
    "neutral_x_key": (
        "neutral X Key",
        "Chiave X neutra",
        "neutrales X-Zugangsplättchen",
        "Chave X neutra",
    ),
    "sponsor": ("Sponsor tile", "tessere Sponsor", "Sponsorenplättchen", "fichas de Patrocinador"),
    "sponsor_basic": ("Basic side", "lato standard", "Grundseite", "lado padrão"),
    "sponsor_advanced": ("Advanced side", "lato avanzato", "Profiseite", "lado avançado"),
    "public_contract": (
        "public contract",
        "contratto pubblico",
        "offener Auftrag",
        "contrato público",
    ),
    "colony_display": (
        "Colony Display",
        "display della colonia",
        "Kolonieanzeige",
        "painel da Colônia",
    ),
    "credit": ("Credit", "Credito", "Credit", "Crédito"),
    "battery": ("Battery", "Batteria", "Batterie", "Bateria"),
    "propeller": ("propeller", "propulsore", "Propeller", "propulsor"),
    "used_key": (
        "used Key",
        "Chiave già giocata",
        "benutztes Zugangsplättchen",
        "Chave própria já usada",
    ),
    "last_round": ("last round", "ultimo round", "letzte Runde", "última rodada"),
}
OTHERWISE_IN_THE_RULES = frozenset(
    {
        # Shortened so as to be neutral in gender.
        *(("de", f"{resource}_expert") for resource in ("metal", "plant", "fuel", "tech")),
        # There is little room on a button, and the Hacker is shown beside it.
        ("it", "max_move"),
        ("it", "threshold"),
        ("de", "threshold"),
        ("pt-BR", "threshold"),
        # An X Key that is not a player's own is always called neutral.
        ("en", "own_x_key"),
        # In the form that the grammar of their sentence requires.
        ("it", "neutral_x_key"),
        ("it", "sponsor"),
        ("pt-BR", "sponsor"),
        ("pt-BR", "used_key"),
    }
)
"""Terms that differ from the glossary's, and why."""

VERBS = {
    "v_resurface": "resurface",
    "v_stay": "stay at its level",
    "v_sell": "sell",
    "v_buy": "buy",
    "v_draw": "draw",
    "v_keep": "keep",
    "v_gain": "gain",
    "v_choose": "choose",
    "v_activate": "activate",
    "v_upgrade": "upgrade",
    "v_improve": "improve",
    "v_take_back": "take back",
    "v_fulfil": "fulfil",
}
"""Verbs in English only, since in other languages they change with their subject."""

SPELT = {
    "en": (
        "Credits?", "Battery", "Batteries", "Keys?", "Sponsors?", "Rewards?", "Experts?",
        "Trader", "Spy", "Engineer", "Explorer", "Mechanic", "Hacker", "Display", "Phase",
        "levels?", "contracts?", "divers?", "cubes?", "points?", "propellers?", "rounds?",
    ),
    "it": (
        "Credit[oi]", "Batteri[ae]", "Chiav[ei]", "Sponsor", "Ricompens[ae]", "Espert[oi]",
        "Commerciante", "Spia", "Ingegnere", "Esploratore", "Meccanico", "Hacker", "Fase",
        "livell[oi]", "contratt[oi]", "sommozzator[ei]", "risors[ae]", "cubett[oi]", "punt[oi]",
        "propulsore", "round",
    ),
    "de": (
        "Credits?", "Batterien?", r"(?:X-)?Zugangsplättchen", "Sponsor(?:en)?", "Belohnung",
        r"\w+profis?", "Händlerin", "Spions?", "Ingenieurin", "Entdeckers?", "Mechaniker",
        "Hacker", "Kolonieanzeige", "Phase", "Ebenen?", "Auftrag", "Aufträge", "Taucher",
        "Ressourcen?", "Würfel", "Punkte?", "Propeller", "Runden?",
    ),
    "pt-BR": (
        "Créditos?", "Baterias?", "Chaves?", "Patrocinador", "Recompensas?", "Especialista",
        "Comerciante", "Espiã", "Engenheira", "Explorador", "Mecânico", "Hacker", "Colônia",
        "Fase", "nível", "níveis", "contratos?", "mergulhador(?:es)?", "recursos?", "cubos?",
        "pontos?", "propulsor", "rodadas?",
    ),
}  # fmt: skip
"""Patterns of words whose spelling with or without a capital is fixed."""
