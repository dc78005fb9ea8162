/** What one person knows of the server: kept up to date by live frames, told to those who listen. */

/** Which of two ids is older: negative if the first is. Ids are numbers too long for a number. */
export function byAge(one, other) {
  return one.length - other.length || (one < other ? -1 : Number(one > other));
}

const THREADS = new Set([10, 11, 12]);

/** Whether this channel is a thread. */
export const isThread = (channel) => THREADS.has(channel.type);

/** Whether this channel is a direct message. */
export const isDirect = (channel) => channel.type === 1 || channel.type === 3;

/** Whether messages are read and written there. */
export const isTalk = (channel) => [0, 1, 3, 5].includes(channel.type) || isThread(channel);

/** Flags of a message. */
export const EPHEMERAL = 64;
export const LOADING = 128;
export const COMPONENTS_V2 = 32768;

/**
 * One person's view of the server. Events: `welcome`, `message`, `message_gone`, `channels`, `channel_gone`,
 * `people`, `commands`, `bot`, `typing`, `interaction`, `choices`, `modal`, `counts`.
 */
export class World extends EventTarget {
  me = null;
  people = new Map();
  guild = { id: "", name: "" };
  channels = new Map();
  commands = [];
  bot = { id: "", username: "", online: false, colour: "#4fb3f6" };
  unread = new Map();
  mentions = new Map();
  drafts = new Map();
  #messages = new Map();
  #newest = new Map();
  #reads = () => false;

  /** Says by which question it is known whether the person is looking at the end of a channel now. */
  setReader(reads) {
    this.#reads = reads;
  }

  /** Tells all who listen. */
  tell(kind, detail = null) {
    this.dispatchEvent(new CustomEvent(kind, { detail }));
  }

  /** Calls `action` with what each such event carries, until `signal` ends it. */
  on(kinds, action, signal) {
    for (const kind of kinds.split(" ")) {
      this.addEventListener(kind, (event) => action(event.detail), { signal });
    }
  }

  /** Takes in one live frame. */
  receive({ t, d }) {
    const handler = HANDLERS[t];
    if (handler) {
      handler(this, d);
    } else {
      this.tell(t, d);
    }
  }

  /** The messages of a channel held here, by id, or nothing if it was not opened yet. */
  messages(channel) {
    return this.#messages.get(channel) ?? null;
  }

  /** Holds what was read of a channel. */
  hold(channel, messages) {
    const held = this.#messages.get(channel) ?? new Map();
    messages.forEach((message) => held.set(message.id, message));
    this.#messages.set(channel, held);
    messages.forEach((message) => this.#see(message));
  }

  /** Lets go of all messages, for they may be out of date. */
  forget() {
    this.#messages.clear();
  }

  /** Who that is: a person, the bot, or whoever the message itself names. */
  member(id, named = []) {
    if (id === this.bot.id) {
      return { ...this.bot, global_name: null };
    }
    return this.people.get(id) ?? named.find((user) => user.id === id) ?? null;
  }

  /** The id of the newest message known of a channel. */
  newest(channel) {
    return this.#newest.get(channel) ?? "0";
  }

  /** Nothing in this channel is new to the person any more. */
  markRead(channel) {
    const had = this.unread.get(channel) || this.mentions.get(channel);
    this.unread.delete(channel);
    this.mentions.delete(channel);
    if (had) {
      this.tell("counts");
    }
    return Boolean(had);
  }

  /** How many pings wait for this person. */
  get pings() {
    return [...this.mentions.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Takes over all that the first frame says. */
  welcome(data) {
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
    this.tell("welcome");
  }

  /** Takes in a message, new or changed. */
  putMessage(message) {
    const fresh = this.#see(message);
    this.#messages.get(message.channel_id)?.set(message.id, message);
    if (fresh && message.author.id !== this.me?.id && !this.#reads(message.channel_id)) {
      add(this.unread, message.channel_id);
      this.tell("counts");
    }
    this.tell("message", { message, fresh });
  }

  /** A message is no more. */
  dropMessage(data) {
    this.#messages.get(data.channel_id)?.delete(data.id);
    this.tell("message_gone", data);
  }

  /** This person was pinged. */
  ping(data) {
    if (!this.#reads(data.channel_id)) {
      add(this.mentions, data.channel_id);
      this.tell("counts");
    }
    this.tell("mention", data);
  }

  /** Whether this message is newer than all seen in its channel; from now on it is seen. */
  #see(message) {
    const fresh = byAge(message.id, this.#newest.get(message.channel_id) ?? "0") > 0;
    if (fresh) {
      this.#newest.set(message.channel_id, message.id);
    }
    return fresh;
  }
}

/** A map of things by their id. */
function byId(things) {
  return new Map(things.map((thing) => [thing.id, thing]));
}

/** One more. */
function add(counts, key) {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** How frames that change what is known are taken in; others are only told on. */
const HANDLERS = {
  welcome: (world, data) => world.welcome(data),
  message: (world, data) => world.putMessage(data),
  message_gone: (world, data) => world.dropMessage(data),
  mention: (world, data) => world.ping(data),
  read: (world, data) => world.markRead(data.channel_id),
  channel(world, data) {
    world.channels.set(data.id, data);
    world.tell("channels", data);
  },
  channel_gone(world, data) {
    world.channels.delete(data.id);
    world.markRead(data.id);
    world.tell("channel_gone", data);
    world.tell("channels", data);
  },
  people(world, data) {
    world.people = byId(data);
    world.me = world.people.get(world.me.id) ?? world.me;
    world.tell("people");
  },
  commands(world, data) {
    world.commands = data;
    world.tell("commands");
  },
  bot(world, data) {
    world.bot = { ...world.bot, ...data };
    world.tell("bot");
  },
};
