import type { ReactNode } from 'react';
import { FormField } from '../../primitives/form-field/form-field.tsx';
import { LiveRegion } from '../../primitives/live-region/live-region.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import styles from './data-table.module.css';
import type { RowSearch } from './use-row-search.ts';

/** The words of a table's search. */
export interface TableSearch {
  /** What it looks into: 'Buscar por nombre, usuario o email'. */
  readonly label: string;
  /** What is counted, one and many: ['usuario', 'usuarios']. */
  readonly nouns: readonly [string, string];
  /** What stands there when it finds none. @default what the empty table says */
  readonly noMatch?: string;
}

interface TableToolsProps {
  readonly search: TableSearch;
  readonly typed: Pick<RowSearch, 'text' | 'setText'>;
  /** How many rows the search found, over all pages. */
  readonly found: number;
  /** How many rows there are. */
  readonly total: number;
  /** Buttons beside the search. */
  readonly children: ReactNode;
}

/** The line above a table: search, how many rows there are, and the table's own buttons. */
export function TableTools({ search, typed, found, total, children }: TableToolsProps) {
  const noun = search.nouns[total === 1 ? 0 : 1];
  return (
    <div className={styles.Tools}>
      <div className={styles.Search}>
        <FormField label={search.label} hideLabel>
          <TextField
            type="search"
            value={typed.text}
            onChange={(event) => typed.setText(event.currentTarget.value)}
            placeholder={search.label}
            autoComplete="off"
            enterKeyHint="search"
          />
        </FormField>
      </div>
      <div className={styles.Count}>
        <LiveRegion politeness="polite">
          {typed.text.trim() === '' ? `${total} ${noun}` : `${found} de ${total} ${noun}`}
        </LiveRegion>
      </div>
      {children}
    </div>
  );
}
