"""The cards of Era I: what they change in small positions, written down from their texts."""

from __future__ import annotations

from tests.engine.underwater_cities.components.cases import Cards, Case, Score

# --- instant cards -------------------------------------------------------------------------------

INSTANT = (
    # 1 Extraordinary Mission: pay 1 credit, perform any available slot.
    Case(1, "1c", "pay:1 perform:red_3", "-1c +2s +1k", never="perform:green_2"),
    Case(1, "1c", "pay:1 perform:always", "+1c +2cards"),
    Case(1, "1c red_3=other", "pay:1 perform:green_3 take:kelp_laureates", "-1c took:181",
         never="perform:red_3"),
    Case(1, "9s 9k", None),
    # 2 Kelp Nursery: a farm at the usual cost.
    Case(2, "1k", "site:c9.b2", "-1k c9.b2:farm", never="site:c9.x"),
    Case(2, "1k", "site:c9.b1", "c9.b1:farm"),
    Case(2, "1b", "site:c6.b2", "-1b c6.b2:farm"),
    Case(2, "9c 9s", None),
    # 3 Supply Drop: 1 kelp, 1 steelplast or 1 science.
    Case(3, "", "way:1", "+1k"),
    Case(3, "", "way:2", "+1s"),
    Case(3, "", "way:3", "+1r"),
    # 4 Smuggling: pay 1 kelp or 1 steelplast for 3 credits.
    Case(4, "1k 1s", "pay:1", "-1k +3c"),
    Case(4, "1k 1s", "pay:2", "-1s +3c"),
    Case(4, "5b 5c", None),
    # 5 Harbour Pilot: advance 2.
    Case(5, "", "advance:2", "+1c @3", never="advance:3"),
    Case(5, "@2", "advance:2", "+2p @1"),
    Case(5, "@3", "advance:1", "+1s @2"),
    # 6 Recruitment Drive: draw 3, keep 1.
    Case(6, "", "keep:supply_drop", "+1card +2buried"),
    # 7 Emergency Rations: 2 kelp without kelp, otherwise 1 credit.
    Case(7, "", "", "+2k"),
    Case(7, "1k", "", "+1c"),
    # 8 Technology Negotiation: pay 1 science or 1 steelplast to upgrade a desalination plant.
    Case(8, "1r 1s c9.b2:desal", "pay:1", "-1r ^c9.b2"),
    Case(8, "1r 1s c9.b1:desal c6 c6.b2:desal", "pay:2 upgrade:c6.b2", "-1s ^c6.b2"),
    Case(8, "9r c9.b2:farm c9.b3:desal+", None),
    Case(8, "9c c9.b2:desal", None),
    # 9 Overtime Bonus: 1 credit for each action card, the Assistant included.
    Case(9, "", "", "+1c"),
    Case(9, "-personal_assistant +64 -17 +15", "", "+3c"),
    # 13 Expansion Permit: a farm or desalination plant on an expansion site.
    Case(13, "1k", "site:c9.x", "-1k c9.x:farm", never="site:c9.b2"),
    Case(13, "1k 1c", "build:desal site:c8.x", "-1c c8.x:desal"),
    Case(13, "9s", None),
    # 23 Courier Subs: 1 steelplast and 1 card.
    Case(23, "", "", "+1s +1card"),
    # 24 Borrowed Crew: pay 1 kelp or 1 science for a slot occupied by another player.
    Case(24, "1k red_3=other", "pay:1", "+2s"),
    Case(24, "1r red_3=other yellow_4=other", "pay:2 perform:yellow_4", "+1r",
         never="perform:yellow_1"),
    Case(24, "1k red_3=me", None),
    Case(24, "1k red_3=me_other", None),
    Case(24, "1s 1c red_3=other", None),
    # 25 Coral Concrete: a tunnel for 2 credits.
    Case(25, "2c", "site:t-c6-c9", "-2c t-c6-c9"),
    Case(25, "+96", "site:t-c6-c9", "t-c6-c9"),
    Case(25, "9s 1c", None),
    # 26 Dive School: use an action card; 1 card.
    Case(26, "", "part:1 use:personal_assistant way:2", "+1c +1card used:personal_assistant"),
    Case(26, "", "part:2 skip", "+1card"),
    Case(26, "-personal_assistant", "part:2", "+1card"),
    # 27 Pressure Test: with 3 tunnels 1 science and 1 steelplast, otherwise 2 credits.
    Case(27, "t-c5-c9 t-c6-c9 t-c8-c9", "", "+1r +1s"),
    Case(27, "t-c5-c9 t-c6-c9", "", "+2c"),
    Case(27, "t-c5-c9 t-c6-c9 t-c3-c6", "", "+2c"),
    # 28 Seafood Collection: 1 kelp with an upgraded tunnel at a connected city.
    Case(28, "t-c6-c9+", "", "+1k"),
    Case(28, "t-c6-c9", None),
    Case(28, "t-c6-c9 t-c3-c6+", None),
    # 30 Envoy Convoy: on space 3 2 steelplast and 1 kelp, otherwise advance 1.
    Case(30, "@3", "", "+2s +1k"),
    Case(30, "@4", "advance:1", "+1c @3"),
    Case(30, "@2", "advance:1", "+1p @1", never="advance:2"),
    # 48 Federal Grant: 2 credits and 1 science.
    Case(48, "", "", "+2c +1r"),
    # 49 Living Sample: 1 biomatter or 2 science.
    Case(49, "", "way:1", "+1b"),
    Case(49, "", "way:2", "+2r"),
    # 50 First Settlers: a nonsymbiotic city for 2 steelplast and 1 kelp.
    Case(50, "2s 1k", "site:c6", "-2s -1k c6"),
    Case(50, "1s 2b", "site:c6", "-1s -2b c6"),
    Case(50, "2s 1k +195", "site:c6", "-1s c6"),
    Case(50, "2s 9c", None),
    # 51 Turnkey Lab: a laboratory, upgraded at once for 1 credit.
    Case(51, "1s 1c", "site:c9.b2", "-1s -1c c9.b2:lab+"),
    Case(51, "1s", "", "-1s c8.b1:lab+", never="site:c9.b2"),
    Case(51, "9s 9c", "site:c9.b2", "-1s -1c c9.b2:lab+"),
    Case(51, "9c 9r", None),
    # 52 Talent Agency: a Special card; 1 credit.
    Case(52, "", "part:1 take:kelp_laureates", "+1c took:181"),
    Case(52, "", "part:2 skip", "+1c"),
    # 53 Double Shift: use an action card and carry out its effect twice.
    Case(53, "+64", "use:shore_leave", "+2k +2s used:64"),
    Case(53, "", "use:personal_assistant way:1 way:2", "+1s +1c used:personal_assistant"),
    Case(53, "-personal_assistant -64", None),
    # 54 Open Tender: a building for free.
    Case(54, "", "build:lab site:c9.b2", "c9.b2:lab", never="build:tunnel site:c9.x"),
    Case(54, "", "build:farm site:c9.b1", "+1k c9.b1:farm"),
)  # fmt: skip

