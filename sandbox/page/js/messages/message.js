/** One message: who wrote it, what it says, and what can be done with it. */

import { avatar } from "../widgets/avatar.js";
import { el, icon, toggleAriaState, setChildren } from "../widgets/dom.js";
import { renderEmbed } from "./embeds.js";
import { renderComponents } from "./components.js";
import { renderAttachments } from "./media.js";
import { renderInlineMarkdown, renderMarkdown, displayName } from "../text/markdown_renderer.js";
import { tintStyle } from "../widgets/colours.js";
import { emojiNode } from "./select.js";
import { COMPONENTS_V2, EPHEMERAL, LOADING } from "../core/state.js";

/** @import { ComponentContext } from "./components.js" */
/** @import { Children } from "../widgets/dom.js" */
/** @import { Component, Message, Reaction, User } from "../core/protocol.d.ts" */
/** @import { Session } from "../session.js" */

const COMMAND_INTERACTION = 2;
const THREAD_CREATED = 18;
const MEMBER_JOINED = 7;
const REGULAR_TYPES = new Set([0, 19, 20, 23]);
const EMOJI_ONLY = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\s)+$/u;
const GROUPING_WINDOW = 7 * 60 * 1000;

/**
 * Whether a message goes on under the name above it.
 * @param {Message} message @param {Message | undefined} before
 */
export function continuesGroup(message, before) {
  return (
    before !== undefined &&
    before.author.id === message.author.id &&
    REGULAR_TYPES.has(before.type) &&
    REGULAR_TYPES.has(message.type) &&
    !originOf(message) &&
    (before.flags & EPHEMERAL) === (message.flags & EPHEMERAL) &&
    Date.parse(message.timestamp) - Date.parse(before.timestamp) < GROUPING_WINDOW
  );
}

/**
 * The command or message a message answers to, if any.
 * @param {Message} message
 */
function originOf(message) {
  return usedCommand(message) ?? message.referenced_message ?? null;
}

/**
 * Who used which command to bring this message about; presses of buttons are not told.
 * @param {Message} message
 */
function usedCommand(message) {
  const used = message.interaction_metadata;
  return used?.type === COMMAND_INTERACTION && used.name ? { name: used.name, user: used.user } : null;
}

/**
 * Whether this message pings that person.
 * @param {Message} message @param {string} me
 */
export function isPinged(message, me) {
  return message.mention_everyone || (message.mentions ?? []).some((user) => user.id === me);
}

/**
 * The words of a message alone, to be spoken.
 * @param {Message} message
 */
