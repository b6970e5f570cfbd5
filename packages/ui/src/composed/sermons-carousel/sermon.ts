import { sermonTitle as titleOf } from '@ministerio/contract/domain';

/** A video of the feed; only the identifier is certain. */
export interface Sermon {
  readonly id: string;
  readonly title: string | undefined;
  /** null: there is nothing to watch, as in sample data. */
  readonly link: string | null | undefined;
  /** Its page where it is no YouTube video: an address written by an author, never one of a feed. */
  readonly page?: string;
}

/** Loading state of a page's sermons. */
export type SermonsState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly sermons: readonly Sermon[] };

/** Title of a video, or its placeholder. */
export function sermonTitle({ title }: Sermon): string {
  return titleOf(title);
}

/** The video's page: built from its identifier, never taken from the feed (server rule R13). */
export function watchUrl({ id, page }: Sermon): string {
  return page ?? `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
}

/** The player without cookies; it starts at once, because someone has pressed play. */
export function playerUrl({ id }: Sermon): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`;
}
