/** Words that components say of their own accord, and their replacement by another language. */
export {
  type SomeWords,
  spanish,
  type Words,
  WordsProvider,
  type WordsProviderProps,
} from './words-provider.tsx';
