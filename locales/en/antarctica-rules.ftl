### The rules of Antarctica in short, a page for each topic: its title, and its text as Discord's Markdown.
### Figures are those of the default component pack and stand in digits, the same in every language.
### Not more than 1500 characters to a page. A line must not begin with a star, a dot or a bracket.

antarctica-topic-aim = Overview
    .text =
        Around the South Pole lie 8 areas of ice and sea. Your ships carry scientists there, and everyone can use what they build.

        - On your turn one ship sails to another area, and there you do **1 action**: build a building or a ship, recruit scientists, or research.
        - When you build, you leave **scientists** in the area. At the end, the player with the most scientists there scores most for it.
        - Your **cubes** advance on research tracks. The one farthest ahead scores most.
        - **Building cards** with a star and **discarded** pieces score too.

        Buildings belong to nobody: where you have a ship, you have access.

        Antarctica is for 2 to 4 players. Each player starts with 2 scientists in the Personal Supply and the others in the Common Reserve, with Available ships and cubes, and with 1 Basic Resource card. With 2 players, 2 of the areas are closed.

antarctica-topic-setup = Setup
    .text =
        With 2, 3 or 4 players there are:

        - **Open areas:** 6, 8 or 8. In each stands 1 starting building, drawn at random.
        - **Ships in the areas:** 3, 3 or 2 of each player, and 3, 2 or 2 Available ships.
        - **Available cubes:** 3, 4 or 5 for each player.
        - **Scientists:** each player has 2 in the Personal Supply, and 14, 12 or 10 in the Common Reserve.
        - **Research tracks:** 3, 4 or 5.
        - **Building cards:** 24, 30 or 39 in 3 decks.
        - **Resource cards:** each player has 1 Basic card, and 2, 3 or 4 Know-how cards lie in the pile.
        - **Shipyard cards:** all 13 in the pile, none in hand.

        The first player is drawn at random. The ships use the first-game setup, or you place them in turn order, 1 at a time; each round of placing starts with the player who was last in the round before.

        - **With 2 players,** the second player also takes 1 Available cube and places it on space 1 of an open track. It triggers nothing, and 2 Available cubes are left.

antarctica-topic-sun = The Sun
    .text =
        The Sun decides whose turn it is. There are no rounds.

        - It moves **anticlockwise** to the next area with a ship and skips empty ones.
        - The ships in an area form a row. The ship in **position 1** is the active ship: its owner takes a turn with it. Only that ship acts, even if the next one is yours too.
        - The ship in position 2 acts as well if its owner has an **Icebreaker** card in this area and wants to.
        - The third ship never acts during this visit, even if it has moved up.

        An area holds 3 ships. A ship that arrives takes the last place in the row; when one leaves, those behind it move up.

        So mind where you sail: the farther the Sun has to go, the longer you wait for that ship. You may get several turns in a row, or none for a long time.

antarctica-topic-turn = A turn
    .text =
        Your turn has these steps:

        - **Move.** The active ship must sail to another open area with room, however far away.
        - **Action.** You may then do 1 action there.
        - **End.** Then the Sun moves on.

        You may also do each of these once per turn:

        - **Discard** 1 of your pieces, before or after the move or after the action: an Available cube or ship, or a ship in any area. In return you get 1 scientist from your Common Reserve. You may discard the active ship only after it has moved. Discarded pieces score at the end.
        - **Use 1 card** after the move: a Shipyard card before or after the action, or a Resource card while building. If you take both turns of a visit, you may use only 1 card in the two of them.

        You can undo steps until your turn ends, unless something has been revealed: a new building card, the Shipyard pile, a draft, or another player’s decision.

antarctica-topic-actions = The actions
    .text =
        You do 1 of these in the area your ship has sailed to. Some depend on the number of your **ships and scientists there**, including the ship that has just arrived.

        - **Build a building:** any face-up building card you have access for. See the page “Building”.
        - **Build a ship**, at a Shipyard: 1 of your Available ships goes to the end of the row where the Sun is, not where you are. It does not act during this visit. Then each other player takes a Shipyard card.
        - **Recruit**, at a Camp: move that many scientists from your Common Reserve to your Personal Supply.
        - **Research**, at a Research Station: advance that many spaces on 1 open track with the icon of that station.
        - **Do nothing.**

        Anyone who sails there can use a building. Other players’ pieces never count for you.

