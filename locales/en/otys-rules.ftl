### The rules of Otys in short, a page for each topic: its title, and its text as Discord's Markdown.
### Figures are those of the default component pack and stand in digits, the same in every language.
### Not more than 1500 characters to a page. A line must not begin with a star, a dot or a bracket.

otys-topic-aim = Overview
    .text =
        The sea has covered the old world, and your 8 divers bring up what it left behind. The colony thanks you with points.

        - Each turn you play **1 Key**. It decides on which level a diver becomes active.
        - Four of the divers fetch **cubes**: metal, plant, fuel and tech. The other four trade, draw contracts, improve your equipment or take Rewards.
        - **Contracts** turn cubes that lie on the same level into points. The Trader, Sponsor 4 and the Rewards give you a few more.
        - Once someone has **18 points**, the round is finished. Then most points wins.

        Otys is for 2 to 4 players. You start with 3 Credits, 1 Battery, no points and 1 cube of each resource, one each on levels 2 to 5. Your divers stand in random order, all with the Basic side up.

otys-topic-turn = A turn
    .text =
        In a round each player takes one turn, clockwise. The first player stays the same for the whole game. On your turn you play 1 Key and go through three Phases:

        - **Phase 1, before the dive.** The level of your Key is the active level. You may use its Sponsor and move divers with Batteries, in any order.
        - **Phase 2, the action.** You activate the diver that is now on the active level. It may do its action once, or twice with Sponsor 2 Basic. You may skip the action.
        - **Phase 3, the way up.** The Key goes onto your Hacker track. Then the diver resurfaces, or you spend 1 Battery and it stays at its level.

        You may **fulfil contracts** at any time on your turn, but not in the middle of an effect. If you have no Battery, Phase 3 happens by itself, so fulfil them before you end Phase 2.

        You can **undo steps** until you end your turn, unless something has been revealed: drawn contracts, a new public contract or a new Reward.

otys-topic-keys = Keys and the Hacker
    .text =
        You own Keys 1 to 5 and an X Key.

        - A **numbered Key** activates the level of that number.
        - An **X Key** activates any level you like, even if you still have that level’s Key. First, every Sponsor moves down one level, and the lowest goes to level 1. This affects everyone, even if you do not use a Sponsor.
        - In Phase 3 the Key you played goes onto your **Hacker track**. Once the number of Keys there reaches your Hacker’s threshold, you recover all of them. The threshold starts at 6; each improvement lowers it, to 5, 4 and 3.
        - **Neutral X Keys** come from the upgraded Metal Expert. One that you gain is ready on your next turn. When you recover your Keys, neutral ones go back to the supply. There are 12 of them; if none are left, you get none.
        - To **take back** a Key, you need the upgraded Tech Expert or Sponsor 3 Basic. Choose 1 of your own used Keys, but not the one you are playing and not a neutral one.

        You always have a Key to play.

otys-topic-sponsors = Sponsors
    .text =
        Each level of the Colony board has 1 Sponsor tile. In Phase 1 you may use the Sponsor of the active level once. Which side is up is decided before the game: Basic, unless the game options say otherwise.

        __Basic sides__
        - **Sponsor 1:** gain 1 Credit.
        - **Sponsor 2:** your diver acts twice. Each action is chosen and paid for separately.
        - **Sponsor 3:** take back 1 of your own used Keys.
        - **Sponsor 4:** pay 2 Credits, upgrade the diver you activate and gain 1 point. You may not use propellers afterwards.
        - **Sponsor 5:** gain 1 Battery.

        __Advanced sides__
        - **Sponsor 1:** your own Trader, Spy, Engineer and Explorer cost nothing this turn; the Trader buys at no cost.
        - **Sponsor 2:** use one Reward of this level. It is discarded and replaced.
        - **Sponsor 3:** resurface your level 5 diver.
        - **Sponsor 4:** pay 2 Credits, upgrade a diver at the surface and gain 1 point.
        - **Sponsor 5:** gain 1 Battery, or spend 1 to move 1 cube from or to the active level.

        Sponsors that can only help are used automatically: 1, 2 and 5 Basic, and 1 Advanced. An upgraded diver cannot be upgraded again for the point.

otys-topic-levels = Levels and positions
    .text =
        Your 8 divers stand in one column. Positions 1 to 3 are at the surface; the five below are levels 1 to 5. Only divers on a level can be activated.

        - **Room.** Levels 1 to 5 hold 3, 3, 4, 5 and 6 cubes. A full level takes no more cubes. You cannot throw cubes away; they leave only through a contract, a sale or Sponsor 5 Advanced.
        - **What stays.** Cubes and Rewards belong to a level, not to a diver. Divers take nothing with them when they move.
        - **Resurfacing.** The diver goes to position 1. Every diver that was above it moves down one position; those below it do not move.
        - **Upgrading.** The diver is turned over and stays upgraded for the rest of the game. Sponsor 4 does this for 2 Credits and gives 1 point; some Rewards do it without a point.

        So a diver that has been active is out of reach for a while, and others move down.

otys-topic-batteries = Batteries
    .text =
        You can spend a Battery in two ways.

        __Propeller, in Phase 1.__ For 1 Battery you move one of your divers up or down.
        - It may go as far as the maximum move of your Mechanic allows: 1 position at first, then 2, 3 and 4 after each improvement.
        - Every diver it passes moves one position the other way.
        - Any of your 8 divers may move, even at the surface and across the waterline, but not beyond either end of the column.
        - You may spend several Batteries, for the same diver or for others.
        - The active level stays the same: this is how you choose which diver becomes active.

        __Oxygen, in Phase 3.__ For 1 Battery the active diver stays at its level instead of resurfacing, and no diver moves.

        You gain Batteries from Sponsor 5, the upgraded Fuel Expert, some contracts and some Rewards, and may use them on the same turn. There is no limit to how many you hold. Leftover Batteries score nothing.

