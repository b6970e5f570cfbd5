import type { RefObject } from 'react';
import { createRoot } from 'react-dom/client';
import { waitFor } from 'storybook/test';
import { PortalContainer } from '../internal/portal-container.tsx';
import type { CommonProps, RegistryEntry } from './entry.ts';

/** Where a component is mounted: in the page, or in a shadow root as a widget's parts are. */
export type Place = 'page' | 'shadow root';

/** A mounted component: the element of its ref, and the document or shadow root it stands in. */
export interface Mounted {
  readonly given: HTMLElement | SVGElement;
  readonly root: Document | ShadowRoot;
}

/**
 * Mounts one component of a registry, waits for its ref, checks it and takes it away again.
 * @throws Error when the ref stays empty
 */
export async function withMounted(
  entry: RegistryEntry,
  place: Place,
  props: CommonProps,
  check: (mounted: Mounted) => void,
): Promise<void> {
  const host = document.createElement('div');
  document.body.append(host);
  const root = place === 'page' ? document : host.attachShadow({ mode: 'open' });
  const holder = document.createElement('div');
  const portals = document.createElement('div');
  (place === 'page' ? host : root).append(holder, portals);
  const ref: RefObject<HTMLElement | SVGElement | null> = { current: null };
  const reactRoot = createRoot(holder);
  reactRoot.render(
    <PortalContainer container={portals}>
      {entry.render({ ...props, ref: ref as RefObject<never> })}
    </PortalContainer>,
  );
  try {
    await waitFor(() => {
      if (!ref.current) throw new Error(`${entry.name} does not fill its ref.`);
    });
    if (ref.current) check({ given: ref.current, root });
  } finally {
    reactRoot.unmount();
    host.remove();
  }
}
