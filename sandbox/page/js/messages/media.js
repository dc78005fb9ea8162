/** Pictures and files. */

import { el, icon } from "../widgets/dom.js";
import { link } from "../text/markdown_renderer.js";

/** @import { ComponentContext } from "./components.js" */
/** @import { Attachment, FileComponent, Media, MediaGallery, Message, Thumbnail } from "../core/protocol.d.ts" */
/** @import { Session } from "../session.js" */

/**
 * @typedef {object} Picture a picture as the page shows it
 * @property {string | null} url where it is on this server, if it is
 * @property {string} originalUrl where it was said to be
 * @property {string} alt
 * @property {number | null} [width]
 * @property {number | null} [height]
 * @property {boolean} spoiler
 */

/** @typedef {Picture & {url: string}} LocalPicture */
/** @typedef {Media & Partial<Attachment>} ResolvedMedia */

/** How tall a picture is shown among words, as in parts.css. */
const MAX_HEIGHT = 600;

/**
 * The address on this very server under which a file is read, or nothing for one that lies elsewhere.
 * @param {string} url
 */
export function localUrl(url) {
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
 * @returns {ResolvedMedia}
 */
function resolve(media, message) {
  const name = /^attachment:\/\/(.+)$/.exec(media.url ?? "")?.[1];
  const attachment = name && message?.attachments?.find((one) => one.filename === name);
  return attachment ? { ...attachment, ...media, url: attachment.url } : media;
}

/** @param {Attachment} file */
const isPictureFile = (file) => /^image\//.test(file.content_type ?? "") || /\.(png|jpe?g|gif|webp)$/i.test(file.filename ?? "");

/**
 * Whether a picture lies on this server, so that it can be shown.
 * @param {Picture} shot
 * @returns {shot is LocalPicture}
 */
const isLocal = (shot) => Boolean(shot.url);

/**
 * A picture that opens large; `shots` are all that can be leafed through with it.
 * @param {Picture} shot @param {Session} session @param {Picture[]} shots
 */
export function pictureButton(shot, session, shots = [shot]) {
  const { url, alt, width, height } = shot;
  if (!url) {
    return link(shot.originalUrl ?? "", [alt || shot.originalUrl || "?"], session);
  }
  const image = el("img", { src: url, alt: alt ?? "", width, height, loading: "lazy", decoding: "async", draggable: "false" });
  const label = alt ? session.i18n.text("enlargeNamed", { alt }) : session.i18n.text("enlarge");
  /** @param {MouseEvent & {currentTarget: Element}} event */
  const open = (event) => (unveil(event.currentTarget) ? null : session.pictureViewer.show(shots.filter(isLocal), shot));
  const button = el("button", { type: "button", class: "picture", "aria-label": label, title: alt, onclick: open }, image);
  if (width && height) {
    button.style.setProperty("--aspect-ratio", `${width} / ${height}`);
    button.style.setProperty("--picture-width", `${Math.round(Math.min(width, (MAX_HEIGHT * width) / height))}px`);
  }
  if (shot.spoiler) {
    button.classList.add("concealed");
    button.append(el("span", { class: "spoiler-label" }, session.i18n.text("spoilerShort")));
  }
  return button;
}

/**
 * Takes the veil off a hidden picture; true if there was one.
 * @param {Element} button
 */
function unveil(button) {
  const veiled = button.classList.contains("concealed");
  button.classList.remove("concealed");
  button.querySelector(".spoiler-label")?.remove();
  return veiled;
}

/**
 * What the page needs to know of a picture to show it.
 * @param {Media} media @param {string | null | undefined} alt @param {boolean | undefined} spoiler
 * @returns {Picture}
 */
function toPicture(media, alt, spoiler) {
  const { url, width, height } = media;
  return { url: localUrl(url), originalUrl: url, alt: alt ?? "", width, height, spoiler: Boolean(spoiler) };
}

/**
 * Several pictures side by side.
 * @param {MediaGallery} component @param {ComponentContext} env
 */
export function gallery(component, env) {
  const shots = component.items.map((item) => toPicture(resolve(item.media, env.message), item.description, item.spoiler));
  const count = Math.min(shots.length, 4);
  return el("div", { class: `gallery of-${count}` }, shots.map((shot) => pictureButton(shot, env.session, shots)));
}

/**
 * Resolves once all pictures in there can be shown, or cannot be had.
 * @param {Element} node
 */
export function whenDecoded(node) {
  const images = [...node.querySelectorAll("img")];
  images.forEach((image) => image.setAttribute("loading", "eager"));
  return Promise.allSettled(images.map((image) => image.decode()));
}

/**
 * One small picture beside words.
 * @param {Thumbnail} component @param {ComponentContext} env
 */
export function thumbnail(component, env) {
  const shot = toPicture(resolve(component.media, env.message), component.description, component.spoiler);
  return el("div", { class: "thumbnail" }, pictureButton(shot, env.session));
}

/**
 * How large a file is.
 * @param {number} bytes @param {string} locale
 */
function formatSize(bytes, locale) {
  const [amount, unit] = bytes < 1000 ? [bytes, "byte"] : bytes < 1e6 ? [bytes / 1000, "kilobyte"] : [bytes / 1e6, "megabyte"];
  return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 }).format(amount);
}

/**
 * A file to take along.
 * @param {Media & Partial<Attachment> & {name?: string}} file @param {Session} session
 */
export function fileCard(file, session) {
  const url = localUrl(file.url);
  const name = file.filename ?? file.name ?? url?.split("/").at(-1) ?? "?";
  const size = file.size ? el("span", { class: "muted" }, formatSize(file.size, session.i18n.locale)) : null;
  const title = session.i18n.text("download");
  return el("a", { class: "file", href: url, download: name, title }, icon("file"), el("span", {}, name), size);
}

/**
 * A file component.
 * @param {FileComponent} component @param {ComponentContext} env
 */
export function fileComponent(component, env) {
  const file = resolve(component.file, env.message);
  return fileCard({ filename: component.name, size: component.size, ...file }, env.session);
}

/**
 * Pictures and files sent along with a message.
 * @param {Message} message @param {Session} session
 */
export function renderAttachments(message, session) {
  const files = message.attachments ?? [];
  /** @param {Attachment} file */
  const shot = (file) => toPicture(file, file.description ?? file.title, file.filename?.startsWith("SPOILER_"));
  const shots = files.filter(isPictureFile).map(shot);
  const pictures = shots.map((one) => pictureButton(one, session, shots));
  return [
    pictures.length ? el("div", { class: `gallery of-${Math.min(pictures.length, 4)}` }, pictures) : null,
    files.filter((file) => !isPictureFile(file)).map((file) => fileCard(file, session)),
  ];
}

/**
 * A picture of an embed.
 * @param {Media} media @param {Message} message @param {Session} session @param {string} kind
 */
export function embedPicture(media, message, session, kind) {
  const file = resolve(media, message);
  return el("div", { class: kind }, pictureButton(toPicture(file, media.description, false), session));
}
