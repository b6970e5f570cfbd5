import type { PageName } from '@ministerio/content';
import { useArrival } from './hooks/use-arrival.ts';
import { loadedPage } from './page-modules.ts';

/** Draws a page, whose module is loaded before anyone goes there, and arrives at the part that the address names. */
export function PageView({ name }: { name: PageName }) {
  const { Page } = loadedPage(name);
  useArrival(name);
  return <Page />;
}
