/** The choices of select menus. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { World } from "../../../../../sandbox/page/js/core/state.js";
import { channelChoices, peopleChoices, roleChoices, stringChoices } from "../../../../../sandbox/page/js/messages/select.js";
import { Listbox } from "../../../../../sandbox/page/js/widgets/listbox.js";
import "../browser.js";

/** @import { Session } from "../../../../../sandbox/page/js/session.js" */
/** @import { Choice } from "../../../../../sandbox/page/js/widgets/listbox.js" */

const ADA = { id: "1", username: "ada", global_name: "Ada", locale: "en-US", colour: "#4fb3f6" };

/** Returns a session with one user, the bot, a role and a channel. */
function fakeSession() {
  const world = new World(ADA);
  world.applyWelcome({
    me: ADA,
    people: [ADA],
    guild: { id: "9", name: "Deep Water", roles: [{ id: "40", name: "divers" }] },
    channels: [{ id: "30", type: 0, name: "lounge" }],
    commands: [],
    bot: { id: "5", username: "Fathom", online: true, colour: "#ffffff" },
  });
  return /** @type {Session} */ (/** @type {unknown} */ ({ world }));
}

/**
 * Returns the label of each row that a list shows for choices, and what its icon consists of.
 * @param {Choice<string>[]} choices
 */
function rowsOf(choices) {
  const list = new Listbox({ label: "Choices", onPick: () => {} });
  list.show(choices);
  return [...list.node.children].map((row) => {
    const symbol = row.querySelector(".choice-icon")?.firstElementChild;
    return [row.querySelector(".label")?.textContent, symbol?.textContent || symbol?.tagName];
  });
}

describe("the rows of a list show", () => {
  test("people with their avatars", () => {
    assert.deepEqual(rowsOf(peopleChoices(fakeSession())), [["Ada", "A"], ["Fathom", "F"]]);
  });

  test("strings with their emoji, be it a sign, a letter or a picture", () => {
    const emojis = [{ name: "🐙" }, { name: "🇧" }, { name: "fish", id: "7" }];
    const rows = rowsOf(stringChoices(emojis.map((emoji) => ({ label: "x", value: emoji.name, emoji }))));
    assert.deepEqual(rows, [["x", undefined], ["x", "B"], ["x", "IMG"]]);
  });

  test("strings in a modal without a picture", () => {
    const options = [{ name: "🐙" }, { name: "fish", id: "7" }].map((emoji) => ({ label: "x", value: emoji.name, emoji }));
    assert.deepEqual(stringChoices(options, true).map((choice) => choice.icon?.textContent ?? null), ["🐙", null]);
  });

  test("roles with an icon", () => {
    assert.deepEqual(rowsOf(roleChoices(fakeSession())), [["@divers", "svg"]]);
  });

  test("channels with an icon", () => {
    assert.deepEqual(rowsOf(channelChoices(fakeSession())), [["lounge", "svg"]]);
  });
});
