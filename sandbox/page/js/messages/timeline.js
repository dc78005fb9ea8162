/** The messages of the open channel, newest at the bottom, with a stable scroll position. */

import { el, icon, setChildren } from "../widgets/dom.js";
import { MessageView, plainText } from "./message.js";
import { displayName } from "../text/markdown_renderer.js";
import { compareIds } from "../core/state.js";

/** @import { Message } from "../core/protocol.d.ts" */
/** @import { Session } from "../session.js" */

/** @typedef {{id: string, offset: number}} ScrollPosition a message and its distance from the top edge */

const PAGE_SIZE = 50;
const END_TOLERANCE = 60;
const MAX_MESSAGES = 400;
const MAX_PAGES_BACK = 12;

/** The list of messages; shows one channel at a time. */
export class Timeline {
  /** The id of the channel shown, empty until the first is opened. */
  channel = "";
  /** @type {MessageView[]} */
  #views = [];
  /** @type {Map<string, MessageView>} */
  #byId = new Map();
  /** @type {Map<string, ScrollPosition | null>} last position, by channel */
  #scrollPositions = new Map();
  #atEnd = true;
  #reachedStart = false;
  #loading = false;
  /** Grows each time a channel is shown, so that responses for an earlier one can be ignored. */
  #showCount = 0;
  /** @type {string | null} id of the first unread message */
  #firstUnread = null;
  /** Number of messages that arrived while scrolled up. */
  #missedCount = 0;

  /** @param {Session} session @param {AbortSignal} signal */
  constructor(session, signal) {
    this.session = session;
    this.list = el("ol", { class: "messages" });
    this.start = el("div", { class: "start" });
    this.statusNode = el("div", { class: "command-status" });
    const label = session.i18n.text("messages");
    this.inner = el("div", { class: "inner" }, this.start, this.list, this.statusNode);
    this.scroller = el("div", { class: "scroller", tabindex: "0", role: "region", "aria-label": label }, this.inner);
    this.jumpLabel = el("span");
    this.jumpButton = el("button", { type: "button", class: "jump-to-newest", hidden: true, onclick: () => this.scrollToEnd() }, this.jumpLabel, icon("down"));
    this.liveRegion = el("div", { class: "visually-hidden", "aria-live": "polite" });
    this.node = el("div", { class: "timeline" }, this.scroller, this.jumpButton, this.liveRegion);
    this.#listen(signal);
  }

  /**
   * Returns whether the person is looking at the end of this channel.
   * @param {string} channel
   */
  isReading(channel) {
    return channel === this.channel && this.#atEnd && !document.hidden && document.hasFocus();
  }

  /**
   * Shows another channel.
   * @param {string} channel
   */
  async showChannel(channel) {
    this.#rememberPosition();
    this.channel = channel;
    this.#showCount += 1;
    this.#firstUnread = null;
    this.#missedCount = 0;
    const cached = this.session.world.cachedMessages(channel);
    this.#clear();
    if (cached) {
      this.#reachedStart = cached.reachedStart ?? false;
      this.#showMessages([...cached.values()], this.#unreadCount());
    } else {
      await this.#loadNewest();
    }
  }

