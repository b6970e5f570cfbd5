export { DeleteCategoryDialog, type DeleteCategoryDialogProps } from './delete-category-dialog.tsx';
export { MinistriesManager, type MinistriesManagerProps } from './ministries-manager.tsx';
