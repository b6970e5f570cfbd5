import { type Activity, activities, activityCalendarPath, home, seo, shareLink } from '@ministerio/content';
import { ActivitiesCarousel } from '@ministerio/ui/composed/activities-carousel';
import { ActivityLinks } from '@ministerio/ui/composed/activity-links';
import { PageSection } from '@ministerio/ui/primitives/page-section';
import { siteOrigin } from '../site-origin.ts';
import { SectionHead } from './section-head.tsx';

const { id, eyebrow, title, lead } = home.activities;

function actionsOf(activity: Activity) {
  return (
    <ActivityLinks
      title={activity.titulo}
      calendarHref={activityCalendarPath(activity)}
      shareHref={shareLink(activity, `${siteOrigin()}${seo.home.path}#${id}`)}
    />
  );
}

/** The three activities. */
export function News() {
  return (
    <PageSection id={id} aria-labelledby="noticia-titulo">
      <SectionHead id="noticia-titulo" eyebrow={eyebrow} title={title} lead={lead} />
      <ActivitiesCarousel activities={activities} actionsOf={actionsOf} />
    </PageSection>
  );
}
