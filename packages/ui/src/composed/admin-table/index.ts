export { breakableEmail } from './breakable-email.tsx';
export type { SortValue } from './row-order.ts';
export type { SearchText } from './search-index.ts';
export { SearchTable, type SearchTableProps } from './search-table.tsx';
export { SortHeader, type SortHeaderProps } from './sort-header.tsx';
export { TableFrame, type TableFrameProps } from './table-frame.tsx';
export { TablePager, type TablePagerProps } from './table-pager.tsx';
export { TableSkeleton, type TableSkeletonProps } from './table-skeleton.tsx';
export { TableTools, type TableToolsProps } from './table-tools.tsx';
export {
  type AdminColumn,
  type AdminTable,
  type AdminTableOptions,
  useAdminTable,
} from './use-admin-table.ts';
export type { RowSearch } from './use-row-search.ts';
