import { groupThousands } from '@ministerio/contract/domain';
import { AlertDialog, type ConfirmationProps } from '@ministerio/ui/primitives/alert-dialog';

export interface ReplaceAccountDialogProps extends Omit<ConfirmationProps, 'pending' | 'error'> {
  /** Username of the account with the number; null keeps the dialog closed. */
  readonly username: string | null;
  /** Number of attendance records deleted with the account; null if unknown. */
  readonly attendanceCount: number | null;
}

/**
 * Asks for confirmation before an account replaces the unconfirmed one with its number, and says what is lost
 * (R3).
 */
export function ReplaceAccountDialog({
  username,
  attendanceCount,
  onClose,
  ...rest
}: ReplaceAccountDialogProps) {
  return (
    <AlertDialog
      {...rest}
      data-component="ReplaceAccountDialog"
      open={username !== null}
      onOpenChange={onClose}
      title={`¿Reemplazar la cuenta «${username}»?`}
      description={
        <>
          Tiene este código de membresía, se creó en el registro público y nadie la ha confirmado. Si la
          reemplazas, se elimina{withIt(attendanceCount)}. Si es la misma persona, cancela y confirma su
          registro en la lista de usuarios.
        </>
      }
      confirmLabel="Reemplazar"
    />
  );
}

function withIt(count: number | null): string {
  if (count === null) return ' con sus asistencias';
  if (count === 0) return '; no tiene asistencias';
  return count === 1 ? ' con su única asistencia' : ` con sus ${groupThousands(count)} asistencias`;
}
