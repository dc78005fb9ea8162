/** What this person has done and how it goes on: pressed, sent, thinking, done or failed. */

import { newNonce, Refusal } from "./api.js";

const PATIENCE = 12000;

/** What the server says most often, and which of the page's own words say the same. */
const KNOWN = { "The application did not respond.": "noAnswer", "The bot is offline.": "botOffline" };

/** Follows interactions by their nonce. Event: `change` with the interaction. */
export class Interactions extends EventTarget {
  /** The nonce of the newest one. */
  last = null;
  #open = new Map();
  #begun = new Set();
  #failures = new Map();

  constructor(world, voice, signal) {
    super();
    this.voice = voice;
    world.on("interaction", (data) => this.#settle(data.nonce, data.state, data.reason), signal);
    world.on("modal", (data) => this.#settle(data.nonce, "done"), signal);
    world.on("welcome", () => this.#reconnected(), signal);
    world.on("message", ({ message }) => this.#failures.delete(message.id), signal);
  }

  /**
   * Begins one: `send(nonce)` carries it out, `about` says what it is, for those who show it.
   * @param {{message?: string, customId?: string, command?: string}} about
   */
  async begin(about, send) {
    const nonce = newNonce();
    this.last = nonce;
    this.#begun.add(nonce);
    this.#failures.delete(about.message);
    this.#open.set(nonce, { ...about, nonce, state: "sent" });
    this.#tell(nonce);
    this.#watch(nonce);
    try {
      await send(nonce);
    } catch (error) {
      this.#settle(nonce, "failed", error instanceof Refusal ? error.message : null);
      throw error;
    }
    return nonce;
  }

  /** Whether this tab began that one, not another tab of the same person. */
  began(nonce) {
    return this.#begun.has(nonce);
  }

  /** Whether this component waits for an answer. */
  isPending(message, customId) {
    return [...this.#open.values()].some((one) => one.message === message && one.customId === customId);
  }

  /** Whether anything in this message still waits to be taken up. */
  isBusy(message) {
    return [...this.#open.values()].some((one) => one.message === message && one.state === "sent");
  }

  /** Why the last press in this message failed: a text, empty if nobody said why, or null if it did not. */
  failure(message) {
    return this.#failures.get(message) ?? null;
  }

  /** How it went on while the connection was lost is seen in the messages, or not at all in a modal. */
  #reconnected() {
    [...this.#open.values()].forEach((one) => this.#settle(one.nonce, one.modal ? "failed" : "done"));
  }

  /** Gives up on one that nobody ever answers. */
  #watch(nonce) {
    const unanswered = () => this.#open.get(nonce)?.state === "sent";
    setTimeout(() => unanswered() && this.#settle(nonce, "failed"), PATIENCE);
  }

  #settle(nonce, state, reason = null) {
    const one = this.#open.get(nonce);
    if (!one) {
      return;
    }
    one.state = state;
    one.reason = reason in KNOWN ? this.voice.say(KNOWN[reason]) : reason || null;
    if (state === "failed" && one.message) {
      this.#failures.set(one.message, one.reason ?? "");
    }
    if (state === "done" || state === "failed") {
      this.#open.delete(nonce);
    }
    this.dispatchEvent(new CustomEvent("change", { detail: one }));
  }

  #tell(nonce) {
    this.dispatchEvent(new CustomEvent("change", { detail: this.#open.get(nonce) }));
  }
}
