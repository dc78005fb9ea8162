### The rules of Underwater Cities in short, a page for each topic: its title, and its text as Discord's Markdown.
### Figures are those of the default component pack and stand in digits, the same in every language.
### Not more than 1500 characters to a page. A line must not begin with a star, a dot or a bracket.

underwater-cities-topic-aim = What it is about
    .text =
        You build a nation on the floor of the sea: cities under domes, tunnels between them, and farms, desalination plants and laboratories around them.

        - The game has 3 eras with 10 rounds in all. In each round everybody takes 3 turns.
        - In your turn you choose an **action slot** and play a **card**. If the card has the colour of the slot, you have its effect as well.
        - Each era ends with a **Production**: your network makes resources and points, and your cities want to be fed.
        - In the end your network, your end-scoring cards and your resources score. The most points win.

        You begin with 1 nonsymbiotic city, a few resources, the Personal Assistant, and 3 cards that you choose from 6. In 3 corners of your board there are metropolises: connect them with tunnels, and they work for you.

        Only what is **connected** to your starting city produces, counts and scores.

        Underwater Cities is for 1 to 4 players.

underwater-cities-topic-turn = A turn
    .text =
        Your turn has these steps:

        - **Slot and card.** You name an available action slot and 1 card from your hand. Your action tile occupies the slot until the round ends.
        - **Action and effect.** You carry out the slot's action, at least a part of it. If the card matches, you use or claim it as well. Which of the two comes first is up to you, but it is finished before the other begins.
        - **End.** You draw 1 card.

        The parts of an action may be carried out in any order, and you may leave some out. Between any two steps you may use abilities of your cards and claim contracts.

        Your **hand limit** is 3. You may hold more until your next turn begins; before that you discard the excess.

        You can take steps back until your turn ends, unless something was drawn or revealed.

        The play order stays the same for the 3 turns of a round. Then the Federation track makes a new one.

underwater-cities-topic-slots = Action slots
    .text =
        The slots are green, red and yellow: 4 of each colour with 1 or 2 players, 5 with 3 or 4. They build, upgrade, advance you on the Federation track, let you use action cards or take Special cards, or give you resources and cards.

        - Only an **available** slot can be chosen. It is occupied until the end of the round, for everybody.
        - You must be able to carry out at least a part of its action.
        - The **always-available slot** gives 2 cards and 2 credits. It can be chosen again and again, but no card matches it.
        - With 4 players there is an **action-cloning tile**: for 1 credit you may choose a slot that another player occupies, but not you. This can be done once in each round, by whoever is first.
        - Some effects let you **perform the action** of a slot. You play no card for it, and the slot stays as it was. What is occupied by yourself never counts.

        “Up to” means what it says: 2 tunnels may be 1.

underwater-cities-topic-cards = Cards
    .text =
        Each card has a colour and a type. On a slot of **its colour** it matches, and you may use it. On any other slot it is discarded without effect.

        - **Instant:** you carry out the effect, then the card is discarded.
        - **Permanent:** you claim it. Whenever something happens you gain something, or something costs less, or you may do something once per turn.
        - **Action card:** you claim it. A slot or an effect must allow you to use it, and then it is used until the era ends. You can have 4 of them, the Personal Assistant included. For another one you discard 1 first; if that was available, you may use it then.
        - **Production:** you claim it. It works in each Production.
        - **End-scoring:** you claim it. It scores at the end of the game.

        What you have claimed works at once, even in the same turn. All effects are optional, and a matching card may be left unused.

        Each of the 3 eras has a deck of its own. Cards of earlier eras that you hold can still be played.

underwater-cities-topic-building = Building
    .text =
        The usual costs:

        - **Tunnel:** 1 steelplast, 1 credit
        - **Farm:** 1 kelp; **desalination plant:** 1 credit; **laboratory:** 1 steelplast
        - **Nonsymbiotic city:** 2 steelplast, 1 kelp, 1 credit
        - **Symbiotic city:** 1 steelplast, 1 kelp, 1 biomatter, 2 credits

        While you build, biomatter can stand for kelp or steelplast. Some sites give a bonus at once, some cost a surcharge.

        Where you can build:

        - A **city** beside a site with a city of yours; it needs no tunnel yet.
        - A **building** at a city, or where you could build one. Expansion sites need an effect that names them.
        - A **tunnel** from the starting city, or from where a built tunnel ends.

        A city is **connected** if tunnels lead to it from the starting city, and its buildings are connected with it.

        A **metropolis** is connected when all its tunnels are built. A blue one has its effect at once, some in each Production too. The brown one needs 2 tunnels and scores at the end.

