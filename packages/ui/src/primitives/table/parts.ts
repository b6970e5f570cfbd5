export {
  TableBody as Body,
  TableCell as Cell,
  TableHead as Head,
  TableHeaderCell as HeaderCell,
  TableRoot as Root,
  TableRow as Row,
  TableSpacer as Spacer,
} from './table.tsx';
