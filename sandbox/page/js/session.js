/** The session of one person on the page: the parts it shows and the actions they take. */

import { Api, asApiError, setLanguage } from "./core/api.js";
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

/** @typedef {{failed: boolean, reason?: string | null}} ModalOutcome */

/**
 * @typedef {object} SessionOptions
 * @property {(id: string) => unknown} switchTo starts a session for another person
 * @property {() => unknown} restart starts a new session for the same person, as in another language
 * @property {(channel: string) => void} onChannelOpened called with the id of each channel that is opened
 * @property {() => void} onConnectionLost called when the live connection is lost
 * @property {string | null} requestedChannel the channel named in the URL
 * @property {(string | null | undefined)[]} nearbyChannels channels to prefer to the first one in the list
 */

const TYPING_DURATION = 9000;
const READ_DELAY = 250;

/** Everything on the page for one person; ends when the page switches to another. */
export class Session {
  /** The id of the open channel, empty if there is none. */
  channel = "";
  #abortController = new AbortController();
  /** @type {Map<string, number>} end of each typing indicator, by `channel:user` */
  #typing = new Map();
  /** @type {Map<string, string>} newest message read, by channel */
  #lastRead = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #readTimer;
  /** @type {FormDialog | null} */
  #modal = null;
  /** @type {string | null} a channel to open once the server announces it */
  #awaitedChannel = null;
  /** @type {Map<string, (outcome: ModalOutcome) => void>} resolvers of submitted modals, by interaction id */
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

  /** Returns a signal that is aborted when the session ends. */
  get signal() {
    return this.#abortController.signal;
  }

  /** Closes the connection and removes all listeners, dialogs and popups. */
  end() {
    this.#sendRead();
    this.#abortController.abort();
    this.connection.close();
    /** @type {NodeListOf<HTMLDialogElement>} */ (document.querySelectorAll("dialog[open]")).forEach((dialog) => dialog.close());
    document.querySelectorAll(".popup").forEach((popup) => popup.remove());
  }

  // -- navigation

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
   * Opens a channel once the server has announced it.
   * @param {string} id
   */
  openWhenKnown(id) {
    this.#awaitedChannel = id;
    this.#openAwaitedChannel();
  }

  /**
   * Lets this person use another language, in which the page then starts anew.
   * @param {string} locale
   */
  async setLanguage(locale) {
    if (await this.#attempt(() => setLanguage(this.world.me.id, locale))) {
      this.options.restart();
    }
  }

  /** Opens the direct-message channel with the bot. */
  async openDirectMessages() {
    const channel = await this.#attempt(() => this.api.openDirectChannel());
    if (channel) {
      this.openWhenKnown(channel.id);
    }
  }

  /**
   * Goes to a channel, and to a message in it if one is given.
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

  /** Scrolls to the newest message. */
  scrollToEnd() {
    this.timeline.scrollToEnd();
  }

  /**
   * Starts filling in a command in the composer.
   * @param {string} name
   */
  startCommand(name) {
    this.composer.startCommand(name);
  }

  /**
   * Returns the title of a channel, with `#` before a text channel's name unless `bare`.
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

  // -- actions

  /**
   * Returns messages of a channel, before a given one if any, or null if the request fails.
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
   * Presses a button, or submits the `values` of a select.
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
   * Runs a slash command; throws an `ApiError`, which the composer shows, if the server refuses it.
   * @param {string} name @param {Options} options
   */
  async runCommand(name, options) {
    const channel = this.channel;
    // The answer comes at the end, where whoever asked wants to see it.
    this.timeline.scrollToEnd();
    const retry = () => this.runCommand(name, options).catch((error) => this.#handleError(error, true));
    await this.interactions.start({ command: name, channel, retry }, (nonce) => this.api.command(channel, nonce, name, options));
  }

  /**
   * Submits a modal and returns its outcome.
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
   * Dismisses an ephemeral message.
   * @param {Message} message
   */
  async dismiss(message) {
    const dismissed = await this.#attempt(async () => {
      await this.api.dismiss(message.id);
      return true;
    });
    if (dismissed) {
      this.world.removeMessage({ id: message.id, channel_id: message.channel_id });
      this.composer.field.focus({ preventScroll: true });
    }
  }

  /**
   * Marks all messages of a channel as read.
   * @param {string} channel
   */
  markRead(channel) {
    const newest = this.world.newestMessageId(channel);
    const hadUnread = this.world.markRead(channel);
    if (!hadUnread && this.#lastRead.get(channel) === newest) {
      return;
    }
    this.#lastRead.set(channel, newest);
    // A burst of messages makes a single request.
    clearTimeout(this.#readTimer);
    this.#readTimer = setTimeout(() => this.#sendRead(), READ_DELAY);
  }

  /** Tells the server now, before another channel is opened, that the open one has been read. */
  #sendRead() {
    const { channel } = this;
    clearTimeout(this.#readTimer);
    if (this.#readTimer && channel) {
      this.api.markRead(channel).catch(() => this.#lastRead.delete(channel));
    }
    this.#readTimer = undefined;
  }

  /**
   * Forgets a modal that has been closed.
   * @param {FormDialog} dialog
   */
  onModalClosed(dialog) {
    this.#modal = this.#modal === dialog ? null : this.#modal;
  }

  /**
   * Returns the result of `action`, or null after a notice if the server refuses it.
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
   * Handles an `ApiError`, with a notice if nothing else shows it; throws any other error again.
   * @param {unknown} error @param {boolean} showNotice
   */
  #handleError(error, showNotice = false) {
    const { message } = asApiError(error);
    if (showNotice) {
      this.notices.show(message || this.i18n.text("lost"));
    }
  }

  // -- events

  /** @param {AbortSignal} signal */
  #subscribe(signal) {
    const { world } = this;
    world.on("welcome", () => this.#onWelcome(), signal);
    world.on("message", ({ message, isNew }) => this.#onMessage(message, isNew), signal);
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

  /** Opens the requested channel, else one with unread mentions, a nearby one, or the first in the list. */
  #openInitialChannel() {
    const { channels, mentions } = this.world;
    const { requestedChannel, nearbyChannels } = this.options;
    const candidates = [requestedChannel, ...mentions.keys(), ...nearbyChannels, ...this.channelList.order];
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

  /** @param {Message} message @param {boolean} isNew */
  #onMessage(message, isNew) {
    if (message.channel_id === this.channel) {
      this.timeline.receive(message, isNew);
    }
    if (isNew && this.#typing.delete(`${message.channel_id}:${message.author.id}`)) {
      this.#renderTyping();
    }
  }

  /** @param {Frames["typing"]} data */
  #onTyping({ channel_id: channel, user_id: user }) {
    if (user === this.world.me.id) {
      return;
    }
    const key = `${channel}:${user}`;
    const until = Date.now() + TYPING_DURATION;
    this.#typing.set(key, until);
    this.#renderTyping();
    setTimeout(() => {
      if (this.#typing.get(key) === until) {
        this.#typing.delete(key);
        this.#renderTyping();
      }
    }, TYPING_DURATION);
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
   * Shows the progress of an interaction.
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
