"""The cards of Era II: what they change in small positions, written down from their texts."""

from __future__ import annotations

from tests.engine.underwater_cities.components.cases import Cards, Case, Score

TO_M2 = "t-c6-c9 t-c3-c6 t-c3-m2"
TO_M3 = "t-c8-c9 t-c7-c8 t-c7-m3"
TRIO = "c9.b1:farm c9.b2:desal c9.b3:lab"
FULL_AT_C6 = "c6.b1:farm c6.b2:desal c6.b3:farm"
SIX_TUNNELS = "t-c6-c9 t-c8-c9 t-c5-c9 t-c3-c6 t-c3-c5 t-c5-c7"
"""Each of them ends at a city where there are cities at c3 and c5."""

# --- instant cards -------------------------------------------------------------------------------

INSTANT = (
    # 67 Night Freight: pay 1 credit for 1 kelp, 1 steelplast and 1 card.
    Case(67, "1c", "pay:1", "-1c +1k +1s +1card"),
    Case(67, "9k 9b", None),
    # 68 Coastal Trade: 2 credits for each connected metropolis.
    Case(68, TO_M2, "", "+2c"),
    Case(68, f"{TO_M2} {TO_M3}", "", "+4c"),
    Case(68, "t-c8-c9 t-c7-c8 t-c4-c7 t-c4-m1", None),
    # 69 Demonstration: use an action card.
    Case(69, "", "use:personal_assistant way:1", "+1s used:personal_assistant"),
    Case(69, "+64", "use:shore_leave", "+1k +1s used:64"),
    Case(69, "-personal_assistant -64", None),
    # 70 Trial Run: with 2 upgraded laboratories 1 science, 1 steelplast and 1 card.
    Case(70, "c9.b1:lab+ c6 t-c6-c9 c6.b1:lab+", "", "+1r +1s +1card"),
    Case(70, "c9.b1:lab+ c9.b2:lab c9.b3:farm+", None),
    Case(70, "c9.b1:lab+ c6 c6.b1:lab+", None),
    # 71 Brine Bacteria: with 3 desalination plants 1 biomatter.
    Case(71, "c9.b1:desal c9.b2:desal+ c9.x:desal", "", "+1b"),
    Case(71, "c9.b1:desal c9.b2:desal c9.b3:lab", None),
    Case(71, "c9.b1:desal c9.b2:desal c6.b1:desal", None),
    # 72 Personnel Review: up to 2 used action cards are available again.
    Case(72, "-64 -176 -personal_assistant", "refresh:jubilee refresh:shore_leave",
         "fresh:64 fresh:176"),
    Case(72, "-64 -176", "refresh:jubilee skip", "fresh:176", never="refresh:personal_assistant"),
    Case(72, "+64", None),
    # 73 Job Fair: draw 4, keep 2.
    Case(73, "", "keep:night_freight&keep:trial_run_labs", "+2cards +2buried"),
    # 74 Survey: a laboratory or farm on an expansion site.
    Case(74, "1s 1k", "build:lab site:c9.x", "-1s c9.x:lab", never="build:desal site:c9.b2"),
    Case(74, "1k", "site:c5.x", "-1k c5.x:farm"),
    Case(74, "9c", None),
    # 86 Filtration Recycling: 1 steelplast per 2 desalination plants.
    Case(86, "c9.b1:desal c9.b2:desal c9.b3:desal", "", "+1s"),
    Case(86, "c9.b1:desal c9.b2:desal c9.b3:desal c9.x:desal+", "", "+2s"),
    Case(86, "c9.b1:desal c9.b2:lab c6.b1:desal", None),
    # 87 Farm Modernisation: up to 2 farms, 1 credit or 1 science each.
    Case(87, "1c 1r c9.b1:farm c9.b2:farm", "upgrade:c9.b1 pay:1-credit upgrade:c9.b2",
         "-1c -1r ^c9.b1 ^c9.b2"),
    Case(87, "2c c9.b1:farm c9.b2:farm", "upgrade:c9.b1 upgrade:c9.b2", "-2c ^c9.b1 ^c9.b2"),
    Case(87, "3r c9.b1:farm c9.b2:farm c9.b3:farm", "upgrade:c9.b1 upgrade:c9.b2",
         "-2r ^c9.b1 ^c9.b2"),
    Case(87, "9c 9r c9.b1:lab t-c6-c9", None),
    # 88 Twin Construction: up to 2 buildings.
    Case(88, "1k 1c", "build:farm site:c9.b2 site:c9.b3", "-1k -1c c9.b2:farm c9.b3:desal",
         never="site:c9.x"),
    Case(88, "3k", "site:c9.b2 site:c9.b3", "-2k c9.b2:farm c9.b3:farm"),
    Case(88, "2s", "site:c9.b2 skip", "-1s c9.b2:lab"),
    Case(88, "2s 1c", "build:lab site:c9.b2 skip", "-1s c9.b2:lab", never="build:tunnel"),
    # 89 Side Contract: an available green slot.
    Case(89, "", "perform:green_2 advance:1", "@4", never="perform:red_3 perform:always"),
    Case(89, "green_2=other", "perform:green_3 take:kelp_laureates", "took:181",
         never="perform:green_2"),
    # 90 Trial Run: the production of an upgraded structure.
    Case(90, "c9.b1:desal+ c9.b2:desal+ c9.b3:lab", "trial:c9.b1", "+1c +1b", never="trial:c9.b3"),
    Case(90, "t-c6-c9+", "trial:t-c6-c9", "+1c +1p"),
    Case(90, "c6 c6.b2:farm+ t-c8-c9 t-c7-c8+ c9.b1:farm", None),
    # 91 Living Walls: a structure, upgraded at once for 1 kelp.
    Case(91, "1s 1c 1k", "build:tunnel site:t-c6-c9", "-1s -1c -1k t-c6-c9+"),
    Case(91, "1s 1k", "build:lab site:c9.b2", "-1s -1k c9.b2:lab+"),
    Case(91, "1s 1b", "build:lab pay:1-steelplast", "-1s c9.b1:lab+", never="site:c9.b2"),
    Case(91, "9r 9b", "build:farm", "-1b c9.b1:farm+", never="site:c9.b2"),
    Case(91, "9s 9k", "build:lab site:c9.b2", "-1s -1k c9.b2:lab+"),
    Case(91, "9r", None),
    # 92 Symbiotic Refit: pay 1 biomatter and 2 credits to turn a city.
    Case(92, "1b 2c", "pay:1", "-1b -2c c9*"),
    Case(92, "1b 3c c6", "pay:1 convert:c6", "-1b -2c c6*"),
    Case(92, "1b 1c", None),
    Case(92, "1b 2c c9*", None),
    # 93 Red Carpet: with 2 own tiles on red slots 2 points, otherwise 2 credits.
    Case(93, "red_3=me", "", "+2p"),
    Case(93, "green_1=me red_3=other", "", "+2c"),
    # 94 Varied Week: with tiles on all 3 colours 1 biomatter and 1 point, otherwise 1 steelplast.
    Case(94, "green_1=me yellow_4=me_other", "", "+1b +1p"),
    Case(94, "green_1=me yellow_4=other", "", "+1s"),
    # 106 Industrial Espionage: a slot occupied by another player.
    Case(106, "red_3=other yellow_4=other", "perform:red_3", "+2s +1k",
         never="perform:always perform:green_2 perform:yellow_1"),
    Case(106, "red_3=me_other yellow_4=me", None),
    # 107 Night Shift: the always-available slot.
    Case(107, "", "perform:always", "+2c +2cards"),
    # 108 Showcase Plant: a building for free, upgraded at once for 1 science.
    Case(108, "1r", "build:farm site:c9.b2", "-1r c9.b2:farm+", never="build:tunnel site:c9.x"),
    Case(108, "", "build:lab", "c6.b1:lab+", never="site:c9.b2"),
    # 109 Refit Campaign: up to 3 structures, 1 kelp or 1 science each.
    Case(109, "2k 1r c9.b1:farm c9.b2:lab t-c6-c9 c9.b3:desal",
         "upgrade:c9.b1 pay:1-kelp upgrade:t-c6-c9 pay:1-science upgrade:c9.b3",
         "-2k -1r ^c9.b1 ^t-c6-c9 ^c9.b3"),
    Case(109, "9r c9.b1:farm c9.b2:lab t-c6-c9 c9.b3:desal",
         "upgrade:c9.b1 upgrade:c9.b2 upgrade:c9.b3", "-3r ^c9.b1 ^c9.b2 ^c9.b3"),
    Case(109, "9b 9c c9.b1:farm", None),
    # 110 Paid Settlers: a nonsymbiotic city for 4 credits.
    Case(110, "4c", "site:c6", "-4c c6", never="build:purple"),
    Case(110, "9c", "site:c6", "-4c c6"),
    Case(110, "3c 9s 9k", None),
    # 111 Recruiting Office: a Special card, or 1 biomatter and 1 card.
    Case(111, "", "way:1 take:kelp_laureates", "took:181"),
    Case(111, "", "way:2", "+1b +1card"),
    # 112 Encore: use an action card, even a used one; 1 steelplast.
    Case(112, "-64 -personal_assistant", "part:1 use:shore_leave", "+1k +2s"),
    Case(112, "+64", "part:1 use:shore_leave", "+1k +2s used:64"),
    Case(112, "", "part:2 skip", "+1s"),
    # 113 Staff Dividend: 1 steelplast and 1 card per 4 claimed cards.
    Case(113, "+15 +46 +47 -64", "", "+1s +1card"),
    Case(113, "+15 +46 +47 +64 +12 +32 +192 +181", "", "+2s +2cards"),
    Case(113, "+15 +46 +47", None),
    # 114 Tunnel Drone: a tunnel for free.
    Case(114, "", "site:t-c6-c9", "t-c6-c9", never="site:t-c3-c6"),
    Case(114, "", "site:t-c5-c9", "+1s t-c5-c9"),
)  # fmt: skip

