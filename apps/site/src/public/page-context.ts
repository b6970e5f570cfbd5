import { scheduleLists } from '@ministerio/content';
import type { PageFacts, SiteContent } from '@ministerio/content/site';
import { type ClockTable, clockTable } from '@ministerio/contract/domain';
import { createContext, use } from 'react';
import type { ChurchTime } from '../islands/use-church-clock.ts';
import { type HeadPictures, withPhotos } from './published-photos.ts';

/** Facts of the church that the components of a page read. */
export interface PageState extends Pick<PageFacts, 'sermons' | 'hasForm' | 'publicUrl'>, SiteContent {
  /** Path of the page, as in the navigation. */
  readonly path: string;
  readonly heads: HeadPictures;
  /** The schedules as pages list them. */
  readonly lists: ReturnType<typeof scheduleLists>;
  /** The church's clock when the page is rendered, with what islands need to go on from there. */
  readonly time: ChurchTime;
}

const PageContext = createContext<PageState | null>(null);

/** Provides the page's state to the components below. */
export const PageProvider = PageContext.Provider;

/** @throws Error outside of a rendered page: islands get what they need as props. */
export function usePage(): PageState {
  const page = use(PageContext);
  if (!page) throw new Error('site: only what the server renders may ask for the page; an island has props.');
  return page;
}

/** How many years an open page goes by the offsets that it brought. */
const YEARS = 2;
const tables = new Map<string, ClockTable>();

function offsetsOf(timeZone: string, year: number): ClockTable {
  const key = `${timeZone} ${year}`;
  const table = tables.get(key) ?? clockTable(timeZone, year, YEARS);
  tables.set(key, table);
  return table;
}

/** The state of a page. @param path - of the page. */
export function pageState({ site, sermons, hasForm, publicUrl, clock }: PageFacts, path: string): PageState {
  const offsets = offsetsOf(site.church.timeZone, Number(clock.date.slice(0, 4)));
  return {
    ...site,
    ...withPhotos(site),
    path,
    sermons,
    hasForm,
    publicUrl,
    lists: scheduleLists(site.schedules),
    time: { clock, offsets },
  };
}
