/** What components say of their own accord, and how to have them say it in another language. */
export {
  type SomeWords,
  spanish,
  type Words,
  WordsProvider,
  type WordsProviderProps,
} from './words-provider.tsx';
