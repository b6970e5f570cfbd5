export { TableCell as Cell } from './table-cell.tsx';
export { TableHeaderCell as HeaderCell } from './table-header-cell.tsx';
export { TableRoot as Root } from './table-root.tsx';
export { TableBody as Body, TableGap as Gap, TableHead as Head, TableRow as Row } from './table-rows.tsx';
