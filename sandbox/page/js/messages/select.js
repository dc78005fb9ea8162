/** Selects of messages and modals: of words, people, roles and channels. */

import { closest, el, icon, isTouch, refill, uniqueId } from "../widgets/dom.js";
import { Listbox, filtered } from "../widgets/listbox.js";
import { nameOf } from "../text/markdown_renderer.js";
import { disc } from "../widgets/avatar.js";
import { Popup } from "../widgets/popup.js";
import { isTalk, isThread } from "../core/state.js";

/** @import { Choice } from "../widgets/listbox.js" */
/** @import { Bot, Channel, Emoji, Person, SelectComponent, SelectOption } from "../core/protocol.d.ts" */
/** @import { Key } from "../text/words.js" */
/** @import { Session } from "../session.js" */

/**
 * @template {SelectComponent} C
 * @typedef {(component: C, session: Session) => Choice<string>[]} Source
 */

const MANY = 8;

/**
 * How a component's emoji is shown: as itself, or by its name if it is a server's own.
 * @param {Emoji} emoji
 */
export function emojiSign(emoji) {
  const letter = /^[\u{1f1e6}-\u{1f1ff}]$/u.test(emoji.name) ? emoji.name.codePointAt(0) : undefined;
  if (letter !== undefined) {
    // Fonts differ in how they show a single letter of a flag, and some do not at all.
    return el("span", { class: "letter" }, String.fromCharCode(65 + letter - 0x1f1e6));
  }
  return document.createTextNode(emoji.id ? `:${emoji.name}:` : emoji.name);
}

/**
 * What each kind of select offers.
 * @type {{[K in SelectComponent["type"]]: Source<SelectComponent & {type: K}>}}
 */
const SOURCES = {
  3: (component) => (component.options ?? []).map(wordChoice),
  5: (component, session) => peopleChoices(session),
  6: (component, session) => roleChoices(session),
  7: (component, session) => [...peopleChoices(session), ...roleChoices(session)],
  8: (component, session) => channelChoices(session, component.channel_types ?? []),
};

/** @param {SelectOption} option */
function wordChoice(option) {
  const sign = option.emoji ? emojiSign(option.emoji) : null;
  return { value: option.value, label: option.label, description: option.description, sign };
}

/**
 * Everyone in the server, the bot as well.
 * @param {Session} session
 * @returns {Choice<string>[]}
 */
export function peopleChoices(session) {
  const { bot, people } = session.world;
  /** @param {Person | Bot} user @param {string} colour */
  const choice = (user, colour) => ({ value: user.id, label: nameOf(user), description: `@${user.username}`, sign: disc(user, colour) });
  return [...[...people.values()].map((person) => choice(person, person.colour)), choice(bot, bot.colour)];
}

/**
 * The roles of the server.
 * @param {Session} session
 * @returns {Choice<string>[]}
 */
export function roleChoices(session) {
  return (session.world.guild.roles ?? []).map((role) => ({ value: role.id, label: `@${role.name}`, sign: icon("role") }));
}

/**
 * The channels of the server, of these kinds if any are named.
 * @param {Session} session @param {number[]} [kinds]
 * @returns {Choice<string>[]}
 */
export function channelChoices(session, kinds = []) {
  /** @param {Channel} channel */
  const fits = (channel) => (kinds.length ? kinds.includes(channel.type) : isTalk(channel) && channel.type !== 1);
  return [...session.world.channels.values()]
    .filter(fits)
    .map((channel) => ({ value: channel.id, label: channel.name, sign: icon(isThread(channel) ? "thread" : "hash") }));
}

/**
 * What is chosen before anybody chose.
 * @param {SelectComponent} component
 */
function defaults(component) {
  if (component.type === 3) {
    return (component.options ?? []).filter((option) => option.default).map((option) => option.value);
  }
  return (component.default_values ?? []).map((value) => value.id);
}

/** One select. It stays open, with what was typed and ticked, while its message changes. */
export class Select {
  /** @type {Popup | null} */
  #popup = null;
  /** @type {HTMLInputElement | null} */
  #search = null;
  /** @type {Listbox<string> | null} */
  #list = null;
  /** @type {HTMLButtonElement | null} */
  #confirmButton = null;
  /** @type {string[] | null} what was chosen when the list was opened */
  #before = null;
  /** @type {Choice<string>[]} */
  choices = [];

  /**
   * @param {SelectComponent} component
   * @param {{session: Session, labelled?: boolean, choose?: (component: SelectComponent, values: string[]) => void}} env
   */
  constructor(component, env) {
    this.env = env;
    /** @param {Key} key @param {Record<string, number>} [values] */
    this.say = (key, values) => env.session.i18n.say(key, values);
    this.component = component;
    this.values = defaults(component);
    this.limits = el("span", { class: "limits" });
    this.words = el("span", { class: "chosen" });
    this.trigger = el(
      "button",
      { type: "button", class: "select", id: uniqueId("select"), "aria-haspopup": "listbox", "aria-expanded": "false" },
      this.words,
      icon("chevron"),
    );
    this.trigger.addEventListener("click", () => this.toggle());
    this.trigger.addEventListener("keydown", (event) => {
      if (event.key === "ArrowDown" && !this.#popup) {
        event.preventDefault();
        this.open();
      }
    });
    this.node = el("div", { class: "select-box" }, this.trigger);
    this.update(component);
  }

