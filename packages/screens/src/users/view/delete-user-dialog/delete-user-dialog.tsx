import type { User } from '@ministerio/contract';
import { groupThousands } from '@ministerio/contract/domain';
import { AlertDialog, type ConfirmationProps } from '@ministerio/ui/primitives/alert-dialog';

export interface DeleteUserDialogProps extends ConfirmationProps {
  /** The account to delete; null keeps the dialog closed. */
  readonly user: User | null;
  /**
   * Number of attendance records that are deleted too. `undefined` while loading; null where the backend
   * cannot say ('sus asistencias').
   */
  readonly attendanceCount: number | null | undefined;
}

/**
 * Asks for confirmation before an account is deleted, with the number of attendance records that are lost
 * (decisions section 4).
 */
export function DeleteUserDialog({ user, attendanceCount, onClose, ...rest }: DeleteUserDialogProps) {
  return (
    <AlertDialog
      {...rest}
      data-component="DeleteUserDialog"
      open={user !== null}
      onOpenChange={onClose}
      title={`¿Eliminar a ${user?.username ?? 'este usuario'}?`}
      description={consequence(attendanceCount)}
      confirmLabel="Eliminar"
    />
  );
}

function consequence(count: number | null | undefined): string {
  if (count === undefined) return 'Contando sus asistencias…';
  if (count === null) return 'También se borrarán sus asistencias. Esto no se puede deshacer.';
  if (count === 0) return 'No tiene asistencias registradas. Esto no se puede deshacer.';
  const records =
    count === 1 ? 'se borrará 1 asistencia suya' : `se borrarán sus ${groupThousands(count)} asistencias`;
  return `También ${records}. Esto no se puede deshacer.`;
}
