export { AssignForm, type AssignFormProps } from './assign-form.tsx';
