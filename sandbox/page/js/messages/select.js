/** Select menus of messages and modals: for strings, people, roles and channels. */

import { closest, el, icon, isTouch, setChildren, uniqueId } from "../widgets/dom.js";
import { Listbox, filterChoices } from "../widgets/listbox.js";
import { displayName } from "../text/markdown_renderer.js";
import { avatar } from "../widgets/avatar.js";
import { emojiNode } from "../widgets/emoji.js";
import { Popup } from "../widgets/popup.js";
import { isTextChannel, isThread } from "../core/state.js";

/** @import { Choice } from "../widgets/listbox.js" */
/** @import { Bot, Channel, Person, SelectComponent, SelectOption } from "../core/protocol.d.ts" */
/** @import { Key } from "../text/words.js" */
/** @import { Session } from "../session.js" */

/**
 * @template {SelectComponent} C
 * @typedef {(component: C, session: Session, inModal: boolean) => Choice<string>[]} ChoiceSource
 */

const SEARCH_THRESHOLD = 8;

/**
 * The choices of each type of select.
 * @type {{[K in SelectComponent["type"]]: ChoiceSource<SelectComponent & {type: K}>}}
 */
const CHOICE_SOURCES = {
  3: (component, _, inModal) => stringChoices(component.options ?? [], inModal),
  5: (component, session) => peopleChoices(session),
  6: (component, session) => roleChoices(session),
  7: (component, session) => [...peopleChoices(session), ...roleChoices(session)],
  8: (component, session) => channelChoices(session, component.channel_types ?? []),
};

/**
 * Returns the choices of a select for strings; in modals, emojis of the application are not shown.
 * @param {SelectOption[]} options @param {boolean} [inModal]
 * @returns {Choice<string>[]}
 */
export function stringChoices(options, inModal = false) {
  /** @param {SelectOption} option */
  const symbol = ({ emoji }) => (emoji && !(inModal && emoji.id) ? emojiNode(emoji) : null);
  return options.map((option) => ({ value: option.value, label: option.label, description: option.description, icon: symbol(option) }));
}

/**
 * Returns everyone in the server, including the bot.
 * @param {Session} session
 * @returns {Choice<string>[]}
 */
export function peopleChoices(session) {
  const { bot, people } = session.world;
  /** @type {(user: Person | Bot, colour: string) => Choice<string>} */
  const choice = (user, colour) => ({ value: user.id, label: displayName(user), description: `@${user.username}`, icon: avatar(user, colour) });
  return [...[...people.values()].map((person) => choice(person, person.colour)), choice(bot, bot.colour)];
}

/**
 * Returns the roles of the server.
 * @param {Session} session
 * @returns {Choice<string>[]}
 */
export function roleChoices(session) {
  return (session.world.guild.roles ?? []).map((role) => ({ value: role.id, label: `@${role.name}`, icon: icon("role") }));
}

/**
 * Returns the channels of the server, only of the given types if there are any.
 * @param {Session} session @param {number[]} [types]
 * @returns {Choice<string>[]}
 */
export function channelChoices(session, types = []) {
  /** @param {Channel} channel */
  const isOffered = (channel) => (types.length ? types.includes(channel.type) : isTextChannel(channel) && channel.type !== 1);
  return [...session.world.channels.values()]
    .filter(isOffered)
    .map((channel) => ({ value: channel.id, label: channel.name, icon: icon(isThread(channel) ? "thread" : "hash") }));
}

/**
 * Returns the values that are selected by default.
 * @param {SelectComponent} component
 */
function defaultValues(component) {
  if (component.type === 3) {
    return (component.options ?? []).filter((option) => option.default).map((option) => option.value);
  }
  return (component.default_values ?? []).map((value) => value.id);
}

