/** One person at this page: everything that is shown to them and all they do. */

import { Api, asApiError } from "./core/api.js";
import { Channels } from "./sidebar/channel_list.js";
import { Composer } from "./composer/composer.js";
import { refill } from "./widgets/dom.js";
import { Frame } from "./layout.js";
import { Interactions } from "./core/interactions.js";
import { Live } from "./core/live_connection.js";
import { keepTime, I18n } from "./text/i18n.js";
import { nameOf } from "./text/markdown_renderer.js";
import { openModal } from "./messages/modal.js";
import { Banner, Notes, Notices } from "./notices.js";
import { People } from "./sidebar/people_list.js";
import { isDirect, isTalk, World } from "./core/state.js";
import { Timeline } from "./messages/timeline.js";
import { Viewer } from "./messages/picture_viewer.js";

/** @import { Options } from "./core/api.js" */
/** @import { Crew } from "./sidebar/other_people_pings.js" */
/** @import { FormDialog } from "./widgets/dialog.js" */
/** @import { Interaction } from "./core/interactions.js" */
/** @import { Button, FieldValue, Frames, Message, Modal, Person, SelectComponent } from "./core/protocol.d.ts" */

/** @typedef {{failed: boolean, reason?: string | null}} Outcome how a modal went */

/**
 * @typedef {object} Host what keeps the visit
 * @property {(id: string) => unknown} become shows the page as another person
 * @property {(channel: string) => void} opened a channel was opened
 * @property {() => void} lost the connection was
 * @property {string | null} asked the channel that was asked for
 * @property {(string | null | undefined)[]} near channels to open rather than the first
 */

const TYPING_FOR = 9000;
const READ_PAUSE = 250;

/** What the modules of the page share; it ends when another person is chosen. */
export class Session {
  /** Which channel is open; empty while none is. */
  channel = "";
  #ending = new AbortController();
  /** @type {Map<string, number>} until when somebody types somewhere */
  #typing = new Map();
  /** @type {Map<string, string>} */
  #readUpTo = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #readTimer;
  /** @type {FormDialog | null} */
  #modal = null;
  /** @type {string | null} */
  #soon = null;
  /** @type {Map<string, (outcome: Outcome) => void>} who waits for how a modal goes */
  #submitted = new Map();

