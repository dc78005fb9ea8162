/** The field for an option of a slash command. */

import { OPTION_TYPE } from "./commands.js";
import { el, iconButton, uniqueId } from "../widgets/dom.js";
import { filterChoices } from "../widgets/listbox.js";
import { channelChoices, peopleChoices, roleChoices } from "../messages/select.js";

/** @import { LocalizedOption } from "./commands.js" */
/** @import { Choice } from "../widgets/listbox.js" */
/** @import { SuggestedChoice, OptionValue } from "../core/protocol.d.ts" */
/** @import { Session } from "../session.js" */

const NUMBER_TYPES = new Set([OPTION_TYPE.integer, OPTION_TYPE.number]);

/**
 * Returns whether an option's value has to be chosen from a list.
 * @param {LocalizedOption} option
 */
function hasFixedChoices(option) {
  return Boolean(option.choices?.length) || [OPTION_TYPE.boolean, OPTION_TYPE.user, OPTION_TYPE.channel, OPTION_TYPE.role, OPTION_TYPE.mentionable].includes(option.type);
}

/** A labelled text field, with choices if the option has any. */
export class OptionField {
  /**
   * The choice picked from the list, or null while the text is free.
   * @type {Choice<OptionValue> | null}
   */
  picked = null;
  /**
   * The bot's choices for what is typed, or null until it has responded.
   * @type {SuggestedChoice[] | null}
   */
  botChoices = null;
  /** True if the bot's choices could not be loaded. */
  choicesFailed = false;

  /** @param {LocalizedOption} option @param {Session} session @param {(field: OptionField) => void} onRemove */
  constructor(option, session, onRemove) {
    this.option = option;
    this.session = session;
    const id = uniqueId("option");
    this.error = el("span", { class: "field-error", id: `${id}-error` });
    this.input = el("input", {
      id,
      type: this.isFile ? "file" : "text",
      role: this.hasChoices ? "combobox" : null,
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      inputmode: NUMBER_TYPES.has(option.type) ? ((option.min_value ?? -1) >= 0 ? "numeric" : "text") : null,
      enterkeyhint: "send",
      size: "1",
      "aria-required": String(Boolean(option.required)),
      "aria-describedby": `${id}-error`,
    });
    const remove = session.i18n.text("removeOption", { name: option.label });
    this.node = el(
      "div",
      { class: "option-field" },
      el("label", { for: id }, option.label),
      this.input,
      option.required ? null : iconButton("close", remove, () => onRemove(this), "tiny"),
      this.error,
    );
    this.fitWidth();
  }

  /** Returns whether the option offers choices. */
  get hasChoices() {
    return this.hasAutocomplete || hasFixedChoices(this.option);
  }

  /** Returns whether the option takes a file. */
  get isFile() {
    return this.option.type === OPTION_TYPE.file;
  }

  /** Returns whether the bot suggests choices. */
  get hasAutocomplete() {
    return Boolean(this.option.autocomplete);
  }

  /** Returns whether nothing has been entered. */
  get isEmpty() {
    return this.input.value.trim() === "";
  }

  /** Returns whether the value can be submitted. */
  get isValid() {
    return !this.isEmpty && !this.#problem();
  }

  /** Makes the field as wide as its text. */
  fitWidth() {
    if (this.isFile) {
      return;
    }
    this.input.style.width = `${Math.max(3, Math.min(28, this.input.value.length + 1.5))}ch`;
  }

  /** Discards the picked choice when the text changes. */
  onInput() {
    this.picked = null;
    if (this.isFile) {
      this.#readFile();
    }
    this.showError("");
    this.fitWidth();
  }

  /**
   * Picks a choice from the list.
   * @param {Choice<OptionValue>} choice
   */
  pick(choice) {
    this.picked = choice;
    this.input.value = choice.label;
    this.showError("");
    this.fitWidth();
  }

  /**
   * Shows an error, or removes it if the text is empty.
   * @param {string} text
   */
  showError(text) {
    this.error.textContent = text;
    this.node.classList.toggle("invalid", Boolean(text));
    this.input.setAttribute("aria-invalid", String(Boolean(text)));
  }

