/** The other people of this browser: a light connection each tells whether they were pinged. */

import { Live } from "../core/live_connection.js";

/** @import { Frame } from "../core/protocol.d.ts" */

/** Counts the pings of everyone who is not the one this tab shows. Event: `change`. */
export class Crew extends EventTarget {
  /** @type {Map<string, Live>} */
  #lives = new Map();
  /** @type {Map<string, Map<string, number>>} how often each person was pinged, by channel */
  #pings = new Map();

  /**
   * Watches exactly these people.
   * @param {string[]} ids
   */
  watch(ids) {
    for (const [id, live] of this.#lives) {
      if (!ids.includes(id)) {
        live.close();
        this.#lives.delete(id);
        this.#pings.delete(id);
      }
    }
    ids.filter((id) => !this.#lives.has(id)).forEach((id) => this.#begin(id));
    this.dispatchEvent(new Event("change"));
  }

  /**
   * How many pings wait for that person.
   * @param {string} id
   */
  pings(id) {
    return [...(this.#pings.get(id)?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  }

  /** @param {string} id */
  #begin(id) {
    this.#pings.set(id, new Map());
    this.#lives.set(id, new Live(id, { frame: (frame) => this.#hear(id, frame) }));
  }

  /** @param {string} id @param {Frame} frame */
  #hear(id, { t, d }) {
    const pings = this.#pings.get(id) ?? new Map();
    if (t === "welcome") {
      this.#pings.set(id, new Map(Object.entries(d.mentions ?? {})));
    } else if (t === "mention") {
      pings.set(d.channel_id, (pings.get(d.channel_id) ?? 0) + 1);
    } else if (t === "read") {
      pings.delete(d.channel_id);
    } else {
      return;
    }
    this.dispatchEvent(new Event("change"));
  }
}
