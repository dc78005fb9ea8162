/** One person's view of the server, kept up to date by live frames and announced by events. */

/** @import { Bot, Channel, Command, Frames, Guild, Message, Person, User, Welcome } from "./protocol.d.ts" */

/** @typedef {Map<string, Message> & {reachedStart?: boolean}} CachedMessages messages by id; `reachedStart` if they go back to the channel's first */

/**
 * @typedef {object} WorldEvents the data of each event
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
 * The event names in a string that separates them by spaces.
 * @template {string} S
 * @typedef {S extends `${infer First} ${infer Rest}` ? First | EventKinds<Rest> : S} EventKinds
 */

/**
 * Returns a negative number if the first id is the older one. Ids are integers too large for a `number`.
 * @param {string} a @param {string} b
 */
export function compareIds(a, b) {
  return a.length - b.length || (a < b ? -1 : Number(a > b));
}

const THREADS = new Set([10, 11, 12]);

/**
 * Returns whether a channel is a thread.
 * @param {Channel} channel
 */
export const isThread = (channel) => THREADS.has(channel.type);

/**
 * Returns whether a channel is for direct messages.
 * @param {Channel} channel
 */
export const isDirect = (channel) => channel.type === 1 || channel.type === 3;

/**
 * Returns whether a channel holds messages.
 * @param {Channel} channel
 */
export const isTextChannel = (channel) => [0, 1, 3, 5].includes(channel.type) || isThread(channel);

/** Message flags. */
export const EPHEMERAL = 64;
export const LOADING = 128;
export const COMPONENTS_V2 = 32768;

/** One person's view of the server; emits the events of `WorldEvents`. */
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
  /** @type {Map<string, number>} number of unread messages, by channel */
  unread = new Map();
  /** @type {Map<string, number>} number of unread pings, by channel */
  mentions = new Map();
  /** @type {Map<string, string>} unsent text, by channel */
  drafts = new Map();
  /** @type {Map<string, CachedMessages>} */
  #messages = new Map();
  /** @type {Map<string, string>} id of the newest message, by channel */
  #newest = new Map();
  /** @type {(channel: string) => boolean} */
  #isReading = () => false;

  /** @param {Person} me */
  constructor(me) {
    super();
    this.me = me;
  }

  /**
   * Sets the function that tells whether the person is currently looking at the end of a channel.
   * @param {(channel: string) => boolean} isReading
   */
  setReadCheck(isReading) {
    this.#isReading = isReading;
  }

  /**
   * Emits an event.
   * @template {keyof WorldEvents} K
   * @param {K} kind @param {WorldEvents[K]} detail
   */
  emit(kind, detail) {
    this.dispatchEvent(new CustomEvent(kind, { detail }));
  }

  /**
   * Calls `action` with the data of each such event, until `signal` is aborted.
   * @template {string} S
   * @param {EventKinds<S> extends keyof WorldEvents ? S : never} kinds one or several, separated by spaces
   * @param {(detail: WorldEvents[EventKinds<S> & keyof WorldEvents]) => void} action @param {AbortSignal} [signal]
   */
  on(kinds, action, signal) {
    for (const kind of kinds.split(" ")) {
      this.addEventListener(kind, (event) => action(/** @type {CustomEvent} */ (event).detail), { signal });
    }
  }

  /**
   * Applies a live frame.
   * @template {keyof Frames} K
   * @param {{t: K, d: Frames[K]}} frame
   */
  receive({ t, d }) {
    FRAME_HANDLERS[t]?.(this, d);
  }

  /**
   * Returns the cached messages of a channel, or null if it has not been opened yet.
   * @param {string} channel
   */
  cachedMessages(channel) {
    return this.#messages.get(channel) ?? null;
  }

  /**
   * Adds messages of a channel to the cache.
   * @param {string} channel @param {Message[]} messages
   */
  cacheMessages(channel, messages) {
    const cached = this.#messages.get(channel) ?? new Map();
    messages.forEach((message) => cached.set(message.id, message));
    this.#messages.set(channel, cached);
    messages.forEach((message) => this.#trackNewest(message));
  }

  /** Clears the cache of messages, which may be out of date. */
  clearMessages() {
    this.#messages.clear();
  }

  /**
   * Returns a person, the bot, or one of the users mentioned in a message.
   * @param {string} id @param {User[]} mentioned
   * @returns {(User & {colour?: string}) | null}
   */
  findUser(id, mentioned = []) {
    if (id === this.bot.id) {
      return { ...this.bot, global_name: null };
    }
    return this.people.get(id) ?? mentioned.find((user) => user.id === id) ?? null;
  }

  /**
   * Returns the id of the newest known message of a channel.
   * @param {string} channel
   */
  newestMessageId(channel) {
    return this.#newest.get(channel) ?? "0";
  }

  /**
   * Marks a channel as read and returns whether anything in it was unread.
   * @param {string} channel
   */
  markRead(channel) {
    const hadUnread = this.unread.get(channel) || this.mentions.get(channel);
    this.unread.delete(channel);
    this.mentions.delete(channel);
    if (hadUnread) {
      this.emit("counts", null);
    }
    return Boolean(hadUnread);
  }

  /** Returns the number of unread pings of this person. */
  get mentionCount() {
    return [...this.mentions.values()].reduce((sum, count) => sum + count, 0);
  }

  /**
   * Replaces everything by the contents of the first frame.
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
   * Stores a new or changed message.
   * @param {Message} message
   */
  putMessage(message) {
    const isNew = this.#trackNewest(message);
    this.#messages.get(message.channel_id)?.set(message.id, message);
    if (isNew && message.author.id !== this.me.id && !this.#isReading(message.channel_id)) {
      increment(this.unread, message.channel_id);
      this.emit("counts", null);
    }
    this.emit("message", { message, isNew });
  }

  /**
   * Removes a deleted message.
   * @param {Frames["message_gone"]} data
   */
  removeMessage(data) {
    this.#messages.get(data.channel_id)?.delete(data.id);
    this.emit("message_gone", data);
  }

  /**
   * Counts a ping of this person, unless they are looking at it.
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
   * Returns whether a message is the newest of its channel so far, and remembers it if so.
   * @param {Message} message
   */
  #trackNewest(message) {
    const isNew = compareIds(message.id, this.#newest.get(message.channel_id) ?? "0") > 0;
    if (isNew) {
      this.#newest.set(message.channel_id, message.id);
    }
    return isNew;
  }
}

/**
 * Returns a map of items by their id.
 * @template {{id: string}} T
 * @param {T[]} items
 */
function byId(items) {
  return new Map(items.map((item) => [item.id, item]));
}

/**
 * Adds one to a count.
 * @param {Map<string, number>} counts @param {string} key
 */
function increment(counts, key) {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/**
 * The handler of each kind of frame.
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
