/** A slash command being filled in, option by option. */

import { newNonce } from "../core/api.js";
import { closest, el, icon, iconButton, refill, uniqueId } from "../widgets/dom.js";
import { Listbox } from "../widgets/listbox.js";
import { Pill } from "./option_field.js";

/** @import { Options } from "../core/api.js" */
/** @import { Entry, Option } from "./commands.js" */
/** @import { Choice } from "../widgets/listbox.js" */
/** @import { Frames, OptionValue } from "../core/protocol.d.ts" */
/** @import { Session } from "../session.js" */

const PAUSE = 140;
const PATIENCE = 5000;

/** The options of one command as pills, the panel above them, and what is sent in the end. */
export class CommandForm {
  /** @type {Pill[]} */
  #pills = [];
  /** @type {Pill | null} */
  #at = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {{nonce: string, pill: Pill} | null} */
  #asked = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #limit;

  /**
   * @param {Entry} entry @param {Session} session
   * @param {{send: (options: Options) => void, leave: () => void}} listener
   */
  constructor(entry, session, listener) {
    this.entry = entry;
    this.session = session;
    this.listener = listener;
    this.options = [...entry.options].sort((one, other) => Number(Boolean(other.required)) - Number(Boolean(one.required)));
    /** @type {Listbox<OptionValue>} */
    this.list = new Listbox({ label: `/${entry.shown}`, onPick: (choice) => this.#pick(choice) });
    this.hint = el("p", { class: "hint", id: uniqueId("hint") });
    this.panel = el("div", { class: "suggestions" }, this.hint, this.list.node);
    this.more = el("div", { class: "more" });
    this.pills = el("div", { class: "pills", role: "group", "aria-label": `/${entry.shown}` });
    const leave = iconButton("close", session.i18n.say("leaveCommand"), () => listener.leave(), "tiny");
    this.title = el("span", { class: "pill-command" }, `/${entry.shown}`, leave);
    this.node = el("div", { class: "command-form" }, this.pills);
    refill(this.pills, this.title, this.more);
    this.options.filter((option) => option.required).forEach((option) => this.#add(option));
    this.#showMore();
    this.node.addEventListener("keydown", (event) => this.#key(event));
  }

  /** Puts the focus where something is to be filled in. */
  focus() {
    const empty = this.#pills.find((pill) => pill.isEmpty) ?? this.#pills.at(-1);
    if (empty) {
      empty.field.focus();
    } else {
      this.#showHint(this.entry.about);
      this.node.tabIndex = -1;
      this.node.focus();
    }
  }

  /** Sends what is filled in, or shows what is wrong with it. */
  submit() {
    const wrong = this.#pills.filter((pill) => !pill.check());
    if (wrong.length) {
      wrong[0].field.focus();
      return;
    }
    const filled = this.#pills.filter((pill) => !pill.isEmpty);
    this.listener.send(Object.fromEntries(filled.map((pill) => [pill.option.name, pill.draft()])));
  }

  /**
   * Shows why the server did not take it.
   * @param {string} words @param {string | null} name of the option that it is about
   */
  refuse(words, name) {
    const pill = this.#pills.find((one) => one.option.name === name) ?? null;
    if (pill) {
      pill.say(words);
      pill.field.focus();
    } else {
      this.#showHint(words, true);
    }
  }

  /**
   * An answer of the bot to what was being typed; one that is late is dropped.
   * @param {Frames["choices"]} answer
   */
  offer({ nonce, choices }) {
    if (!this.#asked || this.#asked.nonce !== nonce) {
      return;
    }
    clearTimeout(this.#limit);
    const { pill } = this.#asked;
    pill.offered = choices;
    pill.silent = false;
    this.#asked = null;
    if (pill === this.#at) {
      this.#showChoices();
    }
  }

  /** Stops waiting for anything. */
  end() {
    clearTimeout(this.#timer);
    clearTimeout(this.#limit);
    this.#asked = null;
  }

  /** @param {Option} option */
  #add(option) {
    const pill = new Pill(option, this.session, (one) => this.#remove(one));
    this.#pills.push(pill);
    this.pills.insertBefore(pill.node, this.more);
    pill.field.addEventListener("focus", () => this.#enter(pill));
    pill.field.addEventListener("blur", () => this.#leave(pill));
    pill.field.addEventListener("input", () => this.#typed(pill));
    pill.field.addEventListener("filled", () => this.#showChoices());
    return pill;
  }

  /** @param {Pill} pill */
  #remove(pill) {
    const index = this.#pills.indexOf(pill);
    this.#pills.splice(index, 1);
    pill.node.remove();
    this.#at = this.#at === pill ? null : this.#at;
    this.#showMore();
    const next = this.#pills[Math.max(0, index - 1)];
    if (next) {
      next.field.focus();
    } else {
      this.focus();
    }
  }

  /** Buttons for the options that need not be given. */
  #showMore() {
    const used = new Set(this.#pills.map((pill) => pill.option.name));
    const left = this.options.filter((option) => !used.has(option.name));
    /** @param {Option} option */
    const add = (option) => {
      const pill = this.#add(option);
      this.#showMore();
      pill.field.focus();
    };
    const chips = left.map((option) =>
      el("button", { type: "button", class: "chip", title: option.about, onclick: () => add(option) }, icon("plus"), option.shown),
    );
    refill(this.more, chips);
  }

  /** @param {Pill} pill */
  #enter(pill) {
    this.#at = pill;
    if (pill.hasChoices) {
      this.list.controlledBy(pill.field);
    }
    if (pill.asksBot) {
      this.#ask(pill, 0);
    }
    this.#showChoices();
  }

  /** @param {Pill} pill */
  #leave(pill) {
    // What was typed is looked at once the person goes on, not while they type.
    if (!pill.isEmpty && !pill.asksBot) {
      pill.check();
    }
  }

  /** @param {Pill} pill */
  #typed(pill) {
    pill.typed();
    if (pill.asksBot) {
      this.#ask(pill, PAUSE);
    }
    this.#showChoices();
  }

  /**
   * Asks the bot for choices after a short pause.
   * @param {Pill} pill @param {number} pause
   */
  #ask(pill, pause) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const nonce = newNonce();
      this.#asked = { nonce, pill };
      const filled = this.#pills.filter((one) => one === pill || (one.fits && !one.isFile));
      const options = Object.fromEntries(filled.map((one) => [one.option.name, one === pill ? pill.field.value : one.draft()]));
      const silent = () => this.#fallSilent(nonce);
      this.#limit = setTimeout(silent, PATIENCE);
      this.session.api.autocomplete(this.session.channel, nonce, this.entry.name, options, pill.option.name).catch(silent);
    }, pause);
  }

  /** @param {string} nonce */
  #fallSilent(nonce) {
    if (this.#asked && this.#asked.nonce === nonce) {
      this.#asked.pill.silent = true;
      this.#asked = null;
      this.#showChoices();
    }
  }

  #showChoices() {
    const pill = this.#at;
    if (!pill) {
      return;
    }
    const choices = pill.choices();
    this.list.show(choices, { first: pill.isEmpty && !pill.option.required ? -1 : 0 });
    this.list.node.hidden = !choices.length || (pill.picked !== null && !pill.asksBot);
    const state = pill.silent ? this.session.i18n.say("noChoices") : pill.asksBot && !pill.offered ? this.session.i18n.say("loading") : null;
    this.#showHint([pill.hint(), state].filter(Boolean).join(" — "));
  }

  /** @param {string} words @param {boolean} bad */
  #showHint(words, bad = false) {
    const about = this.#at ? el("strong", {}, this.#at.option.shown) : null;
    this.hint.classList.toggle("bad", bad);
    refill(this.hint, bad ? null : about, " ", words);
  }

  /** @param {Choice<OptionValue>} choice */
  #pick(choice) {
    this.#at?.pick(choice);
    this.#next();
  }

