import {
  type ComponentType,
  type ReactElement,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { type DeferredScript, deferredScript, type Trigger } from './deferred-script.ts';
import { partAnswers, partWaits } from './waiting-parts.ts';

/** Of each part that the layout, or a page that was loaded, leaves for later. */
const scripts = new Set<DeferredScript>();

/**
 * Brings the scripts of the parts that are not on the screen, before their page is drawn: it stands whole at once, and a
 * link to one of them finds it in its place. One that fails is asked for again when its part is drawn.
 */
export async function loadParts(): Promise<void> {
  const coming = [...scripts].filter(({ ids: [id] }) => !document.getElementById(id));
  await Promise.allSettled(coming.map(({ bring }) => bring()));
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
  const script = deferredScript(trigger, load);
  scripts.add(script);
  return (
    <Suspense>
      <Part script={script} />
    </Suspense>
  );
}

function Part({ script }: { readonly script: DeferredScript }) {
  const part = script.part();
  return <Answering ids={script.ids} of={part instanceof Promise ? use(part) : part} />;
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
