import { whenNearView } from '@ministerio/ui/composed/picture/near-view';
import { createRoot, type Root } from 'react-dom/client';
import { applyAccent } from './accent.ts';
import { readAttributes, type WrongAttribute } from './attributes.ts';
import { dispatch } from './events.ts';
import { Frame } from './frame.tsx';
import type { PublishedContent } from './published-content.tsx';
import styles from './root.module.css';
import { defaultSite, version } from './script.ts';
import type { Widget, WidgetHost } from './widget.ts';

/** Styles of the whole bundle, set by the build (scripts/inline-styles.ts). */
declare const __WIDGET_CSS__: string;

/** How far outside the viewport a widget starts, so that it is ready when scrolled into view. */
const MARGIN_PX = 300;

let sheet: CSSStyleSheet | undefined;

/** One sheet for all widgets of the bundle. Constructed: a page's strict content policy refuses style elements. */
function sharedSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(__WIDGET_CSS__);
  }
  return sheet;
}

/** A widget's life between `connectedCallback` and `disconnectedCallback`. */
export type Session = ReturnType<typeof startSession>;

/** Starts a widget in its element once it comes near the viewport. */
export function startSession(element: HTMLElement, widget: Widget) {
  const { attributes, view: View, content: wanted, startsAtOnce } = widget;
  const host: WidgetHost = { element, emit: (name, detail) => dispatch(element, name, detail) };
  const reported = new Map<string, string>();
  let surface: HTMLElement | undefined;
  let root: Root | undefined;
  let content: unknown;
  let hasFailed = false;
  let isQueued = false;
  let hasEnded = false;

  const read = () => readAttributes(attributes, (name) => element.getAttribute(name));

  function report(wrong: readonly WrongAttribute[]) {
    for (const name of reported.keys()) if (!wrong.some((one) => one.name === name)) reported.delete(name);
    for (const { name, text, message } of wrong) {
      if (reported.get(name) === text) continue;
      reported.set(name, text);
      host.emit('ministerio-error', { message, attribute: name });
    }
  }

  function render() {
    const { values, wrong } = read();
    const { theme, accent, api } = values as { theme: string; accent?: string; api?: string };
    if (!surface || !root) return;
    surface.dataset.theme = theme;
    applyAccent(surface, accent);
    root.render(
      <Frame
        hints={wrong.map(({ message }) => message)}
        onError={(error) => host.emit('ministerio-error', { message: String(error) })}
      >
        <View
          values={values}
          host={host}
          content={content}
          standIn={!content && wanted?.standIn(api ?? defaultSite(), element, hasFailed)}
        />
      </Frame>,
    );
    report(wrong);
  }

  function start() {
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sharedSheet()];
    surface = document.createElement('div');
    surface.className = styles.Root ?? '';
    surface.lang = 'es';
    surface.dir = 'ltr';
    shadow.append(surface);
    root = createRoot(surface);
    render();
    host.emit('ministerio-ready', { version });
    if (wanted) void load(wanted);
  }

  async function load(published: PublishedContent) {
    const { api } = read().values as { api?: string };
    try {
      content = await published.load(api ?? defaultSite());
    } catch (error) {
      hasFailed = true;
      if (!hasEnded) host.emit('ministerio-error', { message: `Contenido sin confirmar. ${error}` });
    }
    if (!hasEnded) render();
  }

  function refresh() {
    if (isQueued) return;
    isQueued = true;
    queueMicrotask(() => {
      isQueued = false;
      if (!hasEnded) render();
    });
  }

  const observer = new MutationObserver(refresh);
  observer.observe(element, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['href'],
  });
  let cancelStart: (() => void) | undefined;
  if (startsAtOnce?.(read().values)) start();
  else cancelStart = whenNearView(element, start, MARGIN_PX);

  return {
    /** Renders again soon: an attribute or the author's content changed, or the element moved. */
    refresh,
    /** Removes everything, with every listener, observer and timer. */
    end() {
      hasEnded = true;
      cancelStart?.();
      observer.disconnect();
      root?.unmount();
      surface?.remove();
    },
  };
}
