import type { User } from '@ministerio/contract';
import type { ComponentProps } from 'react';
import { AlertDialog } from '../../../../primitives/alert-dialog/alert-dialog.tsx';

/** Props of {@link DeleteUserDialog}. */
export interface DeleteUserDialogProps
  extends Omit<ComponentProps<'dialog'>, 'children' | 'open' | 'title' | 'onClose'> {
  /** Whose account is asked about; null keeps the dialog closed. */
  readonly user: User | null;
  /**
   * How many attendance records go with the account. `undefined` while that is being asked; null where the backend
   * cannot say ('sus asistencias').
   */
  readonly attendanceCount: number | null | undefined;
  /** The account is being deleted: the button is busy. @default false */
  readonly pending?: boolean;
  /** Error message of the last attempt. */
  readonly error?: string | null;
  /** Called when 'Eliminar' is pressed. */
  readonly onConfirm: () => void;
  /** Called when the dialog is cancelled. */
  readonly onClose: () => void;
}

/** Asks before an account is deleted, and says how much attendance goes with it (decisions section 4). */
export function DeleteUserDialog(props: DeleteUserDialogProps) {
  const { user, attendanceCount, pending = false, error = null, onConfirm, onClose, ...rest } = props;
  return (
    <AlertDialog
      {...rest}
      data-component="DeleteUserDialog"
      open={user !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`¿Eliminar a ${user?.username ?? 'este usuario'}?`}
      description={consequence(attendanceCount)}
      confirmLabel="Eliminar"
      tone="danger"
      pending={pending}
      error={error}
      onConfirm={onConfirm}
    />
  );
}

function consequence(count: number | null | undefined): string {
  if (count === undefined) return 'Contando sus asistencias…';
  if (count === null) return 'También se borrarán sus asistencias. Esto no se puede deshacer.';
  if (count === 0) return 'No tiene asistencias registradas. Esto no se puede deshacer.';
  const records = count === 1 ? 'se borrará 1 asistencia suya' : `se borrarán sus ${count} asistencias`;
  return `También ${records}. Esto no se puede deshacer.`;
}
