import { IMPORT_LABELS } from '@ministerio/contract/domain';
import { DataTable } from '@ministerio/ui/composed/data-table';
import type { DataColumn } from '@ministerio/ui/composed/data-table/data-column';
import { Badge } from '@ministerio/ui/primitives/badge';
import { useId, useMemo } from 'react';
import type { ImportActions, ReviewedProblem } from './import-state.ts';
import { ProblemField } from './problem-field.tsx';
import styles from './problem-table.module.css';

interface ProblemTableProps extends Pick<ImportActions, 'onCorrect'> {
  readonly problems: readonly ReviewedProblem[];
}

const keyOf = ({ line, field }: ReviewedProblem) => `${line}-${field}`;
const search = {
  label: 'Buscar por fila, dato o problema',
  placeholder: 'Fila o problema',
  nouns: ['problema', 'problemas'],
  noMatch: 'Ningún problema coincide',
} as const;
const pages = { size: 25, label: 'Páginas de problemas' };

/** Every problem of the file, each with a field to correct it. */
export function ProblemTable({ problems, onCorrect }: ProblemTableProps) {
  const id = useId();
  const columns = useMemo(() => problemColumns(id, onCorrect), [id, onCorrect]);
  return (
    <DataTable
      rows={problems}
      columns={columns}
      rowKey={keyOf}
      caption="Problemas del archivo"
      empty="No hay problemas"
      search={search}
      pages={pages}
    />
  );
}

function problemColumns(
  id: string,
  onCorrect: ImportActions['onCorrect'],
): readonly DataColumn<ReviewedProblem>[] {
  const wordsId = (problem: ReviewedProblem) => `${id}${keyOf(problem)}`;
  return [
    {
      id: 'line',
      header: 'Fila',
      cell: ({ line }) => line,
      sortValue: ({ line }) => line,
      searchText: ({ line }) => line,
    },
    {
      id: 'field',
      header: 'Dato',
      cell: ({ field }) => IMPORT_LABELS[field],
      sortValue: ({ field }) => IMPORT_LABELS[field],
      searchText: ({ field }) => IMPORT_LABELS[field],
    },
    {
      id: 'value',
      header: 'En el archivo',
      cell: (problem) => (
        <ProblemField problem={problem} describedBy={wordsId(problem)} onCorrect={onCorrect} />
      ),
      searchText: ({ value }) => value,
    },
    {
      id: 'message',
      header: 'Problema',
      cell: (problem) => (
        <span id={wordsId(problem)} className={problem.message === null ? undefined : styles.Problem}>
          {problem.message ?? <Badge tone="success">Corregido</Badge>}
        </span>
      ),
      sortValue: ({ message }) => message ?? '',
      searchText: ({ message }) => message,
    },
  ];
}
