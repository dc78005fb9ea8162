/** The components of a message. When it changes, components that stayed the same keep their elements. */

import { el, setChildren } from "../widgets/dom.js";
import { accentStyle } from "./embeds.js";
import { link, renderMarkdown } from "../text/markdown_renderer.js";
import { whenDecoded, fileComponent, gallery, thumbnail } from "./media.js";
import { emojiNode } from "../widgets/emoji.js";
import { Select } from "./select.js";

/** @import { Children } from "../widgets/dom.js" */
/** @import { ActionRow, Button, Component, Container, MediaGallery, Message, Section, SelectComponent, Separator } from "../core/protocol.d.ts" */
/** @import { Session } from "../session.js" */

/**
 * @typedef {object} ComponentContext the message around the components, and the handlers of their events
 * @property {Session} session
 * @property {Message} [message]
 * @property {(component: Button) => void} press
 * @property {(component: SelectComponent, values: string[]) => void} [choose]
 */

/** @typedef {{node: HTMLElement, update?(component: Component): void}} ComponentView */
/** @typedef {{component: Component, signature: string, view: ComponentView}} RenderedComponent */

/**
 * @template {Component} C
 * @typedef {(component: C, context: ComponentContext) => ComponentView} Renderer
 */

/** @type {Record<number, string>} */
const BUTTON_STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "link" };

/**
 * The renderer of each type of component.
 * @type {{[K in Component["type"]]?: Renderer<Component & {type: K}>}}
 */
const RENDERERS = {
  1: (component, context) => group("row", component, context),
  2: button,
  3: (component, context) => new Select(component, context),
  5: (component, context) => new Select(component, context),
  6: (component, context) => new Select(component, context),
  7: (component, context) => new Select(component, context),
  8: (component, context) => new Select(component, context),
  9: section,
  10: (component, context) => ({ node: el("div", { class: "rich-text" }, renderMarkdown(component.content, context.session, context.message?.mentions)) }),
  11: (component, context) => ({ node: thumbnail(component, context) }),
  12: galleryView,
  13: (component, context) => ({ node: fileComponent(component, context) }),
  14: (component) => ({ node: separator(component) }),
  17: container,
};

/**
 * The components shown in each parent, in order.
 * @type {WeakMap<Element, RenderedComponent[]>}
 */
const RENDERED = new WeakMap();

/**
 * Renders components in `parent`, reusing the elements of those already there.
 * @param {Element} parent @param {Component[]} components @param {ComponentContext} context
 */
export function renderComponents(parent, components, context) {
  const unused = new Set(RENDERED.get(parent));
  const rendered = components.map((component) => reuse(component, unused) ?? render(component, context));
  unused.forEach((entry) => entry.view.node.remove());
  rendered.forEach((entry, index) => {
    const current = parent.children[index];
    // Moving an element makes it lose the focus, so it is moved only if necessary.
    if (current !== entry.view.node) {
      parent.insertBefore(entry.view.node, current ?? null);
    }
  });
  RENDERED.set(parent, rendered);
}

/**
 * Takes an entry that shows this component, or an older version of it, out of the unused ones; returns null if there is none.
 * @param {Component} component @param {Set<RenderedComponent>} unused
 */
function reuse(component, unused) {
  const signature = JSON.stringify(component);
  const entries = [...unused];
  const same = entries.find((entry) => entry.signature === signature);
  const entry = same ?? entries.find(({ view, component: old }) => view.update && identityOf(old) === identityOf(component));
  if (!entry) {
    return null;
  }
  unused.delete(entry);
  if (!same) {
    entry.view.update?.(component);
    entry.signature = signature;
    entry.component = component;
  }
  return entry;
}

/**
 * Returns the key by which a changed component is recognised.
 * @param {Component} component
 */
function identityOf(component) {
  return `${component.type}:${"custom_id" in component ? component.custom_id : ""}`;
}

/**
 * Returns a newly rendered component.
 * @param {Component} component @param {ComponentContext} context
 * @returns {RenderedComponent}
 */
