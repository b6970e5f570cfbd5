import { Toaster } from '@ministerio/ui/primitives/toast';
import { type ReactNode, StrictMode, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { readEarlyInput, repeatEarlyInput } from './early-input.ts';
import { toastDuration } from './layout/toast-duration.ts';

interface PageProps {
  /** Tells of navigations; none before there is a router. */
  readonly router?: { readonly subscribe: (listener: () => void) => () => void } | undefined;
  readonly children: ReactNode;
}

const withoutRouter = () => () => undefined;

/** What stays when the application takes the place of the login: a toast that is shown meanwhile. */
function Page({ router, children }: PageProps) {
  const pathname = useSyncExternalStore(router?.subscribe ?? withoutRouter, () => window.location.pathname);
  return (
    <StrictMode>
      {children}
      <Toaster durationMs={toastDuration(pathname)} />
    </StrictMode>
  );
}

/** Renders a screen into the page, in place of what it shows. */
export type Render = (screen: ReactNode, router?: PageProps['router']) => void;

/**
 * Makes the root of a signed-in page. What was typed or pressed in the document before its first screen came is repeated
 * in that one.
 * @param container - the document's `#root`.
 */
export function createPageRoot(container: HTMLElement): Render {
  const root = createRoot(container);
  let isFirst = true;
  return (screen, router) => {
    const early = isFirst ? readEarlyInput(container) : null;
    isFirst = false;
    flushSync(() => root.render(<Page router={router}>{screen}</Page>));
    if (early) repeatEarlyInput(container, early);
  };
}