# --- permanents ----------------------------------------------------------------------------------

PERMANENT = (
    # 10 Tunnel Crews: the second tunnel in a turn gives 1 steelplast.
    Case(10, "2s 2c", "yellow_2 site:t-c6-c9 site:t-c3-c6", "-1s -2c t-c6-c9 t-c3-c6"),
    Case(10, "2s 2c", "yellow_2 site:t-c6-c9 skip", "-1s -1c t-c6-c9"),
    Case(10, "3s 3c +59", "yellow_2 site:t-c6-c9 site:t-c3-c6 site:t-c2-c3",
         "-2s -3c t-c6-c9 t-c3-c6 t-c2-c3"),
    # 11 Crop Rotation: a connected city's second upgraded farm gives 1 point.
    Case(11, "1r c9.b1:farm+ c9.b2:farm", "yellow_4 way:2", "-1r +1p ^c9.b2"),
    Case(11, "1r c9.b1:lab+ c9.b2:farm", "yellow_4 way:2", "-1r ^c9.b2"),
    Case(11, "1r c9.b1:farm+ c9.b2:farm+ c9.b3:farm", "yellow_4 way:2", "-1r ^c9.b3"),
    Case(11, "1r c6 c6.b1:farm+ c6.b2:farm", "yellow_4 way:2", "-1r ^c6.b2"),
    # 12 Standby Roster: the always-available slot gives 1 credit more.
    Case(12, "", "always", "+3c +2cards"),
    Case(12, "", "green_2=107 order:card perform:always", "+3c +2cards"),
    Case(12, "", "red_3", "+2s +1k"),
    # 14 Black Ops Team: a coloured slot that does not match gives 1 steelplast.
    Case(14, "", "red_3", "+3s +1k"),
    Case(14, "", "red_3=23 order:slot leave", "+2s +1k"),
    Case(14, "", "always", "+2c +2cards"),
    # 29 Small Print: Special cards cost 2 credits less.
    Case(29, "1c", "green_2=188 order:card", "-1c claimed:188"),
    Case(29, "", "yellow_1=197 order:card way:1", "+2s +2c paid:197"),
    Case(29, "", "green_2=188", "", never="order:card"),
    # 31 Graduate Intake: a connected city's first laboratory gives 1 card.
    Case(31, "1s", "red_1 site:c9.b2", "-1s +1card c9.b2:lab"),
    Case(31, "1s c9.b3:lab", "red_1 site:c9.b2", "-1s c9.b2:lab"),
    Case(31, "1s c6", "red_1 site:c6.b2", "-1s c6.b2:lab"),
    Case(31, "1k", "red_1 site:c9.b2", "-1k c9.b2:farm"),
    # 33 Mixed Planting: farm slots build any kinds of buildings.
    Case(33, "1c 1s", "red_1 way:1 build:desal site:c9.b2 site:c9.b3",
         "-1c -1s c9.b2:desal c9.b3:lab", never="build:tunnel"),
    Case(33, "1c 1s", "red_1 way:2 site:c9.b2", "-1s c9.b2:lab", never="build:desal"),
    Case(33, "1k 2c", "green_1 site:c9.b2", "-1c c9.b2:desal", never="build:farm"),
    # 35 Embassy: reaching space 3 gives 1 more credit.
    Case(35, "", "green_2 advance:2", "+2c @3"),
    Case(35, "@4", "green_2 advance:2", "+2c +1s @2"),
    Case(35, "", "green_2 advance:1", "@4"),
    Case(35, "@3", "green_2 advance:1", "+1s @2"),
    # 37 Biomech Construction Crew: a connected city's second laboratory gives 1 credit.
    Case(37, "1s c9.b1:lab", "red_1 site:c9.b2", "-1s +1c c9.b2:lab"),
    Case(37, "1s c9.b1:desal", "red_1 site:c9.b2", "-1s c9.b2:lab"),
    Case(37, "1s c9.b1:lab c9.b3:lab", "red_1 site:c9.b2", "-1s c9.b2:lab"),
    Case(37, "1s c6 c6.b1:lab", "red_1 site:c6.b2", "-1s c6.b2:lab"),
    # 38 Shift Planner: once a round, using an action card gives 1 credit.
    Case(38, "", "red_4 way:1", "+1s +1c used:personal_assistant"),
    Case(38, "1c +176",
         "yellow_1=124 order:card pay:1 use:jubilee use:personal_assistant way:1",
         "+3p +1s used:176 used:personal_assistant"),
    # 39 Settlement Office: a nonsymbiotic city gives 1 kelp.
    Case(39, "2s 1k 1c", "green_4 site:c6", "-2s -1c c6"),
    Case(39, "1s 1k 1b 2c", "green_4 build:purple site:c6", "-1s -1k -1b -2c c6*"),
    # 40 Quick-Setting Foam: the second building in a turn gives 1 credit.
    Case(40, "2k", "red_1 site:c9.b2 site:c9.b3", "-2k +1c c9.b2:farm c9.b3:farm"),
    Case(40, "1k", "red_1 site:c9.b2", "-1k c9.b2:farm"),
    Case(40, "3k", "green_2=174 order:card site:c9.b2 site:c9.b3 build:farm site:c6.b2",
         "-3k +1c c9.b2:farm c9.b3:farm c6.b2:farm"),
    Case(40, "2s 2c", "yellow_2 site:t-c6-c9 site:t-c3-c6", "-2s -2c t-c6-c9 t-c3-c6"),
    # 55 Prefabricated Domes: cities cost 1 kelp less.
    Case(55, "2s 1c", "green_4 site:c6", "-2s -1c c6"),
    Case(55, "1s 1b 2c", "green_4 build:purple site:c6", "-1s -1b -2c c6*"),
    Case(55, "4c 1k", "green_2=110 order:card site:c6", "-4c c6"),
    Case(55, "1k", "red_1 site:c9.b2", "-1k c9.b2:farm"),
    # 56 Exchange Desk: once a turn, 1 kelp for 1 steelplast or the other way.
    Case(56, "1k", "ability:exchange_desk:exchange:1 red_3", "+3s",
         never="ability:exchange_desk:exchange:2"),
    Case(56, "1s", "ability:exchange_desk:exchange:2 red_3", "+1s +2k",
         never="ability:exchange_desk:exchange:1"),
    Case(56, "9c 9b", "green_2 advance:1", "@4",
         never="ability:exchange_desk:exchange:1 ability:exchange_desk:exchange:2"),
    # 58 Biomech Construction Crew: a connected city's second desalination plant gives 1 credit.
    Case(58, "1c c9.b1:desal", "green_1 site:c9.b2 skip", "c9.b2:desal"),
    Case(58, "1c", "green_1 site:c9.b2", "-1c c9.b2:desal"),
    Case(58, "1c c9.b1:desal c9.b3:desal", "green_1 site:c9.b2", "-1c c9.b2:desal"),
    Case(58, "1c c6 c6.b1:desal", "green_1 site:c6.b2", "-1c c6.b2:desal"),
    # 59 Express Tunnelling: tunnel slots build 1 more tunnel.
    Case(59, "4s 4c", "yellow_2 site:t-c6-c9 site:t-c3-c6 site:t-c2-c3",
         "-3s -3c t-c6-c9 t-c3-c6 t-c2-c3"),
    Case(59, "2s 2c -personal_assistant", "red_4 site:t-c6-c9 part:1 site:t-c3-c6",
         "-2s -2c t-c6-c9 t-c3-c6"),
    Case(59, "3k 3c", "green_1 site:c9.b2 site:c9.b3", "-2c c9.b2:desal c9.b3:desal"),
    Case(59, "4s 4c", "yellow_2 site:t-c6-c9 site:t-c3-c6 site:t-c2-c3 end",
         "-3s -3c +1card t-c6-c9 t-c3-c6 t-c2-c3"),
    # 60 Think Tank: a card that matches a green slot gives 1 card.
    Case(60, "", "green_2=48 order:slot advance:1 leave", "+1card @4"),
    Case(60, "", "green_2 advance:1", "@4"),
    Case(60, "", "red_3=23 order:slot leave", "+2s +1k"),
    # 61 Patent Office: structures may be upgraded for 1 credit each.
    Case(61, "1c c9.b2:farm", "yellow_4 way:2", "-1c ^c9.b2"),
    Case(61, "1c 1r c9.b2:farm", "yellow_4 way:2 pay:1-science", "-1r ^c9.b2"),
    Case(61, "2c c9.b2:farm t-c6-c9", "yellow_4 way:2 upgrade:c9.b2 upgrade:t-c6-c9",
         "-2c ^c9.b2 ^t-c6-c9"),
    Case(61, "1s 1c", "red_2=91 order:card build:lab site:c9.b2", "-1s -1c c9.b2:lab+"),
    Case(61, "c9.b2:farm", "green_2=169 order:card upgrade:c9.b2", "^c9.b2"),
    # 62 Press Corps: each step beyond space 1 gives 1 more point.
    Case(62, "@1", "green_2 advance:2", "+4p"),
    Case(62, "@2", "green_2 advance:2", "+3p @1"),
    Case(62, "@2", "green_2 advance:1", "+1p @1"),
)  # fmt: skip

