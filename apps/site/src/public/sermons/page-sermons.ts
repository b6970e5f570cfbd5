import type { SermonsState } from '@ministerio/ui/composed/sermons-carousel';
import { createContext } from 'react';
import { readVideos } from './read-videos.ts';

/** Sermons that the build draws; in a browser the page itself says which it holds. */
export const PrerenderedSermons = createContext<SermonsState | undefined>(undefined);

/**
 * Reads which sermons the page was sent with, so that its script draws the same: a list, or `null` where the server did
 * not know them yet. They are to be loaded then, as on a page that was not prerendered with them.
 * @param data - text of the element `predicas-datos`; `undefined` where there is none.
 */
export function readPageSermons(data: string | undefined): SermonsState {
  const list: unknown = JSON.parse(data ?? 'null');
  return list === null ? { status: 'loading' } : { status: 'ready', sermons: readVideos(list) };
}
