/** Forms the bot asks to be filled in. */

import { el } from "../widgets/dom.js";
import { FormDialog, labelledField } from "../widgets/dialog.js";
import { buildField, isField, isRequired } from "./modal_fields.js";
import { renderMarkdown } from "../text/markdown_renderer.js";

/** @import { ModalFieldControl } from "./modal_fields.js" */
/** @import { Component, Modal } from "../core/protocol.d.ts" */
/** @import { Session } from "../session.js" */

/** @typedef {ModalFieldControl & {complain: (words: string | null) => void}} ModalField */
/** @typedef {ModalField | {node: HTMLElement}} ModalPart */

const LABEL = 18;
const TEXT_DISPLAY = 10;

/**
 * Opens a modal; it stays, with all that was typed, until the bot has taken it.
 * @param {Modal} modal @param {Session} session
 */
export function openModal(modal, session) {
  const { i18n } = session;
  const dialog = new FormDialog({
    title: modal.title,
    action: i18n.text("submit"),
    i18n,
    submit: () => submit(modal, session, dialog, parts),
    onClose: () => session.onModalClosed(dialog),
  });
  const parts = modal.components.flatMap((component) => modalParts(component, session));
  dialog.body.append(...parts.map((part) => part.node));
  dialog.open();
  return dialog;
}

/**
 * The parts a component of a modal stands for.
 * @param {Component} component @param {Session} session
 * @returns {ModalPart[]}
 */
function modalParts(component, session) {
  if (component.type === LABEL) {
    return [modalField(component.component, component.label, component.description ?? null, session)];
  }
  if (component.type === TEXT_DISPLAY) {
    return [{ node: el("div", { class: "rich-text" }, renderMarkdown(component.content, session)) }];
  }
  if ("components" in component) {
    return component.components.flatMap((inner) => modalParts(inner, session));
  }
  const label = ("label" in component && component.label) || ("placeholder" in component && component.placeholder) || "";
  return [modalField(component, label, null, session)];
}

/**
 * @param {Component} component @param {string} label @param {string | null} about @param {Session} session
 * @returns {ModalPart}
 */
function modalField(component, label, about, session) {
  if (!isField(component)) {
    return { node: el("p", { class: "unsupported" }, session.i18n.text("unknownPart")) };
  }
  return labelledField(label, (named) => buildField(component, session, named), { about, needed: isRequired(component) });
}

/**
 * Sends what was filled in; true once the bot has taken it.
 * @param {Modal} modal @param {Session} session @param {FormDialog} dialog @param {ModalPart[]} parts
 */
async function submit(modal, session, dialog, parts) {
  const fields = parts.filter((part) => "value" in part);
  const wrong = fields.filter((field) => {
    const complaint = field.validate();
    field.complain(complaint);
    return complaint;
  });
  if (wrong.length) {
    wrong[0].control.focus();
    return false;
  }
  const values = Object.fromEntries(fields.map((field) => [field.id, field.value()]).filter(([, value]) => value !== null));
  const outcome = await session.submitModal(modal, values);
  if (outcome.failed) {
    dialog.showError([session.i18n.text("failed"), outcome.reason].filter(Boolean).join(" "));
  }
  return !outcome.failed;
}
