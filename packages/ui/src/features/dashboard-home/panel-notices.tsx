import { listNotices } from '@ministerio/contract';
import { useQuery } from '@tanstack/react-query';
import { useOwnServer } from '../../connected/own-server/index.ts';
import { queryKeys } from '../../connected/query-keys/query-keys.ts';
import { useServices } from '../../connected/services/index.ts';
import { useSession } from '../../connected/session/index.ts';
import { SecurityNotices } from './view/security-notices/security-notices.tsx';
import { ServerProblems } from './view/server-problems/server-problems.tsx';

/** Problems of the server; notices of new administrators (R5), the initial password (R30) and changed data (R47); nothing on other backends. */
export function PanelNotices() {
  const { client, church } = useServices();
  const username = useSession()?.username ?? '';
  const { data } = useQuery({
    queryKey: queryKeys.notices,
    queryFn: ({ signal }) => client.call(listNotices, { signal }),
    enabled: useOwnServer(),
  });
  if (data === undefined) return null;
  return (
    <>
      <ServerProblems problems={data.servidor} timeZone={church.timeZone} />
      <SecurityNotices notices={data} username={username} timeZone={church.timeZone} />
    </>
  );
}
