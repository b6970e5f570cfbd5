export { SiteEditor, type SiteEditorProps } from './site-editor.tsx';
export { usePhotoCalls } from './use-photo-calls.ts';
export {
  DocumentList,
  type DocumentListProps,
  type ListedDocument,
} from './view/document-list/document-list.tsx';
export { LineChoices, type LineChoicesProps } from './view/line-choices/line-choices.tsx';
export {
  type PhotoDraft,
  type PhotoSlot,
  type PhotosDraft,
  photoSlots,
} from './view/photos-form/photo-draft.ts';
export { PhotosForm, type PhotosFormProps } from './view/photos-form/photos-form.tsx';
export {
  type ListedVersion,
  VersionHistory,
  type VersionHistoryProps,
} from './view/version-history/version-history.tsx';
