/** Embeds: the framed cards older bots speak in. */

import { el } from "../widgets/dom.js";
import { embedPicture } from "./media.js";
import { lineMarkup, link, markup } from "../text/markdown_renderer.js";

/** @import { Children } from "../widgets/dom.js" */
/** @import { Embed, EmbedField, Message } from "../core/protocol.d.ts" */
/** @import { Visit } from "../session.js" */

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
 * @param {Embed} embed @param {Message} message @param {Visit} page
 */
export function embedOf(embed, message, page) {
  const body = el(
    "div",
    { class: "embed-body" },
    embed.author?.name ? el("p", { class: "embed-author" }, named(embed.author.name, embed.author.url, page)) : null,
    embed.title ? el("h4", {}, named(lineMarkup(embed.title, page, message.mentions), embed.url, page)) : null,
    embed.description ? el("div", { class: "words" }, markup(embed.description, page, message.mentions)) : null,
    embed.fields?.length ? el("dl", { class: "fields" }, embed.fields.map((field) => fieldOf(field, message, page))) : null,
    embed.image?.url ? embedPicture(embed.image, message, page, "embed-image") : null,
    footer(embed, page),
  );
  const corner = embed.thumbnail?.url ? embedPicture(embed.thumbnail, message, page, "thumbnail") : null;
  return el("article", { class: "embed", style: accent(embed.color) }, body, corner);
}

/** @param {Children} words @param {string | undefined} url @param {Visit} page */
function named(words, url, page) {
  return url ? link(url, words, page) : words;
}

/** @param {EmbedField} field @param {Message} message @param {Visit} page */
function fieldOf(field, message, page) {
  return el(
    "div",
    { class: field.inline ? "field inline" : "field" },
    el("dt", {}, lineMarkup(field.name, page, message.mentions)),
    el("dd", { class: "words" }, markup(field.value, page, message.mentions)),
  );
}

/** @param {Embed} embed @param {Visit} page */
function footer(embed, page) {
  const when = embed.timestamp ? page.voice.written(new Date(embed.timestamp)) : null;
  const parts = [embed.footer?.text, when].filter(Boolean);
  return parts.length ? el("p", { class: "embed-foot" }, parts.join(" • ")) : null;
}
