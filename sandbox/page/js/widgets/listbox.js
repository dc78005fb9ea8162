/** A list box for one or several choices, operated by keyboard or pointer. */

import { closest, el, icon, setChildren, uniqueId } from "./dom.js";

/**
 * @template T
 * @typedef {{value: T, label: string, description?: string | null, icon?: Node | null, disabled?: boolean}} Choice
 */

/**
 * A list box that calls `onPick` for each choice; the focus may stay in a text field that controls it.
 * @template T
 */
export class Listbox {
  /** @type {Choice<T>[]} */
  choices = [];
  active = -1;
  /** @type {HTMLElement | null} */
  #controller = null;

  /** @param {{label: string, multiple?: boolean, onPick: (choice: Choice<T>) => void, picked?: (value: T) => boolean}} options */
  constructor({ label, multiple = false, onPick, picked = () => false }) {
    this.onPick = onPick;
    this.isPicked = picked;
    this.id = uniqueId("list");
    const aria = { id: this.id, role: "listbox", "aria-label": label, "aria-multiselectable": multiple ? "true" : null };
    this.node = el("ul", { class: multiple ? "listbox multiple" : "listbox", ...aria });
    // A click must not take the focus from the controlling field.
    this.node.addEventListener("mousedown", (event) => event.preventDefault());
    this.node.addEventListener("click", (event) => this.#onClick(event));
    this.node.addEventListener("pointermove", (event) => this.#onPointerMove(event));
  }

  /**
   * Sets the element that has the focus: a text field or the list itself.
   * @param {HTMLElement} controller
   */
  setController(controller) {
    this.#controller?.removeAttribute("aria-activedescendant");
    this.#controller = controller;
    if (controller !== this.node) {
      const aria = { role: "combobox", "aria-autocomplete": "list", "aria-controls": this.id };
      Object.entries(aria).forEach(([name, value]) => controller.setAttribute(name, value));
    }
    this.#renderActive();
  }

  /**
   * Shows these choices; the active one remains active if it is still among them.
   * @param {Choice<T>[]} choices @param {{first?: number}} options
   */
  show(choices, { first = 0 } = {}) {
    const previous = this.choices[this.active]?.value;
    this.choices = choices;
    setChildren(this.node, choices.map((choice, at) => this.#renderOption(choice, at)));
    const index = choices.findIndex((choice) => choice.value === previous);
    this.active = index >= 0 ? index : Math.min(first, choices.length - 1);
    this.#renderActive();
  }

  /** Updates the rows that are shown as selected. */
  updateSelection() {
    [...this.node.children].forEach((node, index) => {
      node.setAttribute("aria-selected", String(this.isPicked(this.choices[index].value)));
    });
  }

  /**
   * Moves the active choice by a number of rows, wrapping around at the ends.
   * @param {number} step
   */
  moveActive(step) {
    const count = this.choices.length;
    if (count) {
      const from = this.active < 0 && step < 0 ? 0 : this.active;
      this.active = (from + step + count) % count;
      this.#renderActive();
    }
  }

  /**
   * Activates the next choice whose label starts with a letter.
   * @param {string} letter
   */
  activateByLetter(letter) {
    const count = this.choices.length;
    const order = Array.from({ length: count }, (_, step) => (this.active + 1 + step) % count);
    const found = order.find((index) => this.choices[index].label.toLowerCase().startsWith(letter.toLowerCase()));
    if (found !== undefined) {
      this.active = found;
      this.#renderActive();
    }
  }

  /** Picks the active choice; returns false if there is none or it is disabled. */
  pick() {
    const choice = this.choices[this.active];
    if (!choice || choice.disabled) {
      return false;
    }
    this.onPick(choice);
    return true;
  }

  /**
   * Handles the keys that move through the list; returns whether this was one of them.
   * @param {KeyboardEvent} event
   */
  handleKey(event) {
    /** @type {Record<string, number>} */
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 };
    if (!(event.key in steps) || !this.choices.length) {
      return false;
    }
    event.preventDefault();
    const step = steps[event.key];
    const room = Math.abs(step) === 1 ? step : Math.max(-this.active, Math.min(step, this.choices.length - 1 - this.active));
    this.moveActive(room);
    return true;
  }

  /** @param {Choice<T>} choice @param {number} index */
  #renderOption(choice, index) {
    const aria = {
      id: `${this.id}-${index}`,
      role: "option",
      "aria-selected": String(this.isPicked(choice.value)),
      "aria-disabled": choice.disabled ? "true" : null,
    };
    return el(
      "li",
      aria,
      choice.icon ? el("span", { class: "choice-icon", "aria-hidden": "true" }, choice.icon) : null,
      el("span", { class: "choice-text" }, el("span", { class: "label" }, choice.label), descriptionLine(choice.description)),
      el("span", { class: "tick" }, icon("check")),
    );
  }

  #renderActive() {
    const nodes = [...this.node.children];
    nodes.forEach((node, index) => node.classList.toggle("active", index === this.active));
    const node = nodes[this.active];
    node?.scrollIntoView({ block: "nearest" });
    if (node && this.#controller) {
      this.#controller.setAttribute("aria-activedescendant", node.id);
    } else {
      this.#controller?.removeAttribute("aria-activedescendant");
    }
  }

  /** @param {Event} event */
  #indexOf(event) {
    const row = closest(event, "li");
    return row ? [...this.node.children].indexOf(row) : -1;
  }

  /** @param {MouseEvent} event */
  #onClick(event) {
    const index = this.#indexOf(event);
    if (index >= 0) {
      this.active = index;
      this.#renderActive();
      this.pick();
    }
  }

  /** @param {PointerEvent} event */
  #onPointerMove(event) {
    const index = this.#indexOf(event);
    if (index >= 0 && index !== this.active && event.pointerType === "mouse") {
      this.active = index;
      [...this.node.children].forEach((node, other) => node.classList.toggle("active", other === index));
      this.#controller?.setAttribute("aria-activedescendant", `${this.id}-${index}`);
    }
  }
}

/**
 * Returns the smaller line below a label, if any.
 * @param {string | null | undefined} description
 */
function descriptionLine(description) {
  return description ? el("span", { class: "muted" }, description) : null;
}

/**
 * Returns the choices that contain all typed words, with those that start with them first.
 * @template T
 * @param {Choice<T>[]} choices @param {string} typed
 */
export function filterChoices(choices, typed) {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const found = choices.filter((choice) => {
    const text = fold(`${choice.label} ${choice.description ?? ""}`);
    return words.every((word) => text.includes(word));
  });
  /** @param {Choice<T>} choice */
  const startsWithTyped = (choice) => fold(choice.label).startsWith(words.join(" "));
  return [...found.filter(startsWithTyped), ...found.filter((choice) => !startsWithTyped(choice))];
}

/**
 * Returns a text without case and accents, so that "agua" finds "Água".
 * @param {string} text
 */
export function fold(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
