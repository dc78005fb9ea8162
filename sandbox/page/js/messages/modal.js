/** Forms the bot asks to be filled in. */

import { el } from "../widgets/dom.js";
import { FormDialog, labelled } from "../widgets/dialog.js";
import { fieldOf, isField, isNeeded } from "./modal_fields.js";
import { markup } from "../text/markdown_renderer.js";

/** @import { Field } from "./modal_fields.js" */
/** @import { Component, Modal } from "../core/protocol.d.ts" */
/** @import { Session } from "../session.js" */

/** @typedef {Field & {complain: (words: string | null) => void}} Question */
/** @typedef {Question | {node: HTMLElement}} Part */

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
    action: i18n.say("submit"),
    i18n,
    submit: () => submit(modal, session, dialog, parts),
    onClose: () => session.modalClosed(dialog),
  });
  const parts = modal.components.flatMap((component) => partsOf(component, session));
  dialog.body.append(...parts.map((part) => part.node));
  dialog.open();
  return dialog;
}

/**
 * The parts a component of a modal stands for.
 * @param {Component} component @param {Session} session
 * @returns {Part[]}
 */
function partsOf(component, session) {
  if (component.type === LABEL) {
    return [labelledField(component.component, component.label, component.description ?? null, session)];
  }
  if (component.type === TEXT_DISPLAY) {
    return [{ node: el("div", { class: "words" }, markup(component.content, session)) }];
  }
  if ("components" in component) {
    return component.components.flatMap((inner) => partsOf(inner, session));
  }
  const label = ("label" in component && component.label) || ("placeholder" in component && component.placeholder) || "";
  return [labelledField(component, label, null, session)];
}

/**
 * @param {Component} component @param {string} label @param {string | null} about @param {Session} session
 * @returns {Part}
 */
function labelledField(component, label, about, session) {
  if (!isField(component)) {
    return { node: el("p", { class: "unknown" }, session.i18n.say("unknownPart")) };
  }
  return labelled(label, (named) => fieldOf(component, session, named), { about, needed: isNeeded(component) });
}

/**
 * Sends what was filled in; true once the bot has taken it.
 * @param {Modal} modal @param {Session} session @param {FormDialog} dialog @param {Part[]} parts
 */
async function submit(modal, session, dialog, parts) {
  const fields = parts.filter((part) => "value" in part);
  const wrong = fields.filter((field) => {
    const complaint = field.complaint();
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
    dialog.complain([session.i18n.say("failed"), outcome.reason].filter(Boolean).join(" "));
  }
  return !outcome.failed;
}
