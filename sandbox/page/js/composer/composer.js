/** The composer, for messages and slash commands. */

import { asApiError } from "../core/api.js";
import { CommandForm } from "./command_form.js";
import { commandEntries, exactEntry, matchingEntries } from "./commands.js";
import { el, iconButton, isTouch, setChildren } from "../widgets/dom.js";
import { Listbox, filterChoices } from "../widgets/listbox.js";
import { displayName } from "../text/markdown_renderer.js";
import { peopleChoices } from "../messages/select.js";
import { isDirect } from "../core/state.js";

/** @import { Options, ApiError } from "../core/api.js" */
/** @import { CommandEntry } from "./commands.js" */
/** @import { Choice } from "../widgets/listbox.js" */
/** @import { Session } from "../session.js" */

/** @typedef {Choice<() => void>} Suggestion a choice whose value is called when it is picked */

const MAX_HEIGHT = 180;
const MENTION_BEING_TYPED = /(^|\s)@([\p{L}\p{N}_.-]*)$/u;

/** The text field below the messages, with its suggestions. */
export class Composer {
  /** The id of the open channel, empty if there is none. */
  channel = "";
  /** @type {CommandEntry[]} the commands available in the channel */
  entries = [];
  /** @type {CommandForm | null} */
  #form = null;
  #suggestionsDismissed = false;
  #sending = false;

