import type { SermonsState } from '@ministerio/ui/composed/sermons-carousel';
import { createContext } from 'react';
import { readVideos } from './read-videos.ts';

/** What a page knows of the sermons when it begins. */
export interface PageSermons {
  readonly state: SermonsState;
  /** Whether that is all there is to know: nothing has to be loaded. */
  readonly settled: boolean;
}

/** Sermons that the build draws; in a browser the page itself says which it holds. */
export const PrerenderedSermons = createContext<PageSermons | undefined>(undefined);

/**
 * Reads which sermons the page was sent with, so that its script draws the same: a list, `null` where the server did
 * not know them yet, or nothing on a page that was not prerendered with them.
 * @param data - text of the element `predicas-datos`; `undefined` where there is none.
 */
export function readPageSermons(data: string | undefined): PageSermons {
  if (data === undefined) return { state: { status: 'loading' }, settled: false };
  const list: unknown = JSON.parse(data);
  return { state: { status: 'ready', sermons: readVideos(list) }, settled: list !== null };
}
