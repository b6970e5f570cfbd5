import type { AppOptions } from '../app-options.ts';
import type { Store } from '../db/database.ts';
import { readSetting } from '../db/repositories/settings.ts';
import type { PageVariant } from '../static/page-table.ts';

/**
 * The form in which pages are shown: in front of another backend without what it does not receive, with the sample
 * contact while the database holds sample data (decisions section 8). That is looked up for every page while it is so,
 * so that the panel's button works at once, and never again after.
 */
export function pageVariant(
  store: Store,
  { apiUrl = null, sampleContact = false }: Pick<AppOptions, 'apiUrl' | 'sampleContact'>,
): () => Promise<PageVariant | null> {
  if (apiUrl !== null) return async () => 'foreign';
  let maySample = sampleContact;
  return async () => {
    if (!maySample) return null;
    // A database that does not answer keeps nobody from a page.
    const demo = await readSetting(store, 'demo').catch(() => undefined);
    if (demo === null) maySample = false;
    return demo ? 'sample' : null;
  };
}
