import { IMPORT_LABELS } from '@ministerio/contract/domain';
import { type AdminColumn, SearchTable, useAdminTable } from '../admin-table/index.ts';
import type { ImportActions, ReviewedProblem } from './import-state.ts';
import { ProblemRow } from './problem-row.tsx';

interface ProblemTableProps extends Pick<ImportActions, 'onCorrect'> {
  readonly problems: readonly ReviewedProblem[];
}

const columns: readonly AdminColumn<ReviewedProblem>[] = [
  { id: 'line', title: 'Fila', value: (problem) => problem.line },
  { id: 'field', title: 'Dato', value: (problem) => IMPORT_LABELS[problem.field] },
  { id: 'value', title: 'En el archivo' },
  { id: 'message', title: 'Problema', value: (problem) => problem.message ?? '' },
];
const keyOf = ({ line, field }: ReviewedProblem) => `${line}-${field}`;
const searchText = ({ line, field, value, message }: ReviewedProblem) =>
  [line, IMPORT_LABELS[field], value, message].join(' ');

/** Every problem of the file with a field to correct it in. */
export function ProblemTable({ problems, onCorrect }: ProblemTableProps) {
  const table = useAdminTable({ data: problems, columns, keyOf, searchText, pageSize: 25 });
  return (
    <SearchTable
      table={table}
      columns={columns}
      caption="Problemas del archivo"
      empty="No hay problemas"
      noMatch="Ningún problema coincide"
      searchLabel="Buscar por fila, dato o problema"
      nouns={['problema', 'problemas']}
      pagerLabel="Páginas de problemas"
    >
      {table.rows.map((problem) => (
        <ProblemRow key={keyOf(problem)} problem={problem} onCorrect={onCorrect} />
      ))}
    </SearchTable>
  );
}
