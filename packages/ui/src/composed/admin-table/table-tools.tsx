import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { FormField } from '../../primitives/form-field/index.ts';
import { LiveRegion } from '../../primitives/live-region/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import styles from './admin-table.module.css';
import type { RowSearch } from './use-row-search.ts';

/** Props of {@link TableTools}. */
export interface TableToolsProps extends ComponentProps<'div'> {
  /** The search and its counts, from `useAdminTable`. */
  readonly search: RowSearch;
  /** What the search looks into: 'Buscar por nombre, usuario o email'. */
  readonly searchLabel: string;
  /** What is counted, one and many: ['usuario', 'usuarios']. */
  readonly nouns: readonly [string, string];
  /** Buttons beside the search. */
  readonly children?: ReactNode;
}

/** The line above a table of the panel: search, how many rows there are, and the table's own buttons. */
export function TableTools({ search, searchLabel, nouns, className, children, ...rest }: TableToolsProps) {
  return (
    <div {...rest} className={cx(styles.Tools, className)} data-component="TableTools">
      <div className={styles.Search}>
        <FormField label={searchLabel} hideLabel>
          <TextField
            type="search"
            value={search.text}
            onChange={(event) => search.setText(event.currentTarget.value)}
            placeholder={searchLabel}
            autoComplete="off"
            enterKeyHint="search"
          />
        </FormField>
      </div>
      <div className={styles.Count}>
        <LiveRegion politeness="polite">{countText(search, nouns)}</LiveRegion>
      </div>
      {children}
    </div>
  );
}

function countText(search: RowSearch, [one, many]: readonly [string, string]): string {
  const noun = search.total === 1 ? one : many;
  return search.text.trim() === '' ? `${search.total} ${noun}` : `${search.found} de ${search.total} ${noun}`;
}
