### The rules of Antarctica in short, a page for each topic: its title, and its text as Discord's Markdown.
### Figures are those of the default component pack and stand in digits, the same in every language.
### Not more than 1500 characters to a page. A line must not begin with a star, a dot or a bracket.

antarctica-topic-aim = What it is about
    .text =
        Round the South Pole lie 8 areas of ice and sea. Your ships carry scientists there, and what they build serves everybody.

        - In your turn one ship sails to another area, and there you do **1 action**: build a building or a ship, recruit scientists, or research.
        - Whoever builds leaves **scientists** in the area. At the end, who has most of them there scores most for it.
        - Your **cubes** advance on research tracks. The one farthest ahead scores most.
        - **Building cards** with a star and **discarded** pieces score too.

        Buildings belong to nobody: where you have a ship, you have access.

        Antarctica is for 2 to 4 players. Each begins with 2 scientists in the Personal Supply and the others in the Common Reserve, with Available ships and cubes, and with 1 Basic Resource card. With 2 players 2 of the areas are closed.

antarctica-topic-setup = Set-up
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

        The first player is drawn. The ships lie in the first-game layout, or you place them in turn, 1 at a time, and each round of it starts with the player who came last in the round before.

        - **With 2 players** the second player also takes 1 Available cube and places it on space 1 of an open track. It triggers nothing, and 2 Available cubes are left.

antarctica-topic-sun = The Sun
    .text =
        The Sun says whose turn it is. There are no rounds.

        - It moves **anticlockwise** to the next area with a ship and passes over empty ones.
        - The ships of an area lie in a row. The ship in **position 1** is on turn: its owner takes a turn with it. Only that ship acts, even if the next one is yours too.
        - The ship in position 2 acts as well if its owner has an **Icebreaker** card on this area and wants to.
        - The third ship never acts in this visit, not even if it has moved up.

        3 ships fill an area. Who arrives takes the last place of the row, and when a ship leaves, those behind it move up.

        So look where you sail: the farther the Sun has to go, the longer you wait for that ship. You may have several turns in a row, or none for long.

antarctica-topic-turn = A turn
    .text =
        Your turn has these steps:

        - **Move.** The ship on turn must sail to another open area with room. How far is all the same.
        - **Action.** There you do exactly 1 action, or nothing.
        - **End.** Then the Sun goes on.

        Besides, once in each turn you may do each of these:

        - **Discard** 1 own piece, before or after the move or after the action: an Available cube or ship, or a ship in any area. For it 1 scientist comes from your Common Reserve. The ship on turn must have moved first. Discarded pieces score at the end.
        - **Use 1 card** after the move: a Shipyard card before or after the action, or a Resource card while building. If both ships of a visit are yours, that is 1 card in both turns together.

        You can take steps back until your turn ends, unless something was revealed: a new building card, the Shipyard pile, a draft, or what another player decided.

antarctica-topic-actions = The actions
    .text =
        You do 1 of these in the area your ship has sailed to. Some count your **ships and scientists there**; the ship that just came counts too.

        - **Build a building:** any open building card you have access for. There is a page about it.
        - **Build a ship**, at a Shipyard: 1 of your Available ships goes to the end of the row where the Sun is, not where you are. It does not act in this visit. Then each other player takes a Shipyard card.
        - **Recruit**, at a Camp: as many scientists as the count come from your Common Reserve to your Personal Supply.
        - **Research**, at a Research Station: advance by the count on 1 open track with the icon of that station.
        - **Do nothing.**

        What a building brings is for whoever sails there. Other players' pieces never count for you.

antarctica-topic-building = Building
    .text =
        There are 3 decks of building cards: Basic, Double and Advanced. The top card of each lies open, and those can be built.

        - You need **access** to every building the card asks for: an own ship in an area where it lies. The areas may be different, and 1 ship may give access to several.
        - 1 missing access can be made up for by a **Resource card**: the Basic one stands for Crane, Shaft Tower, Drilling Rig or Wind Turbine, a Know-how card for Laboratory or Factory.
        - You need **1 scientist** in your Personal Supply, for a Plankton Farm 2. They go into the area.
        - An area holds only 1 building of each type.

        You keep the card, and the next one is turned up. Then you advance by its **Research Points** on any open track; that is an order, not an offer.

        A used Know-how card goes back to the pile. Your Basic card can be used again once a red space has made it ready.

antarctica-topic-cards = Shipyard cards
    .text =
        When somebody gets a new ship, each other player looks through the pile of 13 cards and takes 1. If there are too few for all, nobody takes any, and the pile leaves the game. Only you see which cards you hold.

        - **Icebreaker** (6): put it on an area where the second ship is yours. At the next visit of the Sun that ship gets a whole turn. Where the Sun is now, it must be the second ship of this visit. When that visit ends, or the Sun passes over, the card is gone, used or not.
        - **Place a Scientist** (3): 1 scientist from your Personal Supply goes into the area you sailed to. It counts at once.
        - **+2 Scientists** (2): up to 2 scientists come from your Common Reserve to your Personal Supply.
        - **Quick Research** (2): advance 3 on any open track.

        A card that would do nothing cannot be played.

antarctica-topic-research = Research tracks
    .text =
        With 2, 3 or 4 players 3, 4 or 5 tracks are open.

        - The first point puts an Available **cube** onto the first free space; after that the cube moves. You have 1 cube at most on each track.
        - Only **free spaces** count: spaces with other cubes are jumped over at no cost.
        - Points beyond the end of the track are lost. With neither a cube on the track nor an Available one you cannot advance there.
        - **Red and blue spaces** are set off when your cube reaches or passes them, also when it jumps over them. First the cube goes all the way, then the effects are resolved, the lowest first, each with everything it sets off in turn.
        - A **red** space works for whoever passes, every time.
        - A **blue** space works once in the game, for everybody: first who set it off, then the others in turn.

        There are 5 tracks: Glaciology, Marine Biology, Oceanography, Climatology and Astronomy.

antarctica-topic-effects = Red and blue spaces
    .text =
        __Red, for whoever passes:__
        - **Scientist:** 1 comes from your Common Reserve.
        - **New ship:** 1 of your Available ships goes where the Sun is, if there is room, and the others take Shipyard cards. It cannot be left out.
        - **Know-how card:** take 1 from the pile.
        - **Basic card:** your used Basic card becomes ready.

        __Blue, once, for everybody in turn:__
        - **Move a ship:** each may move 1 own ship to another area with room. No action follows. A new ship stays, and a second ship that leaves loses its Icebreaker turn.
        - **Draft:** as many Shipyard cards as players are drawn. Who set it off keeps 1 and passes the others on, and so on. With too few cards nothing happens.
        - **Advance 3:** each may advance 3 on a track that nobody has chosen for this yet.

        If a blue space is set off in another player's turn, the round still begins with whoever set it off.

antarctica-topic-end = End and scoring
    .text =
        The game ends after a turn in which a player has no scientist left in either supply, or all building cards are taken. It also ends when no ship is left, or after 12 turns without any progress, with 4 players 16.

        - **Areas:** who has most scientists there scores the number of buildings and of all scientists in the area, and 1 more. Second place scores as many points as first place has scientists, and so on.
        - **Tracks:** the cube farthest ahead scores the value of the track for each cube on it, every other cube the value once. The value is from 3 to 5.
        - **Cards** with a star: most score the number of all of them, second place the number of the first, and so on.
        - **Discarded pieces** are scored like the cards.

        Equal players share a place and all score it in full; who has none scores nothing. The most points win. A tie goes to more first places, then to more building cards; after that the victory is shared.
