/** A parser of Discord's Markdown. It returns a tree of plain objects and touches no element. */

/** @typedef {{kind: "text" | "code" | "fence" | "everyone", text: string}} TextNode */
/** @typedef {"paragraph" | "small" | "quote" | "item" | "bold" | "italic" | "underline" | "strike" | "spoiler"} FormatKind */
/** @typedef {{kind: FormatKind, children: MarkdownNode[]}} FormatNode */
/** @typedef {{kind: "heading", level: number, children: MarkdownNode[]}} HeadingNode */
/** @typedef {{kind: "list", ordered: boolean, start: number, children: FormatNode[]}} ListNode */
/** @typedef {{kind: "user" | "role" | "channel", id: string}} MentionNode */
/** @typedef {{kind: "command", name: string}} NamedNode */
/** @typedef {{kind: "emoji", name: string, id: string}} EmojiNode */
/** @typedef {{kind: "time", unix: number, style: string}} TimeNode */
/** @typedef {{kind: "link", url: string, children: MarkdownNode[]}} LinkNode */
/** @typedef {TextNode | FormatNode | HeadingNode | ListNode | MentionNode | NamedNode | EmojiNode | TimeNode | LinkNode} MarkdownNode */

/** @typedef {{depth: number, ordered: boolean, start: number, text: string}} ListLine */
/** @typedef {{node: MarkdownNode, end: number}} InlineMatch a parsed node and the index after it */

