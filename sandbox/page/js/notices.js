/** Messages of the page itself: short notices and the banner above the chat. */

import { el, icon, iconButton, setChildren } from "./widgets/dom.js";

/** @import { I18n } from "./text/i18n.js" */
/** @import { Session } from "./session.js" */

const NOTICE_DURATION = 6000;
const LOST_DELAY = 900;

/** Short notices that disappear by themselves. */
export class Notices {
  /** @param {I18n} i18n */
  constructor(i18n) {
    this.i18n = i18n;
    this.node = el("div", { class: "notices", role: "status" });
  }

  /**
   * Shows a notice for a few seconds.
   * @param {string} text
   */
  show(text) {
    const node = el("p", { class: "notice" }, text);
    const close = iconButton("close", this.i18n.text("close"), () => node.remove(), "tiny");
    node.append(close);
    this.node.append(node);
    setTimeout(() => node.remove(), NOTICE_DURATION);
  }
}

/** The line above the messages while the connection is lost or the bot is offline. */
export class Banner {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #lost = false;

  /** @param {Session} session @param {AbortSignal} signal */
  constructor(session, signal) {
    this.session = session;
    this.node = el("p", { class: "banner", role: "status", hidden: true });
    session.world.on("welcome bot", () => this.#render(), signal);
    signal.addEventListener("abort", () => clearTimeout(this.#timer));
  }

  /**
   * Takes note that the connection opened or closed; a short interruption is not shown.
   * @param {boolean} open
   */
  setConnected(open) {
    clearTimeout(this.#timer);
    if (open) {
      this.#lost = false;
      this.#render();
    } else {
      this.#timer = setTimeout(() => {
        this.#lost = true;
        this.#render();
      }, LOST_DELAY);
    }
  }

  #render() {
    const { world, i18n } = this.session;
    const offline = !world.bot.online ? i18n.text("botAway", { name: world.bot.username }) : null;
    const text = this.#lost ? i18n.text("reconnecting") : offline;
    this.node.hidden = !text;
    this.node.classList.toggle("lost", this.#lost);
    setChildren(this.node, text ? icon("warning") : null, text);
  }
}
