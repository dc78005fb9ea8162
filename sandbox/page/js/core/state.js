/** What one person knows of the server: kept up to date by live frames, told to those who listen. */

/** @import { Bot, Channel, Command, Frames, Guild, Message, Person, User, Welcome } from "./protocol.d.ts" */

/** @typedef {Map<string, Message> & {reachedStart?: boolean}} CachedMessages messages by id; `complete` back to the channel's first */

/**
 * @typedef {object} WorldEvents what each event carries
 * @property {null} welcome
 * @property {{message: Message, isNew: boolean}} message
 * @property {Frames["message_gone"]} message_gone
 * @property {{id: string}} channels
 * @property {Frames["channel_gone"]} channel_gone
 * @property {null} people
 * @property {null} commands
 * @property {null} bot
 * @property {null} counts
 * @property {Frames["mention"]} mention
 * @property {Frames["typing"]} typing
 * @property {Frames["interaction"]} interaction
 * @property {Frames["choices"]} choices
 * @property {Frames["modal"]} modal
 */

/**
 * The words of a text, which has one space between two of them.
 * @template {string} S
 * @typedef {S extends `${infer First} ${infer Rest}` ? First | EventKinds<Rest> : S} EventKinds
 */

/**
 * Which of two ids is older: negative if the first is. Ids are numbers too long for a number.
 * @param {string} one @param {string} other
 */
export function compareIds(one, other) {
  return one.length - other.length || (one < other ? -1 : Number(one > other));
}

const THREADS = new Set([10, 11, 12]);

/**
 * Whether this channel is a thread.
 * @param {Channel} channel
 */
export const isThread = (channel) => THREADS.has(channel.type);

/**
 * Whether this channel is a direct message.
 * @param {Channel} channel
 */
export const isDirect = (channel) => channel.type === 1 || channel.type === 3;

/**
 * Whether messages are read and written there.
 * @param {Channel} channel
 */
export const isTextChannel = (channel) => [0, 1, 3, 5].includes(channel.type) || isThread(channel);

/** Flags of a message. */
export const EPHEMERAL = 64;
export const LOADING = 128;
export const COMPONENTS_V2 = 32768;

/** One person's view of the server. Its events are those of `News`. */
export class World extends EventTarget {
  /** @type {Map<string, Person>} */
  people = new Map();
  /** @type {Guild} */
  guild = { id: "", name: "" };
  /** @type {Map<string, Channel>} */
  channels = new Map();
  /** @type {Command[]} */
  commands = [];
  /** @type {Bot} */
  bot = { id: "", username: "", online: false, colour: "#4fb3f6" };
  /** @type {Map<string, number>} how many messages are new, by channel */
  unread = new Map();
  /** @type {Map<string, number>} how often the person was pinged, by channel */
  mentions = new Map();
  /** @type {Map<string, string>} what is being written, by channel */
  drafts = new Map();
  /** @type {Map<string, CachedMessages>} */
  #messages = new Map();
  /** @type {Map<string, string>} */
  #newest = new Map();
  /** @type {(channel: string) => boolean} */
  #isReading = () => false;

  /** @param {Person} me */
  constructor(me) {
    super();
    this.me = me;
  }

  /**
   * Says by which question it is known whether the person is looking at the end of a channel now.
   * @param {(channel: string) => boolean} isReading
   */
  setReadCheck(isReading) {
    this.#isReading = isReading;
  }

  /**
   * Tells all who listen.
   * @template {keyof WorldEvents} K
   * @param {K} kind @param {WorldEvents[K]} detail
   */
  emit(kind, detail) {
    this.dispatchEvent(new CustomEvent(kind, { detail }));
  }

  /**
   * Calls `action` with what each such event carries, until `signal` ends it.
   * @template {string} S
   * @param {EventKinds<S> extends keyof WorldEvents ? S : never} kinds one or several, with spaces between them
   * @param {(detail: WorldEvents[EventKinds<S> & keyof WorldEvents]) => void} action @param {AbortSignal} [signal]
   */
  on(kinds, action, signal) {
    for (const kind of kinds.split(" ")) {
      this.addEventListener(kind, (event) => action(/** @type {CustomEvent} */ (event).detail), { signal });
    }
  }

  /**
   * Takes in one live frame.
   * @template {keyof Frames} K
   * @param {{t: K, d: Frames[K]}} frame
   */
  receive({ t, d }) {
    FRAME_HANDLERS[t]?.(this, d);
  }

  /**
   * The messages of a channel held here, by id, or nothing if it was not opened yet.
   * @param {string} channel
   */
  cachedMessages(channel) {
    return this.#messages.get(channel) ?? null;
  }