const MAX_DEPTH = 12;
const CODE_BLOCK = /```(?:([\w+#-]+)\n)?\n?([\s\S]*?)```/g;
const LIST_LINE = /^( *)([-*]|\d{1,9}\.) +(.+)$/;
const BARE_URL = /https?:\/\/[^\s<>]+/y;
const MASKED_LINK = /\[((?:\\.|[^[\]\\])+)\]\(<?(https?:\/\/(?:\([^\s()]*\)|[^\s()<>])+)>?(?: +"[^"\n]*")?\)/y;

/**
 * Patterns of tags in angle brackets, with the node each becomes.
 * @type {[RegExp, (match: RegExpExecArray) => MarkdownNode][]}
 */
const TAG_PATTERNS = [
  [/<@!?(\d+)>/y, ([, id]) => ({ kind: "user", id })],
  [/<@&(\d+)>/y, ([, id]) => ({ kind: "role", id })],
  [/<#(\d+)>/y, ([, id]) => ({ kind: "channel", id })],
  [/<\/([^:<>\n]{1,110}):(\d+)>/y, ([, name]) => ({ kind: "command", name })],
  [/<a?:(\w+):(\d+)>/y, ([, name, id]) => ({ kind: "emoji", name, id })],
  [/<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y, ([, unix, style]) => ({ kind: "time", unix: Number(unix), style: style ?? "f" })],
  [/<(https?:\/\/[^\s<>]+)>/y, ([, url]) => ({ kind: "link", url, children: [{ kind: "text", text: url }] })],
];

/**
 * Delimiters around formatted text; longer ones are tried first.
 * @type {[string, FormatKind][]}
 */
const DELIMITERS = [
  ["**", "bold"],
  ["__", "underline"],
  ["~~", "strike"],
  ["||", "spoiler"],
  ["*", "italic"],
  ["_", "italic"],
];

/**
 * Returns the blocks of a text.
 * @param {string} source
 */
export function parseMarkdown(source) {
  /** @type {MarkdownNode[]} */
  const blocks = [];
  let from = 0;
  for (const match of source.matchAll(CODE_BLOCK)) {
    blocks.push(...parseLines(source.slice(from, match.index)));
    blocks.push({ kind: "fence", text: match[2].replace(/\n$/, "") });
    from = match.index + match[0].length;
  }
  blocks.push(...parseLines(source.slice(from)));
  return blocks;
}

/**
 * Returns the blocks of a text that contains no code blocks.
 * @param {string} source
 */
function parseLines(source) {
  const text = source.replace(/^\n|\n$/g, "");
  if (!text.trim()) {
    return [];
  }
  const lines = text.split("\n");
  /** @type {MarkdownNode[]} */
  const blocks = [];
  while (lines.length) {
    blocks.push(...takeBlock(lines));
  }
  return blocks;
}

/**
 * Removes the first block from the lines and returns it; consecutive lists are returned together.
 * @param {string[]} lines
 * @returns {MarkdownNode[]}
 */
function takeBlock(lines) {
  const heading = /^(#{1,3}) +(.+)$/.exec(lines[0]);
  if (heading) {
    lines.shift();
    return [{ kind: "heading", level: heading[1].length, children: parseInline(heading[2]) }];
  }
  const small = /^-# +(.+)$/.exec(lines[0]);
  if (small) {
    lines.shift();
    return [{ kind: "small", children: parseInline(small[1]) }];
  }
  if (/^>>> ?/.test(lines[0])) {
    return [takeQuote(lines.splice(0))];
  }
  if (isQuote(lines[0])) {
    return [takeQuote(takeWhile(lines, isQuote))];
  }
  if (isListLine(lines[0])) {
    return takeLists(takeWhile(lines, isListLine).map(parseListLine));
  }
  return [{ kind: "paragraph", children: parseInline(takeWhile(lines, isPlain).join("\n")) }];
}

/**
 * Returns a quote; quotes do not nest.
 * @param {string[]} lines
 * @returns {FormatNode}
 */
function takeQuote(lines) {
  const text = lines.map((line) => line.replace(/^(?:>>> ?|> )+/, "")).join("\n");
  return { kind: "quote", children: parseLines(text) };
}

/**
 * Returns consecutive lists.
 * @param {ListLine[]} lines
 */
function takeLists(lines) {
  /** @type {ListNode[]} */
  const lists = [];
  while (lines.length) {
    lists.push(takeList(lines));
  }
  return lists;
}

/** @param {string} line */
const isQuote = (line) => line.startsWith("> ");
/** @param {string} line */
const isListLine = (line) => LIST_LINE.test(line);
/** @param {string} line */
const isPlain = (line) => !isQuote(line) && !isListLine(line) && !/^(#{1,3} +\S|-# +\S|>>> ?)/.test(line);

/**
 * Removes the first line, and those after it that pass the test, and returns them.
 * @param {string[]} lines @param {(line: string) => boolean} test
 */
function takeWhile(lines, test) {
  const end = lines.findIndex((line, index) => index > 0 && !test(line));
  return lines.splice(0, end < 0 ? lines.length : end);
}

/**
 * Returns the parts of a list line.
 * @param {string} line
 * @returns {ListLine}
 */
function parseListLine(line) {
  const [, indent, marker, text] = /** @type {RegExpExecArray} */ (LIST_LINE.exec(line));
  return { depth: Math.min(indent.length, MAX_DEPTH), ordered: /\d/.test(marker), start: Number.parseInt(marker, 10), text };
}

/**
 * Removes the first list from the lines and returns it, with deeper ones nested inside.
 * @param {ListLine[]} lines
 * @returns {ListNode}
 */
function takeList(lines) {
  const { depth, ordered, start } = lines[0];
  /** @type {FormatNode[]} */
  const children = [];
  /** @param {ListLine} line */
  const belongs = (line) => line.depth > depth || (line.depth === depth && line.ordered === ordered);
  while (lines.length && belongs(lines[0])) {
    const last = children.at(-1);
    if (last && lines[0].depth > depth) {
      last.children.push(takeList(lines));
    } else {
      children.push({ kind: "item", children: parseInline(lines[0].text) });
      lines.shift();
    }
  }
  return { kind: "list", ordered, start, children };
}

/**
 * Returns the inline nodes of a text.
 * @param {string} source @param {number} depth the number of nodes around it
 */
export function parseInline(source, depth = 0) {
  /** @type {MarkdownNode[]} */
  const nodes = [];
  let at = 0;
  while (at < source.length) {
    const found = depth < MAX_DEPTH ? takeInline(source, at, depth) : null;
    if (found) {
      nodes.push(found.node);
      at = found.end;
    } else {
      addText(nodes, source[at]);
      at += 1;
    }
  }
  return nodes;
}

/**
 * Appends text, merging it with a text node before it.
 * @param {MarkdownNode[]} nodes @param {string} text
 */
function addText(nodes, text) {
  const last = nodes.at(-1);
  if (last?.kind === "text") {
    last.text += text;
  } else {
    nodes.push({ kind: "text", text });
  }
}

/**
 * Returns the inline node that starts at an index, or null if that is a plain character.
 * @param {string} source @param {number} at @param {number} depth
 * @returns {InlineMatch | null}
 */
function takeInline(source, at, depth) {
  switch (source[at]) {
    case "\\":
      return takeEscape(source, at);
    case "`":
      return takeCode(source, at);
    case "<":
      return takeTag(source, at);
    case "[":
      return takeMaskedLink(source, at, depth);
    case "h":
      return takeUrl(source, at);
    case "@":
      return takeEveryone(source, at);
    default:
      return takeDelimited(source, at, depth);
  }
}

/**
 * Returns the match of a sticky pattern at an index.
 * @param {RegExp} pattern @param {string} source @param {number} at
 */
function matchAt(pattern, source, at) {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

/**
 * @param {string} source @param {number} at
 * @returns {InlineMatch | null}
 */
function takeEscape(source, at) {
  const match = matchAt(/\\([^0-9A-Za-z\s])/y, source, at);
  return match && { node: { kind: "text", text: match[1] }, end: at + 2 };
}

/**
 * Returns the run of backticks that starts at an index.
 * @param {string} source @param {number} at
 */
function backticksAt(source, at) {
  return matchAt(/`+/y, source, at)?.[0] ?? "";
}

/**
 * @param {string} source @param {number} at
 * @returns {InlineMatch}
 */
function takeCode(source, at) {
  const ticks = backticksAt(source, at);
  let end = source.indexOf(ticks, at + ticks.length);
  while (end >= 0 && source[end + ticks.length] === "`") {
    end = source.indexOf(ticks, backticksAt(source, end).length + end);
  }
  if (end < 0) {
    return { node: { kind: "text", text: ticks }, end: at + ticks.length };
  }
  const text = source.slice(at + ticks.length, end).replace(/^ (.*`.*) $/, "$1");
  return { node: { kind: "code", text }, end: end + ticks.length };
}

/**
 * @param {string} source @param {number} at
 * @returns {InlineMatch | null}
 */
function takeTag(source, at) {
  for (const [pattern, make] of TAG_PATTERNS) {
    const match = matchAt(pattern, source, at);
    if (match) {
      return { node: make(match), end: at + match[0].length };
    }
  }
  return null;
}

/**
 * @param {string} source @param {number} at @param {number} depth
 * @returns {InlineMatch | null}
 */
function takeMaskedLink(source, at, depth) {
  const match = matchAt(MASKED_LINK, source, at);
  return match && { node: { kind: "link", url: match[2], children: parseInline(match[1], depth + 1) }, end: at + match[0].length };
}

/**
 * @param {string} source @param {number} at
 * @returns {InlineMatch | null}
 */
function takeUrl(source, at) {
  const match = matchAt(BARE_URL, source, at);
  if (!match) {
    return null;
  }
  const url = trimUrl(match[0]);
  return { node: { kind: "link", url, children: [{ kind: "text", text: url }] }, end: at + url.length };
}

/**
 * Returns a URL without trailing punctuation that belongs to the sentence around it.
 * @param {string} url
 * @returns {string}
 */
function trimUrl(url) {
  const trimmed = url.replace(/[.,:;!?"'*_~|\]]+$/, "");
  const open = trimmed.split("(").length;
  return trimmed.endsWith(")") && trimmed.split(")").length > open ? trimUrl(trimmed.slice(0, -1)) : trimmed;
}

/**
 * @param {string} source @param {number} at
 * @returns {InlineMatch | null}
 */
function takeEveryone(source, at) {
  const match = matchAt(/@(everyone|here)\b/y, source, at);
  return match && { node: { kind: "everyone", text: match[0] }, end: at + match[0].length };
}

/**
 * Returns text between two equal delimiters.
 * @param {string} source @param {number} at @param {number} depth
 * @returns {InlineMatch | null}
 */
function takeDelimited(source, at, depth) {
  for (const [delimiter, kind] of DELIMITERS) {
    if (!source.startsWith(delimiter, at) || !canOpen(source, at, delimiter)) {
      continue;
    }
    const end = findClosing(source, at + delimiter.length, delimiter);
    if (end > at + delimiter.length) {
      const children = parseInline(source.slice(at + delimiter.length, end), depth + 1);
      return { node: { kind, children }, end: end + delimiter.length };
    }
  }
  return null;
}

/**
 * Returns whether a delimiter can open here: single ones need a word after them, and `_` none before it.
 * @param {string} source @param {number} at @param {string} delimiter
 */
function canOpen(source, at, delimiter) {
  if (delimiter.length === 2) {
    return true;
  }
  const inWord = delimiter === "_" && /\w/.test(source[at - 1] ?? " ");
  return !inWord && /\S/.test(source[at + 1] ?? " ") && source[at + 1] !== delimiter;
}

/**
 * Returns the index of the closing delimiter, or -1; skips escapes, code and nested pairs.
 * @param {string} source @param {number} from @param {string} delimiter
 * @returns {number}
 */
function findClosing(source, from, delimiter) {
  let at = from;
  while (at < source.length) {
    if (source[at] === "\\") {
      at += 2;
    } else if (source[at] === "`") {
      at = takeCode(source, at).end;
    } else if (source.startsWith(delimiter, at)) {
      const end = checkClosing(source, at, delimiter, from);
      if (end.closed) {
        return end.at;
      }
      at = end.at;
    } else {
      at += 1;
    }
  }
  return -1;
}

/**
 * Returns whether the delimiter at an index closes, with its index or the one to continue from.
 * @param {string} source @param {number} at @param {string} delimiter @param {number} from the index after the opening delimiter
 */
function checkClosing(source, at, delimiter, from) {
  if (delimiter.length === 2) {
    // The first of three in a row closes the single delimiter opened inside, if there is one.
    const three = source[at + 2] === delimiter[0] && source[at + 3] !== delimiter[0];
    return { closed: true, at: three && hasUnclosed(source.slice(from, at), delimiter[0]) ? at + 1 : at };
  }
  if (source[at + 1] === delimiter) {
    const inner = findClosing(source, at + 2, delimiter + delimiter);
    return { closed: false, at: inner < 0 ? at + 2 : inner + 2 };
  }
  const inWord = delimiter === "_" && /\w/.test(source[at + 1] ?? " ");
  const closed = !inWord && /\S/.test(source[at - 1]);
  return { closed, at: closed ? at : at + 1 };
}

/**
 * Returns whether a single delimiter opens in this text without closing in it.
 * @param {string} text @param {string} delimiter
 */
function hasUnclosed(text, delimiter) {
  let at = text.indexOf(delimiter);
  while (at >= 0) {
    const end = canOpen(text, at, delimiter) ? findClosing(text, at + 1, delimiter) : at;
    if (end < 0) {
      return true;
    }
    at = text.indexOf(delimiter, end + 1);
  }
  return false;
}