# 32 Undersea Server Farm: the hand limit is 1 higher.
LIMITS = ((32, 4), (12, 3))

# --- action cards --------------------------------------------------------------------------------

ACTION = (
    # 17 Driftnet Crew: 1 kelp or 1 science.
    Case(17, "", "way:1", "+1k"),
    Case(17, "", "way:2", "+1r"),
    # 18 Barter Post: up to twice 1 steelplast for 1 science or the other way; 1 credit.
    Case(18, "2s", "part:1 part:1 exchange:1", "-2s +2r +1c"),
    Case(18, "1r", "part:1 part:2 skip", "-1r +1s +1c"),
    Case(18, "1r", "part:1 part:1 exchange:1", "+1c"),
    Case(18, "9k 9b", "", "+1c"),
    # 19 Build A Structure: a structure at the usual cost; advance 1.
    Case(19, "1k", "part:1 site:c9.b2 advance:1", "-1k c9.b2:farm @4"),
    Case(19, "1s 1c @3", "part:1 build:tunnel site:t-c6-c9 advance:1", "-1c t-c6-c9 @2"),
    Case(19, "1k", "part:2 skip", "@4"),
    # 20 Talent Scouts: 1 card, advance 1.
    Case(20, "@4", "advance:1", "+1c +1card @3"),
    # 21 Spare Parts: discard 1 card for 2 steelplast.
    Case(21, "hand:2", "", "-1card +1buried +2s"),
    Case(21, "hand:2 hand:4", "discard:smuggling", "-1card +1buried +2s"),
    Case(21, "9k 9c", None),
    # 34 Build Farm or Desalination Plant: one of them; 1 card.
    Case(34, "1k", "part:1 site:c9.b2", "-1k +1card c9.b2:farm"),
    Case(34, "1k 1c", "part:1 build:desal site:c9.b2", "-1c +1card c9.b2:desal",
         never="build:lab site:c9.x"),
    Case(34, "9s", "", "+1card"),
    # 41 Drill Rig: a tunnel or a laboratory.
    Case(41, "1s 1c", "build:tunnel site:t-c6-c9", "-1s -1c t-c6-c9", never="build:desal"),
    Case(41, "1s", "site:c9.b2", "-1s c9.b2:lab"),
    Case(41, "9s 9c", "build:lab site:c9.b2", "-1s c9.b2:lab"),
    Case(41, "9k 9c", None),
    # 42 Retrofit Team: an upgrade for 1 science or 2 credits; 1 credit.
    Case(42, "2c c9.b2:farm", "part:1", "-1c ^c9.b2"),
    Case(42, "1r 2c t-c6-c9", "part:1 pay:1-science", "-1r +1c ^t-c6-c9"),
    Case(42, "1c c9.b2:farm", "upgrade:c9.b2", "-1c ^c9.b2"),
    # 43 Diplomatic Pouch: advance 2, or 2 credits.
    Case(43, "", "way:1 advance:2", "+1c @3", never="advance:3"),
    Case(43, "", "way:2", "+2c"),
    # 44 Protein Press: pay 2 kelp for 1 biomatter and 2 credits.
    Case(44, "3k", "", "-2k +1b +2c"),
    Case(44, "1k 5b", None),
    # 63 Pilot Plant: the production of an upgraded farm or laboratory; 1 card.
    Case(63, "c9.b1:farm+ c9.b2:lab+ c9.b3:desal+", "part:1 trial:c9.b2", "+1r +1s +1card",
         never="trial:c9.b3"),
    Case(63, "c9.b1:farm+ c9.b2:farm+", "part:1", "+1k +1p +1card"),
    Case(63, "c6 c6.b2:farm+ c9.b2:farm", "", "+1card"),
    # 64 Shore Leave: 1 kelp and 1 steelplast.
    Case(64, "", "", "+1k +1s"),
)  # fmt: skip

