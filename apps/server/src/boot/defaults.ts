import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ChurchSettings } from '@ministerio/content';
import type { PublicDirs } from '../app-options.ts';

/** The repository's root, for the sources and for the built file: both are two folders below `apps/server`. */
function root(): string {
  return resolve(
    dirname(fileURLToPath(import.meta.url)),
    import.meta.url.endsWith('.ts') ? '../../../..' : '../../..',
  );
}

/** Folders of the builds of site and widgets. */
export function builtDirs() {
  return {
    site: join(root(), 'apps/site/dist'),
    widgets: join(root(), 'packages/widgets/dist'),
  } satisfies PublicDirs;
}

/** Address of the channel's public feed; null where the church has set no channel. */
export function channelFeed({ sermons }: Pick<ChurchSettings, 'sermons'>): string | null {
  const { channelId } = sermons;
  if (channelId === undefined || channelId === '') return null;
  return `https://www.youtube.com/feeds/videos.xml?channel_id=${encodeURIComponent(channelId)}`;
}
