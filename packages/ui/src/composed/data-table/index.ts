export { breakableEmail } from './breakable-email.tsx';
export type { SortValue } from './column-order.ts';
export type { DataColumn } from './data-column.ts';
export { DataTable, type DataTableProps } from './data-table.tsx';
export type { SearchField } from './search-index.ts';
export { TableSkeleton, type TableSkeletonProps } from './table-skeleton.tsx';
export type { TableSearch } from './table-tools.tsx';
export type { RowKey } from './use-virtual-rows.ts';
