/** Messages, with their author, content and components. */

import { avatar } from "../widgets/avatar.js";
import { el, icon, toggleAriaState, setChildren } from "../widgets/dom.js";
import { renderEmbed } from "./embeds.js";
import { renderComponents } from "./components.js";
import { renderAttachments } from "./media.js";
import { renderInlineMarkdown, renderMarkdown, displayName } from "../text/markdown_renderer.js";
import { tintStyle } from "../widgets/colours.js";
import { emojiNode } from "../widgets/emoji.js";
import { COMPONENTS_V2, EPHEMERAL, LOADING } from "../core/state.js";

/** @import { ComponentContext } from "./components.js" */
/** @import { Children } from "../widgets/dom.js" */
/** @import { Component, Message, Reaction, User } from "../core/protocol.d.ts" */
/** @import { RenderSession } from "../text/markdown_renderer.js" */
/** @import { Session } from "../session.js" */

const COMMAND_INTERACTION = 2;
const THREAD_CREATED = 18;
const MEMBER_JOINED = 7;
const REGULAR_TYPES = new Set([0, 19, 20, 23]);
const EMOJI_ONLY = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\s)+$/u;
const GROUPING_WINDOW = 7 * 60 * 1000;

/**
 * Returns whether a message is shown under the same author line as the one before it.
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
 * Returns the command or message that a message responds to, or null.
 * @param {Message} message
 */
function originOf(message) {
  return usedCommand(message) ?? message.referenced_message ?? null;
}

/**
 * Returns the command that led to a message and its user, or null; button presses do not count.
 * @param {Message} message
 */
function usedCommand(message) {
  const metadata = message.interaction_metadata;
  return metadata?.type === COMMAND_INTERACTION && metadata.name ? { name: metadata.name, user: metadata.user } : null;
}

/**
 * Returns whether a message pings a person.
 * @param {Message} message @param {string} personId
 */
export function pingsPerson(message, personId) {
  return message.mention_everyone || (message.mentions ?? []).some((user) => user.id === personId);
}

/**
 * Returns the plain text of a message with the names of those it mentions, for screen readers and quotes.
 * @param {Message} message @param {RenderSession} session
 */
export function plainText(message, session) {
  /** @type {(components: Component[] | undefined) => string} */
  const textOfAll = (components) => (components ?? []).map(textOf).join("\n");
  /** @param {Component} component */
  const textOf = (component) => ("content" in component ? component.content : "components" in component ? textOfAll(component.components) : "");
  const embeds = (message.embeds ?? []).map((embed) => `${embed.title ?? ""} ${embed.description ?? ""}`);
  const lines = [message.content, textOfAll(message.components), ...embeds].join("\n").split("\n");
  const rendered = lines.map((line) => el("span", {}, renderMarkdown(line, session, message.mentions)).textContent);
  return rendered.join(" ").replace(/\s+/g, " ").trim().slice(0, 300);
}

/** The view of a message, which updates only the parts that have changed. */
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
      extras: el("div", { class: "message-extras" }),
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
   * Shows a changed message.
   * @param {Message} message
   */
  update(message) {
    this.message = message;
    const { session, parts } = this;
    const me = session.world.me.id;
    this.main.classList.toggle("ephemeral", Boolean(message.flags & EPHEMERAL));
    this.main.classList.toggle("pinged", pingsPerson(message, me) && message.author.id !== me);
    this.main.classList.toggle("system", !REGULAR_TYPES.has(message.type));
    this.#renderIfChanged("origin", originOf(message), () => setChildren(parts.origin, renderOrigin(message, session)));
    this.#renderIfChanged("head", message.author, () => this.#renderHead());
    const content = [message.content, message.edited_timestamp, message.flags, message.type, message.mentions];
    this.#renderIfChanged("content", content, () => this.#renderContent());
    this.#renderIfChanged("files", message.attachments, () => this.#renderFiles());
    this.#renderIfChanged("embeds", message.embeds, () => this.#renderEmbeds());
    this.#renderComponents();
    this.#renderIfChanged("extras", [message.reactions, message.thread], () => setChildren(parts.extras, reactionsAndThread(message, session)));
    this.refresh();
  }

  /** Shows the state of the interactions with this message. */
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
   * Updates the day divider and the grouping, which depend on the message before this one.
   * @param {Message | undefined} before @param {boolean} isNew
   */
  setPrevious(before, isNew) {
    const { message } = this;
    const date = new Date(message.timestamp);
    const isNewDay = !before || new Date(before.timestamp).toDateString() !== date.toDateString();
    const grouped = !isNewDay && !isNew && continuesGroup(message, before);
    this.node.classList.toggle("grouped", grouped);
    this.node.classList.toggle("has-new", isNew);
    this.#renderIfChanged("day", [isNewDay, isNew], () => this.#renderDay(isNewDay ? date : null, isNew));
    this.#renderIfChanged("side", [grouped, message.author], () => this.#renderSide(grouped, date));
  }

  /**
   * Renders a part if the value it depends on has changed.
   * @param {string} name @param {unknown} value @param {() => void} render
   */
  #renderIfChanged(name, value, render) {
    const signature = JSON.stringify(value) ?? "";
    if (this.#signatures[name] !== signature) {
      this.#signatures[name] = signature;
      render();
    }
  }

  /** @param {Date | null} date @param {boolean} isNew */
  #renderDay(date, isNew) {
    const { i18n } = this.session;
    const newMark = isNew ? el("span", { class: "new-mark" }, i18n.text("new")) : null;
    setChildren(this.day, date ? el("span", {}, i18n.fullDate(date)) : null, newMark);
    this.day.hidden = date === null && !isNew;
  }

  /** @param {boolean} grouped @param {Date} date */
  #renderSide(grouped, date) {
    const { i18n } = this.session;
    const time = el("time", { datetime: this.message.timestamp, title: i18n.fullDateTime(date) }, i18n.timeOfDay(date));
    setChildren(this.side, grouped ? time : avatar(this.message.author, this.#colour(), "large"));
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
    // The mark goes on the last line of the text.
    const last = content.lastElementChild;
    (last?.tagName === "P" ? last : content).append(...(edited ? [" ", edited] : []));
  }

  #editedMark() {
    const { i18n } = this.session;
    const time = i18n.fullDateTime(new Date(this.message.edited_timestamp ?? 0));
    return el("span", { class: "edited", title: time }, i18n.text("edited"));
  }

  #renderFiles() {
    // Messages of components show their files themselves.
    const attachments = this.message.flags & COMPONENTS_V2 ? [] : renderAttachments(this.message, this.session);
    setChildren(this.parts.files, attachments);
  }

  #renderEmbeds() {
    const { message, session } = this;
    setChildren(this.parts.embeds, (message.embeds ?? []).map((embed) => renderEmbed(embed, message, session)));
  }

  #renderComponents() {
    const { session } = this;
    /** @type {ComponentContext} */
    const context = {
      session,
      message: this.message,
      press: (component) => session.press(this.message, component),
      choose: (component, values) => session.press(this.message, component, values),
    };
    const hadFocus = this.parts.components.contains(document.activeElement);
    renderComponents(this.parts.components, this.message.components ?? [], context);
    if (hadFocus && !this.parts.components.contains(document.activeElement)) {
      // Keyboard users stay at this message if the button they pressed has disappeared.
      this.main.tabIndex = -1;
      this.main.focus({ preventScroll: true });
    }
  }

  #renderFoot() {
    const { message, session } = this;
    const failure = session.interactions.failure(message.id);
    const ephemeral = Boolean(message.flags & EPHEMERAL);
    this.#renderIfChanged("foot", [failure, ephemeral], () =>
      setChildren(this.parts.foot, failure === null ? null : failureLine(failure, session), ephemeral ? onlyYouLine(message, session) : null),
    );
  }
}

