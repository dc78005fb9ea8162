/** What this person has done and how it goes on: pressed, sent, thinking, done or failed. */

import { newNonce, ApiError } from "./api.js";

/** @import { I18n } from "../text/i18n.js" */
/** @import { Progress } from "./protocol.d.ts" */
/** @import { World } from "./state.js" */
/** @import { Key } from "../text/words.js" */

/**
 * @typedef {object} InteractionDetails what is done: a press, a command or a modal
 * @property {string} [message]
 * @property {string} [customId]
 * @property {string} [command]
 * @property {string} [channel]
 * @property {() => void} [retry] uses the command once more
 * @property {string} [modal]
 */

/** @typedef {InteractionDetails & {nonce: string, state: Progress, reason?: string | null}} Interaction */

const RESPONSE_TIMEOUT = 12000;

/**
 * What the server says most often, and which of the page's own words say the same.
 * @type {Record<string, Key>}
 */
const KNOWN_REASONS = { "The application did not respond.": "noAnswer", "The bot is offline.": "botOffline" };

/** Follows interactions by their nonce. Event: `change` with the interaction. */
export class Interactions extends EventTarget {
  /**
   * The nonce of the newest one.
   * @type {string | null}
   */
  lastNonce = null;
  /** @type {Map<string, Interaction>} */
  #pending = new Map();
  /** @type {Set<string>} */
  #startedHere = new Set();
  /** @type {Map<string, string>} why the last press failed, by message */
  #failures = new Map();

  /** @param {World} world @param {I18n} i18n @param {AbortSignal} signal */
  constructor(world, i18n, signal) {
    super();
    this.i18n = i18n;
    world.on("interaction", (data) => this.#update(data.nonce, data.state, data.reason), signal);
    world.on("modal", (data) => this.#update(data.nonce, "done"), signal);
    world.on("welcome", () => this.#onReconnect(), signal);
    world.on("message", ({ message }) => this.#failures.delete(message.id), signal);
  }

  /**
   * Begins one: `send(nonce)` carries it out, `about` says what it is, for those who show it.
   * @param {InteractionDetails} about @param {(nonce: string) => Promise<unknown>} send
   */
  async start(about, send) {
    const nonce = newNonce();
    this.lastNonce = nonce;
    this.#startedHere.add(nonce);
    this.#failures.delete(about.message ?? "");
    /** @type {Interaction} */
    const one = { ...about, nonce, state: "sent" };
    this.#pending.set(nonce, one);
    this.#emitChange(one);
    this.#startTimeout(nonce);
    try {
      await send(nonce);
    } catch (error) {
      this.#update(nonce, "failed", error instanceof ApiError ? error.message : null);
      throw error;
    }
    return nonce;
  }

  /**
   * Whether this tab began that one, not another tab of the same person.
   * @param {string} nonce
   */
  isFromThisTab(nonce) {
    return this.#startedHere.has(nonce);
  }

  /**
   * Whether this component waits for an answer.
   * @param {string} message @param {string | undefined} customId
   */
  isPending(message, customId) {
    return [...this.#pending.values()].some((one) => one.message === message && one.customId === customId);
  }

  /**
   * Whether anything in this message still waits to be taken up.
   * @param {string} message
   */
  isBusy(message) {
    return [...this.#pending.values()].some((one) => one.message === message && one.state === "sent");
  }

  /**
   * Why the last press in this message failed: a text, empty if nobody said why, or null if it did not.
   * @param {string} message
   */
  failure(message) {
    return this.#failures.get(message) ?? null;
  }

  /** How it went on while the connection was lost is seen in the messages, or not at all in a modal. */
  #onReconnect() {
    [...this.#pending.values()].forEach((one) => this.#update(one.nonce, one.modal ? "failed" : "done"));
  }

  /**
   * Gives up on one that nobody ever answers.
   * @param {string} nonce
   */
  #startTimeout(nonce) {
    const unanswered = () => this.#pending.get(nonce)?.state === "sent";
    setTimeout(() => unanswered() && this.#update(nonce, "failed"), RESPONSE_TIMEOUT);
  }

  /** @param {string} nonce @param {Progress} state @param {string | null} reason */
  #update(nonce, state, reason = null) {
    const one = this.#pending.get(nonce);
    if (!one) {
      return;
    }
    one.state = state;
    const known = reason ? KNOWN_REASONS[reason] : null;
    one.reason = known ? this.i18n.text(known) : reason || null;
    if (state === "failed" && one.message) {
      this.#failures.set(one.message, one.reason ?? "");
    }
    if (state === "done" || state === "failed") {
      this.#pending.delete(nonce);
    }
    this.#emitChange(one);
  }

  /** @param {Interaction} one */
  #emitChange(one) {
    this.dispatchEvent(new CustomEvent("change", { detail: one }));
  }
}
