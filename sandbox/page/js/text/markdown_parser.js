/** Reads Discord's markdown into a tree of plain data; nothing here touches the page. */

/** @typedef {{kind: "text" | "code" | "fence" | "everyone", text: string}} TextNode */
/** @typedef {"paragraph" | "small" | "quote" | "item" | "bold" | "italic" | "underline" | "strike" | "spoiler"} FormatKind */
/** @typedef {{kind: FormatKind, children: Node[]}} FormatNode */
/** @typedef {{kind: "heading", level: number, children: Node[]}} HeadingNode */
/** @typedef {{kind: "list", ordered: boolean, start: number, children: FormatNode[]}} ListNode */
/** @typedef {{kind: "user" | "role" | "channel", id: string}} MentionNode */
/** @typedef {{kind: "command" | "emoji", name: string}} NamedNode */
/** @typedef {{kind: "time", unix: number, style: string}} TimeNode */
/** @typedef {{kind: "link", url: string, children: Node[]}} LinkNode */
/** @typedef {TextNode | FormatNode | HeadingNode | ListNode | MentionNode | NamedNode | TimeNode | LinkNode} Node */

/** @typedef {{depth: number, ordered: boolean, start: number, text: string}} ListLine one line of a list */
/** @typedef {{node: Node, end: number}} InlineMatch what was read, and where it ends */