# --- permanents ----------------------------------------------------------------------------------

PERMANENT = (
    # 75 Credit Line: farms and laboratories may be built for 1 credit each.
    Case(75, "1c", "red_1 way:1 site:c9.b2", "-1c c9.b2:farm"),
    Case(75, "1c", "red_1 way:2 site:c9.b2", "-1c c9.b2:lab"),
    Case(75, "1c 1k", "red_1 way:1 site:c9.b2 pay:1-kelp skip", "-1k c9.b2:farm"),
    Case(75, "1s 1c", "yellow_2 site:t-c6-c9", "-1s -1c t-c6-c9"),
    # 76 Hardship Fund: 1 credit at the end of a turn without credits.
    Case(76, "", "green_2 advance:1 end", "@4 +1c +1card"),
    Case(76, "1c", "green_2 advance:1 end", "@4 +1card"),
    # 77 Headhunters: taking a Special card gives 2 credits and 1 card.
    Case(77, "", "green_3 take:kelp_laureates", "+2c +1card took:181"),
    Case(77, "", "green_3=52 order:card part:1 take:kelp_laureates take:reef_nobel",
         "+5c +2cards took:181 took:182"),
    Case(77, "", "red_3", "+2s +1k"),
    # 78 Town Planner: a connected city's third building gives 1 point.
    Case(78, "1k c9.b1:lab c9.b3:desal", "red_1 site:c9.b2", "-1k +1p c9.b2:farm"),
    Case(78, "1k c9.b1:lab", "red_1 site:c9.b2", "-1k c9.b2:farm"),
    Case(78, "1k c9.b1:lab c9.b3:desal c9.x:farm", "red_1 site:c9.b2", "-1k c9.b2:farm"),
    Case(78, "1k c6.b1:lab c6.b3:desal c6", "red_1 site:c6.b2", "-1k c6.b2:farm"),
    # 95 Applause: a slot that gives steelplast gives 1 point.
    Case(95, "", "red_3", "+2s +1k +1p"),
    Case(95, "", "yellow_1 part:2 way:1", "+1s +1k +1p"),
    Case(95, "", "yellow_1 part:2 way:2", "+1k +1r"),
    Case(95, "@3", "green_2 advance:1", "+1s @2"),
    Case(95, "", "red_4 way:1", "+1s used:personal_assistant"),
    Case(95, "1c", "green_2=1 order:card pay:1 perform:red_3", "-1c +2s +1k +1p"),
    # 96 Cheap Casings: tunnels cost 2 credits less.
    Case(96, "1s", "yellow_2 site:t-c6-c9", "-1s t-c6-c9"),
    Case(96, "2c", "red_2=25 order:card site:t-c6-c9", "t-c6-c9"),
    Case(96, "1c", "green_1 site:c9.b2", "-1c c9.b2:desal"),
    # 97 Open Campus: both sides of the science slot.
    Case(97, "c9.b2:farm", "yellow_4 upgrade:c9.b2", "+1r ^c9.b2"),
    Case(97, "1r c9.b2:farm c9.b3:lab t-c6-c9",
         "yellow_4 part:2 upgrade:c9.b2 part:1 upgrade:c9.b3 upgrade:t-c6-c9",
         "-1r ^c9.b2 ^c9.b3 ^t-c6-c9"),
    Case(97, "1k 1s", "red_1 way:1 site:c9.b2", "-1k c9.b2:farm"),
    # 115 Paperwork: claiming another card gives 1 steelplast.
    Case(115, "", "yellow_1=15 order:card", "+1s claimed:15"),
    Case(115, "3c", "green_2=182 order:card", "-3c +1s claimed:182"),
    Case(115, "", "yellow_1=3 order:card way:1", "+1k"),
    # 116 Symbiosis Fund: a symbiotic city gives 2 points.
    Case(116, "1s 1k 1b 2c", "green_4 build:purple site:c6", "-1s -1k -1b -2c +2p c6*"),
    Case(116, "2s 1k 1c", "green_4 site:c6", "-2s -1k -1c c6"),
    Case(116, "1b 2c", "red_2=92 order:card pay:1", "-1b -2c c9*"),
    # 117 Standard Parts: the first upgrade of a turn costs 1 science less.
    Case(117, "1r c9.b1:farm c9.b2:lab", "yellow_4 way:2 upgrade:c9.b1 upgrade:c9.b2",
         "-1r ^c9.b1 ^c9.b2"),
    Case(117, "t-c6-c9", "yellow_4 way:2", "^t-c6-c9"),
    Case(117, "c9.b1:farm c9.b2:lab", "yellow_4 way:2 upgrade:c9.b1", "^c9.b1"),
    Case(117, "1c 1r t-c6-c9 t-c8-c9", "yellow_1=128 order:card upgrade:t-c6-c9",
         "-1c ^t-c6-c9"),
)  # fmt: skip

