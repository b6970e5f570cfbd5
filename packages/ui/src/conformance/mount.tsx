import type { RefObject } from 'react';
import { createRoot } from 'react-dom/client';
import { waitFor } from 'storybook/test';
import { PortalContainer } from '../internal/portal-container.tsx';
import type { CommonProps } from './conformance-case.ts';
import type { StoryCase } from './story-cases.tsx';

/** Where a component is mounted: in the page, or in a shadow root as a widget's parts are. */
export type Place = 'page' | 'shadow root';

/** A mounted component: the element of its ref, and the document or shadow root around it. */
export interface Mounted {
  readonly given: HTMLElement | SVGElement;
  readonly root: Document | ShadowRoot;
}

/**
 * Mounts one component, waits for its ref, checks it and unmounts it.
 * @throws Error when the ref stays empty
 */
export async function withMounted(
  storyCase: StoryCase,
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
      {storyCase.element({ ...props, ref: ref as RefObject<never> })}
    </PortalContainer>,
  );
  try {
    await waitFor(() => {
      if (!ref.current) throw new Error(`${storyCase.name} does not fill its ref.`);
    });
    if (ref.current) check({ given: ref.current, root });
  } finally {
    reactRoot.unmount();
    host.remove();
  }
}
