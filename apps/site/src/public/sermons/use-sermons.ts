import { readVideos } from '@ministerio/contract/client';
import type { SermonsState } from '@ministerio/ui/composed/sermons-carousel';
import { use, useEffect, useState } from 'react';
import { PrerenderedSermons, readPageSermons } from './page-sermons.ts';

const DATA_ELEMENT = 'predicas-datos';

/**
 * The latest sermons: the page's own, else loaded after hydration. A failure is logged and gives the empty list.
 */
export function useSermons(): SermonsState {
  const prerendered = use(PrerenderedSermons);
  const [state, setState] = useState(
    () => prerendered ?? readPageSermons(document.getElementById(DATA_ELEMENT)?.textContent ?? undefined),
  );
  useEffect(() => {
    if (state.status === 'ready') return;
    const controller = new AbortController();
    load(controller.signal).then(
      (sermons) => setState({ status: 'ready', sermons }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        console.warn('No se pudieron cargar las prédicas.', error);
        setState({ status: 'ready', sermons: [] });
      },
    );
    return () => controller.abort();
  }, [state.status]);
  return state;
}

async function load(signal: AbortSignal) {
  const response = await fetch('/api/videos', { signal, credentials: 'omit' });
  if (!response.ok) throw new Error(`GET /api/videos: ${response.status}`);
  return readVideos(await response.json());
}