  /** Reloads the newest messages after a reconnection: adds those that were missed and removes deleted ones. */
  async catchUp() {
    const shown = this.#showCount;
    const { channel, session } = this;
    const newest = await session.fetchHistory(channel);
    if (newest === null || shown !== this.#showCount) {
      return;
    }
    session.world.cacheMessages(channel, newest);
    const overlaps = newest.length < PAGE_SIZE || (newest[0] && this.#byId.has(newest[0].id));
    this.keepingPosition(() => {
      if (!overlaps) {
        this.#clear();
      }
      const present = new Set(newest.map((message) => message.id));
      const oldest = newest.length < PAGE_SIZE ? "0" : newest[0].id;
      this.#views
        .filter((view) => compareIds(view.message.id, oldest) >= 0 && !present.has(view.message.id))
        .forEach((view) => this.#removeView(view.message.id));
      newest.forEach((message) => this.#upsert(message));
      session.world.cacheMessages(channel, this.#views.map((view) => view.message));
      this.#reachedStart = overlaps ? this.#reachedStart || newest.length < PAGE_SIZE : false;
    });
    this.#renderStart();
    this.#markRead();
  }

  /**
   * Shows a new or changed message.
   * @param {Message} message @param {boolean} isNew
   */
  receive(message, isNew) {
    const existing = this.#byId.get(message.id);
    const isOlder = !existing && this.#views.length > 0 && compareIds(message.id, this.#views[0].message.id) < 0;
    // Messages older than those loaded are fetched when scrolling up.
    if (isOlder && !this.#reachedStart) {
      return;
    }
    this.keepingPosition(() => this.#upsert(message));
    if (isNew) {
      this.#announce(message);
    }
  }

  /**
   * Removes a deleted message.
   * @param {string} id
   */
  removeMessage(id) {
    this.keepingPosition(() => this.#removeView(id));
  }

  /** @param {string} id */
  #removeView(id) {
    const view = this.#byId.get(id);
    if (view) {
      const index = this.#views.indexOf(view);
      this.#views.splice(index, 1);
      this.#byId.delete(id);
      view.node.remove();
      this.#updateGroupingAround(index);
      this.#renderStart();
    }
  }

  /**
   * Updates the state of the interactions with a message.
   * @param {string} id
   */
  refreshMessage(id) {
    this.keepingPosition(() => this.#byId.get(id)?.refresh());
  }

  /**
   * Runs an action that may change heights, and keeps the messages in view where they are.
   * @param {() => void} action
   */
  keepingPosition(action) {
    const anchor = this.#atEnd ? null : this.#currentPosition();
    action();
    if (this.#atEnd) {
      this.#stickToEnd();
      return;
    }
    const view = this.#byId.get(anchor?.id ?? "");
    if (anchor && view) {
      this.scroller.scrollTop += view.node.getBoundingClientRect().top - this.#top() - anchor.offset;
    }
  }

  /** Scrolls to the newest message. */
  scrollToEnd() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.#atEnd = true;
    this.#onScroll();
  }

  /**
   * Scrolls to a message, loading older ones if necessary; resolves to false if it was not found.
   * @param {string} id
   */
  async goTo(id) {
    for (let page = 0; page < MAX_PAGES_BACK && !this.#byId.has(id) && !this.#reachedStart; page += 1) {
      await this.#loadOlder();
    }
    const view = this.#byId.get(id);
    if (view) {
      this.#atEnd = false;
      view.node.scrollIntoView({ block: "center" });
      view.main.classList.remove("highlighted");
      // Forcing a reflow restarts the animation if the message was highlighted before.
      void view.main.offsetWidth;
      view.main.classList.add("highlighted");
    }
    return Boolean(view);
  }

  /** @param {AbortSignal} signal */
  #listen(signal) {
    this.scroller.addEventListener("scroll", () => this.#onScroll(), { passive: true, signal });
    const sizes = new ResizeObserver(() => this.#atEnd && this.#stickToEnd());
    sizes.observe(this.inner);
    sizes.observe(this.scroller);
    signal.addEventListener("abort", () => sizes.disconnect());
    const onReturn = () => this.#markRead();
    window.addEventListener("focus", onReturn, { signal });
    document.addEventListener("visibilitychange", onReturn, { signal });
  }

  #clear() {
    this.#views = [];
    this.#byId.clear();
    this.#reachedStart = false;
    this.#loading = false;
    setChildren(this.list);
    setChildren(this.start);
  }

  async #loadNewest() {
    const shown = this.#showCount;
    const { channel, session } = this;
    // Loading the newest messages marks the channel as read, so the count is taken before.
    const unread = this.#unreadCount();
    setChildren(this.start, el("p", { class: "loading" }, session.i18n.text("loading")));
    const messages = await session.fetchHistory(channel);
    if (shown !== this.#showCount) {
      return;
    }
    if (messages === null) {
      const retry = el("button", { type: "button", class: "button secondary", onclick: () => this.#loadNewest() }, session.i18n.text("again"));
      setChildren(this.start, el("p", { class: "loading" }, session.i18n.text("notLoaded")), retry);
      return;
    }
    session.world.cacheMessages(channel, messages);
    this.#reachedStart = messages.length < PAGE_SIZE;
    this.#showMessages([...(session.world.cachedMessages(channel) ?? new Map()).values()], unread);
  }

  /** @param {Message[]} messages @param {number} unread */
  #showMessages(messages, unread) {
    const { world } = this.session;
    const sorted = messages.sort((a, b) => compareIds(a.id, b.id));
    const others = sorted.filter((message) => message.author.id !== world.me.id);
    this.#firstUnread = unread ? (others.at(-Math.min(unread, others.length))?.id ?? null) : null;
    sorted.forEach((message) => this.#append(message));
    this.#views.forEach((_, index) => this.#updateGrouping(index));
    this.#renderStart();
    this.#restorePosition();
  }

  #unreadCount() {
    return this.session.world.unread.get(this.channel) ?? 0;
  }

  /** @param {Message} message */
  #append(message) {
    const view = new MessageView(message, this.session);
    this.#views.push(view);
    this.#byId.set(message.id, view);
    this.list.append(view.node);
  }

  /** Scrolls to the last position in this channel, else to the first unread message, else to the end. */
  #restorePosition() {
    const position = this.#scrollPositions.get(this.channel);
    const view = this.#byId.get(position?.id ?? "");
    const firstUnread = this.#byId.get(this.#firstUnread ?? "");
    this.#atEnd = true;
    this.#stickToEnd();
    if (position && view) {
      this.#atEnd = false;
      this.scroller.scrollTop += view.node.getBoundingClientRect().top - this.#top() - position.offset;
    } else if (firstUnread && firstUnread.node.getBoundingClientRect().top < this.#top()) {
      this.#atEnd = false;
      firstUnread.node.scrollIntoView({ block: "start" });
    }
    this.#onScroll();
  }

  #rememberPosition() {
    if (this.channel && this.#atEnd) {
      this.#scrollPositions.delete(this.channel);
    } else if (this.channel) {
      this.#scrollPositions.set(this.channel, this.#currentPosition());
    }
    const cached = this.channel && this.session.world.cachedMessages(this.channel);
    if (cached) {
      cached.reachedStart = this.#reachedStart;
    }
  }

  /**
   * Adds a message or updates its view.
   * @param {Message} message
   */
  #upsert(message) {
    const existing = this.#byId.get(message.id);
    if (existing) {
      existing.update(message);
      return;
    }
    const view = new MessageView(message, this.session);
    let index = this.#views.length;
    while (index > 0 && compareIds(this.#views[index - 1].message.id, message.id) > 0) {
      index -= 1;
    }
    this.list.insertBefore(view.node, this.#views[index]?.node ?? null);
    this.#views.splice(index, 0, view);
    this.#byId.set(message.id, view);
    this.#updateGroupingAround(index);
    this.#trim();
  }

  /** Removes the oldest messages while the end is in view, so that long channels stay fast. */
  #trim() {
    if (!this.#atEnd || this.#views.length <= MAX_MESSAGES) {
      return;
    }
    const cached = this.session.world.cachedMessages(this.channel);
    for (const view of this.#views.splice(0, this.#views.length - MAX_MESSAGES)) {
      this.#byId.delete(view.message.id);
      cached?.delete(view.message.id);
      view.node.remove();
    }
    this.#reachedStart = false;
    this.#updateGroupingAround(0);
    this.#renderStart();
  }

  /**
   * Updates the grouping of a message and of the one after it.
   * @param {number} index
   */
  #updateGroupingAround(index) {
    this.#updateGrouping(index);
    this.#updateGrouping(index + 1);
  }

  /** @param {number} index */
  #updateGrouping(index) {
    const view = this.#views[index];
    view?.setPrevious(this.#views[index - 1]?.message, view.message.id === this.#firstUnread);
  }

  async #loadOlder() {
    if (this.#loading || this.#reachedStart || !this.#views.length) {
      return;
    }
    this.#loading = true;
    const shown = this.#showCount;
    const { channel, session } = this;
    const messages = await session.fetchHistory(channel, this.#views[0].message.id);
    if (shown !== this.#showCount) {
      return;
    }
    this.#loading = false;
    if (messages === null) {
      return;
    }
    session.world.cacheMessages(channel, messages);
    this.#reachedStart = messages.length < PAGE_SIZE;
    this.keepingPosition(() => this.#prepend(messages));
    this.#renderStart();
  }

  /** @param {Message[]} messages */
  #prepend(messages) {
    const views = messages.filter((message) => !this.#byId.has(message.id)).map((message) => new MessageView(message, this.session));
    views.forEach((view) => this.#byId.set(view.message.id, view));
    this.#views.unshift(...views);
    this.list.prepend(...views.map((view) => view.node));
    views.forEach((_, index) => this.#updateGrouping(index));
    this.#updateGrouping(views.length);
  }

  #renderStart() {
    const { session, channel } = this;
    const name = session.channelTitle(channel);
    const beginning = [el("h2", {}, name), el("p", {}, session.i18n.text("beginning", { name }))];
    setChildren(this.start, this.#reachedStart ? beginning : el("p", { class: "loading" }, session.i18n.text("loading")));
  }

  #top() {
    return this.scroller.getBoundingClientRect().top;
  }

  /**
   * Returns the first message in view and its distance from the top edge.
   * @returns {ScrollPosition | null}
   */
  #currentPosition() {
    const top = this.#top();
    const view = this.#views.find(({ node }) => node.getBoundingClientRect().bottom > top + 1);
    return view ? { id: view.message.id, offset: view.node.getBoundingClientRect().top - top } : null;
  }

  #stickToEnd() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  #onScroll() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    this.#atEnd = scrollHeight - scrollTop - clientHeight < END_TOLERANCE;
    if (this.#atEnd) {
      this.#missedCount = 0;
      this.#markRead();
    }
    this.#renderJumpButton();
    if (scrollTop < 600) {
      this.#loadOlder();
    }
  }

  #renderJumpButton() {
    const { i18n } = this.session;
    this.jumpButton.hidden = this.#atEnd;
    this.jumpButton.classList.toggle("has-unread", this.#missedCount > 0);
    this.jumpLabel.textContent = this.#missedCount ? i18n.plural("newMessages", this.#missedCount) : i18n.text("toNewest");
  }

  #markRead() {
    if (this.channel && this.isReading(this.channel)) {
      this.session.markRead(this.channel);
    }
  }

  /**
   * Announces a new message to screen readers and counts it if it is out of view.
   * @param {Message} message
   */
  #announce(message) {
    const { world } = this.session;
    if (message.author.id !== world.me.id) {
      const name = displayName(world.findUser(message.author.id) ?? message.author);
      this.liveRegion.textContent = `${name}: ${plainText(message, this.session)}`;
      if (!this.#atEnd) {
        this.#missedCount += 1;
        this.#renderJumpButton();
      }
    }
    this.#markRead();
  }
}
