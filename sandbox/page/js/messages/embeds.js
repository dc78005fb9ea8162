/** Embeds: the framed cards older bots speak in. */

import { el } from "../widgets/dom.js";
import { embedPicture } from "./media.js";
import { lineMarkup, link, markup } from "../text/markdown_renderer.js";

/** @import { Children } from "../widgets/dom.js" */
/** @import { Embed, EmbedField, Message } from "../core/protocol.d.ts" */
/** @import { Session } from "../session.js" */

/**
 * The colour of an embed or container as a style value.
 * @param {number | null | undefined} colour
 * @returns {Record<string, string>}
 */
export function accent(colour) {
  return colour === null || colour === undefined ? {} : { "--accent": `#${colour.toString(16).padStart(6, "0")}` };
}

/**
 * One embed.
 * @param {Embed} embed @param {Message} message @param {Session} session
 */
export function embedOf(embed, message, session) {
  const body = el(
    "div",
    { class: "embed-body" },
    embed.author?.name ? el("p", { class: "embed-author" }, named(embed.author.name, embed.author.url, session)) : null,
    embed.title ? el("h4", {}, named(lineMarkup(embed.title, session, message.mentions), embed.url, session)) : null,
    embed.description ? el("div", { class: "words" }, markup(embed.description, session, message.mentions)) : null,
    embed.fields?.length ? el("dl", { class: "fields" }, embed.fields.map((field) => fieldOf(field, message, session))) : null,
    embed.image?.url ? embedPicture(embed.image, message, session, "embed-image") : null,
    footer(embed, session),
  );
  const corner = embed.thumbnail?.url ? embedPicture(embed.thumbnail, message, session, "thumbnail") : null;
  return el("article", { class: "embed", style: accent(embed.color) }, body, corner);
}

/** @param {Children} words @param {string | undefined} url @param {Session} session */
function named(words, url, session) {
  return url ? link(url, words, session) : words;
}

/** @param {EmbedField} field @param {Message} message @param {Session} session */
function fieldOf(field, message, session) {
  return el(
    "div",
    { class: field.inline ? "field inline" : "field" },
    el("dt", {}, lineMarkup(field.name, session, message.mentions)),
    el("dd", { class: "words" }, markup(field.value, session, message.mentions)),
  );
}

/** @param {Embed} embed @param {Session} session */
function footer(embed, session) {
  const when = embed.timestamp ? session.i18n.written(new Date(embed.timestamp)) : null;
  const parts = [embed.footer?.text, when].filter(Boolean);
  return parts.length ? el("p", { class: "embed-foot" }, parts.join(" • ")) : null;
}
