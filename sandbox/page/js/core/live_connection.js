/** The live connection of one person, which reconnects by itself. */

/** @import { Frame } from "./protocol.d.ts" */

const MIN_DELAY = 250;
const MAX_DELAY = 8000;

/** A WebSocket that reconnects with growing delays until `close` is called. */
export class LiveConnection {
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #failures = 0;
  #closed = false;

  /**
   * @param {string} personId
   * @param {{onFrame: (frame: Frame) => void, onStateChange?: (open: boolean) => void}} listener
   */
  constructor(personId, listener) {
    this.personId = personId;
    this.listener = listener;
    this.reconnect = () => this.#reconnectNow();
    window.addEventListener("online", this.reconnect);
    document.addEventListener("visibilitychange", this.reconnect);
    this.#connect();
  }

  /** Closes the connection for good. */
  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.reconnect);
    document.removeEventListener("visibilitychange", this.reconnect);
    const socket = this.#socket;
    if (socket?.readyState === WebSocket.CONNECTING) {
      // Browsers report an error if a socket is closed before it is open.
      socket.onopen = () => socket.close();
    } else {
      socket?.close();
    }
  }

  #connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/page/live?person=${encodeURIComponent(this.personId)}`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data));
    socket.onclose = () => this.#onClose();
  }

  /** @param {Frame} frame */
  #receive(frame) {
    if (this.#closed) {
      return;
    }
    if (frame.t === "welcome") {
      this.#failures = 0;
      this.listener.onStateChange?.(true);
    }
    this.listener.onFrame(frame);
  }

  #onClose() {
    if (this.#closed) {
      return;
    }
    this.#socket = null;
    this.listener.onStateChange?.(false);
    const delay = Math.min(MIN_DELAY * 2 ** this.#failures, MAX_DELAY);
    this.#failures += 1;
    // Jitter, so that many tabs do not all reconnect at the same moment.
    this.#timer = setTimeout(() => this.#connect(), delay * (0.75 + Math.random() / 2));
  }

  /** Reconnects at once when the network returns or the tab becomes visible. */
  #reconnectNow() {
    if (this.#closed || this.#socket || document.hidden) {
      return;
    }
    clearTimeout(this.#timer);
    this.#connect();
  }
}
