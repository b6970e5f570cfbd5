import { createContext, useContext } from 'react';

/** Translates the Spanish words of a component; by default they stay as they are. */
export const WordsContext = createContext(<Own extends object>(spanish: Own): Own => spanish);

/**
 * Words of one component.
 * @param spanish - its words in Spanish; they come from the component, so that a page ships no others.
 */
export function useWords<Own extends object>(spanish: Own): Own {
  return useContext(WordsContext)(spanish);
}
