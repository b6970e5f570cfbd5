export { MinistriesScreen } from './ministries-screen.tsx';
export { useCategories } from './use-categories.ts';
export { AssignForm, type AssignFormProps } from './view/assign-form/assign-form.tsx';
export { CategoriesTable, type CategoriesTableProps } from './view/categories-table/categories-table.tsx';
export { CategoryForm, type CategoryFormProps } from './view/category-form/category-form.tsx';
export {
  DeleteCategoryDialog,
  type DeleteCategoryDialogProps,
} from './view/ministries-manager/delete-category-dialog.tsx';
export {
  MinistriesManager,
  type MinistriesManagerProps,
} from './view/ministries-manager/ministries-manager.tsx';
export { MinistryMembers, type MinistryMembersProps } from './view/ministry-members/ministry-members.tsx';
