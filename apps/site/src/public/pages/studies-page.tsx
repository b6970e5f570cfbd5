import { lifeSchoolGroups, pageIntros, seminaryOffice, seo, studies } from '@ministerio/content';
import { PageHero } from '@ministerio/ui/composed/hero';
import { MinistrySection } from '@ministerio/ui/composed/ministry-section';
import { ScheduleList, type ScheduleListProps } from '@ministerio/ui/composed/schedule-list';
import { useChurchClock } from '../hooks/use-church-clock.ts';
import { alternating, sectionsOf } from '../sections/page-sections.ts';

const { title, lead } = pageIntros.studies;

/** Schedules of the sections that have one, by anchor (decisions section 5). */
const schedules = new Map<string, ScheduleListProps['entries']>([
  ['escuelavida', lifeSchoolGroups],
  ['seminario', seminaryOffice],
]);

/** /noticias: gospel, growth, Escuela de vida and seminary. */
export function Page() {
  const clock = useChurchClock();
  return (
    <>
      <PageHero
        title={title}
        lead={lead}
        picture={{ crop: 'sunrise', glass: 'fuego', alt: '' }}
        sections={sectionsOf(seo.studies.path)}
      />
      {studies.map((section, index) => {
        const entries = schedules.get(section.id);
        return (
          <MinistrySection key={section.id} section={section} priority={index === 0} {...alternating(index)}>
            {entries && <ScheduleList entries={entries} clock={clock} />}
          </MinistrySection>
        );
      })}
    </>
  );
}
