import { type Meeting, seo } from '@ministerio/content';
import { PageHero } from '@ministerio/ui/composed/hero';
import { type MinistryLayout, MinistrySection } from '@ministerio/ui/composed/ministry-section';
import { FirstViewEnd } from '../layout/first-view-end.tsx';
import { usePage } from '../page-context.ts';
import { AskAtOffice } from '../sections/ask-at-office.tsx';
import { sectionsOf } from '../sections/page-sections.ts';
import { Schedule } from '../sections/schedule.tsx';

/** No two sections alike, and a medallion over the edge of a night. */
const layouts: readonly MinistryLayout[] = ['card', 'night', 'medallion', 'split'];

/** /noticias: gospel, growth, Escuela de vida and seminary. */
export function Page() {
  const { menu, studies, heads, pageIntros, lists, unscheduled } = usePage();
  const { title, lead } = pageIntros.studies;
  /** Schedules of the sections that have one, by anchor (decisions section 5). */
  const schedules = new Map<string, readonly Meeting[]>([
    ['escuelavida', unscheduled],
    ['seminario', lists.seminaryOffice],
  ]);
  return (
    <>
      <PageHero
        title={title}
        lead={lead}
        picture={heads.studies}
        sections={sectionsOf(menu, seo.studies.path)}
      />
      <FirstViewEnd />
      {studies.map((section, index) => {
        const entries = schedules.get(section.id);
        return (
          <MinistrySection key={section.id} section={section} layout={layouts[index]} priority={index === 0}>
            {entries && <Schedule entries={entries} />}
            {entries?.some(({ dias }) => dias.length === 0) && <AskAtOffice about="Día" />}
          </MinistrySection>
        );
      })}
    </>
  );
}
