import { expect } from 'storybook/test';
import type { CommonProps } from './conformance-case.ts';
import { type Mounted, withMounted } from './mount.tsx';
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
