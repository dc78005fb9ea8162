"""Lights, shadows and smooth edges of the icons, written by `python -m render shades`."""

from __future__ import annotations

WRITTEN = """
    060f1c 0b1a2c 0b1e1b 0c1c2e 0d1e30 0e2036 0e2620 0f2239 10243c 122133 132942 142c44
    15334a 16212e 162436 17334f 183858 19293c 1a3a52 1c3041 1c3e5c 1c4950 1e4362 1f4970
    212930 212d3b 213446 242c4b 255568 26394d 275781 29343d 2e2f2f 2e3255 2e4258 2e6277
    2e757f 2f3a45 2f604b 343638 38434e 386a92 3a3a62 3b3730 3c5169 3c75aa 3d855c 3da59c
    414b57 433942 474337 48535f 4897d3 4abbb4 4d6277 4d88b7 4eb1f3 52497a 53a1de 545d64
    57503d 58748c 58b66c 5c2930 6196c4 626a72 62b1e8 65cebe 66829a 674045 685433 6e5f98
    6e634a 6fbef2 6ff3fd 72797a 7693ab 7bc692 80888c 8471b2 867047 86b4d7 87a4bc 89789d
    8ecdf6 92989b 988367 99c6dd 9a7ccf 9bb4cb 9cabb8 9f5349 a18fb3 a48048 a5a6a1 a6d4f7
    a6d9b2 a787dc b0c0ce b2d38a b38bf0 b3dbf9 b495e6 b4d1e0 b5a5d1 b89163 b8b6af bee2f9
    c1a2f1 c2cbd4 c38e3e c5a373 c5b4e3 c7d7e5 c9c5b9 ccad4d ced6de cfe6f7 d19544 d1b283
    d1cdc2 d4dfe8 d6685c d6c2f5 d6d5d1 d9d4c6 dd9f4d dda55e ddbc59 ddbd93 dfe7ed e0cff9
    e0dacc e3e1db e5dfd1 e6cca6 e6f1f8 e77a70 e99a8a e9aa58 ece5d6 eda039 edc66d ede9e3
    f1b260 f3d880 f3ebdb f3f7fb f4c74b f4c78c f4deb4 f6f2e7 f7c2b9 f7d39a f7d6a9 f9f6ee
    fae5a3 fcebbd fef7d7 fefefe ffbb32 ffe27b
"""

SHADES = tuple((red, green, blue) for red, green, blue in map(bytes.fromhex, WRITTEN.split()))
"""What the palette has besides the sea and the colours that have names."""
