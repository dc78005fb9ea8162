/** Pings of the other people on the page, each watched over a connection of their own. */

import { LiveConnection } from "../core/live_connection.js";

/** @import { Frame } from "../core/protocol.d.ts" */

/** The unread pings of everyone but the person this tab shows; emits `change`. */
export class OtherPeoplePings extends EventTarget {
  /** @type {Map<string, LiveConnection>} */
  #connections = new Map();
  /** @type {Map<string, Map<string, number>>} number of unread pings, by person and channel */
  #pings = new Map();

  /**
   * Watches exactly these people, opening and closing connections as needed.
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
   * Returns the number of unread pings of a person.
   * @param {string} id
   */
  count(id) {
    return [...(this.#pings.get(id)?.values() ?? [])].reduce((sum, pings) => sum + pings, 0);
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
