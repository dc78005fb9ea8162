/** One option of a slash command being filled in. */

import { OPTION_TYPE } from "./commands.js";
import { el, iconButton, uniqueId } from "../widgets/dom.js";
import { filterChoices } from "../widgets/listbox.js";
import { channelChoices, peopleChoices, roleChoices } from "../messages/select.js";

/** @import { LocalizedOption } from "./commands.js" */
/** @import { Choice } from "../widgets/listbox.js" */
/** @import { OfferedChoice, OptionValue } from "../core/protocol.d.ts" */
/** @import { Session } from "../session.js" */

const NUMBER_TYPES = new Set([OPTION_TYPE.integer, OPTION_TYPE.number]);

/**
 * Whether an option is one of several given answers only.
 * @param {LocalizedOption} option
 */
function hasFixedChoices(option) {
  return Boolean(option.choices?.length) || [OPTION_TYPE.boolean, OPTION_TYPE.user, OPTION_TYPE.channel, OPTION_TYPE.role, OPTION_TYPE.mentionable].includes(option.type);
}

/** A labelled field for one option. */
export class OptionField {
  /**
   * What was picked from the list; `null` while the text has not been.
   * @type {Choice<OptionValue> | null}
   */
  picked = null;
  /**
   * What the bot offers for what is typed, once it has answered.
   * @type {OfferedChoice[] | null}
   */
  botChoices = null;
  /** Whether the bot did not answer, so that its choices are not known. */
  choicesFailed = false;

  /** @param {LocalizedOption} option @param {Session} session @param {(pill: OptionField) => void} onRemove */
  constructor(option, session, onRemove) {
    this.option = option;
    this.session = session;
    const id = uniqueId("pill");
    this.error = el("span", { class: "field-error", id: `${id}-wrong` });
    this.field = el("input", {
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
      "aria-describedby": `${id}-wrong`,
    });
    const remove = session.i18n.text("removeOption", { name: option.label });
    this.node = el(
      "div",
      { class: "option-field" },
      el("label", { for: id }, option.label),
      this.field,
      option.required ? null : iconButton("close", remove, () => onRemove(this), "tiny"),
      this.error,
    );
    this.fitWidth();
  }

  /** Whether a list of choices belongs to it. */
  get hasChoices() {
    return this.hasAutocomplete || hasFixedChoices(this.option);
  }

  /** Whether a file is given. */
  get isFile() {
    return this.option.type === OPTION_TYPE.file;
  }

  get hasAutocomplete() {
    return Boolean(this.option.autocomplete);
  }

  get isEmpty() {
    return this.field.value.trim() === "";
  }

  /** Whether what is filled in can be sent as it is. */
  get isValid() {
    return !this.isEmpty && !this.#problem();
  }

  /** Makes the field as wide as its text. */
  fitWidth() {
    if (this.isFile) {
      return;
    }
    this.field.style.width = `${Math.max(3, Math.min(28, this.field.value.length + 1.5))}ch`;
  }

  /** The person typed: what was picked before does not count any more. */
  onInput() {
    this.picked = null;
    if (this.isFile) {
      this.#readFile();
    }
    this.showError("");
    this.fitWidth();
  }

  /**
   * Takes over a choice from the list.
   * @param {Choice<OptionValue>} choice
   */
  pick(choice) {
    this.picked = choice;
    this.field.value = choice.label;
    this.showError("");
    this.fitWidth();
  }

  /**
   * Shows what is wrong, or that nothing is.
   * @param {string} words
   */
  showError(words) {
    this.error.textContent = words;
    this.node.classList.toggle("invalid", Boolean(words));
    this.field.setAttribute("aria-invalid", String(Boolean(words)));
  }

  /**
   * What can be picked for what is typed now.
   * @returns {Choice<OptionValue>[]}
   */
  choices() {
    const text = this.picked ? "" : this.field.value;
    if (this.hasAutocomplete) {
      return (this.botChoices ?? []).map((choice) => ({ value: choice.value, label: choice.name }));
    }
    return filterChoices(this.#allChoices(), text);
  }

  /** What may help to fill it in: the description, with bounds. */
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
   * The value as the bot is to get it while more is typed: text is left as it stands.
   * @returns {OptionValue}
   */
  value() {
    if (this.picked) {
      return this.picked.value;
    }
    const text = this.field.value;
    const number = Number(text);
    return NUMBER_TYPES.has(this.option.type) && text.trim() && Number.isFinite(number) ? number : text;
  }

  /** Checks what is filled in and says what is wrong; true if it can be sent. */
  validate() {
    const complaint = this.isEmpty ? this.#problemIfEmpty() : this.#problem();
    this.showError(complaint ?? "");
    return !complaint;
  }

  #problemIfEmpty() {
    return this.option.required ? this.session.i18n.text("needed") : null;
  }

  /** Takes the file that was chosen along, as the server wants it. */
  #readFile() {
    const file = this.field.files?.[0];
    if (!file) {
      return;
    }
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      this.picked = { value: { name: file.name, data: String(reader.result).split(",", 2)[1] ?? "" }, label: file.name };
      this.field.dispatchEvent(new Event("filled"));
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

  /** Picks what the typed text plainly means. */
  #pickByText() {
    const text = this.field.value.trim().toLowerCase().replace(/^[@#]/, "");
    const all = this.#allChoices();
    const meant = all.find((choice) => choice.label.toLowerCase() === text) ?? (filterChoices(all, text).length === 1 ? filterChoices(all, text)[0] : null);
    if (meant) {
      this.pick(meant);
    }
    return Boolean(meant);
  }

  #numberProblem() {
    const { i18n } = this.session;
    const { type, min_value: low, max_value: high } = this.option;
    const number = Number(this.field.value.replace(",", "."));
    if (!Number.isFinite(number) || (type === OPTION_TYPE.integer && !Number.isInteger(number))) {
      return i18n.text(type === OPTION_TYPE.integer ? "wholeNumber" : "aNumber");
    }
    if (low !== undefined && number < low) {
      return i18n.text("atLeast", { low });
    }
    if (high !== undefined && number > high) {
      return i18n.text("atMost", { high });
    }
    this.picked = { value: number, label: this.field.value };
    return null;
  }

  #lengthProblem() {
    const { i18n } = this.session;
    const { min_length: least, max_length: most } = this.option;
    const { length } = this.field.value;
    if (least !== undefined && length < least) {
      return i18n.text("tooShort", { n: least });
    }
    return most !== undefined && length > most ? i18n.text("tooLong", { n: most }) : null;
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