  /** @param {Session} session @param {AbortSignal} signal */
  constructor(session, signal) {
    this.session = session;
    const { i18n } = session;
    this.field = el("textarea", { rows: "1", maxlength: "2000", enterkeyhint: "send", autocomplete: "off", "aria-label": i18n.text("write", { name: "" }) });
    /** @type {Listbox<() => void>} */
    this.list = new Listbox({ label: i18n.text("commands"), onPick: (choice) => choice.value() });
    this.list.setController(this.field);
    this.emptyNote = el("p", { class: "hint" });
    this.suggestionPanel = el("div", { class: "suggestion-panel", hidden: true });
    this.slashButton = iconButton("slash", i18n.text("commands"), () => this.#onSlashButton(), "slash");
    this.sendButton = iconButton("send", i18n.text("send"), () => this.#submit(), "send");
    this.inputArea = el("div", { class: "input-area" }, this.field);
    this.box = el("div", { class: "composer-box" }, this.slashButton, this.inputArea, this.sendButton);
    this.status = el("p", { class: "status", "aria-live": "polite" });
    this.node = el("footer", { class: "composer" }, this.suggestionPanel, this.status, this.box);
    this.#listen(signal);
  }

  /**
   * Switches to another channel; unsent text stays with the channel it was written in.
   * @param {string} channel
   */
  showChannel(channel) {
    this.#saveDraft();
    this.#closeForm();
    this.channel = channel;
    this.field.value = this.session.world.drafts.get(channel) ?? "";
    this.refresh();
    this.#onInput();
    if (!isTouch()) {
      this.field.focus({ preventScroll: true });
    }
  }

  /** Updates the placeholder, the available commands and whether the person can write here. */
  refresh() {
    const { world, i18n } = this.session;
    const channel = world.channels.get(this.channel);
    const readOnly = !channel || channel.can_send === false;
    const name = this.session.channelTitle(this.channel);
    this.field.placeholder = readOnly ? i18n.text("mayNotWrite") : i18n.text("write", { name });
    this.field.setAttribute("aria-label", this.field.placeholder);
    this.node.classList.toggle("closed", readOnly);
    this.entries = commandEntries(world.commands, world.me.locale, channel !== undefined && isDirect(channel));
  }

  /**
   * Starts a command by its full name, as when a mention of it is clicked.
   * @param {string} name
   */
  startCommand(name) {
    const entry = this.entries.find((known) => known.name === name);
    if (entry) {
      this.#openForm(entry);
    } else {
      this.#setText(`/${name}`);
    }
  }

  /**
   * Inserts a character that was typed while nothing had the focus.
   * @param {string} key
   */
  insertKey(key) {
    if (!this.#form) {
      this.field.focus();
      this.field.setRangeText(key, this.field.selectionStart, this.field.selectionEnd, "end");
      this.#onInput();
    }
  }

  /**
   * Shows who is typing.
   * @param {string} text
   */
  showStatus(text) {
    this.status.textContent = text;
  }

  /** @param {AbortSignal} signal */
  #listen(signal) {
    this.field.addEventListener("input", () => this.#onInput());
    this.field.addEventListener("keydown", (event) => this.#onKey(event));
    this.field.addEventListener("click", () => this.#suggest());
    this.session.world.on("choices", (data) => this.#form?.receiveChoices(data), signal);
    this.session.world.on("commands welcome people channels", () => this.refresh(), signal);
    /** @param {Event} event */
    const onPointerDown = ({ target }) => target instanceof Node && !this.node.contains(target) && this.#collapseList();
    document.addEventListener("pointerdown", onPointerDown, { signal });
    signal.addEventListener("abort", () => this.#saveDraft());
  }

  #saveDraft() {
    if (this.channel) {
      this.session.world.drafts.set(this.channel, this.field.value);
    }
  }

  /** @param {string} text */
  #setText(text) {
    this.#closeForm();
    this.field.value = text;
    this.field.focus();
    this.#onInput();
  }

  /** Suggests commands, or closes the suggestions. */
  #onSlashButton() {
    if (this.#form) {
      this.#form.focus();
    } else if (this.field.value.startsWith("/") && !this.suggestionPanel.hidden) {
      this.#setText("");
    } else {
      this.#setText("/");
    }
  }

  #onInput() {
    this.#suggestionsDismissed = false;
    this.field.style.height = "auto";
    this.field.style.height = `${Math.min(this.field.scrollHeight, MAX_HEIGHT)}px`;
    const text = this.field.value;
    const entry = text.startsWith("/") && text.endsWith(" ") ? exactEntry(this.entries, text.slice(1)) : null;
    if (entry) {
      this.#openForm(entry);
    } else {
      this.#suggest();
    }
  }

  /** Suggests commands after `/` and people after `@`. */
  #suggest() {
    if (this.#suggestionsDismissed || this.#form) {
      return;
    }
    const text = this.field.value;
    const at = MENTION_BEING_TYPED.exec(text.slice(0, this.field.selectionStart));
    if (/^\/[^\n]*$/.test(text)) {
      this.#suggestCommands(text.slice(1));
    } else if (at) {
      this.#suggestPeople(at);
    } else {
      this.#hideSuggestions();
    }
  }

  /** @param {string} typed */
  #suggestCommands(typed) {
    const found = matchingEntries(this.entries, typed);
    const choices = found.map((entry) => ({ value: () => this.#openForm(entry), label: `/${entry.label}`, description: entry.description }));
    const note = this.entries.length ? this.session.i18n.text("noCommand") : this.session.i18n.text("noCommands");
    this.#showSuggestions(choices, found.length ? null : note);
  }

  /** @param {RegExpExecArray} at */
  #suggestPeople(at) {
    const people = filterChoices(peopleChoices(this.session), at[2]);
    const choices = people.map((choice) => ({ ...choice, value: () => this.#insertMention(choice.label, at) }));
    if (choices.length) {
      this.#showSuggestions(choices, null);
    } else {
      this.#hideSuggestions();
    }
  }

  /** @param {string} name @param {RegExpExecArray} at */
  #insertMention(name, at) {
    const start = at.index + at[1].length;
    this.field.setRangeText(`@${name} `, start, this.field.selectionStart, "end");
    this.#onInput();
    this.field.focus();
  }

  /** @param {Suggestion[]} choices @param {string | null} note */
  #showSuggestions(choices, note) {
    this.list.show(choices);
    setChildren(this.emptyNote, note);
    setChildren(this.suggestionPanel, note ? this.emptyNote : null, this.list.node);
    this.list.node.hidden = false;
    this.#setPanelOpen(true);
  }

  #hideSuggestions() {
    this.#setPanelOpen(false);
  }

  /** @param {boolean} open */
  #setPanelOpen(open) {
    this.suggestionPanel.hidden = !open;
    this.field.setAttribute("aria-expanded", String(open));
  }

  /** Closes the list of suggestions when the user clicks elsewhere. */
  #collapseList() {
    if (this.#form) {
      this.#form.list.node.hidden = true;
    } else {
      this.#hideSuggestions();
    }
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.isComposing) {
      return;
    }
    const choosing = !this.suggestionPanel.hidden && this.list.choices.length > 0;
    if (choosing && this.list.handleKey(event)) {
      return;
    }
    if (event.key === "Escape") {
      this.#onEscape(event);
    } else if (event.key === "Tab" && choosing && !event.shiftKey) {
      event.preventDefault();
      this.list.pick();
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.#onEnter(choosing);
    }
  }

  /** @param {boolean} choosing */
  #onEnter(choosing) {
    if (!choosing || !this.list.pick()) {
      this.#submit();
    }
  }

  /** @param {KeyboardEvent} event */
  #onEscape(event) {
    if (!this.suggestionPanel.hidden) {
      event.stopPropagation();
      this.#suggestionsDismissed = true;
      this.#hideSuggestions();
    } else {
      this.session.scrollToEnd();
    }
  }

  /** @param {CommandEntry} entry */
  #openForm(entry) {
    this.#closeForm();
    const listener = {
      /** @param {Options} options */
      onSubmit: (options) => this.#sendCommand(entry, options),
      onCancel: () => this.#setText(""),
    };
    this.field.value = "";
    const form = new CommandForm(entry, this.session, listener);
    this.#form = form;
    setChildren(this.inputArea, form.node);
    setChildren(this.suggestionPanel, form.panel);
    this.suggestionPanel.hidden = false;
    this.box.classList.add("has-command");
    form.focus();
  }

  #closeForm() {
    this.#form?.dispose();
    this.#form = null;
    this.box.classList.remove("has-command");
    setChildren(this.inputArea, this.field);
    this.#hideSuggestions();
  }

  #submit() {
    if (this.#form) {
      this.#form.submit();
    } else {
      this.#sendMessage();
    }
  }

  /** @param {CommandEntry} entry @param {Options} options */
  async #sendCommand(entry, options) {
    const form = this.#form;
    if (this.#sending || !form) {
      return;
    }
    this.#sending = true;
    try {
      await this.session.runCommand(entry.name, options);
      if (this.#form === form) {
        this.#setText("");
      }
    } catch (error) {
      const { message, option } = asApiError(error);
      form.showRejection(message || this.session.i18n.text("lost"), option);
    } finally {
      this.#sending = false;
    }
  }

  async #sendMessage() {
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
    this.#onInput();
    try {
      await this.session.api.sendMessage(channel, this.#withMentions(text));
      this.session.scrollToEnd();
    } catch (error) {
      this.#restoreUnsent(channel, text, asApiError(error));
    } finally {
      this.#sending = false;
    }
  }

  /**
   * Restores a text that could not be sent and shows the error.
   * @param {string} channel @param {string} text @param {ApiError} error
   */
  #restoreUnsent(channel, text, error) {
    if (channel === this.channel && !this.field.value) {
      this.#setText(text);
    } else if (!this.session.world.drafts.get(channel)) {
      this.session.world.drafts.set(channel, text);
    }
    this.session.notices.show(error.message || this.session.i18n.text("lost"));
  }

  /**
   * Returns the text with `@name` turned into mentions.
   * @param {string} text
   */
  #withMentions(text) {
    const { bot, people } = this.session.world;
    const users = [...people.values(), bot].sort((a, b) => displayName(b).length - displayName(a).length);
    return users.reduce((result, user) => result.replaceAll(`@${displayName(user)}`, `<@${user.id}>`), text);
  }
}
