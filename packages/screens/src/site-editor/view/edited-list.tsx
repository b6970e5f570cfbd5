import { arrowDown, arrowUp, Glyph, pencil, trash } from '@ministerio/ui/primitives/icon';
import { IconButton } from '@ministerio/ui/primitives/icon-button';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './list-row.module.css';

interface ListRowProps {
  /** What the row is called, for its buttons too. */
  readonly title: string;
  /** A line under the title. */
  readonly detail?: ReactNode;
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

/** A row of a list that is edited: its words, buttons to edit, move and remove, and its fields. Renders an `<li>`. */
export function ListRow(props: ListRowProps) {
  const { title, detail, startsOpen, isInvalid, isFirst, isLast, onMove, onRemove, children } = props;
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  const moved = useRef<string | null>(null);
  // A browser takes the focus away from a row that moves.
  useEffect(() => {
    if (moved.current) document.getElementById(moved.current)?.focus();
    moved.current = null;
  });
  const move = (step: -1 | 1, button: string) => {
    if (step < 0 ? isFirst : isLast) return;
    moved.current = button;
    onMove(step);
  };
  const shown = isOpen || isInvalid;
  return (
    <li className={styles.Row}>
      <div className={styles.Head}>
        <span className={styles.Words}>
          {title}
          {detail && <span className={styles.Detail}>{detail}</span>}
        </span>
        <span className={styles.Buttons}>
          <IconButton
            label={`Editar ${title}`}
            icon={<Glyph path={pencil} />}
            aria-expanded={shown}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          />
          <IconButton
            id={`${id}-up`}
            label={`Subir ${title}`}
            icon={<Glyph path={arrowUp} />}
            aria-disabled={isFirst || undefined}
            onClick={() => move(-1, `${id}-up`)}
          />
          <IconButton
            id={`${id}-down`}
            label={`Bajar ${title}`}
            icon={<Glyph path={arrowDown} />}
            aria-disabled={isLast || undefined}
            onClick={() => move(1, `${id}-down`)}
          />
          <IconButton
            label={`Quitar ${title}`}
            icon={<Glyph path={trash} />}
            data-remove=""
            onClick={onRemove}
          />
        </span>
      </div>
      <div id={id} className={styles.Body} hidden={!shown}>
        {children}
      </div>
    </li>
  );
}
