import { registrationStatus } from '@ministerio/contract';
import { ApiError, type Client } from '@ministerio/contract/client';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryKeys } from '../query-keys/query-keys.ts';
import { useServices } from '../services/index.ts';

/** Screens wait for the answer; a server that takes longer is taken for silent. */
const TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;

/** Whether the call was refused, or answered with a page, as by a backend that has never heard of it. */
function isUnsupported(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.failure === 'unreadable') return true;
  const { status } = error;
  if (status === undefined || status === REQUEST_TIMEOUT || status === TOO_MANY_REQUESTS) return false;
  return status >= 400 && status < 500;
}

/**
 * What our server says of itself; null from any other backend (decisions section 1). The call is ours alone and takes
 * no token: it answers everybody, also whoever has to change the password first (R5). Asked once, for a page is not
 * moved to another server.
 */
export const ownServerQuery = (client: Client) =>
  queryOptions({
    queryKey: queryKeys.ownServer,
    queryFn: () =>
      client.call(registrationStatus, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: unknown) => {
        if (isUnsupported(error)) return null;
        throw error;
      }),
    retry: false,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });

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
