### The rules of Underwater Cities in short, a page for each topic: its title, and its text as Discord's Markdown.
### Figures are those of the default component pack and stand in digits, the same in every language.
### Not more than 1500 characters to a page. A line must not begin with a star, a dot or a bracket.

underwater-cities-topic-aim = Overview
    .text =
        You build a nation on the floor of the sea: cities under domes, tunnels between them, and farms, desalination plants and laboratories around them.

        - The game has 3 eras with 10 rounds in all. Each round, everyone takes 3 turns.
        - On your turn you choose an **action slot** and play a **card**. If the card’s colour matches the slot, you get its effect as well.
        - Each era ends with a **Production**: your network makes resources and points, and your cities have to be fed.
        - At the end, your network, your end-scoring cards and your resources score. Most points wins.

        You start with 1 nonsymbiotic city, a few resources, the Personal Assistant, and 3 cards that you choose from 6. There are metropolises in 3 corners of your board: connect them with tunnels to benefit from them.

        Only what is **connected** to your starting city produces, counts and scores.

        Underwater Cities is for 1 to 4 players.

underwater-cities-topic-turn = A turn
    .text =
        Your turn has these steps:

        - **Slot and card.** You choose an available action slot and 1 card from your hand. Your action tile occupies the slot until the round ends.
        - **Action and effect.** You carry out at least part of the slot’s action. If the card matches, you use or claim it as well. You decide which of the two comes first, but you finish it before the other starts.
        - **End.** You draw 1 card.

        You may carry out the parts of an action in any order and skip some of them. Between any two steps you may use abilities of your cards and claim contracts.

        Your **hand limit** is 3. You may hold more cards until your next turn starts; before that you discard the excess.

        You can undo steps until your turn ends, unless something has been drawn or revealed.

        The play order stays the same for the 3 turns of a round. Then the Federation track sets a new one.

underwater-cities-topic-slots = Action slots
    .text =
        The slots are green (G1 and so on), red (R1) and yellow (Y1): 4 of each colour with 1 or 2 players, 5 with 3 or 4. They build, upgrade, advance you on the Federation track, let you use action cards or take Special cards, or give you resources and cards.

        - Only an **available** slot can be chosen. It then stays occupied for everyone until the end of the round.
        - You must be able to carry out at least part of its action.
        - The **always-available slot** (∞) gives 2 cards and 2 credits. You can choose it again and again, but no card matches it.
        - With 4 players, there is an **action-cloning tile**: for 1 credit you may choose a slot occupied by another player (but not by you as well). Only the first player to do so can use it each round.
        - Some effects let you **perform the action** of a slot. You play no card for it, and the slot stays as it was. Slots you occupy yourself never qualify.

        “Up to 2 tunnels” means that you may also build just 1.

underwater-cities-topic-cards = Cards
    .text =
        Each card has a colour and a type. On a slot of **its colour** it matches, and you may use it. On any other slot it is discarded without effect.

        - **Instant:** you carry out the effect, then the card is discarded.
        - **Permanent:** you claim it. Whenever something happens you gain something, or something costs less, or you may do something once per turn.
        - **Action card:** you claim it. A slot or an effect must allow you to use it, and then it is used until the era ends. You can have 4 of them, the Personal Assistant included. To claim another, you discard 1 first; if it was available, you may use it one last time.
        - **Production:** you claim it. It works in each Production.
        - **End-scoring:** you claim it. It scores at the end of the game.

        A claimed card works at once, even on the same turn. All effects are optional, and a matching card may be left unused.

        Each of the 3 eras has its own deck. Cards of earlier eras that you hold can still be played.

underwater-cities-topic-building = Building
    .text =
        The usual costs:

        - **Tunnel:** 1 steelplast, 1 credit
        - **Farm:** 1 kelp; **desalination plant:** 1 credit; **laboratory:** 1 steelplast
        - **Nonsymbiotic city:** 2 steelplast, 1 kelp, 1 credit
        - **Symbiotic city:** 1 steelplast, 1 kelp, 1 biomatter, 2 credits

        When you build, biomatter can be used as kelp or steelplast. Some sites give a bonus at once, others cost a surcharge.

        Where you can build:

        - A **city** next to a site with one of your cities; it needs no tunnel yet.
        - A **building** at a city, or at a site where you could build a city. Expansion sites need an effect that mentions them.
        - A **tunnel** from the starting city, or from where a built tunnel ends.

        A city is **connected** if tunnels lead to it from the starting city, and its buildings are connected with it.

        A **metropolis** is connected when all its tunnels are built. A blue one takes effect at once; some also do so in each Production. The brown one needs 2 tunnels and scores at the end.

