import { IMPORT_LABELS } from '@ministerio/contract/domain';
import { type KeyboardEvent, useId, useState } from 'react';
import { Badge } from '../../primitives/badge/index.ts';
import { Table } from '../../primitives/table/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import type { ImportActions, ReviewedProblem } from './import-state.ts';
import styles from './problem-row.module.css';

interface ProblemRowProps extends Pick<ImportActions, 'onCorrect'> {
  readonly problem: ReviewedProblem;
}

/** One problem; what is typed counts once Enter is pressed or the field is left. */
export function ProblemRow({ problem, onCorrect }: ProblemRowProps) {
  const { line, field, value, message } = problem;
  const id = useId();
  const [typed, setTyped] = useState(value);
  const commit = () => {
    if (typed !== value) onCorrect(line, field, typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
  };
  return (
    <Table.Row>
      <Table.Cell label="Fila">{line}</Table.Cell>
      <Table.Cell label="Dato">{IMPORT_LABELS[field]}</Table.Cell>
      <Table.Cell label="En el archivo">
        <TextField
          className={styles.Value}
          aria-label={`${IMPORT_LABELS[field]} de la fila ${line}`}
          aria-describedby={id}
          aria-invalid={message === null ? undefined : true}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
      </Table.Cell>
      <Table.Cell label="Problema">
        <span id={id} className={message === null ? undefined : styles.Problem}>
          {message ?? <Badge tone="success">Corregido</Badge>}
        </span>
      </Table.Cell>
    </Table.Row>
  );
}
