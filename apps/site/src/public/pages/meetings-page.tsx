import { CALENDAR_PATH, type Meeting, seo } from '@ministerio/content';
import { PageHero } from '@ministerio/ui/composed/hero';
import { type MinistryLayout, MinistrySection } from '@ministerio/ui/composed/ministry-section';
import { FirstViewEnd } from '../layout/first-view-end.tsx';
import { usePage } from '../page-context.ts';
import { AddToCalendar } from '../sections/add-to-calendar.tsx';
import { sectionsOf } from '../sections/page-sections.ts';
import { Schedule } from '../sections/schedule.tsx';

/** No two sections alike, and a medallion over the edge of a night. */
const layouts: readonly MinistryLayout[] = ['card', 'night', 'medallion'];

/** /red_joven: meetings, retreat centre and seminary. */
export function Page() {
  const { menu, meetingsPage, heads, lists } = usePage();
  /** Schedules of the sections that have one, by anchor (decisions section 5). */
  const schedules = new Map<string, readonly Meeting[]>([
    ['reunion', lists.meetingsPageSchedules],
    ['ciet', lists.seminaryOffice],
  ]);
  return (
    <>
      <PageHero
        title={meetingsPage.title}
        lead={meetingsPage.lead}
        picture={heads.meetings}
        sections={sectionsOf(menu, seo.meetings.path)}
      />
      <FirstViewEnd />
      {meetingsPage.sections.map((section, index) => {
        const entries = schedules.get(section.id);
        return (
          <MinistrySection key={section.id} section={section} layout={layouts[index]} priority={index === 0}>
            {entries && <Schedule entries={entries} calendars />}
            {section.id === 'reunion' && (
              <AddToCalendar href={CALENDAR_PATH}>Agregar todas a mi calendario</AddToCalendar>
            )}
          </MinistrySection>
        );
      })}
    </>
  );
}