# --- production cards ----------------------------------------------------------------------------

# The starting city eats 1 kelp, and so does each further connected one.
PRODUCTION = (
    # 15 Tide Mill: 1 credit.
    Case(15, "1k", "", "-1k +1c"),
    # 16 Night Market: pay 1 kelp for 2 credits, up to twice.
    Case(16, "4k", "pay:1 pay:1", "-3k +4c"),
    Case(16, "4k", "pay:1 skip", "-2k +2c"),
    Case(16, "4k", "skip", "-1k"),
    Case(16, "4p 1b", "", "-1b"),
    # 22 Shallow Shelf: with at most 2 connected cities 1 kelp and 1 credit.
    Case(22, "1k", "", "+1c"),
    Case(22, "2k c6 c8 t-c6-c9", "", "-1k +2c"),
    Case(22, "3k c6 c8 t-c6-c9 t-c8-c9", "", "-3k +2c"),
    Case(22, "3k c6* c8* t-c6-c9 t-c8-c9", "", "-3k +2c +4p"),
    # 36 Autonomous Systems: 1 laboratory makes 1 steelplast and 1 kelp instead of 1 science.
    Case(36, "1k c9.b2:lab", "replace:1", "+1s"),
    Case(36, "1k c9.b2:lab", "replace:0", "-1k +1r"),
    Case(36, "1k c9.b2:lab+ c9.b3:lab+", "replace:1", "+1r +4s", never="replace:2"),
    Case(36, "1k c9.b2:farm c6.b2:lab", "", ""),
    # 45 Algae Vats: 1 kelp per 3 laboratories.
    Case(45, "1k c9.b1:lab c9.b2:lab c9.b3:lab", "", "+3r"),
    Case(45, "1k c9.b1:lab c9.b2:lab c6.b2:lab", "", "-1k +2r"),
    Case(45, "1k c9.b1:lab c9.b2:lab c9.b3:lab c9.x:lab c6 t-c6-c9 c6.b1:lab c6.b2:lab", "",
         "+6r +1c"),
    # 46 Salvage Rights: 1 steelplast.
    Case(46, "1k", "", "-1k +1s"),
    # 57 Sea Vent Factory: 2 credits or 1 steelplast.
    Case(57, "1k", "way:1", "-1k +2c"),
    Case(57, "1k", "way:2", "-1k +1s"),
    # 65 Brine Gardens: 1 kelp per 2 desalination plants.
    Case(65, "1k c9.b1:desal c9.b2:desal c9.b3:desal", "", "+3c"),
    Case(65, "1k c9.b1:desal", "", "-1k +1c"),
    Case(65, "1k c9.b1:desal c9.b2:desal c9.b3:desal c9.x:desal", "", "+1k +4c"),
    # 66 Quiet Waters: 1 point.
    Case(66, "1k", "", "-1k +1p"),
)  # fmt: skip

# --- end-scoring cards ---------------------------------------------------------------------------

END = (
    # 47 Founders' Charter: 1 point per 3 connected farms.
    Score(47, "", 0),
    Score(47, "c9.b1:farm c9.b2:farm c8.b2:farm", 0),
    Score(47, "c9.b1:farm c9.b2:farm c9.b3:farm+", 1),
    Score(47, "c9.b1:farm c9.b2:farm c9.b3:farm c9.x:farm c6 t-c6-c9 c6.b1:farm c6.b2:farm", 2),
)  # fmt: skip

CARDS = Cards(INSTANT, PERMANENT, ACTION, PRODUCTION, END)
