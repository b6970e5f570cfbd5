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
  /** Address of the channel's public feed; null where the church has none. */
  readonly feedUrl: string | null;
  /** @throws Error - the source cannot be read; its message names no credentials. */
  readonly readFeed: (url: string, memory: FeedMemory) => Promise<FeedAnswer>;
  /** The picture of a video, null where there is none. */
  readonly readThumbnail: (videoId: string) => Promise<Uint8Array | null>;
}

/** For a church without a channel. */
export const noSermons: SermonSources = {
  feedUrl: null,
  readFeed: async () => {
    throw new Error('no feed is configured');
  },
  readThumbnail: async () => null,
};
