import { groupThousands } from '@ministerio/contract/domain';
import type { ReactNode } from 'react';
import { FormField } from '../../primitives/form-field/form-field.tsx';
import { LiveRegion } from '../../primitives/live-region/live-region.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { dataTable as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './data-table.module.css';

/** Texts of a table's search. */
export interface TableSearch {
  /** Label: 'Buscar por nombre, usuario o email'. */
  readonly label: string;
  /** Shown in the empty field, where the label is too long for a phone. @default label */
  readonly placeholder?: string;
  /** Noun of the count, singular and plural: ['usuario', 'usuarios']. */
  readonly nouns: readonly [string, string];
  /** Title of the empty state where nothing matches. @default that of the empty table */
  readonly noMatch?: string;
}

interface TableToolsProps {
  readonly search: TableSearch;
  /** The searched text. */
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** How many rows the search found, over all pages. */
  readonly found: number;
  /** How many rows there are. */
  readonly total: number;
  /** Buttons beside the search. */
  readonly children: ReactNode;
}

/** The toolbar above a table: search, number of rows, and buttons. */
export function TableTools({ search, text, onTextChange, found, total, children }: TableToolsProps) {
  const words = useWords(spanish);
  const noun = search.nouns[total === 1 ? 0 : 1];
  return (
    <div className={styles.Tools} data-part="tools">
      <div className={styles.Search}>
        <FormField label={search.label} hideLabel>
          <TextField
            type="search"
            value={text}
            onChange={(event) => onTextChange(event.currentTarget.value)}
            placeholder={search.placeholder ?? search.label}
            autoComplete="off"
            enterKeyHint="search"
          />
        </FormField>
      </div>
      <div className={styles.Count}>
        <LiveRegion politeness="polite">
          {text.trim() === ''
            ? `${groupThousands(total)} ${noun}`
            : words.found(groupThousands(found), groupThousands(total), noun)}
        </LiveRegion>
      </div>
      {children}
    </div>
  );
}
