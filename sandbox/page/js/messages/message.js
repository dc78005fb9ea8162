/** One message: who wrote it, what it says, and what can be done with it. */

import { disc } from "../widgets/avatar.js";
import { el, icon, mark, refill } from "../widgets/dom.js";
import { embedOf } from "./embeds.js";
import { fill } from "./components.js";
import { attachmentsOf } from "./media.js";
import { lineMarkup, markup, nameOf } from "../text/markdown_renderer.js";
import { tint } from "../widgets/colours.js";
import { emojiSign } from "./select.js";
import { COMPONENTS_V2, EPHEMERAL, LOADING } from "../core/state.js";

/** @import { Env } from "./components.js" */
/** @import { Children } from "../widgets/dom.js" */
/** @import { Component, Message, Reaction, User } from "../core/protocol.d.ts" */
/** @import { Session } from "../session.js" */

const COMMAND = 2;
const THREAD_OPENED = 18;
const JOINED = 7;
const SPOKEN = new Set([0, 19, 20, 23]);
const ONLY_SIGNS = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\s)+$/u;
const TOGETHER = 7 * 60 * 1000;

/**
 * Whether a message goes on under the name above it.
 * @param {Message} message @param {Message | undefined} before
 */
export function follows(message, before) {
  return (
    before !== undefined &&
    before.author.id === message.author.id &&
    SPOKEN.has(before.type) &&
    SPOKEN.has(message.type) &&
    !origin(message) &&
    (before.flags & EPHEMERAL) === (message.flags & EPHEMERAL) &&
    Date.parse(message.timestamp) - Date.parse(before.timestamp) < TOGETHER
  );
}

/**
 * The command or message a message answers to, if any.
 * @param {Message} message
 */
function origin(message) {
  return usedCommand(message) ?? message.referenced_message ?? null;
}

/**
 * Who used which command to bring this message about; presses of buttons are not told.
 * @param {Message} message
 */
function usedCommand(message) {
  const used = message.interaction_metadata;
  return used?.type === COMMAND && used.name ? { name: used.name, user: used.user } : null;
}

/**
 * Whether this message pings that person.
 * @param {Message} message @param {string} me
 */
export function pings(message, me) {
  return message.mention_everyone || (message.mentions ?? []).some((user) => user.id === me);
}

/**
 * The words of a message alone, to be spoken.
 * @param {Message} message
 */