/** A select menu. While its message changes, it stays open and keeps its search text and ticked choices. */
export class Select {
  /** @type {Popup | null} */
  #popup = null;
  /** @type {HTMLInputElement | null} */
  #search = null;
  /** @type {Listbox<string> | null} */
  #list = null;
  /** @type {HTMLButtonElement | null} */
  #confirmButton = null;
  /** @type {string[] | null} the values when the list was opened */
  #valuesBefore = null;
  /** @type {Choice<string>[]} */
  choices = [];

  /**
   * @param {SelectComponent} component
   * @param {{session: Session, labelled?: boolean, choose?: (component: SelectComponent, values: string[]) => void}} context
   */
  constructor(component, context) {
    this.context = context;
    /** @param {Key} key @param {Record<string, number>} [values] */
    this.text = (key, values) => context.session.i18n.text(key, values);
    this.component = component;
    this.values = defaultValues(component);
    this.limitsText = el("span", { class: "limits" });
    this.chosenText = el("span", { class: "chosen" });
    this.trigger = el(
      "button",
      { type: "button", class: "select", id: uniqueId("select"), "aria-haspopup": "listbox", "aria-expanded": "false" },
      this.chosenText,
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
   * Shows a changed component.
   * @param {SelectComponent} component
   */
  update(component) {
    const sameDefaults = JSON.stringify(defaultValues(this.component)) === JSON.stringify(defaultValues(component));
    this.component = component;
    this.choices = /** @type {ChoiceSource<SelectComponent>} */ (CHOICE_SOURCES[component.type])(component, this.context.session, Boolean(this.context.labelled));
    const offered = new Set(this.choices.map((choice) => choice.value));
    this.values = sameDefaults && this.#popup ? this.values.filter((value) => offered.has(value)) : defaultValues(component);
    this.trigger.disabled = Boolean(component.disabled);
    this.trigger.dataset.press = component.custom_id;
    this.#renderChosen();
    if (this.#popup && component.disabled) {
      this.#popup.close();
    } else if (this.#popup) {
      this.#renderChoices();
    }
  }

  /** Returns the minimum number of choices. */
  get minValues() {
    return this.component.min_values ?? 1;
  }

  /** Returns the maximum number of choices. */
  get maxValues() {
    return this.component.max_values ?? 1;
  }

  /** Opens or closes the list. */
  toggle() {
    if (this.#popup) {
      this.#popup.close();
    } else {
      this.open();
    }
  }

  /** Opens the list, unless an interaction with the message is pending. */
  open() {
    if (this.trigger.getAttribute("aria-disabled") === "true") {
      return;
    }
    const label = this.component.placeholder || this.text("choose");
    const multiple = this.maxValues > 1 || this.minValues === 0;
    this.#valuesBefore = [...this.values];
    const list = new Listbox({ label, multiple, onPick: (choice) => this.#pick(choice), picked: (value) => this.values.includes(value) });
    const title = el("p", { class: "sheet-title", "aria-hidden": "true" }, label);
    const content = el("div", { class: "select-popup" }, title, this.#searchField(label), list.node, multiple ? this.#confirmRow() : null);
    const popup = new Popup(this.trigger, content, { label, onClose: () => this.#onClosed(), kind: "sheet" });
    this.#list = list;
    this.#popup = popup;
    this.trigger.setAttribute("aria-expanded", "true");
    this.#renderChoices();
    this.#focusList(popup, list);
  }

  /** @param {string} label */
  #searchField(label) {
    this.#search = null;
    if (this.choices.length <= SEARCH_THRESHOLD) {
      return null;
    }
    const props = { type: "text", placeholder: this.text("search"), "aria-label": `${this.text("search")}: ${label}`, autocomplete: "off" };
    this.#search = el("input", { ...props, oninput: () => this.#renderChoices() });
    return el("label", { class: "search" }, icon("search"), this.#search);
  }

  /** @param {Popup} popup @param {Listbox<string>} list */
  #focusList(popup, list) {
    const field = this.#search && !isTouch() ? this.#search : list.node;
    list.node.tabIndex = 0;
    list.setController(field);
    field.focus({ preventScroll: true });
    popup.node.addEventListener("keydown", (event) => this.#onKey(event, list));
  }

  /** @param {KeyboardEvent} event @param {Listbox<string>} list */
  #onKey(event, list) {
    const typing = event.target === this.#search;
    if (!this.#popup || closest(event, "button") || list.handleKey(event)) {
      return;
    }
    if (event.key === "Enter" || (event.key === " " && !typing)) {
      event.preventDefault();
      list.pick();
    } else if (!typing && event.key.length === 1) {
      list.activateByLetter(event.key);
    }
  }

  /** @param {Choice<string>} choice */
  #pick(choice) {
    if (!this.#confirmButton) {
      this.values = [choice.value];
      this.#submit();
      return;
    }
    const isChosen = this.values.includes(choice.value);
    if (isChosen) {
      this.values = this.values.filter((value) => value !== choice.value);
    } else if (this.maxValues === 1) {
      this.values = [choice.value];
    } else if (this.values.length < this.maxValues) {
      this.values = [...this.values, choice.value];
    }
    this.#list?.updateSelection();
    this.#renderConfirm();
  }

  #confirmRow() {
    this.#confirmButton = el("button", { type: "button", class: "button primary", onclick: () => this.#submit() });
    this.#renderConfirm();
    return el("div", { class: "confirm" }, this.limitsText, this.#confirmButton);
  }

  #renderConfirm() {
    const button = this.#confirmButton;
    if (!button) {
      return;
    }
    const { minValues, maxValues } = this;
    const count = this.values.length;
    setChildren(button, this.text("confirm", { n: count }));
    button.disabled = count < minValues || count > maxValues;
    const most = Math.min(maxValues, this.choices.length);
    setChildren(this.limitsText, this.#limits(minValues, most, count));
  }

  /**
   * Returns how many may be chosen; without a minimum, the message says how many are wanted.
   * @param {number} least @param {number} most @param {number} count
   */
  #limits(least, most, count) {
    if (least === 0) {
      return this.text("chosenOf", { n: count, most });
    }
    return least === most ? this.text("exactly", { n: most }) : this.text("between", { least, most });
  }

  #renderChoices() {
    const found = filterChoices(this.choices, this.#search?.value ?? "");
    const chosen = found.findIndex((choice) => this.values.includes(choice.value));
    this.#list?.show(found, { first: Math.max(chosen, 0) });
    this.#renderConfirm();
    this.#popup?.position();
  }

  /** Closes the list and sends the choices. */
  #submit() {
    const { values } = this;
    this.#valuesBefore = null;
    this.#popup?.close();
    this.values = values;
    this.#renderChosen();
    this.context.choose?.(this.component, values);
  }

  /** Returns whether the ticked choices may be sent, and differ from those when the list was opened. */
  get #isChanged() {
    const count = this.values.length;
    const before = new Set(this.#valuesBefore);
    const same = count === before.size && this.values.every((value) => before.has(value));
    return !same && count >= this.minValues && count <= this.maxValues;
  }

  #onClosed() {
    this.#popup = null;
    this.#list = null;
    this.#confirmButton = null;
    this.trigger.setAttribute("aria-expanded", "false");
    if (this.#valuesBefore && this.#isChanged && this.trigger.isConnected && !this.component.disabled) {
      // As in Discord's clients, whoever ticks something and turns away has chosen it.
      this.#submit();
    } else if (this.#valuesBefore) {
      this.values = this.#valuesBefore;
    }
    this.#renderChosen();
  }

  #renderChosen() {
    const labels = this.values.map((value) => this.choices.find((choice) => choice.value === value)?.label).filter(Boolean);
    const text = labels.length ? labels.join(", ") : this.component.placeholder || this.text("choose");
    this.chosenText.textContent = text;
    this.chosenText.classList.toggle("empty", !labels.length);
    if (this.context.labelled) {
      return;
    }
    const placeholder = this.component.placeholder || this.text("choose");
    this.trigger.setAttribute("aria-label", labels.length ? `${placeholder}: ${text}` : placeholder);
  }
}
