import { type Attendance, myAttendance } from '@ministerio/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../connected/query-keys/query-keys.ts';
import { useServices } from '../../connected/services/index.ts';
import { useSession } from '../../connected/session/index.ts';

/** The own attendance, newest first; one call however many ask. Nothing is asked for without a session. */
export function useMyAttendance(): UseQueryResult<Attendance[]> {
  const { client } = useServices();
  const signedIn = useSession() !== null;
  return useQuery({
    queryKey: queryKeys.myAttendance,
    queryFn: ({ signal }) => client.call(myAttendance, { signal }),
    enabled: signedIn,
    // Offline is an answer too, not a reason to wait without a word.
    networkMode: 'always',
  });
}
