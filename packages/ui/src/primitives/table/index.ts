export * as Table from './parts.ts';
export type { TableCellProps } from './table-cell.tsx';
export type { TableAlign, TableHeaderCellProps, TableSort } from './table-header-cell.tsx';
export type { TableRootProps } from './table-root.tsx';
export type { TableRowProps, TableSpacerProps } from './table-rows.tsx';
