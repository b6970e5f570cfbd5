import type { Activity } from '@ministerio/content';
import { ActivitiesCarousel } from '@ministerio/ui/composed/activities-carousel';
import { ArtworkProvider } from '@ministerio/ui/composed/picture';
import { artwork } from '../../runtime/artwork.ts';
import styles from '../../runtime/on-any-background.module.css';
import { useInitialItems } from '../../runtime/use-initial-items.ts';
import { type ViewProps, widget } from '../../runtime/widget.ts';
import { actividadesAttributes } from './attributes.ts';
import { activities } from './content.static.ts';
import { readContent } from './read-content.ts';

function ActividadesView({
  host,
  content = activities,
}: ViewProps<typeof actividadesAttributes, readonly Activity[]>) {
  return (
    <ArtworkProvider value={artwork}>
      <ActivitiesCarousel
        activities={useInitialItems(content, host.element)}
        className={styles.OnAnyBackground}
      />
    </ArtworkProvider>
  );
}

/** `<ministerio-actividades>`: the church's activities side by side. */
export const actividadesWidget = widget({
  tag: 'ministerio-actividades',
  attributes: actividadesAttributes,
  view: ActividadesView,
  readContent,
});
