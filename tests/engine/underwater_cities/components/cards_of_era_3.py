"""The cards of Era III: what they change in small positions, written down from their texts."""

from __future__ import annotations

from tests.engine.underwater_cities.components.cases import Cards, Case, Score

TO_M2 = "t-c6-c9 t-c3-c6 t-c3-m2"
TRIO = "c9.b1:farm c9.b2:desal c9.b3:lab"
TRIO_AT_C6 = "c6.b1:farm c6.b2:desal c6.b3:lab"
FIVE_CITIES = "c6 c3 c5 c8 t-c6-c9 t-c3-c6 t-c5-c9 t-c8-c9"
"""Besides them only the starting city is connected."""
FIVE_LABS = "c9.b1:lab c9.b2:lab c9.b3:lab c6 t-c6-c9 c6.b1:lab c6.b2:lab"
SIX_FARMS = "c9.b1:farm c9.b2:farm c9.b3:farm c6 t-c6-c9 c6.b1:farm c6.b2:farm c6.b3:farm"
SET = "t-c6-c9+ c9.b1:farm+ c9.b2:desal+ c9.b3:lab+"

# --- instant cards -------------------------------------------------------------------------------

INSTANT = (
    # 124 Demonstration: pay 1 credit to use 1 or 2 action cards.
    Case(124, "1c +64", "pay:1 use:shore_leave use:personal_assistant way:1",
         "-1c +1k +2s used:64 used:personal_assistant"),
    Case(124, "1c +176", "pay:1 use:jubilee skip", "-1c +3p used:176"),
    Case(124, "1c +64 +176", "pay:1 use:shore_leave use:jubilee",
         "-1c +1k +1s +3p used:64 used:176"),
    Case(124, "9k 9s", None),
    Case(124, "9c -personal_assistant", None),
    # 125 Memorial Fund: pay 4 credits for 3 points.
    Case(125, "9c", "pay:1", "-4c +3p"),
    Case(125, "3c 9b", None),
    # 126 Farewell Tour: discard up to 2 cards, 1 point for each.
    Case(126, "hand:128 hand:129 hand:136",
         "pay:1 discard:relit_corridors pay:1 discard:press_tour", "-2cards +2buried +2p"),
    Case(126, "hand:128 hand:129", "pay:1 discard:last_delivery skip", "-1card +1buried +1p"),
    Case(126, "9c", None),
    # 127 Harvest Festival: the production of an upgraded farm or tunnel.
    Case(127, "c9.b1:farm+ c9.b3:farm+ t-c6-c9+ c9.b2:lab+", "trial:c9.b1", "+1k +1p",
         never="trial:c9.b2"),
    Case(127, "c9.b1:farm+ t-c6-c9+", "trial:t-c6-c9", "+1c +1p"),
    Case(127, "c9.b1:lab+ c9.b2:desal+ t-c6-c9 c9.b3:farm", None),
    # 128 Relit Corridors: up to 2 tunnels, 1 credit each.
    Case(128, "3c t-c6-c9 t-c8-c9 t-c5-c9", "upgrade:t-c6-c9 upgrade:t-c8-c9",
         "-2c ^t-c6-c9 ^t-c8-c9"),
    Case(128, "3c t-c6-c9 t-c3-c6", "upgrade:t-c3-c6 skip", "-1c ^t-c3-c6"),
    Case(128, "9r t-c6-c9", None),
    Case(128, "9c c9.b1:farm", None),
    # 129 Last Delivery: 1 steelplast for each colour with an own tile, this turn's included.
    Case(129, "", "", "+1s"),
    Case(129, "green_1=me yellow_4=me red_3=other", "", "+2s"),
    Case(129, "green_1=me red_3=me_other", "", "+3s"),
    # 130 Summit Seat: on space 1 2 points, otherwise advance 2.
    Case(130, "@1", "", "+2p"),
    Case(130, "@2", "advance:2", "+2p @1"),
    Case(130, "", "advance:2", "+1c @3", never="advance:3"),
    # 131 University Town: with 5 laboratories 1 point and 1 science.
    Case(131, FIVE_LABS, "", "+1p +1r"),
    Case(131, FIVE_LABS.replace("c6.b2:lab", "c6.b2:farm"), None),
    Case(131, FIVE_LABS.replace("t-c6-c9 ", ""), None),
    # 132 Archive Dive: draw 5, keep 2.
    Case(132, "", "keep:farewell_tour&keep:harvest_festival", "+2cards +3buried"),
    # 133 Harvest Count: 1 point for 4, 2 for 7 farms.
    Case(133, f"{SIX_FARMS} c6.x:farm+", "", "+2p"),
    Case(133, SIX_FARMS, "", "+1p"),
    Case(133, "c9.b1:farm c9.b2:farm c9.b3:farm c9.x:farm", "", "+1p"),
    Case(133, "c9.b1:farm c9.b2:farm c9.b3:farm c6.b1:farm", None),
    # 134 Coastal Link: with a metropolis, a tunnel for 1 credit.
    Case(134, f"1c {TO_M2}", "site:t-c8-c9", "-1c t-c8-c9"),
    Case(134, f"9c {TO_M2}", "site:t-c8-c9", "-1c t-c8-c9"),
    Case(134, f"9s {TO_M2}", None),
    Case(134, "9c 9s t-c6-c9 t-c3-c6", None),
    # 142 Annexe: a building on an expansion site, upgraded at once for 1 science.
    Case(142, "1k 1r", "site:c9.x", "-1k -1r c9.x:farm+", never="site:c9.b2"),
    Case(142, "1c 1s 1r", "build:lab site:c6.x", "-1s -1r c6.x:lab+"),
    Case(142, "5c 5s 5r", "build:lab site:c6.x", "-1s -1r c6.x:lab+", never="build:tunnel"),
    Case(142, "9r", None),
    # 143 Second Wind: a used action card is available again; 1 point.
    Case(143, "-176 -personal_assistant", "part:1 refresh:jubilee", "+1p fresh:176"),
    Case(143, "+176", "part:2", "+1p"),
    # 144 Pioneer Stories: 1 point for each connected building on an expansion site.
    Case(144, "c9.x:farm c6 t-c6-c9 c6.x:lab+ c8.x:desal c9.b1:farm", "", "+2p"),
    Case(144, "c8.x:desal c9.b1:farm", None),
    # 145 Banquet: pay 2 kelp for 2 points, up to twice.
    Case(145, "6k", "pay:1 pay:1", "-4k +4p"),
    Case(145, "4k", "pay:1 skip", "-2k +2p"),
    Case(145, "1k 9b", None),
    # 146 Construction Windfall: with 5 cities a desalination plant for free.
    Case(146, FIVE_CITIES, "site:c9.b2", "c9.b2:desal", never="site:c9.x"),
    Case(146, FIVE_CITIES.replace("c8 ", "c8* ", 1), "site:c9.b2", "c9.b2:desal"),
    Case(146, FIVE_CITIES.replace(" t-c8-c9", ""), None),
    # 147 Prime Slot: a yellow slot occupied by another player.
    Case(147, "yellow_1=other", "perform:yellow_1 part:2 way:1 skip", "+1k +1s"),
    Case(147, "yellow_4=other red_3=other", "perform:yellow_4", "+2r",
         never="perform:red_3 perform:yellow_1"),
    Case(147, "yellow_4=me_other red_3=other", None),
    # 148 Coastal Accession: pay 2 credits, draw 2 metropolises and keep 1, connected.
    Case(148, "2c", "pay:1 keep:harbour_market", "-2c +1k tile:harbour_market",
         never="keep:shipyards"),
    Case(148, "5c", "pay:1 keep:kelp_terraces", "-2c +2cards tile:kelp_terraces"),
    Case(148, "1c 9b", None),
    # 149 Twin Plants: 1 point per 2 pairs of upgraded buildings of one kind in one city.
    Case(149, "c9.b1:farm+ c9.b2:farm+ c6 t-c6-c9 c6.b1:lab+ c6.b2:lab+ c6.b3:lab+", "", "+1p"),
    Case(149, "c9.b1:farm+ c9.b2:farm+ c9.b3:desal+ c9.x:desal+", "", "+1p"),
    Case(149, "c9.b1:farm+ c9.b2:farm+ c9.b3:farm+ c9.x:farm+", None),
    Case(149, "c9.b1:farm+ c9.b2:farm+ c6 c6.b1:lab+ c6.b2:lab+", None),
    # 150 Model Towns: 1 point per 2 cities with all 3 kinds of buildings.
    Case(150, f"{TRIO} c6 t-c6-c9 {TRIO_AT_C6}", "", "+1p"),
    Case(150, f"{TRIO} c6 {TRIO_AT_C6}", None),
    Case(150, f"{TRIO} c6 t-c6-c9 c6.b1:farm c6.b2:desal c6.b3:farm", None),
    # 151 Census: with 6 cities 2 points, otherwise 1 kelp.
    Case(151, f"{FIVE_CITIES} c7* t-c7-c8", "", "+2p"),
    Case(151, f"{FIVE_CITIES} c7*", "", "+1k"),
    # 152 Thesis Defence: pay 2 science for 3 points.
    Case(152, "3r", "pay:1", "-2r +3p"),
    Case(152, "1r 9s", None),
    # 153 Late Arrivals: a city for 1 steelplast less.
    Case(153, "1s 1k 1c", "site:c6", "-1s -1k -1c c6"),
    Case(153, "1k 1b 2c", "build:purple site:c6", "-1k -1b -2c c6*"),
    Case(153, "9s 9k 9c", "site:c6", "-1s -1k -1c c6"),
    Case(153, "1k 2c", None),
    # 154 Quality Seal: an upgrade; if so, 1 point.
    Case(154, "1r c9.b2:farm", "upgrade:c9.b2", "-1r +1p ^c9.b2"),
    Case(154, "9r t-c6-c9 c9.b2:farm", "upgrade:t-c6-c9", "-1r +1p ^t-c6-c9"),
    Case(154, "1r c9.b2:farm", "skip"),
    Case(154, "9c c9.b2:farm", None),
    # 155 Replication Systems Test: a laboratory; if so, 1 point and 1 card.
    Case(155, "1s", "site:c9.b2", "-1s +1p +1card c9.b2:lab"),
    Case(155, "9s", "site:c9.b2", "-1s +1p +1card c9.b2:lab"),
    Case(155, "1s", "skip"),
    Case(155, "9c 9k", None),
    # 163 Federal Mandate: a coloured slot that one does not occupy.
    Case(163, "red_3=other", "perform:red_3", "+2s +1k",
         never="perform:green_2 perform:always"),
    Case(163, "red_3=me_other", "perform:yellow_4", "+2r", never="perform:red_3"),
    # 164 Living Dome: a symbiotic city for 4 credits and 1 kelp.
    Case(164, "4c 1k", "site:c6", "-4c -1k c6*"),
    Case(164, "4c 1b", "site:c6", "-4c -1b c6*"),
    Case(164, "9c 9k", "site:c6", "-4c -1k c6*"),
    Case(164, "3c 9k 9s 9b", None),
    # 165 State Visit: 1 point, advance 2.
    Case(165, "", "advance:2", "+1p +1c @3", never="advance:3"),
    Case(165, "@1", "advance:2", "+3p"),
    # 166 Demonstration: use an action card; 1 point.
    Case(166, "", "part:1 use:personal_assistant way:1", "+1s +1p used:personal_assistant"),
    Case(166, "-personal_assistant", "part:2", "+1p"),
    # 167 Trial Run: the production of an upgraded structure; 1 credit.
    Case(167, "c9.b2:farm+", "part:1 trial:c9.b2", "+1k +1p +1c"),
    Case(167, "c9.b2:farm+ t-c6-c9+", "part:1 trial:t-c6-c9", "+2c +1p"),
    Case(167, "c9.b2:lab t-c6-c9 t-c3-c6+", "part:2", "+1c"),
    # 168 Turnkey Plant: a building for 1 credit, upgraded at once for free.
    Case(168, "1c", "build:lab site:c9.b2", "-1c c9.b2:lab+", never="build:tunnel"),
    Case(168, "9c", "build:lab site:c9.b2", "-1c c9.b2:lab+"),
    Case(168, "9k 9s 9r", None),
    # 169 Grand Overhaul: up to 2 structures for free.
    Case(169, "c9.b1:farm t-c6-c9 c9.b2:lab", "upgrade:c9.b1 upgrade:t-c6-c9",
         "^c9.b1 ^t-c6-c9"),
    Case(169, "c9.b1:farm c8.b1:farm", "upgrade:c8.b1 skip", "^c8.b1"),
    Case(169, "c9.b1:farm+ t-c6-c9+", None),
    # 170 Skyline: 1 point per 6 connected buildings.
    Case(170, SIX_FARMS, "", "+1p"),
    Case(170, f"{SIX_FARMS} c9.x:lab c6.x:lab c5 t-c5-c9 c5.b1:lab c5.b2:lab c5.b3:lab c5.x:lab",
         "", "+2p"),
    Case(170, SIX_FARMS.replace("t-c6-c9 ", ""), None),
    Case(170, SIX_FARMS.replace(" c6.b3:farm", ""), None),
    # 171 Living Exhibit: pay 1 biomatter for 3 points.
    Case(171, "2b", "pay:1", "-1b +3p"),
    Case(171, "9k 9s", None),
    # 172 Showcase Network: 1 point for each set of an upgraded tunnel and each upgraded building.
    Case(172, SET, "", "+1p"),
    Case(172, f"{SET} t-c8-c9+ c8 c8.b1:farm+ c8.b2:desal+ c8.b3:lab+", "", "+2p"),
    Case(172, SET.replace("t-c6-c9+", "t-c6-c9"), None),
    # 173 Free Passage: a structure for free.
    Case(173, "", "build:tunnel site:t-c6-c9", "t-c6-c9"),
    Case(173, "", "build:desal site:c9.b2", "c9.b2:desal", never="build:white site:c9.x"),
    # 174 Building Boom: up to 3 buildings.
    Case(174, "1k 1c 1s", "build:farm site:c9.b2 build:desal site:c9.b3 site:c6.b2",
         "-1k -1c -1s c9.b2:farm c9.b3:desal c6.b2:lab"),
    Case(174, "4k", "site:c9.b2 site:c9.b3 site:c6.b2",
         "-3k c9.b2:farm c9.b3:farm c6.b2:farm"),
    Case(174, "2s 1c", "build:lab site:c9.b2 skip", "-1s c9.b2:lab", never="build:tunnel"),
    Case(174, "9r", None),
)  # fmt: skip