function render(component, context) {
  const build = /** @type {Renderer<Component> | undefined} */ (RENDERERS[component.type]);
  const view = build ? build(component, context) : { node: el("p", { class: "unsupported" }, context.session.i18n.text("unknownPart")) };
  return { component, signature: JSON.stringify(component), view };
}

/**
 * Returns a group of components.
 * @param {string} kind @param {ActionRow} component @param {ComponentContext} context
 * @returns {ComponentView}
 */
function group(kind, component, context) {
  const node = el("div", { class: kind });
  /** @param {ActionRow} changed */
  const update = (changed) => renderComponents(node, changed.components, context);
  update(component);
  return { node, update };
}

/**
 * Returns a frame with a coloured edge around components.
 * @param {Container} component @param {ComponentContext} context
 * @returns {ComponentView}
 */
function container(component, context) {
  const inner = el("div", { class: "container-body" });
  const node = el("div", { class: "container" }, inner);
  /** @param {Container} changed */
  const update = (changed) => {
    node.style.setProperty("--accent", accentStyle(changed.accent_color)["--accent"] ?? "var(--line)");
    node.classList.toggle("concealed", Boolean(changed.spoiler));
    renderComponents(inner, changed.components, context);
  };
  node.addEventListener("click", () => node.classList.remove("concealed"));
  update(component);
  return { node, update };
}

/**
 * Returns text with an accessory beside it.
 * @param {Section} component @param {ComponentContext} context
 * @returns {ComponentView}
 */
function section(component, context) {
  const body = el("div", { class: "section-body" });
  const accessory = el("div", { class: "section-accessory" });
  /** @param {Section} changed */
  const update = (changed) => {
    renderComponents(body, changed.components, context);
    renderComponents(accessory, changed.accessory ? [changed.accessory] : [], context);
  };
  update(component);
  return { node: el("div", { class: "section" }, body, accessory), update };
}

/**
 * Returns a gallery; changed pictures replace the old ones once they are loaded, so that nothing flickers.
 * @param {MediaGallery} component @param {ComponentContext} context
 * @returns {ComponentView}
 */
function galleryView(component, context) {
  const node = gallery(component, context);
  let newest = node;
  /** @param {MediaGallery} changed */
  const update = async (changed) => {
    const loading = gallery(changed, context);
    newest = loading;
    await whenDecoded(loading);
    if (newest === loading) {
      node.className = loading.className;
      node.replaceChildren(...loading.childNodes);
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
 * Returns a link or a button that sends an interaction.
 * @param {Button} component @param {ComponentContext} context
 * @returns {ComponentView}
 */
function button(component, context) {
  const style = BUTTON_STYLES[component.style] ?? "secondary";
  const label = buttonLabel(component);
  if (component.url && !component.disabled) {
    return { node: link(component.url, label.filter(Boolean), context.session, "button link") };
  }
  return interactiveButton(component, style, label, context);
}

/**
 * Returns a button that sends an interaction; it remains the same element when it changes, to keep the focus.
 * @param {Button} component @param {string} style @param {Children} label @param {ComponentContext} context
 * @returns {ComponentView}
 */
function interactiveButton(component, style, label, context) {
  let current = component;
  const node = el("button", { type: "button", onclick: () => context.press(current) });
  /** @param {string} kind @param {Children} children */
  const apply = (kind, children) => {
    node.className = `button ${kind}`;
    node.disabled = Boolean(current.disabled);
    node.dataset.press = current.custom_id;
    setChildren(node, children);
  };
  apply(style, label);
  /** @param {Button} changed */
  const update = (changed) => {
    current = changed;
    apply(BUTTON_STYLES[changed.style] ?? "secondary", buttonLabel(changed));
  };
  return { node, update };
}

/**
 * Returns the emoji and the text on a button.
 * @param {Button} component
 */
function buttonLabel(component) {
  return [
    component.emoji ? el("span", { class: "button-emoji" }, emojiNode(component.emoji)) : null,
    component.label ? el("span", {}, component.label) : null,
  ];
}
