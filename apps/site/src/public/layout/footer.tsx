import { chatLink, church, menu, officeHours, visitorGreeting } from '@ministerio/content';
import { ScheduleList } from '@ministerio/ui/composed/schedule-list';
import { SiteFooter } from '@ministerio/ui/composed/site-footer';
import { useChurchClock } from '../hooks/use-church-clock.ts';
import { useCurrentYear } from '../hooks/use-current-year.ts';

const chatHref = chatLink(church, visitorGreeting);

/** The footer of every public page. */
export function Footer() {
  const clock = useChurchClock();
  const year = useCurrentYear();
  return (
    <SiteFooter
      church={church}
      menu={menu}
      hours={<ScheduleList entries={officeHours} clock={clock} />}
      chatHref={chatHref}
      year={year}
    />
  );
}
