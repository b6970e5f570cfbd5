export { CategoriesTable, type CategoriesTableProps } from './categories-table.tsx';
