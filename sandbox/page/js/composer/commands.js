/** The bot's slash commands as they can be typed: one entry for each command or, if it has any, subcommand. */

import { fold } from "../widgets/listbox.js";

/** @import { Choice } from "../widgets/listbox.js" */
/** @import { Command, CommandOption, Named } from "../core/protocol.d.ts" */

const SLASH = 1;
const SUBCOMMAND = 1;
const GROUP = 2;

/** Discord's option types. */
export const OPTION_TYPE = { string: 3, integer: 4, boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10, file: 11 };

/**
 * @typedef {{name: string, label: string, description: string, options: LocalizedOption[]}} CommandEntry
 * a command with its name as the server expects it and its label in the person's language
 */

/**
 * @typedef {object} LocalizedOption an option in the person's language, without empty properties
 * @property {number} type
 * @property {string} name
 * @property {string} label
 * @property {string} description
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
 * Returns a name or description in the person's language.
 * @param {Named} item @param {"name" | "description"} field @param {string} locale
 */
function localized(item, field, locale) {
  const texts = item[`${field}_localizations`] ?? {};
  const similar = Object.keys(texts).find((code) => code.split("-")[0] === locale.split("-")[0]);
  return texts[locale] ?? (similar && texts[similar]) ?? item[field] ?? "";
}

/**
 * Returns the entries for everything that can be typed after a slash, in direct messages or in the server.
 * @param {Command[]} commands @param {string} locale @param {boolean} direct
 */
export function commandEntries(commands, locale, direct) {
  return commands
    .filter((command) => (command.type ?? SLASH) === SLASH && isUsable(command, direct))
    .flatMap((command) => entriesWithin(command, locale, [], []))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}

/**
 * Returns whether a command can be used in direct messages, or in the server.
 * @param {Command} command @param {boolean} direct
 */
function isUsable(command, direct) {
  if (command.contexts) {
    return command.contexts.includes(direct ? 1 : 0);
  }
  return !direct || command.dm_permission !== false;
}

/**
 * Returns the entries of a command, or of a subcommand or group in it.
 * @param {Command | CommandOption} part @param {string} locale @param {string[]} names @param {string[]} labels
 * @returns {CommandEntry[]}
 */
function entriesWithin(part, locale, names, labels) {
  const fullNames = [...names, part.name];
  const fullLabels = [...labels, localized(part, "name", locale)];
  const subcommands = (part.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (subcommands.length) {
    return subcommands.flatMap((option) => entriesWithin(option, locale, fullNames, fullLabels));
  }
  const options = (part.options ?? []).map((option) => localizedOption(option, locale));
  return [{ name: fullNames.join(" "), label: fullLabels.join(" "), description: localized(part, "description", locale), options }];
}

/**
 * Returns an option with its texts in the person's language.
 * @param {CommandOption} option @param {string} locale
 */
function localizedOption(option, locale) {
  const given = Object.fromEntries(Object.entries(option).filter(([, value]) => value !== null));
  const choices = option.choices?.map((choice) => ({ value: choice.value, label: localized(choice, "name", locale) }));
  return /** @type {LocalizedOption} */ ({ ...given, label: localized(option, "name", locale), description: localized(option, "description", locale), choices });
}

/**
 * Returns the entries that match what was typed after the slash, best matches first.
 * @param {CommandEntry[]} entries @param {string} typed
 */
export function matchingEntries(entries, typed) {
  const wanted = fold(typed.trim());
  const words = wanted.split(/\s+/).filter(Boolean);
  /** @param {CommandEntry} entry */
  const rank = (entry) => {
    const names = [fold(entry.label), fold(entry.name)];
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
    .filter((match) => match.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map((match) => match.entry);
}

/**
 * Returns the entry whose full name was typed, or null.
 * @param {CommandEntry[]} entries @param {string} typed
 */
export function exactEntry(entries, typed) {
  const wanted = fold(typed.trim());
  return entries.find((entry) => fold(entry.label) === wanted || fold(entry.name) === wanted) ?? null;
}
