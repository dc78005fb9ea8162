/** Modal dialogs with forms; the browser keeps the focus inside. */

import { el, iconButton, toggleAriaState, uniqueId } from "./dom.js";

/** @import { I18n } from "../text/i18n.js" */
/** @typedef {{node: HTMLElement, control: HTMLElement}} FieldElements a field and the element in it that takes the focus */

/** A dialog with a title and a form; `submit` resolves to true if it may close. */
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

  /** Shows the dialog and focuses its first field. */
  open() {
    document.body.append(this.node);
    this.node.showModal();
    const first = this.body.querySelector("input, textarea, .select");
    /** @type {HTMLElement | null} */ (first)?.focus();
  }

  /** Closes and removes the dialog. */
  close() {
    this.node.close();
  }

  /**
   * Shows an error, or removes it.
   * @param {string | null} text
   */
  showError(text) {
    this.error.textContent = text ?? "";
    this.error.hidden = !text;
  }

  /**
   * Shows whether the form is being submitted.
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
 * Returns a field with its label and room for an error.
 * @template {FieldElements} T
 * @param {string} label @param {T | ((labelId: string) => T)} field the field, or a function that creates it from the id of its label
 * @param {{description?: string | null, required?: boolean}} options
 */
export function labelledField(label, field, { description = null, required = false } = {}) {
  const id = uniqueId("label");
  const error = el("p", { class: "field-error", role: "alert" });
  const mark = required ? el("span", { class: "required-mark", "aria-hidden": "true" }, " *") : null;
  const head = el("label", { id }, label, mark);
  const built = typeof field === "function" ? field(id) : field;
  head.addEventListener("click", () => built.control.focus());
  const node = el("div", { class: "field-box" }, head, description ? el("p", { class: "muted" }, description) : null, built.node, error);
  /** @param {string | null} text */
  const showError = (text) => {
    error.textContent = text ?? "";
    built.control.setAttribute("aria-invalid", String(Boolean(text)));
  };
  return { ...built, node, showError };
}
