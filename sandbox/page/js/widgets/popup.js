/** A small window beside what opened it; on a phone it rises from the lower edge. */

import { el, isNarrow } from "./dom.js";

const GAP = 6;
const MARGIN = 8;

/** Shows `content` by `anchor` until something else is asked for. */
export class Popup {
  #abortController = new AbortController();

  /**
   * @param {HTMLElement} anchor
   * @param {HTMLElement} content
   * @param {{label: string, onClose?: () => void, kind?: string, width?: number, tallest?: number}} options
   */
  constructor(anchor, content, { label, onClose = () => {}, kind = "", width: widest = 280, tallest = 420 }) {
    this.anchor = anchor;
    this.size = { widest, tallest };
    this.onClose = onClose;
    this.node = el("div", { class: `popup ${kind}`, popover: "manual", role: "dialog", "aria-label": label }, content);
    // What lies outside an open dialog cannot be reached.
    (anchor.closest("dialog") ?? document.body).append(this.node);
    this.node.showPopover();
    this.position();
    this.#listen();
  }

  /** Puts it below its anchor, or above where there is more room. */
  position() {
    if (isNarrow()) {
      this.node.removeAttribute("style");
      return;
    }
    const box = this.anchor.getBoundingClientRect();
    const below = innerHeight - box.bottom - GAP - MARGIN;
    const above = box.top - GAP - MARGIN;
    const up = below < Math.min(this.node.scrollHeight, 320) && above > below;
    const width = Math.min(Math.max(box.width, this.size.widest), innerWidth - 2 * MARGIN);
    const left = Math.max(MARGIN, Math.min(box.left, innerWidth - width - MARGIN));
    Object.assign(this.node.style, {
      width: `${width}px`,
      left: `${left}px`,
      top: up ? "auto" : `${box.bottom + GAP}px`,
      bottom: up ? `${innerHeight - box.top + GAP}px` : "auto",
      maxHeight: `${Math.min(up ? above : below, this.size.tallest)}px`,
    });
  }

  /** Puts it away, and the focus back if it was inside. */
  close() {
    if (this.#abortController.signal.aborted) {
      return;
    }
    this.#abortController.abort();
    const back = this.node.contains(document.activeElement) || document.activeElement === document.body;
    this.node.remove();
    this.onClose();
    if (back && this.anchor.isConnected) {
      this.anchor.focus({ preventScroll: true });
    }
  }

  #listen() {
    const { signal } = this.#abortController;
    /** @param {Event} event */
    const outside = ({ target }) => !(target instanceof Node && (this.node.contains(target) || this.anchor.contains(target)));
    document.addEventListener("pointerdown", (event) => outside(event) && this.close(), { signal, capture: true });
    document.addEventListener("scroll", (event) => outside(event) && this.#followAnchor(), { signal, capture: true });
    window.addEventListener("resize", () => this.position(), { signal });
    this.node.addEventListener("keydown", (event) => this.#onKey(event), { signal });
    this.anchor.addEventListener("keydown", (event) => this.#onKey(event), { signal });
  }

  /** Goes along with its anchor, and away when that is out of sight. */
  #followAnchor() {
    const box = this.anchor.getBoundingClientRect();
    const gone = !this.anchor.isConnected || box.bottom < 0 || box.top > innerHeight;
    if (gone && !isNarrow()) {
      this.close();
    } else {
      this.position();
    }
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      this.close();
    } else if (event.key === "Tab" && !this.#tabStaysInside(event)) {
      this.close();
    }
  }

  /**
   * Whether the next stop of the tab key is still inside.
   * @param {KeyboardEvent} event
   */
  #tabStaysInside(event) {
    const stops = [...this.node.querySelectorAll("input, select, button:not([disabled]), [tabindex='0']")];
    const next = stops.findIndex((stop) => stop === document.activeElement) + (event.shiftKey ? -1 : 1);
    return next >= 0 && next < stops.length && this.node.contains(document.activeElement);
  }
}
