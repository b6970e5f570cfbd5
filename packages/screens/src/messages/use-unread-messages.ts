import { unreadMessages } from '@ministerio/contract';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';

/** Refetch interval of the navigation's count, in milliseconds. */
const EVERY_MS = 60_000;

/**
 * Ids of the unread messages, as text; shared by the navigation and the screen.
 * @returns undefined while loading, and on a backend without read marks.
 */
export function useUnreadMessages(): ReadonlySet<string> | undefined {
  const { client } = useServices();
  const { data } = useQuery({
    queryKey: queryKeys.unreadMessages,
    queryFn: async ({ signal }) => (await client.call(unreadMessages, { signal })).ids,
    select: asTexts,
    retry: false,
    // A backend without read marks is not polled.
    refetchInterval: ({ state }) => (state.error === null ? EVERY_MS : false),
  });
  return data;
}

function asTexts(ids: readonly number[]): ReadonlySet<string> {
  return new Set(ids.map(String));
}
