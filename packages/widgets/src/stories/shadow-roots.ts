import { waitFor, within } from 'storybook/test';
import { waitingSite } from './mocks.ts';

/** Queries inside a widget's shadow root, once it has rendered. */
export async function inside(canvas: HTMLElement, tag: string) {
  const root = await waitFor(() => {
    const found = canvas.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>('div');
    if (!found) throw new Error(`<${tag}> has not rendered.`);
    return found;
  });
  return within(root);
}

/**
 * Waits until every widget of a story has rendered, the site has answered and animations are over: an answer under way
 * would fail in the next story, without this one's mocks; a colour in mid-animation belongs to no theme, and the preview
 * cannot stop animations inside shadow roots.
 */
export async function settled({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  const widgets = [...canvasElement.querySelectorAll('*')].filter(({ localName }) =>
    localName.startsWith('ministerio-'),
  );
  const roots = await waitFor(() =>
    widgets.map((widget) => {
      const { localName, shadowRoot } = widget;
      if (!shadowRoot) throw new Error(`<${localName}> has not rendered.`);
      const status = shadowRoot.querySelector('[part="stand-in"] [role="status"]')?.textContent;
      if (status?.startsWith('Cargando') && widget.getAttribute('api') !== waitingSite) {
        throw new Error(`<${localName}> waits for its site.`);
      }
      return shadowRoot;
    }),
  );
  const animations = roots
    .flatMap((root) => root.getAnimations())
    // A spinner's animation never ends.
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  // An animation whose element was removed rejects.
  await Promise.allSettled(animations.map(({ finished }) => finished));
}
