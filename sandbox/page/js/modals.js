/** Forms the bot asks to be filled in. */

import { el } from "./dom.js";
import { FormDialog, labelled } from "./dialog.js";
import { fieldOf, isField, isNeeded } from "./fields.js";
import { markup } from "./markup.js";

const LABEL = 18;
const TEXT_DISPLAY = 10;

/** Opens a modal; it stays, with all that was typed, until the bot has taken it. */
export function openModal(modal, page) {
  const { voice } = page;
  const dialog = new FormDialog({
    title: modal.title,
    action: voice.say("submit"),
    voice,
    submit: () => submit(modal, page, dialog, parts),
    onClose: () => page.modalClosed(dialog),
  });
  const parts = modal.components.flatMap((component) => partsOf(component, page));
  dialog.body.append(...parts.map((part) => part.node));
  dialog.open();
  return dialog;
}

/** The parts a component of a modal stands for. */
function partsOf(component, page) {
  const { type, label, description } = component;
  if (type === LABEL) {
    return [labelledField(component.component, label, description, page)];
  }
  if (type === TEXT_DISPLAY) {
    return [{ node: el("div", { class: "words" }, markup(component.content, page)) }];
  }
  if (component.components) {
    return component.components.flatMap((inner) => partsOf(inner, page));
  }
  return [labelledField(component, label ?? component.placeholder ?? "", null, page)];
}

function labelledField(component, label, about, page) {
  if (!isField(component)) {
    return { node: el("p", { class: "unknown" }, page.voice.say("unknownPart")) };
  }
  return labelled(label, (named) => fieldOf(component, page, named), { about, needed: isNeeded(component) });
}

/** Sends what was filled in; true once the bot has taken it. */
async function submit(modal, page, dialog, parts) {
  const fields = parts.filter((part) => part.value);
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
  const outcome = await page.submitModal(modal, values);
  if (outcome.failed) {
    dialog.complain([page.voice.say("failed"), outcome.reason].filter(Boolean).join(" "));
  }
  return !outcome.failed;
}
