import {
  type ContentSection,
  ministryCalendarPath,
  type Picture,
  schedulesOfMinistry,
  seo,
} from '@ministerio/content';
import type { SiteContent } from '@ministerio/content/site';
import { PageHero, type PageHeroSection } from '@ministerio/ui/composed/hero';
import { MinistrySection, ministryLayouts } from '@ministerio/ui/composed/ministry-section';
import { FirstViewEnd } from '../layout/first-view-end.tsx';
import { usePage } from '../page-context.ts';
import { AddToCalendar } from '../sections/add-to-calendar.tsx';
import { AskAtOffice } from '../sections/ask-at-office.tsx';
import { MinistriesWeek } from '../sections/ministries-week.tsx';
import { sectionsOf } from '../sections/page-sections.ts';
import { Schedule } from '../sections/schedule.tsx';

/** The drawn window of a ministry, even where a photo of it is published. */
function glassOf({ picture: { photograph: _, ...drawn } }: ContentSection): Picture {
  return { ...drawn, alt: '' };
}

/** The page's sections with the glass of their ministries. */
function windowsOf({
  menu,
  ministries,
}: Pick<SiteContent, 'menu' | 'ministries'>): readonly PageHeroSection[] {
  const sections = sectionsOf(menu, seo.ministries.path);
  return ministries.flatMap((ministry) => {
    const section = sections.find(({ path }) => path.endsWith(`#${ministry.id}`));
    return section ? [{ ...section, picture: glassOf(ministry) }] : [];
  });
}

/** /ministerios: six ministries, each with its own schedule. */
export function Page() {
  const { menu, ministries, pageIntros, schedules } = usePage();
  const { title, lead } = pageIntros.ministries;
  return (
    <>
      <PageHero title={title} lead={lead} sections={windowsOf({ menu, ministries })} />
      <FirstViewEnd />
      <MinistriesWeek />
      {ministries.map((section, index) => {
        const entries = schedulesOfMinistry(section.id, schedules);
        return (
          <MinistrySection
            key={section.id}
            section={section}
            layout={ministryLayouts[index % ministryLayouts.length]}
          >
            {entries.length > 0 ? (
              <>
                <Schedule entries={entries} nameless />
                <AddToCalendar href={ministryCalendarPath(section.id)} />
              </>
            ) : (
              <AskAtOffice about="Horarios" />
            )}
          </MinistrySection>
        );
      })}
    </>
  );
}
