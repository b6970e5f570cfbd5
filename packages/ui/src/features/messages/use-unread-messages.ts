import { unreadMessages } from '@ministerio/contract';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../connected/query-keys/query-keys.ts';
import { useServices } from '../../connected/services/index.ts';

/** How often the count of the navigation is asked again, in milliseconds. */
const EVERY_MS = 60_000;

/**
 * Ids of the messages that nobody has read, as texts; shared by the navigation and the screen.
 * @returns undefined while they are asked, and on a backend that keeps no readings.
 */
export function useUnreadMessages(): ReadonlySet<string> | undefined {
  const { client } = useServices();
  const { data } = useQuery({
    queryKey: queryKeys.unreadMessages,
    queryFn: async ({ signal }) => (await client.call(unreadMessages, { signal })).ids,
    select: asTexts,
    retry: false,
    // A backend that knows nothing of readings is not asked every minute.
    refetchInterval: ({ state }) => (state.error === null ? EVERY_MS : false),
  });
  return data;
}

function asTexts(ids: readonly number[]): ReadonlySet<string> {
  return new Set(ids.map(String));
}