export function spoken(message) {
  /** @type {(components: Component[] | undefined) => string} */
  const inside = (components) => (components ?? []).map(words).join(" ");
  /** @param {Component} one */
  const words = (one) => ("content" in one ? one.content : "components" in one ? inside(one.components) : "");
  const embeds = (message.embeds ?? []).map((embed) => `${embed.title ?? ""} ${embed.description ?? ""}`);
  return [message.content, inside(message.components), ...embeds].join(" ").replace(/[*_~|`#>]/g, "").trim().slice(0, 300);
}

/** Shows one message and takes over its changes part by part. */
export class MessageView {
  /** @type {Record<string, string>} */
  #shown = {};

  /** @param {Message} message @param {Session} session */
  constructor(message, session) {
    this.session = session;
    this.message = message;
    this.parts = {
      origin: el("div", { class: "origin" }),
      head: el("div", { class: "head" }),
      content: el("div", { class: "words" }),
      files: el("div", { class: "files" }),
      embeds: el("div", { class: "embeds" }),
      components: el("div", { class: "components" }),
      beside: el("div", { class: "beside-message" }),
      foot: el("div", { class: "foot" }),
    };
    const { origin: top, ...rest } = this.parts;
    this.day = el("div", { class: "day", role: "separator" });
    this.side = el("div", { class: "side" });
    this.body = el("div", { class: "body" }, Object.values(rest));
    this.main = el("article", { class: "message" }, top, this.side, this.body);
    this.node = el("li", { "data-id": message.id }, this.day, this.main);
    this.update(message);
  }

  /**
   * Takes over the message as it is now.
   * @param {Message} message
   */
  update(message) {
    this.message = message;
    const { session, parts } = this;
    const me = session.world.me.id;
    this.main.classList.toggle("ephemeral", Boolean(message.flags & EPHEMERAL));
    this.main.classList.toggle("pinged", pings(message, me) && message.author.id !== me);
    this.main.classList.toggle("told", !SPOKEN.has(message.type));
    this.#part("origin", origin(message), () => refill(parts.origin, originOf(message, session)));
    this.#part("head", message.author, () => this.#head());
    const words = [message.content, message.edited_timestamp, message.flags, message.type, message.mentions];
    this.#part("content", words, () => this.#content());
    this.#part("files", message.attachments, () => this.#files());
    this.#part("embeds", message.embeds, () => this.#embeds());
    this.#components();
    this.#part("beside", [message.reactions, message.thread], () => refill(parts.beside, besides(message, session)));
    this.refresh();
  }

  /** Shows how its presses go on. */
  refresh() {
    const { interactions } = this.session;
    const busy = interactions.isBusy(this.message.id);
    for (const node of /** @type {NodeListOf<HTMLElement>} */ (this.parts.components.querySelectorAll("[data-press]"))) {
      const pending = interactions.isPending(this.message.id, node.dataset.press);
      node.classList.toggle("pending", pending);
      mark(node, "aria-busy", pending);
      mark(node, "aria-disabled", busy);
    }
    this.#foot();
  }

  /**
   * Sets it after the message before it: a new day, a new name, or neither.
   * @param {Message | undefined} before @param {boolean} isNew
   */
  follow(before, isNew) {
    const { message } = this;
    const date = new Date(message.timestamp);
    const turned = !before || new Date(before.timestamp).toDateString() !== date.toDateString();
    const grouped = !turned && !isNew && follows(message, before);
    this.node.classList.toggle("grouped", grouped);
    this.node.classList.toggle("has-new", isNew);
    this.#part("day", [turned, isNew], () => this.#dayLine(turned ? date : null, isNew));
    this.#part("side", [grouped, message.author], () => this.#side(grouped, date));
  }

  /** @param {string} name @param {unknown} value @param {() => void} draw */
  #part(name, value, draw) {
    const signature = JSON.stringify(value) ?? "";
    if (this.#shown[name] !== signature) {
      this.#shown[name] = signature;
      draw();
    }
  }

  /** @param {Date | null} date @param {boolean} isNew */
  #dayLine(date, isNew) {
    const { i18n } = this.session;
    const fresh = isNew ? el("span", { class: "new-mark" }, i18n.say("new")) : null;
    refill(this.day, date ? el("span", {}, i18n.day(date)) : null, fresh);
    this.day.hidden = date === null && !isNew;
  }

  /** @param {boolean} grouped @param {Date} date */
  #side(grouped, date) {
    const { i18n } = this.session;
    const hour = el("time", { datetime: this.message.timestamp, title: i18n.whole(date) }, i18n.hour(date));
    refill(this.side, grouped ? hour : disc(this.message.author, this.#colour(), "large"));
  }

  #colour() {
    const { author } = this.message;
    return this.session.world.member(author.id)?.colour ?? "#9fb6ce";
  }

  #head() {
    const { author, timestamp } = this.message;
    const { i18n } = this.session;
    const date = new Date(timestamp);
    refill(
      this.parts.head,
      el("span", { class: "author", style: tint(this.#colour()) }, nameOf(this.session.world.member(author.id) ?? author)),
      author.bot ? el("span", { class: "tag" }, i18n.say("bot")) : null,
      el("time", { datetime: timestamp, title: i18n.whole(date) }, i18n.written(date)),
    );
  }

  #content() {
    const { message, session } = this;
    const { content } = this.parts;
    content.classList.toggle("only-signs", ONLY_SIGNS.test(message.content ?? "") && message.content.length < 40);
    if (message.flags & LOADING) {
      refill(content, thinking(session));
      return;
    }
    const edited = message.edited_timestamp ? this.#edited() : null;
    refill(content, SPOKEN.has(message.type) ? markup(message.content, session, message.mentions) : told(message, session));
    // A short text and its mark stand on one line.
    const last = content.lastElementChild;
    (last?.tagName === "P" ? last : content).append(...(edited ? [" ", edited] : []));
  }

  #edited() {
    const { i18n } = this.session;
    const when = i18n.whole(new Date(this.message.edited_timestamp ?? 0));
    return el("span", { class: "edited", title: when }, i18n.say("edited"));
  }

  #files() {
    // Components name the files they show themselves.
    const shown = this.message.flags & COMPONENTS_V2 ? [] : attachmentsOf(this.message, this.session);
    refill(this.parts.files, shown);
  }

  #embeds() {
    const { message, session } = this;
    refill(this.parts.embeds, (message.embeds ?? []).map((embed) => embedOf(embed, message, session)));
  }

  #components() {
    const { session } = this;
    /** @type {Env} */
    const env = {
      session,
      message: this.message,
      press: (component) => session.press(this.message, component),
      choose: (component, values) => session.press(this.message, component, values),
    };
    const focused = this.parts.components.contains(document.activeElement);
    fill(this.parts.components, this.message.components ?? [], env);
    if (focused && !this.parts.components.contains(document.activeElement)) {
      // Whoever goes by keyboard stays at this message when the pressed button is gone.
      this.main.tabIndex = -1;
      this.main.focus({ preventScroll: true });
    }
  }

  #foot() {
    const { message, session } = this;
    const failure = session.interactions.failure(message.id);
    const own = Boolean(message.flags & EPHEMERAL);
    this.#part("foot", [failure, own], () =>
      refill(this.parts.foot, failure === null ? null : failed(failure, session), own ? onlyYou(message, session) : null),
    );
  }
}

/**
 * How people answered with signs, and the thread that hangs on a message.
 * @param {Message} message @param {Session} session
 */
function besides(message, session) {
  /** @param {Reaction} one */
  const reaction = ({ emoji, count }) => el("span", { class: "reaction" }, emojiSign(emoji), " ", el("span", {}, String(count)));
  const { thread } = message;
  return [
    (message.reactions ?? []).map(reaction),
    thread ? el("button", { type: "button", class: "chip", onclick: () => session.open(thread.id) }, icon("thread"), thread.name) : null,
  ];
}

/**
 * The line that says that the bot is at work.
 * @param {Session} session
 */
function thinking(session) {
  const dots = el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
  return el("p", { class: "thinking" }, dots, session.i18n.say("thinking", { name: session.world.bot.username }));
}

/**
 * The line under a press that failed.
 * @param {string} reason @param {Session} session
 */
function failed(reason, session) {
  const why = reason ? el("span", { class: "about" }, ` ${reason}`) : null;
  return el("p", { class: "failure", role: "alert" }, icon("trouble"), session.i18n.say("failed"), why);
}

/**
 * The line under what nobody else sees.
 * @param {Message} message @param {Session} session
 */
function onlyYou(message, session) {
  const dismiss = el("button", { type: "button", class: "text-link", onclick: () => session.dismiss(message) }, session.i18n.say("dismiss"));
  return el("p", { class: "only-you" }, icon("eye"), session.i18n.say("onlyYou"), " · ", dismiss);
}

/**
 * What a message answers to, as a line above it.
 * @param {Message} message @param {Session} session
 */
function originOf(message, session) {
  const command = usedCommand(message);
  const answered = message.referenced_message;
  if (command) {
    return [whose(command.user, session), " ", session.i18n.say("used"), " ", el("span", { class: "command-name" }, `/${command.name}`)];
  }
  if (answered) {
    const jump = () => session.jump(answered.channel_id, answered.id);
    return [whose(answered.author, session), " ", el("button", { type: "button", class: "quoted", onclick: jump }, spoken(answered) || "…")];
  }
  return null;
}

/**
 * Somebody as they are named in the line above a message.
 * @param {User} user @param {Session} session
 * @returns {Children}
 */
function whose(user, session) {
  /** @type {User & {colour?: string}} */
  const known = session.world.member(user.id, [user]) ?? user;
  return [icon("reply"), disc(known, known.colour, "tiny"), el("span", { class: "author", style: tint(known.colour ?? "#9fb6ce") }, nameOf(known))];
}

/**
 * A message the server wrote itself.
 * @param {Message} message @param {Session} session
 */
function told(message, session) {
  const name = nameOf(session.world.member(message.author.id) ?? message.author);
  if (message.type === THREAD_OPENED) {
    const to = message.message_reference?.channel_id ?? message.thread?.id;
    const link = to ? el("button", { type: "button", class: "text-link", onclick: () => session.open(to) }, message.content) : null;
    return el("p", {}, session.i18n.say("openedThread", { name }), " ", link ?? message.content);
  }
  if (message.type === JOINED) {
    return el("p", {}, session.i18n.say("joined", { name }));
  }
  return el("p", {}, `${name}: `, lineMarkup(message.content, session, message.mentions));
}
