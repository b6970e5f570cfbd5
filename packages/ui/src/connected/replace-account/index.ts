export { type Replacement, useReplacement } from './use-replacement.tsx';
