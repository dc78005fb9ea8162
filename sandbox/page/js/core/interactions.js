/** The interactions this person has started, and their progress. */

import { newNonce, ApiError } from "./api.js";

/** @import { I18n } from "../text/i18n.js" */
/** @import { Progress } from "./protocol.d.ts" */
/** @import { World } from "./state.js" */
/** @import { Key } from "../text/words.js" */

/**
 * @typedef {object} InteractionDetails a press, a command or a submitted modal
 * @property {string} [message]
 * @property {string} [customId]
 * @property {string} [command]
 * @property {string} [channel]
 * @property {() => void} [retry] runs the command again
 * @property {string} [modal]
 */

/** @typedef {InteractionDetails & {nonce: string, state: Progress, reason?: string | null}} Interaction */

const RESPONSE_TIMEOUT = 12000;

/**
 * The usual reasons given by the server, and the keys of their translations.
 * @type {Record<string, Key>}
 */
const KNOWN_REASONS = { "The application did not respond.": "noAnswer", "The bot is offline.": "botOffline" };

/** The interactions started in this tab, by their nonce; emits `change` with the interaction. */
export class Interactions extends EventTarget {
  /**
   * The nonce of the latest interaction.
   * @type {string | null}
   */
  lastNonce = null;
  /** @type {Map<string, Interaction>} */
  #pending = new Map();
  /** @type {Set<string>} */
  #startedHere = new Set();
  /** @type {Map<string, string>} reason of the last failure, by message */
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
   * Starts an interaction with `send(nonce)` and returns its nonce.
   * @param {InteractionDetails} details @param {(nonce: string) => Promise<unknown>} send
   */
  async start(details, send) {
    const nonce = newNonce();
    this.lastNonce = nonce;
    this.#startedHere.add(nonce);
    this.#failures.delete(details.message ?? "");
    /** @type {Interaction} */
    const interaction = { ...details, nonce, state: "sent" };
    this.#pending.set(nonce, interaction);
    this.#emitChange(interaction);
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
   * Returns whether an interaction was started in this tab rather than in another tab of the same person.
   * @param {string} nonce
   */
  isFromThisTab(nonce) {
    return this.#startedHere.has(nonce);
  }

  /**
   * Returns whether a component is waiting for a response.
   * @param {string} message @param {string | undefined} customId
   */
  isPending(message, customId) {
    return [...this.#pending.values()].some((interaction) => interaction.message === message && interaction.customId === customId);
  }

  /**
   * Returns whether an interaction with this message has not been acknowledged yet.
   * @param {string} message
   */
  isBusy(message) {
    return [...this.#pending.values()].some((interaction) => interaction.message === message && interaction.state === "sent");
  }

  /**
   * Returns the reason why the last press on this message failed, empty if unknown, or null if it did not fail.
   * @param {string} message
   */
  failure(message) {
    return this.#failures.get(message) ?? null;
  }

  /** Settles everything pending after a reconnection: modals as failed, the rest as done, for its messages show the outcome. */
  #onReconnect() {
    [...this.#pending.values()].forEach((interaction) => this.#update(interaction.nonce, interaction.modal ? "failed" : "done"));
  }

  /**
   * Fails an interaction if the bot never acknowledges it.
   * @param {string} nonce
   */
  #startTimeout(nonce) {
    const unanswered = () => this.#pending.get(nonce)?.state === "sent";
    setTimeout(() => unanswered() && this.#update(nonce, "failed"), RESPONSE_TIMEOUT);
  }

  /** @param {string} nonce @param {Progress} state @param {string | null} reason */
  #update(nonce, state, reason = null) {
    const interaction = this.#pending.get(nonce);
    if (!interaction) {
      return;
    }
    interaction.state = state;
    const known = reason ? KNOWN_REASONS[reason] : null;
    interaction.reason = known ? this.i18n.text(known) : reason || null;
    if (state === "failed" && interaction.message) {
      this.#failures.set(interaction.message, interaction.reason ?? "");
    }
    if (state === "done" || state === "failed") {
      this.#pending.delete(nonce);
    }
    this.#emitChange(interaction);
  }

  /** @param {Interaction} interaction */
  #emitChange(interaction) {
    this.dispatchEvent(new CustomEvent("change", { detail: interaction }));
  }
}
