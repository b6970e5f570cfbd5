import { registrationStatus } from '@ministerio/contract';
import { ApiError, type Client } from '@ministerio/contract/client';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../query-keys/query-keys.ts';
import { useServices } from '../services/index.ts';

/** Screens wait for the answer; a slower server counts as silent. */
const TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;
/** Whether the backend does not know the call: it refused it, or answered with a page. */
function isUnsupported(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.failure === 'unreadable') return true;
  const { status } = error;
  if (status === undefined || status === REQUEST_TIMEOUT || status === TOO_MANY_REQUESTS) return false;
  return status >= 400 && status < 500;
}
/**
 * The status of our own server; null from any other backend (decisions section 1). The call exists on our
 * server alone and needs no token, so it also answers accounts that must change their password first (R5).
 * Fetched once per page.
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
 * Which backend answers: `asking` before the first answer; `ours`, with calls beyond the specification;
 * `other`, with the specification's calls alone; `silent`, no answer yet, so it may still be ours.
 */
export type Backend = 'asking' | 'ours' | 'other' | 'silent';
/** Which backend answers. Once known it does not change until the page is reloaded. */
export function useBackend(): Backend {
  const { client } = useServices();
  const { data, errorUpdateCount } = useQuery(ownServerQuery(client));
  if (data !== undefined) return data === null ? 'other' : 'ours';
  // Refetching from a silent server must not take anything off the screen.
  return errorUpdateCount > 0 ? 'silent' : 'asking';
}
/**
 * Whether our own server answers, which has calls beyond the specification. Features that need them are not
 * offered elsewhere (decisions section 1). False until known.
 */
export function useOwnServer(): boolean {
  return useBackend() === 'ours';
}
/**
 * Address of the administrator's door; undefined on other backends, and where the page is not secure:
 * marks that wait are encrypted, which asks for https (R54, R56).
 */
export function useDoorHref(): string | undefined {
  return useOwnServer() && window.isSecureContext ? '/dashboard/puerta/abrir' : undefined;
}
/** The same check right before a call: awaits a pending answer; a silent server counts as another backend. */
export function useAskOwnServer(): () => Promise<boolean> {
  const { client } = useServices();
  const queries = useQueryClient();
  return () =>
    queries.ensureQueryData(ownServerQuery(client)).then(
      (status) => status !== null,
      () => false,
    );
}
