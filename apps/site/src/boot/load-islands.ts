import { whenNearView } from '@ministerio/ui/composed/picture/near-view';
import type { Trigger } from '../islands/index.ts';
import { reloadOnce } from '../loading/reload-once.ts';

/** How far outside the viewport an island counts as near. */
const MARGIN_PX = 500;
/** Buttons that do nothing without script. */
const SCRIPTED = 'button:not([type="submit"])';

type Hydrate = typeof import('../islands/hydrate.tsx').hydrate;

/** The used part of an island's module. */
interface IslandModule {
  readonly Island: Parameters<Hydrate>[1];
}

/** An island that waits for its script: its last press, whether it has been asked for, and whether it did not come. */
interface Waiting {
  pressed: HTMLElement | undefined;
  loads: boolean;
  failed: boolean;
}

const islandOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;

/**
 * Brings the scripts of a page's islands, each by its trigger. A press on a button before that loads its island, and is
 * repeated once that answers: no tap is lost. An early submit of the login is kept for its screen.
 * @param runtime - module that hydrates islands, then what it and they import.
 * @returns loads the islands that wait for nothing, and watches for those that wait until they are near.
 */
export function loadIslands(document: Document, [runtime = '', ...imported]: readonly string[]): () => void {
  const waiting = new Map<HTMLElement, Waiting>();

  const waitingAt = (island: HTMLElement): Waiting | undefined => {
    if ('alive' in island.dataset) return undefined;
    const known = waiting.get(island) ?? { pressed: undefined, loads: false, failed: false };
    waiting.set(island, known);
    return known;
  };

  const preload = () => {
    for (const part of imported.splice(0)) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = part;
      document.head.append(link);
    }
  };

  async function load(island: HTMLElement): Promise<void> {
    const state = waitingAt(island);
    if (!state || state.loads) return;
    state.loads = true;
    preload();
    try {
      const [{ hydrate }, { Island }] = (await Promise.all([
        import(/* @vite-ignore */ runtime),
        import(/* @vite-ignore */ island.dataset.src ?? ''),
      ])) as [{ hydrate: Hydrate }, IslandModule];
      // From now on the island's own root answers, also while it hydrates.
      island.dataset.alive = '';
      await hydrate(island, Island);
    } catch (error) {
      // The server's HTML stays: its words and links need no script.
      state.failed = true;
      reloadOnce(error);
      return;
    }
    waiting.delete(island);
    if (state.pressed?.isConnected) state.pressed.click();
  }

  document.addEventListener('click', (event) => {
    const island = islandOf(event);
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(SCRIPTED);
    const state = island && button && waitingAt(island);
    if (!state) return;
    state.pressed = button;
    void load(island);
  });
  // A form that is sent before its script has come: its own words are said, not the browser's in its language.
  document.addEventListener(
    'invalid',
    (event) => {
      const island = islandOf(event);
      const state = island && waitingAt(island);
      if (!state || state.failed) return;
      event.preventDefault();
      state.pressed = island.querySelector<HTMLElement>('[type="submit"]') ?? undefined;
      void load(island);
    },
    true,
  );
  // The form of a screen whose script is to come goes nowhere by this method: the screen sends it. Typing takes it back.
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.method === 'dialog') target.dataset.pressed = '';
  });
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) target.form?.removeAttribute('data-pressed');
  });
  document.addEventListener('focusin', (event) => {
    const island = islandOf(event);
    // Buttons are pressed after they have the focus; a field is about to be filled in.
    if (island && event.target instanceof HTMLElement && event.target.matches('input, textarea'))
      void load(island);
  });

  return () => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
      const when = island.dataset.when as Trigger;
      // The island's own element has no box.
      const box = island.firstElementChild;
      if (when === 'now' || (when === 'near' && !box)) void load(island);
      else if (when === 'near' && box) whenNearView(box, () => void load(island), MARGIN_PX);
    }
  };
}
