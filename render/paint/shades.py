"""Lights, shadows and smooth edges of the icons, written by `python -m render shades`."""

from __future__ import annotations

WRITTEN = """
    060f1c 0b1a2c 0b1e1b 0c1c2e 0d1e32 0e2036 0e2620 0f2239 10243c 132a42 142131 142e48
    143454 15314a 15314d 163d49 17263a 17344f 192c44 193639 193854 1a2a3c 1a324b 1c2e42
    1c3b59 1c4a53 1d2b48 1e4362 212d3b 213245 21473f 214a70 222730 242b4a 25384b 265882
    26596a 282f51 2a323a 2c3f54 2e2f2e 2e3255 2f3a46 2f8983 31654c 316780 33393a 354a5f
    37385f 382935 3a3730 3a4550 3b70a1 3e566e 42b2aa 43353f 43875a 45453f 463f69 47525c
    4797d3 484031 4986b6 4eb1f3 51606e 534a7c 53a2de 546c83 58b06d 5b493f 5c2a31 5cc9bc
    627d93 6299c6 63b1e8 656d73 665536 688aa5 68c1a1 6c624b 6d5d97 6ebdf2 6ff3fd 7a4b12
    7ac48a 7b98af 7d8489 81b6db 8471b0 856d40 86775c 88a6be 8dccf5 919599 987bcd 999db0
    9bb4c9 9cc6dc a28868 a48247 a5514d a687da a6d4f5 a7d9b3 a8a9a5 b0becb b2d38a b392e7
    b4dcf7 b5a3d5 b79e7f bc9561 bdccd8 be9eef c58b3b c5c1b6 c6a74b c6d7e5 c7b2ea cbe4f7
    ce675c ce6ca9 cea872 cfcbbf cfd5dd d09443 d5e0e9 d7c3f5 d7d3c7 d9b754 db9d4b dbbb76
    dbf1fa dcb591 dfdacd e0cff8 e0e8ef e3a757 e5e0d2 e6cca3 e77a70 ebc765 ebe5d7 ecf2f8
    eda03a ede9e3 eecd7f efb15e f2ebdb f3c74a f5c0bb f6f2e7 f7d297 f8dca8 f9f6ee fae8bb
    fafcfd fce07e fdcb53 fef6d8 ffbb32
"""

SHADES = tuple((red, green, blue) for red, green, blue in map(bytes.fromhex, WRITTEN.split()))
"""The palette's colours besides the sea and the named colours."""