  /** Goes to the next option to fill in, or stays where one can send. */
  #next() {
    const index = this.#pills.findIndex((pill) => pill === this.#at);
    const order = [...this.#pills.slice(index + 1), ...this.#pills.slice(0, index)];
    const empty = order.find((pill) => pill.isEmpty);
    if (empty) {
      empty.field.focus();
    } else {
      this.#showChoices();
      this.list.node.hidden = true;
    }
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (closest(event, "button") || event.isComposing) {
      return;
    }
    if (!this.list.node.hidden && this.list.key(event)) {
      return;
    }
    /** @type {Record<string, () => void>} */
    const actions = { Enter: () => this.#enterKey(event), Tab: () => this.#tabKey(event), Backspace: () => this.#backKey(event), Escape: () => this.#escapeKey(event) };
    actions[event.key]?.();
  }

  #takes() {
    const pill = this.#at;
    const open = pill !== null && !this.list.node.hidden && !pill.picked && this.list.active >= 0;
    return open && !(pill.isEmpty && !pill.option.required) && this.list.pick();
  }

  /** @param {KeyboardEvent} event */
  #enterKey(event) {
    event.preventDefault();
    if (!this.#takes()) {
      this.submit();
    }
  }

  /** @param {KeyboardEvent} event */
  #tabKey(event) {
    if (event.shiftKey || !this.#takes()) {
      return;
    }
    const moved = this.#pills.some((pill) => pill.isEmpty);
    if (moved) {
      event.preventDefault();
    }
  }

  /** @param {KeyboardEvent} event */
  #backKey(event) {
    const pill = this.#at;
    if (!pill || pill.field.value !== "") {
      if (!this.#pills.length) {
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
  #escapeKey(event) {
    event.preventDefault();
    event.stopPropagation();
    if (this.list.node.hidden || !this.list.choices.length) {
      this.listener.leave();
    } else {
      this.list.node.hidden = true;
    }
  }
}
