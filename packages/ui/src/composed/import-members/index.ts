export { ImportMembers, type ImportMembersProps } from './import-members.tsx';
export type { FileColumn, ImportActions, ImportState, ReviewedProblem, StateOf } from './import-state.ts';
