/** The other people of this browser: a light connection each tells whether they were pinged. */

import { LiveConnection } from "../core/live_connection.js";

/** @import { Frame } from "../core/protocol.d.ts" */

/** Counts the pings of everyone who is not the one this tab shows. Event: `change`. */
export class OtherPeoplePings extends EventTarget {
  /** @type {Map<string, LiveConnection>} */
  #connections = new Map();
  /** @type {Map<string, Map<string, number>>} how often each person was pinged, by channel */
  #pings = new Map();

  /**
   * Watches exactly these people.
   * @param {string[]} ids
   */
  watch(ids) {
    for (const [id, connection] of this.#connections) {
      if (!ids.includes(id)) {
        connection.close();
        this.#connections.delete(id);
        this.#pings.delete(id);
      }
    }
    ids.filter((id) => !this.#connections.has(id)).forEach((id) => this.#connect(id));
    this.dispatchEvent(new Event("change"));
  }

  /**
   * How many pings wait for that person.
   * @param {string} id
   */
  count(id) {
    return [...(this.#pings.get(id)?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  }

  /** @param {string} id */
  #connect(id) {
    this.#pings.set(id, new Map());
    this.#connections.set(id, new LiveConnection(id, { onFrame: (frame) => this.#receive(id, frame) }));
  }

  /** @param {string} id @param {Frame} frame */
  #receive(id, { t, d }) {
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
