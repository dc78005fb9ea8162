/** What the page itself has to say: passing notices, the banner, and commands that are under way. */

import { el, icon, iconButton, setChildren } from "./widgets/dom.js";

/** @import { Interaction } from "./core/interactions.js" */
/** @import { I18n } from "./text/i18n.js" */
/** @import { Session } from "./session.js" */

const NOTICE_DURATION = 6000;
const LOST_DELAY = 900;

/** Short notices that go away by themselves. */
export class Notices {
  /** @param {I18n} i18n */
  constructor(i18n) {
    this.i18n = i18n;
    this.node = el("div", { class: "notices", role: "status" });
  }

  /**
   * Says something in passing.
   * @param {string} words
   */
  show(words) {
    const node = el("p", { class: "notice" }, words);
    const close = iconButton("close", this.i18n.text("close"), () => node.remove(), "tiny");
    node.append(close);
    this.node.append(node);
    setTimeout(() => node.remove(), NOTICE_DURATION);
  }
}

/** The line above the messages that says that the connection or the bot is away. */
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
   * The connection came or went; a short gap is not worth a word.
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
    const away = !world.bot.online ? i18n.text("botAway", { name: world.bot.username }) : null;
    const words = this.#lost ? i18n.text("reconnecting") : away;
    this.node.hidden = !words;
    this.node.classList.toggle("lost", this.#lost);
    setChildren(this.node, words ? icon("warning") : null, words);
  }
}

/** Commands that were sent and not answered yet, and those that failed, below the last message. */
export class CommandStatus {
  /** @type {Map<string, HTMLElement>} */
  #rows = new Map();

  /** @param {Session} session @param {HTMLElement} node @param {(action: () => void) => void} change does something that changes heights */
  constructor(session, node, change) {
    this.session = session;
    this.node = node;
    this.keepingPosition = change;
  }

  /**
   * Shows how a command goes on.
   * @param {Interaction} one
   */
  show(one) {
    if (!one.command || one.channel !== this.session.channel) {
      this.#rows.get(one.nonce)?.remove();
      this.#rows.delete(one.nonce);
      return;
    }
    this.keepingPosition(() => this.#render(one));
  }

  /** Takes all away, as when another channel is opened. */
  clear() {
    this.#rows.clear();
    setChildren(this.node);
  }

  /** @param {Interaction} one */
  #render(one) {
    this.#rows.get(one.nonce)?.remove();
    this.#rows.delete(one.nonce);
    if (one.state === "sent") {
      this.#append(one, this.#sendingRow(one));
    } else if (one.state === "failed") {
      this.#append(one, this.#failedRow(one));
    }
  }

  /** @param {Interaction} one @param {HTMLElement} row */
  #append(one, row) {
    this.#rows.set(one.nonce, row);
    this.node.append(row);
  }

  /** @param {Interaction} one */
  #sendingRow({ command }) {
    const dots = el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
    return el("p", { class: "command-status-row" }, dots, el("span", { class: "command-name" }, `/${command}`), this.session.i18n.text("sending"));
  }

  /** @param {Interaction} one */
  #failedRow(one) {
    const { i18n } = this.session;
    const gone = () => this.keepingPosition(() => this.#removeRow(one.nonce));
    const again = () => {
      gone();
      one.retry?.();
    };
    return el(
      "p",
      { class: "command-status-row failure", role: "alert" },
      icon("warning"),
      el("span", { class: "command-name" }, `/${one.command}`),
      el("span", {}, one.reason || i18n.text("noAnswer")),
      el("button", { type: "button", class: "text-link", onclick: again }, i18n.text("again")),
      el("button", { type: "button", class: "text-link", onclick: gone }, i18n.text("dismiss")),
    );
  }

  /** @param {string} nonce */
  #removeRow(nonce) {
    this.#rows.get(nonce)?.remove();
    this.#rows.delete(nonce);
  }
}
