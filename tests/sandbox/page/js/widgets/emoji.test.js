/** Emojis as elements. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { el } from "../../../../../sandbox/page/js/widgets/dom.js";
import { customEmoji, emojiNode } from "../../../../../sandbox/page/js/widgets/emoji.js";
import { fail } from "../browser.js";

describe("an emoji is shown", () => {
  test("as its picture if it is one of the application", () => {
    const node = /** @type {HTMLImageElement} */ (emojiNode({ name: "fish", id: "7" }));
    assert.deepEqual([node.tagName, node.getAttribute("src"), node.alt], ["IMG", "/emojis/7.png", ":fish:"]);
  });

  test("as its name once the picture is gone", () => {
    const line = el("p", {}, customEmoji("7", "fish"));
    fail(/** @type {Element} */ (line.firstElementChild));
    assert.equal(line.innerHTML, '<span class="emoji-name">:fish:</span>');
  });

  test("as the sign itself", () => {
    assert.equal(emojiNode({ name: "🐙" }).textContent, "🐙");
  });

  test("as a letter if it is a regional indicator", () => {
    assert.equal(emojiNode({ name: "🇧" }).textContent, "B");
  });
});
