/** Modals: forms that the bot asks the user to fill in. */

import { el } from "../widgets/dom.js";
import { FormDialog, labelledField } from "../widgets/dialog.js";
import { buildField, isField, isRequired } from "./modal_fields.js";
import { renderMarkdown } from "../text/markdown_renderer.js";

/** @import { ModalFieldControl } from "./modal_fields.js" */
/** @import { Component, Modal } from "../core/protocol.d.ts" */
/** @import { Session } from "../session.js" */

/** @typedef {ModalFieldControl & {showError: (text: string | null) => void}} ModalField */
/** @typedef {ModalField | {node: HTMLElement}} ModalPart */

const LABEL = 18;
const TEXT_DISPLAY = 10;

/**
 * Opens a modal, which stays open with its values until the bot has accepted them.
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
 * Returns the parts of a modal that a component stands for.
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
 * Returns a field with its label, or a note if its type is not supported.
 * @param {Component} component @param {string} label @param {string | null} description @param {Session} session
 * @returns {ModalPart}
 */
function modalField(component, label, description, session) {
  if (!isField(component)) {
    return { node: el("p", { class: "unsupported" }, session.i18n.text("unknownPart")) };
  }
  return labelledField(label, (labelId) => buildField(component, session, labelId), { description, required: isRequired(component) });
}

/**
 * Submits the values; resolves to true once the bot has accepted them.
 * @param {Modal} modal @param {Session} session @param {FormDialog} dialog @param {ModalPart[]} parts
 */
async function submit(modal, session, dialog, parts) {
  const fields = parts.filter((part) => "value" in part);
  const invalid = fields.filter((field) => {
    const error = field.validate();
    field.showError(error);
    return error;
  });
  if (invalid.length) {
    invalid[0].control.focus();
    return false;
  }
  const values = Object.fromEntries(fields.map((field) => [field.id, field.value()]).filter(([, value]) => value !== null));
  const outcome = await session.submitModal(modal, values);
  if (outcome.failed) {
    dialog.showError([session.i18n.text("failed"), outcome.reason].filter(Boolean).join(" "));
  }
  return !outcome.failed;
}
