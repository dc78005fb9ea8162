/** The messages of the open channel: the newest below, the reading position kept whatever comes. */

import { el, icon, refill } from "../widgets/dom.js";
import { MessageView, spoken } from "./message.js";
import { nameOf } from "../text/markdown_renderer.js";
import { byAge } from "../core/state.js";

/** @import { Message } from "../core/protocol.d.ts" */
/** @import { Session } from "../session.js" */

/** @typedef {{id: string, offset: number}} Place a message, and how far below the upper edge it begins */

const PAGE = 50;
const NEAR = 60;
const MOST = 400;
const FAR_BACK = 12;

/** Shows one channel at a time. */
export class Timeline {
  /** Which one; empty until the first is opened. */
  channel = "";
  /** @type {MessageView[]} */
  #views = [];
  /** @type {Map<string, MessageView>} */
  #byId = new Map();
  /** @type {Map<string, Place | null>} where each channel was left */
  #places = new Map();
  #stuck = true;
  #complete = false;
  #loading = false;
  #asked = 0;
  /** @type {string | null} the first message that is new */
  #newFrom = null;
  #missed = 0;

  /** @param {Session} session @param {AbortSignal} signal */
  constructor(session, signal) {
    this.session = session;
    this.list = el("ol", { class: "messages" });
    this.start = el("div", { class: "start" });
    this.notes = el("div", { class: "notes" });
    const label = session.i18n.say("messages");
    this.inner = el("div", { class: "inner" }, this.start, this.list, this.notes);
    this.scroller = el("div", { class: "scroller", tabindex: "0", role: "region", "aria-label": label }, this.inner);
    this.jumpWords = el("span");
    this.jump = el("button", { type: "button", class: "to-newest", hidden: true, onclick: () => this.toNewest() }, this.jumpWords, icon("down"));
    this.spoken = el("div", { class: "unseen", "aria-live": "polite" });
    this.node = el("div", { class: "timeline" }, this.scroller, this.jump, this.spoken);
    this.#listen(signal);
  }

  /**
   * Whether its reader sees the end of this channel now.
   * @param {string} channel
   */
  reads(channel) {
    return channel === this.channel && this.#stuck && !document.hidden && document.hasFocus();
  }

  /**
   * Shows another channel.
   * @param {string} channel
   */
  async show(channel) {
    this.#remember();
    this.channel = channel;
    this.#asked += 1;
    this.#newFrom = null;
    this.#missed = 0;
    const held = this.session.world.messages(channel);
    this.#clear();
    if (held) {
      this.#complete = held.complete ?? false;
      this.#open([...held.values()]);
    } else {
      await this.#read();
    }
  }

  /** Reads the newest again after the connection was lost: what was missed comes, what is gone goes. */
  async catchUp() {
    const asked = this.#asked;
    const { channel, session } = this;
    const newest = await session.history(channel);
    if (newest === null || asked !== this.#asked) {
      return;
    }
    session.world.hold(channel, newest);
    const overlaps = newest.length < PAGE || (newest[0] && this.#byId.has(newest[0].id));
    this.#keepPlace(() => {
      if (!overlaps) {
        this.#clear();
      }
      const there = new Set(newest.map((message) => message.id));
      const oldest = newest.length < PAGE ? "0" : newest[0].id;
      this.#views
        .filter((view) => byAge(view.message.id, oldest) >= 0 && !there.has(view.message.id))
        .forEach((view) => this.remove(view.message.id));
      newest.forEach((message) => this.#put(message));
      session.world.hold(channel, this.#views.map((view) => view.message));
      this.#complete = overlaps ? this.#complete || newest.length < PAGE : false;
    });
    this.#showStart();
    this.#markRead();
  }

  /**
   * A message came or changed.
   * @param {Message} message @param {boolean} fresh
   */
  take(message, fresh) {
    const held = this.#byId.get(message.id);
    const before = !held && this.#views.length > 0 && byAge(message.id, this.#views[0].message.id) < 0;
    // An old message that was not read yet comes when one scrolls up to it.
    if (before && !this.#complete) {
      return;
    }
    this.#keepPlace(() => this.#put(message));
    if (fresh) {
      this.#announce(message);
    }
  }

  /**
   * A message is no more.
   * @param {string} id
   */
  drop(id) {
    this.#keepPlace(() => this.remove(id));
  }

  /** @param {string} id */
  remove(id) {
    const view = this.#byId.get(id);
    if (view) {
      const index = this.#views.indexOf(view);
      this.#views.splice(index, 1);
      this.#byId.delete(id);
      view.node.remove();
      this.#settle(index);
      this.#showStart();
    }
  }

  /**
   * Shows anew how the presses in a message go on.
   * @param {string} id
   */
  refresh(id) {
    this.#keepPlace(() => this.#byId.get(id)?.refresh());
  }

  /**
   * Does something that may change heights, without moving what is read.
   * @param {() => void} action
   */
  change(action) {
    this.#keepPlace(action);
  }

  /** Goes to the end. */
  toNewest() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.#stuck = true;
    this.#moved();
  }

