/** Helpers that create elements. Data only ever becomes text or a checked attribute. */

/** @typedef {Node | string | false | null | undefined} Child null, undefined and false are left out */
/** @typedef {Child | Children[]} Children */

/** @typedef {string | number | boolean | null | undefined} Attribute */
/** @typedef {Record<string, string>} Style */

/**
 * @typedef {object} Listeners
 * @property {(event: MouseEvent & {currentTarget: Element}) => unknown} [onclick]
 * @property {(event: Event) => unknown} [oninput]
 */

/** @typedef {Listeners & {style?: Style} & {[name: string]: Attribute | Style | Listeners[keyof Listeners]}} Props */

const SVG = "http://www.w3.org/2000/svg";

/**
 * Returns a new element with attributes, listeners (`onclick`) and children.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag @param {Props} props @param {Children[]} children
 */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    setProperty(node, name, value);
  }
  node.append(...flattened(children));
  return node;
}

/**
 * Returns nested children as a flat list, without the empty ones.
 * @param {Children[]} children
 */
function flattened(children) {
  const flat = /** @type {Child[]} */ (/** @type {unknown[]} */ (children).flat(Infinity));
  return flat.filter((child) => child !== null && child !== undefined && child !== false);
}

/**
 * Sets an attribute, a listener or several style properties.
 * @param {HTMLElement} node @param {string} name @param {Props[string]} value
 */
function setProperty(node, name, value) {
  if (value === null || value === undefined || value === false) {
    return;
  }
  if (typeof value === "function") {
    node.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
  } else if (typeof value === "object") {
    Object.entries(value).forEach(([key, part]) => node.style.setProperty(key, part));
  } else {
    node.setAttribute(name, value === true ? "" : String(value));
  }
}

/**
 * Replaces all children of an element and returns the element.
 * @template {Element} T
 * @param {T} node @param {Children[]} children
 */
export function setChildren(node, ...children) {
  node.replaceChildren(...flattened(children));
  return node;
}

/**
 * Sets an ARIA attribute to "true", or removes it.
 * @param {Element} node @param {string} name @param {boolean} on
 */
export function toggleAriaState(node, name, on) {
  if (on) {
    node.setAttribute(name, "true");
  } else {
    node.removeAttribute(name);
  }
}

/** SVG paths of the icons, drawn as lines in a box of 24 by 24. */
const ICON_PATHS = /** @type {const} */ ({
  menu: "M4 7h16M4 12h16M4 17h16",
  hash: "M9 4 7 20M17 4l-2 16M4 9h16M4 15h16",
  thread: "M6 4v9a3 3 0 0 0 3 3h10M15 12l4 4-4 4",
  envelope: "M4 6h16v12H4zM4 7l8 6 8-6",
  close: "M6 6l12 12M18 6 6 18",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  send: "M4 12 20 4l-5 16-3-6zM12 14l8-10",
  warning: "M12 4 3 19h18zM12 10v4M12 16.5v.5",
  down: "M12 5v14M6 13l6 6 6-6",
  chevron: "M6 9l6 6 6-6",
  back: "M15 6l-6 6 6 6",
  forward: "M9 6l6 6-6 6",
  eye: "M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5",
  check: "M5 13l4 4L19 7",
  search: "M11 5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM20 20l-4.5-4.5",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  external: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  reply: "M6 20v-6a4 4 0 0 1 4-4h9M15 6l4 4-4 4",
  slash: "M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM13.8 8l-3.6 8",
  role: "M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z",
  person: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c0-4 4-6 8-6s8 2 8 6",
});

/**
 * Returns an icon, hidden from screen readers; its button has the label.
 * @param {keyof typeof ICON_PATHS} name
 */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICON_PATHS[name]);
  svg.append(path);
  return svg;
}

/**
 * Returns a button with an icon; `label` is its accessible name and tooltip.
 * @param {keyof typeof ICON_PATHS} name @param {string} label
 * @param {Listeners["onclick"]} onclick @param {string} kind
 */
export function iconButton(name, label, onclick, kind = "") {
  return el("button", { type: "button", class: `icon-button ${kind}`, "aria-label": label, title: label, onclick }, icon(name));
}

/**
 * Returns the closest element to an event's target that matches `selector`, or null.
 * @param {Event} event @param {string} selector
 */
export function closest(event, selector) {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}

let idCount = 0;

/**
 * Returns an id that no other element on the page has.
 * @param {string} prefix
 */
export function uniqueId(prefix) {
  idCount += 1;
  return `${prefix}-${idCount}`;
}

/** Returns whether the page is as narrow as a phone. */
export function isNarrow() {
  return window.matchMedia("(max-width: 720px)").matches;
}

/** Returns whether this is a touch device, where focusing a text field opens the keyboard. */
export function isTouch() {
  return window.matchMedia("(pointer: coarse)").matches;
}
