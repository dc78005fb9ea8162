/** Entry point of the page. */

import * as server from "./core/api.js";
import { OtherPeoplePings } from "./sidebar/other_people_pings.js";
import { el, setChildren } from "./widgets/dom.js";
import { I18n } from "./text/i18n.js";
import { openAddPersonDialog } from "./sidebar/people_list.js";
import { Session } from "./session.js";

/** @import { Person } from "./core/protocol.d.ts" */

const RETRY_DELAY = 1500;
const PERSON_KEY = "fathom-person";
/** @param {string} personId */
const channelKey = (personId) => `fathom-place-${personId}`;

/** The page in one browser tab: runs one session at a time and keeps its person and channel in the URL. */
class App {
  /** @type {Session | null} */
  #session = null;
  /** The id of the person shown, empty if there is none. */
  #personId = "";
  #otherPings = new OtherPeoplePings();

  /** Starts a session, or offers to add a person if there are none yet. */
  async start() {
    const people = await this.#fetchPeople();
    window.addEventListener("hashchange", () => this.#followHash());
    if (people.length) {
      this.#startSession(people, this.#initialPerson(people));
    } else {
      this.#showNobody();
    }
  }

  /** Starts a session for another person. */
  switchTo = async (/** @type {string} */ id) => {
    if (id === this.#personId) {
      return;
    }
    const people = await this.#fetchPeople();
    this.#startSession(people, people.find((person) => person.id === id) ?? people[0]);
  };

  /** Starts a new session for the same person. */
  restart = async () => {
    const people = await this.#fetchPeople();
    this.#startSession(people, people.find((person) => person.id === this.#personId) ?? people[0]);
  };

  /** Returns all people, trying again until the server can be reached. */
  async #fetchPeople() {
    for (;;) {
      try {
        return await server.people();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
      }
    }
  }

  /**
   * Returns the person to start with: from the URL, from before a reload, or the first one present.
   * @param {Person[]} people
   */
  #initialPerson(people) {
    const [idInUrl] = readHash();
    const wanted = [idInUrl, sessionStorage.getItem(PERSON_KEY)];
    const found = wanted.map((id) => people.find((person) => person.id === id)).find(Boolean);
    return found ?? people.find((person) => person.present !== false) ?? people[0];
  }

  /**
   * Ends the current session and starts one for this person.
   * @param {Person[]} people @param {Person} person
   */
  #startSession(people, person) {
    const [personInUrl, channelInUrl] = readHash();
    // Switching between people at the same table stays in that table's channel.
    const nearby = [this.#session?.channel, sessionStorage.getItem(channelKey(person.id))];
    this.#session?.end();
    this.#personId = person.id;
    sessionStorage.setItem(PERSON_KEY, person.id);
    const session = new Session(person, this.#otherPings, {
      switchTo: this.switchTo,
      restart: this.restart,
      onChannelOpened: (channel) => this.#rememberChannel(channel),
      onConnectionLost: () => this.#checkPerson(person.id),
      requestedChannel: personInUrl === person.id ? channelInUrl : null,
      nearbyChannels: nearby,
    });
    this.#session = session;
    const { world } = session;
    const watch = () => this.#otherPings.watch([...world.people.keys()].filter((id) => id !== person.id));
    world.on("welcome people", watch, session.signal);
    this.#otherPings.watch(people.map(({ id }) => id).filter((id) => id !== person.id));
  }

  /**
   * Stores the open channel for this tab and puts it in the URL.
   * @param {string} channel
   */
  #rememberChannel(channel) {
    sessionStorage.setItem(channelKey(this.#personId), channel);
    history.replaceState(null, "", `#${this.#personId}/${channel}`);
  }

  /** Follows a change of the URL's hash. */
  #followHash() {
    const [person, channel] = readHash();
    if (person && person !== this.#personId) {
      this.switchTo(person);
    } else if (channel) {
      this.#session?.openChannel(channel);
    }
  }

  /**
   * Switches to somebody else if this person no longer exists, as after the server's data was reset.
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

  /** Shows an empty page with a button to add the first person. */
  #showNobody() {
    const i18n = new I18n(navigator.language);
    const add = () => openAddPersonDialog(i18n, this.switchTo);
    const button = el("button", { type: "button", class: "button primary", onclick: add }, i18n.text("addPerson"));
    setChildren(document.body, el("main", { class: "no-people" }, el("h1", {}, "Fathom"), el("p", {}, i18n.text("nobody")), button));
  }
}

/** Returns the ids of the person and the channel in the URL's hash. */
function readHash() {
  return location.hash.slice(1).split("/");
}

new App().start();
