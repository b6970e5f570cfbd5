import { type ChurchSettings, missingSettings, withoutSample } from '@ministerio/content';
import { churchClock, weekdayName } from '@ministerio/contract/domain';
import { useOwnServer } from '@ministerio/ui/connected/own-server';
import { useServices } from '@ministerio/ui/connected/services';
import { useSession } from '@ministerio/ui/connected/session';
import {
  AttendanceOverview,
  DashboardCards,
  FirstSteps,
  PanelNotices,
  SetupChecklist,
} from '@ministerio/ui/features/dashboard-home';
import { DeletionRequests } from '@ministerio/ui/features/deletion-requests';
import { DemoNotice } from '@ministerio/ui/features/demo-notice';
import { useUnreadMessages } from '@ministerio/ui/features/messages';
import { ScreenTitle } from '../../layout/screen-title.tsx';

/** The church's day in words: 'sábado, 21 de noviembre'. */
function todayInWords(nowMs: number, church: ChurchSettings): string {
  const { date, weekday } = churchClock(nowMs, church.timeZone);
  // As UTC, so that the phone's time zone cannot shift the day.
  const words = new Intl.DateTimeFormat(church.locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return `${weekdayName(weekday)}, ${words.format(new Date(`${date}T00:00:00Z`))}`;
}

/** /dashboard */
export default function DashboardHomePage() {
  const { church, now } = useServices();
  const ownServer = useOwnServer();
  const username = useSession()?.username ?? '';
  const missing = missingSettings(withoutSample(church));
  const publiclyMissing = missingSettings(church);
  const unread = useUnreadMessages()?.size ?? 0;
  return (
    <>
      <ScreenTitle>Inicio</ScreenTitle>
      <PanelNotices />
      <DeletionRequests />
      <DemoNotice />
      <FirstSteps />
      <DashboardCards
        username={username}
        today={todayInWords(now(), church)}
        ownServer={ownServer}
        counts={unread > 0 ? { '/dashboard/form': unread } : {}}
      />
      <AttendanceOverview />
      <SetupChecklist
        missing={missing}
        href={ownServer ? '/dashboard/sitio/datos' : undefined}
        sampled={missing.filter((entry) => !publiclyMissing.includes(entry))}
      />
    </>
  );
}
