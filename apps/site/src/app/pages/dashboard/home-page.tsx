import { church, missingSettings } from '@ministerio/content';
import { churchClock, weekdayName } from '@ministerio/contract/domain';
import { useOwnServer } from '@ministerio/ui/connected/own-server';
import { useServices } from '@ministerio/ui/connected/services';
import { useSession } from '@ministerio/ui/connected/session';
import {
  AttendanceOverview,
  DashboardCards,
  PanelNotices,
  SetupChecklist,
} from '@ministerio/ui/features/dashboard-home';
import { DeletionRequests } from '@ministerio/ui/features/deletion-requests';
import { DemoNotice } from '@ministerio/ui/features/demo-notice';
import { useUnreadMessages } from '@ministerio/ui/features/messages';
import { ScreenTitle } from '../../layout/screen-title.tsx';
import { useShownChurch } from '../../shown-church.ts';

/** The church's day in words: 'sábado, 21 de noviembre'. */
function todayInWords(nowMs: number): string {
  const { date, weekday } = churchClock(nowMs, church.timeZone);
  // The calendar day alone, read as UTC, so that the phone's zone cannot move it.
  const words = new Intl.DateTimeFormat(church.locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return `${weekdayName(weekday)}, ${words.format(new Date(`${date}T00:00:00Z`))}`;
}

const missing = missingSettings(church);

/** /dashboard */
export default function DashboardHomePage() {
  const { now } = useServices();
  const ownServer = useOwnServer();
  const username = useSession()?.username ?? '';
  const unseen = missingSettings(useShownChurch({ ask: true }));
  const unread = useUnreadMessages()?.size ?? 0;
  return (
    <>
      <ScreenTitle>Inicio</ScreenTitle>
      <PanelNotices />
      <DeletionRequests />
      <DemoNotice />
      <DashboardCards
        username={username}
        today={todayInWords(now())}
        ownServer={ownServer}
        counts={unread > 0 ? { '/dashboard/form': unread } : {}}
      />
      <AttendanceOverview />
      <SetupChecklist missing={missing} sampled={missing.filter((entry) => !unseen.includes(entry))} />
    </>
  );
}
