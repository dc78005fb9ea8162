/** The rendering of Markdown as elements. */

import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";

import { el } from "../../../../../sandbox/page/js/widgets/dom.js";
import { I18n } from "../../../../../sandbox/page/js/text/i18n.js";
import { renderInlineMarkdown, link, renderMarkdown, displayName, safeUrl } from "../../../../../sandbox/page/js/text/markdown_renderer.js";
import { World } from "../../../../../sandbox/page/js/core/state.js";
import { click, press } from "../browser.js";
import { randomTexts } from "../random_texts.js";

/** @import { Children } from "../../../../../sandbox/page/js/widgets/dom.js" */
/** @import { RenderSession } from "../../../../../sandbox/page/js/text/markdown_renderer.js" */
/** @import { User } from "../../../../../sandbox/page/js/core/protocol.d.ts" */

const ADA = { id: "1", username: "ada", global_name: "Ada", locale: "en-US", colour: "#4fb3f6" };
const BEA = { id: "2", username: "bea", global_name: null, locale: "de", colour: "#f2a33a" };
const LOUNGE = { id: "30", type: 0, name: "lounge" };

/** @type {string[]} calls of the session's methods */
const calls = [];

beforeEach(() => void calls.splice(0));

/**
 * Returns a session of Ada's that records calls in `calls`.
 * @returns {RenderSession}
 */
function fakeSession() {
  const world = new World(ADA);
  world.applyWelcome({
    me: ADA,
    people: [ADA, BEA],
    guild: { id: "9", name: "Deep Water", roles: [{ id: "40", name: "divers" }] },
    channels: [LOUNGE],
    commands: [],
    bot: { id: "5", username: "Fathom", online: true, colour: "#ffffff" },
  });
  return {
    world,
    i18n: new I18n("en-US"),
    jumpTo: async (channel, message) => void calls.push(`jump ${channel} ${message}`),
    openChannel: async (id) => void calls.push(`open ${id}`),
    startCommand: (name) => void calls.push(`use ${name}`),
  };
}

/**
 * Appends children to the document.
 * @param {Children} children
 */
function put(children) {
  const node = el("div", {}, children);
  document.body.append(node);
  return node;
}

/** @param {string | null | undefined} source @param {User[]} [named] */
const shown = (source, named) => put(renderMarkdown(source, fakeSession(), named));

/** @param {string} source */
const html = (source) => shown(source).innerHTML;

/** @param {Element} node @param {string} selector */
function only(node, selector) {
  const found = [...node.querySelectorAll(selector)];
  assert.equal(found.length, 1, `${found.length} times ${selector} in ${node.innerHTML}`);
  return found[0];
}

describe("each kind of formatting has its element", () => {
  for (const [source, expected] of Object.entries({
    "a *b*": "<p>a <em>b</em></p>",
    "**a**": "<p><strong>a</strong></p>",
    __a__: "<p><u>a</u></p>",
    "~~a~~": "<p><s>a</s></p>",
    "**_a_**": "<p><strong><em>a</em></strong></p>",
    "`a`": "<p><code>a</code></p>",
    "# a": '<h3 class="heading-1">a</h3>',
    "## a": '<h4 class="heading-2">a</h4>',
    "### a": '<h5 class="heading-3">a</h5>',
    "-# a": '<p class="small">a</p>',
    "> a": "<blockquote><p>a</p></blockquote>",
    "- a\n  - b": "<ul><li>a<ul><li>b</li></ul></li></ul>",
    "3. a\n4. b": '<ol start="3"><li>a</li><li>b</li></ol>',
    "```js\na\n```": "<pre><code>a</code></pre>",
    "<:fish:1>": '<p><img class="emoji" src="/emojis/1.png" alt=":fish:" title=":fish:" draggable="false"></p>',
    "@everyone": '<p><span class="mention">@everyone</span></p>',
  })) {
    test(JSON.stringify(source), () => assert.equal(html(source), expected));
  }

  test("a single line has no blocks", () => {
    assert.equal(put(renderInlineMarkdown("# **a**", fakeSession())).innerHTML, "# <strong>a</strong>");
  });

  test("a missing text renders nothing", () => {
    assert.deepEqual([shown(null).innerHTML, shown(undefined).innerHTML, put(renderInlineMarkdown(null, fakeSession())).innerHTML], ["", "", ""]);
  });
});

