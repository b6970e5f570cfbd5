import { type Attendance, myAttendance } from '@ministerio/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { useSession } from '../kit/session/index.ts';

/** The member's own attendance, newest first; disabled without a session. */
export function useMyAttendance(): UseQueryResult<Attendance[]> {
  const { client } = useServices();
  const signedIn = useSession() !== null;
  return useQuery({
    queryKey: queryKeys.myAttendance,
    queryFn: ({ signal }) => client.call(myAttendance, { signal }),
    enabled: signedIn,
    // Offline fails at once instead of pausing silently.
    networkMode: 'always',
  });
}
