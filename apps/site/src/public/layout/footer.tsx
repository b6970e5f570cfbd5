import { chatLink, menu, officeHours, visitorGreeting } from '@ministerio/content';
import { ScheduleList } from '@ministerio/ui/composed/schedule-list';
import { SiteFooter } from '@ministerio/ui/composed/site-footer';
import { usePageFacts } from '../hooks/page-facts.ts';
import { useChurchClock } from '../hooks/use-church-clock.ts';
import { useCurrentYear } from '../hooks/use-current-year.ts';

/** The footer of every public page. */
export function Footer() {
  const clock = useChurchClock();
  const year = useCurrentYear();
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
