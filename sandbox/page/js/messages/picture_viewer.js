/** The picture viewer, with zooming and panning. */

import { el, iconButton, setChildren } from "../widgets/dom.js";

/** @import { I18n } from "../text/i18n.js" */
/** @import { LocalPicture, Picture } from "./media.js" */
/** @typedef {{x: number, y: number}} Point */

const MAX_SCALE = 8;
const SCALE_STEP = 1.4;

/** The dialog in which all pictures of the page are enlarged. */
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
    this.previousButton = iconButton("back", i18n.text("previous"), () => this.#step(-1), "viewer-arrow previous");
    this.nextButton = iconButton("forward", i18n.text("next"), () => this.#step(1), "viewer-arrow next");
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
   * Opens the viewer at one of several pictures.
   * @param {LocalPicture[]} pictures @param {Picture} picture
   */
  show(pictures, picture) {
    this.#pictures = pictures;
    this.#index = Math.max(0, pictures.findIndex((other) => other === picture));
    this.node.showModal();
    this.#render();
  }

  #render() {
    const picture = this.#pictures[this.#index];
    Object.assign(this.image, { src: picture.url, alt: picture.alt });
    this.original.href = picture.url;
    setChildren(this.caption, picture.alt);
    this.previousButton.hidden = this.nextButton.hidden = this.#pictures.length < 2;
    this.#reset();
  }

  /** @param {number} step */
  #step(step) {
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

  /** Limits the offset so that the picture stays in view. */
  #clamp() {
    /** @param {number} size @param {number} room */
    const limit = (size, room) => Math.max(0, (size * this.#scale - room) / 2);
    const x = limit(this.image.offsetWidth, this.stage.clientWidth);
    const y = limit(this.image.offsetHeight, this.stage.clientHeight);
    this.#offset.x = Math.max(-x, Math.min(x, this.#offset.x));
    this.#offset.y = Math.max(-y, Math.min(y, this.#offset.y));
  }

  /**
   * Zooms by a factor around a point, or around the centre.
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
    const wasDown = this.#pointers.delete(event.pointerId);
    const clickedBeside = event.type === "pointerup" && !this.#moved && !this.#isOnPicture(event);
    if (wasDown && clickedBeside && !this.#pointers.size) {
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
   * Pans a zoomed picture, otherwise shows the previous or next one.
   * @param {number} x @param {number} y
   */
  #onArrow(x, y) {
    if (this.#scale > 1) {
      this.#offset.x += x * 80;
      this.#offset.y += y * 80;
      this.#applyTransform();
    } else if (x && this.#pictures.length > 1) {
      this.#step(-x);
    }
  }
}

/**
 * @param {MouseEvent} event
 * @returns {Point}
 */
const point = (event) => ({ x: event.clientX, y: event.clientY });
/** @param {Point} a @param {Point} b */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
/** @param {Point} a @param {Point} b */
const middle = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
