import { ministries, ministryCalendarPath, pageIntros, schedulesOfMinistry, seo } from '@ministerio/content';
import { PageHero } from '@ministerio/ui/composed/hero';
import { MinistrySection } from '@ministerio/ui/composed/ministry-section';
import { ScheduleList } from '@ministerio/ui/composed/schedule-list';
import { Link } from '@ministerio/ui/primitives/link';
import { usePageFacts } from '../hooks/page-facts.ts';
import { useChurchClock } from '../hooks/use-church-clock.ts';
import { AddToCalendar } from '../sections/add-to-calendar.tsx';
import { alternating, sectionsOf } from '../sections/page-sections.ts';

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

/** For ministries without a settled schedule. */
function AskAtOffice() {
  if (!usePageFacts().hasForm) return <p>Horarios: pregunta en la oficina.</p>;
  return (
    <p>
      Horarios: pregunta en la oficina o <Link href="/Contactanos#escribenos">escríbenos</Link>.
    </p>
  );
}
