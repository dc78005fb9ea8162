/** Components of messages and modals. A changed message keeps the elements of what did not change. */

import { el, setChildren } from "../widgets/dom.js";
import { accentStyle } from "./embeds.js";
import { link, renderMarkdown } from "../text/markdown_renderer.js";
import { whenDecoded, fileComponent, gallery, thumbnail } from "./media.js";
import { Select, emojiNode } from "./select.js";

/** @import { Children } from "../widgets/dom.js" */
/** @import { ActionRow, Button, Component, Container, MediaGallery, Message, Section, SelectComponent, Separator } from "../core/protocol.d.ts" */
/** @import { Session } from "../session.js" */

/**
 * @typedef {object} ComponentContext where components are shown, and what is done with them
 * @property {Session} session
 * @property {Message} [message]
 * @property {(component: Button) => void} press
 * @property {(component: SelectComponent, values: string[]) => void} [choose]
 */

/** @typedef {{node: HTMLElement, update?(component: Component): void}} ComponentView */
/** @typedef {{component: Component, signature: string, view: ComponentView}} RenderedComponent */

/**
 * @template {Component} C
 * @typedef {(component: C, env: ComponentContext) => ComponentView} Renderer
 */

/** @type {Record<number, string>} */
const BUTTON_STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "link" };

/**
 * Which function shows which type of component.
 * @type {{[K in Component["type"]]?: Renderer<Component & {type: K}>}}
 */
const RENDERERS = {
  1: (component, env) => group("row", component, env),
  2: button,
  3: (component, env) => new Select(component, env),
  5: (component, env) => new Select(component, env),
  6: (component, env) => new Select(component, env),
  7: (component, env) => new Select(component, env),
  8: (component, env) => new Select(component, env),
  9: section,
  10: (component, env) => ({ node: el("div", { class: "rich-text" }, renderMarkdown(component.content, env.session, env.message?.mentions)) }),
  11: (component, env) => ({ node: thumbnail(component, env) }),
  12: galleryView,
  13: (component, env) => ({ node: fileComponent(component, env) }),
  14: (component) => ({ node: separator(component) }),
  17: container,
};

/**
 * What stands in each parent now: the components shown and their views, in order.
 * @type {WeakMap<Element, RenderedComponent[]>}
 */
const RENDERED = new WeakMap();

/**
 * Shows these components in `parent`, keeping the elements of those that are already there.
 * @param {Element} parent @param {Component[]} components @param {ComponentContext} env
 */
export function renderComponents(parent, components, env) {
  const old = RENDERED.get(parent) ?? [];
  const left = new Set(old);
  const shown = components.map((component) => reuse(component, left) ?? render(component, env));
  left.forEach((entry) => entry.view.node.remove());
  shown.forEach((entry, index) => {
    const there = parent.children[index];
    // Moving an element would take the focus from it, so it is moved only if it has to.
    if (there !== entry.view.node) {
      parent.insertBefore(entry.view.node, there ?? null);
    }
  });
  RENDERED.set(parent, shown);
}

/**
 * An entry that shows this component already, or the same one before it changed.
 * @param {Component} component @param {Set<RenderedComponent>} left
 */
function reuse(component, left) {
  const signature = JSON.stringify(component);
  const entries = [...left];
  const same = entries.find((entry) => entry.signature === signature);
  const entry = same ?? entries.find((one) => one.view.update && identityOf(one.component) === identityOf(component));
  if (!entry) {
    return null;
  }
  left.delete(entry);
  if (!same) {
    entry.view.update?.(component);
    entry.signature = signature;
    entry.component = component;
  }
  return entry;
}

/**
 * What makes a changed component still the same one.
 * @param {Component} component
 */
function identityOf(component) {
  return `${component.type}:${"custom_id" in component ? component.custom_id : ""}`;
}

/**
 * @param {Component} component @param {ComponentContext} env
 * @returns {RenderedComponent}
 */
