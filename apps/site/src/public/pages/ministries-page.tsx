import { ministries, ministryCalendarPath, pageIntros, schedulesOfMinistry, seo } from '@ministerio/content';
import { PageHero } from '@ministerio/ui/composed/hero';
import { MinistrySection } from '@ministerio/ui/composed/ministry-section';
import { ScheduleList } from '@ministerio/ui/composed/schedule-list';
import { useChurchClock } from '../hooks/use-church-clock.ts';
import { AddToCalendar } from '../sections/add-to-calendar.tsx';
import { alternating } from '../sections/alternating.ts';
import { AskAtOffice } from '../sections/ask-at-office.tsx';
import { sectionsOf } from '../sections/sections-of.ts';

const { title, lead } = pageIntros.ministries;

/** /ministerios: six ministries, each with its own schedule. */
export function Page() {
  const clock = useChurchClock();
  return (
    <>
      <PageHero
        title={title}
        lead={lead}
        picture={{ crop: 'petals', glass: 'aurora', alt: '' }}
        sections={sectionsOf(seo.ministries.path)}
      />
      {ministries.map((section, index) => {
        const entries = schedulesOfMinistry(section.id);
        return (
          <MinistrySection key={section.id} section={section} priority={index === 0} {...alternating(index)}>
            {entries.length > 0 ? (
              <>
                <ScheduleList entries={entries} clock={clock} nameless />
                <AddToCalendar href={ministryCalendarPath(section.id)} />
              </>
            ) : (
              <AskAtOffice />
            )}
          </MinistrySection>
        );
      })}
    </>
  );
}
