"""Lights, shadows and smooth edges of the icons, written by `python -m render shades`."""

from __future__ import annotations

WRITTEN = """
    000000 060f1c 0b1a2c 0c1a2b 0c1e1b 0e2036 0e2620 0f1f31 0f2339 10243c 132840 153048
    162539 17334e 193951 1a293c 1a2d42 1c3d58 1c3e3b 1c4851 1d2f44 1e4460 21282f 213248
    222e3c 23496e 255466 26384c 295a76 2a3239 2c4056 2d3154 2d5d87 2e6049 30393d 303d4a
    306c7e 353430 364b61 38424f 393962 3b6d97 3ba19c 3f70aa 414b55 423941 423d32 428859
    4386bc 43baaf 445b70 475260 4a9cd4 4c4638 4daeef 4f4879 54bbbb 555d66 5785ad 5989e5
    5a5541 5a6978 5aaae3 5dba70 5e94c2 633f44 665535 677d91 69baf0 6ad4bd 6c644c 6f5c98
    6ff3ff 707678 738da4 7d693d 7dc5f5 809ab0 816cb1 837654 848a90 89a6bd 8ab0cf 90d0f7
    915855 987bce 998265 9982a7 9ae1d8 9cacbc 9db8d0 9ea1a0 9ed8aa a07b3f a586db a5c4f1
    a8d7f9 aa997d ac97b7 afbdca b18fe7 b1b0a7 b28f5e b2d48a b59a47 b5cbdd b8defa b9a8d1
    bae5c2 bd9def bdbab1 c2cbd4 c3d6e5 c48a3c c59f6e c76c60 c7b7e4 c9c5b9 cbb0f4 ccac4c
    cd9141 cdd6df cfe5f5 d0ccc0 d2b090 d3dee7 d5b47a d69846 d7d2c5 d8c5d8 d9b753 d9d9d3
    dac7f7 dea04d ded8c9 dfe6ec e2a656 e2c7a4 e3c261 e3ddcd e67e73 e7e2d3 e9f1f7 eb9f3a
    ece6e3 edd07a ede7d7 efaf5b f2c06d f2f6fa f3c282 f3ecdd f4c74a f5c7bb f6f1e6 f7d09b
    f8da8f f8dfa8 faf7ef fbfcfd fce6cd fcedb8 fdf6d6 ffe27a
"""

SHADES = tuple((red, green, blue) for red, green, blue in map(bytes.fromhex, WRITTEN.split()))
"""What the palette has besides the sea and the colours that have names."""
