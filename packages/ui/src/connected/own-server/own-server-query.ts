import { registrationStatus } from '@ministerio/contract';
import { ApiError, type Client } from '@ministerio/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../query-keys/query-keys.ts';

/** Screens wait for the answer; a server that takes longer is taken for silent. */
const PATIENCE_MS = 5_000;
const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;

/** Whether the call was refused, or answered with a page, as by a backend that has never heard of it. */
export function isUnknownCall(error: unknown): boolean {
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
      client
        .call(registrationStatus, { signal: AbortSignal.timeout(PATIENCE_MS) })
        .catch((error: unknown) => {
          if (isUnknownCall(error)) return null;
          throw error;
        }),
    retry: false,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