const MAX_DEPTH = 12;
const CODE_BLOCK = /```(?:([\w+#-]+)\n)?\n?([\s\S]*?)```/g;
const LIST_LINE = /^( *)([-*]|\d{1,9}\.) +(.+)$/;
const BARE_URL = /https?:\/\/[^\s<>]+/y;
const MASKED_LINK = /\[((?:\\.|[^[\]\\])+)\]\(<?(https?:\/\/(?:\([^\s()]*\)|[^\s()<>])+)>?(?: +"[^"\n]*")?\)/y;

/**
 * What stands between angle brackets.
 * @type {[RegExp, (match: RegExpExecArray) => Node][]}
 */
const TAG_PATTERNS = [
  [/<@!?(\d+)>/y, ([, id]) => ({ kind: "user", id })],
  [/<@&(\d+)>/y, ([, id]) => ({ kind: "role", id })],
  [/<#(\d+)>/y, ([, id]) => ({ kind: "channel", id })],
  [/<\/([^:<>\n]{1,110}):(\d+)>/y, ([, name]) => ({ kind: "command", name })],
  [/<a?:(\w+):\d+>/y, ([, name]) => ({ kind: "emoji", name })],
  [/<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y, ([, unix, style]) => ({ kind: "time", unix: Number(unix), style: style ?? "f" })],
  [/<(https?:\/\/[^\s<>]+)>/y, ([, url]) => ({ kind: "link", url, children: [{ kind: "text", text: url }] })],
];

/**
 * Pairs of signs that enclose something; the longer of two is tried first.
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
 * A whole text as blocks.
 * @param {string} source
 */
export function parseMarkdown(source) {
  /** @type {Node[]} */
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
 * Lines without code blocks in them, as blocks.
 * @param {string} source
 */
function parseLines(source) {
  const text = source.replace(/^\n|\n$/g, "");
  if (!text.trim()) {
    return [];
  }
  const lines = text.split("\n");
  /** @type {Node[]} */
  const blocks = [];
  while (lines.length) {
    blocks.push(...takeBlock(lines));
  }
  return blocks;
}

/**
 * Takes the block that begins with the first line off the lines; a list may turn out to be several.
 * @param {string[]} lines
 * @returns {Node[]}
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
 * Quoted lines; a quote within a quote is the same quote.
 * @param {string[]} lines
 * @returns {FormatNode}
 */
function takeQuote(lines) {
  const text = lines.map((line) => line.replace(/^(?:>>> ?|> )+/, "")).join("\n");
  return { kind: "quote", children: parseLines(text) };
}

/**
 * All lists that follow one another.
 * @param {ListLine[]} items
 */
function takeLists(items) {
  /** @type {ListNode[]} */
  const lists = [];
  while (items.length) {
    lists.push(takeList(items));
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
 * Takes the first line off the front, and those after it of which the same is true.
 * @param {string[]} lines @param {(line: string) => boolean} test
 */
function takeWhile(lines, test) {
  const end = lines.findIndex((line, index) => index > 0 && !test(line));
  return lines.splice(0, end < 0 ? lines.length : end);
}

/**
 * One line of a list.
 * @param {string} line
 * @returns {ListLine}
 */
function parseListLine(line) {
  const [, indent, sign, text] = /** @type {RegExpExecArray} */ (LIST_LINE.exec(line));
  return { depth: Math.min(indent.length, MAX_DEPTH), ordered: /\d/.test(sign), start: Number.parseInt(sign, 10), text };
}

/**
 * The list that begins with the first of these lines, with those further in as lists of their own.
 * @param {ListLine[]} items
 * @returns {ListNode}
 */
function takeList(items) {
  const { depth, ordered, start } = items[0];
  /** @type {FormatNode[]} */
  const children = [];
  /** @param {ListLine} item */
  const belongs = (item) => item.depth > depth || (item.depth === depth && item.ordered === ordered);
  while (items.length && belongs(items[0])) {
    const last = children.at(-1);
    if (last && items[0].depth > depth) {
      last.children.push(takeList(items));
    } else {
      children.push({ kind: "item", children: parseInline(items[0].text) });
      items.shift();
    }
  }
  return { kind: "list", ordered, start, children };
}

/**
 * Words with what is written within lines.
 * @param {string} source @param {number} depth how many others it stands in
 */
export function parseInline(source, depth = 0) {
  /** @type {Node[]} */
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
 * Adds words to those before them.
 * @param {Node[]} nodes @param {string} text
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
 * What begins at this place, and where it ends; nothing if it is a plain letter.
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
 * A match of a sticky pattern at a place.
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
 * All backticks in a row from a place on.
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
 * An address without the stop or bracket of the sentence around it.
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
 * Something between a pair of equal signs.
 * @param {string} source @param {number} at @param {number} depth
 * @returns {InlineMatch | null}
 */
function takeDelimited(source, at, depth) {
  for (const [sign, kind] of DELIMITERS) {
    if (!source.startsWith(sign, at) || !canOpen(source, at, sign)) {
      continue;
    }
    const end = findClosing(source, at + sign.length, sign);
    if (end > at + sign.length) {
      const children = parseInline(source.slice(at + sign.length, end), depth + 1);
      return { node: { kind, children }, end: end + sign.length };
    }
  }
  return null;
}

/**
 * Whether a sign can begin something here: a single one needs a word after it, `_` none before it.
 * @param {string} source @param {number} at @param {string} sign
 */
function canOpen(source, at, sign) {
  if (sign.length === 2) {
    return true;
  }
  const inWord = sign === "_" && /\w/.test(source[at - 1] ?? " ");
  return !inWord && /\S/.test(source[at + 1] ?? " ") && source[at + 1] !== sign;
}

/**
 * Where the sign that closes is, or -1; what is escaped, code, or a pair of its own is passed over.
 * @param {string} source @param {number} from @param {string} sign
 * @returns {number}
 */
function findClosing(source, from, sign) {
  let at = from;
  while (at < source.length) {
    if (source[at] === "\\") {
      at += 2;
    } else if (source[at] === "`") {
      at = takeCode(source, at).end;
    } else if (source.startsWith(sign, at)) {
      const end = checkClosing(source, at, sign, from);
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
 * Whether the sign found here closes, or where to look on.
 * @param {string} source @param {number} at @param {string} sign @param {number} from where what it closes began
 */
function checkClosing(source, at, sign, from) {
  if (sign.length === 2) {
    // Of three, the first belongs to what was opened inside, if anything was.
    const three = source[at + 2] === sign[0] && source[at + 3] !== sign[0];
    return { closed: true, at: three && hasUnclosed(source.slice(from, at), sign[0]) ? at + 1 : at };
  }
  if (source[at + 1] === sign) {
    const inner = findClosing(source, at + 2, sign + sign);
    return { closed: false, at: inner < 0 ? at + 2 : inner + 2 };
  }
  const inWord = sign === "_" && /\w/.test(source[at + 1] ?? " ");
  const closed = !inWord && /\S/.test(source[at - 1]);
  return { closed, at: closed ? at : at + 1 };
}

/**
 * Whether a single sign begins something in these words that does not end in them.
 * @param {string} words @param {string} sign
 */
function hasUnclosed(words, sign) {
  let at = words.indexOf(sign);
  while (at >= 0) {
    const end = canOpen(words, at, sign) ? findClosing(words, at + 1, sign) : at;
    if (end < 0) {
      return true;
    }
    at = words.indexOf(sign, end + 1);
  }
  return false;
}