  /**
   * Returns the choices that match what has been typed.
   * @returns {Choice<OptionValue>[]}
   */
  choices() {
    const text = this.picked ? "" : this.input.value;
    if (this.hasAutocomplete) {
      return (this.botChoices ?? []).map((choice) => ({ value: choice.value, label: choice.name }));
    }
    return filterChoices(this.#allChoices(), text);
  }

  /** Returns the option's description and limits. */
  hint() {
    const { option, session } = this;
    const { min_value: low, max_value: high } = option;
    const bounds =
      low !== undefined && high !== undefined
        ? session.i18n.text("fromTo", { low, high })
        : low !== undefined
          ? session.i18n.text("atLeast", { low })
          : high !== undefined
            ? session.i18n.text("atMost", { high })
            : null;
    return [option.description, bounds].filter(Boolean).join(" · ");
  }

  /**
   * Returns the current value for the bot; text that is no number remains text.
   * @returns {OptionValue}
   */
  value() {
    if (this.picked) {
      return this.picked.value;
    }
    const text = this.input.value;
    const number = Number(text);
    return NUMBER_TYPES.has(this.option.type) && text.trim() && Number.isFinite(number) ? number : text;
  }

  /** Shows what is wrong with the value, if anything; returns whether it can be submitted. */
  validate() {
    const problem = this.isEmpty ? this.#problemIfEmpty() : this.#problem();
    this.showError(problem ?? "");
    return !problem;
  }

  #problemIfEmpty() {
    return this.option.required ? this.session.i18n.text("needed") : null;
  }

  /** Reads the chosen file as base64, as the server expects it. */
  #readFile() {
    const file = this.input.files?.[0];
    if (!file) {
      return;
    }
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      this.picked = { value: { name: file.name, data: String(reader.result).split(",", 2)[1] ?? "" }, label: file.name };
      this.input.dispatchEvent(new Event("filled"));
    });
    reader.readAsDataURL(file);
  }

  #problem() {
    if (this.picked) {
      return null;
    }
    const { i18n } = this.session;
    if (this.isFile) {
      return i18n.text("needed");
    }
    if (hasFixedChoices(this.option)) {
      return this.#pickByText() ? null : i18n.text("pickOne");
    }
    return NUMBER_TYPES.has(this.option.type) ? this.#numberProblem() : this.#lengthProblem();
  }

  /** Picks the only choice that matches the text; returns whether there is one. */
  #pickByText() {
    const text = this.input.value.trim().toLowerCase().replace(/^[@#]/, "");
    const all = this.#allChoices();
    const match = all.find((choice) => choice.label.toLowerCase() === text) ?? (filterChoices(all, text).length === 1 ? filterChoices(all, text)[0] : null);
    if (match) {
      this.pick(match);
    }
    return Boolean(match);
  }

  #numberProblem() {
    const { i18n } = this.session;
    const { type, min_value: low, max_value: high } = this.option;
    const number = Number(this.input.value.replace(",", "."));
    if (!Number.isFinite(number) || (type === OPTION_TYPE.integer && !Number.isInteger(number))) {
      return i18n.text(type === OPTION_TYPE.integer ? "wholeNumber" : "aNumber");
    }
    if (low !== undefined && number < low) {
      return i18n.text("atLeast", { low });
    }
    if (high !== undefined && number > high) {
      return i18n.text("atMost", { high });
    }
    this.picked = { value: number, label: this.input.value };
    return null;
  }

  #lengthProblem() {
    const { i18n } = this.session;
    const { min_length: min, max_length: max } = this.option;
    const { length } = this.input.value;
    if (min !== undefined && length < min) {
      return i18n.text("tooShort", { n: min });
    }
    return max !== undefined && length > max ? i18n.text("tooLong", { n: max }) : null;
  }

  /** @returns {Choice<OptionValue>[]} */
  #allChoices() {
    const { option, session } = this;
    /** @type {Record<number, () => Choice<OptionValue>[]>} */
    const sources = {
      [OPTION_TYPE.boolean]: () => [
        { value: true, label: session.i18n.text("yes") },
        { value: false, label: session.i18n.text("no") },
      ],
      [OPTION_TYPE.user]: () => peopleChoices(session),
      [OPTION_TYPE.role]: () => roleChoices(session),
      [OPTION_TYPE.mentionable]: () => [...peopleChoices(session), ...roleChoices(session)],
      [OPTION_TYPE.channel]: () => channelChoices(session, option.channel_types),
    };
    return option.choices ?? sources[option.type]?.() ?? [];
  }
}
