import { churchClock } from '@ministerio/contract/domain';
import { useServices } from '../kit/services/index.ts';
import { useSession } from '../kit/session/index.ts';
import { useMyAttendance } from './use-my-attendance.ts';
import {
  MyAttendance as MyAttendancePanel,
  type MyAttendanceState,
} from './view/my-attendance/my-attendance.tsx';

/** The member's own attendance; refetched after a mark. Without a session it shows 'Token no encontrado'. */
export function MyAttendance() {
  const { church, now } = useServices();
  const signedIn = useSession() !== null;
  const query = useMyAttendance();

  function state(): MyAttendanceState {
    if (!signedIn) return { kind: 'no-token' };
    if (query.data !== undefined) return { kind: 'loaded', records: query.data };
    return query.isError ? { kind: 'error', retrying: query.isFetching } : { kind: 'loading' };
  }

  return (
    <MyAttendancePanel
      state={state()}
      today={churchClock(now(), church.timeZone).date}
      onRetry={() => void query.refetch()}
    />
  );
}
