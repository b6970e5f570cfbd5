import {
  CALENDAR_PATH,
  meetingCalendarPath,
  meetingsPage,
  meetingsPageSchedules,
  seminaryOffice,
  seo,
} from '@ministerio/content';
import { PageHero } from '@ministerio/ui/composed/hero';
import { MinistrySection } from '@ministerio/ui/composed/ministry-section';
import { ScheduleList } from '@ministerio/ui/composed/schedule-list';
import { useChurchClock } from '../hooks/use-church-clock.ts';
import { AddToCalendar } from '../sections/add-to-calendar.tsx';
import { alternating, sectionsOf } from '../sections/page-sections.ts';

/** Schedules of the sections that have one, by anchor (decisions section 5). */
const schedules = new Map([
  ['reunion', meetingsPageSchedules],
  ['ciet', seminaryOffice],
]);

/** /red_joven: meetings, retreat centre and seminary. */
export function Page() {
  const clock = useChurchClock();
  return (
    <>
      <PageHero
        title={meetingsPage.title}
        lead={meetingsPage.lead}
        picture={{ crop: 'center', glass: 'vitral', alt: '' }}
        sections={sectionsOf(seo.meetings.path)}
      />
      {meetingsPage.sections.map((section, index) => {
        const entries = schedules.get(section.id);
        return (
          <MinistrySection key={section.id} section={section} priority={index === 0} {...alternating(index)}>
            {entries && <ScheduleList entries={entries} clock={clock} calendarHref={meetingCalendarPath} />}
            {section.id === 'reunion' && (
              <AddToCalendar href={CALENDAR_PATH}>Agregar todas a mi calendario</AddToCalendar>
            )}
          </MinistrySection>
        );
      })}
    </>
  );
}
