/** A small window next to the element that opened it; on a phone, a sheet at the bottom edge. */

import { el, isNarrow } from "./dom.js";

const GAP = 6;
const MARGIN = 8;

/** A popup that shows `content` next to `anchor` until the user turns to something else. */
export class Popup {
  #abortController = new AbortController();

  /**
   * @param {HTMLElement} anchor
   * @param {HTMLElement} content
   * @param {{label: string, onClose?: () => void, kind?: string, minWidth?: number, maxHeight?: number}} options
   */
  constructor(anchor, content, { label, onClose = () => {}, kind = "", minWidth = 280, maxHeight = 420 }) {
    this.anchor = anchor;
    this.size = { minWidth, maxHeight };
    this.onClose = onClose;
    this.node = el("div", { class: `popup ${kind}`, popover: "manual", role: "dialog", "aria-label": label }, content);
    // An open modal dialog makes everything outside it inert.
    (anchor.closest("dialog") ?? document.body).append(this.node);
    this.node.showPopover();
    this.position();
    this.#listen();
  }

  /** Positions the popup below its anchor, or above it if there is more room. */
  position() {
    if (isNarrow()) {
      this.node.removeAttribute("style");
      return;
    }
    const box = this.anchor.getBoundingClientRect();
    const below = innerHeight - box.bottom - GAP - MARGIN;
    const above = box.top - GAP - MARGIN;
    const opensUp = below < Math.min(this.node.scrollHeight, 320) && above > below;
    const width = Math.min(Math.max(box.width, this.size.minWidth), innerWidth - 2 * MARGIN);
    const left = Math.max(MARGIN, Math.min(box.left, innerWidth - width - MARGIN));
    Object.assign(this.node.style, {
      width: `${width}px`,
      left: `${left}px`,
      top: opensUp ? "auto" : `${box.bottom + GAP}px`,
      bottom: opensUp ? `${innerHeight - box.top + GAP}px` : "auto",
      maxHeight: `${Math.min(opensUp ? above : below, this.size.maxHeight)}px`,
    });
  }

  /** Closes the popup and, if the focus was inside, returns it to the anchor. */
  close() {
    if (this.#abortController.signal.aborted) {
      return;
    }
    this.#abortController.abort();
    const hadFocus = this.node.contains(document.activeElement) || document.activeElement === document.body;
    this.node.remove();
    this.onClose();
    if (hadFocus && this.anchor.isConnected) {
      this.anchor.focus({ preventScroll: true });
    }
  }

  #listen() {
    const { signal } = this.#abortController;
    /** @param {Event} event */
    const isOutside = ({ target }) => !(target instanceof Node && (this.node.contains(target) || this.anchor.contains(target)));
    document.addEventListener("pointerdown", (event) => isOutside(event) && this.close(), { signal, capture: true });
    document.addEventListener("scroll", (event) => isOutside(event) && this.#followAnchor(), { signal, capture: true });
    window.addEventListener("resize", () => this.position(), { signal });
    this.node.addEventListener("keydown", (event) => this.#onKey(event), { signal });
    this.anchor.addEventListener("keydown", (event) => this.#onKey(event), { signal });
  }

  /** Moves with the anchor, and closes once that is out of sight. */
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
   * Returns whether the Tab key leads to another element inside the popup.
   * @param {KeyboardEvent} event
   */
  #tabStaysInside(event) {
    const stops = [...this.node.querySelectorAll("input, select, button:not([disabled]), [tabindex='0']")];
    const next = stops.findIndex((stop) => stop === document.activeElement) + (event.shiftKey ? -1 : 1);
    return next >= 0 && next < stops.length && this.node.contains(document.activeElement);
  }
}