  /**
   * Holds what was read of a channel.
   * @param {string} channel @param {Message[]} messages
   */
  cacheMessages(channel, messages) {
    const held = this.#messages.get(channel) ?? new Map();
    messages.forEach((message) => held.set(message.id, message));
    this.#messages.set(channel, held);
    messages.forEach((message) => this.#trackNewest(message));
  }

  /** Lets go of all messages, for they may be out of date. */
  clearMessages() {
    this.#messages.clear();
  }

  /**
   * Who that is: a person, the bot, or whoever the message itself names.
   * @param {string} id @param {User[]} named
   * @returns {(User & {colour?: string}) | null}
   */
  findUser(id, named = []) {
    if (id === this.bot.id) {
      return { ...this.bot, global_name: null };
    }
    return this.people.get(id) ?? named.find((user) => user.id === id) ?? null;
  }

  /**
   * The id of the newest message known of a channel.
   * @param {string} channel
   */
  newestMessageId(channel) {
    return this.#newest.get(channel) ?? "0";
  }

  /**
   * Nothing in this channel is new to the person any more.
   * @param {string} channel
   */
  markRead(channel) {
    const had = this.unread.get(channel) || this.mentions.get(channel);
    this.unread.delete(channel);
    this.mentions.delete(channel);
    if (had) {
      this.emit("counts", null);
    }
    return Boolean(had);
  }

  /** How many pings wait for this person. */
  get mentionCount() {
    return [...this.mentions.values()].reduce((sum, count) => sum + count, 0);
  }

  /**
   * Takes over all that the first frame says.
   * @param {Welcome} data
   */
  applyWelcome(data) {
    this.me = data.me;
    this.guild = data.guild;
    this.bot = data.bot;
    this.commands = data.commands;
    this.people = byId(data.people);
    this.channels = byId(data.channels);
    this.unread = new Map(Object.entries(data.unread ?? {}).filter(([, count]) => count > 0));
    this.mentions = new Map(Object.entries(data.mentions ?? {}).filter(([, count]) => count > 0));
    this.#newest.clear();
    data.channels.forEach((channel) => this.#newest.set(channel.id, channel.last_message_id ?? "0"));
    this.emit("welcome", null);
  }

  /**
   * Takes in a message, new or changed.
   * @param {Message} message
   */
  putMessage(message) {
    const fresh = this.#trackNewest(message);
    this.#messages.get(message.channel_id)?.set(message.id, message);
    if (fresh && message.author.id !== this.me.id && !this.#isReading(message.channel_id)) {
      increment(this.unread, message.channel_id);
      this.emit("counts", null);
    }
    this.emit("message", { message, isNew: fresh });
  }

  /**
   * A message is no more.
   * @param {Frames["message_gone"]} data
   */
  removeMessage(data) {
    this.#messages.get(data.channel_id)?.delete(data.id);
    this.emit("message_gone", data);
  }

  /**
   * This person was pinged.
   * @param {Frames["mention"]} data
   */
  addMention(data) {
    if (!this.#isReading(data.channel_id)) {
      increment(this.mentions, data.channel_id);
      this.emit("counts", null);
    }
    this.emit("mention", data);
  }

  /**
   * Whether this message is newer than all seen in its channel; from now on it is seen.
   * @param {Message} message
   */
  #trackNewest(message) {
    const fresh = compareIds(message.id, this.#newest.get(message.channel_id) ?? "0") > 0;
    if (fresh) {
      this.#newest.set(message.channel_id, message.id);
    }
    return fresh;
  }
}

/**
 * A map of things by their id.
 * @template {{id: string}} T
 * @param {T[]} things
 */
function byId(things) {
  return new Map(things.map((thing) => [thing.id, thing]));
}

/**
 * One more.
 * @param {Map<string, number>} counts @param {string} key
 */
function increment(counts, key) {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/**
 * How each kind of frame is taken in.
 * @type {{[K in keyof Frames]: (world: World, data: Frames[K]) => void}}
 */
const FRAME_HANDLERS = {
  welcome: (world, data) => world.applyWelcome(data),
  message: (world, data) => world.putMessage(data),
  message_gone: (world, data) => world.removeMessage(data),
  mention: (world, data) => world.addMention(data),
  read: (world, data) => world.markRead(data.channel_id),
  channel(world, data) {
    world.channels.set(data.id, data);
    world.emit("channels", data);
  },
  channel_gone(world, data) {
    world.channels.delete(data.id);
    world.markRead(data.id);
    world.emit("channel_gone", data);
    world.emit("channels", data);
  },
  people(world, data) {
    world.people = byId(data);
    world.me = world.people.get(world.me.id) ?? world.me;
    world.emit("people", null);
  },
  commands(world, data) {
    world.commands = data;
    world.emit("commands", null);
  },
  bot(world, data) {
    world.bot = { ...world.bot, ...data };
    world.emit("bot", null);
  },
  typing: (world, data) => world.emit("typing", data),
  interaction: (world, data) => world.emit("interaction", data),
  choices: (world, data) => world.emit("choices", data),
  modal: (world, data) => world.emit("modal", data),
};
