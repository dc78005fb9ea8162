/** Embeds. */

import { el } from "../widgets/dom.js";
import { embedPicture } from "./media.js";
import { renderInlineMarkdown, link, renderMarkdown } from "../text/markdown_renderer.js";

/** @import { Children } from "../widgets/dom.js" */
/** @import { Embed, EmbedField, Message } from "../core/protocol.d.ts" */
/** @import { Session } from "../session.js" */

/**
 * Returns the style property for the colour of an embed or container.
 * @param {number | null | undefined} colour
 * @returns {Record<string, string>}
 */
export function accentStyle(colour) {
  return colour === null || colour === undefined ? {} : { "--accent": `#${colour.toString(16).padStart(6, "0")}` };
}

/**
 * Returns an embed.
 * @param {Embed} embed @param {Message} message @param {Session} session
 */
export function renderEmbed(embed, message, session) {
  const body = el(
    "div",
    { class: "embed-body" },
    embed.author?.name ? el("p", { class: "embed-author" }, maybeLink(embed.author.name, embed.author.url, session)) : null,
    embed.title ? el("h4", {}, maybeLink(renderInlineMarkdown(embed.title, session, message.mentions), embed.url, session)) : null,
    embed.description ? el("div", { class: "rich-text" }, renderMarkdown(embed.description, session, message.mentions)) : null,
    embed.fields?.length ? el("dl", { class: "fields" }, embed.fields.map((field) => renderField(field, message, session))) : null,
    embed.image?.url ? embedPicture(embed.image, message, session, "embed-image") : null,
    renderFooter(embed, session),
  );
  const thumbnail = embed.thumbnail?.url ? embedPicture(embed.thumbnail, message, session, "thumbnail") : null;
  return el("article", { class: "embed", style: accentStyle(embed.color) }, body, thumbnail);
}

/** @param {Children} content @param {string | undefined} url @param {Session} session */
function maybeLink(content, url, session) {
  return url ? link(url, content, session) : content;
}

/** @param {EmbedField} field @param {Message} message @param {Session} session */
function renderField(field, message, session) {
  return el(
    "div",
    { class: field.inline ? "field inline" : "field" },
    el("dt", {}, renderInlineMarkdown(field.name, session, message.mentions)),
    el("dd", { class: "rich-text" }, renderMarkdown(field.value, session, message.mentions)),
  );
}

/** @param {Embed} embed @param {Session} session */
function renderFooter(embed, session) {
  const time = embed.timestamp ? session.i18n.messageTime(new Date(embed.timestamp)) : null;
  const parts = [embed.footer?.text, time].filter(Boolean);
  return parts.length ? el("p", { class: "embed-footer" }, parts.join(" • ")) : null;
}
