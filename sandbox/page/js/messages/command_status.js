/** The progress of slash commands, below the last message. */

import { el, icon, setChildren } from "../widgets/dom.js";

/** @import { Interaction } from "../core/interactions.js" */
/** @import { Session } from "../session.js" */

/** The commands of the open channel that are still unanswered or have failed. */
export class CommandStatus {
  /** @type {Map<string, HTMLElement>} */
  #rows = new Map();

  /**
   * @param {Session} session @param {HTMLElement} node
   * @param {(action: () => void) => void} keepingPosition runs an action that changes heights
   */
  constructor(session, node, keepingPosition) {
    this.session = session;
    this.node = node;
    this.keepingPosition = keepingPosition;
  }

  /**
   * Shows the progress of a command.
   * @param {Interaction} interaction
   */
  show(interaction) {
    if (!interaction.command || interaction.channel !== this.session.channel) {
      this.#removeRow(interaction.nonce);
      return;
    }
    this.keepingPosition(() => this.#render(interaction));
  }

  /** Removes all rows. */
  clear() {
    this.#rows.clear();
    setChildren(this.node);
  }

  /** @param {Interaction} interaction */
  #render(interaction) {
    this.#removeRow(interaction.nonce);
    if (interaction.state === "sent") {
      this.#append(interaction, this.#sendingRow(interaction));
    } else if (interaction.state === "failed") {
      this.#append(interaction, this.#failedRow(interaction));
    }
  }

  /** @param {Interaction} interaction @param {HTMLElement} row */
  #append(interaction, row) {
    this.#rows.set(interaction.nonce, row);
    this.node.append(row);
  }

  /** @param {Interaction} interaction */
  #sendingRow({ command }) {
    const dots = el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
    return el("p", { class: "command-status-row" }, dots, el("span", { class: "command-name" }, `/${command}`), this.session.i18n.text("sending"));
  }

  /** @param {Interaction} interaction */
  #failedRow(interaction) {
    const { i18n } = this.session;
    const dismiss = () => this.keepingPosition(() => this.#removeRow(interaction.nonce));
    const retry = () => {
      dismiss();
      interaction.retry?.();
    };
    return el(
      "p",
      { class: "command-status-row failure", role: "alert" },
      icon("warning"),
      el("span", { class: "command-name" }, `/${interaction.command}`),
      el("span", {}, interaction.reason || i18n.text("noAnswer")),
      el("button", { type: "button", class: "text-link", onclick: retry }, i18n.text("again")),
      el("button", { type: "button", class: "text-link", onclick: dismiss }, i18n.text("dismiss")),
    );
  }

  /** @param {string} nonce */
  #removeRow(nonce) {
    this.#rows.get(nonce)?.remove();
    this.#rows.delete(nonce);
  }
}
