import type { PageSermon } from '@ministerio/content/site';
import { readVideos } from '@ministerio/contract/client';
import type { SermonsState } from '@ministerio/ui/composed/sermons-carousel';
import { useEffect, useState } from 'react';

/**
 * The latest sermons.
 * @param rendered - those that the page was rendered with; null loads them: a failure is logged and gives the empty list.
 */
export function useSermons(rendered: readonly PageSermon[] | null): SermonsState {
  const [state, setState] = useState<SermonsState>(() =>
    rendered === null ? { status: 'loading' } : { status: 'ready', sermons: rendered },
  );
  useEffect(() => {
    if (rendered !== null) return;
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
  }, [rendered]);
  return state;
}

async function load(signal: AbortSignal) {
  const response = await fetch('/api/videos', { signal, credentials: 'omit' });
  if (!response.ok) throw new Error(`GET /api/videos: ${response.status}`);
  return readVideos(await response.json());
}
