/** Pictures shown large: zoomed, moved, leafed through. */

import { el, iconButton, refill } from "../widgets/dom.js";

/** @import { I18n } from "../text/i18n.js" */
/** @import { OwnShot, Shot } from "./media.js" */
/** @typedef {{x: number, y: number}} Point */

const LARGEST = 8;
const STEP = 1.4;

/** One window for all pictures of the page. */
export class Viewer {
  /** @type {OwnShot[]} */
  #shots = [];
  #at = 0;
  #scale = 1;
  #offset = { x: 0, y: 0 };
  /** @type {Map<number, Point>} */
  #fingers = new Map();
  #moved = false;

  /** @param {I18n} i18n */
  constructor(i18n) {
    this.i18n = i18n;
    this.image = el("img", { draggable: "false", alt: "" });
    this.stage = el("div", { class: "stage" }, this.image);
    this.caption = el("p", { class: "caption" });
    this.back = iconButton("back", i18n.say("previous"), () => this.#leaf(-1), "leaf back");
    this.forth = iconButton("forth", i18n.say("next"), () => this.#leaf(1), "leaf forth");
    this.original = el("a", { class: "text-link", target: "_blank", rel: "noopener" }, i18n.say("original"));
    const bar = el(
      "div",
      { class: "viewer-bar" },
      this.original,
      iconButton("minus", i18n.say("smaller"), () => this.#zoom(1 / STEP)),
      iconButton("plus", i18n.say("larger"), () => this.#zoom(STEP)),
      iconButton("fit", i18n.say("fit"), () => this.#reset()),
      iconButton("close", i18n.say("close"), () => this.node.close()),
    );
    /** @type {HTMLDialogElement} */
    this.node = el("dialog", { class: "viewer", "aria-label": i18n.say("picture") }, bar, this.stage, this.back, this.forth, this.caption);
    this.#listen();
  }

  /**
   * Opens one of several pictures.
   * @param {OwnShot[]} shots @param {Shot} shot
   */
  show(shots, shot) {
    this.#shots = shots;
    this.#at = Math.max(0, shots.findIndex((one) => one === shot));
    this.node.showModal();
    this.#draw();
  }

  #draw() {
    const shot = this.#shots[this.#at];
    Object.assign(this.image, { src: shot.url, alt: shot.alt });
    this.original.href = shot.url;
    refill(this.caption, shot.alt);
    this.back.hidden = this.forth.hidden = this.#shots.length < 2;
    this.#reset();
  }

  /** @param {number} step */
  #leaf(step) {
    this.#at = (this.#at + step + this.#shots.length) % this.#shots.length;
    this.#draw();
  }

  #reset() {
    this.#scale = 1;
    this.#offset = { x: 0, y: 0 };
    this.#apply();
  }

  #apply() {
    this.#clamp();
    const { x, y } = this.#offset;
    this.image.style.transform = `translate(${x}px, ${y}px) scale(${this.#scale})`;
    this.stage.classList.toggle("zoomed", this.#scale > 1);
  }

  /** Keeps the picture on the stage. */
  #clamp() {
    /** @param {number} size @param {number} room */
    const spare = (size, room) => Math.max(0, (size * this.#scale - room) / 2);
    const x = spare(this.image.offsetWidth, this.stage.clientWidth);
    const y = spare(this.image.offsetHeight, this.stage.clientHeight);
    this.#offset.x = Math.max(-x, Math.min(x, this.#offset.x));
    this.#offset.y = Math.max(-y, Math.min(y, this.#offset.y));
  }

  /**
   * Makes it larger by a factor, keeping the point under the pointer in its place.
   * @param {number} factor @param {Point | null} point
   */
  #zoom(factor, point = null) {
    const scale = Math.max(1, Math.min(LARGEST, this.#scale * factor));
    const box = this.stage.getBoundingClientRect();
    const from = point ? { x: point.x - box.left - box.width / 2, y: point.y - box.top - box.height / 2 } : { x: 0, y: 0 };
    const ratio = scale / this.#scale;
    this.#offset.x = from.x - (from.x - this.#offset.x) * ratio;
    this.#offset.y = from.y - (from.y - this.#offset.y) * ratio;
    this.#scale = scale;
    this.#apply();
  }

  #listen() {
    this.stage.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    this.stage.addEventListener("dblclick", (event) => (this.#scale > 1 ? this.#reset() : this.#zoom(3, point(event))));
    this.stage.addEventListener("pointerdown", (event) => this.#down(event));
    this.stage.addEventListener("pointermove", (event) => this.#move(event));
    this.stage.addEventListener("pointerup", (event) => this.#up(event));
    this.stage.addEventListener("pointercancel", (event) => this.#up(event));
    this.node.addEventListener("keydown", (event) => this.#key(event));
    this.image.addEventListener("load", () => this.#apply());
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    event.preventDefault();
    this.#zoom(Math.exp(-event.deltaY / 400), point(event));
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#moved = false;
    this.#fingers.set(event.pointerId, point(event));
    this.stage.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const before = this.#fingers.get(event.pointerId);
    if (!before) {
      return;
    }
    const now = point(event);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    this.#moved ||= distance(before, now) > 2;
    if (other) {
      this.#zoom(distance(now, other) / Math.max(1, distance(before, other)), middle(now, other));
    }
    const share = other ? 0.5 : 1;
    this.#offset.x += (now.x - before.x) * share;
    this.#offset.y += (now.y - before.y) * share;
    this.#apply();
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const was = this.#fingers.delete(event.pointerId);
    const beside = event.type === "pointerup" && !this.#moved && !this.#within(event);
    if (was && beside && !this.#fingers.size) {
      this.node.close();
    }
  }

  /** @param {PointerEvent} event */
  #within(event) {
    const box = this.image.getBoundingClientRect();
    return event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    /** @type {Record<string, () => void>} */
    const actions = {
      "+": () => this.#zoom(STEP),
      "=": () => this.#zoom(STEP),
      "-": () => this.#zoom(1 / STEP),
      0: () => this.#reset(),
      ArrowLeft: () => this.#arrow(1, 0),
      ArrowRight: () => this.#arrow(-1, 0),
      ArrowUp: () => this.#arrow(0, 1),
      ArrowDown: () => this.#arrow(0, -1),
    };
    if (actions[event.key] && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      actions[event.key]();
    }
  }

  /**
   * Arrows move a picture that is larger than the stage, and leaf otherwise.
   * @param {number} x @param {number} y
   */
  #arrow(x, y) {
    if (this.#scale > 1) {
      this.#offset.x += x * 80;
      this.#offset.y += y * 80;
      this.#apply();
    } else if (x && this.#shots.length > 1) {
      this.#leaf(-x);
    }
  }
}

/**
 * @param {MouseEvent} event
 * @returns {Point}
 */
const point = (event) => ({ x: event.clientX, y: event.clientY });
/** @param {Point} one @param {Point} other */
const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
/** @param {Point} one @param {Point} other */
const middle = (one, other) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
