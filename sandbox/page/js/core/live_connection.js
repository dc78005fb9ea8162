/** The live connection of one person: it comes back by itself when it is lost. */

/** @import { Frame } from "./protocol.d.ts" */

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

/** A WebSocket that is opened again, later and later, until it is closed on purpose. */
export class LiveConnection {
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #failures = 0;
  #closed = false;

  /**
   * @param {string} person
   * @param {{onFrame: (frame: Frame) => void, onStateChange?: (open: boolean) => void}} listener
   */
  constructor(person, listener) {
    this.personId = person;
    this.listener = listener;
    this.wake = () => this.#reconnectNow();
    window.addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.#connect();
  }

  /** Ends the connection for good. */
  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    const socket = this.#socket;
    if (socket?.readyState === WebSocket.CONNECTING) {
      // Closing it before it is open would be reported as a fault.
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
    const wait = Math.min(FIRST_WAIT * 2 ** this.#failures, LONGEST_WAIT);
    this.#failures += 1;
    // Spread out, so that many tabs do not all come back in the same moment.
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** Tries at once when the network or the reader comes back. */
  #reconnectNow() {
    if (this.#closed || this.#socket || document.hidden) {
      return;
    }
    clearTimeout(this.#timer);
    this.#connect();
  }
}
