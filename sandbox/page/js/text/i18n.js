/** The page's words and times in the language of the person who looks at it. */

import { WORDS } from "./words.js";

/** @import { Key } from "./words.js" */

/**
 * Keys of words that differ by number.
 * @template {string} K
 * @typedef {K extends `${infer Counted}.other` ? Counted : never} PluralKey
 */

/** The languages a person can have, as Discord names them, each in its own words. */
export const LOCALES = { "en-US": "English", de: "Deutsch", it: "Italiano", "pt-BR": "Português (Brasil)" };

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const TIME_UNITS = [
  ["year", 31557600],
  ["month", 2629800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/**
 * How each of Discord's timestamp styles is written.
 * @type {Record<string, Intl.DateTimeFormatOptions>}
 */
const TIMESTAMP_STYLES = {
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
export class I18n {
  /** @type {Map<string, Intl.DateTimeFormat>} */
  #formats = new Map();

  /** @param {string} locale as Discord names it */
  constructor(locale) {
    this.locale = locale;
    /** @type {string} */
    this.language = Object.keys(WORDS).find((code) => code === locale || locale.split("-")[0] === code) ?? "en";
    this.words = WORDS[this.language];
    this.pluralRules = new Intl.PluralRules(locale);
    this.relativeFormat = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  }

  /**
   * The words for a key, with `{name}` filled in.
   * @param {Key} key @param {Record<string, string | number | undefined>} values
   */
  text(key, values = {}) {
    return this.words[key].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
  }

  /**
   * The words for so many of something: `key.one` or `key.other`.
   * @param {PluralKey<Key>} key @param {number} n @param {Record<string, string | number>} values
   */
  plural(key, n, values = {}) {
    const form = this.pluralRules.select(n) === "one" ? "one" : "other";
    return this.text(`${key}.${form}`, { n: n.toLocaleString(this.locale), ...values });
  }

  /**
   * A moment in one of Discord's styles; `R` is told from now.
   * @param {number} unix @param {string} style
   */
  timestamp(unix, style) {
    return style === "R" ? this.relativeTime(unix) : this.#format(TIMESTAMP_STYLES[style] ?? TIMESTAMP_STYLES.f).format(new Date(unix * 1000));
  }

  /**
   * A moment as "in 3 hours".
   * @param {number} unix
   */
  relativeTime(unix) {
    const seconds = unix - Date.now() / 1000;
    const [unit, size] = TIME_UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
    return this.relativeFormat.format(Math.round(seconds / size), unit);
  }

  /**
   * When a message was written: the hour today, with the day before.
   * @param {Date} date
   */
  messageTime(date) {
    const days = daysAgo(date);
    const time = this.#format(TIMESTAMP_STYLES.t).format(date);
    if (days === 0) {
      return time;
    }
    return days === 1 ? `${this.relativeFormat.format(-1, "day")}, ${time}` : this.#format(TIMESTAMP_STYLES.s).format(date);
  }

  /**
   * The hour alone.
   * @param {Date} date
   */
  timeOfDay(date) {
    return this.#format(TIMESTAMP_STYLES.t).format(date);
  }

  /**
   * The whole moment, for a tip.
   * @param {Date} date
   */
  fullDateTime(date) {
    return this.#format(TIMESTAMP_STYLES.F).format(date);
  }

  /**
   * The day alone, for the line between two days.
   * @param {Date} date
   */
  fullDate(date) {
    return this.#format({ dateStyle: "full" }).format(date);
  }

  /**
   * Several names as one phrase.
   * @param {string[]} names
   */
  list(names) {
    return new Intl.ListFormat(this.locale).format(names);
  }

  /** @param {Intl.DateTimeFormatOptions} options */
  #format(options) {
    const key = JSON.stringify(options);
    const format = this.#formats.get(key) ?? new Intl.DateTimeFormat(this.locale, options);
    this.#formats.set(key, format);
    return format;
  }
}

/**
 * How many midnights lie between then and now.
 * @param {Date} date
 */
function daysAgo(date) {
  /** @param {Date} moment */
  const midnight = (moment) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
  return Math.round((midnight(new Date()) - midnight(date)) / 86400000);
}

/**
 * Keeps the times on the page up to date, once a second, as long as `signal` allows.
 * @param {I18n} i18n @param {AbortSignal} signal
 */
export function keepTimesCurrent(i18n, signal) {
  const timer = setInterval(() => {
    for (const node of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('time[data-style="R"]'))) {
      const text = i18n.relativeTime(Number(node.dataset.unix));
      if (node.textContent !== text) {
        node.textContent = text;
      }
    }
  }, 1000);
  signal.addEventListener("abort", () => clearInterval(timer));
}
