/** Parsed Markdown as one short line that a test can compare. */

/** @import { MarkdownNode } from "../../../../../sandbox/page/js/text/markdown_parser.js" */

/**
 * Returns nodes as one line, with text in quotes: `bold("a" italic("b"))`.
 * @param {MarkdownNode[]} nodes
 * @returns {string}
 */
export function outline(nodes) {
  return merged(nodes)
    .map((node) => `${head(node)}${"children" in node ? `(${outline(node.children)})` : ""}`)
    .join(" ");
}

/**
 * Returns nodes with adjacent text merged, as it looks the same.
 * @param {MarkdownNode[]} nodes
 */
function merged(nodes) {
  /** @type {MarkdownNode[]} */
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
 * Returns the text of nodes without any formatting.
 * @param {MarkdownNode[]} nodes
 * @returns {string}
 */
export function textOf(nodes) {
  return nodes.map((node) => ("text" in node ? node.text : "children" in node ? textOf(node.children) : "")).join("");
}

/** @param {MarkdownNode} node */
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
  const named = nameOf(node);
  return named === null ? node.kind : `${node.kind}:${named}`;
}

/**
 * Returns what a node without text is told apart by.
 * @param {MarkdownNode} node
 */
function nameOf(node) {
  const kept = ["name" in node && node.name, "id" in node && node.id, "url" in node && node.url].filter(Boolean);
  return kept.length ? kept.join(" ") : null;
}