# --- permanents ----------------------------------------------------------------------------------

PERMANENT = (
    # 135 Foreign Desk: once a turn, advancing gives 1 point.
    Case(135, "", "green_2 advance:2", "+1c +1p @3"),
    Case(135, "@1", "green_2 advance:1", "+2p"),
    Case(135, "", "green_2=165 order:card advance:2 advance:1", "+2p +1c +1s @2"),
    Case(135, "", "green_2=165 order:card advance:0 advance:1", "+2p @4"),
    Case(135, "@3", "red_3", "+2s +1k"),
    # 156 Showroom: each upgrade gives 1 point.
    Case(156, "2r c9.b1:farm t-c6-c9", "yellow_4 way:2 upgrade:c9.b1 upgrade:t-c6-c9",
         "-2r +2p ^c9.b1 ^t-c6-c9"),
    Case(156, "1s 1c", "green_2=51 order:card site:c9.b2", "-1s -1c +1p c9.b2:lab+"),
    Case(156, "1b 2c", "red_2=92 order:card pay:1", "-1b -2c c9*"),
    # 175 Right People: a card that matches its slot gives 1 point.
    Case(175, "", "red_3=23 order:slot leave", "+2s +1k +1p"),
    Case(175, "", "red_3", "+2s +1k"),
    Case(175, "", "always", "+2c +2cards"),
)  # fmt: skip