  /**
   * Goes to a message, reading back as far as needed.
   * @param {string} id
   */
  async goTo(id) {
    for (let page = 0; page < FAR_BACK && !this.#byId.has(id) && !this.#complete; page += 1) {
      await this.#older();
    }
    const view = this.#byId.get(id);
    if (view) {
      this.#stuck = false;
      view.node.scrollIntoView({ block: "center" });
      view.main.classList.remove("found");
      // Reading a layout value lets the same message light up again.
      void view.main.offsetWidth;
      view.main.classList.add("found");
    }
    return Boolean(view);
  }

  /** @param {AbortSignal} signal */
  #listen(signal) {
    this.scroller.addEventListener("scroll", () => this.#moved(), { passive: true, signal });
    const sizes = new ResizeObserver(() => this.#stuck && this.#hold());
    sizes.observe(this.inner);
    sizes.observe(this.scroller);
    signal.addEventListener("abort", () => sizes.disconnect());
    const back = () => this.#markRead();
    window.addEventListener("focus", back, { signal });
    document.addEventListener("visibilitychange", back, { signal });
  }

  #clear() {
    this.#views = [];
    this.#byId.clear();
    this.#complete = false;
    this.#loading = false;
    refill(this.list);
    refill(this.start);
  }

  async #read() {
    const asked = this.#asked;
    const { channel, session } = this;
    refill(this.start, el("p", { class: "loading" }, session.i18n.say("loading")));
    const messages = await session.history(channel);
    if (asked !== this.#asked) {
      return;
    }
    if (messages === null) {
      const again = el("button", { type: "button", class: "button secondary", onclick: () => this.#read() }, session.i18n.say("again"));
      refill(this.start, el("p", { class: "loading" }, session.i18n.say("notLoaded")), again);
      return;
    }
    session.world.hold(channel, messages);
    this.#complete = messages.length < PAGE;
    this.#open([...(session.world.messages(channel) ?? new Map()).values()]);
  }

  /** @param {Message[]} messages */
  #open(messages) {
    const { world } = this.session;
    const sorted = messages.sort((one, other) => byAge(one.id, other.id));
    const others = sorted.filter((message) => message.author.id !== world.me.id);
    const unread = world.unread.get(this.channel) ?? 0;
    this.#newFrom = unread ? (others.at(-Math.min(unread, others.length))?.id ?? null) : null;
    sorted.forEach((message) => this.#append(message));
    this.#views.forEach((_, index) => this.#settleOne(index));
    this.#showStart();
    this.#restore();
  }

  /** @param {Message} message */
  #append(message) {
    const view = new MessageView(message, this.session);
    this.#views.push(view);
    this.#byId.set(message.id, view);
    this.list.append(view.node);
  }

