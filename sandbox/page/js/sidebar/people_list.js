/** The people in the sidebar, and the dialog that adds one. */

import * as server from "../core/api.js";
import { FormDialog, labelledField } from "../widgets/dialog.js";
import { avatar } from "../widgets/avatar.js";
import { el, icon, setChildren } from "../widgets/dom.js";
import { LOCALES } from "../text/i18n.js";
import { displayName } from "../text/markdown_renderer.js";

/** @import { OtherPeoplePings } from "./other_people_pings.js" */
/** @import { FieldElements } from "../widgets/dialog.js" */
/** @import { I18n } from "../text/i18n.js" */
/** @import { Person } from "../core/protocol.d.ts" */
/** @import { Session } from "../session.js" */
/** @typedef {(id: string) => unknown} SwitchPerson starts a session for another person */

const COLOURS = ["#b58cf2", "#f2a33a", "#4fb3f6", "#f3ebd8", "#58c26b", "#e667b1", "#6ff3ff", "#f4c84a"];

/** The avatars of everyone, with badges for the unread pings of the others. */
export class PeopleList {
  /** @param {Session} session @param {OtherPeoplePings} otherPings @param {AbortSignal} signal */
  constructor(session, otherPings, signal) {
    this.session = session;
    this.otherPings = otherPings;
    const { i18n } = session;
    this.me = el("div", { class: "current-person" });
    this.list = el("ul", { class: "people-list" });
    this.node = el("section", { class: "people", "aria-label": i18n.text("people") }, this.me, this.list);
    session.world.on("welcome people", () => this.render(), signal);
    otherPings.addEventListener("change", () => this.render(), { signal });
  }

  /** Renders the whole list. */
  render() {
    const { world, i18n } = this.session;
    const { activeElement } = document;
    const focused = activeElement instanceof HTMLElement && this.list.contains(activeElement) ? activeElement.dataset.person : null;
    const { me } = world;
    setChildren(
      this.me,
      avatar(me, me.colour, "large"),
      el("div", {}, el("p", { class: "current-person-label" }, i18n.text("youAre")), el("p", { class: "current-person-name" }, displayName(me))),
      this.#languageSelect(),
    );
    const everyone = [...world.people.values()];
    const add = el("button", { type: "button", class: "person add", onclick: () => openAddPersonDialog(i18n, this.session.switchTo), title: i18n.text("addPerson") }, icon("plus"), el("span", { class: "visually-hidden" }, i18n.text("addPerson")));
    setChildren(this.list, everyone.map((person) => el("li", {}, this.#renderPerson(person))), el("li", {}, add));
    if (focused) {
      /** @type {HTMLElement | null} */ (this.list.querySelector(`[data-person="${CSS.escape(focused)}"]`))?.focus();
    }
  }

  /** Returns the select for the language of the person shown. */
  #languageSelect() {
    const { world, i18n } = this.session;
    const label = i18n.text("language");
    const options = Object.entries(LOCALES).map(([code, name]) => el("option", { value: code }, name));
    const select = el("select", { class: "text-field language", "aria-label": label, title: label }, options);
    select.value = world.me.locale in LOCALES ? world.me.locale : "en-US";
    select.addEventListener("change", () => this.session.setLanguage(select.value));
    return select;
  }

  /** Returns the number of unread pings of everyone but the person shown. */
  get otherPingCount() {
    return [...this.session.world.people.keys()].filter((id) => id !== this.session.world.me.id).reduce((sum, id) => sum + this.otherPings.count(id), 0);
  }

  /** @param {Person} person */
  #renderPerson(person) {
    const { world, i18n } = this.session;
    const isMe = person.id === world.me.id;
    const pings = isMe ? 0 : this.otherPings.count(person.id);
    const name = displayName(person);
    const label = isMe ? name : i18n.text("become", { name });
    const props = {
      type: "button",
      class: person.present === false ? "person absent" : "person",
      "data-person": person.id,
      title: label,
      "aria-label": pings ? `${label} (${i18n.plural("pings", pings)})` : label,
      "aria-pressed": String(isMe),
      onclick: () => this.session.switchTo(person.id),
    };
    const badge = pings ? el("span", { class: "badge", "aria-hidden": "true" }, String(pings)) : null;
    return el("button", props, avatar(person, person.colour), badge);
  }
}

/**
 * Opens the dialog that adds a person, and switches to them.
 * @param {I18n} i18n @param {SwitchPerson} switchTo
 */
export function openAddPersonDialog(i18n, switchTo) {
  const name = el("input", { type: "text", class: "text-field", maxlength: "32", autocomplete: "off" });
  const locale = el("select", { class: "text-field" }, Object.entries(LOCALES).map(([code, label]) => el("option", { value: code }, label)));
  locale.value = i18n.locale in LOCALES ? i18n.locale : "en-US";
  const colour = colourPicker(i18n);
  const submit = async () => {
    const trimmed = name.value.trim();
    field.showError(trimmed ? null : i18n.text("needed"));
    if (!trimmed) {
      name.focus();
    }
    return Boolean(trimmed) && create(dialog, i18n, switchTo, [trimmed, locale.value, colour.value()]);
  };
  const dialog = new FormDialog({ title: i18n.text("addPerson"), action: i18n.text("create"), i18n, submit });
  const field = labelledField(i18n.text("name"), labelledBy(name), { required: true });
  dialog.body.append(field.node, labelledField(i18n.text("language"), labelledBy(locale)).node, labelledField(i18n.text("colour"), labelledBy(colour.node, colour.first)).node);
  dialog.open();
}

/**
 * Returns a function that labels a field by an element's id, for `labelledField`.
 * @param {HTMLElement} node @param {HTMLElement} control
 * @returns {(id: string) => FieldElements}
 */
function labelledBy(node, control = node) {
  return (labelId) => {
    node.setAttribute("aria-labelledby", labelId);
    return { node, control };
  };
}

/**
 * Adds a person and switches to them; resolves to false after showing an error.
 * @param {FormDialog} dialog @param {I18n} i18n @param {SwitchPerson} switchTo
 * @param {[name: string, locale: string, colour: string]} details
 */
async function create(dialog, i18n, switchTo, [name, locale, colour]) {
  try {
    const person = await server.addPerson(name, locale, colour);
    switchTo(person.id);
    return true;
  } catch (error) {
    dialog.showError(server.asApiError(error).message || i18n.text("lost"));
    return false;
  }
}

/**
 * Returns a group of radio buttons, one for each colour.
 * @param {I18n} i18n
 */
function colourPicker(i18n) {
  const chosen = COLOURS[Math.floor(Math.random() * COLOURS.length)];
  const inputs = COLOURS.map((colour, index) => {
    const input = el("input", { type: "radio", name: "colour", value: colour, "aria-label": `${i18n.text("colour")} ${index + 1}`, style: { "--tint": colour } });
    input.checked = colour === chosen;
    return input;
  });
  const node = el("div", { class: "colours", role: "radiogroup" }, inputs);
  return { node, first: inputs[0], value: () => inputs.find((input) => input.checked)?.value ?? chosen };
}
