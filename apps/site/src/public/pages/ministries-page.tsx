import { ministryCalendarPath, schedulesOfMinistry, seo } from '@ministerio/content';
import { PageHero } from '@ministerio/ui/composed/hero';
import { MinistrySection } from '@ministerio/ui/composed/ministry-section';
import { Link } from '@ministerio/ui/primitives/link';
import { usePage } from '../page-context.ts';
import { AddToCalendar } from '../sections/add-to-calendar.tsx';
import { alternating, sectionsOf } from '../sections/page-sections.ts';
import { Schedule } from '../sections/schedule.tsx';

/** /ministerios: six ministries, each with its own schedule. */
export function Page() {
  const { ministries, pageIntros, schedules } = usePage();
  const { title, lead } = pageIntros.ministries;
  return (
    <>
      <PageHero
        title={title}
        lead={lead}
        picture={{ crop: 'petals', glass: 'aurora', alt: '' }}
        sections={sectionsOf(seo.ministries.path)}
      />
      {ministries.map((section, index) => {
        const entries = schedulesOfMinistry(section.id, schedules);
        return (
          <MinistrySection key={section.id} section={section} priority={index === 0} {...alternating(index)}>
            {entries.length > 0 ? (
              <>
                <Schedule entries={entries} nameless />
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
  if (!usePage().hasForm) return <p>Horarios: pregunta en la oficina.</p>;
  return (
    <p>
      Horarios: pregunta en la oficina o <Link href="/Contactanos#escribenos">escríbenos</Link>.
    </p>
  );
}
