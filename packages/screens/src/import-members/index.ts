export { ImportMembersScreen } from './import-members-screen.tsx';
export { ImportMembers, type ImportMembersProps } from './view/import-members.tsx';
export type {
  FileColumn,
  ImportActions,
  ImportState,
  ReviewedProblem,
  StateOf,
} from './view/import-state.ts';
