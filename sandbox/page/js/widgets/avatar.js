/** The round sign of a person: their colour and their first letter. */

import { tint } from "./colours.js";
import { el } from "./dom.js";
import { nameOf } from "../text/markdown_renderer.js";

/** @import { SomeUser } from "../text/markdown_renderer.js" */

/**
 * The first letter of a name, with the number at its end if it has one: "Player 2" is P2.
 * @param {string} name
 */
function initial(name) {
  const letter = [...name.trim()][0] ?? "?";
  const number = /\s(\d)$/.exec(name)?.[1] ?? "";
  return letter.toUpperCase() + number;
}

/**
 * A disc for this user.
 * @param {SomeUser} user @param {string} [colour] @param {string} kind
 */
export function disc(user, colour, kind = "") {
  const props = { class: `disc ${kind}`, style: tint(colour ?? "#4fb3f6"), "aria-hidden": "true" };
  return el("span", props, initial(nameOf(user)));
}
