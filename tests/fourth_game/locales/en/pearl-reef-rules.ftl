### The rules of Pearl Reef in short.

pearl-reef-topic-aim = How it is played
    .text =
        You dive for shells by night, and open them when you like. Most pearls win.

        - Everybody begins with 2 closed shells; the others lie face down at 3 reefs.
        - On your turn, dive at a reef that still has shells and take the top one into your hand, or stay on the raft.
        - Then open as many shells of your hand as you like, one after the other. Everybody sees what is inside, and each pearl is a point.
        - The game ends after 14 nights, or 7 in a short game, or as soon as all reefs are empty.
        - Each shell that is still closed at the end is 1 point. If points are equal, the player with more opened shells wins.