  /** @param {Person} person @param {Crew} crew @param {Host} host */
  constructor(person, crew, host) {
    const { signal } = this.#ending;
    this.host = host;
    this.become = host.become;
    this.i18n = new I18n(person.locale);
    this.world = new World(person);
    this.api = new Api(person.id);
    this.interactions = new Interactions(this.world, this.i18n, signal);
    this.viewer = new Viewer(this.i18n);
    this.notices = new Notices(this.i18n);
    this.timeline = new Timeline(this, signal);
    this.notes = new Notes(this, this.timeline.notes, (action) => this.timeline.change(action));
    this.composer = new Composer(this, signal);
    this.channels = new Channels(this, signal);
    this.people = new People(this, crew, signal);
    this.banner = new Banner(this, signal);
    this.frame = new Frame(this, signal);
    this.world.setReader((channel) => this.timeline.reads(channel));
    keepTime(this.i18n, signal);
    this.#listen(signal);
    document.documentElement.lang = this.i18n.locale;
    refill(document.body, this.frame.node, this.viewer.node, this.notices.node);
    this.live = new Live(person.id, { frame: (frame) => this.world.receive(frame), state: (open) => this.#connected(open) });
  }

  /** Aborted when the visit ends. */
  get signal() {
    return this.#ending.signal;
  }

  /** Ends all that goes on. */
  end() {
    this.#tellRead();
    this.#ending.abort();
    this.live.close();
    /** @type {NodeListOf<HTMLDialogElement>} */ (document.querySelectorAll("dialog[open]")).forEach((dialog) => dialog.close());
    document.querySelectorAll(".popup").forEach((popup) => popup.remove());
  }

  // -- going about

  /**
   * Opens a channel.
   * @param {string} id
   */
  async open(id) {
    this.frame.closeDrawer();
    if (id === this.channel || !this.world.channels.has(id)) {
      return;
    }
    this.#tellRead();
    this.channel = id;
    this.host.opened(id);
    this.notes.clear();
    this.channels.mark();
    this.composer.show(id);
    this.frame.draw();
    this.#drawTyping();
    await this.timeline.show(id);
  }

  /**
   * Opens a channel as soon as it is known.
   * @param {string} id
   */
  openSoon(id) {
    this.#soon = id;
    this.#openAwaited();
  }

  /** Opens the direct messages with the bot. */
  async openDirect() {
    const channel = await this.#tried(() => this.api.direct());
    if (channel) {
      this.openSoon(channel.id);
    }
  }

  /**
   * Goes to a message, wherever it is.
   * @param {string} channel @param {string | null} message
   */
  async jump(channel, message) {
    if (!this.world.channels.has(channel)) {
      this.notices.say(this.i18n.say("noSuchPlace"));
      return;
    }
    await this.open(channel);
    if (message && !(await this.timeline.goTo(message))) {
      this.notices.say(this.i18n.say("noSuchMessage"));
    }
  }

  toNewest() {
    this.timeline.toNewest();
  }

  /** @param {string} name */
  useCommand(name) {
    this.composer.useCommand(name);
  }

  /**
   * What a channel is called; `bare` without the sign before it.
   * @param {string} id @param {boolean} bare
   */
  titleOf(id, bare = false) {
    const channel = this.world.channels.get(id);
    if (!channel) {
      return "";
    }
    if (isDirect(channel)) {
      return this.world.bot.username;
    }
    return bare || channel.type !== 0 ? channel.name : `#${channel.name}`;
  }

  // -- asking and doing

  /**
   * Messages of a channel before one of them, or nothing if they cannot be read now.
   * @param {string} channel @param {string | null} before
   */
  async history(channel, before = null) {
    try {
      return await this.api.history(channel, before);
    } catch {
      return null;
    }
  }

  /**
   * Presses a button, or with `values` chooses in a select.
   * @param {Message} message @param {Button | SelectComponent} component @param {string[] | null} values
   */
  async press(message, component, values = null) {
    const customId = component.custom_id ?? "";
    if (this.interactions.isBusy(message.id)) {
      return;
    }
    const about = { message: message.id, customId };
    try {
      await this.interactions.begin(about, (nonce) => this.api.press(message.id, nonce, customId, values));
    } catch (error) {
      this.#passOver(error);
    }
  }

  /**
   * Uses a slash command; a refusal is thrown, for the box to show.
   * @param {string} name @param {Options} options
   */
  async command(name, options) {
    const channel = this.channel;
    const again = () => this.command(name, options).catch((error) => this.#passOver(error, true));
    await this.interactions.begin({ command: name, channel, again }, (nonce) => this.api.command(channel, nonce, name, options));
  }

  /**
   * Sends a filled-in modal and waits for how it goes.
   * @param {Modal} modal @param {Record<string, FieldValue>} values
   * @returns {Promise<Outcome>}
   */
  async submitModal(modal, values) {
    /** @type {Promise<Outcome>} */
    const settled = new Promise((resolve) => this.#submitted.set(modal.interaction_id, resolve));
    const about = { modal: modal.interaction_id };
    try {
      await this.interactions.begin(about, (nonce) => this.api.submit(nonce, modal, values));
    } catch (error) {
      return { failed: true, reason: asApiError(error).message };
    }
    const outcome = await settled;
    this.#submitted.delete(modal.interaction_id);
    return outcome;
  }

  /**
   * Puts an ephemeral message away.
   * @param {Message} message
   */
  async dismiss(message) {
    const gone = await this.#tried(async () => {
      await this.api.dismiss(message.id);
      return true;
    });
    if (gone) {
      this.world.dropMessage({ id: message.id, channel_id: message.channel_id });
      this.composer.field.focus({ preventScroll: true });
    }
  }

  /**
   * All in this channel has been seen.
   * @param {string} channel
   */
  markRead(channel) {
    const newest = this.world.newest(channel);
    const had = this.world.markRead(channel);
    if (!had && this.#readUpTo.get(channel) === newest) {
      return;
    }
    this.#readUpTo.set(channel, newest);
    // Of several in a row only the last is told.
    clearTimeout(this.#readTimer);
    this.#readTimer = setTimeout(() => this.#tellRead(), READ_PAUSE);
  }

  /** Tells the server at once up to where the open channel was read; afterwards is too late once one goes elsewhere. */
  #tellRead() {
    const { channel } = this;
    clearTimeout(this.#readTimer);
    if (this.#readTimer && channel) {
      this.api.read(channel).catch(() => this.#readUpTo.delete(channel));
    }
    this.#readTimer = undefined;
  }

  /** @param {FormDialog} dialog */
  modalClosed(dialog) {
    this.#modal = this.#modal === dialog ? null : this.#modal;
  }

  /**
   * @template T
   * @param {() => Promise<T>} action
   */
  async #tried(action) {
    try {
      return await action();
    } catch (error) {
      this.#passOver(error, true);
      return null;
    }
  }

  /**
   * A refusal is shown where it belongs, or in passing; anything else is a fault of the page.
   * @param {unknown} error @param {boolean} aloud
   */
  #passOver(error, aloud = false) {
    const { message } = asApiError(error);
    if (aloud) {
      this.notices.say(message || this.i18n.say("lost"));
    }
  }

  // -- what comes

  /** @param {AbortSignal} signal */
  #listen(signal) {
    const { world } = this;
    world.on("welcome", () => this.#welcome(), signal);
    world.on("message", ({ message, fresh }) => this.#message(message, fresh), signal);
    world.on("message_gone", (data) => data.channel_id === this.channel && this.timeline.drop(data.id), signal);
    world.on("channels", () => this.#openAwaited(), signal);
    world.on("channel_gone", (data) => data.id === this.channel && this.#openFirst(), signal);
    world.on("channels counts bot people", () => this.frame.draw(), signal);
    world.on("typing", (data) => this.#someoneTypes(data), signal);
    world.on("modal", (data) => this.#openModal(data), signal);
    this.interactions.addEventListener("change", (event) => this.#goesOn(/** @type {CustomEvent} */ (event).detail), { signal });
  }

  /** @param {boolean} open */
  #connected(open) {
    this.banner.connected(open);
    if (!open) {
      this.host.lost();
    }
  }

  async #welcome() {
    const { world } = this;
    document.documentElement.lang = world.me.locale;
    world.forget();
    this.frame.draw();
    if (this.channel && world.channels.has(this.channel)) {
      await this.timeline.catchUp();
      return;
    }
    this.#openFirst();
  }

  /** Opens the channel that was asked for, or where one is awaited, or one nearby, or the first there is. */
  #openFirst() {
    const { channels, mentions } = this.world;
    const { asked, near } = this.host;
    const wishes = [asked, ...mentions.keys(), ...near, ...this.channels.order];
    const found = wishes.map((id) => channels.get(id ?? "")).find((channel) => channel && isTalk(channel));
    this.channel = "";
    if (found) {
      this.open(found.id);
    }
  }

  #openAwaited() {
    if (this.#soon && this.world.channels.has(this.#soon)) {
      const id = this.#soon;
      this.#soon = null;
      this.open(id);
    }
  }

  /** @param {Message} message @param {boolean} fresh */
  #message(message, fresh) {
    if (message.channel_id === this.channel) {
      this.timeline.take(message, fresh);
    }
    if (fresh && this.#typing.delete(`${message.channel_id}:${message.author.id}`)) {
      this.#drawTyping();
    }
  }

  /** @param {Frames["typing"]} where */
  #someoneTypes({ channel_id: channel, user_id: user }) {
    if (user === this.world.me.id) {
      return;
    }
    const key = `${channel}:${user}`;
    const until = Date.now() + TYPING_FOR;
    this.#typing.set(key, until);
    this.#drawTyping();
    setTimeout(() => {
      if (this.#typing.get(key) === until) {
        this.#typing.delete(key);
        this.#drawTyping();
      }
    }, TYPING_FOR);
  }

  #drawTyping() {
    const here = [...this.#typing.keys()].map((key) => key.split(":")).filter(([channel]) => channel === this.channel);
    const names = here.map(([, user]) => nameOf(this.world.member(user)));
    this.composer.say(names.length ? this.i18n.count("typing", names.length, { names: this.i18n.list(names) }) : "");
  }

  /** @param {Modal} modal */
  #openModal(modal) {
    if (!this.interactions.began(modal.nonce)) {
      return;
    }
    this.#modal?.close();
    this.#modal = openModal(modal, this);
  }

  /**
   * Something this person did goes on.
   * @param {Interaction} one
   */
  #goesOn(one) {
    if (one.message) {
      this.timeline.refresh(one.message);
    } else if (one.command) {
      this.notes.show(one);
    } else if (one.state !== "sent") {
      this.#submitted.get(one.modal ?? "")?.({ failed: one.state === "failed", reason: one.reason });
    }
  }
}
