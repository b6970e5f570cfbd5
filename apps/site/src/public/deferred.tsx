import {
  type ComponentType,
  type ReactElement,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { captureClicks, replayClicks } from './click-replay.ts';
import { type LazyScript, lazyScript, type Trigger } from './deferred-script.ts';

/** Every deferred section of the layout and of the loaded pages. */
const scripts = new Set<LazyScript>();

/**
 * Loads the scripts of sections that are not in the document, before their page renders: it is complete at once, and a
 * hash finds its section. A failed one is tried again when its section renders.
 */
export async function loadSections(): Promise<void> {
  const missing = [...scripts].filter(({ ids: [id] }) => !document.getElementById(id));
  await Promise.allSettled(missing.map(({ load }) => load()));
}

/**
 * A section that is prerendered with its page, but whose script loads only when it is about to be used: a first visit
 * downloads less. An earlier press is replayed.
 * @param load - imports the section's component.
 * @returns an element to render unchanged: for a new one React would render the section before its script is loaded, and
 * the prerendered one would vanish.
 */
export function deferred(trigger: Trigger, load: () => Promise<ComponentType>): ReactElement {
  if (typeof document !== 'undefined') captureClicks(trigger.ids);
  const script = lazyScript(trigger, load);
  scripts.add(script);
  return (
    <Suspense>
      <Section script={script} />
    </Suspense>
  );
}

function Section({ script }: { readonly script: LazyScript }) {
  const component = script.component();
  return <Hydrated ids={script.ids} of={component instanceof Promise ? use(component) : component} />;
}

/** A section whose script is loaded. */
function Hydrated({ ids, of: Component }: { readonly ids: readonly string[]; readonly of: ComponentType }) {
  const replay = useRef<(() => void) | undefined>(undefined);
  useLayoutEffect(() => {
    replay.current = replayClicks(ids);
  }, [ids]);
  // After the section's own effects.
  useEffect(() => replay.current?.(), []);
  return <Component />;
}
