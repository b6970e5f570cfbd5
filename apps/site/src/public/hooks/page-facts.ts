import { createContext, use } from 'react';
import { factsFrom, type PageFacts } from '../../page-facts.ts';

const PageFactsContext = createContext<PageFacts>(factsFrom({}));

/** Gives the page what its server said. */
export const PageFactsProvider = PageFactsContext.Provider;

/** How the church is reached, as the server of this page says. */
export function usePageFacts(): PageFacts {
  return use(PageFactsContext);
}
