export { acceptTexts } from './accept-texts.ts';
export { forgetDrafts } from './draft-storage.ts';
export { useDraft } from './use-draft.ts';
