/** The people one can be on this page, and the way from one to another. */

import * as server from "../core/api.js";
import { FormDialog, labelled } from "../widgets/dialog.js";
import { disc } from "../widgets/avatar.js";
import { el, icon, refill } from "../widgets/dom.js";
import { LOCALES } from "../text/i18n.js";
import { nameOf } from "../text/markdown_renderer.js";

/** @import { Crew } from "./other_people_pings.js" */
/** @import { Built } from "../widgets/dialog.js" */
/** @import { I18n } from "../text/i18n.js" */
/** @import { Person } from "../core/protocol.d.ts" */
/** @import { Session } from "../session.js" */
/** @typedef {(id: string) => unknown} Become shows the page as another person */

const COLOURS = ["#b58cf2", "#f2a33a", "#4fb3f6", "#f3ebd8", "#58c26b", "#e667b1", "#6ff3ff", "#f4c84a"];

/** Shows everyone as a disc, with a badge where somebody else was pinged. */
export class People {
  /** @param {Session} session @param {Crew} crew @param {AbortSignal} signal */
  constructor(session, crew, signal) {
    this.session = session;
    this.crew = crew;
    const { i18n } = session;
    this.me = el("div", { class: "me" });
    this.list = el("ul", { class: "crew" });
    this.node = el("section", { class: "people", "aria-label": i18n.say("people") }, this.me, this.list);
    session.world.on("welcome people", () => this.draw(), signal);
    crew.addEventListener("change", () => this.draw(), { signal });
  }

  /** Shows everyone anew. */
  draw() {
    const { world, i18n } = this.session;
    const { activeElement } = document;
    const focused = activeElement instanceof HTMLElement && this.list.contains(activeElement) ? activeElement.dataset.person : null;
    const { me } = world;
    refill(
      this.me,
      disc(me, me.colour, "large"),
      el("div", {}, el("p", { class: "you" }, i18n.say("youAre")), el("p", { class: "my-name" }, nameOf(me))),
    );
    const everyone = [...world.people.values()];
    const add = el("button", { type: "button", class: "person add", onclick: () => askPerson(i18n, this.session.become), title: i18n.say("addPerson") }, icon("plus"), el("span", { class: "unseen" }, i18n.say("addPerson")));
    refill(this.list, everyone.map((person) => el("li", {}, this.#person(person))), el("li", {}, add));
    if (focused) {
      /** @type {HTMLElement | null} */ (this.list.querySelector(`[data-person="${CSS.escape(focused)}"]`))?.focus();
    }
  }

  /** How many pings wait for others than the one who is shown. */
  get otherPings() {
    return [...this.session.world.people.keys()].filter((id) => id !== this.session.world.me.id).reduce((sum, id) => sum + this.crew.pings(id), 0);
  }

  /** @param {Person} person */
  #person(person) {
    const { world, i18n } = this.session;
    const isMe = person.id === world.me.id;
    const pings = isMe ? 0 : this.crew.pings(person.id);
    const name = nameOf(person);
    const label = isMe ? name : i18n.say("become", { name });
    const props = {
      type: "button",
      class: person.present === false ? "person absent" : "person",
      "data-person": person.id,
      title: label,
      "aria-label": pings ? `${label} (${i18n.count("pings", pings)})` : label,
      "aria-pressed": String(isMe),
      onclick: () => this.session.become(person.id),
    };
    const badge = pings ? el("span", { class: "badge", "aria-hidden": "true" }, String(pings)) : null;
    return el("button", props, disc(person, person.colour), badge);
  }
}

/**
 * Asks who is to join, and becomes them.
 * @param {I18n} i18n @param {Become} become
 */
export function askPerson(i18n, become) {
  const name = el("input", { type: "text", class: "text-field", maxlength: "32", autocomplete: "off" });
  const locale = el("select", { class: "text-field" }, Object.entries(LOCALES).map(([code, words]) => el("option", { value: code }, words)));
  locale.value = i18n.locale in LOCALES ? i18n.locale : "en-US";
  const colour = colourChoice(i18n);
  const submit = async () => {
    const given = name.value.trim();
    field.complain(given ? null : i18n.say("needed"));
    if (!given) {
      name.focus();
    }
    return Boolean(given) && create(dialog, i18n, become, [given, locale.value, colour.value()]);
  };
  const dialog = new FormDialog({ title: i18n.say("addPerson"), action: i18n.say("create"), i18n, submit });
  const field = labelled(i18n.say("name"), named(name), { needed: true });
  dialog.body.append(field.node, labelled(i18n.say("language"), named(locale)).node, labelled(i18n.say("colour"), named(colour.node, colour.first)).node);
  dialog.open();
}

/**
 * A field that takes its name from its label.
 * @param {HTMLElement} node @param {HTMLElement} control
 * @returns {(id: string) => Built}
 */
function named(node, control = node) {
  return (id) => {
    node.setAttribute("aria-labelledby", id);
    return { node, control };
  };
}

/** @param {FormDialog} dialog @param {I18n} i18n @param {Become} become @param {[name: string, locale: string, colour: string]} given */
async function create(dialog, i18n, become, [name, locale, colour]) {
  try {
    const person = await server.addPerson(name, locale, colour);
    become(person.id);
    return true;
  } catch (error) {
    dialog.complain(server.asApiError(error).message || i18n.say("lost"));
    return false;
  }
}

/**
 * Some colours to choose from.
 * @param {I18n} i18n
 */
function colourChoice(i18n) {
  const chosen = COLOURS[Math.floor(Math.random() * COLOURS.length)];
  const inputs = COLOURS.map((colour, index) => {
    const input = el("input", { type: "radio", name: "colour", value: colour, "aria-label": `${i18n.say("colour")} ${index + 1}`, style: { "--tint": colour } });
    input.checked = colour === chosen;
    return input;
  });
  const node = el("div", { class: "colours", role: "radiogroup" }, inputs);
  return { node, first: inputs[0], value: () => inputs.find((input) => input.checked)?.value ?? chosen };
}
