import { IMPORT_LABELS } from '@ministerio/contract/domain';
import { TextField } from '@ministerio/ui/primitives/text-field';
import { type KeyboardEvent, useState } from 'react';
import type { ImportActions, ReviewedProblem } from './import-state.ts';
import styles from './problem-table.module.css';

interface ProblemFieldProps extends Pick<ImportActions, 'onCorrect'> {
  readonly problem: ReviewedProblem;
  /** Id of the problem's description. */
  readonly describedBy: string;
}

/** A field for an invalid value; it commits on Enter or blur. */
export function ProblemField({ problem, describedBy, onCorrect }: ProblemFieldProps) {
  const { line, field, value, message } = problem;
  const [typed, setTyped] = useState(value);
  const commit = () => {
    if (typed !== value) onCorrect(line, field, typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
  };
  return (
    <TextField
      className={styles.Value}
      aria-label={`${IMPORT_LABELS[field]} de la fila ${line}`}
      aria-describedby={describedBy}
      aria-invalid={message === null ? undefined : true}
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
