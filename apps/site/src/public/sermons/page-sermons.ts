import { readVideos } from '@ministerio/contract/client';
import type { SermonsState } from '@ministerio/ui/composed/sermons-carousel';
import { createContext } from 'react';

/** Sermons for prerendering; in a browser the page itself contains them. */
export const PrerenderedSermons = createContext<SermonsState | undefined>(undefined);

/**
 * Reads the sermons that the page was rendered with, so that hydration matches: a list, or `null` where the server had
 * none yet. Those are loaded later, as on a page prerendered without.
 * @param data - text of the element `predicas-datos`, if the page has one.
 */
export function readPageSermons(data: string | undefined): SermonsState {
  const list: unknown = JSON.parse(data ?? 'null');
  return list === null ? { status: 'loading' } : { status: 'ready', sermons: readVideos(list) };
}
