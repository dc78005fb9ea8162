/** A list from which one or several things are chosen, with the keyboard or by pointing. */

import { closest, el, icon, setChildren, uniqueId } from "./dom.js";

/**
 * @template T
 * @typedef {{value: T, label: string, description?: string | null, icon?: Node | null, disabled?: boolean}} Choice
 */

/**
 * Shows choices and tells which was picked; the focus may stay in a text field that controls it.
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
    // The focus stays where it is while something is pointed at.
    this.node.addEventListener("mousedown", (event) => event.preventDefault());
    this.node.addEventListener("click", (event) => this.#onClick(event));
    this.node.addEventListener("pointermove", (event) => this.#onPointerMove(event));
  }

  /**
   * Lets a text field, or the list itself, control it.
   * @param {HTMLElement} field
   */
  setController(field) {
    this.#controller?.removeAttribute("aria-activedescendant");
    this.#controller = field;
    if (field !== this.node) {
      const aria = { role: "combobox", "aria-autocomplete": "list", "aria-controls": this.id };
      Object.entries(aria).forEach(([name, value]) => field.setAttribute(name, value));
    }
    this.#renderActive();
  }

  /**
   * Shows these choices; the one that was active stays so if it is still there.
   * @param {Choice<T>[]} choices @param {{first?: number}} options
   */
  show(choices, { first = 0 } = {}) {
    const was = this.choices[this.active]?.value;
    this.choices = choices;
    setChildren(this.node, choices.map((choice, index) => this.#renderOption(choice, index)));
    const again = choices.findIndex((choice) => choice.value === was);
    this.active = again >= 0 ? again : Math.min(first, choices.length - 1);
    this.#renderActive();
  }

  /** Shows anew which ones are picked. */
  updateSelection() {
    [...this.node.children].forEach((node, index) => {
      node.setAttribute("aria-selected", String(this.isPicked(this.choices[index].value)));
    });
  }

  /**
   * Moves on by some steps, round the ends.
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
   * Makes the first active whose label begins like that.
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

  /** Picks the active one; false if there is none. */
  pick() {
    const choice = this.choices[this.active];
    if (!choice || choice.disabled) {
      return false;
    }
    this.onPick(choice);
    return true;
  }

  /**
   * Keys that move through the list; true if the key was one of them.
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
 * The quieter line below a label.
 * @param {string | null | undefined} description
 */
function descriptionLine(description) {
  return description ? el("span", { class: "muted" }, description) : null;
}

/**
 * The choices in which all typed words are found, those that begin so first.
 * @template T
 * @param {Choice<T>[]} choices @param {string} typed
 */
export function filterChoices(choices, typed) {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const fits = choices.filter((choice) => {
    const text = fold(`${choice.label} ${choice.description ?? ""}`);
    return words.every((word) => text.includes(word));
  });
  /** @param {Choice<T>} choice */
  const begins = (choice) => fold(choice.label).startsWith(words.join(" "));
  return [...fits.filter(begins), ...fits.filter((choice) => !begins(choice))];
}

/**
 * Letters without case and accents, so that "agua" finds "Água".
 * @param {string} text
 */
export function fold(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
