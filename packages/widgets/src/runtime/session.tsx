import { whenNearView } from '@ministerio/ui/composed/picture/near-view';
import { createRoot, type Root } from 'react-dom/client';
import { applyAccent } from './accent.ts';
import { readAttributes, type WrongAttribute } from './attributes.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Frame } from './frame.tsx';
import styles from './root.module.css';
import { send } from './send.ts';
import { styleSheet } from './style-sheet.ts';
import { version } from './version.ts';
import type { Widget, WidgetHost } from './widget.ts';

/** How far outside the view a widget starts, so that it is there when one arrives. */
const MARGIN_PX = 300;

/** A widget from the moment it is in a document until it leaves it. */
export interface Session {
  /** Draws again soon: an attribute or the author's content changed, or the element moved. */
  readonly refresh: () => void;
  /** Removes everything: nothing listens, watches or waits afterwards. */
  readonly end: () => void;
}

/** Starts a widget in its element once it comes near the view. */
export function startSession(
  element: HTMLElement,
  { attributes, view: View, startsAtOnce }: Widget,
): Session {
  const host: WidgetHost = { element, emit: (name, detail) => send(element, name, detail) };
  const reported = new Map<string, string>();
  let surface: HTMLElement | undefined;
  let root: Root | undefined;
  let queued = false;
  let ended = false;

  const read = () => readAttributes(attributes, (name) => element.getAttribute(name));

  function report(wrong: readonly WrongAttribute[]) {
    for (const name of reported.keys()) if (!wrong.some((one) => one.name === name)) reported.delete(name);
    for (const { name, text, message } of wrong) {
      if (reported.get(name) === text) continue;
      reported.set(name, text);
      host.emit('ministerio-error', { message, attribute: name });
    }
  }

  function draw() {
    const { values, wrong } = read();
    const { theme, accent } = values as { theme: string; accent: string | undefined };
    if (!surface || !root) return;
    surface.dataset.theme = theme;
    applyAccent(surface, accent);
    root.render(
      <Frame hints={wrong.map(({ message }) => message)}>
        <ErrorBoundary onError={(error) => host.emit('ministerio-error', { message: String(error) })}>
          <View values={values} host={host} />
        </ErrorBoundary>
      </Frame>,
    );
    report(wrong);
  }

  function start() {
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [styleSheet()];
    surface = document.createElement('div');
    surface.className = styles.Root ?? '';
    surface.lang = 'es';
    surface.dir = 'ltr';
    shadow.append(surface);
    root = createRoot(surface);
    draw();
    host.emit('ministerio-ready', { version });
  }

  function refresh() {
    if (queued) return;
    queued = true;
    queueMicrotask(() => {
      queued = false;
      if (!ended) draw();
    });
  }

  const content = new MutationObserver(refresh);
  content.observe(element, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['href'],
  });
  let stopWaiting: (() => void) | undefined;
  if (startsAtOnce?.(read().values)) start();
  else stopWaiting = whenNearView(element, start, MARGIN_PX);

  return {
    refresh,
    end() {
      ended = true;
      stopWaiting?.();
      content.disconnect();
      root?.unmount();
      surface?.remove();
    },
  };
}
