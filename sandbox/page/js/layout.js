/** The page's layout: the sidebar, the bar above the messages and the document title. */

import { closest, el, icon, iconButton, isNarrow, setChildren } from "./widgets/dom.js";
import { isDirect, isThread } from "./core/state.js";
import { openFaultMenu } from "./fault_menu.js";

/** @import { Popup } from "./widgets/popup.js" */
/** @import { Session } from "./session.js" */

/** The layout of a session; on a phone the sidebar is a drawer. */
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
    const topBar = el("header", { class: "top-bar" }, this.menuButton, this.heading, this.topic, this.faultMenuButton);
    this.sidebar = el("aside", { class: "sidebar" }, session.channelList.node, session.peopleList.node);
    this.backdrop = el("div", { class: "backdrop", onclick: () => this.closeDrawer() });
    this.main = el("main", { class: "chat" }, topBar, session.banner.node, session.timeline.node, session.composer.node);
    this.node = el("div", { class: "app" }, this.sidebar, this.backdrop, this.main);
    this.#listen(signal);
    this.#setDrawer(false);
  }

  /** Shows the title and topic of the open channel, and the number of pings. */
  render() {
    const { session } = this;
    const channel = session.world.channels.get(session.channel);
    const iconName = channel && (isDirect(channel) ? "envelope" : isThread(channel) ? "thread" : "hash");
    setChildren(this.heading, iconName ? icon(iconName) : null, session.channelTitle(session.channel, true));
    const parent = channel && isThread(channel) ? session.channelTitle(channel.parent_id ?? "") : null;
    setChildren(this.topic, channel?.topic ?? parent);
    this.#renderPings();
  }

  /** Closes the drawer. */
  closeDrawer() {
    this.#setDrawer(false);
  }

  #renderPings() {
    const { session } = this;
    const others = session.peopleList.otherPingCount;
    const own = session.world.mentionCount;
    const total = own + others;
    this.menuBadge.hidden = !total;
    this.menuBadge.textContent = String(total);
    const label = session.i18n.text("openMenu");
    this.menuButton.setAttribute("aria-label", total ? `${label} (${session.i18n.plural("pings", total)})` : label);
    const count = own ? `(${own}) ` : others ? "• " : "";
    document.title = `${count}${session.channelTitle(session.channel)} · ${session.world.bot.username || "Fathom"}`;
  }

  /** @param {AbortSignal} signal */
  #listen(signal) {
    document.addEventListener("keydown", (event) => this.#onKey(event), { signal });
    window.addEventListener("resize", () => this.#setDrawer(this.node.classList.contains("drawer-open")), { signal });
    // On some phones the keyboard covers the page instead of resizing it.
    const viewport = window.visualViewport;
    viewport?.addEventListener("resize", () => document.documentElement.style.setProperty("--viewport-height", `${viewport.height}px`), { signal });
    this.session.peopleList.otherPings.addEventListener("change", () => this.#renderPings(), { signal });
  }

  #toggleDrawer() {
    const open = !this.node.classList.contains("drawer-open");
    this.#setDrawer(open);
    if (open) {
      const first = this.sidebar.querySelector("[aria-current]") ?? this.sidebar.querySelector("button");
      /** @type {HTMLElement | null} */ (first)?.focus();
    }
  }

  /** @param {boolean} open */
  #setDrawer(open) {
    const narrow = isNarrow();
    const hadFocus = this.sidebar.contains(document.activeElement);
    this.node.classList.toggle("drawer-open", open && narrow);
    this.sidebar.inert = narrow && !open;
    this.main.inert = narrow && open;
    this.menuButton.setAttribute("aria-expanded", String(open && narrow));
    if (hadFocus && narrow && !open) {
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
   * Opens the channel `by` places further down the list.
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
 * Returns whether a letter was typed outside any element that handles it.
 * @param {KeyboardEvent} event
 */
function isStrayLetter(event) {
  const letter = event.key.length === 1 && event.key !== " ";
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
  const taken = closest(event, "input, textarea, select, dialog, [popover], [role=button]");
  return letter && plain && !taken && !event.defaultPrevented;
}
