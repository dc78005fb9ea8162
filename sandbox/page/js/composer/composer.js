/** The box in which one writes: words, or after a slash a command. */

import { asApiError } from "../core/api.js";
import { CommandForm } from "./command_form.js";
import { entriesOf, exact, matching } from "./commands.js";
import { el, iconButton, isTouch, refill } from "../widgets/dom.js";
import { Listbox, filtered } from "../widgets/listbox.js";
import { nameOf } from "../text/markdown_renderer.js";
import { peopleChoices } from "../messages/select.js";
import { isDirect } from "../core/state.js";

/** @import { Options, ApiError } from "../core/api.js" */
/** @import { Entry } from "./commands.js" */
/** @import { Choice } from "../widgets/listbox.js" */
/** @import { Session } from "../session.js" */

/** @typedef {Choice<() => void>} Suggestion picking it does something */

const TALLEST = 180;
const MENTION = /(^|\s)@([\p{L}\p{N}_.-]*)$/u;

/** Writes into the open channel. */
export class Composer {
  /** Where one writes; empty while no channel is open. */
  channel = "";
  /** @type {Entry[]} the commands that can be used there */
  entries = [];
  /** @type {CommandForm | null} */
  #form = null;
  #dismissed = false;
  #sending = false;

  /** @param {Session} session @param {AbortSignal} signal */
  constructor(session, signal) {
    this.session = session;
    const { i18n } = session;
    this.field = el("textarea", { rows: "1", maxlength: "2000", enterkeyhint: "send", autocomplete: "off", "aria-label": i18n.say("write", { name: "" }) });
    /** @type {Listbox<() => void>} */
    this.list = new Listbox({ label: i18n.say("commands"), onPick: (choice) => choice.value() });
    this.list.controlledBy(this.field);
    this.note = el("p", { class: "hint" });
    this.panel = el("div", { class: "panel", hidden: true });
    this.slash = iconButton("slash", i18n.say("commands"), () => this.#slashKey(), "slash");
    this.sendButton = iconButton("send", i18n.say("send"), () => this.#submit(), "send");
    this.middle = el("div", { class: "writing" }, this.field);
    this.box = el("div", { class: "box" }, this.slash, this.middle, this.sendButton);
    this.status = el("p", { class: "status", "aria-live": "polite" });
    this.node = el("footer", { class: "composer" }, this.panel, this.status, this.box);
    this.#listen(signal);
  }

  /**
   * Goes to another channel: what was being written stays where it was.
   * @param {string} channel
   */
  show(channel) {
    this.#keepDraft();
    this.#closeForm();
    this.channel = channel;
    this.field.value = this.session.world.drafts.get(channel) ?? "";
    this.refresh();
    this.#typed();
    if (!isTouch()) {
      this.field.focus({ preventScroll: true });
    }
  }

  /** Shows anew where one writes, and whether one may. */
  refresh() {
    const { world, i18n } = this.session;
    const channel = world.channels.get(this.channel);
    const closed = !channel || channel.can_send === false;
    const name = this.session.titleOf(this.channel);
    this.field.placeholder = closed ? i18n.say("mayNotWrite") : i18n.say("write", { name });
    this.field.setAttribute("aria-label", this.field.placeholder);
    this.node.classList.toggle("closed", closed);
    this.entries = entriesOf(world.commands, world.me.locale, channel !== undefined && isDirect(channel));
  }

  /**
   * Begins a command by its full name, as when it is mentioned in a message.
   * @param {string} name
   */
  useCommand(name) {
    const entry = this.entries.find((one) => one.name === name);
    if (entry) {
      this.#openForm(entry);
    } else {
      this.#write(`/${name}`);
    }
  }

  /**
   * Takes a key that was typed while nothing had the focus.
   * @param {string} key
   */
  takeKey(key) {
    if (!this.#form) {
      this.field.focus();
      this.field.setRangeText(key, this.field.selectionStart, this.field.selectionEnd, "end");
      this.#typed();
    }
  }

  /**
   * Says who is typing or thinking.
   * @param {string} words
   */
  say(words) {
    this.status.textContent = words;
  }

  /** @param {AbortSignal} signal */
  #listen(signal) {
    this.field.addEventListener("input", () => this.#typed());
    this.field.addEventListener("keydown", (event) => this.#key(event));
    this.field.addEventListener("click", () => this.#suggest());
    this.session.world.on("choices", (data) => this.#form?.offer(data), signal);
    this.session.world.on("commands welcome people channels", () => this.refresh(), signal);
    /** @param {Event} event */
    const away = ({ target }) => target instanceof Node && !this.node.contains(target) && this.#putAway();
    document.addEventListener("pointerdown", away, { signal });
    signal.addEventListener("abort", () => this.#keepDraft());
  }

  #keepDraft() {
    if (this.channel) {
      this.session.world.drafts.set(this.channel, this.field.value);
    }
  }

  /** @param {string} text */
  #write(text) {
    this.#closeForm();
    this.field.value = text;
    this.field.focus();
    this.#typed();
  }

  #slashKey() {
    if (this.#form) {
      this.#form.focus();
    } else if (this.field.value.startsWith("/") && !this.panel.hidden) {
      this.#write("");
    } else {
      this.#write("/");
    }
  }

  #typed() {
    this.#dismissed = false;
    this.field.style.height = "auto";
    this.field.style.height = `${Math.min(this.field.scrollHeight, TALLEST)}px`;
    const text = this.field.value;
    const entry = text.startsWith("/") && text.endsWith(" ") ? exact(this.entries, text.slice(1)) : null;
    if (entry) {
      this.#openForm(entry);
    } else {
      this.#suggest();
    }
  }

  /** Shows commands after a slash, people after an at sign. */
  #suggest() {
    if (this.#dismissed || this.#form) {
      return;
    }
    const text = this.field.value;
    const at = MENTION.exec(text.slice(0, this.field.selectionStart));
    if (/^\/[^\n]*$/.test(text)) {
      this.#offerCommands(text.slice(1));
    } else if (at) {
      this.#offerPeople(at);
    } else {
      this.#hide();
    }
  }

  /** @param {string} typed */
  #offerCommands(typed) {
    const found = matching(this.entries, typed);
    const choices = found.map((entry) => ({ value: () => this.#openForm(entry), label: `/${entry.shown}`, description: entry.about }));
    const words = this.entries.length ? this.session.i18n.say("noCommand") : this.session.i18n.say("noCommands");
    this.#open(choices, found.length ? null : words);
  }

  /** @param {RegExpExecArray} at */
  #offerPeople(at) {
    const people = filtered(peopleChoices(this.session), at[2]);
    const choices = people.map((choice) => ({ ...choice, value: () => this.#mention(choice.label, at) }));
    if (choices.length) {
      this.#open(choices, null);
    } else {
      this.#hide();
    }
  }

  /** @param {string} name @param {RegExpExecArray} at */
  #mention(name, at) {
    const start = at.index + at[1].length;
    this.field.setRangeText(`@${name} `, start, this.field.selectionStart, "end");
    this.#typed();
    this.field.focus();
  }

  /** @param {Suggestion[]} choices @param {string | null} words */
  #open(choices, words) {
    this.list.show(choices);
    refill(this.note, words);
    refill(this.panel, words ? this.note : null, this.list.node);
    this.list.node.hidden = false;
    this.#reveal(true);
  }

  #hide() {
    this.#reveal(false);
  }

  /** @param {boolean} open */
  #reveal(open) {
    this.panel.hidden = !open;
    this.field.setAttribute("aria-expanded", String(open));
  }

  /** Leaves only the box when something else is looked at. */
  #putAway() {
    if (this.#form) {
      this.#form.list.node.hidden = true;
    } else {
      this.#hide();
    }
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.isComposing) {
      return;
    }
    const choosing = !this.panel.hidden && this.list.choices.length > 0;
    if (choosing && this.list.key(event)) {
      return;
    }
    if (event.key === "Escape") {
      this.#escape(event);
    } else if (event.key === "Tab" && choosing && !event.shiftKey) {
      event.preventDefault();
      this.list.pick();
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.#enterKey(choosing);
    }
  }

  /** @param {boolean} choosing */
  #enterKey(choosing) {
    if (!choosing || !this.list.pick()) {
      this.#submit();
    }
  }

  /** @param {KeyboardEvent} event */
  #escape(event) {
    if (!this.panel.hidden) {
      event.stopPropagation();
      this.#dismissed = true;
      this.#hide();
    } else {
      this.session.toNewest();
    }
  }

  /** @param {Entry} entry */
  #openForm(entry) {
    this.#closeForm();
    const listener = {
      /** @param {Options} options */
      send: (options) => this.#command(entry, options),
      leave: () => this.#write(""),
    };
    this.field.value = "";
    const form = new CommandForm(entry, this.session, listener);
    this.#form = form;
    refill(this.middle, form.node);
    refill(this.panel, form.panel);
    this.panel.hidden = false;
    this.box.classList.add("commanding");
    form.focus();
  }

  #closeForm() {
    this.#form?.end();
    this.#form = null;
    this.box.classList.remove("commanding");
    refill(this.middle, this.field);
    this.#hide();
  }

  #submit() {
    if (this.#form) {
      this.#form.submit();
    } else {
      this.#say();
    }
  }

  /** @param {Entry} entry @param {Options} options */
  async #command(entry, options) {
    const form = this.#form;
    if (this.#sending || !form) {
      return;
    }
    this.#sending = true;
    try {
      await this.session.command(entry.name, options);
      if (this.#form === form) {
        this.#write("");
      }
    } catch (error) {
      const { message, option } = asApiError(error);
      form.refuse(message || this.session.i18n.say("lost"), option);
    } finally {
      this.#sending = false;
    }
  }

  async #say() {
    const text = this.field.value.trim();
    if (!text || this.#sending) {
      return;
    }
    if (/^\/\S*$/.test(text)) {
      this.#suggest();
      return;
    }
    this.#sending = true;
    const { channel } = this;
    this.field.value = "";
    this.#typed();
    try {
      await this.session.api.say(channel, this.#withMentions(text));
      this.session.toNewest();
    } catch (error) {
      this.#giveBack(channel, text, asApiError(error));
    } finally {
      this.#sending = false;
    }
  }

  /**
   * Puts what could not be sent back where it was written.
   * @param {string} channel @param {string} text @param {ApiError} refusal
   */
  #giveBack(channel, text, refusal) {
    if (channel === this.channel && !this.field.value) {
      this.#write(text);
    } else if (!this.session.world.drafts.get(channel)) {
      this.session.world.drafts.set(channel, text);
    }
    this.session.notices.say(refusal.message || this.session.i18n.say("lost"));
  }

  /**
   * Names after an at sign become mentions.
   * @param {string} text
   */
  #withMentions(text) {
    const { bot, people } = this.session.world;
    const users = [...people.values(), bot].sort((one, other) => nameOf(other).length - nameOf(one).length);
    return users.reduce((words, user) => words.replaceAll(`@${nameOf(user)}`, `<@${user.id}>`), text);
  }
}
