/** The page's HTTP requests, as documented in docs/sandbox.md. */

/** @import { Channel, FieldValue, Message, Modal, OptionValue, Person } from "./protocol.d.ts" */
/** @typedef {Record<string, OptionValue>} Options the values of a command's options, by name */
/** @typedef {{interaction_id: string}} StartedInteraction */

/** A request that the server refused or that never reached it; its message can be shown to the user. */
export class ApiError extends Error {
  /** @param {string} message @param {{option?: string}} body @param {number} status */
  constructor(message, body = {}, status = 0) {
    super(message);
    this.option = body.option ?? null;
    this.status = status;
  }
}

/**
 * Returns the error if it is an `ApiError`; throws any other again, for that is a bug in the page.
 * @param {unknown} error
 */
export function asApiError(error) {
  if (!(error instanceof ApiError)) {
    throw error;
  }
  return error;
}

/**
 * Returns the body of a response, or null if it is not JSON.
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
 * Sends a request and returns its result; throws an `ApiError` if it is refused or the connection fails.
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
 * Posts data as JSON and returns the result.
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
 * Returns everyone the page can show.
 * @returns {Promise<Person[]>}
 */
export const people = () => request("/page/people");

/**
 * Adds a person to the server.
 * @param {string} name @param {string} locale @param {string} colour
 * @returns {Promise<Person>}
 */
export const addPerson = (name, locale, colour) => post("/page/people", { name, locale, colour });

/**
 * Lets a person use another language.
 * @param {string} person @param {string} locale
 * @returns {Promise<Person>}
 */
export const setLanguage = (person, locale) => post("/page/language", { person, locale });

/**
 * Creates a channel, or a thread in `parent`.
 * @param {string} name @param {string} [parent]
 * @returns {Promise<Channel>}
 */
export const addChannel = (name, parent) => post("/page/channels", parent ? { name, parent } : { name });

/**
 * Injects a fault.
 * @param {string} kind @param {object} details
 */
export const injectFault = (kind, details = {}) => post("/page/fault", { kind, ...details });

/**
 * Starts, stops or restarts the bot, if the server runs it.
 * @param {string} action
 */
export const controlBot = (action) => post("/page/bot", { do: action });

/** Returns a new id for an interaction, by which its progress is reported. */
export function newNonce() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return `${high}${low}`;
}

/** The requests made for one person. */
export class Api {
  /** @param {string} personId */
  constructor(personId) {
    this.personId = personId;
  }

  /**
   * Returns up to `limit` messages of a channel, oldest first.
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
   * Sends a plain message and returns it.
   * @param {string} channel @param {string} content
   * @returns {Promise<Message>}
   */
  sendMessage(channel, content) {
    return this.#post("say", { channel, content });
  }

  /**
   * Runs a slash command.
   * @param {string} channel @param {string} nonce @param {string} name @param {Options} options
   * @returns {Promise<StartedInteraction>}
   */
  command(channel, nonce, name, options) {
    return this.#post("command", { channel, nonce, name, options });
  }

  /**
   * Asks the bot for choices; they arrive over the live connection.
   * @param {string} channel @param {string} nonce @param {string} name @param {Options} options
   * @param {string} focused the name of the option being typed
   * @returns {Promise<StartedInteraction>}
   */
  autocomplete(channel, nonce, name, options, focused) {
    return this.#post("autocomplete", { channel, nonce, name, options, focused });
  }

  /**
   * Presses a button, or submits the `values` of a select.
   * @param {string} message @param {string} nonce @param {string} customId @param {string[] | null} values
   * @returns {Promise<StartedInteraction>}
   */
  press(message, nonce, customId, values = null) {
    return this.#post("press", { message, nonce, custom_id: customId, ...(values ? { values } : {}) });
  }

  /**
   * Submits a modal.
   * @param {string} nonce @param {Modal} modal @param {Record<string, FieldValue>} values
   * @returns {Promise<StartedInteraction>}
   */
  submit(nonce, modal, values) {
    const { interaction_id, custom_id } = modal;
    return this.#post("submit", { nonce, interaction_id, custom_id, values });
  }

  /**
   * Dismisses an ephemeral message.
   * @param {string} message
   * @returns {Promise<unknown>}
   */
  dismiss(message) {
    return this.#post("dismiss", { message });
  }

  /**
   * Opens the direct-message channel with the bot and returns it.
   * @returns {Promise<Channel>}
   */
  openDirectChannel() {
    return this.#post("direct", {});
  }

  /**
   * Marks a channel as read.
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
