import { expect } from 'storybook/test';
import type { CommonProps, RegistryEntry } from './entry.ts';
import { type Mounted, withMounted } from './mount.tsx';

const given: CommonProps = { className: 'own', id: 'given', 'data-own': 'yes' };
const references = ['aria-labelledby', 'aria-describedby', 'aria-controls'] as const;

/** The ref is the element that carries `id` and the rest; className comes after the component's own. */
export async function holdRefAndAttributes(registry: readonly RegistryEntry[]): Promise<void> {
  for (const entry of registry) {
    await withMounted(entry, 'page', given, ({ given: element }) => {
      const { name, control } = entry;
      expect(`${name} ${element.id} ${element.dataset.own}`).toBe(`${name} given yes`);
      const root = element.closest(`[data-component="${name}"]`);
      expect(`${name} ${root?.classList.item(root.classList.length - 1)}`).toBe(`${name} own`);
      if (!control) expect(root).toBe(element);
    });
  }
}

/** A handler that is given runs beside the component's own. */
export async function holdHandlers(registry: readonly RegistryEntry[]): Promise<void> {
  for (const entry of registry) {
    let calls = 0;
    const onClick: CommonProps['onClick'] = (event) => {
      event.preventDefault();
      calls += 1;
    };
    await withMounted(entry, 'page', { onClick }, ({ given: element }) => {
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      expect(`${entry.name} heard ${calls}`).toBe(`${entry.name} heard 1`);
    });
  }
}

/** In a shadow root a component is drawn there, and every id that it names is found there. */
export async function holdShadowRoot(registry: readonly RegistryEntry[]): Promise<void> {
  for (const entry of registry) {
    await withMounted(entry, 'shadow root', {}, (mounted) => {
      expect(`${entry.name} ${mounted.given.getRootNode() === mounted.root}`).toBe(`${entry.name} true`);
      expect(`${entry.name} ${danglingIds(mounted).join(' ')}`).toBe(`${entry.name} `);
    });
  }
}

/** Ids that something in the root points to and nothing in it has; a closed dialog has no content to name. */
function danglingIds({ root }: Mounted): string[] {
  return references.flatMap((attribute) =>
    [...root.querySelectorAll(`[${attribute}]:not(dialog:not([open]))`)].flatMap((element) =>
      (element.getAttribute(attribute) ?? '')
        .split(' ')
        .filter((id) => id !== '' && !root.getElementById(id)),
    ),
  );
}
