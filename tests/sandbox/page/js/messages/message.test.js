/** The plain text of messages. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { World } from "../../../../../sandbox/page/js/core/state.js";
import { plainText } from "../../../../../sandbox/page/js/messages/message.js";
import { I18n } from "../../../../../sandbox/page/js/text/i18n.js";
import "../browser.js";

/** @import { Message } from "../../../../../sandbox/page/js/core/protocol.d.ts" */
/** @import { Session } from "../../../../../sandbox/page/js/session.js" */

const ADA = { id: "1572928455098499072", username: "ada", global_name: "Ada", locale: "en-US", colour: "#4fb3f6" };

/**
 * Returns the plain text of a message with this content and these texts in components.
 * @param {string} content @param {string[]} texts
 */
function plain(content, ...texts) {
  const world = new World(ADA);
  world.people = new Map([[ADA.id, ADA]]);
  const components = [{ type: 17, components: texts.map((text) => ({ type: 10, content: text })) }];
  const message = /** @type {Message} */ (/** @type {unknown} */ ({ content, components, embeds: [], mentions: [] }));
  return plainText(message, /** @type {Session} */ (/** @type {unknown} */ ({ world, i18n: new I18n("en-US") })));
}

describe("the plain text of a message", () => {
  test("names whom it mentions", () => {
    assert.equal(plain(`<@${ADA.id}>: your turn`), "@Ada: your turn");
  });

  test("has no marks and puts what stands below one another in one line", () => {
    assert.equal(plain("", "## Otys\n-# round **3**", "> Choose a `Key`"), "Otys round 3 Choose a Key");
  });

  test("is no longer than it may be, and a mention is not cut", () => {
    assert.equal(plain(`${"x".repeat(295)} <@${ADA.id}>`), `${"x".repeat(295)} @Ada`);
  });
});
