/** The channels in the sidebar. */

import * as server from "../core/api.js";
import { FormDialog, labelledField } from "../widgets/dialog.js";
import { avatar } from "../widgets/avatar.js";
import { el, icon, iconButton, setChildren } from "../widgets/dom.js";
import { compareIds, isDirect, isTextChannel, isThread } from "../core/state.js";

/** @import { Channel } from "../core/protocol.d.ts" */
/** @import { Session } from "../session.js" */

/** The list of channels, threads and direct messages, with their unread counts. */
export class ChannelList {
  /** @type {Map<string, HTMLElement>} */
  #rows = new Map();

  /** @param {Session} session @param {AbortSignal} signal */
  constructor(session, signal) {
    this.session = session;
    const { i18n } = session;
    this.title = el("h1");
    this.botStatus = el("span", { class: "bot-status" });
    const add = iconButton("plus", i18n.text("newChannel"), () => this.#openNewChannelDialog(null));
    this.head = el("h2", {}, el("span", {}, i18n.text("channels")), add);
    this.list = el("ul", { class: "channel-list" });
    this.directs = el("ul", { class: "channel-list" });
    const guild = el("header", { class: "guild" }, this.title, this.botStatus);
    const direct = el("h2", {}, el("span", {}, i18n.text("directs")));
    this.node = el("nav", { class: "channels", "aria-label": i18n.text("channels") }, guild, this.head, this.list, direct, this.directs);
    session.world.on("welcome channels bot", () => this.render(), signal);
    session.world.on("counts", () => this.#renderCounts(), signal);
  }

  /** Renders the whole list. */
  render() {
    const { world } = this.session;
    const focused = [...this.#rows].find(([, row]) => row === document.activeElement)?.[0];
    this.#rows.clear();
    this.title.textContent = world.guild.name;
    this.#renderBot();
    const all = [...world.channels.values()].filter(isTextChannel);
    const topLevel = all.filter((channel) => !isThread(channel) && !isDirect(channel)).sort(byPosition);
    setChildren(this.list, topLevel.map((channel) => this.#renderChannel(channel, all)));
    const directs = all.filter(isDirect);
    setChildren(this.directs, directs.length ? directs.map((channel) => el("li", {}, this.#renderRow(channel))) : el("li", {}, this.#directMessagesButton()));
    this.#renderCounts();
    this.#rows.get(focused ?? "")?.focus();
  }

  /** Marks the open channel. */
  markOpenChannel() {
    this.#rows.forEach((row, id) => {
      if (id === this.session.channel) {
        row.setAttribute("aria-current", "page");
      } else {
        row.removeAttribute("aria-current");
      }
    });
  }

  /** Returns the ids of the channels in the order they are shown. */
  get order() {
    return [...this.#rows.keys()];
  }

  #renderBot() {
    const { bot } = this.session.world;
    const text = this.session.i18n.text(bot.online ? "botHere" : "botGone", { name: bot.username });
    this.botStatus.classList.toggle("online", bot.online);
    setChildren(this.botStatus, text);
  }

  /**
   * Returns a channel with its threads.
   * @param {Channel} channel @param {Channel[]} all
   */
  #renderChannel(channel, all) {
    const threads = all.filter((other) => other.parent_id === channel.id && isThread(other)).sort((a, b) => compareIds(a.id, b.id));
    const active = threads.filter((thread) => !thread.thread_metadata?.archived || thread.id === this.session.channel);
    const archived = threads.filter((thread) => !active.includes(thread));
    const add = iconButton("plus", this.session.i18n.text("newThread", { name: channel.name }), () => this.#openNewChannelDialog(channel), "add-thread");
    return el(
      "li",
      {},
      el("div", { class: "channel-row" }, this.#renderRow(channel), add),
      active.length ? el("ul", { class: "threads" }, active.map((thread) => el("li", {}, this.#renderRow(thread)))) : null,
      archived.length ? this.#renderArchived(archived) : null,
    );
  }

  /**
   * Returns the collapsed list of archived threads.
   * @param {Channel[]} threads
   */
  #renderArchived(threads) {
    const summary = el("summary", {}, this.session.i18n.text("archived", { n: threads.length }));
    return el("details", { class: "archived" }, summary, el("ul", { class: "threads" }, threads.map((thread) => el("li", {}, this.#renderRow(thread)))));
  }

  /**
   * Returns the button that opens a channel.
   * @param {Channel} channel
   */
  #renderRow(channel) {
    const { bot } = this.session.world;
    const symbol = isDirect(channel) ? avatar(bot, bot.colour, "small") : icon(isThread(channel) ? "thread" : "hash");
    const counts = el("span", { class: "counts" });
    const row = el(
      "button",
      { type: "button", class: "channel", "data-channel": channel.id, onclick: () => this.session.openChannel(channel.id) },
      symbol,
      el("span", { class: "channel-name" }, this.session.channelTitle(channel.id, true)),
      counts,
    );
    this.#rows.set(channel.id, row);
    return row;
  }

  #directMessagesButton() {
    const { world, i18n } = this.session;
    const label = i18n.text("writeTo", { name: world.bot.username });
    return el("button", { type: "button", class: "channel", onclick: () => this.session.openDirectMessages() }, icon("envelope"), el("span", { class: "channel-name" }, label));
  }

  #renderCounts() {
    const { world, i18n } = this.session;
    this.#rows.forEach((row, id) => {
      const unread = world.unread.get(id) ?? 0;
      const pings = world.mentions.get(id) ?? 0;
      row.classList.toggle("unread", unread > 0);
      const count = pings
        ? el("span", { class: "badge", title: i18n.plural("pings", pings) }, String(pings))
        : el("span", { class: "unread-count", title: i18n.plural("unread", unread) }, String(unread));
      const spoken = el("span", { class: "visually-hidden" }, i18n.plural(pings ? "pings" : "unread", pings || unread));
      count.setAttribute("aria-hidden", "true");
      setChildren(/** @type {Element} */ (row.querySelector(".counts")), pings || unread ? [count, spoken] : null);
    });
    this.markOpenChannel();
  }

  /**
   * Opens the dialog for a new channel, or for a new thread in `parent`.
   * @param {Channel | null} parent
   */
  #openNewChannelDialog(parent) {
    const { i18n } = this.session;
    const control = el("input", { type: "text", class: "text-field", maxlength: "100", autocomplete: "off" });
    const title = parent ? i18n.text("newThread", { name: parent.name }) : i18n.text("newChannel");
    const submit = async () => {
      const name = parent ? control.value.trim() : control.value.trim().toLowerCase().replace(/\s+/g, "-");
      field.showError(name ? null : i18n.text("needed"));
      return Boolean(name) && this.#create(dialog, name, parent);
    };
    const dialog = new FormDialog({ title, action: i18n.text("create"), i18n, submit });
    const field = labelledField(i18n.text("name"), (labelId) => {
      control.setAttribute("aria-labelledby", labelId);
      return { node: control, control };
    });
    dialog.body.append(field.node);
    dialog.open();
  }

  /** @param {FormDialog} dialog @param {string} name @param {Channel | null} parent */
  async #create(dialog, name, parent) {
    try {
      const channel = await server.addChannel(name, parent?.id);
      this.session.openWhenKnown(channel.id);
      return true;
    } catch (error) {
      dialog.showError(server.asApiError(error).message || this.session.i18n.text("lost"));
      return false;
    }
  }
}

/**
 * Compares channels by their position.
 * @param {Channel} a @param {Channel} b
 */
function byPosition(a, b) {
  return (a.position ?? 0) - (b.position ?? 0) || compareIds(a.id, b.id);
}
