import { PUBLIC_URL_PLACEHOLDER } from '@ministerio/build-kit/public-url';
import { type Activity, activities, activityCalendarPath, home, seo, shareLink } from '@ministerio/content';
import { ActivitiesCarousel } from '@ministerio/ui/composed/activities-carousel';
import { ActivityLinks } from '@ministerio/ui/composed/activity-links';
import { PageSection } from '@ministerio/ui/primitives/page-section';
import { SectionHead } from './section-head.tsx';

const { id, eyebrow, title, lead } = home.activities;

/** Origin of the site's canonical address, for links to share. */
function siteOrigin(): string {
  if (typeof document === 'undefined') return PUBLIC_URL_PLACEHOLDER;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return new URL(canonical?.href ?? location.href).origin;
}

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
