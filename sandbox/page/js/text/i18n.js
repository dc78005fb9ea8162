/** The page's texts, dates and times in a person's language. */

import { WORDS } from "./words.js";

/** @import { Key } from "./words.js" */

/**
 * Keys of texts with a singular and a plural form.
 * @template {string} K
 * @typedef {K extends `${infer Base}.other` ? Base : never} PluralKey
 */

/** Names of the available languages by Discord's locale codes, each in its own language. */
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
 * Formats of Discord's timestamp styles.
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

/** Texts and formats of one language. */
export class I18n {
  /** @type {Map<string, Intl.DateTimeFormat>} */
  #formats = new Map();

  /** @param {string} locale one of Discord's locale codes */
  constructor(locale) {
    this.locale = locale;
    /** @type {string} */
    this.language = Object.keys(WORDS).find((code) => code === locale || locale.split("-")[0] === code) ?? "en";
    this.words = WORDS[this.language];
    this.pluralRules = new Intl.PluralRules(locale);
    this.relativeFormat = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  }

  /**
   * Returns the text of a key, with placeholders such as `{name}` filled in.
   * @param {Key} key @param {Record<string, string | number | undefined>} values
   */
  text(key, values = {}) {
    return this.words[key].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
  }

  /**
   * Returns the text for `n` things: that of `key.one` or of `key.other`.
   * @param {PluralKey<Key>} key @param {number} n @param {Record<string, string | number>} values
   */
  plural(key, n, values = {}) {
    const form = this.pluralRules.select(n) === "one" ? "one" : "other";
    return this.text(`${key}.${form}`, { n: n.toLocaleString(this.locale), ...values });
  }

  /**
   * Returns a time in one of Discord's timestamp styles; style `R` is relative to now.
   * @param {number} unix @param {string} style
   */
  timestamp(unix, style) {
    return style === "R" ? this.relativeTime(unix) : this.#format(TIMESTAMP_STYLES[style] ?? TIMESTAMP_STYLES.f).format(new Date(unix * 1000));
  }

  /**
   * Returns a time relative to now, such as "in 3 hours".
   * @param {number} unix
   */
  relativeTime(unix) {
    const seconds = unix - Date.now() / 1000;
    const [unit, size] = TIME_UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
    return this.relativeFormat.format(Math.round(seconds / size), unit);
  }

  /**
   * Returns the time of a message: only the time of day if it was today, otherwise with the date.
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
   * Returns the time of day.
   * @param {Date} date
   */
  timeOfDay(date) {
    return this.#format(TIMESTAMP_STYLES.t).format(date);
  }

  /**
   * Returns the full date and time, for a tooltip.
   * @param {Date} date
   */
  fullDateTime(date) {
    return this.#format(TIMESTAMP_STYLES.F).format(date);
  }

  /**
   * Returns the full date, for the divider between two days.
   * @param {Date} date
   */
  fullDate(date) {
    return this.#format({ dateStyle: "full" }).format(date);
  }

  /**
   * Returns several names as one phrase.
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
 * Returns the number of midnights between a date and now.
 * @param {Date} date
 */
function daysAgo(date) {
  /** @param {Date} moment */
  const midnight = (moment) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
  return Math.round((midnight(new Date()) - midnight(date)) / 86400000);
}

/**
 * Updates the relative times on the page every second until `signal` is aborted.
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
