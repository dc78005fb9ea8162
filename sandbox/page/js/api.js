/** What the page asks of the server and tells it, as docs/sandbox.md names it. */

/** The server said no, or could not be reached; the message is fit to be shown. */
export class Refusal extends Error {
  /** @param {string} message @param {{option?: string}} body @param {number} status */
  constructor(message, body = {}, status = 0) {
    super(message);
    this.option = body.option ?? null;
    this.status = status;
  }
}

/** The body of an answer, or nothing if it is not JSON. */
async function bodyOf(response) {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

/** One request; a refusal and a lost connection are both a `Refusal`. */
async function ask(path, init) {
  let response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refusal("");
  }
  const body = await bodyOf(response);
  if (!response.ok) {
    throw new Refusal(body?.message ?? `${response.status}`, body ?? {}, response.status);
  }
  return body;
}

/** Tells the server something. */
function post(path, data) {
  return ask(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(data),
  });
}

/** Everyone who can be chosen on this page. */
export const people = () => ask("/page/people");

/** Brings a new person into the server. */
export const addPerson = (name, locale, colour) => post("/page/people", { name, locale, colour });

/** Opens a new channel, or a thread below `parent`. */
export const addChannel = (name, parent) => post("/page/channels", parent ? { name, parent } : { name });

/** Makes something go wrong on purpose. */
export const trouble = (kind, details = {}) => post("/page/trouble", { kind, ...details });

/** Starts, stops or restarts the bot, where the server runs it. */
export const tellBot = (deed) => post("/page/bot", { do: deed });

/** A name for something this person does, by which its outcome is told. */
export function newNonce() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return `${high}${low}`;
}

/** What one person asks and does. */
export class Api {
  /** @param {string} person the id of that person */
  constructor(person) {
    this.person = person;
  }

  /** Up to `limit` messages of a channel, the oldest first. */
  history(channel, before = null, limit = 50) {
    const query = new URLSearchParams({ person: this.person, channel, limit: String(limit) });
    if (before) {
      query.set("before", before);
    }
    return ask(`/page/history?${query}`);
  }

  say(channel, content) {
    return this.#tell("say", { channel, content });
  }

  command(channel, nonce, name, options) {
    return this.#tell("command", { channel, nonce, name, options });
  }

  autocomplete(channel, nonce, name, options, focused) {
    return this.#tell("autocomplete", { channel, nonce, name, options, focused });
  }

  press(message, nonce, customId, values = null) {
    return this.#tell("press", { message, nonce, custom_id: customId, ...(values ? { values } : {}) });
  }

  submit(nonce, modal, values) {
    const { interaction_id, custom_id } = modal;
    return this.#tell("submit", { nonce, interaction_id, custom_id, values });
  }

  dismiss(message) {
    return this.#tell("dismiss", { message });
  }

  direct() {
    return this.#tell("direct", {});
  }

  read(channel) {
    return this.#tell("read", { channel });
  }

  #tell(what, data) {
    return post(`/page/${what}`, { person: this.person, ...data });
  }
}
