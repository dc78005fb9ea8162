/** A document in Node.js, emptied before each test. */

import { beforeEach } from "node:test";

import { Window } from "happy-dom";

const window = new Window({ url: "http://127.0.0.1:8740/" });
const { document, location, Element, Node } = window;

Object.assign(globalThis, { document, location, Element, Node });

beforeEach(() => document.body.replaceChildren());

/**
 * Presses a key on an element; returns whether the key's default action is still allowed.
 * @param {Element} target @param {string} key
 */
export function press(target, key) {
  return dispatch(target, new window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

/**
 * Clicks an element.
 * @param {Element} target
 */
export function click(target) {
  return dispatch(target, new window.MouseEvent("click", { bubbles: true, cancelable: true }));
}

/**
 * Presses the mouse button on an element; returns whether the focus may move there.
 * @param {Element} target
 */
export function mouseDown(target) {
  return dispatch(target, new window.MouseEvent("mousedown", { bubbles: true, cancelable: true }));
}

/**
 * Moves a mouse or a finger over an element.
 * @param {Element} target @param {"mouse" | "touch"} pointerType
 */
export function pointerMove(target, pointerType) {
  return dispatch(target, new window.PointerEvent("pointermove", { pointerType, bubbles: true }));
}

/**
 * Lets a picture fail to load.
 * @param {Element} target
 */
export function fail(target) {
  return dispatch(target, new window.Event("error"));
}

/** @param {Element} target @param {unknown} event an event of happy-dom, whose types differ from TypeScript's */
function dispatch(target, event) {
  return target.dispatchEvent(/** @type {Event} */ (event));
}
