export { failureWords, fieldErrors } from './failure-words.ts';
