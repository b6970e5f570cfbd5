import { ApiError, type Client } from '@ministerio/contract/client';
import { ownServerQuery } from '@ministerio/ui/connected/own-server';
import type { SessionStore } from '@ministerio/ui/connected/session';
import { QueryClient } from '@tanstack/react-query';

/** A lost packet is worth one more try; a refusal is an answer. */
function worthRetrying(failures: number, error: unknown): boolean {
  return failures < 1 && error instanceof ApiError && error.failure === 'network';
}

// Without a network a call fails at once and says so. The library would hold it back without a word and send it when
// the network returns, when the person at the desk has long gone on.
const networkMode = 'always';

/**
 * The cache of server state. It is emptied when the person changes, so that nobody sees another one's data; whose
 * backend answers is nobody's secret, and stays: it is asked at once, while the screen is still on its way.
 */
export function createQueries(session: SessionStore, client: Client): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: { retry: worthRetrying, networkMode, refetchOnReconnect: true },
      mutations: { retry: false, networkMode },
    },
  });
  const ownServerKey = ownServerQuery(client).queryKey;
  let owner = session.read()?.user.id;
  session.subscribe(() => {
    const current = session.read()?.user.id;
    if (current !== owner) {
      const ownServer = queries.getQueryData(ownServerKey);
      queries.clear();
      if (ownServer !== undefined) queries.setQueryData(ownServerKey, ownServer);
    }
    owner = current;
  });
  void queries.prefetchQuery(ownServerQuery(client));
  return queries;
}
