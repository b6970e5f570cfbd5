import type { Attendance } from '@ministerio/contract';
import { formatDate, formatMarkTime } from '@ministerio/contract/domain';
import { type KeyboardEvent, memo, useId } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { alert, Glyph, trash } from '../../primitives/icon/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { Table } from '../../primitives/table/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import styles from './attendance-row.module.css';

interface AttendanceRowProps {
  /** Its place among all rows, where not all are rendered: 1 is the head's. */
  readonly rowIndex: number | undefined;
  readonly record: Attendance;
  readonly draft: string;
  readonly saving: boolean;
  readonly error: string | undefined;
  readonly onDraftChange: (record: Attendance, text: string) => void;
  readonly onSave: (record: Attendance, text: string) => void;
  readonly onDelete: ((record: Attendance) => void) | undefined;
}

/**
 * One person's attendance. Memoised: a letter typed in one row must not draw the other hundred again. Scrolling draws
 * many of them, so the box is named by itself and not by a FormField around it.
 */
export const AttendanceRow = memo(function AttendanceRow(props: AttendanceRowProps) {
  const { rowIndex, record, draft, saving, error, onDraftChange, onSave, onDelete } = props;
  const errorId = useId();
  const { user, aporte } = record;
  const codigo = user?.codigo?.trim() ? user.codigo : 'Sin membresia';
  const person = [user?.nombre, user?.apellido].filter(Boolean).join(' ') || codigo;

  function saveOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!saving) onSave(record, draft);
  }

  return (
    <Table.Row aria-rowindex={rowIndex}>
      <Table.Cell className={styles.Cell} label="Numero membresia">
        <span className={styles.Codigo}>{codigo}</span>
      </Table.Cell>
      <Table.Cell className={styles.Cell} label="Nombre" rowHeader>
        <span className={styles.Name}>{user?.nombre?.trim() || 'Sin nombre'}</span>
      </Table.Cell>
      <Table.Cell className={styles.Cell} label="Apellido" rowHeader>
        <span className={styles.Name}>{user?.apellido?.trim() || 'Sin apellido'}</span>
      </Table.Cell>
      <Table.Cell className={styles.Cell} label="Fecha" numeric>
        {formatDate(record.date)}
      </Table.Cell>
      <Table.Cell className={styles.Cell} label="Hora" numeric>
        {formatMarkTime(record)}
      </Table.Cell>
      <Table.Cell className={styles.Cell} label="Aporte">
        <div className={styles.Aporte}>
          <span className={styles.Saved} data-part="saved-aporte">
            {aporte?.trim() ? aporte : <span className={styles.None}>—</span>}
          </span>
          <div className={styles.Edit}>
            <TextField
              aria-label={`Aporte de ${person}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              value={draft}
              onChange={(event) => onDraftChange(record, event.currentTarget.value)}
              onKeyDown={saveOnEnter}
              readOnly={saving}
              maxLength={200}
              autoComplete="off"
              enterKeyHint="done"
            />
            {error ? (
              <p id={errorId} className={styles.Error}>
                <Glyph path={alert} className={styles.ErrorIcon} />
                <span>{error}</span>
              </p>
            ) : null}
          </div>
        </div>
      </Table.Cell>
      <Table.Cell className={styles.Cell} label="">
        <span className={styles.Actions}>
          <Button
            variant="quiet"
            size="sm"
            className={styles.Save}
            loading={saving}
            onClick={() => onSave(record, draft)}
          >
            Guardar<VisuallyHidden> el aporte de {person}</VisuallyHidden>
          </Button>
          {onDelete ? (
            <IconButton
              size="sm"
              label={`Eliminar la asistencia de ${person}`}
              icon={<Glyph path={trash} />}
              data-part="row-action"
              onClick={() => onDelete(record)}
            />
          ) : null}
        </span>
      </Table.Cell>
    </Table.Row>
  );
});
