/** Emojis: signs, and pictures of the application. */

import { el } from "./dom.js";

/** @import { Emoji } from "../core/protocol.d.ts" */

/**
 * Returns the picture of a custom emoji, which gives way to its name if there is none.
 * @param {string} id @param {string} name
 */
export function customEmoji(id, name) {
  const label = `:${name}:`;
  const node = el("img", { class: "emoji", src: `/emojis/${id}.png`, alt: label, title: label, draggable: "false" });
  node.addEventListener("error", () => node.replaceWith(el("span", { class: "emoji-name" }, label)), { once: true });
  return node;
}

/**
 * Returns an emoji of a component or a reaction.
 * @param {Emoji} emoji
 */
export function emojiNode(emoji) {
  if (emoji.id) {
    return customEmoji(emoji.id, emoji.name);
  }
  const letter = /^[\u{1f1e6}-\u{1f1ff}]$/u.test(emoji.name) ? emoji.name.codePointAt(0) : undefined;
  if (letter !== undefined) {
    // Fonts render a single regional indicator differently, and some not at all.
    return el("span", { class: "letter" }, String.fromCharCode(65 + letter - 0x1f1e6));
  }
  return document.createTextNode(emoji.name);
}
