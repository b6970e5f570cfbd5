import type { Attendance } from '@ministerio/contract';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type FocusEvent, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { DataTable } from '../data-table/data-table.tsx';
import { type AporteRun, runTotals } from './aporte-run.ts';
import { attendanceColumns } from './attendance-columns.tsx';
import { type AttendanceEditing, AttendanceEditingContext } from './attendance-editing.ts';
import styles from './attendance-table.module.css';
import { AttendanceTotals } from './attendance-totals.tsx';
import { moveFrom } from './box-keys.ts';
import { RunBar } from './run-bar.tsx';

export interface AttendanceTableProps extends Omit<ComponentProps<'div'>, 'children'>, AttendanceEditing {
  /** The attendance of the selected ministry and day. */
  readonly records: readonly Attendance[];
  /** The church's sign before amounts: 'Bs'. */
  readonly currency: string;
  /** Aportes saved one after the other. @default nothing */
  readonly run?: AporteRun | undefined;
}

const keyOf = (record: Attendance) => record.id;
const search = {
  label: 'Buscar por número, nombre o apellido',
  placeholder: 'Número o nombre',
  nouns: ['asistencia', 'asistencias'],
} as const;

const noRun: AporteRun = { saved: [] };
const isDoubted = ({ ubicacionDudosa }: Attendance) => ubicacionDudosa !== undefined;

/** The attendance of a ministry, with an editable contribution in each row (spec section 2). */
export function AttendanceTable(props: AttendanceTableProps) {
  const { records, currency, drafts, onDraftChange, onSave, onDelete, saving, errors, ...others } = props;
  const { run = noRun, className, onBlur, ...rest } = others;
  /** The row whose box has the focus. */
  const [active, setActive] = useState<Attendance | null>(null);
  const [letters, setLetters] = useState(false);
  // Once the row has grown and the bar is there, out from under it.
  useLayoutEffect(() => {
    if (active) document.activeElement?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const editing = useMemo(
    () => ({ drafts, saving, errors, letters, onDraftChange, onSave, onDelete, onEnter: setActive }),
    [drafts, saving, errors, letters, onDraftChange, onSave, onDelete],
  );
  const totals = useMemo(() => runTotals(run.saved, records, currency), [run.saved, records, currency]);
  const draft = active && (drafts.get(String(active.id)) ?? '');

  function leave(event: FocusEvent<HTMLDivElement>) {
    onBlur?.(event);
    if (!event.currentTarget.contains(event.relatedTarget)) setActive(null);
  }

  function saveAndGoOn() {
    const box = document.activeElement;
    const record = records.find(({ id }) => id === active?.id);
    if (record && draft?.trim()) onSave(record, draft);
    moveFrom(box, 1);
  }

  // A phone changes its keyboard when a box gets the focus.
  function changeLetters(chosen: boolean) {
    const box = document.activeElement;
    flushSync(() => setLetters(chosen));
    if (box instanceof HTMLInputElement) {
      box.blur();
      box.focus({ preventScroll: true });
    }
  }
  return (
    <AttendanceEditingContext value={editing}>
      <DataTable
        {...rest}
        data-component="AttendanceTable"
        className={cx(styles.Root, className)}
        rows={records}
        columns={attendanceColumns}
        rowKey={keyOf}
        caption="Asistencias por Categoría y Fecha"
        empty="No se encontraron asistencias."
        search={search}
        listed="más recientes"
        densitySwitch
        summary={records.length > 0 && <AttendanceTotals records={records} currency={currency} />}
        onBlur={leave}
        footer={
          <>
            {records.some(isDoubted) && (
              <p className={styles.Hint}>
                Una ubicación señalada puede no venir del teléfono de la persona. La asistencia vale;
                pregúntale cómo la marcó.
              </p>
            )}
            {active || run.saved.length > 0 ? (
              <RunBar
                run={run}
                {...totals}
                total={records.length}
                currency={currency}
                draft={draft}
                letters={letters}
                onLettersChange={changeLetters}
                onAmount={(amount) => active && onDraftChange(active, amount)}
                onNext={saveAndGoOn}
              />
            ) : null}
          </>
        }
      />
    </AttendanceEditingContext>
  );
}
