/** The parser of Discord's Markdown. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { parseMarkdown, parseInline } from "../../../../../sandbox/page/js/text/markdown_parser.js";
import { randomTexts } from "../random_texts.js";
import { outline, textOf } from "./outline.js";

/**
 * Tests that each source is parsed as expected.
 * @param {(source: string) => string} parse @param {Record<string, string>} cases
 */
function parses(parse, cases) {
  for (const [source, expected] of Object.entries(cases)) {
    test(JSON.stringify(source), () => assert.equal(parse(source), expected));
  }
}

/** @param {string} source */
const line = (source) => outline(parseInline(source));
/** @param {string} source */
const text = (source) => outline(parseMarkdown(source));

describe("delimiters enclose formatted text", () => {
  parses(line, {
    "plain text": '"plain text"',
    "**a**": 'bold("a")',
    "*a*": 'italic("a")',
    _a_: 'italic("a")',
    __a__: 'underline("a")',
    "~~a~~": 'strike("a")',
    "||a||": 'spoiler("a")',
    "a **b** c": '"a " bold("b") " c"',
    "**a** **b**": 'bold("a") " " bold("b")',
    "**a\nb**": 'bold("a\\nb")',
    "** a **": 'bold(" a ")',
  });
});

describe("formatting can be nested", () => {
  parses(line, {
    "***a***": 'bold(italic("a"))',
    "___a___": 'underline(italic("a"))',
    "**a *b* c**": 'bold("a " italic("b") " c")',
    "*a **b** c*": 'italic("a " bold("b") " c")',
    "*a **b***": 'italic("a " bold("b"))',
    "**a *b***": 'bold("a " italic("b"))',
    "**a *b* c***": 'bold("a " italic("b") " c") "*"',
    "_a __b___": 'italic("a " underline("b"))',
    "*a **bc** d*": 'italic("a " bold("bc") " d")',
    "*a **b *c* d** e*": 'italic("a " bold("b " italic("c") " d") " e")',
    "*a *`c*` b*": 'italic("a *" code:"c*" " b")',
    "*** a***": 'bold("* a") "*"',
    "_a __b__ c_": 'italic("a " underline("b") " c")',
    "**__~~||a||~~__**": 'bold(underline(strike(spoiler("a"))))',
    "||**a** `b`||": 'spoiler(bold("a") " " code:"b")',
  });
});

describe("delimiters without a partner are plain text", () => {
  parses(line, {
    "**a": '"**a"',
    "a**": '"a**"',
    "*a": '"*a"',
    "2 * 3 * 4": '"2 * 3 * 4"',
    "* a*": '"* a*"',
    "*a *": '"*a *"',
    "****": '"****"',
    "||||": '"||||"',
    "~a~": '"~a~"',
    "|a|": '"|a|"',
    "*a **b*": 'italic("a **b")',
    "**a*": '"*" italic("a")',
  });
});

describe("an underscore inside a word is plain text", () => {
  parses(line, {
    snake_case_name: '"snake_case_name"',
    "_a_b": '"_a_b"',
    "a_b_": '"a_b_"',
    "_a_b_": 'italic("a_b")',
    "_a_, _b_": 'italic("a") ", " italic("b")',
    "un*believ*able": '"un" italic("believ") "able"',
  });
});

describe("a backslash escapes punctuation", () => {
  parses(line, {
    "\\*a\\*": '"*a*"',
    "\\\\": '"\\\\"',
    "\\a": '"\\\\a"',
    "\\": '"\\\\"',
    "\\ a": '"\\\\ a"',
    "**a\\**": '"*" italic("a*")',
    "**a\\*b**": 'bold("a*b")',
    "\\`a\\`": '"`a`"',
    "\\<@1>": '"<@1>"',
    "\\[a](https://e.org)": '"[a](" link:https://e.org("https://e.org") ")"',
    "\\||a||": '"||a||"',
    "\\🐟": '"🐟"',
  });
});

describe("code is not formatted", () => {
  parses(line, {
    "`a`": 'code:"a"',
    "`**a**`": 'code:"**a**"',
    "`\\*`": 'code:"\\\\*"',
    "`<@1>`": 'code:"<@1>"',
    "``a`b``": 'code:"a`b"',
    "`` ` ``": 'code:"`"',
    "` a `": 'code:" a "',
    "`a": '"`a"',
    "``a`": '"``a`"',
    "`a``b`": 'code:"a``b"',
    "**a `**` b**": 'bold("a " code:"**" " b")',
    "*a `*` b*": 'italic("a " code:"*" " b")',
  });
});

