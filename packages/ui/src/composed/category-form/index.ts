export { CategoryForm, type CategoryFormProps } from './category-form.tsx';