# --- action cards --------------------------------------------------------------------------------

ACTION = (
    # 79 Maintenance Barge: an upgrade; 1 card.
    Case(79, "1r c9.b2:farm", "part:1", "-1r +1card ^c9.b2"),
    Case(79, "1r t-c6-c9", "part:2 upgrade:t-c6-c9", "-1r +1card ^t-c6-c9"),
    Case(79, "9c c9.b2:farm", "", "+1card"),
    # 80 Seabed Leases: a building on an ordinary or an expansion site.
    Case(80, "1k", "site:c9.x", "-1k c9.x:farm"),
    Case(80, "1s 1c", "build:lab site:c9.b2", "-1s c9.b2:lab", never="build:tunnel"),
    Case(80, "9k", "site:c9.x", "-1k c9.x:farm"),
    Case(80, "9r", None),
    # 81 Lobbyists: advance 2, 1 credit.
    Case(81, "", "advance:2", "+2c @3", never="advance:3"),
    Case(81, "@1", "advance:2", "+1c +2p"),
    # 98 Colony Ship: a city for 1 credit less.
    Case(98, "2s 1k", "site:c6", "-2s -1k c6"),
    Case(98, "1s 1k 1b 1c", "build:purple site:c6", "-1s -1k -1b -1c c6*"),
    Case(98, "9s 9k 9c", "site:c6", "-2s -1k c6"),
    Case(98, "1s 1k 9c", None),
    # 99 Overhaul: up to 2 buildings of different kinds; 1 credit.
    Case(99, "2r c9.b1:farm c9.b2:farm c9.b3:lab", "part:1 upgrade:c9.b1 upgrade:c9.b3",
         "-2r +1c ^c9.b1 ^c9.b3"),
    Case(99, "3r c9.b1:farm c9.b2:lab c9.b3:desal", "part:1 upgrade:c9.b1 upgrade:c9.b2",
         "-2r +1c ^c9.b1 ^c9.b2"),
    Case(99, "2r c9.b1:farm c6 c6.b2:farm t-c6-c9", "part:1 upgrade:c9.b1", "-1r +1c ^c9.b1",
         never="upgrade:t-c6-c9"),
    # 100 Specimen Exchange: 1 biomatter; or 1 card and a building.
    Case(100, "", "way:1", "+1b"),
    Case(100, "1k", "way:2 part:2 site:c9.b2", "-1k +1card c9.b2:farm"),
    Case(100, "", "way:2", "+1card"),
    Case(100, "1s 1c", "way:2 part:2 build:lab site:c9.b2", "-1s +1card c9.b2:lab",
         never="build:tunnel"),
    # 118 Joint Venture: an available red slot.
    Case(118, "", "perform:red_3", "+2s +1k", never="perform:green_3 perform:yellow_1"),
    Case(118, "red_3=other", "part:1", "+2cards +1k", never="perform:red_3"),
    # 119 Demo Reactor: the production of an upgraded structure; 1 card.
    Case(119, "c9.b1:desal+", "part:1", "+1c +1b +1card"),
    Case(119, "t-c6-c9+ c9.b1:lab+", "part:1 trial:t-c6-c9", "+1c +1p +1card"),
    Case(119, "c9.b1:desal", "", "+1card"),
)  # fmt: skip

