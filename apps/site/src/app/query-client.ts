import { ApiError, type Client } from '@ministerio/contract/client';
import { ownServerQuery } from '@ministerio/screens/kit/own-server';
import type { SessionStore } from '@ministerio/screens/kit/session';
import { QueryClient } from '@tanstack/react-query';

/** Retries a network failure once, and never a refusal. */
function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 1 && error instanceof ApiError && error.failure === 'network';
}

// Without a network a call fails at once. By default the library pauses it silently and sends it when the network
// returns, when the person at the desk has moved on.
const networkMode = 'always';

/**
 * The cache of server state. It is cleared when the account changes, so that nobody sees another person's data, except
 * for which backend answers: that is no secret, and the document says it, so that no screen waits for a call.
 * @param registration - our own server's status of the registration; null on any other backend.
 */
export function createQueryClient(
  session: SessionStore,
  client: Client,
  registration: { readonly abierto: boolean } | null,
): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, networkMode, refetchOnReconnect: true },
      mutations: { retry: false, networkMode },
    },
  });
  const ownServerKey = ownServerQuery(client).queryKey;
  let owner = session.read()?.user.id;
  session.subscribe(() => {
    const current = session.read()?.user.id;
    if (current !== owner) {
      queryClient.clear();
      queryClient.setQueryData(ownServerKey, registration);
    }
    owner = current;
  });
  queryClient.setQueryData(ownServerKey, registration);
  return queryClient;
}
