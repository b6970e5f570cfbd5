export type { EditableUser, UserChanges, UserDraft } from './user-changes.ts';
export { UserEditor, type UserEditorProps } from './user-editor.tsx';
