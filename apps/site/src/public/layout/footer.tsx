import { chatLink, menu, officeHours, visitorGreeting } from '@ministerio/content';
import { ScheduleList } from '@ministerio/ui/composed/schedule-list';
import { SiteFooter } from '@ministerio/ui/composed/site-footer';
import { useSyncExternalStore } from 'react';
import { usePageFacts } from '../hooks/page-facts.ts';
import { churchNow, useChurchClock } from '../hooks/use-church-clock.ts';

const never = () => () => undefined;
const yearAtChurch = () => Number(churchNow().date.slice(0, 4));

/** The footer of every public page. */
export function Footer() {
  const clock = useChurchClock();
  // The build's year while prerendering and hydrating, then the real one.
  const year = useSyncExternalStore(never, yearAtChurch, () => __BUILD_YEAR__);
  const { church, hasForm } = usePageFacts();
  return (
    <SiteFooter
      church={church}
      menu={menu}
      hours={<ScheduleList entries={officeHours} clock={clock} />}
      chatHref={chatLink(church, visitorGreeting)}
      hasForm={hasForm}
      year={year}
    />
  );
}
