/** The list box. */

import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";

import { Listbox, filterChoices, fold } from "../../../../../sandbox/page/js/widgets/listbox.js";
import { click, mouseDown, pointerMove, press } from "../browser.js";

/** @import { Choice } from "../../../../../sandbox/page/js/widgets/listbox.js" */

/** @type {string[]} */
const picked = [];

beforeEach(() => void picked.splice(0));

/** @param {string[]} labels @returns {Choice<string>[]} */
const named = (...labels) => labels.map((label) => ({ value: label.toLowerCase(), label }));

const FISH = named("Anchovy", "Bream", "Cod", "Dab", "Eel", "Flounder", "Garfish", "Herring");

/**
 * Returns a list in the document and the field that controls it.
 * @param {Choice<string>[]} choices @param {{first?: number, multiple?: boolean, chosen?: string[]}} options
 */
function listOf(choices, { first, multiple, chosen = [] } = {}) {
  const list = new Listbox({
    label: "Fish",
    multiple,
    onPick: (choice) => picked.push(choice.value),
    picked: (/** @type {string} */ value) => chosen.includes(value),
  });
  const field = document.createElement("input");
  document.body.append(field, list.node);
  list.setController(field);
  list.show(choices, { first });
  field.addEventListener("keydown", (event) => list.handleKey(event));
  return { list, field, rows: () => [...list.node.children] };
}

/**
 * Returns the label of the active row, which must be the one the field refers to.
 * @param {{list: Listbox<string>, field: HTMLElement, rows: () => Element[]}} shown
 */
function active({ list, field, rows }) {
  const seen = rows().filter((row) => row.classList.contains("active"));
  const said = field.getAttribute("aria-activedescendant");
  assert.ok(seen.length <= 1);
  assert.equal(seen[0]?.id ?? null, said);
  assert.equal(list.active, rows().findIndex((row) => row === seen[0]));
  return seen[0]?.querySelector(".label")?.textContent ?? null;
}

describe("the roles and labels of a list box", () => {
  test("it is a labelled list of options", () => {
    const { list, rows } = listOf(FISH);
    assert.deepEqual([list.node.getAttribute("role"), list.node.getAttribute("aria-label"), list.node.id], ["listbox", "Fish", list.id]);
    assert.deepEqual(new Set(rows().map((row) => row.getAttribute("role"))), new Set(["option"]));
  });

  test("one with several choices is marked as such", () => {
    const several = listOf(FISH, { multiple: true }).list.node;
    assert.equal(several.getAttribute("aria-multiselectable"), "true");
    assert.ok(several.classList.contains("multiple"));
  });

  test("one with a single choice is not", () => {
    const one = listOf(FISH).list.node;
    assert.equal(one.getAttribute("aria-multiselectable"), null);
    assert.ok(!one.classList.contains("multiple"));
  });

  test("nothing is active or selected without a reason", () => {
    const list = new Listbox({ label: "Fish", onPick: (/** @type {Choice<string>} */ choice) => picked.push(choice.value) });
    assert.deepEqual([list.active, list.pick()], [-1, false]);
    list.show(named("Cod"));
    assert.equal(list.node.firstElementChild?.getAttribute("aria-selected"), "false");
  });

  test("the ids of rows are unique", () => {
    const ids = [...listOf(FISH).rows(), ...listOf(FISH).rows()].map((row) => row.id);
    assert.equal(new Set(ids).size, 2 * FISH.length);
  });

  test("a row shows its label, icon and description", () => {
    const star = document.createTextNode("★");
    const { rows } = listOf([{ value: "a", label: "Anchovy", description: "small", icon: star }, ...named("Bream")]);
    const texts = rows().map((row) => [".choice-icon", ".label", ".muted"].map((part) => row.querySelector(part)?.textContent));
    assert.deepEqual(texts, [["★", "Anchovy", "small"], [undefined, "Bream", undefined]]);
    assert.equal(rows()[0].querySelector(".choice-icon")?.getAttribute("aria-hidden"), "true");
  });

  test("labels are shown as text", () => {
    const { rows } = listOf([{ value: "a", label: "<b>a</b>", description: "<i>b</i>" }]);
    assert.equal(rows()[0].querySelector("b, i"), null);
    assert.equal(rows()[0].querySelector(".label")?.textContent, "<b>a</b>");
  });
});

describe("the controlling field", () => {
  test("refers to the list and the active row", () => {
    const { list, field } = listOf(FISH);
    const told = ["role", "aria-autocomplete", "aria-controls", "aria-activedescendant"].map((name) => field.getAttribute(name));
    assert.deepEqual(told, ["combobox", "list", list.id, `${list.id}-0`]);
  });

  test("keeps the focus when the list is clicked", () => {
    const { rows } = listOf(FISH);
    assert.equal(mouseDown(rows()[1]), false);
  });

  test("refers to no row of an empty list", () => {
    const shown = listOf([]);
    assert.deepEqual([active(shown), shown.field.hasAttribute("aria-activedescendant")], [null, false]);
  });

  test("loses its reference when another field takes over", () => {
    const { list, field } = listOf(FISH);
    const other = document.createElement("input");
    list.setController(other);
    assert.equal(field.hasAttribute("aria-activedescendant"), false);
    assert.equal(other.getAttribute("aria-activedescendant"), `${list.id}-0`);
  });

  test("may be the list itself, which keeps its role", () => {
    const { list } = listOf(FISH);
    list.setController(list.node);
    assert.equal(list.node.getAttribute("role"), "listbox");
    assert.equal(list.node.getAttribute("aria-controls"), null);
    assert.equal(list.node.getAttribute("aria-activedescendant"), `${list.id}-0`);
  });
});