/**
 * Returns the reactions to a message and a button for its thread, if any.
 * @param {Message} message @param {Session} session
 */
function reactionsAndThread(message, session) {
  /** @param {Reaction} reaction */
  const renderReaction = ({ emoji, count }) => el("span", { class: "reaction" }, emojiNode(emoji), " ", el("span", {}, String(count)));
  const { thread } = message;
  return [
    (message.reactions ?? []).map(renderReaction),
    thread ? el("button", { type: "button", class: "chip", onclick: () => session.openChannel(thread.id) }, icon("thread"), thread.name) : null,
  ];
}

/**
 * Returns the line shown while the bot is thinking.
 * @param {Session} session
 */
function thinkingLine(session) {
  const dots = el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
  return el("p", { class: "thinking" }, dots, session.i18n.text("thinking", { name: session.world.bot.username }));
}

/**
 * Returns the line below a message with which an interaction failed.
 * @param {string} reason @param {Session} session
 */
function failureLine(reason, session) {
  const details = reason ? el("span", { class: "muted" }, ` ${reason}`) : null;
  return el("p", { class: "failure", role: "alert" }, icon("warning"), session.i18n.text("failed"), details);
}

/**
 * Returns the line below an ephemeral message.
 * @param {Message} message @param {Session} session
 */
function onlyYouLine(message, session) {
  const dismiss = el("button", { type: "button", class: "text-link", onclick: () => session.dismiss(message) }, session.i18n.text("dismiss"));
  return el("p", { class: "only-you" }, icon("eye"), session.i18n.text("onlyYou"), " · ", dismiss);
}

/**
 * Returns the line above a message with the command or message it responds to.
 * @param {Message} message @param {Session} session
 */
function renderOrigin(message, session) {
  const command = usedCommand(message);
  const quoted = message.referenced_message;
  if (command) {
    return [originAuthor(command.user, session), " ", session.i18n.text("used"), " ", el("span", { class: "command-name" }, `/${command.name}`)];
  }
  if (quoted) {
    const jump = () => session.jumpTo(quoted.channel_id, quoted.id);
    return [originAuthor(quoted.author, session), " ", el("button", { type: "button", class: "quoted", onclick: jump }, plainText(quoted, session) || "…")];
  }
  return null;
}

/**
 * Returns a user as shown in the line above a message.
 * @param {User} user @param {Session} session
 * @returns {Children}
 */
function originAuthor(user, session) {
  /** @type {User & {colour?: string}} */
  const known = session.world.findUser(user.id, [user]) ?? user;
  return [icon("reply"), avatar(known, known.colour, "tiny"), el("span", { class: "author", style: tintStyle(known.colour ?? "#9fb6ce") }, displayName(known))];
}

/**
 * Returns the text of a system message.
 * @param {Message} message @param {Session} session
 */
function systemMessage(message, session) {
  const name = displayName(session.world.findUser(message.author.id) ?? message.author);
  if (message.type === THREAD_CREATED) {
    const threadId = message.message_reference?.channel_id ?? message.thread?.id;
    const link = threadId ? el("button", { type: "button", class: "text-link", onclick: () => session.openChannel(threadId) }, message.content) : null;
    return el("p", {}, session.i18n.text("openedThread", { name }), " ", link ?? message.content);
  }
  if (message.type === MEMBER_JOINED) {
    return el("p", {}, session.i18n.text("joined", { name }));
  }
  return el("p", {}, `${name}: `, renderInlineMarkdown(message.content, session, message.mentions));
}
