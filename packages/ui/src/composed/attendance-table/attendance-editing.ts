import type { Attendance } from '@ministerio/contract';
import { nameOf } from '@ministerio/contract/domain';
import { createContext, use } from 'react';

/** Editing state of the table's rows, by record id as text. */
export interface AttendanceEditing {
  /** Unsaved input. The caller keeps it, so that it survives a reload. */
  readonly drafts: ReadonlyMap<string, string>;
  /** Called with a row and its new input. */
  readonly onDraftChange: (record: Attendance, text: string) => void;
  /** Called by a row's 'Guardar' with its input, even if empty: the caller validates it. */
  readonly onSave: (record: Attendance, text: string) => void;
  /** Called by a row's 'Eliminar'; the caller asks for confirmation. Without it there is no such button. */
  readonly onDelete?: ((record: Attendance) => void) | undefined;
  /** The rows being saved; their fields are read-only. */
  readonly saving?: ReadonlySet<string> | undefined;
  /** Called with the row whose box gets the focus. */
  readonly onEnter?: ((record: Attendance) => void) | undefined;
  /** Whether boxes ask for the keyboard of letters instead of that of amounts. @default false */
  readonly letters?: boolean | undefined;
  /** Error messages. */
  readonly errors?: ReadonlyMap<string, string> | undefined;
}

/** A context, so that a keystroke does not change the rows. */
export const AttendanceEditingContext = createContext<AttendanceEditing | null>(null);

/** Props of the controls of one row. */
export type RowEditing = ReturnType<typeof useRowEditing>;

/** Editing state of one row. */
export function useRowEditing(record: Attendance) {
  const editing = use(AttendanceEditingContext);
  if (!editing) throw new Error('The cells of AttendanceTable need an AttendanceTable around them.');
  const { drafts, saving, errors, letters = false, onDraftChange, onSave, onDelete, onEnter } = editing;
  const id = String(record.id);
  return {
    record,
    /** The person's name for the labels of its controls. */
    person: nameOf(record.user) || codigoOf(record),
    draft: drafts.get(id) ?? '',
    saving: saving?.has(id) ?? false,
    error: errors?.get(id),
    onDraftChange,
    onSave,
    onDelete,
    onEnter,
    letters,
  };
}

/** The membership number, or the words in its place. */
export function codigoOf({ user }: Attendance): string {
  return user?.codigo?.trim() ? user.codigo : 'Sin membresia';
}
