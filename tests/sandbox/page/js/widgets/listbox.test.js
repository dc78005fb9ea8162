/** A list from which something is chosen. */

import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";

import { Listbox, filterChoices, fold } from "../../../../../sandbox/page/js/widgets/listbox.js";
import { click, holdDown, point, press } from "../browser.js";

/** @import { Choice } from "../../../../../sandbox/page/js/widgets/listbox.js" */

/** @type {string[]} */
const picked = [];

beforeEach(() => void picked.splice(0));

/** @param {string[]} labels @returns {Choice<string>[]} */
const named = (...labels) => labels.map((label) => ({ value: label.toLowerCase(), label }));

const FISH = named("Anchovy", "Bream", "Cod", "Dab", "Eel", "Flounder", "Garfish", "Herring");

/**
 * A list in the document with a field that controls it.
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
 * The label of the row that is active, as it is seen and as the field says it; they must agree.
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

describe("what a list says of itself", () => {
  test("it is a list of options with a name", () => {
    const { list, rows } = listOf(FISH);
    assert.deepEqual([list.node.getAttribute("role"), list.node.getAttribute("aria-label"), list.node.id], ["listbox", "Fish", list.id]);
    assert.deepEqual(new Set(rows().map((row) => row.getAttribute("role"))), new Set(["option"]));
  });

  test("one from which several can be chosen says so", () => {
    const several = listOf(FISH, { multiple: true }).list.node;
    assert.equal(several.getAttribute("aria-multiselectable"), "true");
    assert.ok(several.classList.contains("multiple"));
  });

  test("one from which one is chosen does not", () => {
    const one = listOf(FISH).list.node;
    assert.equal(one.getAttribute("aria-multiselectable"), null);
    assert.ok(!one.classList.contains("multiple"));
  });

  test("nothing is active or picked unless it is told so", () => {
    const list = new Listbox({ label: "Fish", onPick: (/** @type {Choice<string>} */ choice) => picked.push(choice.value) });
    assert.deepEqual([list.active, list.pick()], [-1, false]);
    list.show(named("Cod"));
    assert.equal(list.node.firstElementChild?.getAttribute("aria-selected"), "false");
  });

  test("no two rows of the page have the same id", () => {
    const ids = [...listOf(FISH).rows(), ...listOf(FISH).rows()].map((row) => row.id);
    assert.equal(new Set(ids).size, 2 * FISH.length);
  });

  test("a row has a label, and what else it is given", () => {
    const star = document.createTextNode("★");
    const { rows } = listOf([{ value: "a", label: "Anchovy", description: "small", icon: star }, ...named("Bream")]);
    const texts = rows().map((row) => [".choice-icon", ".label", ".muted"].map((part) => row.querySelector(part)?.textContent));
    assert.deepEqual(texts, [["★", "Anchovy", "small"], [undefined, "Bream", undefined]]);
    assert.equal(rows()[0].querySelector(".choice-icon")?.getAttribute("aria-hidden"), "true");
  });

  test("labels are words, whatever they look like", () => {
    const { rows } = listOf([{ value: "a", label: "<b>a</b>", description: "<i>b</i>" }]);
    assert.equal(rows()[0].querySelector("b, i"), null);
    assert.equal(rows()[0].querySelector(".label")?.textContent, "<b>a</b>");
  });
});

