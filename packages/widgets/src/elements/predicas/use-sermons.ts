import { readVideos } from '@ministerio/contract/client';
import type { SermonsState } from '@ministerio/ui/composed/sermons-carousel';
import { useEffect, useEffectEvent, useState } from 'react';

const loading: SermonsState = { status: 'loading' };

const TIMEOUT_MS = 15_000;

/**
 * The latest sermons of a site. A failure is reported and gives the empty list.
 * @param site - without a trailing slash; `undefined` fetches nothing.
 */
export function useSermons(site: string | undefined, onFailure: (message: string) => void): SermonsState {
  const [state, setState] = useState(loading);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!site) return;
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(new Error('timeout')), TIMEOUT_MS);
    let isStale = false;
    setState(loading);
    load(site, controller.signal)
      .catch((error: unknown) => {
        if (!isStale) fail(`No se pudieron cargar las prédicas. ${error}`);
        return [];
      })
      .then((sermons) => {
        clearTimeout(timer);
        if (!isStale) setState({ status: 'ready', sermons });
      });
    return () => {
      isStale = true;
      clearTimeout(timer);
      controller.abort();
    };
  }, [site]);
  return state;
}

async function load(site: string, signal: AbortSignal) {
  const response = await fetch(`${site}/api/videos`, { signal, credentials: 'omit', redirect: 'error' });
  if (!response.ok) throw new Error(`${response.status}`);
  return readVideos(await response.json());
}
