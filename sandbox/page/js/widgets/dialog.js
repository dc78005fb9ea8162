/** Windows above the page. The browser keeps the focus inside them. */

import { el, iconButton, toggleAriaState, uniqueId } from "./dom.js";

/** @import { I18n } from "../text/i18n.js" */
/** @typedef {{node: HTMLElement, control: HTMLElement}} FieldElements a field, and the part of it that takes the focus */

/** Opens a window with a title and a form; `submit` answers whether it may close. */
export class FormDialog {
  #busy = false;

  /** @param {{title: string, action: string, i18n: I18n, submit: () => Promise<boolean>, onClose?: () => void}} options */
  constructor({ title, action, i18n, submit, onClose = () => {} }) {
    const id = uniqueId("title");
    this.submit = submit;
    this.body = el("div", { class: "dialog-body" });
    this.error = el("p", { class: "failure", role: "alert", hidden: true });
    this.sendButton = el("button", { type: "submit", class: "button primary" }, action);
    const cancel = el("button", { type: "button", class: "button secondary", onclick: () => this.close() }, i18n.text("cancel"));
    const head = el("header", {}, el("h2", { id }, title), iconButton("close", i18n.text("close"), () => this.close()));
    const foot = el("footer", {}, cancel, this.sendButton);
    this.form = el("form", { novalidate: true }, head, this.body, this.error, foot);
    this.form.addEventListener("submit", (event) => this.#submit(event));
    this.node = el("dialog", { class: "dialog", "aria-labelledby": id }, this.form);
    this.node.addEventListener("close", () => {
      this.node.remove();
      onClose();
    });
  }

  open() {
    document.body.append(this.node);
    this.node.showModal();
    const first = this.body.querySelector("input, textarea, .select");
    /** @type {HTMLElement | null} */ (first)?.focus();
  }

  close() {
    this.node.close();
  }

  /**
   * Says what went wrong, or takes it back.
   * @param {string | null} words
   */
  showError(words) {
    this.error.textContent = words ?? "";
    this.error.hidden = !words;
  }

  /**
   * Shows that an answer is awaited.
   * @param {boolean} busy
   */
  set busy(busy) {
    this.#busy = busy;
    this.sendButton.classList.toggle("pending", busy);
    toggleAriaState(this.sendButton, "aria-busy", busy);
  }

  /** @param {SubmitEvent} event */
  async #submit(event) {
    event.preventDefault();
    if (this.#busy) {
      return;
    }
    this.showError(null);
    this.busy = true;
    try {
      if (await this.submit()) {
        this.close();
      }
    } finally {
      this.busy = false;
    }
  }
}

/**
 * A label, a field and room for what is wrong with it.
 * @template {FieldElements} T
 * @param {string} label @param {T | ((named: string) => T)} field one that exists, or makes it, given the id of its label
 * @param {{about?: string | null, needed?: boolean}} options
 */
export function labelledField(label, field, { about = null, needed = false } = {}) {
  const id = uniqueId("label");
  const wrong = el("p", { class: "field-error", role: "alert" });
  const star = needed ? el("span", { class: "required-mark", "aria-hidden": "true" }, " *") : null;
  const head = el("label", { id }, label, star);
  const build = typeof field === "function" ? field(id) : field;
  head.addEventListener("click", () => build.control.focus());
  const node = el("div", { class: "field-box" }, head, about ? el("p", { class: "muted" }, about) : null, build.node, wrong);
  /** @param {string | null} words */
  const showError = (words) => {
    wrong.textContent = words ?? "";
    build.control.setAttribute("aria-invalid", String(Boolean(words)));
  };
  return { ...build, node, complain: showError };
}
