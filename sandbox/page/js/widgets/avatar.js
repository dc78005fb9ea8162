/** The round sign of a person: their colour and their first letter. */

import { tintStyle } from "./colours.js";
import { el } from "./dom.js";
import { displayName } from "../text/markdown_renderer.js";

/** @import { MaybeUser } from "../text/markdown_renderer.js" */

/**
 * The first letter of a name, with the number at its end if it has one: "Player 2" is P2.
 * @param {string} name
 */
function initials(name) {
  const letter = [...name.trim()][0] ?? "?";
  const number = /\s(\d)$/.exec(name)?.[1] ?? "";
  return letter.toUpperCase() + number;
}

/**
 * A disc for this user.
 * @param {MaybeUser} user @param {string} [colour] @param {string} kind
 */
export function avatar(user, colour, kind = "") {
  const props = { class: `avatar ${kind}`, style: tintStyle(colour ?? "#4fb3f6"), "aria-hidden": "true" };
  return el("span", props, initials(displayName(user)));
}
