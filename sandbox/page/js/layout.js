/** The frame around everything: the side with channels and people, the bar above the messages, the title. */

import { closest, el, icon, iconButton, isNarrow, refill } from "./widgets/dom.js";
import { isDirect, isThread } from "./core/state.js";
import { openTrouble } from "./fault_menu.js";

/** @import { Popup } from "./widgets/popup.js" */
/** @import { Session } from "./session.js" */

/** Lays out the page of a visit. On a phone the side is a drawer. */
export class Frame {
  /** @type {Popup | null} */
  #trouble = null;

  /** @param {Session} session @param {AbortSignal} signal */
  constructor(session, signal) {
    this.session = session;
    const { i18n } = session;
    this.menuBadge = el("span", { class: "badge", hidden: true });
    this.menu = iconButton("menu", i18n.say("openMenu"), () => this.#toggleDrawer(), "menu");
    this.menu.append(this.menuBadge);
    this.menu.setAttribute("aria-expanded", "false");
    this.name = el("h2", { class: "place" });
    this.topic = el("p", { class: "topic" });
    this.troubleButton = iconButton("trouble", i18n.say("trouble"), () => this.#toggleTrouble(), "make-trouble");
    const bar = el("header", { class: "bar" }, this.menu, this.name, this.topic, this.troubleButton);
    this.side = el("aside", { class: "side-panel" }, session.channels.node, session.people.node);
    this.shade = el("div", { class: "shade", onclick: () => this.closeDrawer() });
    this.talk = el("main", { class: "talk" }, bar, session.banner.node, session.timeline.node, session.composer.node);
    this.node = el("div", { class: "app" }, this.side, this.shade, this.talk);
    this.#listen(signal);
    this.#setDrawer(false);
  }

  /** Shows where one is and how much waits elsewhere. */
  draw() {
    const { session } = this;
    const channel = session.world.channels.get(session.channel);
    const sign = channel && (isDirect(channel) ? "letter" : isThread(channel) ? "thread" : "hash");
    refill(this.name, sign ? icon(sign) : null, session.titleOf(session.channel, true));
    const parent = channel && isThread(channel) ? session.titleOf(channel.parent_id ?? "") : null;
    refill(this.topic, channel?.topic ?? parent);
    this.#drawWaiting();
  }

  /** Puts the drawer away. */
  closeDrawer() {
    this.#setDrawer(false);
  }

  #drawWaiting() {
    const { session } = this;
    const others = session.people.otherPings;
    const own = session.world.pings;
    const waiting = own + others;
    this.menuBadge.hidden = !waiting;
    this.menuBadge.textContent = String(waiting);
    const open = session.i18n.say("openMenu");
    this.menu.setAttribute("aria-label", waiting ? `${open} (${session.i18n.count("pings", waiting)})` : open);
    const count = own ? `(${own}) ` : others ? "• " : "";
    document.title = `${count}${session.titleOf(session.channel)} · ${session.world.bot.username || "Fathom"}`;
  }

  /** @param {AbortSignal} signal */
  #listen(signal) {
    document.addEventListener("keydown", (event) => this.#key(event), { signal });
    window.addEventListener("resize", () => this.#setDrawer(this.node.classList.contains("drawn")), { signal });
    // Some phones lay the keyboard over the page instead of making it smaller.
    const seen = window.visualViewport;
    seen?.addEventListener("resize", () => document.documentElement.style.setProperty("--height", `${seen.height}px`), { signal });
    this.session.people.crew.addEventListener("change", () => this.#drawWaiting(), { signal });
  }

  #toggleDrawer() {
    const open = !this.node.classList.contains("drawn");
    this.#setDrawer(open);
    if (open) {
      const first = this.side.querySelector("[aria-current]") ?? this.side.querySelector("button");
      /** @type {HTMLElement | null} */ (first)?.focus();
    }
  }

  /** @param {boolean} open */
  #setDrawer(open) {
    const narrow = isNarrow();
    const inside = this.side.contains(document.activeElement);
    this.node.classList.toggle("drawn", open && narrow);
    this.side.inert = narrow && !open;
    this.talk.inert = narrow && open;
    this.menu.setAttribute("aria-expanded", String(open && narrow));
    if (inside && narrow && !open) {
      this.menu.focus();
    }
  }

  #toggleTrouble() {
    if (this.#trouble?.node.isConnected) {
      this.#trouble.close();
    } else {
      this.#trouble = openTrouble(this.troubleButton, this.session);
    }
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key === "Escape" && this.node.classList.contains("drawn")) {
      this.closeDrawer();
    } else if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      this.#step(event.key === "ArrowUp" ? -1 : 1);
    } else if (isTyping(event)) {
      event.preventDefault();
      this.session.composer.takeKey(event.key);
    }
  }

  /**
   * Goes to the channel above or below in the list.
   * @param {number} by
   */
  #step(by) {
    const { order } = this.session.channels;
    const index = order.indexOf(this.session.channel);
    const next = order[(index + by + order.length) % order.length];
    if (next) {
      this.session.open(next);
    }
  }
}

/**
 * Whether a letter was typed where nothing else takes it.
 * @param {KeyboardEvent} event
 */
function isTyping(event) {
  const letter = event.key.length === 1 && event.key !== " ";
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
  const taken = closest(event, "input, textarea, select, dialog, [popover], [role=button]");
  return letter && plain && !taken && !event.defaultPrevented;
}
