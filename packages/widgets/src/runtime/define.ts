import { elementClass } from './element-class.ts';
import { version } from './script.ts';
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
