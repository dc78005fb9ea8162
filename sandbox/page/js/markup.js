/** Shows what markdown.js read, as elements. */

import { el } from "./dom.js";
import { parse, parseInline } from "./markdown.js";

const DISCORD_JUMP = /^(?:https:\/\/(?:\w+\.)?discord(?:app)?\.com|discord:\/\/-)\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?$/;

/** How each kind of node becomes an element: the tag, or a function. */
const MAKERS = {
  text: (node) => node.text,
  paragraph: (node, show) => el("p", {}, show(node.children)),
  heading: (node, show) => el(`h${node.level + 2}`, { class: `heading-${node.level}` }, show(node.children)),
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
  spoiler: (node, show, page) => spoiler(show(node.children), page),
  user: (node, show, page, named) => userMention(node.id, page, named),
  role: (node, show, page) => roleMention(node.id, page),
  channel: (node, show, page) => channelMention(node.id, page),
  command: (node, show, page) => commandMention(node.name, page),
  time: (node, show, page) => timeOf(node, page),
  link: (node, show, page) => link(node.url, show(node.children), page),
};

/** A whole text with blocks; `named` are the users the message itself names. */
export function markup(source, page, named = []) {
  return showAll(parse(source ?? ""), page, named);
}

/** A single line, without blocks. */
export function lineMarkup(source, page, named = []) {
  return showAll(parseInline(source ?? ""), page, named);
}

function showAll(nodes, page, named) {
  const show = (children) => children.map((node) => MAKERS[node.kind](node, show, page, named));
  return show(nodes);
}

/** The address if a browser may be sent there, otherwise nothing. */
export function safeUrl(url) {
  try {
    const parsed = new URL(url, location.href);
    return ["http:", "https:"].includes(parsed.protocol) ? parsed.href : null;
  } catch {
    return null;
  }
}

/** A link; one to a message in Discord leads there on this page. */
export function link(url, children, page, kind = "") {
  const jump = DISCORD_JUMP.exec(url);
  if (jump) {
    const onclick = () => page.jump(jump[2], jump[3] ?? null);
    return el("button", { type: "button", class: kind || "text-link", onclick }, children);
  }
  const href = safeUrl(url);
  const props = { class: kind, href, target: "_blank", rel: "noopener noreferrer", title: href };
  return href ? el("a", props, children) : el("span", { class: kind }, children);
}

/** Words that are hidden until they are asked for. */
function spoiler(children, page) {
  const inner = el("span", { class: "hidden-words" }, children);
  const label = page.voice.say("spoiler");
  const node = el("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": label, "aria-expanded": "false" }, inner);
  const reveal = () => {
    node.classList.add("shown");
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

/** The name under which somebody is shown. */
export function nameOf(user) {
  return user?.global_name || user?.username || "?";
}

function userMention(id, page, named) {
  const user = page.world.member(id, named);
  const kind = id === page.world.me.id ? "mention mine" : "mention";
  return el("span", { class: kind }, `@${user ? nameOf(user) : page.voice.say("unknown")}`);
}

function roleMention(id, page) {
  const role = page.world.guild.roles?.find((one) => one.id === id);
  return el("span", { class: "mention" }, `@${role?.name ?? page.voice.say("unknown")}`);
}

function channelMention(id, page) {
  const channel = page.world.channels.get(id);
  if (!channel) {
    return el("span", { class: "mention" }, `#${page.voice.say("unknown")}`);
  }
  return el("button", { type: "button", class: "mention", onclick: () => page.open(id) }, `#${channel.name}`);
}

function commandMention(name, page) {
  return el("button", { type: "button", class: "mention", onclick: () => page.useCommand(name) }, `/${name}`);
}

function timeOf(node, page) {
  const date = new Date(node.unix * 1000);
  if (Number.isNaN(date.getTime())) {
    return String(node.unix);
  }
  const props = { datetime: date.toISOString(), "data-unix": node.unix, "data-style": node.style, title: page.voice.whole(date) };
  return el("time", props, page.voice.stamp(node.unix, node.style));
}
