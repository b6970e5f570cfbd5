import { createContext, type ReactNode, useContext } from 'react';

const Container = createContext<HTMLElement | null>(null);

/** Where menus and tooltips below are rendered: an open dialog, or an element of a shadow root. */
export function PortalContainer({
  container,
  children,
}: {
  /** The element to render into; `null` while it is not mounted yet. */
  container: HTMLElement | null;
  children: ReactNode;
}) {
  return <Container.Provider value={container}>{children}</Container.Provider>;
}

/** The nearest container, or `undefined` for the document's body. */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(Container) ?? undefined;
}
