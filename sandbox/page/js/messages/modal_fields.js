/** What can be filled in within a modal. */

import { el, uniqueId } from "../widgets/dom.js";
import { Select } from "./select.js";

const PARAGRAPH = 2;

/** @import { Checkbox, Component, FieldComponent, FieldValue, OptionGroup, SelectComponent, TextInput } from "../core/protocol.d.ts" */
/** @import { Session } from "../session.js" */

/** @typedef {{node: HTMLElement, control: HTMLElement, value: () => FieldValue | null, validate: () => string | null}} FieldControl */
/** @typedef {FieldControl & {id: string, component: FieldComponent}} ModalFieldControl */

/**
 * @template {FieldComponent} C
 * @typedef {(component: C, session: Session, named: string) => FieldControl} FieldBuilder
 */

/**
 * How each type of component is filled in.
 * @type {{[K in FieldComponent["type"]]: FieldBuilder<FieldComponent & {type: K}>}}
 */
const FIELD_BUILDERS = { 3: selectField, 4: textField, 5: selectField, 6: selectField, 7: selectField, 8: selectField, 21: radioGroupField, 22: checkboxGroupField, 23: checkboxField };

/**
 * Whether a component is one that is filled in.
 * @param {Component} component
 * @returns {component is FieldComponent}
 */
export const isField = (component) => component.type in FIELD_BUILDERS;

/**
 * The field for a component; its name is spoken from the element with the id `named`.
 * @param {FieldComponent} component @param {Session} session @param {string} named
 * @returns {ModalFieldControl}
 */
export function buildField(component, session, named) {
  const make = /** @type {FieldBuilder<FieldComponent>} */ (FIELD_BUILDERS[component.type]);
  return { id: component.custom_id, component, ...make(component, session, named) };
}

/**
 * Whether a component has to be filled in; text and choices do unless they say otherwise.
 * @param {FieldComponent} component
 */
export function isRequired(component) {
  return component.type === 23 ? false : component.required !== false;
}

/**
 * @param {TextInput} component @param {Session} session @param {string} named
 * @returns {FieldControl}
 */
function textField(component, session, named) {
  const { i18n } = session;
  const long = component.style === PARAGRAPH;
  const props = {
    class: "text-field",
    placeholder: component.placeholder,
    maxlength: component.max_length ?? 4000,
    "aria-labelledby": named,
    "aria-required": String(isRequired(component)),
    ...(long ? { rows: "4" } : { type: "text", autocomplete: "off" }),
  };
  const control = el(long ? "textarea" : "input", props);
  control.value = component.value ?? "";
  const left = el("span", { class: "characters-left", "aria-hidden": "true" });
  const count = () => (left.textContent = component.max_length ? `${control.value.length} / ${component.max_length}` : "");
  control.addEventListener("input", count);
  count();
  const complaint = () => {
    const { length } = control.value.trim();
    if (!length) {
      return isRequired(component) ? i18n.text("needed") : null;
    }
    return length < (component.min_length ?? 0) ? i18n.text("tooShort", { n: component.min_length ?? 0 }) : null;
  };
  return { node: el("div", { class: "text-box" }, control, left), control, value: () => control.value, validate: complaint };
}

/**
 * @param {SelectComponent} component @param {Session} session @param {string} named
 * @returns {FieldControl}
 */
function selectField(component, session, named) {
  const select = new Select(component, { session, labelled: true });
  const control = select.trigger;
  control.setAttribute("aria-labelledby", `${named} ${control.id}`);
  const complaint = () => {
    const { length } = select.values;
    if (!length && !isRequired(component)) {
      return null;
    }
    return length < Math.max(select.minValues, isRequired(component) ? 1 : 0) ? session.i18n.text("needed") : null;
  };
  return { node: select.node, control, value: () => select.values, validate: complaint };
}

/**
 * One of several, all in sight.
 * @param {OptionGroup} component @param {Session} session @param {string} named
 * @returns {FieldControl}
 */
function radioGroupField(component, session, named) {
  const { node, inputs } = optionInputs(component, "radio");
  node.setAttribute("role", "radiogroup");
  node.setAttribute("aria-labelledby", named);
  const chosen = () => inputs.find((input) => input.checked)?.value ?? null;
  const complaint = () => (isRequired(component) && chosen() === null ? session.i18n.text("needed") : null);
  return { node, control: inputs[0] ?? node, value: chosen, validate: complaint };
}

/**
 * Several of several, all in sight.
 * @param {OptionGroup} component @param {Session} session @param {string} named
 * @returns {FieldControl}
 */
function checkboxGroupField(component, session, named) {
  const { node, inputs } = optionInputs(component, "checkbox");
  node.setAttribute("role", "group");
  node.setAttribute("aria-labelledby", named);
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const least = component.min_values ?? (isRequired(component) ? 1 : 0);
  const most = component.max_values ?? inputs.length;
  const complaint = () => {
    const { length } = chosen();
    if (!length && !isRequired(component)) {
      return null;
    }
    return length < least || length > most ? session.i18n.text("between", { least, most }) : null;
  };
  return { node, control: inputs[0] ?? node, value: chosen, validate: complaint };
}

/**
 * One yes or no.
 * @param {Checkbox} component @param {Session} _page @param {string} named
 * @returns {FieldControl}
 */
function checkboxField(component, _page, named) {
  const control = el("input", { type: "checkbox", "aria-labelledby": named });
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
    const about = option.description ? el("span", { class: "muted" }, option.description) : null;
    return el("label", { class: "option" }, input, el("span", {}, el("span", { class: "label" }, option.label), about));
  });
  return { node: el("div", { class: "options" }, rows), inputs };
}