export function spokenText(message) {
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
  #signatures = {};

  /** @param {Message} message @param {Session} session */
  constructor(message, session) {
    this.session = session;
    this.message = message;
    this.parts = {
      origin: el("div", { class: "origin" }),
      head: el("div", { class: "head" }),
      content: el("div", { class: "rich-text" }),
      files: el("div", { class: "files" }),
      embeds: el("div", { class: "embeds" }),
      components: el("div", { class: "components" }),
      beside: el("div", { class: "message-extras" }),
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
    this.main.classList.toggle("pinged", isPinged(message, me) && message.author.id !== me);
    this.main.classList.toggle("system", !REGULAR_TYPES.has(message.type));
    this.#renderIfChanged("origin", originOf(message), () => setChildren(parts.origin, renderOrigin(message, session)));
    this.#renderIfChanged("head", message.author, () => this.#renderHead());
    const words = [message.content, message.edited_timestamp, message.flags, message.type, message.mentions];
    this.#renderIfChanged("content", words, () => this.#renderContent());
    this.#renderIfChanged("files", message.attachments, () => this.#renderFiles());
    this.#renderIfChanged("embeds", message.embeds, () => this.#renderEmbeds());
    this.#renderComponents();
    this.#renderIfChanged("beside", [message.reactions, message.thread], () => setChildren(parts.beside, reactionsAndThread(message, session)));
    this.refresh();
  }

  /** Shows how its presses go on. */
  refresh() {
    const { interactions } = this.session;
    const busy = interactions.isBusy(this.message.id);
    for (const node of /** @type {NodeListOf<HTMLElement>} */ (this.parts.components.querySelectorAll("[data-press]"))) {
      const pending = interactions.isPending(this.message.id, node.dataset.press);
      node.classList.toggle("pending", pending);
      toggleAriaState(node, "aria-busy", pending);
      toggleAriaState(node, "aria-disabled", busy);
    }
    this.#renderFoot();
  }

  /**
   * Sets it after the message before it: a new day, a new name, or neither.
   * @param {Message | undefined} before @param {boolean} isNew
   */
  setPrevious(before, isNew) {
    const { message } = this;
    const date = new Date(message.timestamp);
    const turned = !before || new Date(before.timestamp).toDateString() !== date.toDateString();
    const grouped = !turned && !isNew && continuesGroup(message, before);
    this.node.classList.toggle("grouped", grouped);
    this.node.classList.toggle("has-new", isNew);
    this.#renderIfChanged("day", [turned, isNew], () => this.#renderDay(turned ? date : null, isNew));
    this.#renderIfChanged("side", [grouped, message.author], () => this.#renderSide(grouped, date));
  }

  /** @param {string} name @param {unknown} value @param {() => void} draw */
  #renderIfChanged(name, value, draw) {
    const signature = JSON.stringify(value) ?? "";
    if (this.#signatures[name] !== signature) {
      this.#signatures[name] = signature;
      draw();
    }
  }

  /** @param {Date | null} date @param {boolean} isNew */
  #renderDay(date, isNew) {
    const { i18n } = this.session;
    const fresh = isNew ? el("span", { class: "new-mark" }, i18n.text("new")) : null;
    setChildren(this.day, date ? el("span", {}, i18n.fullDate(date)) : null, fresh);
    this.day.hidden = date === null && !isNew;
  }

  /** @param {boolean} grouped @param {Date} date */
  #renderSide(grouped, date) {
    const { i18n } = this.session;
    const hour = el("time", { datetime: this.message.timestamp, title: i18n.fullDateTime(date) }, i18n.timeOfDay(date));
    setChildren(this.side, grouped ? hour : avatar(this.message.author, this.#colour(), "large"));
  }

  #colour() {
    const { author } = this.message;
    return this.session.world.findUser(author.id)?.colour ?? "#9fb6ce";
  }

  #renderHead() {
    const { author, timestamp } = this.message;
    const { i18n } = this.session;
    const date = new Date(timestamp);
    setChildren(
      this.parts.head,
      el("span", { class: "author", style: tintStyle(this.#colour()) }, displayName(this.session.world.findUser(author.id) ?? author)),
      author.bot ? el("span", { class: "tag" }, i18n.text("bot")) : null,
      el("time", { datetime: timestamp, title: i18n.fullDateTime(date) }, i18n.messageTime(date)),
    );
  }

  #renderContent() {
    const { message, session } = this;
    const { content } = this.parts;
    content.classList.toggle("emoji-only", EMOJI_ONLY.test(message.content ?? "") && message.content.length < 40);
    if (message.flags & LOADING) {
      setChildren(content, thinkingLine(session));
      return;
    }
    const edited = message.edited_timestamp ? this.#editedMark() : null;
    setChildren(content, REGULAR_TYPES.has(message.type) ? renderMarkdown(message.content, session, message.mentions) : systemMessage(message, session));
    // A short text and its mark stand on one line.
    const last = content.lastElementChild;
    (last?.tagName === "P" ? last : content).append(...(edited ? [" ", edited] : []));
  }

  #editedMark() {
    const { i18n } = this.session;
    const when = i18n.fullDateTime(new Date(this.message.edited_timestamp ?? 0));
    return el("span", { class: "edited", title: when }, i18n.text("edited"));
  }

  #renderFiles() {
    // Components name the files they show themselves.
    const shown = this.message.flags & COMPONENTS_V2 ? [] : renderAttachments(this.message, this.session);
    setChildren(this.parts.files, shown);
  }

  #renderEmbeds() {
    const { message, session } = this;
    setChildren(this.parts.embeds, (message.embeds ?? []).map((embed) => renderEmbed(embed, message, session)));
  }

  #renderComponents() {
    const { session } = this;
    /** @type {ComponentContext} */
    const env = {
      session,
      message: this.message,
      press: (component) => session.press(this.message, component),
      choose: (component, values) => session.press(this.message, component, values),
    };
    const focused = this.parts.components.contains(document.activeElement);
    renderComponents(this.parts.components, this.message.components ?? [], env);
    if (focused && !this.parts.components.contains(document.activeElement)) {
      // Whoever goes by keyboard stays at this message when the pressed button is gone.
      this.main.tabIndex = -1;
      this.main.focus({ preventScroll: true });
    }
  }

  #renderFoot() {
    const { message, session } = this;
    const failure = session.interactions.failure(message.id);
    const own = Boolean(message.flags & EPHEMERAL);
    this.#renderIfChanged("foot", [failure, own], () =>
      setChildren(this.parts.foot, failure === null ? null : failureLine(failure, session), own ? onlyYouLine(message, session) : null),
    );
  }
}

