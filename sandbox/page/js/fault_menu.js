/** The menu that injects faults, to see how the bot copes. */

import * as server from "./core/api.js";
import { el } from "./widgets/dom.js";
import { Popup } from "./widgets/popup.js";
import { compareIds, EPHEMERAL, isDirect, isThread } from "./core/state.js";

/** @import { Children } from "./widgets/dom.js" */
/** @import { Session } from "./session.js" */

const STATUSES = [429, 500, 502, 503, 403, 404];
const PERMISSIONS = ["VIEW_CHANNEL", "SEND_MESSAGES", "EMBED_LINKS", "ATTACH_FILES", "READ_MESSAGE_HISTORY", "SEND_MESSAGES_IN_THREADS"];
const MIN_WIDTH = 430;
const MAX_HEIGHT = 640;

/**
 * Opens the menu next to its button.
 * @param {HTMLElement} anchor @param {Session} session
 */
export function openFaultMenu(anchor, session) {
  const { i18n } = session;
  const content = el(
    "div",
    { class: "fault-menu" },
    el("h2", {}, i18n.text("trouble")),
    botSection(session),
    gatewaySection(session),
    requestsSection(session),
    permissionsSection(session),
    channelSection(session),
    membershipSection(session),
  );
  const popup = new Popup(anchor, content, { label: i18n.text("trouble"), kind: "sheet", minWidth: MIN_WIDTH, maxHeight: MAX_HEIGHT });
  content.querySelector("button")?.focus();
  return popup;
}

/**
 * Runs an action and shows a notice that it is done or why it failed.
 * @param {Session} session @param {() => Promise<unknown>} action
 */
async function runAndReport(session, action) {
  try {
    await action();
    session.notices.show(session.i18n.text("troubleMade"));
  } catch (error) {
    session.notices.show(server.asApiError(error).message || session.i18n.text("lost"));
  }
}

/**
 * Returns a titled group of controls.
 * @param {string} title @param {Children[]} children
 */
function section(title, ...children) {
  return el("fieldset", {}, el("legend", {}, title), children);
}

/**
 * Returns a button that injects a fault.
 * @param {Session} session @param {string} label @param {string} kind
 * @param {() => object | null} details returns the fault's details, or null if it applies to nothing here
 */
function faultButton(session, label, kind, details = () => ({})) {
  const onclick = () => {
    const found = details();
    return found ? runAndReport(session, () => server.injectFault(kind, found)) : session.notices.show(session.i18n.text("nothingThere"));
  };
  return el("button", { type: "button", class: "button secondary", onclick }, label);
}

/**
 * Returns the buttons that restart, stop and start the bot's process.
 * @param {Session} session
 */
function botSection(session) {
  const { i18n, world } = session;
  /** @param {"restart" | "stop" | "start"} action */
  const button = (action) => {
    const onclick = () => runAndReport(session, () => server.controlBot(action));
    return el("button", { type: "button", class: "button secondary", onclick }, i18n.text(`bot.${action}`, { name: world.bot.username }));
  };
  return section(world.bot.username, el("div", { class: "row" }, [button("restart"), button("stop"), button("start")]));
}

/**
 * Returns the buttons that end the bot's gateway connection.
 * @param {Session} session
 */
function gatewaySection(session) {
  const { i18n } = session;
  /** @param {"drop" | "reconnect" | "invalid"} how */
  const button = (how) => faultButton(session, i18n.text(`gateway.${how}`), "gateway", () => ({ how }));
  return section(i18n.text("gateway"), el("div", { class: "row" }, [button("drop"), button("reconnect"), button("invalid")]));
}

/**
 * Returns the controls that refuse the bot's next requests, lose their responses or limit their rate.
 * @param {Session} session
 */
function requestsSection(session) {
  const { i18n } = session;
  const status = el("select", { class: "text-field", "aria-label": i18n.text("status") }, STATUSES.map((code) => el("option", { value: code }, String(code))));
  const times = el("input", { type: "number", class: "text-field", min: "1", max: "99", value: "1", "aria-label": i18n.text("times") });
  const count = () => Math.max(1, Number.parseInt(times.value, 10) || 1);
  return section(
    i18n.text("requests"),
    el("div", { class: "row" }, el("label", {}, i18n.text("times"), times), el("label", {}, i18n.text("status"), status)),
    el(
      "div",
      { class: "row" },
      faultButton(session, i18n.text("refuse"), "answer", () => ({ status: Number(status.value), times: count() })),
      faultButton(session, i18n.text("loseAnswer"), "lost", () => ({ times: count() })),
      faultButton(session, i18n.text("limitsOn"), "limits", () => ({ on: true })),
      faultButton(session, i18n.text("limitsOff"), "limits", () => ({ on: false })),
    ),
  );
}

/**
 * Returns the permissions that can be denied to the bot, or null in direct messages.
 * @param {Session} session
 */
function permissionsSection(session) {
  const { i18n, world } = session;
  const channel = world.channels.get(session.channel);
  if (!channel || isDirect(channel)) {
    return null;
  }
  const boxes = PERMISSIONS.map((name) => el("input", { type: "checkbox", value: name }));
  const denied = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const target = (isThread(channel) && channel.parent_id) || channel.id;
  return section(
    i18n.text("permissions", { name: session.channelTitle(target) }),
    boxes.map((box) => el("label", { class: "option" }, box, box.value)),
    el("div", { class: "row" }, faultButton(session, i18n.text("apply"), "permissions", () => ({ channel: target, deny: denied() }))),
  );
}

/**
 * Returns the buttons for the open channel and its messages.
 * @param {Session} session
 */
function channelSection(session) {
  const { i18n, world } = session;
  const channel = world.channels.get(session.channel);
  const newestOfBot = () => {
    const messages = [...(world.cachedMessages(session.channel)?.values() ?? [])].filter((message) => message.author.id === world.bot.id && !(message.flags & EPHEMERAL));
    const message = messages.sort((a, b) => compareIds(a.id, b.id)).at(-1);
    return message ? { message: message.id } : null;
  };
  const thread = channel && isThread(channel) ? channel.id : null;
  /** @param {boolean} locked */
  const archive = (locked) => faultButton(session, i18n.text(locked ? "lock" : "archive"), "archive", () => ({ channel: thread, locked }));
  const removable = channel && !isDirect(channel) ? channel.id : null;
  return section(
    i18n.text("here"),
    el(
      "div",
      { class: "row" },
      faultButton(session, i18n.text("deleteNewest"), "delete_message", newestOfBot),
      thread ? [archive(false), archive(true)] : null,
      removable ? faultButton(session, i18n.text("deleteChannel"), "delete_channel", () => ({ channel: removable })) : null,
      faultButton(session, i18n.text("repeat"), "repeat", () => (session.interactions.lastNonce ? { nonce: session.interactions.lastNonce } : null)),
    ),
  );
}

/**
 * Returns the buttons with which the bot or this person leaves and rejoins the server.
 * @param {Session} session
 */
function membershipSection(session) {
  const { i18n, world } = session;
  return section(
    i18n.text("membership"),
    el(
      "div",
      { class: "row" },
      faultButton(session, i18n.text("kick", { name: world.bot.username }), "kick"),
      faultButton(session, i18n.text("invite", { name: world.bot.username }), "invite"),
      world.me.present === false
        ? faultButton(session, i18n.text("join"), "join", () => ({ person: world.me.id }))
        : faultButton(session, i18n.text("leave"), "leave", () => ({ person: world.me.id })),
    ),
  );
}
