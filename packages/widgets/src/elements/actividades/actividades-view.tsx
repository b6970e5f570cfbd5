import { ActivitiesCarousel } from '@ministerio/ui/composed/activities-carousel';
import { ArtworkProvider } from '@ministerio/ui/composed/picture';
import { artwork } from '../../runtime/artwork.ts';
import type { AttributeSchema } from '../../runtime/attributes.ts';
import styles from '../../runtime/on-any-background.module.css';
import { useFirstInView } from '../../runtime/use-first-in-view.ts';
import type { ViewProps } from '../../runtime/widget.ts';
import { activities } from './content.static.ts';

/** The church's activities. */
export function ActividadesView({ host }: ViewProps<AttributeSchema>) {
  return (
    <ArtworkProvider value={artwork}>
      <ActivitiesCarousel
        activities={useFirstInView(activities, host.element)}
        className={styles.OnAnyBackground}
      />
    </ArtworkProvider>
  );
}