describe("keys", () => {
  /** @param {Choice<string>[]} choices @param {string[]} keys @param {number} [first] */
  const after = (choices, keys, first) => {
    const shown = listOf(choices, { first });
    keys.forEach((key) => press(shown.field, key));
    return active(shown);
  };

  for (const [keys, expected] of Object.entries({
    "": "Anchovy",
    ArrowDown: "Bream",
    "ArrowDown ArrowDown": "Cod",
    "ArrowDown ArrowUp": "Anchovy",
    ArrowUp: "Herring",
    "ArrowUp ArrowDown": "Anchovy",
    PageDown: "Flounder",
    "PageDown PageDown": "Herring",
    "PageDown PageDown PageDown": "Herring",
    "PageDown PageUp": "Anchovy",
    "ArrowDown PageUp": "Anchovy",
    PageUp: "Anchovy",
  })) {
    test(`${keys || "no key"}: ${expected}`, () => assert.equal(after(FISH, keys.split(" ")), expected));
  }

  test("they start at the first or the last row", () => {
    assert.equal(after(FISH, [], -1), null);
    assert.equal(after(FISH, ["ArrowDown"], -1), "Anchovy");
    assert.equal(after(FISH, ["ArrowUp"], -1), "Herring");
    assert.equal(after(FISH, ["PageDown"], -1), "Eel");
  });

  test("they stay on a single row", () => {
    assert.equal(after(named("Cod"), ["ArrowDown"]), "Cod");
    assert.equal(after(named("Cod"), ["ArrowUp"]), "Cod");
  });

  test("those that move have no other effect", () => {
    const { field } = listOf(FISH);
    assert.deepEqual(["ArrowDown", "ArrowUp", "PageDown", "PageUp"].map((key) => press(field, key)), [false, false, false, false]);
  });

  test("the active row is scrolled into view", () => {
    const { field, rows } = listOf(FISH);
    /** @type {unknown[]} */
    const seen = [];
    rows()[7].scrollIntoView = (how) => seen.push(how);
    press(field, "ArrowUp");
    assert.deepEqual(seen, [{ block: "nearest" }]);
  });

  test("others are left to the field", () => {
    const shown = listOf(FISH);
    const left = ["Enter", "Tab", "Escape", "ArrowLeft", "Home", "End", "a"].map((key) => press(shown.field, key));
    assert.deepEqual(new Set(left), new Set([true]));
    assert.equal(active(shown), "Anchovy");
  });

  test("an empty list leaves them all to the field", () => {
    const { list, field } = listOf([]);
    assert.ok(press(field, "ArrowDown"));
    list.moveActive(1);
    assert.equal(list.active, -1);
  });

  test("the list reports the keys it handled", () => {
    const { list } = listOf(FISH);
    const key = (/** @type {string} */ name) => list.handleKey(/** @type {KeyboardEvent} */ ({ key: name, preventDefault() {} }));
    assert.deepEqual([key("ArrowDown"), key("Enter")], [true, false]);
  });
});

describe("a letter activates", () => {
  /** @param {string[]} letters @param {number} [first] */
  const after = (letters, first) => {
    const shown = listOf(named("Cod", "Carp", "Dab", "cuttlefish"), { first });
    letters.forEach((letter) => shown.list.activateByLetter(letter));
    return active(shown);
  };

  for (const [letters, expected] of Object.entries({ d: "Dab", D: "Dab", c: "Carp", "c c": "cuttlefish", "c c c": "Cod", x: "Cod", "d x": "Dab", "d d": "Dab" })) {
    test(`${letters}: ${expected}`, () => assert.equal(after(letters.split(" ")), expected));
  }

  test("the first match if no row was active", () => {
    assert.equal(after(["c"], -1), "Cod");
  });

  test("nothing in an empty list", () => {
    const shown = listOf([]);
    shown.list.activateByLetter("a");
    assert.equal(active(shown), null);
  });
});

