import { version } from './script.ts';
import { type Session, startSession } from './session.tsx';
import type { Widget } from './widget.ts';

declare global {
  /** The widgets' only global: the version that runs each element of the page. */
  var MinisterioWidgets: { readonly elements: Record<string, string> } | undefined;
}

/** Defines custom elements. One that the page already has stays as it is, in any version. */
export function define(widgets: readonly Widget[]): void {
  globalThis.MinisterioWidgets ??= { elements: {} };
  const { elements } = globalThis.MinisterioWidgets;
  for (const widget of widgets) {
    const { tag } = widget;
    if (customElements.get(tag)) {
      if (elements[tag] !== version)
        console.info(`<${tag}>: ya está la versión ${elements[tag]}, no ${version}.`);
      continue;
    }
    elements[tag] = version;
    customElements.define(tag, elementClass(widget));
  }
}

/**
 * The class of a widget's element. Every attribute is also a property of the same name; setting it writes the
 * attribute, so the last write wins, and `undefined` or `null` restores the default.
 */
function elementClass(widget: Widget): CustomElementConstructor {
  const names = Object.keys(widget.attributes);
  class WidgetElement extends HTMLElement {
    static observedAttributes = names;
    #session: Session | undefined;

    connectedCallback() {
      for (const name of names) {
        // A property that was set before the class was defined would hide the accessor for ever.
        if (!Object.hasOwn(this, name)) continue;
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
      // Moving an element disconnects and reconnects it in one task: the session goes on, so an open panel stays open.
      if (this.#session) this.#session.refresh();
      else this.#session = startSession(this, widget);
    }

    disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#session?.end();
        this.#session = undefined;
      });
    }

    attributeChangedCallback() {
      this.#session?.refresh();
    }
  }
  for (const [name, { parse, default: fallback }] of Object.entries(widget.attributes)) {
    Object.defineProperty(WidgetElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        const text = this.getAttribute(name);
        return text === null ? fallback : (parse(text.trim()) ?? fallback);
      },
      set(this: HTMLElement, value: unknown) {
        const absent = value === undefined || value === null || value === false;
        if (absent) this.removeAttribute(name);
        else this.setAttribute(name, value === true ? '' : String(value));
      },
    });
  }
  return WidgetElement;
}
