import type { ComponentType } from 'react';
import { reloadOnce } from '../loading/reload-once.ts';
import { whenNear, whenUsed } from './when-near.ts';

/** What brings the script of a deferred part. */
export interface Trigger {
  /** Ids of the part's elements in the prerendered page, the first on top; on a page that was not prerendered nothing waits. */
  readonly ids: readonly [string, ...string[]];
  /** `near`: the part comes near the view, or the page is used. `used`: only the latter. */
  readonly when: 'near' | 'used';
}

/** The script of a part. */
export interface DeferredScript {
  readonly ids: Trigger['ids'];
  /** Brings it now. @throws what the import threw, for example when a new version was published meanwhile. */
  readonly bring: () => Promise<ComponentType>;
  /**
   * The part where its script came before the part was first drawn; else a promise of it, the same at each try to draw
   * and also once it is kept: React wants what has waited by `use` to end by it.
   */
  readonly part: () => ComponentType | Promise<ComponentType>;
}

/** @param load - imports the part. */
export function deferredScript({ ids, when }: Trigger, load: () => Promise<ComponentType>): DeferredScript {
  const [id] = ids;
  let here: ComponentType | undefined;
  let wanted: Promise<ComponentType> | undefined;
  let arrive: (() => void) | undefined;
  const bring = async () => {
    here ??= await load();
    arrive?.();
    return here;
  };
  const wait = async () => {
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const isPrerendered = typeof document !== 'undefined' && document.getElementById(id)?.hasChildNodes();
    if (isPrerendered) {
      await Promise.race([arrived, whenUsed(), ...(when === 'near' ? [whenNear(id)] : [])]);
    }
    try {
      return await bring();
    } catch (error) {
      // The prerendered part stays as it is: its words and links need no script.
      reloadOnce(error);
      return new Promise<never>(() => undefined);
    }
  };
  return {
    ids,
    bring,
    part: () => {
      if (here && !wanted) return here;
      wanted ??= wait();
      return wanted;
    },
  };
}
