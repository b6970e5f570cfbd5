export { type ReplacingField, useReplacement } from './use-replacement.tsx';
export { UserEditorScreen } from './user-editor-screen.tsx';
