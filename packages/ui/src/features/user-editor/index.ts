export { type ReplacingField, useReplacement } from './use-replacement.tsx';
export { UserEditorScreen, type UserEditorScreenProps } from './user-editor-screen.tsx';
export { AccountAccess, type AccountAccessProps } from './view/account-access/account-access.tsx';
export {
  ConfirmAccessDialog,
  type ConfirmAccessDialogProps,
} from './view/account-access/confirm-access-dialog.tsx';
export {
  OneTimePasswordDialog,
  type OneTimePasswordDialogProps,
} from './view/account-access/one-time-password-dialog.tsx';
export { FichaForm, type FichaFormProps } from './view/ficha-form/ficha-form.tsx';
export {
  ReplaceAccountDialog,
  type ReplaceAccountDialogProps,
} from './view/replace-account-dialog/replace-account-dialog.tsx';
export type { EditableUser, UserChanges, UserDraft } from './view/user-editor/user-changes.ts';
export { UserEditor, type UserEditorProps } from './view/user-editor/user-editor.tsx';
export { UserMinistries, type UserMinistriesProps } from './view/user-ministries/user-ministries.tsx';
