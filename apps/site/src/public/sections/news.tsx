import { activityCalendarPath, seo, shareLink } from '@ministerio/content';
import { activityDays } from '@ministerio/content/site';
import { PageSection } from '@ministerio/ui/primitives/page-section';
import { Island } from '../island.tsx';
import { usePage } from '../page-context.ts';
import styles from './full-track.module.css';
import { SectionHead } from './section-head.tsx';

/** The activities. */
export function News() {
  const { home, activities, publicUrl, time } = usePage();
  const { id, eyebrow, title, lead } = home.activities;
  const page = `${publicUrl}${seo.home.path}#${id}`;
  const linked = activities.map((activity) => ({
    ...activity,
    days: activityDays(activity, time.clock.date),
    calendarHref: activityCalendarPath(activity),
    shareHref: shareLink(activity, page),
  }));
  return (
    <PageSection id={id} className={styles.FullTrack} aria-labelledby="noticia-titulo">
      <SectionHead id="noticia-titulo" eyebrow={eyebrow} title={title} lead={lead} />
      <Island
        name="activities"
        props={{ activities: linked }}
        pictures={activities.map(({ imagen }) => imagen)}
      />
    </PageSection>
  );
}
