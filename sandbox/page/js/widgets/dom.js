/** Small helpers that make elements. Data only ever becomes text or a checked attribute. */

/** @typedef {Node | string | false | null | undefined} Child what is not there is left out */
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
 * An element with its attributes, listeners (`onclick`) and children; empty children are left out.
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
 * The children that are there, as one flat list.
 * @param {Children[]} children
 */
function flattened(children) {
  const flat = /** @type {Child[]} */ (/** @type {unknown[]} */ (children).flat(Infinity));
  return flat.filter((child) => child !== null && child !== undefined && child !== false);
}

/**
 * Sets one attribute, listener or group of style values.
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
 * Puts these children in the place of all there were.
 * @template {Element} T
 * @param {T} node @param {Children[]} children
 */
export function setChildren(node, ...children) {
  node.replaceChildren(...flattened(children));
  return node;
}

/**
 * Says by an attribute that something is so, or takes it back.
 * @param {Element} node @param {string} name @param {boolean} on
 */
export function toggleAriaState(node, name, on) {
  if (on) {
    node.setAttribute(name, "true");
  } else {
    node.removeAttribute(name);
  }
}

/** Shapes of the page's icons, on a field of 24 by 24, drawn as lines. */
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
 * One of the page's own icons; it says nothing to screen readers, its button does.
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
 * A button with an icon; its name is spoken and shown as a tip.
 * @param {keyof typeof ICON_PATHS} name @param {string} label
 * @param {Listeners["onclick"]} onclick @param {string} kind
 */
export function iconButton(name, label, onclick, kind = "") {
  return el("button", { type: "button", class: `icon-button ${kind}`, "aria-label": label, title: label, onclick }, icon(name));
}

/**
 * The element that fits `selector` at or around the one where something happened.
 * @param {Event} event @param {string} selector
 */
export function closest(event, selector) {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}

let idCount = 0;

/**
 * An id that no other element of the page has.
 * @param {string} prefix
 */
export function uniqueId(prefix) {
  idCount += 1;
  return `${prefix}-${idCount}`;
}

/** Whether the page is as narrow as a phone. */
export function isNarrow() {
  return window.matchMedia("(max-width: 720px)").matches;
}

/** Whether the person points with a finger, so that focusing a text field raises a keyboard. */
export function isTouch() {
  return window.matchMedia("(pointer: coarse)").matches;
}
