import { listNotices, type ServerProblem } from '@ministerio/contract';
import { useQuery } from '@tanstack/react-query';
import { useOwnServer } from '../kit/own-server/index.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { useSession } from '../kit/session/index.ts';
import { ClosingNotices } from './view/closing-notices/closing-notices.tsx';
import { CopiesStatus } from './view/copies-status/copies-status.tsx';
import { DoorNotices } from './view/door-notices/door-notices.tsx';
import { MinorsNotices } from './view/minors-notices/minors-notices.tsx';
import { SecurityNotices } from './view/security-notices/security-notices.tsx';
import { ServerProblems } from './view/server-problems/server-problems.tsx';

/** Problems of the server; the copies that leave it (R48); notices of new administrators (R5), the initial password (R30), changed data (R47) and the door (R41); nothing on other backends. */
export function PanelNotices() {
  const { client, church, now } = useServices();
  const username = useSession()?.username ?? '';
  const { data } = useQuery({
    queryKey: queryKeys.notices,
    queryFn: ({ signal }) => client.call(listNotices, { signal }),
    enabled: useOwnServer(),
  });
  if (data === undefined) return null;
  return (
    <>
      <ServerProblems
        problems={data.copias === null ? data.servidor : data.servidor.filter(isNotOfCopies)}
        timeZone={church.timeZone}
      />
      <SecurityNotices notices={data} username={username} timeZone={church.timeZone} />
      <DoorNotices notices={data.puerta} timeZone={church.timeZone} />
      <ClosingNotices notices={data.cierres} timeZone={church.timeZone} />
      <MinorsNotices notices={data.menores} waiting={data.menoresSinTutor} timeZone={church.timeZone} />
      {data.copias !== null && <CopiesStatus status={data.copias} nowMs={now()} timeZone={church.timeZone} />}
    </>
  );
}

/** The copies' own notice says more of these. */
const isNotOfCopies = ({ problema }: { readonly problema: ServerProblem }) =>
  problema !== 'copias' && problema !== 'ensayo';