function render(component, env) {
  const build = /** @type {Renderer<Component> | undefined} */ (RENDERERS[component.type]);
  const view = build ? build(component, env) : { node: el("p", { class: "unsupported" }, env.session.i18n.text("unknownPart")) };
  return { component, signature: JSON.stringify(component), view };
}

/**
 * Components one after another.
 * @param {string} kind @param {ActionRow} component @param {ComponentContext} env
 * @returns {ComponentView}
 */
function group(kind, component, env) {
  const node = el("div", { class: kind });
  /** @param {ActionRow} changed */
  const update = (changed) => renderComponents(node, changed.components, env);
  update(component);
  return { node, update };
}

/**
 * A framed part of a message with a coloured edge.
 * @param {Container} component @param {ComponentContext} env
 * @returns {ComponentView}
 */
function container(component, env) {
  const inner = el("div", { class: "container-body" });
  const node = el("div", { class: "container" }, inner);
  /** @param {Container} changed */
  const update = (changed) => {
    node.style.setProperty("--accent", accentStyle(changed.accent_color)["--accent"] ?? "var(--line)");
    node.classList.toggle("concealed", Boolean(changed.spoiler));
    renderComponents(inner, changed.components, env);
  };
  node.addEventListener("click", () => node.classList.remove("concealed"));
  update(component);
  return { node, update };
}

/**
 * Words with one thing beside them.
 * @param {Section} component @param {ComponentContext} env
 * @returns {ComponentView}
 */
function section(component, env) {
  const words = el("div", { class: "section-body" });
  const beside = el("div", { class: "section-accessory" });
  /** @param {Section} changed */
  const update = (changed) => {
    renderComponents(words, changed.components, env);
    renderComponents(beside, changed.accessory ? [changed.accessory] : [], env);
  };
  update(component);
  return { node: el("div", { class: "section" }, words, beside), update };
}

/**
 * Pictures; changed ones take the place of the old once they are there, so that nothing flickers.
 * @param {MediaGallery} component @param {ComponentContext} env
 * @returns {ComponentView}
 */
function galleryView(component, env) {
  const node = gallery(component, env);
  let newest = node;
  /** @param {MediaGallery} changed */
  const update = async (changed) => {
    const fresh = gallery(changed, env);
    newest = fresh;
    await whenDecoded(fresh);
    if (newest === fresh) {
      node.className = fresh.className;
      node.replaceChildren(...fresh.childNodes);
    }
  };
  return { node, update };
}

/** @param {Separator} component */
function separator(component) {
  const wide = component.spacing === 2 ? "wide" : "";
  return component.divider === false ? el("div", { class: `gap ${wide}` }) : el("hr", { class: wide });
}

/**
 * @param {Button} component @param {ComponentContext} env
 * @returns {ComponentView}
 */
function button(component, env) {
  const style = BUTTON_STYLES[component.style] ?? "secondary";
  const label = buttonLabel(component);
  if (component.url && !component.disabled) {
    return { node: link(component.url, label.filter(Boolean), env.session, "button link") };
  }
  return interactiveButton(component, style, label, env);
}

/**
 * A button that tells the bot; a changed one stays the same element, so that the focus stays on it.
 * @param {Button} component @param {string} style @param {Children} label @param {ComponentContext} env
 * @returns {ComponentView}
 */
function interactiveButton(component, style, label, env) {
  let current = component;
  const node = el("button", { type: "button", onclick: () => env.press(current) });
  /** @param {string} kind @param {Children} children */
  const dress = (kind, children) => {
    node.className = `button ${kind}`;
    node.disabled = Boolean(current.disabled);
    node.dataset.press = current.custom_id;
    setChildren(node, children);
  };
  dress(style, label);
  /** @param {Button} changed */
  const update = (changed) => {
    current = changed;
    dress(BUTTON_STYLES[changed.style] ?? "secondary", buttonLabel(changed));
  };
  return { node, update };
}

/**
 * What is written on a button.
 * @param {Button} component
 */
function buttonLabel(component) {
  return [
    component.emoji ? el("span", { class: "button-emoji" }, emojiNode(component.emoji)) : null,
    component.label ? el("span", {}, component.label) : null,
  ];
}
