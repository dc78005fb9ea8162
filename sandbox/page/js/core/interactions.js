/** What this person has done and how it goes on: pressed, sent, thinking, done or failed. */

import { newNonce, ApiError } from "./api.js";

/** @import { I18n } from "../text/i18n.js" */
/** @import { Progress } from "./protocol.d.ts" */
/** @import { World } from "./state.js" */
/** @import { Key } from "../text/words.js" */

/**
 * @typedef {object} About what is done: a press, a command or a modal
 * @property {string} [message]
 * @property {string} [customId]
 * @property {string} [command]
 * @property {string} [channel]
 * @property {() => void} [again] uses the command once more
 * @property {string} [modal]
 */

/** @typedef {About & {nonce: string, state: Progress, reason?: string | null}} Interaction */

const PATIENCE = 12000;

/**
 * What the server says most often, and which of the page's own words say the same.
 * @type {Record<string, Key>}
 */
const KNOWN = { "The application did not respond.": "noAnswer", "The bot is offline.": "botOffline" };

/** Follows interactions by their nonce. Event: `change` with the interaction. */
export class Interactions extends EventTarget {
  /**
   * The nonce of the newest one.
   * @type {string | null}
   */
  last = null;
  /** @type {Map<string, Interaction>} */
  #open = new Map();
  /** @type {Set<string>} */
  #begun = new Set();
  /** @type {Map<string, string>} why the last press failed, by message */
  #failures = new Map();

  /** @param {World} world @param {I18n} i18n @param {AbortSignal} signal */
  constructor(world, i18n, signal) {
    super();
    this.i18n = i18n;
    world.on("interaction", (data) => this.#settle(data.nonce, data.state, data.reason), signal);
    world.on("modal", (data) => this.#settle(data.nonce, "done"), signal);
    world.on("welcome", () => this.#reconnected(), signal);
    world.on("message", ({ message }) => this.#failures.delete(message.id), signal);
  }

  /**
   * Begins one: `send(nonce)` carries it out, `about` says what it is, for those who show it.
   * @param {About} about @param {(nonce: string) => Promise<unknown>} send
   */
  async begin(about, send) {
    const nonce = newNonce();
    this.last = nonce;
    this.#begun.add(nonce);
    this.#failures.delete(about.message ?? "");
    /** @type {Interaction} */
    const one = { ...about, nonce, state: "sent" };
    this.#open.set(nonce, one);
    this.#tell(one);
    this.#watch(nonce);
    try {
      await send(nonce);
    } catch (error) {
      this.#settle(nonce, "failed", error instanceof ApiError ? error.message : null);
      throw error;
    }
    return nonce;
  }

  /**
   * Whether this tab began that one, not another tab of the same person.
   * @param {string} nonce
   */
  began(nonce) {
    return this.#begun.has(nonce);
  }

  /**
   * Whether this component waits for an answer.
   * @param {string} message @param {string | undefined} customId
   */
  isPending(message, customId) {
    return [...this.#open.values()].some((one) => one.message === message && one.customId === customId);
  }

  /**
   * Whether anything in this message still waits to be taken up.
   * @param {string} message
   */
  isBusy(message) {
    return [...this.#open.values()].some((one) => one.message === message && one.state === "sent");
  }

  /**
   * Why the last press in this message failed: a text, empty if nobody said why, or null if it did not.
   * @param {string} message
   */
  failure(message) {
    return this.#failures.get(message) ?? null;
  }

  /** How it went on while the connection was lost is seen in the messages, or not at all in a modal. */
  #reconnected() {
    [...this.#open.values()].forEach((one) => this.#settle(one.nonce, one.modal ? "failed" : "done"));
  }

  /**
   * Gives up on one that nobody ever answers.
   * @param {string} nonce
   */
  #watch(nonce) {
    const unanswered = () => this.#open.get(nonce)?.state === "sent";
    setTimeout(() => unanswered() && this.#settle(nonce, "failed"), PATIENCE);
  }

  /** @param {string} nonce @param {Progress} state @param {string | null} reason */
  #settle(nonce, state, reason = null) {
    const one = this.#open.get(nonce);
    if (!one) {
      return;
    }
    one.state = state;
    const known = reason ? KNOWN[reason] : null;
    one.reason = known ? this.i18n.say(known) : reason || null;
    if (state === "failed" && one.message) {
      this.#failures.set(one.message, one.reason ?? "");
    }
    if (state === "done" || state === "failed") {
      this.#open.delete(nonce);
    }
    this.#tell(one);
  }

  /** @param {Interaction} one */
  #tell(one) {
    this.dispatchEvent(new CustomEvent("change", { detail: one }));
  }
}