describe("mentions", () => {
  test("people are shown by their display name", () => {
    assert.equal(shown("<@2>").textContent, "@bea");
  });

  test("a mention of the reader is marked", () => {
    assert.equal(only(shown("<@1> <@2>"), ".mention.mine").textContent, "@Ada");
  });

  test("the bot is shown by its name", () => {
    assert.equal(shown("<@5>").textContent, "@Fathom");
  });

  test("people who left are named by the message", () => {
    assert.equal(shown("<@7>", [{ id: "7", username: "cy", global_name: "Cy" }]).textContent, "@Cy");
  });

  test("an unknown user is shown as unknown", () => {
    assert.equal(shown("<@7> <@&7> <#7>").textContent, "@unknown @unknown #unknown");
  });

  test("roles are shown by their name", () => {
    assert.equal(shown("<@&40>").textContent, "@divers");
  });

  test("a channel mention opens the channel", () => {
    const button = only(shown("<#30>"), "button.mention");
    click(button);
    assert.deepEqual([button.textContent, button.getAttribute("type"), calls], ["#lounge", "button", ["open 30"]]);
  });

  test("an unknown channel is no button", () => {
    assert.equal(shown("<#7>").querySelector("button"), null);
  });

  test("a command mention starts the command by its full name", () => {
    const button = only(shown("</game new:1>"), "button.mention");
    click(button);
    assert.deepEqual([button.textContent, calls], ["/game new", ["use game new"]]);
  });
});

describe("timestamps", () => {
  test("are in the reader's language, with the full time as the tooltip", () => {
    const time = only(shown("<t:0:d>"), "time");
    const i18n = new I18n("en-US");
    assert.equal(time.getAttribute("datetime"), "1970-01-01T00:00:00.000Z");
    assert.equal(time.textContent, i18n.timestamp(0, "d"));
    assert.equal(time.getAttribute("title"), i18n.fullDateTime(new Date(0)));
  });

  test("carry the data that keeps them current", () => {
    const time = only(shown("<t:60:R>"), "time");
    assert.deepEqual([time.getAttribute("data-unix"), time.getAttribute("data-style")], ["60", "R"]);
  });

  test("out of range are shown as numbers", () => {
    assert.equal(html("<t:9999999999999>"), "<p>9999999999999</p>");
  });
});

describe("links", () => {
  test("open in a new tab without a referrer", () => {
    const anchor = only(shown("[a](https://e.org/b)"), "a");
    const told = ["href", "target", "rel", "title"].map((name) => anchor.getAttribute(name));
    assert.deepEqual(told, ["https://e.org/b", "_blank", "noopener noreferrer", "https://e.org/b"]);
    assert.equal(anchor.textContent, "a");
  });

  for (const [url, where] of Object.entries({
    "https://discord.com/channels/9/30/31": "jump 30 31",
    "https://discord.com/channels/9/30": "jump 30 null",
    "https://discord.com/channels/@me/30/31": "jump 30 31",
    "https://ptb.discord.com/channels/9/30/31": "jump 30 31",
    "https://discordapp.com/channels/9/30/31": "jump 30 31",
  })) {
    test(`${url} is opened on this page`, () => {
      const node = shown(`[a](${url})`);
      click(only(node, "button.text-link"));
      assert.deepEqual([calls, node.querySelector("a")], [[where], null]);
    });
  }

  for (const url of ["https://discord.com/channels/9/30/31/x", "https://discord.com.e.org/channels/9/30/31", "https://e.org/?https://discord.com/channels/9/30"]) {
    test(`${url} is an ordinary link`, () => {
      assert.equal(only(shown(url), "a").getAttribute("href"), url);
    });
  }

  for (const url of ["javascript:hurt()", "JavaScript:hurt()", " javascript:hurt()", "java\nscript:hurt()", "data:text/html,a", "vbscript:a", "file:///a", "blob:a", "https://[", ""]) {
    test(`${JSON.stringify(url)} is not opened`, () => {
      const node = put(link(url, "a", fakeSession(), "kind"));
      const opened = node.querySelector("a")?.href;
      assert.ok(opened === undefined || opened.startsWith("http://127.0.0.1:8740/"), opened);
      assert.equal(node.textContent, "a");
    });
  }

  test("only http and https are safe", () => {
    assert.deepEqual(["https://e.org", "http://e.org", "javascript:a", "data:a", "https://["].map(safeUrl), ["https://e.org/", "http://e.org/", null, null, null]);
  });

  test("have the class they are given", () => {
    const kinds = ["https://e.org", "javascript:a", "https://discord.com/channels/9/30"].map((url) => put(link(url, "a", fakeSession(), "button link")).firstElementChild);
    assert.deepEqual(kinds.map((node) => `${node?.tagName} ${node?.className}`), ["A button link", "SPAN button link", "BUTTON button link"]);
  });
});

