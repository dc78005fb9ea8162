/** A menu to make things go wrong on purpose, and to see how the bot bears it. */

import * as server from "./core/api.js";
import { el } from "./widgets/dom.js";
import { Popup } from "./widgets/popup.js";
import { byAge, isDirect, isThread } from "./core/state.js";

/** @import { Children } from "./widgets/dom.js" */
/** @import { Session } from "./session.js" */

const STATUSES = [429, 500, 502, 503, 403, 404];
const PERMISSIONS = ["VIEW_CHANNEL", "SEND_MESSAGES", "EMBED_LINKS", "ATTACH_FILES", "READ_MESSAGE_HISTORY", "SEND_MESSAGES_IN_THREADS"];
const WIDE = 430;
const TALL = 640;

/**
 * Opens the menu beside its button.
 * @param {HTMLElement} anchor @param {Session} session
 */
export function openTrouble(anchor, session) {
  const { i18n } = session;
  const content = el(
    "div",
    { class: "trouble" },
    el("h2", {}, i18n.say("trouble")),
    bot(session),
    gateway(session),
    requests(session),
    permissions(session),
    here(session),
    membership(session),
  );
  const popup = new Popup(anchor, content, { label: i18n.say("trouble"), kind: "sheet trouble-popup", widest: WIDE, tallest: TALL });
  content.querySelector("button")?.focus();
  return popup;
}

/**
 * Does it, and says that it is done or why not.
 * @param {Session} session @param {() => Promise<unknown>} deed
 */
async function make(session, deed) {
  try {
    await deed();
    session.notices.say(session.i18n.say("troubleMade"));
  } catch (error) {
    session.notices.say(server.asApiError(error).message || session.i18n.say("lost"));
  }
}

/** @param {string} title @param {Children[]} children */
function part(title, ...children) {
  return el("fieldset", {}, el("legend", {}, title), children);
}

/** @param {Session} session @param {string} words @param {string} kind @param {() => object | null} details of what is done, or nothing if there is nothing to do it to */
function action(session, words, kind, details = () => ({})) {
  const onclick = () => {
    const given = details();
    return given ? make(session, () => server.trouble(kind, given)) : session.notices.say(session.i18n.say("nothingThere"));
  };
  return el("button", { type: "button", class: "button secondary", onclick }, words);
}

/**
 * The bot's own process, which the server may run.
 * @param {Session} session
 */
function bot(session) {
  const { i18n, world } = session;
  /** @param {"restart" | "stop" | "start"} deed */
  const tell = (deed) => {
    const onclick = () => make(session, () => server.tellBot(deed));
    return el("button", { type: "button", class: "button secondary", onclick }, i18n.say(`bot.${deed}`, { name: world.bot.username }));
  };
  return part(world.bot.username, el("div", { class: "row" }, [tell("restart"), tell("stop"), tell("start")]));
}

/** @param {Session} session */
function gateway(session) {
  const { i18n } = session;
  /** @param {"drop" | "reconnect" | "invalid"} name */
  const how = (name) => action(session, i18n.say(`gateway.${name}`), "gateway", () => ({ how: name }));
  return part(i18n.say("gateway"), el("div", { class: "row" }, [how("drop"), how("reconnect"), how("invalid")]));
}

/**
 * The next requests of the bot are refused, or their answers are lost.
 * @param {Session} session
 */
function requests(session) {
  const { i18n } = session;
  const status = el("select", { class: "text-field", "aria-label": i18n.say("status") }, STATUSES.map((code) => el("option", { value: code }, String(code))));
  const times = el("input", { type: "number", class: "text-field", min: "1", max: "99", value: "1", "aria-label": i18n.say("times") });
  const count = () => Math.max(1, Number.parseInt(times.value, 10) || 1);
  return part(
    i18n.say("requests"),
    el("div", { class: "row" }, el("label", {}, i18n.say("times"), times), el("label", {}, i18n.say("status"), status)),
    el(
      "div",
      { class: "row" },
      action(session, i18n.say("refuse"), "answer", () => ({ status: Number(status.value), times: count() })),
      action(session, i18n.say("loseAnswer"), "lost", () => ({ times: count() })),
      action(session, i18n.say("limitsOn"), "limits", () => ({ on: true })),
      action(session, i18n.say("limitsOff"), "limits", () => ({ on: false })),
    ),
  );
}

/** @param {Session} session */
function permissions(session) {
  const { i18n, world } = session;
  const channel = world.channels.get(session.channel);
  if (!channel || isDirect(channel)) {
    return null;
  }
  const boxes = PERMISSIONS.map((name) => el("input", { type: "checkbox", value: name }));
  const chosen = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const target = (isThread(channel) && channel.parent_id) || channel.id;
  return part(
    i18n.say("permissions", { name: session.titleOf(target) }),
    boxes.map((box) => el("label", { class: "option" }, box, box.value)),
    el("div", { class: "row" }, action(session, i18n.say("apply"), "permissions", () => ({ channel: target, deny: chosen() }))),
  );
}

/**
 * What somebody may do to the open channel.
 * @param {Session} session
 */
function here(session) {
  const { i18n, world } = session;
  const channel = world.channels.get(session.channel);
  const newest = () => {
    const messages = [...(world.messages(session.channel)?.values() ?? [])].filter((message) => message.author.id === world.bot.id && !(message.flags & 64));
    const message = messages.sort((one, other) => byAge(one.id, other.id)).at(-1);
    return message ? { message: message.id } : null;
  };
  const thread = channel && isThread(channel) ? channel.id : null;
  /** @param {boolean} locked */
  const archive = (locked) => action(session, i18n.say(locked ? "lock" : "archive"), "archive", () => ({ channel: thread, locked }));
  const removable = channel && !isDirect(channel) ? channel.id : null;
  return part(
    i18n.say("here"),
    el(
      "div",
      { class: "row" },
      action(session, i18n.say("deleteNewest"), "delete_message", newest),
      thread ? [archive(false), archive(true)] : null,
      removable ? action(session, i18n.say("deleteChannel"), "delete_channel", () => ({ channel: removable })) : null,
      action(session, i18n.say("repeat"), "repeat", () => (session.interactions.last ? { nonce: session.interactions.last } : null)),
    ),
  );
}

/**
 * Who comes and who goes.
 * @param {Session} session
 */
function membership(session) {
  const { i18n, world } = session;
  return part(
    i18n.say("membership"),
    el(
      "div",
      { class: "row" },
      action(session, i18n.say("kick", { name: world.bot.username }), "kick"),
      action(session, i18n.say("invite", { name: world.bot.username }), "invite"),
      world.me.present === false
        ? action(session, i18n.say("join"), "join", () => ({ person: world.me.id }))
        : action(session, i18n.say("leave"), "leave", () => ({ person: world.me.id })),
    ),
  );
}