describe("picking", () => {
  test("picks the active row", () => {
    const { list } = listOf(FISH);
    list.moveActive(2);
    assert.deepEqual([list.pick(), picked], [true, ["cod"]]);
  });

  test("picks nothing if no row is active", () => {
    assert.deepEqual([listOf(FISH, { first: -1 }).list.pick(), listOf([]).list.pick(), picked], [false, false, []]);
  });

  test("picks no disabled row, which is marked as such", () => {
    const { list, rows } = listOf([{ value: "a", label: "Anchovy", disabled: true }, ...named("Bream")]);
    assert.deepEqual(rows().map((row) => row.getAttribute("aria-disabled")), ["true", null]);
    assert.equal(list.pick(), false);
    click(rows()[0]);
    assert.deepEqual(picked, []);
  });

  test("picks the clicked row, wherever it is clicked", () => {
    const shown = listOf([{ value: "a", label: "Anchovy" }, { value: "b", label: "Bream", description: "broad" }]);
    const [, row] = shown.rows();
    click(/** @type {Element} */ (row.querySelector(".muted")));
    assert.deepEqual([picked, active(shown)], [["b"], "Bream"]);
  });

  test("picks the first row too", () => {
    const { list, rows } = listOf(FISH);
    list.moveActive(2);
    click(rows()[0]);
    assert.deepEqual(picked, ["anchovy"]);
  });

  test("picks nothing outside the rows", () => {
    click(listOf(FISH).list.node);
    assert.deepEqual(picked, []);
  });
});

describe("pointing", () => {
  test("with a mouse activates a row", () => {
    const shown = listOf(FISH);
    pointerMove(/** @type {Element} */ (shown.rows()[3].firstElementChild), "mouse");
    assert.deepEqual([active(shown), picked], ["Dab", []]);
    pointerMove(shown.rows()[0], "mouse");
    assert.equal(active(shown), "Anchovy");
  });

  test("with a finger does not, as it scrolls", () => {
    const shown = listOf(FISH);
    pointerMove(shown.rows()[3], "touch");
    assert.equal(active(shown), "Anchovy");
  });

  test("outside the rows changes nothing", () => {
    const shown = listOf(FISH);
    pointerMove(shown.list.node, "mouse");
    assert.equal(active(shown), "Anchovy");
  });
});

describe("the selected rows", () => {
  /** @param {Element[]} rows */
  const ticked = (rows) => rows.map((row) => row.getAttribute("aria-selected"));

  test("are marked", () => {
    const { rows } = listOf(named("Cod", "Dab"), { chosen: ["dab"] });
    assert.deepEqual(ticked(rows()), ["false", "true"]);
  });

  test("are updated without changing the active row", () => {
    const chosen = ["dab"];
    const shown = listOf(named("Cod", "Dab"), { chosen, multiple: true });
    const [row] = shown.rows();
    chosen.splice(0, 1, "cod");
    shown.list.updateSelection();
    assert.deepEqual(ticked(shown.rows()), ["true", "false"]);
    assert.deepEqual([shown.rows()[0], active(shown)], [row, "Cod"]);
  });
});

describe("new choices", () => {
  test("keep the active one if it is among them", () => {
    const shown = listOf(FISH);
    shown.list.moveActive(2);
    shown.list.show(named("Bream", "Cod"));
    assert.equal(active(shown), "Cod");
    shown.list.show(named("Cod", "Dab"), { first: 1 });
    assert.equal(active(shown), "Cod");
  });

  test("start at the first one otherwise", () => {
    const shown = listOf(FISH);
    shown.list.moveActive(2);
    shown.list.show(named("Bream", "Dab"));
    assert.equal(active(shown), "Bream");
  });

  test("start at a given one, at most the last", () => {
    assert.equal(active(listOf(FISH, { first: 2 })), "Cod");
    assert.equal(active(listOf(named("Cod", "Dab"), { first: 5 })), "Dab");
  });

  test("may be none, so that none is active", () => {
    const shown = listOf(FISH);
    shown.list.show([]);
    assert.deepEqual([active(shown), shown.rows()], [null, []]);
  });

  test("replace the old ones", () => {
    const { list, rows } = listOf(FISH);
    list.show(named("Cod"));
    assert.deepEqual(rows().map((row) => row.querySelector(".label")?.textContent), ["Cod"]);
  });
});

describe("filtering", () => {
  const ALL = [
    { value: 1, label: "Água viva", description: "jellyfish" },
    { value: 2, label: "Great water" },
    { value: 3, label: "Water flea" },
    { value: 4, label: "Eel" },
  ];
  /** @param {string} typed */
  const found = (typed) => filterChoices(ALL, typed).map((choice) => choice.value);

  for (const [typed, expected] of /** @type {[string, number[]][]} */ ([
    ["", [1, 2, 3, 4]],
    ["   ", [1, 2, 3, 4]],
    ["eel", [4]],
    ["EEL", [4]],
    ["agua", [1]],
    ["ÁGUA", [1]],
    ["jelly", [1]],
    ["water", [3, 2]],
    ["flea water", [3]],
    ["wat fle", [3]],
    ["  great   water ", [2]],
    ["shark", []],
    ["eel shark", []],
    [".*", []],
  ])) {
    test(`${JSON.stringify(typed)}: ${expected}`, () => assert.deepEqual(found(typed), expected));
  }

  test("leaves the given choices unchanged", () => {
    const before = ALL.map((choice) => choice.value);
    filterChoices(ALL, "water");
    assert.deepEqual(ALL.map((choice) => choice.value), before);
  });

  test("accents and case are ignored", () => {
    assert.deepEqual(["ÄÖÜ", "É", "ç", "ñ", "Straße", "ﬁ"].map(fold), ["aou", "e", "c", "n", "straße", "ﬁ"]);
  });
});
