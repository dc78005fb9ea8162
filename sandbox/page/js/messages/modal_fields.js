/** The fields of modals. */

import { el, uniqueId } from "../widgets/dom.js";
import { Select } from "./select.js";

const PARAGRAPH = 2;

/** @import { Checkbox, Component, FieldComponent, FieldValue, OptionGroup, SelectComponent, TextInput } from "../core/protocol.d.ts" */
/** @import { Session } from "../session.js" */

/** @typedef {{node: HTMLElement, control: HTMLElement, value: () => FieldValue | null, validate: () => string | null}} FieldControl */
/** @typedef {FieldControl & {id: string, component: FieldComponent}} ModalFieldControl */

/**
 * @template {FieldComponent} C
 * @typedef {(component: C, session: Session, labelId: string) => FieldControl} FieldBuilder
 */

/**
 * The builder of each type of field.
 * @type {{[K in FieldComponent["type"]]: FieldBuilder<FieldComponent & {type: K}>}}
 */
const FIELD_BUILDERS = { 3: selectField, 4: textField, 5: selectField, 6: selectField, 7: selectField, 8: selectField, 21: radioGroupField, 22: checkboxGroupField, 23: checkboxField };

/**
 * Returns whether a component is a field.
 * @param {Component} component
 * @returns {component is FieldComponent}
 */
export const isField = (component) => component.type in FIELD_BUILDERS;

/**
 * Returns the field for a component, labelled by the element with the id `labelId`.
 * @param {FieldComponent} component @param {Session} session @param {string} labelId
 * @returns {ModalFieldControl}
 */
export function buildField(component, session, labelId) {
  const build = /** @type {FieldBuilder<FieldComponent>} */ (FIELD_BUILDERS[component.type]);
  return { id: component.custom_id, component, ...build(component, session, labelId) };
}

/**
 * Returns whether a field is required, as everything but a checkbox is by default.
 * @param {FieldComponent} component
 */
export function isRequired(component) {
  return component.type === 23 ? false : component.required !== false;
}

/**
 * Returns a text field of one line or several.
 * @param {TextInput} component @param {Session} session @param {string} labelId
 * @returns {FieldControl}
 */
function textField(component, session, labelId) {
  const { i18n } = session;
  const long = component.style === PARAGRAPH;
  const props = {
    class: "text-field",
    placeholder: component.placeholder,
    maxlength: component.max_length ?? 4000,
    "aria-labelledby": labelId,
    "aria-required": String(isRequired(component)),
    ...(long ? { rows: "4" } : { type: "text", autocomplete: "off" }),
  };
  const control = el(long ? "textarea" : "input", props);
  control.value = component.value ?? "";
  const counter = el("span", { class: "character-count", "aria-hidden": "true" });
  const updateCounter = () => (counter.textContent = component.max_length ? `${control.value.length} / ${component.max_length}` : "");
  control.addEventListener("input", updateCounter);
  updateCounter();
  const validate = () => {
    const { length } = control.value.trim();
    if (!length) {
      return isRequired(component) ? i18n.text("needed") : null;
    }
    return length < (component.min_length ?? 0) ? i18n.text("tooShort", { n: component.min_length ?? 0 }) : null;
  };
  return { node: el("div", { class: "text-box" }, control, counter), control, value: () => control.value, validate };
}

/**
 * Returns a select.
 * @param {SelectComponent} component @param {Session} session @param {string} labelId
 * @returns {FieldControl}
 */
function selectField(component, session, labelId) {
  const select = new Select(component, { session, labelled: true });
  const control = select.trigger;
  control.setAttribute("aria-labelledby", `${labelId} ${control.id}`);
  const validate = () => {
    const { length } = select.values;
    if (!length && !isRequired(component)) {
      return null;
    }
    return length < Math.max(select.minValues, isRequired(component) ? 1 : 0) ? session.i18n.text("needed") : null;
  };
  return { node: select.node, control, value: () => select.values, validate };
}

/**
 * Returns a group of radio buttons.
 * @param {OptionGroup} component @param {Session} session @param {string} labelId
 * @returns {FieldControl}
 */
function radioGroupField(component, session, labelId) {
  const { node, inputs } = optionInputs(component, "radio");
  node.setAttribute("role", "radiogroup");
  node.setAttribute("aria-labelledby", labelId);
  const chosen = () => inputs.find((input) => input.checked)?.value ?? null;
  const validate = () => (isRequired(component) && chosen() === null ? session.i18n.text("needed") : null);
  return { node, control: inputs[0] ?? node, value: chosen, validate };
}

/**
 * Returns a group of checkboxes.
 * @param {OptionGroup} component @param {Session} session @param {string} labelId
 * @returns {FieldControl}
 */
function checkboxGroupField(component, session, labelId) {
  const { node, inputs } = optionInputs(component, "checkbox");
  node.setAttribute("role", "group");
  node.setAttribute("aria-labelledby", labelId);
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const least = component.min_values ?? (isRequired(component) ? 1 : 0);
  const most = component.max_values ?? inputs.length;
  const validate = () => {
    const { length } = chosen();
    if (!length && !isRequired(component)) {
      return null;
    }
    return length < least || length > most ? session.i18n.text("between", { least, most }) : null;
  };
  return { node, control: inputs[0] ?? node, value: chosen, validate };
}

/**
 * Returns a single checkbox.
 * @param {Checkbox} component @param {Session} _session @param {string} labelId
 * @returns {FieldControl}
 */
function checkboxField(component, _session, labelId) {
  const control = el("input", { type: "checkbox", "aria-labelledby": labelId });
  control.checked = Boolean(component.default);
  return { node: el("div", { class: "checkbox" }, control), control, value: () => control.checked, validate: () => null };
}

/** @param {OptionGroup} component @param {"radio" | "checkbox"} type */
function optionInputs(component, type) {
  const name = uniqueId("options");
  /** @type {HTMLInputElement[]} */
  const inputs = [];
  const rows = (component.options ?? []).map((option) => {
    const input = el("input", { type, name, value: option.value });
    input.checked = Boolean(option.default);
    inputs.push(input);
    const description = option.description ? el("span", { class: "muted" }, option.description) : null;
    return el("label", { class: "option" }, input, el("span", {}, el("span", { class: "label" }, option.label), description));
  });
  return { node: el("div", { class: "options" }, rows), inputs };
}