describe("the field that controls a list", () => {
  test("says that it does, and which row is active", () => {
    const { list, field } = listOf(FISH);
    const told = ["role", "aria-autocomplete", "aria-controls", "aria-activedescendant"].map((name) => field.getAttribute(name));
    assert.deepEqual(told, ["combobox", "list", list.id, `${list.id}-0`]);
  });

  test("keeps the focus while the list is pointed at", () => {
    const { rows } = listOf(FISH);
    assert.equal(holdDown(rows()[1]), false);
  });

  test("says nothing of a list that is empty", () => {
    const shown = listOf([]);
    assert.deepEqual([active(shown), shown.field.hasAttribute("aria-activedescendant")], [null, false]);
  });

  test("says nothing any more once another does", () => {
    const { list, field } = listOf(FISH);
    const other = document.createElement("input");
    list.setController(other);
    assert.equal(field.hasAttribute("aria-activedescendant"), false);
    assert.equal(other.getAttribute("aria-activedescendant"), `${list.id}-0`);
  });

  test("may be the list itself, which stays a list", () => {
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

  test("from nothing they go to the first or the last", () => {
    assert.equal(after(FISH, [], -1), null);
    assert.equal(after(FISH, ["ArrowDown"], -1), "Anchovy");
    assert.equal(after(FISH, ["ArrowUp"], -1), "Herring");
    assert.equal(after(FISH, ["PageDown"], -1), "Eel");
  });

  test("a single row is left by none", () => {
    assert.equal(after(named("Cod"), ["ArrowDown"]), "Cod");
    assert.equal(after(named("Cod"), ["ArrowUp"]), "Cod");
  });

  test("those that move do nothing else", () => {
    const { field } = listOf(FISH);
    assert.deepEqual(["ArrowDown", "ArrowUp", "PageDown", "PageUp"].map((key) => press(field, key)), [false, false, false, false]);
  });

  test("what becomes active is brought into sight", () => {
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

  test("the list says which keys it took", () => {
    const { list } = listOf(FISH);
    const key = (/** @type {string} */ name) => list.handleKey(/** @type {KeyboardEvent} */ ({ key: name, preventDefault() {} }));
    assert.deepEqual([key("ArrowDown"), key("Enter")], [true, false]);
  });
});

describe("a letter finds", () => {
  /** @param {string[]} letters @param {number} [first] */
  const after = (letters, first) => {
    const shown = listOf(named("Cod", "Carp", "Dab", "cuttlefish"), { first });
    letters.forEach((letter) => shown.list.activateByLetter(letter));
    return active(shown);
  };

  for (const [letters, expected] of Object.entries({ d: "Dab", D: "Dab", c: "Carp", "c c": "cuttlefish", "c c c": "Cod", x: "Cod", "d x": "Dab", "d d": "Dab" })) {
    test(`${letters}: ${expected}`, () => assert.equal(after(letters.split(" ")), expected));
  }

  test("the first, if none was active", () => {
    assert.equal(after(["c"], -1), "Cod");
  });

  test("nothing in an empty list", () => {
    const shown = listOf([]);
    shown.list.activateByLetter("a");
    assert.equal(active(shown), null);
  });
});

describe("picking", () => {
  test("takes the active row", () => {
    const { list } = listOf(FISH);
    list.moveActive(2);
    assert.deepEqual([list.pick(), picked], [true, ["cod"]]);
  });

  test("takes nothing if none is active", () => {
    assert.deepEqual([listOf(FISH, { first: -1 }).list.pick(), listOf([]).list.pick(), picked], [false, false, []]);
  });

  test("takes no row that is disabled, which says so", () => {
    const { list, rows } = listOf([{ value: "a", label: "Anchovy", disabled: true }, ...named("Bream")]);
    assert.deepEqual(rows().map((row) => row.getAttribute("aria-disabled")), ["true", null]);
    assert.equal(list.pick(), false);
    click(rows()[0]);
    assert.deepEqual(picked, []);
  });

  test("takes what is clicked, wherever in its row", () => {
    const shown = listOf([{ value: "a", label: "Anchovy" }, { value: "b", label: "Bream", description: "broad" }]);
    const [, row] = shown.rows();
    click(/** @type {Element} */ (row.querySelector(".muted")));
    assert.deepEqual([picked, active(shown)], [["b"], "Bream"]);
  });

  test("takes the first row as well", () => {
    const { list, rows } = listOf(FISH);
    list.moveActive(2);
    click(rows()[0]);
    assert.deepEqual(picked, ["anchovy"]);
  });

  test("takes nothing beside the rows", () => {
    click(listOf(FISH).list.node);
    assert.deepEqual(picked, []);
  });
});

describe("pointing", () => {
  test("with a mouse makes a row active", () => {
    const shown = listOf(FISH);
    point(/** @type {Element} */ (shown.rows()[3].firstElementChild), "mouse");
    assert.deepEqual([active(shown), picked], ["Dab", []]);
    point(shown.rows()[0], "mouse");
    assert.equal(active(shown), "Anchovy");
  });

  test("with a finger does not, for it scrolls", () => {
    const shown = listOf(FISH);
    point(shown.rows()[3], "touch");
    assert.equal(active(shown), "Anchovy");
  });

  test("beside the rows changes nothing", () => {
    const shown = listOf(FISH);
    point(shown.list.node, "mouse");
    assert.equal(active(shown), "Anchovy");
  });
});

describe("what is picked already", () => {
  /** @param {Element[]} rows */
  const ticked = (rows) => rows.map((row) => row.getAttribute("aria-selected"));

  test("is said of each row", () => {
    const { rows } = listOf(named("Cod", "Dab"), { chosen: ["dab"] });
    assert.deepEqual(ticked(rows()), ["false", "true"]);
  });

  test("is said anew when it changes, and the row stays active", () => {
    const chosen = ["dab"];
    const shown = listOf(named("Cod", "Dab"), { chosen, multiple: true });
    const [row] = shown.rows();
    chosen.splice(0, 1, "cod");
    shown.list.updateSelection();
    assert.deepEqual(ticked(shown.rows()), ["true", "false"]);
    assert.deepEqual([shown.rows()[0], active(shown)], [row, "Cod"]);
  });
});

describe("other choices", () => {
  test("keep the active one if it is still there", () => {
    const shown = listOf(FISH);
    shown.list.moveActive(2);
    shown.list.show(named("Bream", "Cod"));
    assert.equal(active(shown), "Cod");
    shown.list.show(named("Cod", "Dab"), { first: 1 });
    assert.equal(active(shown), "Cod");
  });

  test("begin with the first if it is gone", () => {
    const shown = listOf(FISH);
    shown.list.moveActive(2);
    shown.list.show(named("Bream", "Dab"));
    assert.equal(active(shown), "Bream");
  });

  test("begin where they are told to, at most with the last", () => {
    assert.equal(active(listOf(FISH, { first: 2 })), "Cod");
    assert.equal(active(listOf(named("Cod", "Dab"), { first: 5 })), "Dab");
  });

  test("may be none, and then none is active", () => {
    const shown = listOf(FISH);
    shown.list.show([]);
    assert.deepEqual([active(shown), shown.rows()], [null, []]);
  });

  test("take the place of those before", () => {
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

  test("leaves the choices as they are", () => {
    const before = ALL.map((choice) => choice.value);
    filterChoices(ALL, "water");
    assert.deepEqual(ALL.map((choice) => choice.value), before);
  });

  test("letters are the same with and without accents, large and small", () => {
    assert.deepEqual(["ÄÖÜ", "É", "ç", "ñ", "Straße", "ﬁ"].map(fold), ["aou", "e", "c", "n", "straße", "ﬁ"]);
  });
});
