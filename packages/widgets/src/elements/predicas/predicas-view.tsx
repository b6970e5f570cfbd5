import { ArtworkProvider } from '@ministerio/ui/composed/picture';
import { type Sermon, SermonsCarousel, sermonTitle } from '@ministerio/ui/composed/sermons-carousel';
import { artwork } from '../../runtime/artwork.ts';
import styles from '../../runtime/on-any-background.module.css';
import { defaultSite } from '../../runtime/script-site.ts';
import { cardsInView, useFirstInView } from '../../runtime/use-first-in-view.ts';
import type { ViewProps } from '../../runtime/widget.ts';
import type { predicasAttributes } from './attributes.ts';
import { readLinks } from './read-links.ts';
import { useSermons } from './use-sermons.ts';

/** The sermons: the author's own links, or the latest of the church's channel. */
export function PredicasView({ values, host }: ViewProps<typeof predicasAttributes>) {
  const { api, limit, player } = values;
  const own = readLinks(host.element);
  const site = api ?? defaultSite();
  const latest = useSermons(own.length > 0 ? undefined : site, (message) =>
    host.emit('ministerio-error', { message }),
  );
  const sermons = own.length > 0 ? own : latest.status === 'ready' ? latest.sermons : [];
  const drawn = useFirstInView(sermons.slice(0, limit), host.element);
  const isLoading = own.length === 0 && latest.status === 'loading';
  const thumbnailUrl = ({ id }: Sermon) => `${site}/api/videos/${encodeURIComponent(id)}/miniatura`;
  return (
    <ArtworkProvider value={artwork}>
      <SermonsCarousel
        state={isLoading ? { status: 'loading' } : { status: 'ready', sermons: drawn }}
        // The church's server knows the pictures of its own channel only.
        thumbnailUrl={own.length > 0 ? undefined : thumbnailUrl}
        inView={cardsInView()}
        player={player}
        className={styles.OnAnyBackground}
        onPlay={(sermon) => host.emit('ministerio-play', { id: sermon.id, title: sermonTitle(sermon) })}
      />
    </ArtworkProvider>
  );
}
