/** The frame around everything: the side with channels and people, the bar above the messages, the title. */

import { closest, el, icon, iconButton, isNarrow, setChildren } from "./widgets/dom.js";
import { isDirect, isThread } from "./core/state.js";
import { openFaultMenu } from "./fault_menu.js";

/** @import { Popup } from "./widgets/popup.js" */
/** @import { Session } from "./session.js" */

/** Lays out the page of a visit. On a phone the side is a drawer. */
export class Layout {
  /** @type {Popup | null} */
  #faultMenu = null;

  /** @param {Session} session @param {AbortSignal} signal */
  constructor(session, signal) {
    this.session = session;
    const { i18n } = session;
    this.menuBadge = el("span", { class: "badge", hidden: true });
    this.menuButton = iconButton("menu", i18n.text("openMenu"), () => this.#toggleDrawer(), "menu");
    this.menuButton.append(this.menuBadge);
    this.menuButton.setAttribute("aria-expanded", "false");
    this.heading = el("h2", { class: "channel-heading" });
    this.topic = el("p", { class: "topic" });
    this.faultMenuButton = iconButton("warning", i18n.text("trouble"), () => this.#toggleFaultMenu(), "fault-menu-button");
    const bar = el("header", { class: "top-bar" }, this.menuButton, this.heading, this.topic, this.faultMenuButton);
    this.side = el("aside", { class: "sidebar" }, session.channelList.node, session.peopleList.node);
    this.backdrop = el("div", { class: "backdrop", onclick: () => this.closeDrawer() });
    this.main = el("main", { class: "chat" }, bar, session.banner.node, session.timeline.node, session.composer.node);
    this.node = el("div", { class: "app" }, this.side, this.backdrop, this.main);
    this.#listen(signal);
    this.#setDrawer(false);
  }

  /** Shows where one is and how much waits elsewhere. */
  render() {
    const { session } = this;
    const channel = session.world.channels.get(session.channel);
    const sign = channel && (isDirect(channel) ? "envelope" : isThread(channel) ? "thread" : "hash");
    setChildren(this.heading, sign ? icon(sign) : null, session.channelTitle(session.channel, true));
    const parent = channel && isThread(channel) ? session.channelTitle(channel.parent_id ?? "") : null;
    setChildren(this.topic, channel?.topic ?? parent);
    this.#renderPings();
  }

  /** Puts the drawer away. */
  closeDrawer() {
    this.#setDrawer(false);
  }

  #renderPings() {
    const { session } = this;
    const others = session.peopleList.otherPingCount;
    const own = session.world.mentionCount;
    const waiting = own + others;
    this.menuBadge.hidden = !waiting;
    this.menuBadge.textContent = String(waiting);
    const open = session.i18n.text("openMenu");
    this.menuButton.setAttribute("aria-label", waiting ? `${open} (${session.i18n.plural("pings", waiting)})` : open);
    const count = own ? `(${own}) ` : others ? "• " : "";
    document.title = `${count}${session.channelTitle(session.channel)} · ${session.world.bot.username || "Fathom"}`;
  }

  /** @param {AbortSignal} signal */
  #listen(signal) {
    document.addEventListener("keydown", (event) => this.#onKey(event), { signal });
    window.addEventListener("resize", () => this.#setDrawer(this.node.classList.contains("drawer-open")), { signal });
    // Some phones lay the keyboard over the page instead of making it smaller.
    const seen = window.visualViewport;
    seen?.addEventListener("resize", () => document.documentElement.style.setProperty("--viewport-height", `${seen.height}px`), { signal });
    this.session.peopleList.otherPings.addEventListener("change", () => this.#renderPings(), { signal });
  }

  #toggleDrawer() {
    const open = !this.node.classList.contains("drawer-open");
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
    this.node.classList.toggle("drawer-open", open && narrow);
    this.side.inert = narrow && !open;
    this.main.inert = narrow && open;
    this.menuButton.setAttribute("aria-expanded", String(open && narrow));
    if (inside && narrow && !open) {
      this.menuButton.focus();
    }
  }

  #toggleFaultMenu() {
    if (this.#faultMenu?.node.isConnected) {
      this.#faultMenu.close();
    } else {
      this.#faultMenu = openFaultMenu(this.faultMenuButton, this.session);
    }
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.key === "Escape" && this.node.classList.contains("drawer-open")) {
      this.closeDrawer();
    } else if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      this.#openNeighbour(event.key === "ArrowUp" ? -1 : 1);
    } else if (isStrayLetter(event)) {
      event.preventDefault();
      this.session.composer.insertKey(event.key);
    }
  }

  /**
   * Goes to the channel above or below in the list.
   * @param {number} by
   */
  #openNeighbour(by) {
    const { order } = this.session.channelList;
    const index = order.indexOf(this.session.channel);
    const next = order[(index + by + order.length) % order.length];
    if (next) {
      this.session.openChannel(next);
    }
  }
}

/**
 * Whether a letter was typed where nothing else takes it.
 * @param {KeyboardEvent} event
 */
function isStrayLetter(event) {
  const letter = event.key.length === 1 && event.key !== " ";
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
  const taken = closest(event, "input, textarea, select, dialog, [popover], [role=button]");
  return letter && plain && !taken && !event.defaultPrevented;
}
