/** Where the page begins: who looks at it, and in which channel. */

import * as server from "./core/api.js";
import { OtherPeoplePings } from "./sidebar/other_people_pings.js";
import { el, setChildren } from "./widgets/dom.js";
import { I18n } from "./text/i18n.js";
import { openAddPersonDialog } from "./sidebar/people_list.js";
import { Session } from "./session.js";

/** @import { Person } from "./core/protocol.d.ts" */

const RETRY_DELAY = 1500;
const PERSON_KEY = "fathom-person";
/** @param {string} person */
const channelKey = (person) => `fathom-place-${person}`;

/** Keeps one visit at a time, and its person and place in the address of this tab. */
class App {
  /** @type {Session | null} */
  #session = null;
  /** The id of who is here; empty while nobody is. */
  #personId = "";
  #otherPings = new OtherPeoplePings();

  /** Finds out who is here. */
  async start() {
    const people = await this.#fetchPeople();
    window.addEventListener("hashchange", () => this.#followHash());
    if (people.length) {
      this.#startSession(people, this.#initialPerson(people));
    } else {
      this.#showNobody();
    }
  }

  /** Shows the page as another person. */
  switchTo = async (/** @type {string} */ id) => {
    if (id === this.#personId) {
      return;
    }
    const people = await this.#fetchPeople();
    this.#startSession(people, people.find((person) => person.id === id) ?? people[0]);
  };

  /** Everyone there is, as soon as the server can be reached. */
  async #fetchPeople() {
    for (;;) {
      try {
        return await server.people();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
      }
    }
  }

  /** @param {Person[]} people */
  #initialPerson(people) {
    const [fromAddress] = readHash();
    const named = [fromAddress, sessionStorage.getItem(PERSON_KEY)];
    const found = named.map((id) => people.find((person) => person.id === id)).find(Boolean);
    return found ?? people.find((person) => person.present !== false) ?? people[0];
  }

  /** @param {Person[]} people @param {Person} person */
  #startSession(people, person) {
    const [personInAddress, channelInAddress] = readHash();
    // Whoever plays several people at one table stays at that table.
    const nearby = [this.#session?.channel, sessionStorage.getItem(channelKey(person.id))];
    this.#session?.end();
    this.#personId = person.id;
    sessionStorage.setItem(PERSON_KEY, person.id);
    const session = new Session(person, this.#otherPings, {
      switchTo: this.switchTo,
      onChannelOpened: (channel) => this.#rememberChannel(channel),
      onConnectionLost: () => this.#checkPerson(person.id),
      requestedChannel: personInAddress === person.id ? channelInAddress : null,
      nearbyChannels: nearby,
    });
    this.#session = session;
    const { world } = session;
    const watch = () => this.#otherPings.watch([...world.people.keys()].filter((id) => id !== person.id));
    world.on("welcome people", watch, session.signal);
    this.#otherPings.watch(people.map((one) => one.id).filter((id) => id !== person.id));
  }

  /** @param {string} channel */
  #rememberChannel(channel) {
    sessionStorage.setItem(channelKey(this.#personId), channel);
    history.replaceState(null, "", `#${this.#personId}/${channel}`);
  }

  /** The address was changed by hand. */
  #followHash() {
    const [person, channel] = readHash();
    if (person && person !== this.#personId) {
      this.switchTo(person);
    } else if (channel) {
      this.#session?.openChannel(channel);
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
    if (this.#personId === id && people.length && !people.some((person) => person.id === id)) {
      this.#startSession(people, people[0]);
    }
  }

  /** Nobody is there yet: somebody has to come first. */
  #showNobody() {
    const i18n = new I18n(navigator.language);
    const ask = () => openAddPersonDialog(i18n, this.switchTo);
    const button = el("button", { type: "button", class: "button primary", onclick: ask }, i18n.text("addPerson"));
    setChildren(document.body, el("main", { class: "no-people" }, el("h1", {}, "Fathom"), el("p", {}, i18n.text("nobody")), button));
  }
}

/** Person and channel as the address names them. */
function readHash() {
  return location.hash.slice(1).split("/");
}

new App().start();
