import { createContext, use } from 'react';
import { factsFrom, type PageFacts } from '../../page-facts.ts';

const PageFactsContext = createContext<PageFacts>(factsFrom({}));

/** Provides the server's facts to the page. */
export const PageFactsProvider = PageFactsContext.Provider;

/** How to reach the church, according to this page's server. */
export function usePageFacts(): PageFacts {
  return use(PageFactsContext);
}
