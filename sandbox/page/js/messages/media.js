/** Pictures and files. */

import { el, icon } from "../widgets/dom.js";
import { link } from "../text/markdown_renderer.js";

/** @import { ComponentContext } from "./components.js" */
/** @import { Attachment, FileComponent, Media, MediaGallery, Message, Thumbnail } from "../core/protocol.d.ts" */
/** @import { Session } from "../session.js" */

/**
 * @typedef {object} Picture
 * @property {string | null} url its URL on this server, or null if it is hosted elsewhere
 * @property {string} originalUrl the URL in the message
 * @property {string} alt
 * @property {number | null} [width]
 * @property {number | null} [height]
 * @property {boolean} spoiler
 */

/** @typedef {Picture & {url: string}} LocalPicture */
/** @typedef {Media & Partial<Attachment>} ResolvedMedia */

/**
 * Returns the URL of a file on this server, or null if it is hosted elsewhere.
 * @param {string} url
 */
export function localUrl(url) {
  try {
    const parsed = new URL(url, location.href);
    const isLocalFile = parsed.origin === location.origin || parsed.pathname.startsWith("/attachments/");
    return isLocalFile ? parsed.pathname + parsed.search : null;
  } catch {
    return null;
  }
}

/**
 * Returns the file that a component refers to, possibly as `attachment://name`.
 * @param {Media} media @param {Message | undefined} message
 * @returns {ResolvedMedia}
 */
function resolve(media, message) {
  const name = /^attachment:\/\/(.+)$/.exec(media.url ?? "")?.[1];
  const attachment = name && message?.attachments?.find((file) => file.filename === name);
  return attachment ? { ...attachment, ...media, url: attachment.url } : media;
}

/** @param {Attachment} file */
const isPictureFile = (file) => /^image\//.test(file.content_type ?? "") || /\.(png|jpe?g|gif|webp)$/i.test(file.filename ?? "");

/**
 * Returns whether a picture is on this server and can be shown.
 * @param {Picture} picture
 * @returns {picture is LocalPicture}
 */
const isLocal = (picture) => Boolean(picture.url);

/**
 * Returns a button that enlarges a picture; `pictures` are all that the viewer steps through.
 * @param {Picture} picture @param {Session} session @param {Picture[]} pictures
 */
export function pictureButton(picture, session, pictures = [picture]) {
  const { url, alt, width, height } = picture;
  if (!url) {
    return link(picture.originalUrl ?? "", [alt || picture.originalUrl || "?"], session);
  }
  const image = el("img", { src: url, alt: alt ?? "", width, height, loading: "lazy", decoding: "async", draggable: "false" });
  const label = alt ? session.i18n.text("enlargeNamed", { alt }) : session.i18n.text("enlarge");
  /** @param {MouseEvent & {currentTarget: Element}} event */
  const open = (event) => (reveal(event.currentTarget) ? null : session.pictureViewer.show(pictures.filter(isLocal), picture));
  const button = el("button", { type: "button", class: "picture", "aria-label": label, title: alt, onclick: open }, image);
  if (width && height) {
    button.style.setProperty("--aspect-ratio", String(width / height));
    button.style.setProperty("--own-width", `${width}px`);
  }
  if (picture.spoiler) {
    button.classList.add("concealed");
    button.append(el("span", { class: "spoiler-label" }, session.i18n.text("spoilerShort")));
  }
  return button;
}

/**
 * Reveals a concealed picture; returns whether it was concealed.
 * @param {Element} button
 */
function reveal(button) {
  const concealed = button.classList.contains("concealed");
  button.classList.remove("concealed");
  button.querySelector(".spoiler-label")?.remove();
  return concealed;
}

/**
 * Returns the data with which a picture is shown.
 * @param {Media} media @param {string | null | undefined} alt @param {boolean | undefined} spoiler
 * @returns {Picture}
 */
function toPicture(media, alt, spoiler) {
  const { url, width, height } = media;
  return { url: localUrl(url), originalUrl: url, alt: alt ?? "", width, height, spoiler: Boolean(spoiler) };
}

/**
 * Returns a gallery of pictures.
 * @param {MediaGallery} component @param {ComponentContext} context
 */
export function gallery(component, context) {
  const pictures = component.items.map((item) => toPicture(resolve(item.media, context.message), item.description, item.spoiler));
  const count = Math.min(pictures.length, 4);
  return el("div", { class: `gallery of-${count}` }, pictures.map((picture) => pictureButton(picture, context.session, pictures)));
}

/**
 * Resolves once all pictures in an element have loaded or failed.
 * @param {Element} node
 */
export function whenDecoded(node) {
  const images = [...node.querySelectorAll("img")];
  images.forEach((image) => image.setAttribute("loading", "eager"));
  return Promise.allSettled(images.map((image) => image.decode()));
}

/**
 * Returns a small picture.
 * @param {Thumbnail} component @param {ComponentContext} context
 */
export function thumbnail(component, context) {
  const picture = toPicture(resolve(component.media, context.message), component.description, component.spoiler);
  return el("div", { class: "thumbnail" }, pictureButton(picture, context.session));
}

/**
 * Returns a file size as text.
 * @param {number} bytes @param {string} locale
 */
function formatSize(bytes, locale) {
  const [amount, unit] = bytes < 1000 ? [bytes, "byte"] : bytes < 1e6 ? [bytes / 1000, "kilobyte"] : [bytes / 1e6, "megabyte"];
  return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 }).format(amount);
}

/**
 * Returns a link that downloads a file.
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
 * Returns the element of a file component.
 * @param {FileComponent} component @param {ComponentContext} context
 */
export function fileComponent(component, context) {
  const file = resolve(component.file, context.message);
  return fileCard({ filename: component.name, size: component.size, ...file }, context.session);
}

/**
 * Returns the pictures and files attached to a message.
 * @param {Message} message @param {Session} session
 */
export function renderAttachments(message, session) {
  const files = message.attachments ?? [];
  /** @param {Attachment} file */
  const read = (file) => toPicture(file, file.description ?? file.title, file.filename?.startsWith("SPOILER_"));
  const pictures = files.filter(isPictureFile).map(read);
  const buttons = pictures.map((picture) => pictureButton(picture, session, pictures));
  return [
    buttons.length ? el("div", { class: `gallery of-${Math.min(buttons.length, 4)}` }, buttons) : null,
    files.filter((file) => !isPictureFile(file)).map((file) => fileCard(file, session)),
  ];
}

/**
 * Returns a picture of an embed.
 * @param {Media} media @param {Message} message @param {Session} session @param {string} kind
 */
export function embedPicture(media, message, session, kind) {
  const file = resolve(media, message);
  return el("div", { class: kind }, pictureButton(toPicture(file, media.description, false), session));
}
