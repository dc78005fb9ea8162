/** Avatars: a circle in the user's colour with their initial. */

import { tintStyle } from "./colours.js";
import { el } from "./dom.js";
import { displayName } from "../text/markdown_renderer.js";

/** @import { MaybeUser } from "../text/markdown_renderer.js" */

/**
 * Returns the first letter of a name and the digit at its end, if any: "P2" for "Player 2".
 * @param {string} name
 */
function initials(name) {
  const letter = [...name.trim()][0] ?? "?";
  const number = /\s(\d)$/.exec(name)?.[1] ?? "";
  return letter.toUpperCase() + number;
}

/**
 * Returns the avatar of a user.
 * @param {MaybeUser} user @param {string} [colour] @param {string} size
 */
export function avatar(user, colour, size = "") {
  const props = { class: `avatar ${size}`, style: tintStyle(colour ?? "#4fb3f6"), "aria-hidden": "true" };
  return el("span", props, initials(displayName(user)));
}