underwater-cities-topic-upgrading = Upgrading
    .text =
        Tunnels and buildings can be upgraded, each once, for 1 science as a rule. They need not be connected for that. Cities are not upgraded.

        What they make in each Production, if they are connected:

        - **Farm:** 1 kelp; upgraded 1 point too
        - **Desalination plant:** 1 credit; upgraded 1 biomatter too
        - **Laboratory:** 1 science; upgraded 1 steelplast too
        - **Tunnel** at a city: 1 credit; upgraded 1 point too

        2 upgraded buildings of the same kind at one city make even more, once for each kind and city: farms 1 kelp and 1 point, desalination plants 1 credit, laboratories 1 steelplast.

        A symbiotic city makes 2 points in each Production, a nonsymbiotic one nothing.

        So it pays to keep buildings of one kind together, and to upgrade early. On the other hand a city scores more at the end if different kinds stand at it.

underwater-cities-topic-federation = The Federation track
    .text =
        The track says in which order you play the next round. At the beginning of each round all markers are below it. Only in the first round those who play later stand ahead.

        - Each step takes you to the next space, from 4 to 1. Each may be declined.
        - **Space 4** brings nothing, **space 3** 1 credit, **space 2** 1 steelplast, **space 1** 1 point.
        - Each step beyond space 1 brings 1 point.
        - You gain what each space brings when you enter it, also on the way.
        - Who enters a space that is taken goes on top, and the top is ahead.

        When the round ends, the play order is read from space 1 down to 4. Whoever has not advanced follows in the order they had before.

        It is done after the last round too: then the play order decides ties.

underwater-cities-topic-specials = Special cards
    .text =
        At the start 6 cards for 3 credits lie open. The cards for 1 or 2 credits are a deck, and its top card lies open.

        If you may **take a Special card**, it is one of these:

        - one of the open cards for 3 credits; it is not replaced
        - the top card of the deck
        - or you put the top card under the deck, look at the next 3 and keep 1 of them

        The card goes to your hand and counts for the hand limit.

        You **play** it like any other card: it has to match the slot, and then you pay its credits when you use it. If the slot comes first, the credits it gives can pay for the card.

        If it does not match, or you do not pay, it has no effect: one of the deck goes under the deck, one for 3 credits leaves the game.

        A paid instant card stays with you, for some things count your Special cards.

underwater-cities-topic-production = Production
    .text =
        After rounds 4, 7 and 10 the network of each player produces:

        - **Buildings, tunnels and symbiotic cities** make what the page about upgrading says. All must be connected, and a tunnel needs a city at one end.
        - **Metropolises and production cards** bring what they say. You are asked if there is anything to pay or choose, and then you decide in which order.
        - On the asymmetric side some sites make more.

        Then the era ends:

        - **Action cards** that were used are available again.
        - **Feeding:** each connected city costs 1 kelp, the starting city too. If kelp runs out, 1 biomatter feeds a city. For each city that is still hungry you lose 3 points, but you never have less than 0. All this is done for you.
        - The next deck comes. Everybody draws 3 cards and keeps as many of the whole hand as the hand limit says.

        After the last Production cities are fed, but no cards are drawn.

underwater-cities-topic-end = End and scoring
    .text =
        After the Production of round 10 everything is scored:

        - The **brown metropolis**, if both its tunnels are built.
        - The **end-scoring cards** you have claimed. If one turns resources into points, it is done in the best way for you.
        - Each **connected city** by the different kinds of buildings at it: with none 2 points, with 1 kind 3 points, with 2 kinds 4 points, with all 3 kinds 6 points. It does not matter which kind of city it is, or whether the buildings are upgraded.
        - **Resources:** each biomatter counts as 2 credits. Then each 4 credits, kelp, science and steelplast together bring 1 point.

        Cards in your hand score nothing, and neither do cities and buildings that are not connected.

        The most points win. In a tie the winner is whoever is earlier in the play order that round 10 made for the next one.

underwater-cities-topic-contracts = Government contracts
    .text =
        This is a variant for 2 to 4 players. It is switched on in the options before the game begins.

        Of 8 contracts 3 lie open for the whole game. One that is claimed is not replaced.

        - Each contract says what you need, and what it brings. Nothing of what you need is spent.
        - In your own turn you can claim it between any two steps, as soon as you have everything; it then stands among your options. What it brings comes at once, so it may help you in the same turn.
        - After the Production of each era everybody may claim as well, in the new play order, before the cities are fed.
        - You may claim several, and you may wait. But somebody else may be quicker.

        Only connected cities and buildings count.

underwater-cities-topic-solo = Playing alone
    .text =
        You play alone against the board. You win with at least 7 connected cities and at least 100 points at the end; the starting city counts.

        - You have a board of the asymmetric side, and the slots for 1 or 2 players. There are no contracts. Symbiotic cities never run out.
        - In each round you take your 3 turns one after the other.
        - 3 neutral tiles occupy a slot of each colour. When a round ends, each moves 1 slot on: through the green slots, the red ones, the yellow ones, and round again. A slot with a neutral tile counts as occupied by another player.
        - If you have not advanced on the Federation track in a round, 1 more slot is occupied in the next one. A card of the deck is turned up, and its number says which. Not after round 10.

        Your marker goes below the track after each round.

        An option says which slot of each colour is occupied at the start, the first or another.
