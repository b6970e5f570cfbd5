import type { ComponentProps } from 'react';
import { AlertDialog } from '../../../../primitives/alert-dialog/alert-dialog.tsx';

/** Props of {@link ReplaceAccountDialog}. */
export interface ReplaceAccountDialogProps
  extends Omit<ComponentProps<'dialog'>, 'children' | 'open' | 'title' | 'onClose'> {
  /** Username of the account that holds the number; null keeps the dialog closed. */
  readonly username: string | null;
  /** How many attendance records go with the account; null where that is not known. */
  readonly attendanceCount: number | null;
  /** 'Reemplazar' was pressed. */
  readonly onConfirm: () => void;
  /** The dialog was left without replacing. */
  readonly onClose: () => void;
}

/** Offers to put an account in the place of the unconfirmed one that holds its number, and says what goes (R3). */
export function ReplaceAccountDialog(props: ReplaceAccountDialogProps) {
  const { username, attendanceCount, onConfirm, onClose, ...rest } = props;
  return (
    <AlertDialog
      {...rest}
      data-component="ReplaceAccountDialog"
      open={username !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`¿Reemplazar la cuenta «${username}»?`}
      description={
        <>
          Tiene este código de membresía, se creó en el registro público y nadie la ha confirmado. Si la
          reemplazas, se elimina{withIt(attendanceCount)}. Si es la misma persona, cancela y confirma su
          registro en la lista de usuarios.
        </>
      }
      confirmLabel="Reemplazar"
      tone="danger"
      onConfirm={onConfirm}
    />
  );
}

function withIt(count: number | null): string {
  if (count === null) return ' con sus asistencias';
  if (count === 0) return '; no tiene asistencias';
  return count === 1 ? ' con su única asistencia' : ` con sus ${count} asistencias`;
}
