"""The Special cards and the Personal Assistant: what they change, written down from their texts."""

from __future__ import annotations

from tests.engine.underwater_cities.components.cases import Cards, Case, Score

# --- instant cards, each paid for first ----------------------------------------------------------

INSTANT = (
    # 191 Build Expansion, 1 credit: a building on an expansion site.
    Case(191, "1c 1k", "site:c9.x", "-1c -1k c9.x:farm paid:191", never="site:c9.b2"),
    Case(191, "2c 1s", "build:desal site:c8.x", "-2c c8.x:desal paid:191"),
    Case(191, "3c 1s", "build:lab site:c9.x", "-1c -1s c9.x:lab paid:191", never="build:tunnel"),
    Case(191, "9k 9s", None),
    # 193 Master Diver, 1 credit: use up to 3 action cards.
    Case(193, "1c +64 +176", "use:shore_leave use:jubilee use:personal_assistant way:1",
         "-1c +1k +2s +3p used:64 used:176 used:personal_assistant paid:193"),
    Case(193, "1c +64 +176 +136", "use:jubilee use:press_tour use:shore_leave",
         "+1c +1k +1s +4p used:64 used:176 used:136 paid:193"),
    Case(193, "1c -64 -176 -personal_assistant", None),
    # 197 Old Sea Dog, 1 credit: 2 steelplast and 2 credits, or 1 biomatter and 2 credits.
    Case(197, "1c", "way:1", "+2s +1c paid:197"),
    Case(197, "1c", "way:2", "+1b +1c paid:197"),
    # 202 Secret Mission, 1 credit: pay 1 credit for a coloured slot that one does not occupy.
    Case(202, "2c red_3=other", "pay:1 perform:red_3", "-2c +2s +1k paid:202",
         never="perform:always perform:yellow_1"),
    Case(202, "2c red_3=me_other", "pay:1 perform:yellow_4", "-2c +2r paid:202",
         never="perform:red_3"),
    Case(202, "1c 9k", None),
    # 204 Tunnel Engineer, 2 credits: up to 2 tunnels for 1 credit each.
    Case(204, "5c", "site:t-c6-c9 site:t-c3-c6", "-4c t-c6-c9 t-c3-c6 paid:204"),
    Case(204, "3c", "site:t-c8-c9", "-3c t-c8-c9 paid:204"),
    Case(204, "2c 9s", None),
    # 205 Renowned Restorer, 2 credits: up to 3 structures of different kinds for free.
    Case(205, "2c c9.b1:farm c9.b2:farm c9.b3:lab t-c6-c9 c9.x:desal",
         "upgrade:c9.b1 upgrade:t-c6-c9 upgrade:c9.b3",
         "-2c ^c9.b1 ^t-c6-c9 ^c9.b3 paid:205"),
    Case(205, "2c c9.b1:farm c9.b2:farm", "upgrade:c9.b1", "-2c ^c9.b1 paid:205"),
    Case(205, "1c c9.b1:farm", None),
)  # fmt: skip

# --- permanents ----------------------------------------------------------------------------------

ONE_BEFORE_M2 = "t-c6-c9 t-c3-c6"
PERMANENT = (
    # 192 Corporate Expansion: a new metropolis gives 2 credits and 2 points; the Mint gives 2 more.
    Case(192, f"1s 1c {ONE_BEFORE_M2}", "yellow_2 site:t-c3-m2", "-1s +3c +2p t-c3-m2"),
    Case(192, "1s 1c", "yellow_2 site:t-c6-c9", "-1s -1c t-c6-c9"),
    Case(192, "1s 1c t-c8-c9 t-c7-c8 t-c4-c7", "yellow_2 site:t-c4-m1", "-1s -1c t-c4-m1"),
    Case(192, "2c", "red_2=148 order:card pay:1 keep:harbour_market",
         "+1k +2p tile:harbour_market"),
    # 195 Chief Architect: cities cost 1 steelplast and 1 kelp less.
    Case(195, "1s 1c", "green_4 site:c6", "-1s -1c c6"),
    Case(195, "1b 2c", "green_4 build:purple site:c6", "-1b -2c c6*"),
    Case(195, "4c", "green_2=110 order:card site:c6", "-4c c6"),
    Case(195, "1s 1c", "yellow_2 site:t-c6-c9", "-1s -1c t-c6-c9"),
    # 199 Quartermaster: each use of an action card gives 1 steelplast.
    Case(199, "", "red_4 way:2", "+1s +1c used:personal_assistant"),
    Case(199, "1c +176",
         "yellow_1=124 order:card pay:1 use:jubilee use:personal_assistant way:1",
         "-1c +3p +3s used:176 used:personal_assistant"),
    Case(199, "+176", "green_2=53 order:card use:jubilee", "+6p +1s used:176"),
    Case(199, "", "red_3", "+2s +1k"),
    # 203 Press Secretary: once a turn, advancing gives 1 point.
    Case(203, "", "green_2 advance:1", "+1p @4"),
    Case(203, "", "green_2=165 order:card advance:2 advance:1", "+2p +1c +1s @2"),
    Case(203, "@1", "green_2 advance:2", "+3p"),
    Case(203, "@3", "red_3", "+2s +1k"),
)  # fmt: skip