/**
 * How people answered with signs, and the thread that hangs on a message.
 * @param {Message} message @param {Session} session
 */
function reactionsAndThread(message, session) {
  /** @param {Reaction} one */
  const reaction = ({ emoji, count }) => el("span", { class: "reaction" }, emojiNode(emoji), " ", el("span", {}, String(count)));
  const { thread } = message;
  return [
    (message.reactions ?? []).map(reaction),
    thread ? el("button", { type: "button", class: "chip", onclick: () => session.openChannel(thread.id) }, icon("thread"), thread.name) : null,
  ];
}

/**
 * The line that says that the bot is at work.
 * @param {Session} session
 */
function thinkingLine(session) {
  const dots = el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
  return el("p", { class: "thinking" }, dots, session.i18n.text("thinking", { name: session.world.bot.username }));
}

/**
 * The line under a press that failed.
 * @param {string} reason @param {Session} session
 */
function failureLine(reason, session) {
  const why = reason ? el("span", { class: "muted" }, ` ${reason}`) : null;
  return el("p", { class: "failure", role: "alert" }, icon("warning"), session.i18n.text("failed"), why);
}

/**
 * The line under what nobody else sees.
 * @param {Message} message @param {Session} session
 */
function onlyYouLine(message, session) {
  const dismiss = el("button", { type: "button", class: "text-link", onclick: () => session.dismiss(message) }, session.i18n.text("dismiss"));
  return el("p", { class: "only-you" }, icon("eye"), session.i18n.text("onlyYou"), " · ", dismiss);
}

/**
 * What a message answers to, as a line above it.
 * @param {Message} message @param {Session} session
 */
function renderOrigin(message, session) {
  const command = usedCommand(message);
  const answered = message.referenced_message;
  if (command) {
    return [originAuthor(command.user, session), " ", session.i18n.text("used"), " ", el("span", { class: "command-name" }, `/${command.name}`)];
  }
  if (answered) {
    const jump = () => session.jumpTo(answered.channel_id, answered.id);
    return [originAuthor(answered.author, session), " ", el("button", { type: "button", class: "quoted", onclick: jump }, spokenText(answered) || "…")];
  }
  return null;
}

/**
 * Somebody as they are named in the line above a message.
 * @param {User} user @param {Session} session
 * @returns {Children}
 */
function originAuthor(user, session) {
  /** @type {User & {colour?: string}} */
  const known = session.world.findUser(user.id, [user]) ?? user;
  return [icon("reply"), avatar(known, known.colour, "tiny"), el("span", { class: "author", style: tintStyle(known.colour ?? "#9fb6ce") }, displayName(known))];
}

/**
 * A message the server wrote itself.
 * @param {Message} message @param {Session} session
 */
function systemMessage(message, session) {
  const name = displayName(session.world.findUser(message.author.id) ?? message.author);
  if (message.type === THREAD_CREATED) {
    const to = message.message_reference?.channel_id ?? message.thread?.id;
    const link = to ? el("button", { type: "button", class: "text-link", onclick: () => session.openChannel(to) }, message.content) : null;
    return el("p", {}, session.i18n.text("openedThread", { name }), " ", link ?? message.content);
  }
  if (message.type === MEMBER_JOINED) {
    return el("p", {}, session.i18n.text("joined", { name }));
  }
  return el("p", {}, `${name}: `, renderInlineMarkdown(message.content, session, message.mentions));
}
