export {
  AuditFilter,
  type AuditFilterProps,
  type AuditFilterValues,
  noAuditFilter,
} from './audit-filter.tsx';
export { AuditTable, type AuditTableProps } from './audit-table.tsx';
