/** A menu to make things go wrong on purpose, and to see how the bot bears it. */

import * as server from "./core/api.js";
import { el } from "./widgets/dom.js";
import { Popup } from "./widgets/popup.js";
import { byAge, isDirect, isThread } from "./core/state.js";

/** @import { Children } from "./widgets/dom.js" */
/** @import { Visit } from "./session.js" */

const STATUSES = [429, 500, 502, 503, 403, 404];
const PERMISSIONS = ["VIEW_CHANNEL", "SEND_MESSAGES", "EMBED_LINKS", "ATTACH_FILES", "READ_MESSAGE_HISTORY", "SEND_MESSAGES_IN_THREADS"];
const WIDE = 430;
const TALL = 640;

/**
 * Opens the menu beside its button.
 * @param {HTMLElement} anchor @param {Visit} page
 */
export function openTrouble(anchor, page) {
  const { voice } = page;
  const content = el(
    "div",
    { class: "trouble" },
    el("h2", {}, voice.say("trouble")),
    bot(page),
    gateway(page),
    requests(page),
    permissions(page),
    here(page),
    membership(page),
  );
  const popup = new Popup(anchor, content, { label: voice.say("trouble"), kind: "sheet trouble-popup", widest: WIDE, tallest: TALL });
  content.querySelector("button")?.focus();
  return popup;
}

/**
 * Does it, and says that it is done or why not.
 * @param {Visit} page @param {() => Promise<unknown>} deed
 */
async function make(page, deed) {
  try {
    await deed();
    page.notices.say(page.voice.say("troubleMade"));
  } catch (error) {
    page.notices.say(server.refusalOf(error).message || page.voice.say("lost"));
  }
}

/** @param {string} title @param {Children[]} children */
function part(title, ...children) {
  return el("fieldset", {}, el("legend", {}, title), children);
}

/** @param {Visit} page @param {string} words @param {string} kind @param {() => object | null} details of what is done, or nothing if there is nothing to do it to */
function action(page, words, kind, details = () => ({})) {
  const onclick = () => {
    const given = details();
    return given ? make(page, () => server.trouble(kind, given)) : page.notices.say(page.voice.say("nothingThere"));
  };
  return el("button", { type: "button", class: "button secondary", onclick }, words);
}

/**
 * The bot's own process, which the server may run.
 * @param {Visit} page
 */
function bot(page) {
  const { voice, world } = page;
  /** @param {"restart" | "stop" | "start"} deed */
  const tell = (deed) => {
    const onclick = () => make(page, () => server.tellBot(deed));
    return el("button", { type: "button", class: "button secondary", onclick }, voice.say(`bot.${deed}`, { name: world.bot.username }));
  };
  return part(world.bot.username, el("div", { class: "row" }, [tell("restart"), tell("stop"), tell("start")]));
}

/** @param {Visit} page */
function gateway(page) {
  const { voice } = page;
  /** @param {"drop" | "reconnect" | "invalid"} name */
  const how = (name) => action(page, voice.say(`gateway.${name}`), "gateway", () => ({ how: name }));
  return part(voice.say("gateway"), el("div", { class: "row" }, [how("drop"), how("reconnect"), how("invalid")]));
}

/**
 * The next requests of the bot are refused, or their answers are lost.
 * @param {Visit} page
 */
function requests(page) {
  const { voice } = page;
  const status = el("select", { class: "text-field", "aria-label": voice.say("status") }, STATUSES.map((code) => el("option", { value: code }, String(code))));
  const times = el("input", { type: "number", class: "text-field", min: "1", max: "99", value: "1", "aria-label": voice.say("times") });
  const count = () => Math.max(1, Number.parseInt(times.value, 10) || 1);
  return part(
    voice.say("requests"),
    el("div", { class: "row" }, el("label", {}, voice.say("times"), times), el("label", {}, voice.say("status"), status)),
    el(
      "div",
      { class: "row" },
      action(page, voice.say("refuse"), "answer", () => ({ status: Number(status.value), times: count() })),
      action(page, voice.say("loseAnswer"), "lost", () => ({ times: count() })),
      action(page, voice.say("limitsOn"), "limits", () => ({ on: true })),
      action(page, voice.say("limitsOff"), "limits", () => ({ on: false })),
    ),
  );
}

/** @param {Visit} page */
function permissions(page) {
  const { voice, world } = page;
  const channel = world.channels.get(page.channel);
  if (!channel || isDirect(channel)) {
    return null;
  }
  const boxes = PERMISSIONS.map((name) => el("input", { type: "checkbox", value: name }));
  const chosen = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const target = (isThread(channel) && channel.parent_id) || channel.id;
  return part(
    voice.say("permissions", { name: page.titleOf(target) }),
    boxes.map((box) => el("label", { class: "option" }, box, box.value)),
    el("div", { class: "row" }, action(page, voice.say("apply"), "permissions", () => ({ channel: target, deny: chosen() }))),
  );
}

/**
 * What somebody may do to the open channel.
 * @param {Visit} page
 */
function here(page) {
  const { voice, world } = page;
  const channel = world.channels.get(page.channel);
  const newest = () => {
    const messages = [...(world.messages(page.channel)?.values() ?? [])].filter((message) => message.author.id === world.bot.id && !(message.flags & 64));
    const message = messages.sort((one, other) => byAge(one.id, other.id)).at(-1);
    return message ? { message: message.id } : null;
  };
  const thread = channel && isThread(channel) ? channel.id : null;
  /** @param {boolean} locked */
  const archive = (locked) => action(page, voice.say(locked ? "lock" : "archive"), "archive", () => ({ channel: thread, locked }));
  const removable = channel && !isDirect(channel) ? channel.id : null;
  return part(
    voice.say("here"),
    el(
      "div",
      { class: "row" },
      action(page, voice.say("deleteNewest"), "delete_message", newest),
      thread ? [archive(false), archive(true)] : null,
      removable ? action(page, voice.say("deleteChannel"), "delete_channel", () => ({ channel: removable })) : null,
      action(page, voice.say("repeat"), "repeat", () => (page.interactions.last ? { nonce: page.interactions.last } : null)),
    ),
  );
}

/**
 * Who comes and who goes.
 * @param {Visit} page
 */
function membership(page) {
  const { voice, world } = page;
  return part(
    voice.say("membership"),
    el(
      "div",
      { class: "row" },
      action(page, voice.say("kick", { name: world.bot.username }), "kick"),
      action(page, voice.say("invite", { name: world.bot.username }), "invite"),
      world.me.present === false
        ? action(page, voice.say("join"), "join", () => ({ person: world.me.id }))
        : action(page, voice.say("leave"), "leave", () => ({ person: world.me.id })),
    ),
  );
}
