/** Pictures and files. */

import { el, icon } from "../widgets/dom.js";
import { link } from "../text/markdown_renderer.js";

/** @import { Env } from "./components.js" */
/** @import { Attachment, FileComponent, Media, MediaGallery, Message, Thumbnail } from "../core/protocol.d.ts" */
/** @import { Session } from "../session.js" */

/**
 * @typedef {object} Shot a picture as the page shows it
 * @property {string | null} url where it is on this server, if it is
 * @property {string} outside where it was said to be
 * @property {string} alt
 * @property {number | null} [width]
 * @property {number | null} [height]
 * @property {boolean} spoiler
 */

/** @typedef {Shot & {url: string}} OwnShot */
/** @typedef {Media & Partial<Attachment>} Resolved */

/** How tall a picture is shown among words, as in parts.css. */
const TALLEST = 600;

/**
 * The address on this very server under which a file is read, or nothing for one that lies elsewhere.
 * @param {string} url
 */
export function ownUrl(url) {
  try {
    const parsed = new URL(url, location.href);
    const ours = parsed.origin === location.origin || parsed.pathname.startsWith("/attachments/");
    return ours ? parsed.pathname + parsed.search : null;
  } catch {
    return null;
  }
}

/**
 * The file a component means, which it may name as `attachment://name`.
 * @param {Media} media @param {Message | undefined} message
 * @returns {Resolved}
 */
function resolve(media, message) {
  const name = /^attachment:\/\/(.+)$/.exec(media.url ?? "")?.[1];
  const attachment = name && message?.attachments?.find((one) => one.filename === name);
  return attachment ? { ...attachment, ...media, url: attachment.url } : media;
}

/** @param {Attachment} file */
const isPicture = (file) => /^image\//.test(file.content_type ?? "") || /\.(png|jpe?g|gif|webp)$/i.test(file.filename ?? "");

/**
 * Whether a picture lies on this server, so that it can be shown.
 * @param {Shot} shot
 * @returns {shot is OwnShot}
 */
const isOwn = (shot) => Boolean(shot.url);

/**
 * A picture that opens large; `shots` are all that can be leafed through with it.
 * @param {Shot} shot @param {Session} session @param {Shot[]} shots
 */
export function picture(shot, session, shots = [shot]) {
  const { url, alt, width, height } = shot;
  if (!url) {
    return link(shot.outside ?? "", [alt || shot.outside || "?"], session);
  }
  const image = el("img", { src: url, alt: alt ?? "", width, height, loading: "lazy", decoding: "async", draggable: "false" });
  const label = alt ? session.i18n.say("enlargeNamed", { alt }) : session.i18n.say("enlarge");
  /** @param {MouseEvent & {currentTarget: Element}} event */
  const open = (event) => (veil(event.currentTarget) ? null : session.viewer.show(shots.filter(isOwn), shot));
  const button = el("button", { type: "button", class: "picture", "aria-label": label, title: alt, onclick: open }, image);
  if (width && height) {
    button.style.setProperty("--shape", `${width} / ${height}`);
    button.style.setProperty("--wide", `${Math.round(Math.min(width, (TALLEST * width) / height))}px`);
  }
  if (shot.spoiler) {
    button.classList.add("veiled");
    button.append(el("span", { class: "veil-word" }, session.i18n.say("spoilerShort")));
  }
  return button;
}

/**
 * Takes the veil off a hidden picture; true if there was one.
 * @param {Element} button
 */
function veil(button) {
  const veiled = button.classList.contains("veiled");
  button.classList.remove("veiled");
  button.querySelector(".veil-word")?.remove();
  return veiled;
}

/**
 * What the page needs to know of a picture to show it.
 * @param {Media} media @param {string | null | undefined} alt @param {boolean | undefined} spoiler
 * @returns {Shot}
 */
function shotOf(media, alt, spoiler) {
  const { url, width, height } = media;
  return { url: ownUrl(url), outside: url, alt: alt ?? "", width, height, spoiler: Boolean(spoiler) };
}

/**
 * Several pictures side by side.
 * @param {MediaGallery} component @param {Env} env
 */
export function gallery(component, env) {
  const shots = component.items.map((item) => shotOf(resolve(item.media, env.message), item.description, item.spoiler));
  const count = Math.min(shots.length, 4);
  return el("div", { class: `gallery of-${count}` }, shots.map((shot) => picture(shot, env.session, shots)));
}

/**
 * Resolves once all pictures in there can be shown, or cannot be had.
 * @param {Element} node
 */
export function decoded(node) {
  const images = [...node.querySelectorAll("img")];
  images.forEach((image) => image.setAttribute("loading", "eager"));
  return Promise.allSettled(images.map((image) => image.decode()));
}

/**
 * One small picture beside words.
 * @param {Thumbnail} component @param {Env} env
 */
export function thumbnail(component, env) {
  const shot = shotOf(resolve(component.media, env.message), component.description, component.spoiler);
  return el("div", { class: "thumbnail" }, picture(shot, env.session));
}

/**
 * How large a file is.
 * @param {number} bytes @param {string} locale
 */
function sizeText(bytes, locale) {
  const [amount, unit] = bytes < 1000 ? [bytes, "byte"] : bytes < 1e6 ? [bytes / 1000, "kilobyte"] : [bytes / 1e6, "megabyte"];
  return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 }).format(amount);
}

/**
 * A file to take along.
 * @param {Media & Partial<Attachment> & {name?: string}} file @param {Session} session
 */
export function fileCard(file, session) {
  const url = ownUrl(file.url);
  const name = file.filename ?? file.name ?? url?.split("/").at(-1) ?? "?";
  const size = file.size ? el("span", { class: "about" }, sizeText(file.size, session.i18n.locale)) : null;
  const title = session.i18n.say("download");
  return el("a", { class: "file", href: url, download: name, title }, icon("file"), el("span", {}, name), size);
}

/**
 * A file component.
 * @param {FileComponent} component @param {Env} env
 */
export function fileOf(component, env) {
  const file = resolve(component.file, env.message);
  return fileCard({ filename: component.name, size: component.size, ...file }, env.session);
}

/**
 * Pictures and files sent along with a message.
 * @param {Message} message @param {Session} session
 */
export function attachmentsOf(message, session) {
  const files = message.attachments ?? [];
  /** @param {Attachment} file */
  const shot = (file) => shotOf(file, file.description ?? file.title, file.filename?.startsWith("SPOILER_"));
  const shots = files.filter(isPicture).map(shot);
  const pictures = shots.map((one) => picture(one, session, shots));
  return [
    pictures.length ? el("div", { class: `gallery of-${Math.min(pictures.length, 4)}` }, pictures) : null,
    files.filter((file) => !isPicture(file)).map((file) => fileCard(file, session)),
  ];
}

/**
 * A picture of an embed.
 * @param {Media} media @param {Message} message @param {Session} session @param {string} kind
 */
export function embedPicture(media, message, session, kind) {
  const file = resolve(media, message);
  return el("div", { class: kind }, picture(shotOf(file, media.description, false), session));
}
