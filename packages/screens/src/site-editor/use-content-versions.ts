import { type ContentKey, listVersions, type SavedVersion } from '@ministerio/contract';
import type { Client } from '@ministerio/contract/client';
import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';

const FRESH_MS = 60_000;

const versionsQuery = (client: Client, key: ContentKey) =>
  queryOptions({
    queryKey: queryKeys.contentVersionsOf(key),
    queryFn: ({ signal }) => client.call(listVersions, { params: { clave: key }, signal }),
    staleTime: FRESH_MS,
  });

/** The versions of each document, newest first; of those that are loaded. */
export function useContentVersions(keys: readonly ContentKey[]) {
  const { client } = useServices();
  return useQueries({
    queries: keys.map((key) => versionsQuery(client, key)),
    combine: (results) => ({
      byKey: Object.fromEntries(
        results.flatMap(({ data }, index) => {
          const key = keys[index];
          return data && key ? [[key, data]] : [];
        }),
      ) as Partial<Record<ContentKey, readonly SavedVersion[]>>,
      error: results.find(({ error }) => error !== null)?.error ?? null,
      isPending: results.some(({ isPending }) => isPending),
      refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
    }),
  });
}

/** Reads the published documents, their versions and the previewed pages again. */
export function useContentRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: queryKeys.content }),
      queries.invalidateQueries({ queryKey: queryKeys.preview }),
      queries.invalidateQueries({ queryKey: queryKeys.contentVersions }),
    ]);
  };
}
