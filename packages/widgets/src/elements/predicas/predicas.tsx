import { ArtworkProvider } from '@ministerio/ui/composed/picture';
import { type Sermon, SermonsCarousel, sermonTitle } from '@ministerio/ui/composed/sermons-carousel';
import { artwork } from '../../runtime/artwork.ts';
import { webAddress } from '../../runtime/attribute-kinds.ts';
import styles from '../../runtime/on-any-background.module.css';
import { defaultSite } from '../../runtime/script.ts';
import { initialCount, useInitialItems } from '../../runtime/use-initial-items.ts';
import { type ViewProps, widget } from '../../runtime/widget.ts';
import { predicasAttributes } from './attributes.ts';
import { useSermons } from './use-sermons.ts';

const youTube =
  /^https?:\/\/(?:(?:www|m)\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|live\/|shorts\/))([\w-]{6,64})/;

/**
 * Sermons from the links that an author put into the element. A YouTube video plays in the widget, any other http(s)
 * link opens its page; the rest is ignored (server rule R17).
 */
function readLinks(element: Element): readonly Sermon[] {
  return [...element.querySelectorAll('a')].flatMap((link) => {
    const href = webAddress(link.href);
    if (!href) return [];
    const title = link.textContent?.replace(/\s+/g, ' ').trim();
    const id = youTube.exec(href)?.[1];
    return [id ? { id, title, link: href } : { id: href, title, link: href, page: href }];
  });
}

/** The author's own links, or the latest sermons of the church's channel. */
function PredicasView({ values, host }: ViewProps<typeof predicasAttributes>) {
  const { api, limit, player } = values;
  const own = readLinks(host.element);
  const site = api ?? defaultSite();
  const latest = useSermons(own.length > 0 ? undefined : site, (message) =>
    host.emit('ministerio-error', { message }),
  );
  const sermons = own.length > 0 ? own : latest.status === 'ready' ? latest.sermons : [];
  const rendered = useInitialItems(sermons.slice(0, limit), host.element);
  const isLoading = own.length === 0 && latest.status === 'loading';
  const thumbnailUrl = ({ id }: Sermon) => `${site}/api/videos/${encodeURIComponent(id)}/miniatura`;
  return (
    <ArtworkProvider value={artwork}>
      <SermonsCarousel
        state={isLoading ? { status: 'loading' } : { status: 'ready', sermons: rendered }}
        // The church's server has pictures of its own channel only.
        thumbnailUrl={own.length > 0 ? undefined : thumbnailUrl}
        inView={initialCount()}
        player={player}
        className={styles.OnAnyBackground}
        onPlay={(sermon) => host.emit('ministerio-play', { id: sermon.id, title: sermonTitle(sermon) })}
      />
    </ArtworkProvider>
  );
}

/** `<ministerio-predicas>`: the latest sermons. */
export const predicasWidget = widget({
  tag: 'ministerio-predicas',
  attributes: predicasAttributes,
  view: PredicasView,
});
