import {
  type ComponentType,
  type ReactElement,
  Suspense,
  use,
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

/** The script of a part. */
interface Script {
  readonly ids: Trigger['ids'];
  /** The part, once its script is here. */
  here: ComponentType | undefined;
  /** Brings it now. @throws what the import threw, for example when a new version was published meanwhile. */
  readonly bring: () => Promise<ComponentType>;
  /** Brings it once it is wanted; the same promise each time, as React asks for it at each try to draw. */
  readonly whenWanted: () => Promise<ComponentType>;
}

/** Of each part that the layout, or a page that was loaded, leaves for later. */
const scripts = new Set<Script>();

/**
 * Brings the scripts of the parts that are not on the screen, before their page is drawn: it stands whole at once, and a
 * link to one of them finds it in its place. One that fails is asked for again when its part is drawn.
 */
export async function loadParts(): Promise<void> {
  const coming = [...scripts].filter(({ ids: [id] }) => !document.getElementById(id));
  await Promise.allSettled(coming.map(({ bring }) => bring()));
}

function scriptOf({ ids, when }: Trigger, load: () => Promise<ComponentType>): Script {
  const [id] = ids;
  let wanted: Promise<ComponentType> | undefined;
  const wait = async () => {
    const isPrerendered = typeof document !== 'undefined' && document.getElementById(id)?.hasChildNodes();
    if (isPrerendered) await (when === 'near' ? Promise.race([whenNear(id), whenUsed()]) : whenUsed());
    try {
      return await script.bring();
    } catch (error) {
      // The prerendered part stays as it is: its words and links need no script.
      reloadOnce(error);
      return new Promise<never>(() => undefined);
    }
  };
  const script: Script = {
    ids,
    here: undefined,
    bring: async () => {
      script.here ??= await load();
      return script.here;
    },
    whenWanted: () => {
      wanted ??= wait();
      return wanted;
    },
  };
  return script;
}

/**
 * A part of a page that is prerendered with everything else, but whose script comes only when the part is
 * about to be used: a first visit downloads less. A press that comes before it is kept for it.
 * @param load - imports the part.
 * @returns one element, to be put into the page as it is: an element that is made anew would make React draw
 * the part before its script is here, and the prerendered one would vanish.
 */
export function deferred(trigger: Trigger, load: () => Promise<ComponentType>): ReactElement {
  if (typeof document !== 'undefined') partWaits(trigger.ids);
  const script = scriptOf(trigger, load);
  scripts.add(script);
  return (
    <Suspense>
      <Part script={script} />
    </Suspense>
  );
}

function Part({ script }: { readonly script: Script }) {
  return <Answering ids={script.ids} of={script.here ?? use(script.whenWanted())} />;
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