# --- action cards --------------------------------------------------------------------------------

ACTION = (
    # 136 Press Tour: 1 point and 2 credits.
    Case(136, "", "", "+1p +2c"),
    # 157 Master Builders: a structure for free, upgraded at once for free.
    Case(157, "", "build:tunnel site:t-c6-c9", "t-c6-c9+"),
    Case(157, "", "build:farm site:c9.b2", "c9.b2:farm+", never="site:c9.x"),
    # 176 Jubilee: 3 points.
    Case(176, "", "", "+3p"),
)  # fmt: skip

# --- production cards ----------------------------------------------------------------------------

# The starting city eats 1 kelp, and so does each further connected one.
PRODUCTION = (
    # 137 Soup Kitchens: pay 1 kelp for 1 point, up to 3 times.
    Case(137, "5k", "pay:1 pay:1 pay:1", "-4k +3p"),
    Case(137, "5k", "pay:1 pay:1 skip", "-3k +2p"),
    Case(137, "5p 1b", "", "-1b"),
    # 158 Reef Parades: 2 points per 2 symbiotic cities.
    Case(158, "2k c9* c6* t-c6-c9", "", "-2k +1c +6p"),
    Case(158, "2k c9* c6 c8* t-c6-c9", "", "-2k +1c +2p"),
    # 177 Extra Shift: 2 different upgraded structures produce once more.
    Case(177, "1k c9.b1:farm+ c9.b2:lab+ t-c6-c9+", "trial:c9.b1 trial:t-c6-c9",
         "+1k +4p +2c +1r +1s"),
    Case(177, "1k c9.b1:farm+ c9.b2:lab+", "trial:c9.b2 skip", "+1p +2r +2s"),
    Case(177, "1k c9.b2:lab+", "trial:c9.b2", "-1k +2r +2s"),
    Case(177, "1k c9.b2:lab c6.b1:farm+", "", "-1k +1r"),
)  # fmt: skip

