export { TableCell as Cell } from './table-cell.tsx';
export { TableHeaderCell as HeaderCell } from './table-header-cell.tsx';
export { TableRoot as Root } from './table-root.tsx';
export {
  TableBody as Body,
  TableHead as Head,
  TableRow as Row,
  TableSpacer as Spacer,
} from './table-rows.tsx';
