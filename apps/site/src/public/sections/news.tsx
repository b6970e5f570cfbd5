import { activityCalendarPath, seo, shareLink } from '@ministerio/content';
import { PageSection } from '@ministerio/ui/primitives/page-section';
import { Island } from '../island.tsx';
import { usePage } from '../page-context.ts';
import { SectionHead } from './section-head.tsx';

/** The activities. */
export function News() {
  const { home, activities, publicUrl } = usePage();
  const { id, eyebrow, title, lead } = home.activities;
  const page = `${publicUrl}${seo.home.path}#${id}`;
  const linked = activities.map((activity) => ({
    ...activity,
    calendarHref: activityCalendarPath(activity),
    shareHref: shareLink(activity, page),
  }));
  return (
    <PageSection id={id} aria-labelledby="noticia-titulo">
      <SectionHead id="noticia-titulo" eyebrow={eyebrow} title={title} lead={lead} />
      <Island
        name="activities"
        props={{ activities: linked }}
        pictures={activities.map(({ imagen }) => imagen)}
      />
    </PageSection>
  );
}