# --- end-scoring cards ---------------------------------------------------------------------------

END = (
    # 138 Sold Shares: 4 credits for 2 points, up to 4 times.
    Score(138, "3c 9b", 0),
    Score(138, "9c", 4),
    Score(138, "25c", 8),
    # 139 Frontier Homes: 1 point for each connected building on an expansion site.
    Score(139, "c9.b1:farm c8.x:lab", 0),
    Score(139, "c9.x:farm c6 t-c6-c9 c6.x:lab c8.x:lab", 2),
    # 140 Metropolitan Area: 1 point for 6, 2 for 7, 4 for 8 connected cities.
    Score(140, FIVE_CITIES, 0),
    Score(140, f"{FIVE_CITIES} c7* t-c7-c8", 1),
    Score(140, f"{FIVE_CITIES} c7 t-c7-c8 c1* t-c1-c5", 2),
    Score(140, f"{FIVE_CITIES} c7 t-c7-c8 c1 t-c1-c5 c2", 2),
    Score(140, f"{FIVE_CITIES} c7 t-c7-c8 c1 t-c1-c5 c2 t-c2-c3", 4),
    Score(140, f"{FIVE_CITIES} c7 t-c7-c8 c1 t-c1-c5 c2 t-c2-c3 c4 t-c4-c7", 4),
    # 141 Water Rights: 1 point per 2 upgraded desalination plants.
    Score(141, "c9.b1:desal+ c9.b2:desal c6.b1:desal+", 0),
    Score(141, "c9.b1:desal+ c9.b2:desal+ c9.b3:desal+", 1),
    Score(141, "c9.b1:desal+ c9.b2:desal+ c9.b3:desal+ c9.x:desal+", 2),
    # 159 Farm Belt: 2 points for each city with at least 2 upgraded farms.
    Score(159, "c9.b1:farm+ c9.b2:farm c9.b3:lab+", 0),
    Score(159, "c9.b1:farm+ c9.b2:farm+ c9.b3:farm+ c9.x:farm+", 2),
    Score(159, "c9.b1:farm+ c9.b2:farm+ c6 t-c6-c9 c6.b1:farm+ c6.x:farm+", 4),
    # 160 Monoculture: the most numerous kind: 1 point for 6, 3 for 8, 5 for 10.
    Score(160, FIVE_LABS, 0),
    Score(160, SIX_FARMS, 1),
    Score(160, f"{SIX_FARMS} c9.x:lab c6.x:farm", 1),
    Score(160, f"{SIX_FARMS} c9.x:farm c6.x:farm", 3),
    Score(160, f"{SIX_FARMS} c9.x:farm c6.x:farm c5 t-c5-c9 c5.b1:farm", 3),
    Score(160, f"{SIX_FARMS} c9.x:farm c6.x:farm c5 t-c5-c9 c5.b1:farm c5.b2:farm", 5),
    # 161 Alumni Network: 1 point for each Special card played and paid for.
    Score(161, "+15 hand:191", 0),
    Score(161, "+192 +181 paid:197", 3),
    # 162 Packed Docks: 1 point per 2 cities whose ordinary building sites are all built on.
    Score(162, f"{TRIO} c6 t-c6-c9 c6.b1:farm c6.b2:desal c6.x:lab", 0),
    Score(162, f"{TRIO} c6 t-c6-c9 {TRIO_AT_C6}", 1),
    Score(162, f"{TRIO} c6 {TRIO_AT_C6}", 0),
    # 178 White City: 1 point per 2 connected nonsymbiotic cities.
    Score(178, "c6* t-c6-c9 c8", 0),
    Score(178, "c6 t-c6-c9", 1),
    Score(178, FIVE_CITIES, 2),
    # 179 Reef Capital: 1 point for each symbiotic city with all 3 kinds of buildings.
    Score(179, f"{TRIO} c6* t-c6-c9", 0),
    Score(179, f"c9* {TRIO} c6 t-c6-c9 {TRIO_AT_C6}", 1),
    Score(179, f"c9* {TRIO} c6* t-c6-c9 {TRIO_AT_C6}", 2),
    # 180 State of the Art: 1 point per 5 connected upgraded structures.
    Score(180, SET, 0),
    Score(180, f"{SET} t-c8-c9 t-c3-c6+", 0),
    Score(180, f"{SET} t-c8-c9+", 1),
)  # fmt: skip

CARDS = Cards(INSTANT, PERMANENT, ACTION, PRODUCTION, END)
