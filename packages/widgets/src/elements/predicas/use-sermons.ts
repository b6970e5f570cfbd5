import { readVideos } from '@ministerio/contract/client';
import type { SermonsState } from '@ministerio/ui/composed/sermons-carousel';
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchJson } from '../../runtime/published.ts';

const loading: SermonsState = { status: 'loading' };

/**
 * The latest sermons of a site. A failure is reported and gives the empty list.
 * @param site - without a trailing slash; `undefined` fetches nothing.
 */
export function useSermons(site: string | undefined, onFailure: (message: string) => void): SermonsState {
  const [state, setState] = useState(loading);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!site) return;
    let isStale = false;
    setState(loading);
    fetchJson(`${site}/api/videos`)
      .then(readVideos)
      .catch((error: unknown) => {
        if (!isStale) fail(`No se pudieron cargar las prédicas. ${error}`);
        return [];
      })
      .then((sermons) => {
        if (!isStale) setState({ status: 'ready', sermons });
      });
    return () => {
      isStale = true;
    };
  }, [site]);
  return state;
}
