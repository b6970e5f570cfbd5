import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useServices } from '../services/index.ts';
import { ownServerQuery } from './own-server-query.ts';

/**
 * Who answers: `asking` before the first answer; `ours`, with the calls beyond the specification's; `other`, a backend
 * that has the specification's alone; `silent`, nobody so far, and it may still be ours.
 */
export type Backend = 'asking' | 'ours' | 'other' | 'silent';

/** Whose backend answers. A verdict stays for as long as the page. */
export function useBackend(): Backend {
  const { client } = useServices();
  const { data, errorUpdateCount } = useQuery(ownServerQuery(client));
  if (data !== undefined) return data === null ? 'other' : 'ours';
  // Asking a silent server once more takes nothing off the screen.
  return errorUpdateCount > 0 ? 'silent' : 'asking';
}

/**
 * Whether our own server answers, and with it the calls beyond the specification's. What needs those calls is not
 * offered anywhere else (decisions section 1). False until it is known.
 */
export function useOwnServer(): boolean {
  return useBackend() === 'ours';
}

/** The same question at the moment of a call: waits for an answer under way, and a silent server is none of ours. */
export function useAskOwnServer(): () => Promise<boolean> {
  const { client } = useServices();
  const queries = useQueryClient();
  return useCallback(
    () =>
      queries.ensureQueryData(ownServerQuery(client)).then(
        (status) => status !== null,
        () => false,
      ),
    [queries, client],
  );
}
