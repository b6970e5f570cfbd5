import type { RefObject } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, waitFor } from 'storybook/test';
import { PortalContainer } from '../internal/portal-container.tsx';
import type { CommonProps } from './conformance-case.ts';
import { type StoryCase, storyCases } from './story-cases.tsx';

const given: CommonProps = { className: 'own', id: 'given', 'data-own': 'yes' };
const references = ['aria-labelledby', 'aria-describedby', 'aria-controls'] as const;

/** Checks one rule on every component, one after the other, and fails with all that break it, by name. */
async function expectOfAll(rule: (storyCase: StoryCase) => Promise<void>): Promise<void> {
  const failures: string[] = [];
  for (const storyCase of storyCases) {
    try {
      await rule(storyCase);
    } catch (error) {
      failures.push(`${storyCase.name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

/** The ref is the element that carries `id` and the rest; className comes after the component's own. */
export function expectRefAndAttributes(): Promise<void> {
  return expectOfAll((storyCase) =>
    withMounted(storyCase, 'page', given, ({ given: element }) => {
      const { name, control } = storyCase;
      expect([element.id, element.dataset.own]).toEqual(['given', 'yes']);
      const root = element.closest(`[data-component="${name}"]`);
      expect(root?.classList.item(root.classList.length - 1)).toBe('own');
      if (!control) expect(root).toBe(element);
    }),
  );
}

/** A handler that is given runs beside the component's own. */
export function expectHandlers(): Promise<void> {
  return expectOfAll(async (storyCase) => {
    let calls = 0;
    const onClick: CommonProps['onClick'] = (event) => {
      event.preventDefault();
      calls += 1;
    };
    await withMounted(storyCase, 'page', { onClick }, ({ given: element }) => {
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      expect(calls).toBe(1);
    });
  });
}

/** In a shadow root a component renders there, and every id that it names is found there. */
export function expectShadowRoot(): Promise<void> {
  return expectOfAll((storyCase) =>
    withMounted(storyCase, 'shadow root', {}, (mounted) => {
      expect(mounted.given.getRootNode()).toBe(mounted.root);
      expect(danglingIds(mounted)).toEqual([]);
    }),
  );
}

/** Ids that something in the root refers to and nothing in it has; a closed dialog has no content to name. */
function danglingIds({ root }: Mounted): string[] {
  return references.flatMap((attribute) =>
    [...root.querySelectorAll(`[${attribute}]:not(dialog:not([open]))`)].flatMap((element) =>
      (element.getAttribute(attribute) ?? '')
        .split(' ')
        .filter((id) => id !== '' && !root.getElementById(id)),
    ),
  );
}

/** Where a component is mounted: in the page, or in a shadow root as a widget's parts are. */
type Place = 'page' | 'shadow root';

/** A mounted component: the element of its ref, and the document or shadow root around it. */
interface Mounted {
  readonly given: HTMLElement | SVGElement;
  readonly root: Document | ShadowRoot;
}

/**
 * Mounts one component, waits for its ref, checks it and unmounts it.
 * @throws Error when the ref stays empty
 */
async function withMounted(
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
