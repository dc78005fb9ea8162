/** A browser's document in Node.js, empty before each test. */

import { beforeEach } from "node:test";

import { Window } from "happy-dom";

const window = new Window({ url: "http://127.0.0.1:8740/" });
const { document, location, Element, Node } = window;

Object.assign(globalThis, { document, location, Element, Node });

beforeEach(() => document.body.replaceChildren());

/**
 * Presses a key at an element; answers whether the browser may still do what it does with that key.
 * @param {Element} target @param {string} key
 */
export function press(target, key) {
  return happen(target, new window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

/**
 * Clicks an element.
 * @param {Element} target
 */
export function click(target) {
  return happen(target, new window.MouseEvent("click", { bubbles: true, cancelable: true }));
}

/**
 * Holds the button of the mouse down on an element; answers whether the focus may move there.
 * @param {Element} target
 */
export function holdDown(target) {
  return happen(target, new window.MouseEvent("mousedown", { bubbles: true, cancelable: true }));
}

/**
 * Points at an element with a mouse or a finger.
 * @param {Element} target @param {"mouse" | "touch"} pointerType
 */
export function point(target, pointerType) {
  return happen(target, new window.PointerEvent("pointermove", { pointerType, bubbles: true }));
}

/** @param {Element} target @param {unknown} event which is one of this browser's own, not of TypeScript's */
function happen(target, event) {
  return target.dispatchEvent(/** @type {Event} */ (event));
}
