import type { PageSermon } from '@ministerio/content/site';
import { SermonsCarousel } from '@ministerio/ui/composed/sermons-carousel';
import { useSermons } from './use-sermons.ts';

/** The latest sermons, loaded here where the page was rendered without. */
export function Island({ sermons }: { readonly sermons: readonly PageSermon[] | null }) {
  return (
    <SermonsCarousel
      state={useSermons(sermons)}
      thumbnailUrl={(sermon) => `/api/videos/${encodeURIComponent(sermon.id)}/miniatura`}
    />
  );
}
