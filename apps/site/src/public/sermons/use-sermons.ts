import type { SermonsState } from '@ministerio/ui/composed/sermons-carousel';
import { use, useEffect, useState } from 'react';
import { PrerenderedSermons, readPageSermons } from './page-sermons.ts';
import { readVideos } from './read-videos.ts';

const DATA_ELEMENT = 'predicas-datos';

/**
 * The latest sermons: those that the page was sent with, else loaded once the page is alive. Whatever fails is logged
 * and leads to the empty list.
 */
export function useSermons(): SermonsState {
  const prerendered = use(PrerenderedSermons);
  const [state, setState] = useState(
    () => prerendered ?? readPageSermons(document.getElementById(DATA_ELEMENT)?.textContent ?? undefined),
  );
  useEffect(() => {
    if (state.status === 'ready') return;
    const leaving = new AbortController();
    load(leaving.signal).then(
      (sermons) => setState({ status: 'ready', sermons }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn('No se pudieron cargar las prédicas.', error);
        setState({ status: 'ready', sermons: [] });
      },
    );
    return () => leaving.abort();
  }, [state.status]);
  return state;
}

async function load(signal: AbortSignal) {
  const answer = await fetch('/api/videos', { signal, credentials: 'omit' });
  if (!answer.ok) throw new Error(`GET /api/videos: ${answer.status}`);
  return readVideos(await answer.json());
}
