import type { Activity } from '@ministerio/content';
import { ActivitiesCarousel } from '@ministerio/ui/composed/activities-carousel';
import { ArtworkProvider } from '@ministerio/ui/composed/picture';
import { artwork } from '../../runtime/artwork.ts';
import styles from '../../runtime/on-any-background.module.css';
import { publishedContent } from '../../runtime/published-content.tsx';
import { useInitialItems } from '../../runtime/use-initial-items.ts';
import { type ViewProps, widget } from '../../runtime/widget.ts';
import { actividadesAttributes } from './attributes.ts';
import { readContent } from './read-content.ts';

function ActividadesView({
  host,
  content,
  standIn,
}: ViewProps<typeof actividadesAttributes, readonly Activity[]>) {
  const shown = useInitialItems(content ?? [], host.element);
  if (!content) return standIn;
  return (
    <ArtworkProvider value={artwork}>
      <ActivitiesCarousel activities={shown} className={styles.OnAnyBackground} />
    </ArtworkProvider>
  );
}

/** `<ministerio-actividades>`: the church's activities side by side. */
export const actividadesWidget = widget({
  tag: 'ministerio-actividades',
  attributes: actividadesAttributes,
  view: ActividadesView,
  content: publishedContent('actividades', readContent),
});
