import { ActivitiesCarousel } from '@ministerio/ui/composed/activities-carousel';
import { ArtworkProvider } from '@ministerio/ui/composed/picture';
import { artwork } from '../../runtime/artwork.ts';
import styles from '../../runtime/on-any-background.module.css';
import { useInitialItems } from '../../runtime/use-initial-items.ts';
import { type ViewProps, widget } from '../../runtime/widget.ts';
import { actividadesAttributes } from './attributes.ts';
import { activities } from './content.static.ts';

function ActividadesView({ host }: ViewProps<typeof actividadesAttributes>) {
  return (
    <ArtworkProvider value={artwork}>
      <ActivitiesCarousel
        activities={useInitialItems(activities, host.element)}
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
});