  /**
   * Takes over the changed component.
   * @param {SelectComponent} component
   */
  update(component) {
    const same = JSON.stringify(defaults(this.component)) === JSON.stringify(defaults(component));
    this.component = component;
    this.choices = /** @type {Source<SelectComponent>} */ (SOURCES[component.type])(component, this.env.session);
    const offered = new Set(this.choices.map((choice) => choice.value));
    this.values = same && this.#popup ? this.values.filter((value) => offered.has(value)) : defaults(component);
    this.trigger.disabled = Boolean(component.disabled);
    this.trigger.dataset.press = component.custom_id;
    this.#showChosen();
    if (this.#popup && component.disabled) {
      this.#popup.close();
    } else if (this.#popup) {
      this.#refresh();
    }
  }

  get least() {
    return this.component.min_values ?? 1;
  }

  get most() {
    return this.component.max_values ?? 1;
  }

  /** Opens the list, or puts it away. */
  toggle() {
    if (this.#popup) {
      this.#popup.close();
    } else {
      this.open();
    }
  }

  open() {
    if (this.trigger.getAttribute("aria-disabled") === "true") {
      return;
    }
    const label = this.component.placeholder || this.say("choose");
    const multiple = this.most > 1 || this.least === 0;
    this.#before = [...this.values];
    const list = new Listbox({ label, multiple, onPick: (choice) => this.#pick(choice), picked: (value) => this.values.includes(value) });
    const title = el("p", { class: "sheet-title", "aria-hidden": "true" }, label);
    const content = el("div", { class: "select-popup" }, title, this.#searchField(label), list.node, multiple ? this.#confirm() : null);
    const popup = new Popup(this.trigger, content, { label, onClose: () => this.#closed(), kind: "sheet" });
    this.#list = list;
    this.#popup = popup;
    this.trigger.setAttribute("aria-expanded", "true");
    this.#refresh();
    this.#focus(popup, list);
  }

  /** @param {string} label */
  #searchField(label) {
    this.#search = null;
    if (this.choices.length <= MANY) {
      return null;
    }
    const typed = { type: "text", placeholder: this.say("search"), "aria-label": `${this.say("search")}: ${label}`, autocomplete: "off" };
    this.#search = el("input", { ...typed, oninput: () => this.#refresh() });
    return el("label", { class: "search" }, icon("search"), this.#search);
  }

  /** @param {Popup} popup @param {Listbox<string>} list */
  #focus(popup, list) {
    const field = this.#search && !isTouch() ? this.#search : list.node;
    list.node.tabIndex = 0;
    list.controlledBy(field);
    field.focus({ preventScroll: true });
    popup.node.addEventListener("keydown", (event) => this.#key(event, list));
  }

  /** @param {KeyboardEvent} event @param {Listbox<string>} list */
  #key(event, list) {
    const typing = event.target === this.#search;
    if (!this.#popup || closest(event, "button") || list.key(event)) {
      return;
    }
    if (event.key === "Enter" || (event.key === " " && !typing)) {
      event.preventDefault();
      list.pick();
    } else if (!typing && event.key.length === 1) {
      list.seek(event.key);
    }
  }

  /** @param {Choice<string>} choice */
  #pick(choice) {
    if (!this.#confirmButton) {
      this.values = [choice.value];
      this.#send();
      return;
    }
    const on = this.values.includes(choice.value);
    if (on) {
      this.values = this.values.filter((value) => value !== choice.value);
    } else if (this.most === 1) {
      this.values = [choice.value];
    } else if (this.values.length < this.most) {
      this.values = [...this.values, choice.value];
    }
    this.#list?.tick();
    this.#showConfirm();
  }

  #confirm() {
    this.#confirmButton = el("button", { type: "button", class: "button primary", onclick: () => this.#send() });
    this.#showConfirm();
    return el("div", { class: "confirm" }, this.limits, this.#confirmButton);
  }

  #showConfirm() {
    const button = this.#confirmButton;
    if (!button) {
      return;
    }
    const { least, most } = this;
    const count = this.values.length;
    refill(button, this.say("confirm", { n: count }));
    button.disabled = count < least || count > most;
    refill(this.limits, least === most ? this.say("exactly", { n: most }) : this.say("between", { least, most: Math.min(most, this.choices.length) }));
  }

  #refresh() {
    const found = filtered(this.choices, this.#search?.value ?? "");
    const chosen = found.findIndex((choice) => this.values.includes(choice.value));
    this.#list?.show(found, { first: Math.max(chosen, 0) });
    this.#showConfirm();
    this.#popup?.place();
  }

  #send() {
    const { values } = this;
    this.#before = null;
    this.#popup?.close();
    this.values = values;
    this.#showChosen();
    this.env.choose?.(this.component, values);
  }

  #closed() {
    this.#popup = null;
    this.#list = null;
    this.#confirmButton = null;
    this.trigger.setAttribute("aria-expanded", "false");
    // What was ticked but not confirmed does not count.
    if (this.#before) {
      this.values = this.#before;
    }
    this.#showChosen();
  }

  #showChosen() {
    const labels = this.values.map((value) => this.choices.find((choice) => choice.value === value)?.label).filter(Boolean);
    const text = labels.length ? labels.join(", ") : this.component.placeholder || this.say("choose");
    this.words.textContent = text;
    this.words.classList.toggle("empty", !labels.length);
    if (this.env.labelled) {
      return;
    }
    const placeholder = this.component.placeholder || this.say("choose");
    this.trigger.setAttribute("aria-label", labels.length ? `${placeholder}: ${text}` : placeholder);
  }
}
