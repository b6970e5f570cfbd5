export {
  checkImport,
  type ImportCandidate,
  type ImportCheck,
  type ImportProblem,
  type ImportWarning,
} from './check-import.ts';