describe("tags in angle brackets", () => {
  parses(line, {
    "<@12>": "user:12",
    "<@!12>": "user:12",
    "<@&12>": "role:12",
    "<#12>": "channel:12",
    "</game new:12>": "command:game new",
    "<:fish:12>": "emoji:fish 12",
    "<a:fish:12>": "emoji:fish 12",
    "<t:1700000000>": "time:1700000000:f",
    "<t:1700000000:R>": "time:1700000000:R",
    "<t:-5:T>": "time:-5:T",
    "<https://e.org/a>": 'link:https://e.org/a("https://e.org/a")',
    "**<@12>**": "bold(user:12)",
    "a<@12>b": '"a" user:12 "b"',
  });
});

describe("other angle brackets are plain text", () => {
  parses(line, {
    "<@>": '"<@>"',
    "<@a>": '"<@a>"',
    "<@12": '"<@12"',
    "<t:1:X>": '"<t:1:X>"',
    "<t:a>": '"<t:a>"',
    "<t:12345678901234>": '"<t:12345678901234>"',
    "<script>": '"<script>"',
    "<javascript:a>": '"<javascript:a>"',
    "1 < 2 > 1": '"1 < 2 > 1"',
  });
});

describe("timestamp styles", () => {
  parses(line, Object.fromEntries([..."tTdDfFsSR"].map((style) => [`<t:7:${style}>`, `time:7:${style}`])));
});

describe("URLs become links", () => {
  parses(line, {
    "https://e.org": 'link:https://e.org("https://e.org")',
    "http://e.org/a?b=c&d#e": 'link:http://e.org/a?b=c&d#e("http://e.org/a?b=c&d#e")',
    "see https://e.org.": '"see " link:https://e.org("https://e.org") "."',
    "https://e.org, and": 'link:https://e.org("https://e.org") ", and"',
    "(https://e.org)": '"(" link:https://e.org("https://e.org") ")"',
    "https://e.org/a_(b)": 'link:https://e.org/a_(b)("https://e.org/a_(b)")',
    "(https://e.org/a_(b)).": '"(" link:https://e.org/a_(b)("https://e.org/a_(b)") ")."',
    "**https://e.org**": 'bold(link:https://e.org("https://e.org"))',
    "ftp://e.org": '"ftp://e.org"',
    "here": '"here"',
    "http:/e.org": '"http:/e.org"',
    "https://": '"https://"',
  });
});

describe("text can be a link", () => {
  parses(line, {
    "[a](https://e.org)": 'link:https://e.org("a")',
    "[a b](http://e.org/c)": 'link:http://e.org/c("a b")',
    "[**a** `b`](https://e.org)": 'link:https://e.org(bold("a") " " code:"b")',
    "[a](<https://e.org>)": 'link:https://e.org("a")',
    '[a](https://e.org "title")': 'link:https://e.org("a")',
    "[a](https://e.org/b_(c))": 'link:https://e.org/b_(c)("a")',
    "[a\\]b](https://e.org)": 'link:https://e.org("a]b")',
    "||[a](https://e.org)||": 'spoiler(link:https://e.org("a"))',
  });
});

describe("only web pages can be linked to", () => {
  parses(line, {
    "[a](javascript:b)": '"[a](javascript:b)"',
    "[a](data:text/html,b)": '"[a](data:text/html,b)"',
    "[a](e.org)": '"[a](e.org)"',
    "[](https://e.org)": '"[](" link:https://e.org("https://e.org") ")"',
    "[a] (https://e.org)": '"[a] (" link:https://e.org("https://e.org") ")"',
    "[a]": '"[a]"',
  });
});

describe("everyone and here are mentions", () => {
  parses(line, {
    "@everyone": 'everyone:"@everyone"',
    "@here!": 'everyone:"@here" "!"',
    "@hereafter": '"@hereafter"',
    "@Ada": '"@Ada"',
  });
});

describe("paragraphs, headings and small print", () => {
  parses(text, {
    "": "",
    " \n ": "",
    a: 'paragraph("a")',
    "a\nb": 'paragraph("a\\nb")',
    "# a": 'heading1("a")',
    "## a": 'heading2("a")',
    "### a": 'heading3("a")',
    "#### a": 'paragraph("#### a")',
    "#a": 'paragraph("#a")',
    "# ": 'paragraph("# ")',
    "# **a**\nb": 'heading1(bold("a")) paragraph("b")',
    "a\n# b": 'paragraph("a") heading1("b")',
    "-# a *b*": 'small("a " italic("b"))',
    "a\n-# b": 'paragraph("a") small("b")',
    "-#a": 'paragraph("-#a")',
  });
});

