import { waitFor } from 'storybook/test';

/**
 * Waits until every widget of a story is drawn and nothing moves inside: a colour measured half way through an
 * animation belongs to no theme, and the preview's own stillness does not reach into a shadow root.
 */
export async function settled({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  const widgets = [...canvasElement.querySelectorAll('*')].filter(({ localName }) =>
    localName.startsWith('ministerio-'),
  );
  const roots = await waitFor(() =>
    widgets.map(({ localName, shadowRoot }) => {
      if (!shadowRoot) throw new Error(`<${localName}> has not been drawn.`);
      return shadowRoot;
    }),
  );
  const animations = roots
    .flatMap((root) => root.getAnimations())
    // A spinner turns for ever.
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  // One that its element left behind is over as well.
  await Promise.allSettled(animations.map(({ finished }) => finished));
}
