export * as Table from './parts.ts';
export type {
  TableAlign,
  TableCellProps,
  TableHeaderCellProps,
  TableRootProps,
  TableRowProps,
  TableSort,
  TableSpacerProps,
} from './table.tsx';
