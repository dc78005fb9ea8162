/** One option of a slash command being filled in. */

import { KIND } from "./commands.js";
import { el, iconButton, uniqueId } from "../widgets/dom.js";
import { filtered } from "../widgets/listbox.js";
import { channelChoices, peopleChoices, roleChoices } from "../messages/select.js";

/** @import { Option } from "./commands.js" */
/** @import { Choice } from "../widgets/listbox.js" */
/** @import { OfferedChoice, OptionValue } from "../core/protocol.d.ts" */
/** @import { Session } from "../session.js" */

const NUMBERS = new Set([KIND.whole, KIND.number]);

/**
 * Whether an option is one of several given answers only.
 * @param {Option} option
 */
function mustPick(option) {
  return Boolean(option.choices?.length) || [KIND.yes, KIND.user, KIND.channel, KIND.role, KIND.mentionable].includes(option.type);
}

/** A labelled field for one option. */
export class Pill {
  /**
   * What was picked from the list; `null` while the text has not been.
   * @type {Choice<OptionValue> | null}
   */
  picked = null;
  /**
   * What the bot offers for what is typed, once it has answered.
   * @type {OfferedChoice[] | null}
   */
  offered = null;
  /** Whether the bot did not answer, so that its choices are not known. */
  silent = false;

  /** @param {Option} option @param {Session} session @param {(pill: Pill) => void} onRemove */
  constructor(option, session, onRemove) {
    this.option = option;
    this.session = session;
    const id = uniqueId("pill");
    this.wrong = el("span", { class: "wrong", id: `${id}-wrong` });
    this.field = el("input", {
      id,
      type: this.isFile ? "file" : "text",
      role: this.hasChoices ? "combobox" : null,
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      inputmode: NUMBERS.has(option.type) ? ((option.min_value ?? -1) >= 0 ? "numeric" : "text") : null,
      enterkeyhint: "send",
      size: "1",
      "aria-required": String(Boolean(option.required)),
      "aria-describedby": `${id}-wrong`,
    });
    const remove = session.i18n.say("removeOption", { name: option.shown });
    this.node = el(
      "div",
      { class: "pill" },
      el("label", { for: id }, option.shown),
      this.field,
      option.required ? null : iconButton("close", remove, () => onRemove(this), "tiny"),
      this.wrong,
    );
    this.fit();
  }

  /** Whether a list of choices belongs to it. */
  get hasChoices() {
    return this.asksBot || mustPick(this.option);
  }

  /** Whether a file is given. */
  get isFile() {
    return this.option.type === KIND.file;
  }

  get asksBot() {
    return Boolean(this.option.autocomplete);
  }

  get isEmpty() {
    return this.field.value.trim() === "";
  }

  /** Whether what is filled in can be sent as it is. */
  get fits() {
    return !this.isEmpty && !this.#complaint();
  }

  /** Makes the field as wide as its text. */
  fit() {
    if (this.isFile) {
      return;
    }
    this.field.style.width = `${Math.max(3, Math.min(28, this.field.value.length + 1.5))}ch`;
  }

  /** The person typed: what was picked before does not count any more. */
  typed() {
    this.picked = null;
    if (this.isFile) {
      this.#readFile();
    }
    this.say("");
    this.fit();
  }

  /**
   * Takes over a choice from the list.
   * @param {Choice<OptionValue>} choice
   */
  pick(choice) {
    this.picked = choice;
    this.field.value = choice.label;
    this.say("");
    this.fit();
  }

  /**
   * Shows what is wrong, or that nothing is.
   * @param {string} words
   */
  say(words) {
    this.wrong.textContent = words;
    this.node.classList.toggle("bad", Boolean(words));
    this.field.setAttribute("aria-invalid", String(Boolean(words)));
  }

  /**
   * What can be picked for what is typed now.
   * @returns {Choice<OptionValue>[]}
   */
  choices() {
    const text = this.picked ? "" : this.field.value;
    if (this.asksBot) {
      return (this.offered ?? []).map((choice) => ({ value: choice.value, label: choice.name }));
    }
    return filtered(this.#all(), text);
  }

  /** What may help to fill it in: the description, with bounds. */
  hint() {
    const { option, session } = this;
    const { min_value: low, max_value: high } = option;
    const bounds =
      low !== undefined && high !== undefined
        ? session.i18n.say("fromTo", { low, high })
        : low !== undefined
          ? session.i18n.say("atLeast", { low })
          : high !== undefined
            ? session.i18n.say("atMost", { high })
            : null;
    return [option.about, bounds].filter(Boolean).join(" · ");
  }

  /**
   * The value as the bot is to get it while more is typed: text is left as it stands.
   * @returns {OptionValue}
   */
  draft() {
    if (this.picked) {
      return this.picked.value;
    }
    const text = this.field.value;
    const number = Number(text);
    return NUMBERS.has(this.option.type) && text.trim() && Number.isFinite(number) ? number : text;
  }

  /** Checks what is filled in and says what is wrong; true if it can be sent. */
  check() {
    const complaint = this.isEmpty ? this.#ifEmpty() : this.#complaint();
    this.say(complaint ?? "");
    return !complaint;
  }

  #ifEmpty() {
    return this.option.required ? this.session.i18n.say("needed") : null;
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

  #complaint() {
    if (this.picked) {
      return null;
    }
    const { i18n } = this.session;
    if (this.isFile) {
      return i18n.say("needed");
    }
    if (mustPick(this.option)) {
      return this.#pickMeant() ? null : i18n.say("pickOne");
    }
    return NUMBERS.has(this.option.type) ? this.#numberComplaint() : this.#lengthComplaint();
  }

  /** Picks what the typed text plainly means. */
  #pickMeant() {
    const text = this.field.value.trim().toLowerCase().replace(/^[@#]/, "");
    const all = this.#all();
    const meant = all.find((choice) => choice.label.toLowerCase() === text) ?? (filtered(all, text).length === 1 ? filtered(all, text)[0] : null);
    if (meant) {
      this.pick(meant);
    }
    return Boolean(meant);
  }

  #numberComplaint() {
    const { i18n } = this.session;
    const { type, min_value: low, max_value: high } = this.option;
    const number = Number(this.field.value.replace(",", "."));
    if (!Number.isFinite(number) || (type === KIND.whole && !Number.isInteger(number))) {
      return i18n.say(type === KIND.whole ? "wholeNumber" : "aNumber");
    }
    if (low !== undefined && number < low) {
      return i18n.say("atLeast", { low });
    }
    if (high !== undefined && number > high) {
      return i18n.say("atMost", { high });
    }
    this.picked = { value: number, label: this.field.value };
    return null;
  }

  #lengthComplaint() {
    const { i18n } = this.session;
    const { min_length: least, max_length: most } = this.option;
    const { length } = this.field.value;
    if (least !== undefined && length < least) {
      return i18n.say("tooShort", { n: least });
    }
    return most !== undefined && length > most ? i18n.say("tooLong", { n: most }) : null;
  }

  /** @returns {Choice<OptionValue>[]} */
  #all() {
    const { option, session } = this;
    /** @type {Record<number, () => Choice<OptionValue>[]>} */
    const sources = {
      [KIND.yes]: () => [
        { value: true, label: session.i18n.say("yes") },
        { value: false, label: session.i18n.say("no") },
      ],
      [KIND.user]: () => peopleChoices(session),
      [KIND.role]: () => roleChoices(session),
      [KIND.mentionable]: () => [...peopleChoices(session), ...roleChoices(session)],
      [KIND.channel]: () => channelChoices(session, option.channel_types),
    };
    return option.choices ?? sources[option.type]?.() ?? [];
  }
}
