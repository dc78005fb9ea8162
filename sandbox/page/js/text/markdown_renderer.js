/** Shows what markdown.js read, as elements. */

import { el } from "../widgets/dom.js";
import { parseMarkdown, parseInline } from "./markdown_parser.js";

/** @import { Children } from "../widgets/dom.js" */
/** @import { Node as Read, TimeNode } from "./markdown_parser.js" */
/** @import { User } from "../core/protocol.d.ts" */
/** @import { Session } from "../session.js" */

/** @typedef {Pick<Session, "world" | "i18n" | "jumpTo" | "openChannel" | "startCommand">} RenderSession what of a visit words may mean */
/** @typedef {{username?: string, global_name?: string | null} | null | undefined} MaybeUser */
/** @typedef {(nodes: Read[]) => Children} RenderNodes */

/**
 * @template {Read} N
 * @typedef {(node: N, show: RenderNodes, session: RenderSession, named: User[]) => Children} Renderer
 */

const HEADING_TAGS = /** @type {const} */ (["h3", "h4", "h5"]);
const DISCORD_MESSAGE_LINK = /^(?:https:\/\/(?:\w+\.)?discord(?:app)?\.com|discord:\/\/-)\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?$/;

/**
 * How each kind of node becomes an element.
 * @type {{[K in Read["kind"]]: Renderer<Read & {kind: K}>}}
 */
const RENDERERS = {
  text: (node) => node.text,
  paragraph: (node, show) => el("p", {}, show(node.children)),
  heading: (node, show) => el(HEADING_TAGS[node.level - 1], { class: `heading-${node.level}` }, show(node.children)),
  small: (node, show) => el("p", { class: "small" }, show(node.children)),
  quote: (node, show) => el("blockquote", {}, show(node.children)),
  fence: (node) => el("pre", {}, el("code", {}, node.text)),
  list: (node, show) => el(node.ordered ? "ol" : "ul", node.ordered ? { start: node.start } : {}, show(node.children)),
  item: (node, show) => el("li", {}, show(node.children)),
  bold: (node, show) => el("strong", {}, show(node.children)),
  italic: (node, show) => el("em", {}, show(node.children)),
  underline: (node, show) => el("u", {}, show(node.children)),
  strike: (node, show) => el("s", {}, show(node.children)),
  code: (node) => el("code", {}, node.text),
  emoji: (node) => el("span", { class: "emoji" }, `:${node.name}:`),
  everyone: (node) => el("span", { class: "mention" }, node.text),
  spoiler: (node, show, session) => spoiler(show(node.children), session),
  user: (node, show, session, named) => userMention(node.id, session, named),
  role: (node, show, session) => roleMention(node.id, session),
  channel: (node, show, session) => channelMention(node.id, session),
  command: (node, show, session) => commandMention(node.name, session),
  time: (node, show, session) => timeElement(node, session),
  link: (node, show, session) => link(node.url, show(node.children), session),
};

/**
 * A whole text with blocks; `named` are the users the message itself names.
 * @param {string | null | undefined} source @param {RenderSession} session @param {User[]} [named]
 */
export function renderMarkdown(source, session, named = []) {
  return renderNodes(parseMarkdown(source ?? ""), session, named);
}

/**
 * A single line, without blocks.
 * @param {string | null | undefined} source @param {RenderSession} session @param {User[]} [named]
 */
export function renderInlineMarkdown(source, session, named = []) {
  return renderNodes(parseInline(source ?? ""), session, named);
}

/** @param {Read[]} nodes @param {RenderSession} session @param {User[]} named */
function renderNodes(nodes, session, named) {
  /** @type {RenderNodes} */
  const show = (children) => children.map((node) => /** @type {Renderer<Read>} */ (RENDERERS[node.kind])(node, show, session, named));
  return show(nodes);
}

/**
 * The address if a browser may be sent there, otherwise nothing.
 * @param {string} url
 */
export function safeUrl(url) {
  try {
    const parsed = new URL(url, location.href);
    return ["http:", "https:"].includes(parsed.protocol) ? parsed.href : null;
  } catch {
    return null;
  }
}

/**
 * A link; one to a message in Discord leads there on this page.
 * @param {string} url @param {Children} children @param {RenderSession} session @param {string} kind
 */
export function link(url, children, session, kind = "") {
  const jump = DISCORD_MESSAGE_LINK.exec(url);
  if (jump) {
    const onclick = () => session.jumpTo(jump[2], jump[3] ?? null);
    return el("button", { type: "button", class: kind || "text-link", onclick }, children);
  }
  const href = safeUrl(url);
  const props = { class: kind, href, target: "_blank", rel: "noopener noreferrer", title: href };
  return href ? el("a", props, children) : el("span", { class: kind }, children);
}

/**
 * Words that are hidden until they are asked for.
 * @param {Children} children @param {RenderSession} session
 */
function spoiler(children, session) {
  const inner = el("span", { class: "spoiler-text" }, children);
  const label = session.i18n.text("spoiler");
  const node = el("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": label, "aria-expanded": "false" }, inner);
  const reveal = () => {
    node.classList.add("revealed");
    ["role", "tabindex", "aria-label", "aria-expanded"].forEach((name) => node.removeAttribute(name));
  };
  node.addEventListener("click", reveal, { once: true });
  node.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      reveal();
    }
  });
  return node;
}

/**
 * The name under which somebody is shown.
 * @param {MaybeUser} user
 */
export function displayName(user) {
  return user?.global_name || user?.username || "?";
}

/** @param {string} id @param {RenderSession} session @param {User[]} named */
function userMention(id, session, named) {
  const user = session.world.findUser(id, named);
  const kind = id === session.world.me.id ? "mention mine" : "mention";
  return el("span", { class: kind }, `@${user ? displayName(user) : session.i18n.text("unknown")}`);
}

/** @param {string} id @param {RenderSession} session */
function roleMention(id, session) {
  const role = session.world.guild.roles?.find((one) => one.id === id);
  return el("span", { class: "mention" }, `@${role?.name ?? session.i18n.text("unknown")}`);
}

/** @param {string} id @param {RenderSession} session */
function channelMention(id, session) {
  const channel = session.world.channels.get(id);
  if (!channel) {
    return el("span", { class: "mention" }, `#${session.i18n.text("unknown")}`);
  }
  return el("button", { type: "button", class: "mention", onclick: () => session.openChannel(id) }, `#${channel.name}`);
}

/** @param {string} name @param {RenderSession} session */
function commandMention(name, session) {
  return el("button", { type: "button", class: "mention", onclick: () => session.startCommand(name) }, `/${name}`);
}

/** @param {TimeNode} node @param {RenderSession} session */
function timeElement(node, session) {
  const date = new Date(node.unix * 1000);
  if (Number.isNaN(date.getTime())) {
    return String(node.unix);
  }
  const props = { datetime: date.toISOString(), "data-unix": node.unix, "data-style": node.style, title: session.i18n.fullDateTime(date) };
  return el("time", props, session.i18n.timestamp(node.unix, node.style));
}
