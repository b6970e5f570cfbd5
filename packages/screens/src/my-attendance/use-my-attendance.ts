import { type Attendance, myAttendance } from '@ministerio/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useSession } from '../kit/session/index.ts';
import { useCall } from '../kit/use-call.ts';

/** The member's own attendance, newest first; disabled without a session. */
export function useMyAttendance(): UseQueryResult<Attendance[]> {
  const signedIn = useSession() !== null;
  return useCall(queryKeys.myAttendance, myAttendance, {
    enabled: signedIn,
    // Offline fails at once instead of pausing silently.
    networkMode: 'always',
  });
}