# --- production cards ----------------------------------------------------------------------------

# The starting city eats 1 kelp, and so does each further connected one.
PRODUCTION = (
    # 82 Rooftop Gardens: 1 connected city needs no food.
    Case(82, "9p", "", ""),
    Case(82, "3k c6 t-c6-c9", "", "-1k +1c"),
    Case(82, "9p c6 t-c6-c9", "", "-3p +1c"),
    # 83 Freight Tolls: 1 credit for each upgraded tunnel at a connected city.
    Case(83, "1k t-c6-c9+ t-c8-c9+", "", "-1k +4c +2p"),
    Case(83, "1k t-c6-c9", "", "-1k +1c"),
    Case(83, "1k t-c6-c9 t-c3-c6+", "", "-1k +1c"),
    # 101 Bioluminescence: pay 1 biomatter just produced for 2 points.
    Case(101, "1k c9.b2:desal+", "pay:1", "-1k +1c +2p"),
    Case(101, "1k c9.b2:desal+", "skip", "-1k +1c +1b"),
    Case(101, "1k c9.b1:desal+ c9.b2:desal+", "pay:1", "-1k +3c +1b +2p"),
    Case(101, "1k +196", "pay:1", "-1k +3p"),
    Case(101, "1k 3b c9.b2:desal", "", "-1k +1c"),
    # 102 Kelp Currents: 1 kelp per 3 tunnels at connected cities.
    Case(102, "1k t-c5-c9 t-c6-c9 t-c8-c9", "", "+3c"),
    Case(102, "1k t-c5-c9 t-c6-c9 t-c3-c6", "", "-1k +2c"),
    Case(102, f"3k c3 c5 {SIX_TUNNELS}", "", "-1k +6c"),
    # 103 Town Markets: 1 credit for each city with all 3 kinds of buildings.
    Case(103, f"1k {TRIO}", "", "+1r +2c"),
    Case(103, "1k c9.b1:farm c9.b2:desal", "", "+1c"),
    Case(103, "1k c9.b1:farm c9.b2:desal c9.b3:desal", "", "+2c"),
    Case(103, "1k c9.b1:farm c9.b2:desal c9.x:lab", "", "+1r +2c"),
    Case(103, f"1k c9.b1:desal c6 {TRIO.replace('c9', 'c6')}", "", "-1k +1c"),
    # 120 Overtime Plant: an upgraded building produces once more.
    Case(120, "1k c9.b2:lab+", "trial:c9.b2", "-1k +2r +2s"),
    Case(120, "1k c9.b1:farm+ c9.b2:farm+ c9.b3:lab", "trial:c9.b1", "+3k +4p +1r",
         never="trial:c9.b3"),
    Case(120, "1k c9.b2:lab+", "skip", "-1k +1r +1s"),
    Case(120, "1k t-c6-c9+ c9.b1:farm", "", "+1c +1p"),
    # 121 Research Day: an upgrade for free, which produces only later.
    Case(121, "1k c9.b2:farm", "upgrade:c9.b2", "^c9.b2"),
    Case(121, "1k c9.b2:farm t-c6-c9", "upgrade:t-c6-c9", "+1c ^t-c6-c9"),
    Case(121, "1k 9r c9.b2:farm+", "", "+1p"),
)  # fmt: skip

