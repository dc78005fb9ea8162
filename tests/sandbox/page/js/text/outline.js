/** What markdown.js read, as one short line that a test can compare. */

/** @import { Node as Read } from "../../../../../sandbox/page/js/text/markdown_parser.js" */

/**
 * Nodes in the order they were read: `bold("a" italic("b"))`, words in quotes.
 * @param {Read[]} nodes
 * @returns {string}
 */
export function outline(nodes) {
  return joined(nodes)
    .map((node) => `${head(node)}${"children" in node ? `(${outline(node.children)})` : ""}`)
    .join(" ");
}

/**
 * Nodes with words side by side as one, for they look the same.
 * @param {Read[]} nodes
 */
function joined(nodes) {
  /** @type {Read[]} */
  const all = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (last?.kind === "text" && node.kind === "text") {
      all[all.length - 1] = { kind: "text", text: last.text + node.text };
    } else {
      all.push(node);
    }
  }
  return all;
}

/**
 * Every word that can be read, without its marks.
 * @param {Read[]} nodes
 * @returns {string}
 */
export function words(nodes) {
  return nodes.map((node) => ("text" in node ? node.text : "children" in node ? words(node.children) : "")).join("");
}

/** @param {Read} node */
function head(node) {
  if (node.kind === "list") {
    return node.ordered ? `ordered${node.start}` : "bulleted";
  }
  if (node.kind === "heading") {
    return `heading${node.level}`;
  }
  if (node.kind === "time") {
    return `time:${node.unix}:${node.style}`;
  }
  if ("text" in node) {
    return `${node.kind === "text" ? "" : `${node.kind}:`}${JSON.stringify(node.text)}`;
  }
  const named = "id" in node ? node.id : "name" in node ? node.name : "url" in node ? node.url : null;
  return named === null ? node.kind : `${node.kind}:${named}`;
}