  /** Goes back to where this channel was left, or to what is new, or to the end. */
  #restore() {
    const place = this.#places.get(this.channel);
    const view = this.#byId.get(place?.id ?? "");
    const fresh = this.#byId.get(this.#newFrom ?? "");
    this.#stuck = true;
    this.#hold();
    if (place && view) {
      this.#stuck = false;
      this.scroller.scrollTop += view.node.getBoundingClientRect().top - this.#top() - place.offset;
    } else if (fresh && fresh.node.getBoundingClientRect().top < this.#top()) {
      this.#stuck = false;
      fresh.node.scrollIntoView({ block: "start" });
    }
    this.#moved();
  }

  #remember() {
    if (this.channel && this.#stuck) {
      this.#places.delete(this.channel);
    } else if (this.channel) {
      this.#places.set(this.channel, this.#anchor());
    }
    const held = this.channel && this.session.world.messages(this.channel);
    if (held) {
      held.complete = this.#complete;
    }
  }

  /** @param {Message} message */
  #put(message) {
    const held = this.#byId.get(message.id);
    if (held) {
      held.update(message);
      return;
    }
    const view = new MessageView(message, this.session);
    let index = this.#views.length;
    while (index > 0 && byAge(this.#views[index - 1].message.id, message.id) > 0) {
      index -= 1;
    }
    this.list.insertBefore(view.node, this.#views[index]?.node ?? null);
    this.#views.splice(index, 0, view);
    this.#byId.set(message.id, view);
    this.#settle(index);
    this.#trim();
  }

  /** Lets go of the oldest while the end is read, so that a long day stays quick. */
  #trim() {
    if (!this.#stuck || this.#views.length <= MOST) {
      return;
    }
    const held = this.session.world.messages(this.channel);
    for (const view of this.#views.splice(0, this.#views.length - MOST)) {
      this.#byId.delete(view.message.id);
      held?.delete(view.message.id);
      view.node.remove();
    }
    this.#complete = false;
    this.#settle(0);
    this.#showStart();
  }

  /** @param {number} index */
  #settle(index) {
    this.#settleOne(index);
    this.#settleOne(index + 1);
  }

  /** @param {number} index */
  #settleOne(index) {
    const view = this.#views[index];
    view?.follow(this.#views[index - 1]?.message, view.message.id === this.#newFrom);
  }

  async #older() {
    if (this.#loading || this.#complete || !this.#views.length) {
      return;
    }
    this.#loading = true;
    const asked = this.#asked;
    const { channel, session } = this;
    const messages = await session.history(channel, this.#views[0].message.id);
    if (asked !== this.#asked) {
      return;
    }
    this.#loading = false;
    if (messages === null) {
      return;
    }
    session.world.hold(channel, messages);
    this.#complete = messages.length < PAGE;
    this.#keepPlace(() => this.#prepend(messages));
    this.#showStart();
  }

  /** @param {Message[]} messages */
  #prepend(messages) {
    const views = messages.filter((message) => !this.#byId.has(message.id)).map((message) => new MessageView(message, this.session));
    views.forEach((view) => this.#byId.set(view.message.id, view));
    this.#views.unshift(...views);
    this.list.prepend(...views.map((view) => view.node));
    views.forEach((_, index) => this.#settleOne(index));
    this.#settleOne(views.length);
  }

  #showStart() {
    const { session, channel } = this;
    const name = session.titleOf(channel);
    const beginning = [el("h2", {}, name), el("p", {}, session.i18n.say("beginning", { name }))];
    refill(this.start, this.#complete ? beginning : el("p", { class: "loading" }, session.i18n.say("loading")));
  }

  #top() {
    return this.scroller.getBoundingClientRect().top;
  }

  /**
   * The first message in sight and how far below the edge it begins.
   * @returns {Place | null}
   */
  #anchor() {
    const top = this.#top();
    const view = this.#views.find((one) => one.node.getBoundingClientRect().bottom > top + 1);
    return view ? { id: view.message.id, offset: view.node.getBoundingClientRect().top - top } : null;
  }

  /** @param {() => void} action */
  #keepPlace(action) {
    const anchor = this.#stuck ? null : this.#anchor();
    action();
    if (this.#stuck) {
      this.#hold();
      return;
    }
    const view = this.#byId.get(anchor?.id ?? "");
    if (anchor && view) {
      this.scroller.scrollTop += view.node.getBoundingClientRect().top - this.#top() - anchor.offset;
    }
  }

  #hold() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  #moved() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    this.#stuck = scrollHeight - scrollTop - clientHeight < NEAR;
    if (this.#stuck) {
      this.#missed = 0;
      this.#markRead();
    }
    this.#showJump();
    if (scrollTop < 600) {
      this.#older();
    }
  }

  #showJump() {
    const { i18n } = this.session;
    this.jump.hidden = this.#stuck;
    this.jump.classList.toggle("fresh", this.#missed > 0);
    this.jumpWords.textContent = this.#missed ? i18n.count("newMessages", this.#missed) : i18n.say("toNewest");
  }

  #markRead() {
    if (this.channel && this.reads(this.channel)) {
      this.session.markRead(this.channel);
    }
  }

  /** @param {Message} message */
  #announce(message) {
    const { world } = this.session;
    if (message.author.id !== world.me.id) {
      const name = nameOf(world.member(message.author.id) ?? message.author);
      this.spoken.textContent = `${name}: ${spoken(message)}`;
      if (!this.#stuck) {
        this.#missed += 1;
        this.#showJump();
      }
    }
    this.#markRead();
  }
}
