/** The form of a slash command being filled in. */

import { newNonce } from "../core/api.js";
import { closest, el, icon, iconButton, setChildren, uniqueId } from "../widgets/dom.js";
import { Listbox } from "../widgets/listbox.js";
import { OptionField } from "./option_field.js";

/** @import { Options } from "../core/api.js" */
/** @import { CommandEntry, LocalizedOption } from "./commands.js" */
/** @import { Choice } from "../widgets/listbox.js" */
/** @import { Frames, OptionValue } from "../core/protocol.d.ts" */
/** @import { Session } from "../session.js" */

const TYPING_PAUSE = 140;
const CHOICES_TIMEOUT = 5000;

/** The option fields of a command and the panel of suggestions above them. */
export class CommandForm {
  /** @type {OptionField[]} */
  #fields = [];
  /** @type {OptionField | null} */
  #current = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #typingTimer;
  /** @type {{nonce: string, field: OptionField} | null} the pending request for choices */
  #request = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #requestTimeout;

  /**
   * @param {CommandEntry} entry @param {Session} session
   * @param {{onSubmit: (options: Options) => void, onCancel: () => void}} listener
   */
  constructor(entry, session, listener) {
    this.entry = entry;
    this.session = session;
    this.listener = listener;
    this.options = [...entry.options].sort((a, b) => Number(Boolean(b.required)) - Number(Boolean(a.required)));
    /** @type {Listbox<OptionValue>} */
    this.list = new Listbox({ label: `/${entry.label}`, onPick: (choice) => this.#onPick(choice) });
    this.hint = el("p", { class: "hint", id: uniqueId("hint") });
    this.panel = el("div", { class: "suggestions" }, this.hint, this.list.node);
    this.moreNode = el("div", { class: "more-options" });
    this.fieldsNode = el("div", { class: "option-fields", role: "group", "aria-label": `/${entry.label}` });
    const cancel = iconButton("close", session.i18n.text("leaveCommand"), () => listener.onCancel(), "tiny");
    this.title = el("span", { class: "command-title" }, `/${entry.label}`, cancel);
    this.node = el("div", { class: "command-form" }, this.fieldsNode);
    setChildren(this.fieldsNode, this.title, this.moreNode);
    this.options.filter((option) => option.required).forEach((option) => this.#add(option));
    this.#renderMore();
    this.node.addEventListener("keydown", (event) => this.#onKey(event));
  }

  /** Focuses the first empty field. */
  focus() {
    const empty = this.#fields.find((field) => field.isEmpty) ?? this.#fields.at(-1);
    if (empty) {
      empty.input.focus();
    } else {
      this.#showHint(this.entry.description);
      this.node.tabIndex = -1;
      this.node.focus();
    }
  }

  /** Submits the command, or shows which fields are invalid. */
  submit() {
    const invalid = this.#fields.filter((field) => !field.validate());
    if (invalid.length) {
      invalid[0].input.focus();
      return;
    }
    const filled = this.#fields.filter((field) => !field.isEmpty);
    this.listener.onSubmit(Object.fromEntries(filled.map((field) => [field.option.name, field.value()])));
  }

  /**
   * Shows why the server refused the command.
   * @param {string} text @param {string | null} name the name of the option it is about, if any
   */
  showRejection(text, name) {
    const field = this.#fields.find(({ option }) => option.name === name) ?? null;
    if (field) {
      field.showError(text);
      field.input.focus();
    } else {
      this.#showHint(text, true);
    }
  }

  /**
   * Shows the bot's choices for what is being typed; ignores late ones.
   * @param {Frames["choices"]} data
   */
  receiveChoices({ nonce, choices }) {
    if (!this.#request || this.#request.nonce !== nonce) {
      return;
    }
    clearTimeout(this.#requestTimeout);
    const { field } = this.#request;
    field.botChoices = choices;
    field.choicesFailed = false;
    this.#request = null;
    if (field === this.#current) {
      this.#showChoices();
    }
  }

  /** Stops all timers. */
  dispose() {
    clearTimeout(this.#typingTimer);
    clearTimeout(this.#requestTimeout);
    this.#request = null;
  }

  /** @param {LocalizedOption} option */
  #add(option) {
    const field = new OptionField(option, this.session, (removed) => this.#remove(removed));
    this.#fields.push(field);
    this.fieldsNode.insertBefore(field.node, this.moreNode);
    field.input.addEventListener("focus", () => this.#onFocus(field));
    field.input.addEventListener("blur", () => this.#onBlur(field));
    field.input.addEventListener("input", () => this.#onInput(field));
    field.input.addEventListener("filled", () => this.#showChoices());
    return field;
  }

  /** @param {OptionField} field */
  #remove(field) {
    const index = this.#fields.indexOf(field);
    this.#fields.splice(index, 1);
    field.node.remove();
    this.#current = this.#current === field ? null : this.#current;
    this.#renderMore();
    const next = this.#fields[Math.max(0, index - 1)];
    if (next) {
      next.input.focus();
    } else {
      this.focus();
    }
  }

  /** Shows a button for each unused option. */
  #renderMore() {
    const used = new Set(this.#fields.map((field) => field.option.name));
    const unused = this.options.filter((option) => !used.has(option.name));
    /** @param {LocalizedOption} option */
    const add = (option) => {
      const field = this.#add(option);
      this.#renderMore();
      field.input.focus();
    };
    const buttons = unused.map((option) =>
      el("button", { type: "button", class: "chip", title: option.description, onclick: () => add(option) }, icon("plus"), option.label),
    );
    setChildren(this.moreNode, buttons);
  }

  /** @param {OptionField} field */
  #onFocus(field) {
    this.#current = field;
    if (field.hasChoices) {
      this.list.setController(field.input);
    }
    if (field.hasAutocomplete) {
      this.#requestChoices(field, 0);
    }
    this.#showChoices();
  }

  /** @param {OptionField} field */
  #onBlur(field) {
    // Validated when the user moves on, not while they type.
    if (!field.isEmpty && !field.hasAutocomplete) {
      field.validate();
    }
  }

  /** @param {OptionField} field */
  #onInput(field) {
    field.onInput();
    if (field.hasAutocomplete) {
      this.#requestChoices(field, TYPING_PAUSE);
    }
    this.#showChoices();
  }

  /**
   * Asks the bot for choices after a short pause.
   * @param {OptionField} field @param {number} pause
   */
  #requestChoices(field, pause) {
    clearTimeout(this.#typingTimer);
    this.#typingTimer = setTimeout(() => {
      const nonce = newNonce();
      this.#request = { nonce, field };
      const filled = this.#fields.filter((other) => other === field || (other.isValid && !other.isFile));
      const options = Object.fromEntries(filled.map((other) => [other.option.name, other === field ? field.input.value : other.value()]));
      const onFailed = () => this.#onChoicesFailed(nonce);
      this.#requestTimeout = setTimeout(onFailed, CHOICES_TIMEOUT);
      this.session.api.autocomplete(this.session.channel, nonce, this.entry.name, options, field.option.name).catch(onFailed);
    }, pause);
  }

  /** @param {string} nonce */
  #onChoicesFailed(nonce) {
    if (this.#request && this.#request.nonce === nonce) {
      this.#request.field.choicesFailed = true;
      this.#request = null;
      this.#showChoices();
    }
  }

  #showChoices() {
    const field = this.#current;
    if (!field) {
      return;
    }
    const choices = field.choices();
    this.list.show(choices, { first: field.isEmpty && !field.option.required ? -1 : 0 });
    this.list.node.hidden = !choices.length || (field.picked !== null && !field.hasAutocomplete);
    const state = field.choicesFailed ? this.session.i18n.text("noChoices") : field.hasAutocomplete && !field.botChoices ? this.session.i18n.text("loading") : null;
    this.#showHint([field.hint(), state].filter(Boolean).join(" — "));
  }

  /** @param {string} text @param {boolean} isError */
  #showHint(text, isError = false) {
    const option = this.#current ? el("strong", {}, this.#current.option.label) : null;
    this.hint.classList.toggle("invalid", isError);
    setChildren(this.hint, isError ? null : option, " ", text);
  }

  /** @param {Choice<OptionValue>} choice */
  #onPick(choice) {
    this.#current?.pick(choice);
    this.#focusNext();
  }

  /** Focuses the next empty field, or stays if there is none. */
  #focusNext() {
    const index = this.#fields.findIndex((field) => field === this.#current);
    const order = [...this.#fields.slice(index + 1), ...this.#fields.slice(0, index)];
    const empty = order.find((field) => field.isEmpty);
    if (empty) {
      empty.input.focus();
    } else {
      this.#showChoices();
      this.list.node.hidden = true;
    }
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (closest(event, "button") || event.isComposing) {
      return;
    }
    if (!this.list.node.hidden && this.list.handleKey(event)) {
      return;
    }
    /** @type {Record<string, () => void>} */
    const actions = { Enter: () => this.#onEnter(event), Tab: () => this.#onTab(event), Backspace: () => this.#onBackspace(event), Escape: () => this.#onEscape(event) };
    actions[event.key]?.();
  }

  /** Picks the active choice unless there is nothing to complete; returns whether it did. */
  #acceptActive() {
    const field = this.#current;
    const open = field !== null && !this.list.node.hidden && !field.picked && this.list.active >= 0;
    return open && !(field.isEmpty && !field.option.required) && this.list.pick();
  }

  /** @param {KeyboardEvent} event */
  #onEnter(event) {
    event.preventDefault();
    if (!this.#acceptActive()) {
      this.submit();
    }
  }

  /** @param {KeyboardEvent} event */
  #onTab(event) {
    if (event.shiftKey || !this.#acceptActive()) {
      return;
    }
    const hasEmpty = this.#fields.some((field) => field.isEmpty);
    if (hasEmpty) {
      event.preventDefault();
    }
  }

  /** @param {KeyboardEvent} event */
  #onBackspace(event) {
    const field = this.#current;
    if (!field || field.input.value !== "") {
      if (!this.#fields.length) {
        this.listener.onCancel();
      }
      return;
    }
    event.preventDefault();
    if (field.option.required) {
      this.listener.onCancel();
    } else {
      this.#remove(field);
    }
  }

  /** @param {KeyboardEvent} event */
  #onEscape(event) {
    event.preventDefault();
    event.stopPropagation();
    if (this.list.node.hidden || !this.list.choices.length) {
      this.listener.onCancel();
    } else {
      this.list.node.hidden = true;
    }
  }
}
