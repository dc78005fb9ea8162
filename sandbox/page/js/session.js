/** One person at this page: everything that is shown to them and all they do. */

import { Api, asApiError } from "./core/api.js";
import { ChannelList } from "./sidebar/channel_list.js";
import { Composer } from "./composer/composer.js";
import { setChildren } from "./widgets/dom.js";
import { Layout } from "./layout.js";
import { Interactions } from "./core/interactions.js";
import { LiveConnection } from "./core/live_connection.js";
import { keepTimesCurrent, I18n } from "./text/i18n.js";
import { displayName } from "./text/markdown_renderer.js";
import { openModal } from "./messages/modal.js";
import { CommandStatus } from "./messages/command_status.js";
import { Banner, Notices } from "./notices.js";
import { PeopleList } from "./sidebar/people_list.js";
import { isDirect, isTextChannel, World } from "./core/state.js";
import { Timeline } from "./messages/timeline.js";
import { PictureViewer } from "./messages/picture_viewer.js";

/** @import { Options } from "./core/api.js" */
/** @import { OtherPeoplePings } from "./sidebar/other_people_pings.js" */
/** @import { FormDialog } from "./widgets/dialog.js" */
/** @import { Interaction } from "./core/interactions.js" */
/** @import { Button, FieldValue, Frames, Message, Modal, Person, SelectComponent } from "./core/protocol.d.ts" */

/** @typedef {{failed: boolean, reason?: string | null}} ModalOutcome how a modal went */

/**
 * @typedef {object} SessionOptions what keeps the visit
 * @property {(id: string) => unknown} switchTo shows the page as another person
 * @property {(channel: string) => void} onChannelOpened a channel was opened
 * @property {() => void} onConnectionLost the connection was
 * @property {string | null} requestedChannel the channel that was asked for
 * @property {(string | null | undefined)[]} nearbyChannels channels to open rather than the first
 */

const TYPING_FOR = 9000;
const READ_PAUSE = 250;

/** What the modules of the page share; it ends when another person is chosen. */
export class Session {
  /** Which channel is open; empty while none is. */
  channel = "";
  #abortController = new AbortController();
  /** @type {Map<string, number>} until when somebody types somewhere */
  #typing = new Map();
  /** @type {Map<string, string>} */
  #lastRead = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #readTimer;
  /** @type {FormDialog | null} */
  #modal = null;
  /** @type {string | null} */
  #awaitedChannel = null;
  /** @type {Map<string, (outcome: ModalOutcome) => void>} who waits for how a modal goes */
  #modalResolvers = new Map();