antarctica-topic-building = Building
    .text =
        There are 3 decks of building cards: Basic, Double and Advanced. The top card of each is face up; those are the ones you can build.

        - You need **access** to every building the card asks for: one of your ships in an area where it stands. These may be different areas, and 1 ship can give access to several buildings.
        - A **Resource card** can replace 1 building you have no access to: the Basic card stands for a Crane, Shaft Tower, Drilling Rig or Wind Turbine, a Know-how card for a Laboratory or Factory.
        - You need **1 scientist** in your Personal Supply, or 2 for a Plankton Farm. They go into the area.
        - An area holds only 1 building of each type.

        You keep the card, and the next one is revealed. Then you must advance by its **Research Points** on any open track.

        A used Know-how card goes back to the pile. Your Basic card can be used again once a red space has made it ready.

antarctica-topic-cards = Shipyard cards
    .text =
        When someone gets a new ship, each other player looks through the pile of 13 cards and takes 1. If there are too few for all, nobody takes any, and the pile leaves the game. Only you see which cards you hold.

        - **Icebreaker** (6): place it in an area where the second ship is yours. At the Sun’s next visit that ship gets a full turn. In the Sun’s current area it must be the second ship of this visit. When that visit ends, or the Sun passes by, the card is gone, used or not.
        - **Place a Scientist** (3): place 1 scientist from your Personal Supply in the area you sailed to. It counts at once.
        - **+2 Scientists** (2): move up to 2 scientists from your Common Reserve to your Personal Supply.
        - **Quick Research** (2): advance 3 on any open track.

        A card that would do nothing cannot be played.

antarctica-topic-research = Research tracks
    .text =
        With 2, 3 or 4 players, 3, 4 or 5 tracks are open.

        - The first point places an Available **cube** on the first free space; after that the cube moves. You have 1 cube at most on each track.
        - Only **free spaces** count: spaces with other cubes are skipped at no cost.
        - Points beyond the end of the track are lost. If you have neither a cube on the track nor an Available one, you cannot advance there.
        - **Red and blue spaces** are triggered when your cube reaches, passes or skips them. First the cube moves all the way; then the effects are resolved, lowest space first, each with everything it triggers.
        - A **red** space works for the player passing it, every time.
        - A **blue** space works once per game, for everyone: first the player who triggered it, then the others in turn order.

        There are 5 tracks: Glaciology, Marine Biology, Oceanography, Climatology and Astronomy.

antarctica-topic-effects = Red and blue spaces
    .text =
        __Red, for the player passing:__
        - **Scientist:** you get 1 from your Common Reserve.
        - **New ship:** 1 of your Available ships goes to the Sun’s area, if there is room, and the others take Shipyard cards. You cannot decline it.
        - **Know-how card:** take 1 from the pile.
        - **Basic card:** your used Basic card becomes ready.

        __Blue, once, for everyone in turn order:__
        - **Move a ship:** each player may move 1 of their ships to another area with room. No action follows. A new ship stays, and a second ship that leaves loses its Icebreaker turn.
        - **Draft:** draw as many Shipyard cards as there are players. The player who triggered it keeps 1 and passes the rest on, and so on. If there are too few cards, nothing happens.
        - **Advance 3:** each player may advance 3 on a track that nobody else has chosen for this.

        If a blue space is triggered on another player’s turn, it still starts with the player who triggered it.

antarctica-topic-end = End and scoring
    .text =
        The game ends after a turn in which a player has no scientist left in either supply, or all building cards are taken. It also ends when no ships are left, or after 12 turns without any progress (16 with 4 players).

        - **Areas:** the player with the most scientists there scores a point for each building and each scientist in the area, and 1 more. Second place scores as many points as first place has scientists, and so on.
        - **Tracks:** the leading cube scores the track’s value for each cube on it; every other cube scores the value once. Values range from 3 to 5.
        - **Cards** with a star: whoever has the most of them scores a point for each such card that any player has; second place scores as many points as first place has cards, and so on.
        - **Discarded pieces** are scored like the cards.

        Tied players share a place and each score it in full; a player with none scores nothing. Most points wins; ties go to the player with more first places, then more building cards; if still tied, they share the victory.
