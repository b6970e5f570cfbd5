import {
  type ComponentType,
  lazy,
  type ReactElement,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { reloadOnce } from '../loading/reload-once.ts';
import { partAnswers, partWaits } from './waiting-parts.ts';
import { whenNear, whenUsed } from './when-near.ts';

/** What brings the script of a deferred part. */
interface Trigger {
  /** Ids of the part's elements in the prerendered page, the first on top; on a page that was not prerendered nothing waits. */
  readonly ids: readonly [string, ...string[]];
  /** `near`: the part comes near the view, or the page is used. `used`: only the latter. */
  readonly when: 'near' | 'used';
}

/**
 * A part of a page that is prerendered with everything else, but whose script comes only when the part is
 * about to be used: a first visit downloads less. A press that comes before it is kept for it.
 * @param load - imports the part.
 * @returns one element, to be put into the page as it is: an element that is made anew would make React draw
 * the part before its script is here, and the prerendered one would vanish.
 */
export function deferred({ ids, when }: Trigger, load: () => Promise<ComponentType>): ReactElement {
  const hasDocument = typeof document !== 'undefined';
  if (hasDocument) partWaits(ids);
  const [id] = ids;
  const Part = lazy(async () => {
    const isPrerendered = hasDocument && document.getElementById(id)?.hasChildNodes();
    if (isPrerendered) await (when === 'near' ? Promise.race([whenNear(id), whenUsed()]) : whenUsed());
    try {
      const Loaded = await load();
      return { default: () => <Answering ids={ids} of={Loaded} /> };
    } catch (error) {
      // The prerendered part stays as it is: its words and links need no script.
      reloadOnce(error);
      return new Promise<never>(() => undefined);
    }
  });
  return (
    <Suspense>
      <Part />
    </Suspense>
  );
}

/** A part whose script is here. */
function Answering({ ids, of: Part }: { readonly ids: readonly string[]; readonly of: ComponentType }) {
  const repeat = useRef<(() => void) | undefined>(undefined);
  useLayoutEffect(() => {
    repeat.current = partAnswers(ids);
  }, [ids]);
  // Not before the part's own effects have run.
  useEffect(() => repeat.current?.(), []);
  return <Part />;
}