  /** @param {Person} person @param {OtherPeoplePings} otherPings @param {SessionOptions} options */
  constructor(person, otherPings, options) {
    const { signal } = this.#abortController;
    this.options = options;
    this.switchTo = options.switchTo;
    this.i18n = new I18n(person.locale);
    this.world = new World(person);
    this.api = new Api(person.id);
    this.interactions = new Interactions(this.world, this.i18n, signal);
    this.pictureViewer = new PictureViewer(this.i18n);
    this.notices = new Notices(this.i18n);
    this.timeline = new Timeline(this, signal);
    this.commandStatus = new CommandStatus(this, this.timeline.statusNode, (action) => this.timeline.keepingPosition(action));
    this.composer = new Composer(this, signal);
    this.channelList = new ChannelList(this, signal);
    this.peopleList = new PeopleList(this, otherPings, signal);
    this.banner = new Banner(this, signal);
    this.layout = new Layout(this, signal);
    this.world.setReadCheck((channel) => this.timeline.isReading(channel));
    keepTimesCurrent(this.i18n, signal);
    this.#subscribe(signal);
    document.documentElement.lang = this.i18n.locale;
    setChildren(document.body, this.layout.node, this.pictureViewer.node, this.notices.node);
    this.connection = new LiveConnection(person.id, { onFrame: (frame) => this.world.receive(frame), onStateChange: (open) => this.#onConnectionChange(open) });
  }

  /** Aborted when the visit ends. */
  get signal() {
    return this.#abortController.signal;
  }

  /** Ends all that goes on. */
  end() {
    this.#sendRead();
    this.#abortController.abort();
    this.connection.close();
    /** @type {NodeListOf<HTMLDialogElement>} */ (document.querySelectorAll("dialog[open]")).forEach((dialog) => dialog.close());
    document.querySelectorAll(".popup").forEach((popup) => popup.remove());
  }

  // -- going about

  /**
   * Opens a channel.
   * @param {string} id
   */
  async openChannel(id) {
    this.layout.closeDrawer();
    if (id === this.channel || !this.world.channels.has(id)) {
      return;
    }
    this.#sendRead();
    this.channel = id;
    this.options.onChannelOpened(id);
    this.commandStatus.clear();
    this.channelList.markOpenChannel();
    this.composer.showChannel(id);
    this.layout.render();
    this.#renderTyping();
    await this.timeline.showChannel(id);
  }

  /**
   * Opens a channel as soon as it is known.
   * @param {string} id
   */
  openWhenKnown(id) {
    this.#awaitedChannel = id;
    this.#openAwaitedChannel();
  }

  /** Opens the direct messages with the bot. */
  async openDirectMessages() {
    const channel = await this.#attempt(() => this.api.openDirectChannel());
    if (channel) {
      this.openWhenKnown(channel.id);
    }
  }

  /**
   * Goes to a message, wherever it is.
   * @param {string} channel @param {string | null} message
   */
  async jumpTo(channel, message) {
    if (!this.world.channels.has(channel)) {
      this.notices.show(this.i18n.text("noSuchPlace"));
      return;
    }
    await this.openChannel(channel);
    if (message && !(await this.timeline.goTo(message))) {
      this.notices.show(this.i18n.text("noSuchMessage"));
    }
  }

  scrollToEnd() {
    this.timeline.scrollToEnd();
  }

  /** @param {string} name */
  startCommand(name) {
    this.composer.startCommand(name);
  }

  /**
   * What a channel is called; `bare` without the sign before it.
   * @param {string} id @param {boolean} bare
   */
  channelTitle(id, bare = false) {
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
  async fetchHistory(channel, before = null) {
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
    const details = { message: message.id, customId };
    try {
      await this.interactions.start(details, (nonce) => this.api.press(message.id, nonce, customId, values));
    } catch (error) {
      this.#handleError(error);
    }
  }

  /**
   * Uses a slash command; a refusal is thrown, for the box to show.
   * @param {string} name @param {Options} options
   */
  async runCommand(name, options) {
    const channel = this.channel;
    const again = () => this.runCommand(name, options).catch((error) => this.#handleError(error, true));
    await this.interactions.start({ command: name, channel, retry: again }, (nonce) => this.api.command(channel, nonce, name, options));
  }

  /**
   * Sends a filled-in modal and waits for how it goes.
   * @param {Modal} modal @param {Record<string, FieldValue>} values
   * @returns {Promise<ModalOutcome>}
   */
  async submitModal(modal, values) {
    /** @type {Promise<ModalOutcome>} */
    const settled = new Promise((resolve) => this.#modalResolvers.set(modal.interaction_id, resolve));
    const details = { modal: modal.interaction_id };
    try {
      await this.interactions.start(details, (nonce) => this.api.submit(nonce, modal, values));
    } catch (error) {
      return { failed: true, reason: asApiError(error).message };
    }
    const outcome = await settled;
    this.#modalResolvers.delete(modal.interaction_id);
    return outcome;
  }

  /**
   * Puts an ephemeral message away.
   * @param {Message} message
   */
  async dismiss(message) {
    const gone = await this.#attempt(async () => {
      await this.api.dismiss(message.id);
      return true;
    });
    if (gone) {
      this.world.removeMessage({ id: message.id, channel_id: message.channel_id });
      this.composer.field.focus({ preventScroll: true });
    }
  }

  /**
   * All in this channel has been seen.
   * @param {string} channel
   */
  markRead(channel) {
    const newest = this.world.newestMessageId(channel);
    const had = this.world.markRead(channel);
    if (!had && this.#lastRead.get(channel) === newest) {
      return;
    }
    this.#lastRead.set(channel, newest);
    // Of several in a row only the last is told.
    clearTimeout(this.#readTimer);
    this.#readTimer = setTimeout(() => this.#sendRead(), READ_PAUSE);
  }

  /** Tells the server at once up to where the open channel was read; afterwards is too late once one goes elsewhere. */
  #sendRead() {
    const { channel } = this;
    clearTimeout(this.#readTimer);
    if (this.#readTimer && channel) {
      this.api.markRead(channel).catch(() => this.#lastRead.delete(channel));
    }
    this.#readTimer = undefined;
  }

  /** @param {FormDialog} dialog */
  onModalClosed(dialog) {
    this.#modal = this.#modal === dialog ? null : this.#modal;
  }

  /**
   * @template T
   * @param {() => Promise<T>} action
   */
  async #attempt(action) {
    try {
      return await action();
    } catch (error) {
      this.#handleError(error, true);
      return null;
    }
  }

  /**
   * A refusal is shown where it belongs, or in passing; anything else is a fault of the page.
   * @param {unknown} error @param {boolean} showNotice
   */
  #handleError(error, showNotice = false) {
    const { message } = asApiError(error);
    if (showNotice) {
      this.notices.show(message || this.i18n.text("lost"));
    }
  }

  // -- what comes

  /** @param {AbortSignal} signal */
  #subscribe(signal) {
    const { world } = this;
    world.on("welcome", () => this.#onWelcome(), signal);
    world.on("message", ({ message, isNew: fresh }) => this.#onMessage(message, fresh), signal);
    world.on("message_gone", (data) => data.channel_id === this.channel && this.timeline.removeMessage(data.id), signal);
    world.on("channels", () => this.#openAwaitedChannel(), signal);
    world.on("channel_gone", (data) => data.id === this.channel && this.#openInitialChannel(), signal);
    world.on("channels counts bot people", () => this.layout.render(), signal);
    world.on("typing", (data) => this.#onTyping(data), signal);
    world.on("modal", (data) => this.#onModal(data), signal);
    this.interactions.addEventListener("change", (event) => this.#onInteractionChange(/** @type {CustomEvent} */ (event).detail), { signal });
  }

  /** @param {boolean} open */
  #onConnectionChange(open) {
    this.banner.setConnected(open);
    if (!open) {
      this.options.onConnectionLost();
    }
  }

  async #onWelcome() {
    const { world } = this;
    document.documentElement.lang = world.me.locale;
    world.clearMessages();
    this.layout.render();
    if (this.channel && world.channels.has(this.channel)) {
      await this.timeline.catchUp();
      return;
    }
    this.#openInitialChannel();
  }

  /** Opens the channel that was asked for, or where one is awaited, or one nearby, or the first there is. */
  #openInitialChannel() {
    const { channels, mentions } = this.world;
    const { requestedChannel: asked, nearbyChannels: near } = this.options;
    const candidates = [asked, ...mentions.keys(), ...near, ...this.channelList.order];
    const found = candidates.map((id) => channels.get(id ?? "")).find((channel) => channel && isTextChannel(channel));
    this.channel = "";
    if (found) {
      this.openChannel(found.id);
    }
  }

  #openAwaitedChannel() {
    if (this.#awaitedChannel && this.world.channels.has(this.#awaitedChannel)) {
      const id = this.#awaitedChannel;
      this.#awaitedChannel = null;
      this.openChannel(id);
    }
  }

  /** @param {Message} message @param {boolean} fresh */
  #onMessage(message, fresh) {
    if (message.channel_id === this.channel) {
      this.timeline.receive(message, fresh);
    }
    if (fresh && this.#typing.delete(`${message.channel_id}:${message.author.id}`)) {
      this.#renderTyping();
    }
  }

  /** @param {Frames["typing"]} where */
  #onTyping({ channel_id: channel, user_id: user }) {
    if (user === this.world.me.id) {
      return;
    }
    const key = `${channel}:${user}`;
    const until = Date.now() + TYPING_FOR;
    this.#typing.set(key, until);
    this.#renderTyping();
    setTimeout(() => {
      if (this.#typing.get(key) === until) {
        this.#typing.delete(key);
        this.#renderTyping();
      }
    }, TYPING_FOR);
  }

  #renderTyping() {
    const here = [...this.#typing.keys()].map((key) => key.split(":")).filter(([channel]) => channel === this.channel);
    const names = here.map(([, user]) => displayName(this.world.findUser(user)));
    this.composer.showStatus(names.length ? this.i18n.plural("typing", names.length, { names: this.i18n.list(names) }) : "");
  }

  /** @param {Modal} modal */
  #onModal(modal) {
    if (!this.interactions.isFromThisTab(modal.nonce)) {
      return;
    }
    this.#modal?.close();
    this.#modal = openModal(modal, this);
  }

  /**
   * Something this person did goes on.
   * @param {Interaction} interaction
   */
  #onInteractionChange(interaction) {
    if (interaction.message) {
      this.timeline.refreshMessage(interaction.message);
    } else if (interaction.command) {
      this.commandStatus.show(interaction);
    } else if (interaction.state !== "sent") {
      this.#modalResolvers.get(interaction.modal ?? "")?.({ failed: interaction.state === "failed", reason: interaction.reason });
    }
  }
}
