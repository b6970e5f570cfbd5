export { AuditScreen } from './audit-screen.tsx';
export {
  AuditFilter,
  type AuditFilterProps,
  type AuditFilterValues,
  noAuditFilter,
} from './view/audit-filter.tsx';
export { AuditTable, type AuditTableProps } from './view/audit-table.tsx';
