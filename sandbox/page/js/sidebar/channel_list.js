/** The list of channels, threads and direct messages. */

import * as server from "../core/api.js";
import { FormDialog, labelled } from "../widgets/dialog.js";
import { disc } from "../widgets/avatar.js";
import { el, icon, iconButton, refill } from "../widgets/dom.js";
import { byAge, isDirect, isTalk, isThread } from "../core/state.js";

/** @import { Channel } from "../core/protocol.d.ts" */
/** @import { Visit } from "../session.js" */

/** Shows where one can go, and how much is new there. */
export class Channels {
  /** @type {Map<string, HTMLElement>} */
  #rows = new Map();

  /** @param {Visit} page @param {AbortSignal} signal */
  constructor(page, signal) {
    this.page = page;
    const { voice } = page;
    this.title = el("h1");
    this.online = el("span", { class: "online" });
    const add = iconButton("plus", voice.say("newChannel"), () => this.#ask(null));
    this.head = el("h2", {}, el("span", {}, voice.say("channels")), add);
    this.list = el("ul", { class: "rooms" });
    this.directs = el("ul", { class: "rooms" });
    const guild = el("header", { class: "guild" }, this.title, this.online);
    const direct = el("h2", {}, el("span", {}, voice.say("directs")));
    this.node = el("nav", { class: "channels", "aria-label": voice.say("channels") }, guild, this.head, this.list, direct, this.directs);
    page.world.on("welcome channels bot", () => this.draw(), signal);
    page.world.on("counts", () => this.#drawCounts(), signal);
  }

  /** Shows the list anew. */
  draw() {
    const { world } = this.page;
    const focused = [...this.#rows].find(([, row]) => row === document.activeElement)?.[0];
    this.#rows.clear();
    this.title.textContent = world.guild.name;
    this.#drawBot();
    const all = [...world.channels.values()].filter(isTalk);
    const rooms = all.filter((channel) => !isThread(channel) && !isDirect(channel)).sort(byPlace);
    refill(this.list, rooms.map((room) => this.#room(room, all)));
    const directs = all.filter(isDirect);
    refill(this.directs, directs.length ? directs.map((channel) => el("li", {}, this.#row(channel))) : el("li", {}, this.#openDirect()));
    this.#drawCounts();
    this.#rows.get(focused ?? "")?.focus();
  }

  /** Marks the open channel. */
  mark() {
    this.#rows.forEach((row, id) => {
      if (id === this.page.channel) {
        row.setAttribute("aria-current", "page");
      } else {
        row.removeAttribute("aria-current");
      }
    });
  }

  /** The channels in the order they are shown. */
  get order() {
    return [...this.#rows.keys()];
  }

  #drawBot() {
    const { bot } = this.page.world;
    const words = this.page.voice.say(bot.online ? "botHere" : "botGone", { name: bot.username });
    this.online.classList.toggle("here", bot.online);
    refill(this.online, words);
  }

  /** @param {Channel} room @param {Channel[]} all */
  #room(room, all) {
    const threads = all.filter((channel) => channel.parent_id === room.id && isThread(channel)).sort((one, other) => byAge(one.id, other.id));
    const awake = threads.filter((thread) => !thread.thread_metadata?.archived || thread.id === this.page.channel);
    const asleep = threads.filter((thread) => !awake.includes(thread));
    const add = iconButton("plus", this.page.voice.say("newThread", { name: room.name }), () => this.#ask(room), "add-thread");
    return el(
      "li",
      {},
      el("div", { class: "room" }, this.#row(room), add),
      awake.length ? el("ul", { class: "threads" }, awake.map((thread) => el("li", {}, this.#row(thread)))) : null,
      asleep.length ? this.#archived(asleep) : null,
    );
  }

  /**
   * Threads that nobody has written in for long, folded away.
   * @param {Channel[]} threads
   */
  #archived(threads) {
    const summary = el("summary", {}, this.page.voice.say("archived", { n: threads.length }));
    return el("details", { class: "archived" }, summary, el("ul", { class: "threads" }, threads.map((thread) => el("li", {}, this.#row(thread)))));
  }

  /** @param {Channel} channel */
  #row(channel) {
    const { bot } = this.page.world;
    const sign = isDirect(channel) ? disc(bot, bot.colour, "small") : icon(isThread(channel) ? "thread" : "hash");
    const counts = el("span", { class: "counts" });
    const row = el(
      "button",
      { type: "button", class: "channel", "data-channel": channel.id, onclick: () => this.page.open(channel.id) },
      sign,
      el("span", { class: "channel-name" }, this.page.titleOf(channel.id, true)),
      counts,
    );
    this.#rows.set(channel.id, row);
    return row;
  }

  #openDirect() {
    const { world, voice } = this.page;
    const words = voice.say("writeTo", { name: world.bot.username });
    return el("button", { type: "button", class: "channel", onclick: () => this.page.openDirect() }, icon("letter"), el("span", { class: "channel-name" }, words));
  }

  #drawCounts() {
    const { world, voice } = this.page;
    this.#rows.forEach((row, id) => {
      const unread = world.unread.get(id) ?? 0;
      const pings = world.mentions.get(id) ?? 0;
      row.classList.toggle("unread", unread > 0);
      const mark = pings
        ? el("span", { class: "badge", title: voice.count("pings", pings) }, String(pings))
        : el("span", { class: "unread-count", title: voice.count("unread", unread) }, String(unread));
      const told = el("span", { class: "unseen" }, voice.count(pings ? "pings" : "unread", pings || unread));
      mark.setAttribute("aria-hidden", "true");
      refill(/** @type {Element} */ (row.querySelector(".counts")), pings || unread ? [mark, told] : null);
    });
    this.mark();
  }

  /**
   * Asks for the name of a new channel, or of a thread below one.
   * @param {Channel | null} parent
   */
  #ask(parent) {
    const { voice } = this.page;
    const control = el("input", { type: "text", class: "text-field", maxlength: "100", autocomplete: "off" });
    const title = parent ? voice.say("newThread", { name: parent.name }) : voice.say("newChannel");
    const submit = async () => {
      const name = parent ? control.value.trim() : control.value.trim().toLowerCase().replace(/\s+/g, "-");
      field.complain(name ? null : voice.say("needed"));
      return Boolean(name) && this.#create(dialog, name, parent);
    };
    const dialog = new FormDialog({ title, action: voice.say("create"), voice, submit });
    const field = labelled(voice.say("name"), (named) => {
      control.setAttribute("aria-labelledby", named);
      return { node: control, control };
    });
    dialog.body.append(field.node);
    dialog.open();
  }

  /** @param {FormDialog} dialog @param {string} name @param {Channel | null} parent */
  async #create(dialog, name, parent) {
    try {
      const channel = await server.addChannel(name, parent?.id);
      this.page.openSoon(channel.id);
      return true;
    } catch (error) {
      dialog.complain(server.refusalOf(error).message || this.page.voice.say("lost"));
      return false;
    }
  }
}

/**
 * Channels in the order the server gave them.
 * @param {Channel} one @param {Channel} other
 */
function byPlace(one, other) {
  return (one.position ?? 0) - (other.position ?? 0) || byAge(one.id, other.id);
}
