/** Validators of the last response, for a conditional request. */
export interface FeedMemory {
  readonly etag: string | null;
  readonly modified: string | null;
}

export type FeedAnswer =
  | { readonly kind: 'unchanged' }
  | ({ readonly kind: 'changed'; readonly xml: string } & FeedMemory);

/** Source of sermons and pictures; tests inject their own. */
export interface SermonSources {
  /** Address of the feed that the environment names; null: the published channel's. */
  readonly feedUrl: string | null;
  /** @throws Error - the source cannot be read; its message names no credentials. */
  readonly readFeed: (url: string, memory: FeedMemory) => Promise<FeedAnswer>;
  /** The picture of a video, null where there is none. */
  readonly readThumbnail: (videoId: string) => Promise<Uint8Array | null>;
}

/** Address of a channel's public feed, built from its id (R25, R60); null for none. */
export function channelFeed(channelId: string | undefined): string | null {
  if (channelId === undefined || channelId === '') return null;
  return `https://www.youtube.com/feeds/videos.xml?channel_id=${encodeURIComponent(channelId)}`;
}

/** For a church without a feed of its own. */
export const noSermons: SermonSources = {
  feedUrl: null,
  readFeed: async () => {
    throw new Error('no feed is configured');
  },
  readThumbnail: async () => null,
};
