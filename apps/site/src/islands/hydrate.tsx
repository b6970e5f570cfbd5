import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type IslandData, IslandRoot } from './island-root.tsx';

/**
 * Hydrates an island of the page.
 * @param element - `[data-island]`; its data is the script element after it.
 * @param Island - from the island's module.
 * @returns once the island answers presses.
 */
export function hydrate(element: HTMLElement, Island: ComponentType<object>): Promise<void> {
  const data = JSON.parse(element.nextElementSibling?.textContent ?? '{"props":{}}') as IslandData;
  return new Promise((resolve) => {
    const island = <IslandRoot of={Island} data={data} onReady={resolve} />;
    // React works in short tasks then, with room for a press or a frame between two.
    startTransition(() => {
      const root = hydrateRoot(element, island, {
        identifierPrefix: element.dataset.key ?? '',
        onUncaughtError: (error) => {
          // A browser that translates moved its elements: it is drawn anew.
          if (error instanceof DOMException) root.render(island);
          else reportError(error);
        },
      });
    });
  });
}
