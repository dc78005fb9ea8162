/** Where the page begins: who looks at it, and in which channel. */

import * as server from "./core/api.js";
import { Crew } from "./sidebar/other_people_pings.js";
import { el, refill } from "./widgets/dom.js";
import { I18n } from "./text/i18n.js";
import { askPerson } from "./sidebar/people_list.js";
import { Session } from "./session.js";

/** @import { Person } from "./core/protocol.d.ts" */

const RETRY = 1500;
const KEY = "fathom-person";
/** @param {string} person */
const placeKey = (person) => `fathom-place-${person}`;

/** Keeps one visit at a time, and its person and place in the address of this tab. */
class Host {
  /** @type {Session | null} */
  #visit = null;
  /** The id of who is here; empty while nobody is. */
  #person = "";
  #crew = new Crew();

  /** Finds out who is here. */
  async start() {
    const people = await this.#people();
    window.addEventListener("hashchange", () => this.#follow());
    if (people.length) {
      this.#begin(people, this.#wantedPerson(people));
    } else {
      this.#askFirst();
    }
  }

  /** Shows the page as another person. */
  become = async (/** @type {string} */ id) => {
    if (id === this.#person) {
      return;
    }
    const people = await this.#people();
    this.#begin(people, people.find((person) => person.id === id) ?? people[0]);
  };

  /** Everyone there is, as soon as the server can be reached. */
  async #people() {
    for (;;) {
      try {
        return await server.people();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RETRY));
      }
    }
  }

  /** @param {Person[]} people */
  #wantedPerson(people) {
    const [fromAddress] = readHash();
    const named = [fromAddress, sessionStorage.getItem(KEY)];
    const found = named.map((id) => people.find((person) => person.id === id)).find(Boolean);
    return found ?? people.find((person) => person.present !== false) ?? people[0];
  }

  /** @param {Person[]} people @param {Person} person */
  #begin(people, person) {
    const [address, place] = readHash();
    // Whoever plays several people at one table stays at that table.
    const near = [this.#visit?.channel, sessionStorage.getItem(placeKey(person.id))];
    this.#visit?.end();
    this.#person = person.id;
    sessionStorage.setItem(KEY, person.id);
    const visit = new Session(person, this.#crew, {
      become: this.become,
      opened: (channel) => this.#opened(channel),
      lost: () => this.#checkPerson(person.id),
      asked: address === person.id ? place : null,
      near,
    });
    this.#visit = visit;
    const { world } = visit;
    const watch = () => this.#crew.watch([...world.people.keys()].filter((id) => id !== person.id));
    world.on("welcome people", watch, visit.signal);
    this.#crew.watch(people.map((one) => one.id).filter((id) => id !== person.id));
  }

  /** @param {string} channel */
  #opened(channel) {
    sessionStorage.setItem(placeKey(this.#person), channel);
    history.replaceState(null, "", `#${this.#person}/${channel}`);
  }

  /** The address was changed by hand. */
  #follow() {
    const [person, channel] = readHash();
    if (person && person !== this.#person) {
      this.become(person);
    } else if (channel) {
      this.#visit?.open(channel);
    }
  }

  /**
   * After a lost connection the person may be gone, as when the server began anew.
   * @param {string} id
   */
  async #checkPerson(id) {
    let people;
    try {
      people = await server.people();
    } catch {
      return;
    }
    if (this.#person === id && people.length && !people.some((person) => person.id === id)) {
      this.#begin(people, people[0]);
    }
  }

  /** Nobody is there yet: somebody has to come first. */
  #askFirst() {
    const i18n = new I18n(navigator.language);
    const ask = () => askPerson(i18n, this.become);
    const button = el("button", { type: "button", class: "button primary", onclick: ask }, i18n.say("addPerson"));
    refill(document.body, el("main", { class: "nobody" }, el("h1", {}, "Fathom"), el("p", {}, i18n.say("nobody")), button));
  }
}

/** Person and channel as the address names them. */
function readHash() {
  return location.hash.slice(1).split("/");
}

new Host().start();