describe("spoilers", () => {
  const hidden = () => only(shown("a ||**b**|| c"), ".spoiler");

  test("can be focused and have a label", () => {
    const told = ["role", "tabindex", "aria-label", "aria-expanded"].map((name) => hidden().getAttribute(name));
    document.body.replaceChildren();
    assert.deepEqual(told, ["button", "0", "Hidden; press to show", "false"]);
  });

  for (const [how, reveal] of /** @type {[string, (node: Element) => boolean][]} */ ([
    ["a click", click],
    ["Enter", (node) => press(node, "Enter")],
    ["the space bar", (node) => press(node, " ")],
  ])) {
    test(`are revealed by ${how} and become plain text`, () => {
      const node = hidden();
      assert.ok(!node.classList.contains("revealed"));
      reveal(node);
      assert.ok(node.classList.contains("revealed"));
      assert.deepEqual(node.getAttributeNames(), ["class"]);
      assert.equal(only(node, ".spoiler-text strong").textContent, "b");
    });
  }

  test("do not scroll the page when revealed", () => {
    assert.deepEqual([press(hidden(), " ")], [false]);
  });

  test("ignore other keys", () => {
    const node = hidden();
    assert.ok(press(node, "a"));
    assert.ok(!node.classList.contains("revealed"));
  });
});

describe("hostile text stays text", () => {
  for (const source of [
    "<script>hurt()</script>",
    "<img src=x onerror=hurt()>",
    "**<svg onload=hurt()>**",
    "`<b>`",
    "```\n</code></pre><script>\n```",
    "> <iframe src=x>",
    "- <style>*{}</style>",
    "&lt;b&gt; &amp;",
    '[a" onclick="hurt()](https://e.org)',
    "</<b>:1>",
  ]) {
    test(JSON.stringify(source), () => {
      const node = shown(source);
      assert.equal(node.querySelector("script, img, svg, iframe, style, b, [onclick], [onerror], [onload]"), null);
      assert.ok(/[<&"]/.test(node.textContent ?? ""), node.textContent ?? "");
    });
  }

  test("display names are text too", () => {
    const node = shown("<@7>", [{ id: "7", username: "x", global_name: "<b>Cy</b>" }]);
    assert.equal(only(node, ".mention").textContent, "@<b>Cy</b>");
  });

  test("random texts create only the expected elements and attributes", () => {
    const pieces = ["<b ", "onclick=a", ">", "</", "**", "||", "[a](", "https://e.org", "javascript:", ")", '"', "'", "`", "> ", "- ", "\n", "<@1>", "<#30>", "<t:1:R>", "&lt;"];
    const tags = new Set("P STRONG SPAN A BUTTON CODE PRE BLOCKQUOTE UL LI TIME".split(" "));
    const attributes = new Set("class type role tabindex aria-label aria-expanded href target rel title datetime data-unix data-style".split(" "));
    for (const source of randomTexts(pieces, 800, 14)) {
      for (const node of shown(source).querySelectorAll("*")) {
        assert.ok(tags.has(node.tagName), `${node.tagName} of ${source}`);
        assert.deepEqual(node.getAttributeNames().filter((name) => !attributes.has(name)), [], source);
        assert.ok(!node.getAttribute("href")?.startsWith("javascript"), source);
      }
      document.body.replaceChildren();
    }
  });
});

describe("a display name", () => {
  test("is the global name, else the user name, else a question mark", () => {
    assert.deepEqual([ADA, BEA, { username: "" }, null, undefined].map(displayName), ["Ada", "bea", "?", "?", "?"]);
  });
});
