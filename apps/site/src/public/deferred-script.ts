import type { ComponentType } from 'react';
import { reloadOnce } from '../loading/reload-once.ts';
import { whenNear, whenUsed } from './when-near.ts';

/** What loads the script of a deferred section. */
export interface Trigger {
  /** Ids of the section's elements in the prerendered page, topmost first; on any other page it loads at once. */
  readonly ids: readonly [string, ...string[]];
  /** `near`: the section comes near the viewport, or the page is used. `used`: only the latter. */
  readonly when: 'near' | 'used';
}

/** The script of a section. */
export interface LazyScript {
  readonly ids: Trigger['ids'];
  /** Loads it now. @throws what the import threw, for example when a new version was published meanwhile. */
  readonly load: () => Promise<ComponentType>;
  /**
   * The component, if its script was loaded before its first render; else a promise of it, the same at every render:
   * React requires that a component which suspended by `use` keeps using that promise.
   */
  readonly component: () => ComponentType | Promise<ComponentType>;
}

/** @param importComponent - imports the section's component. */
export function lazyScript(
  { ids, when }: Trigger,
  importComponent: () => Promise<ComponentType>,
): LazyScript {
  const [id] = ids;
  let loaded: ComponentType | undefined;
  let pending: Promise<ComponentType> | undefined;
  let onLoaded: (() => void) | undefined;
  const load = async () => {
    loaded ??= await importComponent();
    onLoaded?.();
    return loaded;
  };
  const wait = async () => {
    const isLoaded = new Promise<void>((resolve) => {
      onLoaded = resolve;
    });
    const isPrerendered = typeof document !== 'undefined' && document.getElementById(id)?.hasChildNodes();
    if (isPrerendered) {
      await Promise.race([isLoaded, whenUsed(), ...(when === 'near' ? [whenNear(id)] : [])]);
    }
    try {
      return await load();
    } catch (error) {
      // The prerendered section stays: its text and links need no script.
      reloadOnce(error);
      return new Promise<never>(() => undefined);
    }
  };
  return {
    ids,
    load,
    component: () => {
      if (loaded && !pending) return loaded;
      pending ??= wait();
      return pending;
    },
  };
}
