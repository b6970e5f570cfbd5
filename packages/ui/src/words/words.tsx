import { type ReactNode, useMemo } from 'react';
import * as composed from './composed.ts';
import * as primitives from './primitives.ts';
import { WordsContext } from './use-words.ts';

/** Words that components say of their own accord, by component. */
export type Words = typeof primitives & typeof composed;

/** Some of the words: those of a component that are missing stay Spanish. */
export type SomeWords = { readonly [Name in keyof Words]?: Partial<Words[Name]> | undefined };

/** All words in Spanish: what a translation starts from. */
export const spanish: Words = { ...primitives, ...composed };

export interface WordsProviderProps {
  /** Words in place of the Spanish ones, by component; keep the object between renders. */
  readonly words: SomeWords;
  /** The components that say them. */
  readonly children: ReactNode;
}

/** Gives the components inside other words than the Spanish ones. A prop of a component goes before its word. */
export function WordsProvider({ words, children }: WordsProviderProps) {
  const translate = useMemo(() => {
    const given = new Map<object, object | undefined>(
      Object.entries(spanish).map(([name, own]) => [own, words[name as keyof Words]]),
    );
    return <Own extends object>(own: Own): Own => ({ ...own, ...given.get(own) });
  }, [words]);
  return <WordsContext.Provider value={translate}>{children}</WordsContext.Provider>;
}
