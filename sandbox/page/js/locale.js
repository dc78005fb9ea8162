/** The page's words and times in the language of the person who looks at it. */

import { WORDS } from "./words.js";

/** The languages a person can have, as Discord names them, each in its own words. */
export const LOCALES = { "en-US": "English", de: "Deutsch", it: "Italiano", "pt-BR": "Português (Brasil)" };

const STEPS = [
  ["year", 31557600],
  ["month", 2629800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** How each of Discord's timestamp styles is written. */
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

/** Speaks one language. */
export class Voice {
  #formats = new Map();

  /** @param {string} locale as Discord names it */
  constructor(locale) {
    this.locale = locale;
    this.language = Object.keys(WORDS).find((code) => code === locale || locale.split("-")[0] === code) ?? "en";
    this.words = WORDS[this.language];
    this.plural = new Intl.PluralRules(locale);
    this.nearby = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  }

  /** The words for a key, with `{name}` filled in. */
  say(key, values = {}) {
    return this.words[key].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
  }

  /** The words for so many of something: `key.one` or `key.other`. */
  count(key, n, values = {}) {
    const form = this.plural.select(n) === "one" ? "one" : "other";
    return this.say(`${key}.${form}`, { n: n.toLocaleString(this.locale), ...values });
  }

  /** A moment in one of Discord's styles; `R` is told from now. */
  stamp(unix, style) {
    return style === "R" ? this.fromNow(unix) : this.#format(STYLES[style] ?? STYLES.f).format(new Date(unix * 1000));
  }

  /** A moment as "in 3 hours". */
  fromNow(unix) {
    const seconds = unix - Date.now() / 1000;
    const [unit, size] = STEPS.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
    return this.nearby.format(Math.round(seconds / size), unit);
  }

  /** When a message was written: the hour today, with the day before. */
  written(date) {
    const days = daysAgo(date);
    const hour = this.#format(STYLES.t).format(date);
    if (days === 0) {
      return hour;
    }
    return days === 1 ? `${this.nearby.format(-1, "day")}, ${hour}` : this.#format(STYLES.s).format(date);
  }

  /** The hour alone. */
  hour(date) {
    return this.#format(STYLES.t).format(date);
  }

  /** The whole moment, for a tip. */
  whole(date) {
    return this.#format(STYLES.F).format(date);
  }

  /** The day alone, for the line between two days. */
  day(date) {
    return this.#format({ dateStyle: "full" }).format(date);
  }

  /** Several names as one phrase. */
  list(names) {
    return new Intl.ListFormat(this.locale).format(names);
  }

  #format(options) {
    const key = JSON.stringify(options);
    if (!this.#formats.has(key)) {
      this.#formats.set(key, new Intl.DateTimeFormat(this.locale, options));
    }
    return this.#formats.get(key);
  }
}

/** How many midnights lie between then and now. */
function daysAgo(date) {
  const midnight = (moment) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());
  return Math.round((midnight(new Date()) - midnight(date)) / 86400000);
}

/** Keeps the times on the page up to date, once a second, as long as `signal` allows. */
export function keepTime(voice, signal) {
  const timer = setInterval(() => {
    for (const node of document.querySelectorAll('time[data-style="R"]')) {
      const text = voice.fromNow(Number(node.dataset.unix));
      if (node.textContent !== text) {
        node.textContent = text;
      }
    }
  }, 1000);
  signal.addEventListener("abort", () => clearInterval(timer));
}
