/** A slash command being filled in, option by option. */

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

/** The options of one command as pills, the panel above them, and what is sent in the end. */
export class CommandForm {
  /** @type {OptionField[]} */
  #fields = [];
  /** @type {OptionField | null} */
  #current = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #typingTimer;
  /** @type {{nonce: string, pill: OptionField} | null} */
  #request = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #requestTimeout;

  /**
   * @param {CommandEntry} entry @param {Session} session
   * @param {{send: (options: Options) => void, leave: () => void}} listener
   */
  constructor(entry, session, listener) {
    this.entry = entry;
    this.session = session;
    this.listener = listener;
    this.options = [...entry.options].sort((one, other) => Number(Boolean(other.required)) - Number(Boolean(one.required)));
    /** @type {Listbox<OptionValue>} */
    this.list = new Listbox({ label: `/${entry.label}`, onPick: (choice) => this.#onPick(choice) });
    this.hint = el("p", { class: "hint", id: uniqueId("hint") });
    this.panel = el("div", { class: "suggestions" }, this.hint, this.list.node);
    this.moreNode = el("div", { class: "more-options" });
    this.fieldsNode = el("div", { class: "option-fields", role: "group", "aria-label": `/${entry.label}` });
    const leave = iconButton("close", session.i18n.text("leaveCommand"), () => listener.leave(), "tiny");
    this.title = el("span", { class: "command-title" }, `/${entry.label}`, leave);
    this.node = el("div", { class: "command-form" }, this.fieldsNode);
    setChildren(this.fieldsNode, this.title, this.moreNode);
    this.options.filter((option) => option.required).forEach((option) => this.#add(option));
    this.#renderMore();
    this.node.addEventListener("keydown", (event) => this.#onKey(event));
  }

  /** Puts the focus where something is to be filled in. */
  focus() {
    const empty = this.#fields.find((pill) => pill.isEmpty) ?? this.#fields.at(-1);
    if (empty) {
      empty.field.focus();
    } else {
      this.#showHint(this.entry.description);
      this.node.tabIndex = -1;
      this.node.focus();
    }
  }

  /** Sends what is filled in, or shows what is wrong with it. */
  submit() {
    const wrong = this.#fields.filter((pill) => !pill.validate());
    if (wrong.length) {
      wrong[0].field.focus();
      return;
    }
    const filled = this.#fields.filter((pill) => !pill.isEmpty);
    this.listener.send(Object.fromEntries(filled.map((pill) => [pill.option.name, pill.value()])));
  }

  /**
   * Shows why the server did not take it.
   * @param {string} words @param {string | null} name of the option that it is about
   */
  showRejection(words, name) {
    const pill = this.#fields.find((one) => one.option.name === name) ?? null;
    if (pill) {
      pill.showError(words);
      pill.field.focus();
    } else {
      this.#showHint(words, true);
    }
  }

  /**
   * An answer of the bot to what was being typed; one that is late is dropped.
   * @param {Frames["choices"]} answer
   */
  receiveChoices({ nonce, choices }) {
    if (!this.#request || this.#request.nonce !== nonce) {
      return;
    }
    clearTimeout(this.#requestTimeout);
    const { pill } = this.#request;
    pill.botChoices = choices;
    pill.choicesFailed = false;
    this.#request = null;
    if (pill === this.#current) {
      this.#showChoices();
    }
  }

  /** Stops waiting for anything. */
  dispose() {
    clearTimeout(this.#typingTimer);
    clearTimeout(this.#requestTimeout);
    this.#request = null;
  }

  /** @param {LocalizedOption} option */
  #add(option) {
    const pill = new OptionField(option, this.session, (one) => this.#remove(one));
    this.#fields.push(pill);
    this.fieldsNode.insertBefore(pill.node, this.moreNode);
    pill.field.addEventListener("focus", () => this.#onFocus(pill));
    pill.field.addEventListener("blur", () => this.#onBlur(pill));
    pill.field.addEventListener("input", () => this.#onInput(pill));
    pill.field.addEventListener("filled", () => this.#showChoices());
    return pill;
  }

  /** @param {OptionField} pill */
  #remove(pill) {
    const index = this.#fields.indexOf(pill);
    this.#fields.splice(index, 1);
    pill.node.remove();
    this.#current = this.#current === pill ? null : this.#current;
    this.#renderMore();
    const next = this.#fields[Math.max(0, index - 1)];
    if (next) {
      next.field.focus();
    } else {
      this.focus();
    }
  }

  /** Buttons for the options that need not be given. */
  #renderMore() {
    const used = new Set(this.#fields.map((pill) => pill.option.name));
    const left = this.options.filter((option) => !used.has(option.name));
    /** @param {LocalizedOption} option */
    const add = (option) => {
      const pill = this.#add(option);
      this.#renderMore();
      pill.field.focus();
    };
    const chips = left.map((option) =>
      el("button", { type: "button", class: "chip", title: option.description, onclick: () => add(option) }, icon("plus"), option.label),
    );
    setChildren(this.moreNode, chips);
  }

  /** @param {OptionField} pill */
  #onFocus(pill) {
    this.#current = pill;
    if (pill.hasChoices) {
      this.list.setController(pill.field);
    }
    if (pill.hasAutocomplete) {
      this.#requestChoices(pill, 0);
    }
    this.#showChoices();
  }

  /** @param {OptionField} pill */
  #onBlur(pill) {
    // What was typed is looked at once the person goes on, not while they type.
    if (!pill.isEmpty && !pill.hasAutocomplete) {
      pill.validate();
    }
  }

  /** @param {OptionField} pill */
  #onInput(pill) {
    pill.onInput();
    if (pill.hasAutocomplete) {
      this.#requestChoices(pill, TYPING_PAUSE);
    }
    this.#showChoices();
  }

  /**
   * Asks the bot for choices after a short pause.
   * @param {OptionField} pill @param {number} pause
   */
  #requestChoices(pill, pause) {
    clearTimeout(this.#typingTimer);
    this.#typingTimer = setTimeout(() => {
      const nonce = newNonce();
      this.#request = { nonce, pill };
      const filled = this.#fields.filter((one) => one === pill || (one.isValid && !one.isFile));
      const options = Object.fromEntries(filled.map((one) => [one.option.name, one === pill ? pill.field.value : one.value()]));
      const silent = () => this.#onChoicesFailed(nonce);
      this.#requestTimeout = setTimeout(silent, CHOICES_TIMEOUT);
      this.session.api.autocomplete(this.session.channel, nonce, this.entry.name, options, pill.option.name).catch(silent);
    }, pause);
  }

  /** @param {string} nonce */
  #onChoicesFailed(nonce) {
    if (this.#request && this.#request.nonce === nonce) {
      this.#request.pill.choicesFailed = true;
      this.#request = null;
      this.#showChoices();
    }
  }

  #showChoices() {
    const pill = this.#current;
    if (!pill) {
      return;
    }
    const choices = pill.choices();
    this.list.show(choices, { first: pill.isEmpty && !pill.option.required ? -1 : 0 });
    this.list.node.hidden = !choices.length || (pill.picked !== null && !pill.hasAutocomplete);
    const state = pill.choicesFailed ? this.session.i18n.text("noChoices") : pill.hasAutocomplete && !pill.botChoices ? this.session.i18n.text("loading") : null;
    this.#showHint([pill.hint(), state].filter(Boolean).join(" — "));
  }

  /** @param {string} words @param {boolean} bad */
  #showHint(words, bad = false) {
    const about = this.#current ? el("strong", {}, this.#current.option.label) : null;
    this.hint.classList.toggle("invalid", bad);
    setChildren(this.hint, bad ? null : about, " ", words);
  }

  /** @param {Choice<OptionValue>} choice */
  #onPick(choice) {
    this.#current?.pick(choice);
    this.#focusNext();
  }

  /** Goes to the next option to fill in, or stays where one can send. */
  #focusNext() {
    const index = this.#fields.findIndex((pill) => pill === this.#current);
    const order = [...this.#fields.slice(index + 1), ...this.#fields.slice(0, index)];
    const empty = order.find((pill) => pill.isEmpty);
    if (empty) {
      empty.field.focus();
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

  #acceptActive() {
    const pill = this.#current;
    const open = pill !== null && !this.list.node.hidden && !pill.picked && this.list.active >= 0;
    return open && !(pill.isEmpty && !pill.option.required) && this.list.pick();
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
    const moved = this.#fields.some((pill) => pill.isEmpty);
    if (moved) {
      event.preventDefault();
    }
  }

  /** @param {KeyboardEvent} event */
  #onBackspace(event) {
    const pill = this.#current;
    if (!pill || pill.field.value !== "") {
      if (!this.#fields.length) {
        this.listener.leave();
      }
      return;
    }
    event.preventDefault();
    if (pill.option.required) {
      this.listener.leave();
    } else {
      this.#remove(pill);
    }
  }

  /** @param {KeyboardEvent} event */
  #onEscape(event) {
    event.preventDefault();
    event.stopPropagation();
    if (this.list.node.hidden || !this.list.choices.length) {
      this.listener.leave();
    } else {
      this.list.node.hidden = true;
    }
  }
}