# --- action cards --------------------------------------------------------------------------------

ASSISTANT = (
    # The Personal Assistant: 1 steelplast or 1 credit.
    Case("personal_assistant", "", "way:1", "+1s"),
    Case("personal_assistant", "", "way:2", "+1c"),
)
ACTION = (
    # 198 Union Leader: a coloured slot that one does not occupy.
    Case(198, "red_3=other", "perform:red_3", "+2s +1k",
         never="perform:always perform:green_2"),
    Case(198, "red_3=me_other", "perform:yellow_4", "+2r", never="perform:red_3"),
    # 200 Venture Capitalist: 2 credits, 1 steelplast and 1 card.
    Case(200, "", "", "+2c +1s +1card"),
)  # fmt: skip

# --- production cards ----------------------------------------------------------------------------

# The starting city eats 1 kelp, and so does each further connected one.
PRODUCTION = (
    # 194 Autonomous Systems: 2 credits and 1 point for each city with 2 upgraded farms.
    Case(194, "1k c9.b1:farm+ c9.b2:farm+", "", "+2k +2c +4p"),
    Case(194, "1k c9.b1:farm+ c9.b2:farm", "", "+1k +1p"),
    Case(194, "1k c9.b1:farm+ c6 c6.b1:farm+ c6.b2:farm+", "", "+1p"),
    # 196 Biochemist: 1 biomatter and 1 point.
    Case(196, "1k", "", "-1k +1b +1p"),
    # 201 Hydrologist: up to 3 desalination plants make 1 point instead of 1 credit.
    Case(201, "1k c9.b1:desal c9.b2:desal+", "replace:2", "-1k +2p +1b"),
    Case(201, "1k c9.b1:desal c9.b2:desal+", "replace:1", "-1k +1c +1p +1b"),
    Case(201, "1k c9.b1:desal c9.b2:desal c9.b3:desal c9.x:desal", "replace:3", "-1k +1c +3p",
         never="replace:4"),
    Case(201, "1k c9.b1:desal+ c9.b2:desal+", "replace:2", "-1k +1c +2p +2b"),
    Case(201, "1k c9.b1:desal", "replace:0", "-1k +1c"),
    Case(201, "1k c6.b1:desal c9.b1:farm", "", ""),
)  # fmt: skip

# --- end-scoring cards ---------------------------------------------------------------------------

THREE_UP = "c9.b1:{0}+ c9.b2:{0}+ c9.b3:{0}+ c6.b1:{0}+"
"""Three connected upgraded buildings, and one that is not connected."""
END = (
    # 181 Kelp Laureates: 3 points per 2 upgraded farms.
    Score(181, "c9.b1:farm+ c9.b2:farm", 0),
    Score(181, THREE_UP.format("farm"), 3),
    Score(181, f"{THREE_UP.format('farm')} c6 t-c6-c9", 6),
    # 182 Reef Nobel: 2 points for each upgraded laboratory.
    Score(182, "c9.b1:lab c9.b2:farm+", 0),
    Score(182, THREE_UP.format("lab"), 6),
    # 183 Federal Priority: 2 points for each connected symbiotic city.
    Score(183, "c6* c8 t-c8-c9", 0),
    Score(183, "c9* c6* t-c6-c9 c8*", 4),
    # 184 Clean Water Prize: 2 points for each upgraded desalination plant.
    Score(184, "c9.b1:desal", 0),
    Score(184, THREE_UP.format("desal"), 6),
    # 185 Trade Surplus: 15 credits for 13 points, once.
    Score(185, "14c 9b", 0),
    Score(185, "15c", 13),
    Score(185, "45c", 13),
    # 186 Steel Reserve: 1 steelplast for 1 point, up to 14 times.
    Score(186, "9b 9c", 0),
    Score(186, "5s", 5),
    Score(186, "20s", 14),
    # 187 Kelp Reserve: 2 kelp for 3 points, up to 5 times.
    Score(187, "1k 9b", 0),
    Score(187, "5k", 6),
    Score(187, "14k", 15),
    # 188 Open Research: 2 science for 3 points, up to 5 times.
    Score(188, "1r", 0),
    Score(188, "5r", 6),
    Score(188, "14r", 15),
    # 189 Seed Bank: 1 biomatter for 2 points, up to 6 times.
    Score(189, "9k 9s", 0),
    Score(189, "3b", 6),
    Score(189, "9b", 12),
    # 190 Lit Network: 3 points per 2 upgraded tunnels at connected cities.
    Score(190, "t-c6-c9+ t-c8-c9 t-c3-c6+", 0),
    Score(190, "t-c6-c9+ t-c8-c9+ t-c5-c9+", 3),
    Score(190, "t-c6-c9+ t-c8-c9+ t-c5-c9+ c5 t-c5-c7+", 6),
)

CARDS = Cards(INSTANT, PERMANENT, ACTION, PRODUCTION, END)