describe("quotes", () => {
  parses(text, {
    "> a": 'quote(paragraph("a"))',
    "> a\n> b": 'quote(paragraph("a\\nb"))',
    "> a\nb": 'quote(paragraph("a")) paragraph("b")',
    "a\n> b": 'paragraph("a") quote(paragraph("b"))',
    ">a": 'paragraph(">a")',
    "> > a": 'quote(paragraph("a"))',
    "> # a\n> - b": 'quote(heading1("a") bulleted(item("b")))',
    ">>> a\nb\n# c": 'quote(paragraph("a\\nb") heading1("c"))',
    "a\n>>> b\n\nc": 'paragraph("a") quote(paragraph("b\\n\\nc"))',
    "> **a**": 'quote(paragraph(bold("a")))',
  });
});

describe("lists", () => {
  parses(text, {
    "- a\n- b": 'bulleted(item("a") item("b"))',
    "* a": 'bulleted(item("a"))',
    "- a\n* b": 'bulleted(item("a") item("b"))',
    "1. a\n2. b": 'ordered1(item("a") item("b"))',
    "7. a\n9. b": 'ordered7(item("a") item("b"))',
    "- a\n  - b\n- c": 'bulleted(item("a" bulleted(item("b"))) item("c"))',
    "- a\n  - b\n    - c": 'bulleted(item("a" bulleted(item("b" bulleted(item("c"))))))',
    "- a\n    - b\n  - c": 'bulleted(item("a" bulleted(item("b")) bulleted(item("c"))))',
    "1. a\n  - b\n2. c": 'ordered1(item("a" bulleted(item("b"))) item("c"))',
    "- a\n1. b": 'bulleted(item("a")) ordered1(item("b"))',
    "  - a\n- b": 'bulleted(item("a")) bulleted(item("b"))',
    "a\n- b\nc": 'paragraph("a") bulleted(item("b")) paragraph("c")',
    "- **a**": 'bulleted(item(bold("a")))',
    "-a": 'paragraph("-a")',
    "- ": 'paragraph("- ")',
    "1.a": 'paragraph("1.a")',
    "1234567890. a": 'paragraph("1234567890. a")',
    "-- a": 'paragraph("-- a")',
  });
});

describe("blocks of code", () => {
  parses(text, {
    "```a```": 'fence:"a"',
    "```\na\n```": 'fence:"a"',
    "```py\na = 1\n```": 'fence:"a = 1"',
    "```py```": 'fence:"py"',
    "```c++\na\n```": 'fence:"a"',
    "```\n# a\n> b\n- c\n```": 'fence:"# a\\n> b\\n- c"',
    "a\n```\nb\n```\nc": 'paragraph("a") fence:"b" paragraph("c")',
    "```a``` ```b```": 'fence:"a" fence:"b"',
    "```\n\na\n\n```": 'fence:"\\na\\n"',
    "```**a**```": 'fence:"**a**"',
    "```\na": 'paragraph("```\\na")',
  });
});

describe("hostile input", () => {
  const LONG = 4000;
  const COSTLY = ["*", "_", "**", "||", "`", "[", "<", "\\", "> ", "- ", "*a", "_a ", "**a ", "[a](", "<t:", "`a``", "*a **", "https://e.org/(", ">>> ", "```"];

  for (const piece of COSTLY) {
    test(`${LONG} times ${JSON.stringify(piece)} is parsed to the end`, () => {
      assert.ok(parseMarkdown(piece.repeat(LONG / piece.length)).length > 0);
    });
  }

  test("a URL ends before a long run of brackets", () => {
    assert.equal(line(`https://e.org${")".repeat(LONG)}`), `link:https://e.org("https://e.org") ${JSON.stringify(")".repeat(LONG))}`);
  });

  test("lists are nested at most twelve levels deep", () => {
    const lines = Array.from({ length: 60 }, (_, depth) => `${" ".repeat(depth)}- ${depth}`);
    const parsed = outline(parseMarkdown(lines.join("\n")));
    assert.equal(parsed.split("bulleted").length - 1, 13);
    assert.ok(lines.every((_, depth) => parsed.includes(`"${depth}"`)));
  });

  test("no word within a line is lost, moved or invented", () => {
    const pieces = ["a", "b", " ", "*", "**", "_", "__", "~~", "||", "`", "``", "\\", "[", "](", ")", "<", ">", "@", ":"];
    for (const source of randomTexts(pieces, 3000, 24)) {
      assert.equal(letters(textOf(parseInline(source))), letters(source), source);
    }
  });

  test("no word of several lines is lost, moved or invented", () => {
    const pieces = ["a", "b", " ", "  ", "\n", "> ", ">>> ", "# ", "### ", "-# ", "- ", "* ", "**", "_", "||", "\\"];
    for (const source of randomTexts(pieces, 3000, 24)) {
      assert.equal(letters(textOf(parseMarkdown(source))), letters(source), source);
    }
  });
});

/** @param {string} source */
const letters = (source) => source.replace(/[^ab]/g, "");
