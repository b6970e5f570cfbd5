import { PageHero } from '@ministerio/ui/composed/hero';
import { ScheduleList } from '@ministerio/ui/composed/schedule-list';
import { ButtonLink } from '@ministerio/ui/primitives/button';
import { PageSection } from '@ministerio/ui/primitives/page-section';
import { Stack } from '@ministerio/ui/primitives/stack';
import { FirstViewEnd } from '../layout/first-view-end.tsx';
import { usePage } from '../page-context.ts';
import { SectionHead } from '../sections/section-head.tsx';

/** An empty address is the current one: the service worker shows this page at any address. */
const SAME_PAGE = '';

/** Shown by the service worker instead of a page that is not cached. It has no script. */
export function Page() {
  const { menu, pageIntros, directions, lists, exceptions } = usePage();
  const { title, lead } = pageIntros.offline;
  return (
    <>
      <PageHero title={title} lead={lead} picture={{ crop: 'arc', glass: 'rio', alt: '' }} />
      <FirstViewEnd />
      <PageSection width="measure" aria-labelledby="horarios-titulo">
        <SectionHead id="horarios-titulo" eyebrow="Horarios" title={directions.typedTitle[1]} />
        <ScheduleList entries={lists.meetingsPageSchedules} exceptions={exceptions} clock={undefined} />
      </PageSection>
      <PageSection tone="sunken" aria-label="Seguir desde aquí">
        <Stack direction="row" gap={3} wrap>
          <ButtonLink href={SAME_PAGE}>Volver a intentar</ButtonLink>
          {menu.map(({ label, path }) => (
            <ButtonLink key={path} href={path} variant="secondary">
              {label}
            </ButtonLink>
          ))}
        </Stack>
      </PageSection>
    </>
  );
}
