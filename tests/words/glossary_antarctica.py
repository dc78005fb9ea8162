"""The words of the glossary of Antarctica, each in the languages of `tests.words.glossary`."""

from __future__ import annotations

NAMED_BY_THEIR_ID = {
    "camp": ("Camp", "Campo", "Camp", "Acampamento"),
    "shipyard": ("Shipyard", "Cantiere Navale", "Werft", "Estaleiro"),
    "crane": ("Crane", "Gru", "Kran", "Guindaste"),
    "shaft_tower": ("Shaft Tower", "Torre di Manovra", "Förderturm", "Torre de mina"),
    "drilling_rig": ("Drilling Rig", "Trivellatrice", "Bohrturm", "Torre de perfuração"),
    "wind_turbine": ("Wind Turbine", "Turbina Eolica", "Windrad", "Turbina eólica"),
    "laboratory": ("Laboratory", "Laboratorio", "Labor", "Laboratório"),
    "factory": ("Factory", "Fabbrica", "Fabrik", "Fábrica"),
    "headquarters": ("Headquarters", "Quartier Generale", "Hauptquartier", "Quartel-general"),
    "plankton_farm": (
        "Plankton Farm",
        "Raccolta Plancton",
        "Planktonfarm",
        "Fazenda de plâncton",
    ),
    "satellite_dish": (
        "Satellite Dish",
        "Antenna Parabolica",
        "Parabolantenne",
        "Antena parabólica",
    ),
    "icebreaker": ("Icebreaker", "Icebreaker", "Eisbrecher", "Quebra-gelo"),
    "place_scientist": (
        "Place a Scientist",
        "Piazzare uno Scienziato",
        "Wissenschaftler einsetzen",
        "Posicionar um cientista",
    ),
    "plus_two_scientists": (
        "+2 Scientists",
        "+2 Scienziati",
        "+2 Wissenschaftler",
        "+2 cientistas",
    ),
    "quick_research": (
        "Quick Research",
        "Ricerca Veloce",
        "Schnelle Forschung",
        "Pesquisa rápida",
    ),
}
IN_SENTENCES = (
    ("area", "area", "Gebiet", "área"),
    ("Sun", "Sole", "Sonne", "Sol"),
    ("anticlockwise", "in senso antiorario", "gegen den Uhrzeigersinn", "no sentido anti-horário"),
    ("ship", "nave", "Schiff", "navio"),
    ("target area", "area bersaglio", "Zielgebiet", "área de destino"),
    ("scientist", "scienziato", "Wissenschaftler", "cientista"),
    ("Personal Supply", "Riserva Personale", "persönlicher Vorrat", "Reserva Pessoal"),
    ("Common Reserve", "Riserva Comune", "allgemeine Reserve", "Reserva Comum"),
    ("cube", "cubetto", "Würfel", "cubo"),
    (
        "Discarded Resources",
        "Risorse Scartate",
        "abgelegte Ressourcen",
        "Recursos Descartados",
    ),
    ("building", "edificio", "Gebäude", "construção"),
    ("building card", "carta Edificio", "Gebäudekarte", "carta de construção"),
    ("deck", "mazzo", "Stapel", "baralho"),
    ("access", "accesso", "Zugang", "acesso"),
    ("star", "asterisco", "Stern", "estrela"),
    ("Research Station", "Centro di Ricerca", "Forschungsstation", "Estação de pesquisa"),
    ("Research Point", "Punto Ricerca", "Forschungspunkt", "ponto de pesquisa"),
    ("Shipyard card", "carta Cantiere Navale", "Werftkarte", "carta de estaleiro"),
    ("Resource card", "carta Risorsa", "Ressourcenkarte", "carta de recurso"),
    ("do nothing", "non fare niente", "nichts tun", "não fazer nada"),
    ("discard", "scartare", "ablegen", "descartar"),
)
