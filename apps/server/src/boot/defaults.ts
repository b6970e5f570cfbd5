import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ChurchSettings } from '@ministerio/content';
import type { PublicDirs } from '../app-options.ts';

/** The repository's root, from the sources as from the built file: both lie two folders under `apps/server`'s. */
function root(): string {
  return resolve(
    dirname(fileURLToPath(import.meta.url)),
    import.meta.url.endsWith('.ts') ? '../../../..' : '../../..',
  );
}

/** Where the builds of site and widgets lie. */
export function builtDirs(): PublicDirs {
  return { site: join(root(), 'apps/site/dist'), widgets: join(root(), 'packages/widgets/dist') };
}

/** Address of the channel's public feed; null where the church has set no channel. */
export function channelFeed({ sermons }: Pick<ChurchSettings, 'sermons'>): string | null {
  const { channelId } = sermons;
  if (channelId === undefined || channelId === '') return null;
  return `https://www.youtube.com/feeds/videos.xml?channel_id=${encodeURIComponent(channelId)}`;
}
