import { Button } from '@ministerio/ui/primitives/button';
import { arrowDown, arrowUp, chevronDown, Glyph, plus, trash } from '@ministerio/ui/primitives/icon';
import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import styles from './edited-list.module.css';
import type { SiteValues } from './site-values.ts';

type ListKey = 'horarios' | 'actividades' | 'preguntas' | 'ministerios';
type Entry<Key extends ListKey> = SiteValues[Key][number];

interface EditedListProps<Key extends ListKey> {
  /** Key of the document, whose value is the list. */
  readonly name: Key;
  /** Most entries that the document takes. */
  readonly max: number;
  /** Default values of a new entry. */
  readonly empty: Entry<Key>;
  /** Name of the field that a new entry focuses. */
  readonly first: keyof Entry<Key> & string;
  /** Label of the button that appends an entry. */
  readonly addLabel: string;
  /** Title of an entry's row; '' for a new entry. */
  readonly titleOf: (entry: Entry<Key>) => string;
  /** Title of a row whose entry has none yet. */
  readonly untitled: string;
  /** A line under the title. */
  readonly detailOf?: (entry: Entry<Key>) => ReactNode;
  /** The fields of an entry. @param started - the entry as the form began, whose fields stay while it changes */
  readonly children: (index: number, started: Entry<Key>) => ReactNode;
}

/** A document that is a list: a row for each entry, which opens to its fields, and a button for a new one. */
export function EditedList<Key extends ListKey>(props: EditedListProps<Key>) {
  const { name, max, empty, first, addLabel, titleOf, untitled, detailOf, children } = props;
  const { formState } = useFormContext<SiteValues>();
  const { fields, append, remove, swap } = useFieldArray<SiteValues, ListKey, 'row'>({
    name,
    keyName: 'row',
  });
  const started = fields as readonly (Entry<Key> & { readonly row: string })[];
  const entries = useWatch<SiteValues, ListKey>({ name }) as readonly Entry<Key>[];
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  // The row that takes the place of the removed one, else the last.
  useEffect(() => {
    if (removed.current === null) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    (rows[removed.current] ?? rows.at(-1) ?? list.current)?.focus();
    removed.current = null;
  });
  return (
    <>
      <ul ref={list} className={styles.List} tabIndex={-1}>
        {started.map((field, index) => {
          const entry = entries[index] ?? field;
          return (
            <ListRow
              key={field.row}
              title={titleOf(entry) || untitled}
              detail={detailOf?.(entry)}
              startsOpen={titleOf(field) === ''}
              isInvalid={formState.errors[name]?.[index] !== undefined}
              isFirst={index === 0}
              isLast={index === fields.length - 1}
              onMove={(step) => swap(index, index + step)}
              onRemove={() => {
                removed.current = index;
                remove(index);
              }}
            >
              {children(index, field)}
            </ListRow>
          );
        })}
      </ul>
      <Button
        variant="secondary"
        aria-disabled={fields.length >= max || undefined}
        onClick={() => {
          if (fields.length < max) append(empty, { focusName: `${name}.${fields.length}.${first}` });
        }}
      >
        <Glyph path={plus} />
        {addLabel}
      </Button>
    </>
  );
}

interface ListRowProps {
  /** Name of the row, for its buttons too. */
  readonly title: string;
  readonly detail: ReactNode;
  /** Whether it starts open: a new row. */
  readonly startsOpen: boolean;
  /** Whether a field inside is wrong: then it opens. */
  readonly isInvalid: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Moves the row by one: -1 up, 1 down. */
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
  /** The row's fields. */
  readonly children: ReactNode;
}

/** An entry: one button with its words, and below it what the button opens. Renders an `<li>`. */
function ListRow(props: ListRowProps) {
  const { title, detail, startsOpen, isInvalid, isFirst, isLast, onMove, onRemove, children } = props;
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  const moved = useRef<HTMLElement | null>(null);
  // A browser takes the focus away from a row that moves.
  useEffect(() => {
    moved.current?.focus();
    moved.current = null;
  });
  const move = (step: -1 | 1, button: HTMLElement) => {
    if (step < 0 ? isFirst : isLast) return;
    moved.current = button;
    onMove(step);
  };
  const shown = isOpen || isInvalid;
  return (
    <li className={styles.Row}>
      <button
        type="button"
        className={cx(styles.Head, styles.Opener)}
        aria-expanded={shown}
        aria-controls={id}
        data-row=""
        onClick={() => setOpen(!shown)}
      >
        <span className={styles.Words}>
          {`${title} `}
          {detail && <span className={styles.Detail}>{detail}</span>}
        </span>
        <Glyph path={chevronDown} className={styles.Arrow} />
      </button>
      <div id={id} className={styles.Body} hidden={!shown}>
        {children}
        <div className={styles.Buttons}>
          <Button
            variant="quiet"
            aria-label={`Subir ${title}`}
            aria-disabled={isFirst || undefined}
            onClick={({ currentTarget }) => move(-1, currentTarget)}
          >
            <Glyph path={arrowUp} />
            Subir
          </Button>
          <Button
            variant="quiet"
            aria-label={`Bajar ${title}`}
            aria-disabled={isLast || undefined}
            onClick={({ currentTarget }) => move(1, currentTarget)}
          >
            <Glyph path={arrowDown} />
            Bajar
          </Button>
          <Button variant="quiet" aria-label={`Quitar ${title}`} className={styles.Remove} onClick={onRemove}>
            <Glyph path={trash} />
            Quitar
          </Button>
        </div>
      </div>
    </li>
  );
}