# --- end-scoring cards ---------------------------------------------------------------------------

FOUR_UP = "t-c6-c9+ t-c8-c9+ t-c5-c9+ c3 t-c3-c6+"
END = (
    # 84 Warehouse Sale: 1 kelp and 1 steelplast for 1 point, up to 6 times.
    Score(84, "2k 3s", 2),
    Score(84, "9k 8s", 6),
    Score(84, "9k 9b", 0),
    # 85 Pipeline Award: 1 point for 8, 3 points for 10 tunnels at connected cities.
    Score(85, f"c3 c5 {SIX_TUNNELS} t-c1-c5", 0),
    Score(85, f"c3 c5 {SIX_TUNNELS} t-c1-c5 t-c2-c3", 1),
    Score(85, f"c3 c5 c7 {SIX_TUNNELS} t-c1-c5 t-c2-c3 t-c7-c8", 1),
    Score(85, f"c3 c5 c7 {SIX_TUNNELS} t-c1-c5 t-c2-c3 t-c7-c8 t-c4-c7", 3),
    Score(85, f"c3 c5 {SIX_TUNNELS} t-c1-c5 t-c7-c8 t-c4-c7", 0),
    # 104 Civic Register: 1 point per 5 claimed cards, this one included, the Assistant not.
    Score(104, "+15 +46 +47", 0),
    Score(104, "+15 +46 +47 +64", 1),
    Score(104, "+15 +46 +47 +64 +12 +32 +192 +181 +10", 2),
    # 105 Balanced Growth: 1 point per 2 cities with all 3 kinds of buildings.
    Score(105, f"{TRIO} c6 {TRIO.replace('c9', 'c6')}", 0),
    Score(105, f"{TRIO} c6 t-c6-c9 {FULL_AT_C6}", 0),
    Score(105, f"{TRIO} c6 t-c6-c9 {TRIO.replace('c9', 'c6')}", 1),
    # 122 Tunnel Lights: 2 points for 3, 4 for 5, 6 for 7 upgraded tunnels at connected cities.
    Score(122, "t-c6-c9+ t-c8-c9+ t-c5-c9", 0),
    Score(122, "t-c6-c9+ t-c8-c9+ t-c5-c9+", 2),
    Score(122, FOUR_UP, 2),
    Score(122, f"{FOUR_UP} t-c3-c5+", 4),
    Score(122, f"{FOUR_UP} t-c3-c5+ t-c2-c3+ t-c5-c7+", 4),
    Score(122, f"{FOUR_UP} t-c3-c5+ t-c2-c3+ t-c5-c7+ c5", 6),
    # 123 Coastal Alliance: 1 point for each connected metropolis.
    Score(123, "t-c8-c9 t-c7-c8 t-c4-c7 t-c4-m1", 0),
    Score(123, TO_M2, 1),
    Score(123, f"{TO_M2} {TO_M3} t-c4-c7 t-c4-m1 t-c2-c3 t-c2-m1", 3),
)  # fmt: skip

CARDS = Cards(INSTANT, PERMANENT, ACTION, PRODUCTION, END)
