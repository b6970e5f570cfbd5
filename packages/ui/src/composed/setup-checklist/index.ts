export { SetupChecklist, type SetupChecklistProps } from './setup-checklist.tsx';