underwater-cities-topic-upgrading = Upgrading
    .text =
        Tunnels and buildings can be upgraded once each, normally for 1 science. They do not have to be connected. Cities are not upgraded.

        In each Production, if connected, each of them produces:

        - **Farm:** 1 kelp; if upgraded, also 1 point
        - **Desalination plant:** 1 credit; if upgraded, also 1 biomatter
        - **Laboratory:** 1 science; if upgraded, also 1 steelplast
        - **Tunnel** at a city: 1 credit; if upgraded, also 1 point

        2 upgraded buildings of the same kind at one city produce even more, once for each kind and city: farms 1 kelp and 1 point, desalination plants 1 credit, laboratories 1 steelplast.

        A symbiotic city produces 2 points in each Production, a nonsymbiotic one nothing.

        So it pays to keep buildings of one kind together, and to upgrade early. On the other hand, a city scores more at the end if it has different kinds of buildings.

underwater-cities-topic-federation = The Federation track
    .text =
        The track decides the play order of the next round. At the start of each round all markers are below it; only in the first round do later players start ahead.

        - Each step takes you to the next space, from 4 to 1. You may decline any step.
        - **Space 4** gives nothing, **space 3** 1 credit, **space 2** 1 steelplast, **space 1** 1 point.
        - Each step beyond space 1 gives 1 point.
        - You gain what a space gives whenever you enter it, even on the way.
        - If you enter an occupied space, your marker goes on top, and the top marker is ahead.

        When the round ends, the play order is read from space 1 down to 4. Players who have not advanced follow in their previous order.

        This is done after the last round too, because the play order breaks ties.

underwater-cities-topic-specials = Special cards
    .text =
        At the start, 6 cards costing 3 credits are face up. Those costing 1 or 2 credits form a deck, with its top card face up.

        When you **take a Special card**, you choose one of these:

        - one of the face-up cards for 3 credits; it is not replaced
        - the top card of the deck
        - or you put the top card under the deck, look at the next 3 and keep 1 of them

        The card goes into your hand and counts towards the hand limit.

        You **play** it like any other card: it has to match the slot, and then you pay its credits when you use it. If the slot comes first, the credits it gives can pay for the card.

        If it does not match, or you do not pay, it has no effect: a card from the deck goes back under it; a card costing 3 credits leaves the game.

        An instant card you have paid for stays with you, because some effects count your Special cards.

underwater-cities-topic-production = Production
    .text =
        After rounds 4, 7 and 10 the network of each player produces:

        - **Buildings, tunnels and symbiotic cities** produce as listed on the page “Upgrading”. They must be connected, and a tunnel needs a city at one end.
        - **Metropolises and production cards** give what they say. If there is anything to pay or choose, you are asked, and you decide the order.
        - On the asymmetric side, some sites produce more.

        Then the era ends:

        - **Action cards** that were used are available again.
        - **Feeding:** each connected city costs 1 kelp, the starting city too. If kelp runs out, 1 biomatter feeds a city. For each city you cannot feed you lose 3 points, but you never go below 0. All this happens automatically.
        - The next deck is used. Everyone draws 3 cards and discards down to the hand limit.

        After the last Production, cities are fed but no cards are drawn.

underwater-cities-topic-end = End and scoring
    .text =
        After the Production of round 10 everything is scored:

        - The **brown metropolis**, if both its tunnels are built.
        - The **end-scoring cards** you have claimed. If one turns resources into points, this is done in the way that is best for you.
        - Each **connected city** by the different kinds of buildings at it: with none 2 points, with 1 kind 3 points, with 2 kinds 4 points, with all 3 kinds 6 points. It does not matter which kind of city it is, or whether the buildings are upgraded.
        - **Resources:** each biomatter counts as 2 credits. Then every 4 credits, kelp, science and steelplast, in any mix, score 1 point.

        Cards in your hand score nothing, and neither do cities and buildings that are not connected.

        Most points wins. Ties go to the player who comes earlier in the play order set at the end of round 10.

underwater-cities-topic-contracts = Government contracts
    .text =
        This is a variant for 2 to 4 players. Turn it on in the game options before you start.

        3 of the 8 contracts are face up for the whole game. A claimed contract is not replaced.

        - Each contract says what you need and what it gives. You do not spend what you need.
        - On your turn you can claim it between any two steps, as soon as you have everything; it then appears among your options. You get its reward at once, so it can help you on the same turn.
        - After each Production, everyone may claim as well, in the new play order, before the cities are fed.
        - You may claim several, and you may wait, but someone else may be quicker.

        Only connected cities and buildings count.

underwater-cities-topic-solo = Playing alone
    .text =
        You play alone against the board. You win with at least 7 connected cities and at least 100 points at the end; the starting city counts.

        - You use the asymmetric side of a player board and the slots for 1 or 2 players. There are no contracts. Symbiotic cities never run out.
        - Each round you take your 3 turns one after the other.
        - 3 neutral tiles occupy one slot of each colour. When a round ends, each moves on 1 slot: through the green slots, then the red, then the yellow, and around again. A slot with a neutral tile counts as occupied by another player.
        - If you have not advanced on the Federation track in a round, 1 more slot is occupied in the next one. A card is revealed from the deck, and its number decides which slot. This does not happen after round 10.

        Your marker goes below the track after each round.

        A game option sets which slot of each colour is occupied at the start.
