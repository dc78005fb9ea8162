/** Parsed Markdown as HTML elements. */

import { el } from "../widgets/dom.js";
import { customEmoji } from "../widgets/emoji.js";
import { parseMarkdown, parseInline } from "./markdown_parser.js";

/** @import { Children } from "../widgets/dom.js" */
/** @import { MarkdownNode, TimeNode } from "./markdown_parser.js" */
/** @import { User } from "../core/protocol.d.ts" */
/** @import { Session } from "../session.js" */

/** @typedef {Pick<Session, "world" | "i18n" | "jumpTo" | "openChannel" | "startCommand">} RenderSession the parts of a session that mentions and links use */
/** @typedef {{username?: string, global_name?: string | null} | null | undefined} MaybeUser */
/** @typedef {(nodes: MarkdownNode[]) => Children} RenderNodes */

/**
 * @template {MarkdownNode} N
 * @typedef {(node: N, render: RenderNodes, session: RenderSession, mentioned: User[]) => Children} Renderer
 */

const HEADING_TAGS = /** @type {const} */ (["h3", "h4", "h5"]);
const DISCORD_MESSAGE_LINK = /^(?:https:\/\/(?:\w+\.)?discord(?:app)?\.com|discord:\/\/-)\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?$/;

/**
 * The renderer of each kind of node.
 * @type {{[K in MarkdownNode["kind"]]: Renderer<MarkdownNode & {kind: K}>}}
 */
const RENDERERS = {
  text: (node) => node.text,
  paragraph: (node, render) => el("p", {}, render(node.children)),
  heading: (node, render) => el(HEADING_TAGS[node.level - 1], { class: `heading-${node.level}` }, render(node.children)),
  small: (node, render) => el("p", { class: "small" }, render(node.children)),
  quote: (node, render) => el("blockquote", {}, render(node.children)),
  fence: (node) => el("pre", {}, el("code", {}, node.text)),
  list: (node, render) => el(node.ordered ? "ol" : "ul", node.ordered ? { start: node.start } : {}, render(node.children)),
  item: (node, render) => el("li", {}, render(node.children)),
  bold: (node, render) => el("strong", {}, render(node.children)),
  italic: (node, render) => el("em", {}, render(node.children)),
  underline: (node, render) => el("u", {}, render(node.children)),
  strike: (node, render) => el("s", {}, render(node.children)),
  code: (node) => el("code", {}, node.text),
  emoji: (node) => customEmoji(node.id, node.name),
  everyone: (node) => el("span", { class: "mention" }, node.text),
  spoiler: (node, render, session) => spoiler(render(node.children), session),
  user: (node, render, session, mentioned) => userMention(node.id, session, mentioned),
  role: (node, render, session) => roleMention(node.id, session),
  channel: (node, render, session) => channelMention(node.id, session),
  command: (node, render, session) => commandMention(node.name, session),
  time: (node, render, session) => timeElement(node, session),
  link: (node, render, session) => link(node.url, render(node.children), session),
};

/**
 * Returns the elements of a text with blocks; `mentioned` are the users the message mentions.
 * @param {string | null | undefined} source @param {RenderSession} session @param {User[]} [mentioned]
 */
export function renderMarkdown(source, session, mentioned = []) {
  return renderNodes(parseMarkdown(source ?? ""), session, mentioned);
}

/**
 * Returns the elements of a single line, without blocks.
 * @param {string | null | undefined} source @param {RenderSession} session @param {User[]} [mentioned]
 */
export function renderInlineMarkdown(source, session, mentioned = []) {
  return renderNodes(parseInline(source ?? ""), session, mentioned);
}

/** @param {MarkdownNode[]} nodes @param {RenderSession} session @param {User[]} mentioned */
function renderNodes(nodes, session, mentioned) {
  /** @type {RenderNodes} */
  const render = (children) => children.map((node) => /** @type {Renderer<MarkdownNode>} */ (RENDERERS[node.kind])(node, render, session, mentioned));
  return render(nodes);
}

/**
 * Returns the URL if it is safe to open, otherwise null.
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
 * Returns a link; one to a Discord message becomes a button that goes to it on this page.
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
 * Returns text that stays hidden until it is clicked.
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
 * Returns the name under which a user is shown.
 * @param {MaybeUser} user
 */
export function displayName(user) {
  return user?.global_name || user?.username || "?";
}

/** @param {string} id @param {RenderSession} session @param {User[]} mentioned */
function userMention(id, session, mentioned) {
  const user = session.world.findUser(id, mentioned);
  const kind = id === session.world.me.id ? "mention mine" : "mention";
  return el("span", { class: kind }, `@${user ? displayName(user) : session.i18n.text("unknown")}`);
}

/** @param {string} id @param {RenderSession} session */
function roleMention(id, session) {
  const role = session.world.guild.roles?.find((known) => known.id === id);
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
