import { readVideos } from '@ministerio/contract/client';
import type { SermonsState } from '@ministerio/ui/composed/sermons-carousel';
import { useEffect, useEffectEvent, useState } from 'react';

const loading: SermonsState = { status: 'loading' };

/** How long an answer is waited for. */
const PATIENCE_MS = 15_000;

/**
 * The latest sermons of a site. Whatever fails leads to the empty list, and is told.
 * @param site - without a closing slash; `undefined` asks nobody.
 */
export function useSermons(site: string | undefined, onFailure: (message: string) => void): SermonsState {
  const [state, setState] = useState(loading);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!site) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => leaving.abort(new Error('timeout')), PATIENCE_MS);
    let gone = false;
    setState(loading);
    load(site, leaving.signal)
      .catch((error: unknown) => {
        if (!gone) fail(`No se pudieron cargar las prédicas. ${error}`);
        return [];
      })
      .then((sermons) => {
        clearTimeout(timer);
        if (!gone) setState({ status: 'ready', sermons });
      });
    return () => {
      gone = true;
      clearTimeout(timer);
      leaving.abort();
    };
  }, [site]);
  return state;
}

async function load(site: string, signal: AbortSignal) {
  const answer = await fetch(`${site}/api/videos`, { signal, credentials: 'omit', redirect: 'error' });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return readVideos(await answer.json());
}
