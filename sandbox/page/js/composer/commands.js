/** The bot's slash commands as one can type them: one entry for each command, subcommand and subcommand of a group. */

import { fold } from "../widgets/listbox.js";

/** @import { Choice } from "../widgets/listbox.js" */
/** @import { Command, CommandOption, Named } from "../core/protocol.d.ts" */

const SLASH = 1;
const SUBCOMMAND = 1;
const GROUP = 2;

/** Kinds of options. */
export const KIND = { text: 3, whole: 4, yes: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10, file: 11 };

/**
 * @typedef {{name: string, shown: string, about: string, options: Option[]}} Entry
 * `name` is what the server is told, `shown` what the person reads
 */

/**
 * @typedef {object} Option an option of a command in the person's language; what is not given is left out
 * @property {number} type
 * @property {string} name
 * @property {string} shown
 * @property {string} about
 * @property {boolean} [required]
 * @property {Choice<string | number>[]} [choices]
 * @property {number[]} [channel_types]
 * @property {number} [min_value]
 * @property {number} [max_value]
 * @property {number} [min_length]
 * @property {number} [max_length]
 * @property {boolean} [autocomplete]
 */

/**
 * A name or description in the person's language.
 * @param {Named} thing @param {"name" | "description"} field @param {string} locale
 */
function local(thing, field, locale) {
  const words = thing[`${field}_localizations`] ?? {};
  const near = Object.keys(words).find((code) => code.split("-")[0] === locale.split("-")[0]);
  return words[locale] ?? (near && words[near]) ?? thing[field] ?? "";
}

/**
 * All that can be typed after a slash in this kind of channel, in the person's language.
 * @param {Command[]} commands @param {string} locale @param {boolean} direct
 */
export function entriesOf(commands, locale, direct) {
  return commands
    .filter((command) => (command.type ?? SLASH) === SLASH && isOffered(command, direct))
    .flatMap((command) => leaves(command, locale, [], []))
    .sort((one, other) => one.shown.localeCompare(other.shown, locale));
}

/**
 * Whether a command can be used in direct messages, or in the server.
 * @param {Command} command @param {boolean} direct
 */
function isOffered(command, direct) {
  if (command.contexts) {
    return command.contexts.includes(direct ? 1 : 0);
  }
  return !direct || command.dm_permission !== false;
}

/**
 * @param {Command | CommandOption} part @param {string} locale @param {string[]} names @param {string[]} shown
 * @returns {Entry[]}
 */
function leaves(part, locale, names, shown) {
  const path = [...names, part.name];
  const words = [...shown, local(part, "name", locale)];
  const inner = (part.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (inner.length) {
    return inner.flatMap((option) => leaves(option, locale, path, words));
  }
  const options = (part.options ?? []).map((option) => readOption(option, locale));
  return [{ name: path.join(" "), shown: words.join(" "), about: local(part, "description", locale), options }];
}

/**
 * An option with its words in the person's language.
 * @param {CommandOption} option @param {string} locale
 */
function readOption(option, locale) {
  const said = Object.fromEntries(Object.entries(option).filter(([, value]) => value !== null));
  const choices = option.choices?.map((choice) => ({ value: choice.value, label: local(choice, "name", locale) }));
  return /** @type {Option} */ ({ ...said, shown: local(option, "name", locale), about: local(option, "description", locale), choices });
}

/**
 * The entries that what was typed after the slash may mean, the likeliest first.
 * @param {Entry[]} entries @param {string} typed
 */
export function matching(entries, typed) {
  const wanted = fold(typed.trim());
  const words = wanted.split(/\s+/).filter(Boolean);
  /** @param {Entry} entry */
  const rank = (entry) => {
    const names = [fold(entry.shown), fold(entry.name)];
    if (names.some((name) => name.startsWith(wanted))) {
      return 0;
    }
    const parts = names.flatMap((name) => name.split(" "));
    if (words.every((word) => parts.some((part) => part.startsWith(word)))) {
      return 1;
    }
    return words.every((word) => names.some((name) => name.includes(word))) ? 2 : 3;
  };
  return entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((one) => one.rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map((one) => one.entry);
}

/**
 * The entry that is meant exactly, or nothing while it may still become another.
 * @param {Entry[]} entries @param {string} typed
 */
export function exact(entries, typed) {
  const wanted = fold(typed.trim());
  return entries.find((entry) => fold(entry.shown) === wanted || fold(entry.name) === wanted) ?? null;
}
