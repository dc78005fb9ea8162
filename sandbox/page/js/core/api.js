/** What the page asks of the server and tells it, as docs/sandbox.md names it. */

/** @import { Channel, FieldValue, Message, Modal, OptionValue, Person } from "./protocol.d.ts" */
/** @typedef {Record<string, OptionValue>} Options what the options of a command are filled in with, by name */
/** @typedef {{interaction_id: string}} StartedInteraction */

/** The server said no, or could not be reached; the message is fit to be shown. */
export class ApiError extends Error {
  /** @param {string} message @param {{option?: string}} body @param {number} status */
  constructor(message, body = {}, status = 0) {
    super(message);
    this.option = body.option ?? null;
    this.status = status;
  }
}

/**
 * The error of a request, if that is what it is; anything else thrown is a fault of the page and goes on its way.
 * @param {unknown} error
 */
export function asApiError(error) {
  if (!(error instanceof ApiError)) {
    throw error;
  }
  return error;
}

/**
 * The body of an answer, or nothing if it is not JSON.
 * @param {Response} response
 */
async function readJson(response) {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

/**
 * One request; a refusal and a lost connection are both a `Refusal`.
 * @param {string} path @param {RequestInit} [init]
 */
async function request(path, init) {
  let response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError("");
  }
  const body = await readJson(response);
  if (!response.ok) {
    throw new ApiError(body?.message ?? `${response.status}`, body ?? {}, response.status);
  }
  return body;
}

/**
 * Tells the server something.
 * @param {string} path @param {object} data
 */
function post(path, data) {
  return request(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(data),
  });
}

/**
 * Everyone who can be chosen on this page.
 * @returns {Promise<Person[]>}
 */
export const people = () => request("/page/people");

/**
 * Brings a new person into the server.
 * @param {string} name @param {string} locale @param {string} colour
 * @returns {Promise<Person>}
 */
export const addPerson = (name, locale, colour) => post("/page/people", { name, locale, colour });

/**
 * Opens a new channel, or a thread below `parent`.
 * @param {string} name @param {string} [parent]
 * @returns {Promise<Channel>}
 */
export const addChannel = (name, parent) => post("/page/channels", parent ? { name, parent } : { name });

/**
 * Makes something go wrong on purpose.
 * @param {string} kind @param {object} details
 */
export const injectFault = (kind, details = {}) => post("/page/fault", { kind, ...details });

/**
 * Starts, stops or restarts the bot, where the server runs it.
 * @param {string} action
 */
export const controlBot = (action) => post("/page/bot", { do: action });

/** A name for something this person does, by which its outcome is told. */
export function newNonce() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return `${high}${low}`;
}

/** What one person asks and does. */
export class Api {
  /** @param {string} person the id of that person */
  constructor(person) {
    this.personId = person;
  }

  /**
   * Up to `limit` messages of a channel, the oldest first.
   * @param {string} channel @param {string | null} before
   * @returns {Promise<Message[]>}
   */
  history(channel, before = null, limit = 50) {
    const query = new URLSearchParams({ person: this.personId, channel, limit: String(limit) });
    if (before) {
      query.set("before", before);
    }
    return request(`/page/history?${query}`);
  }

  /**
   * @param {string} channel @param {string} content
   * @returns {Promise<Message>}
   */
  sendMessage(channel, content) {
    return this.#post("say", { channel, content });
  }

  /**
   * @param {string} channel @param {string} nonce @param {string} name @param {Options} options
   * @returns {Promise<StartedInteraction>}
   */
  command(channel, nonce, name, options) {
    return this.#post("command", { channel, nonce, name, options });
  }

  /**
   * @param {string} channel @param {string} nonce @param {string} name @param {Options} options
   * @param {string} focused the name of the option that is being typed
   * @returns {Promise<StartedInteraction>}
   */
  autocomplete(channel, nonce, name, options, focused) {
    return this.#post("autocomplete", { channel, nonce, name, options, focused });
  }

  /**
   * @param {string} message @param {string} nonce @param {string} customId @param {string[] | null} values
   * @returns {Promise<StartedInteraction>}
   */
  press(message, nonce, customId, values = null) {
    return this.#post("press", { message, nonce, custom_id: customId, ...(values ? { values } : {}) });
  }

  /**
   * @param {string} nonce @param {Modal} modal @param {Record<string, FieldValue>} values
   * @returns {Promise<StartedInteraction>}
   */
  submit(nonce, modal, values) {
    const { interaction_id, custom_id } = modal;
    return this.#post("submit", { nonce, interaction_id, custom_id, values });
  }

  /**
   * @param {string} message
   * @returns {Promise<unknown>}
   */
  dismiss(message) {
    return this.#post("dismiss", { message });
  }

  /** @returns {Promise<Channel>} */
  openDirectChannel() {
    return this.#post("direct", {});
  }

  /**
   * @param {string} channel
   * @returns {Promise<unknown>}
   */
  markRead(channel) {
    return this.#post("read", { channel });
  }

  /** @param {string} endpoint @param {object} data */
  #post(endpoint, data) {
    return post(`/page/${endpoint}`, { person: this.personId, ...data });
  }
}
