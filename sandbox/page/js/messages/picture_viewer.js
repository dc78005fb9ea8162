/** Pictures shown large: zoomed, moved, leafed through. */

import { el, iconButton, setChildren } from "../widgets/dom.js";

/** @import { I18n } from "../text/i18n.js" */
/** @import { LocalPicture, Picture } from "./media.js" */
/** @typedef {{x: number, y: number}} Point */

const MAX_SCALE = 8;
const SCALE_STEP = 1.4;

/** One window for all pictures of the page. */
export class PictureViewer {
  /** @type {LocalPicture[]} */
  #pictures = [];
  #index = 0;
  #scale = 1;
  #offset = { x: 0, y: 0 };
  /** @type {Map<number, Point>} */
  #pointers = new Map();
  #moved = false;

  /** @param {I18n} i18n */
  constructor(i18n) {
    this.i18n = i18n;
    this.image = el("img", { draggable: "false", alt: "" });
    this.stage = el("div", { class: "stage" }, this.image);
    this.caption = el("p", { class: "caption" });
    this.previousButton = iconButton("back", i18n.text("previous"), () => this.#showNext(-1), "viewer-arrow previous");
    this.nextButton = iconButton("forward", i18n.text("next"), () => this.#showNext(1), "viewer-arrow next");
    this.original = el("a", { class: "text-link", target: "_blank", rel: "noopener" }, i18n.text("original"));
    const bar = el(
      "div",
      { class: "viewer-bar" },
      this.original,
      iconButton("minus", i18n.text("smaller"), () => this.#zoom(1 / SCALE_STEP)),
      iconButton("plus", i18n.text("larger"), () => this.#zoom(SCALE_STEP)),
      iconButton("fit", i18n.text("fit"), () => this.#reset()),
      iconButton("close", i18n.text("close"), () => this.node.close()),
    );
    /** @type {HTMLDialogElement} */
    this.node = el("dialog", { class: "viewer", "aria-label": i18n.text("picture") }, bar, this.stage, this.previousButton, this.nextButton, this.caption);
    this.#listen();
  }

  /**
   * Opens one of several pictures.
   * @param {LocalPicture[]} shots @param {Picture} shot
   */
  show(shots, shot) {
    this.#pictures = shots;
    this.#index = Math.max(0, shots.findIndex((one) => one === shot));
    this.node.showModal();
    this.#render();
  }

  #render() {
    const shot = this.#pictures[this.#index];
    Object.assign(this.image, { src: shot.url, alt: shot.alt });
    this.original.href = shot.url;
    setChildren(this.caption, shot.alt);
    this.previousButton.hidden = this.nextButton.hidden = this.#pictures.length < 2;
    this.#reset();
  }

  /** @param {number} step */
  #showNext(step) {
    this.#index = (this.#index + step + this.#pictures.length) % this.#pictures.length;
    this.#render();
  }

  #reset() {
    this.#scale = 1;
    this.#offset = { x: 0, y: 0 };
    this.#applyTransform();
  }

  #applyTransform() {
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
    const scale = Math.max(1, Math.min(MAX_SCALE, this.#scale * factor));
    const box = this.stage.getBoundingClientRect();
    const from = point ? { x: point.x - box.left - box.width / 2, y: point.y - box.top - box.height / 2 } : { x: 0, y: 0 };
    const ratio = scale / this.#scale;
    this.#offset.x = from.x - (from.x - this.#offset.x) * ratio;
    this.#offset.y = from.y - (from.y - this.#offset.y) * ratio;
    this.#scale = scale;
    this.#applyTransform();
  }

  #listen() {
    this.stage.addEventListener("wheel", (event) => this.#onWheel(event), { passive: false });
    this.stage.addEventListener("dblclick", (event) => (this.#scale > 1 ? this.#reset() : this.#zoom(3, point(event))));
    this.stage.addEventListener("pointerdown", (event) => this.#onPointerDown(event));
    this.stage.addEventListener("pointermove", (event) => this.#onPointerMove(event));
    this.stage.addEventListener("pointerup", (event) => this.#onPointerUp(event));
    this.stage.addEventListener("pointercancel", (event) => this.#onPointerUp(event));
    this.node.addEventListener("keydown", (event) => this.#onKey(event));
    this.image.addEventListener("load", () => this.#applyTransform());
  }

  /** @param {WheelEvent} event */
  #onWheel(event) {
    event.preventDefault();
    this.#zoom(Math.exp(-event.deltaY / 400), point(event));
  }

  /** @param {PointerEvent} event */
  #onPointerDown(event) {
    this.#moved = false;
    this.#pointers.set(event.pointerId, point(event));
    this.stage.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  #onPointerMove(event) {
    const before = this.#pointers.get(event.pointerId);
    if (!before) {
      return;
    }
    const now = point(event);
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.#pointers.set(event.pointerId, now);
    this.#moved ||= distance(before, now) > 2;
    if (other) {
      this.#zoom(distance(now, other) / Math.max(1, distance(before, other)), middle(now, other));
    }
    const share = other ? 0.5 : 1;
    this.#offset.x += (now.x - before.x) * share;
    this.#offset.y += (now.y - before.y) * share;
    this.#applyTransform();
  }

  /** @param {PointerEvent} event */
  #onPointerUp(event) {
    const was = this.#pointers.delete(event.pointerId);
    const beside = event.type === "pointerup" && !this.#moved && !this.#isOnPicture(event);
    if (was && beside && !this.#pointers.size) {
      this.node.close();
    }
  }

  /** @param {PointerEvent} event */
  #isOnPicture(event) {
    const box = this.image.getBoundingClientRect();
    return event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    /** @type {Record<string, () => void>} */
    const actions = {
      "+": () => this.#zoom(SCALE_STEP),
      "=": () => this.#zoom(SCALE_STEP),
      "-": () => this.#zoom(1 / SCALE_STEP),
      0: () => this.#reset(),
      ArrowLeft: () => this.#onArrow(1, 0),
      ArrowRight: () => this.#onArrow(-1, 0),
      ArrowUp: () => this.#onArrow(0, 1),
      ArrowDown: () => this.#onArrow(0, -1),
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
  #onArrow(x, y) {
    if (this.#scale > 1) {
      this.#offset.x += x * 80;
      this.#offset.y += y * 80;
      this.#applyTransform();
    } else if (x && this.#pictures.length > 1) {
      this.#showNext(-x);
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
