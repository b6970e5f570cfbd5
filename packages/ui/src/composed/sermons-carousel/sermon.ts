import { sermonTitle as titleOf } from '@ministerio/contract/domain';

/** A video as the feed gives it; only the identifier is certain. */
export interface Sermon {
  readonly id: string;
  readonly title: string | undefined;
  /** null: there is nothing to watch, as in sample data. */
  readonly link: string | null | undefined;
  /** Where it is watched when that is no YouTube video: an address that an author wrote, never one of a feed. */
  readonly page?: string;
}

/** Where a page is with its sermons. */
export type SermonsState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly sermons: readonly Sermon[] };

/** Title of a video, or what stands for it. */
export function sermonTitle({ title }: Sermon): string {
  return titleOf(title);
}

/** The video's page: built from its identifier, never taken from the feed (server rule R13). */
export function watchUrl({ id, page }: Sermon): string {
  return page ?? `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
}

/** The player without cookies; it starts at once, since someone has just asked for it. */
export function playerUrl({ id }: Sermon): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`;
}
