import type { Activity } from '@ministerio/content';
import { ActivitiesCarousel } from '@ministerio/ui/composed/activities-carousel';
import { ActivityLinks } from '@ministerio/ui/composed/activity-links';

/** An activity with the addresses of its actions. */
export interface LinkedActivity extends Activity {
  readonly calendarHref?: string | undefined;
  readonly shareHref: string;
}

/** The activities. */
export function Island({ activities }: { readonly activities: readonly LinkedActivity[] }) {
  const links = new Map(activities.map((activity) => [activity.id, activity]));
  return (
    <ActivitiesCarousel
      activities={activities}
      actionsOf={({ id, titulo }) => (
        <ActivityLinks
          title={titulo}
          calendarHref={links.get(id)?.calendarHref}
          shareHref={links.get(id)?.shareHref}
        />
      )}
    />
  );
}