otys-topic-divers = The divers
    .text =
        You have one of each. You pay for an action in full before it takes effect; actions you cannot pay for are not offered.

        - **Metal, Plant, Fuel and Tech Expert:** take 1 cube of that resource onto the active level, if there is room. Upgraded, they also give 1 neutral X Key (Metal), 1 Credit (Plant), 1 Battery (Fuel) or let you take back 1 Key (Tech), even if the level is full.
        - **Trader:** sell or buy 1 cube at the Store. Upgraded: a sale earns 1 more, a purchase costs 1 less.
        - **Spy:** pay 1 Credit (0 if upgraded). Either draw 4 contracts and keep 1, or use a neighbour’s diver.
        - **Engineer:** pay 1 Credit (0 if upgraded). Improve your Mechanic (maximum move 1, 2, 3, 4) or your Hacker (threshold 6, 5, 4, 3) by one step.
        - **Explorer:** pay 2 Credits (1 if upgraded). Take one of the 2 Rewards of the active level.

        In the pictures the coins on a diver are its price. The disc beside them shows what its Upgraded side gives; it has a golden rim once that side is up.

        A diver counts as active even if you skip its action: in Phase 3 it resurfaces, or stays for 1 Battery.

otys-topic-spy = The Spy
    .text =
        The Spy costs 1 Credit (0 if upgraded) and does one of two things.

        __Draw.__ You see 4 contracts, keep 1 in your hand and put the others under the deck. Only you know which.

        __Use a neighbour’s diver__, the one on the same level as your Spy.
        - The neighbours are the next and the previous player in turn order. With 2 players that is the same person; with 4 you cannot reach the player opposite.
        - You use the side that is face up, and it works only for you: your level, your cubes, your Keys, your Credits.
        - You pay the Spy’s cost and that diver’s own, both before anything is gained.
        - In Phase 3 only your Spy resurfaces. The neighbour gains and loses nothing.
        - If you use a neighbour’s Spy, it can only draw contracts.

        With Sponsor 2 Basic you do this twice, each time in full. Sponsor 1 Advanced pays for your Spy, not for the diver it uses. Sponsor 4 Basic upgrades your Spy.

        __Author’s variant__, a game option: the Spy’s Credit goes to the owner of the diver used, and that diver resurfaces too, unless its owner spends 1 Battery.

otys-topic-contracts = Contracts
    .text =
        Anyone may fulfil the **public** contracts: 3 are face up, or 2 in a 2-player game. A **private** contract is in your hand; only you see it and only you can fulfil it.

        - All cubes come from **one single level**. It does not have to be the active one; other cubes there stay.
        - **E, an exact combination:** exactly the cubes shown.
        - **F, a free combination** such as 2+2+1: each number is that many cubes of one resource, a different resource for each number.
        - You gain its points at once, from 1 to 5, and perhaps 1 Credit, 1 Battery or both. The Reward on that level of your board pays out too.
        - Fulfilling is not an action. You may do it several times on your turn, but not in the middle of an effect. You never have to.
        - A public contract is replaced at once, and you may fulfil the new one too. A private one is not replaced.

        Contracts for up to 3 cubes fit any level, for 4 cubes levels 3 to 5, for 5 cubes only levels 4 and 5. There are 32 contracts; when the deck is empty, the discarded ones are shuffled. Private contracts left at the end score nothing.

otys-topic-rewards = Rewards
    .text =
        The Colony Display shows 2 Rewards for each level. One that is taken is replaced at once.

        __Front: an immediate bonus.__ It is one of these:
        - 1 cube of one of the two resources shown, onto the active level
        - draw 4 contracts and keep 1
        - 1 Battery
        - upgrade one of your divers, without a point
        - 1 point

        __Back: a permanent bonus__ for every contract fulfilled with cubes of its level: 2 Credits if the front is orange, 1 point if it is green.

        The **Explorer** takes a Reward of the active level. First you get its front; then you put it on that level of your board with its back facing up. Each level holds 1 Reward, so an older one is discarded. If the level has no room for a cube, the cube is lost.

        With **Sponsor 2 Advanced** you get only the front; the Reward is discarded. One whose front would do nothing cannot be chosen.

otys-topic-store = The Store
    .text =
        The Store has a column for each resource, with 3 rows. A column fills from the top and empties from the bottom. You trade there with the Trader, 1 cube for each action.

        __To sell,__ put a cube from the active level on the highest free row of its column and choose what you get:
        - Row 1: 3 Credits or 1 point
        - Row 2: 2 Credits
        - Row 3: 1 Credit

        __To buy,__ take the lowest cube of a column onto the active level and pay for its row: 3 Credits on row 1, 2 on row 2, 1 on row 3. The level needs room.

        __Upgraded,__ the Trader sells for 4 Credits or 2 points on row 1, for 3 Credits or 1 point on row 2, and for 2 Credits or 1 point on row 3. It buys for 2, 1 and 0 Credits.

        Nothing can be sold to a full column and nothing bought from an empty one. It starts with 2 cubes of one resource and 1 each of two others, drawn at random.

otys-topic-end = End of the game
    .text =
        The end is triggered as soon as someone has **18 points**, at any moment.

        - The round is finished, so that everyone has had the same number of turns. Then the game is over. If the last player of a round reaches 18, it is over after that turn.
        - Until then you keep scoring as usual, even beyond 18.
        - **Most points wins.** In a tie, the player with more cubes on their board wins; the Store does not count. If that is tied too, they share the victory.
        - Credits, Batteries, Keys and private contracts score nothing at the end.

        If nobody gains a point for 20 rounds in a row, the game ends after that round, by the same rules.
