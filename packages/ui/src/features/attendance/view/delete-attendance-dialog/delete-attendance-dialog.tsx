import type { Attendance } from '@ministerio/contract';
import { formatDate, formatTime } from '@ministerio/contract/domain';
import type { ComponentProps } from 'react';
import { AlertDialog } from '../../../../primitives/alert-dialog/alert-dialog.tsx';

/** Props of {@link DeleteAttendanceDialog}. */
export interface DeleteAttendanceDialogProps
  extends Omit<ComponentProps<'dialog'>, 'children' | 'open' | 'title' | 'onClose'> {
  /** The mark to delete; null keeps the dialog closed. */
  readonly record: Attendance | null;
  /** Whether the deletion is pending; the button is busy. @default false */
  readonly pending?: boolean;
  /** Error message of the last attempt. */
  readonly error?: string | null;
  /** Called when 'Eliminar' is pressed. */
  readonly onConfirm: () => void;
  /** Called when the dialog is cancelled. */
  readonly onClose: () => void;
}

/** Asks for confirmation before a mark is deleted, naming it and what is lost with it (R35). */
export function DeleteAttendanceDialog(props: DeleteAttendanceDialogProps) {
  const { record, pending = false, error = null, onConfirm, onClose, ...rest } = props;
  return (
    <AlertDialog
      {...rest}
      data-component="DeleteAttendanceDialog"
      open={record !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`¿Eliminar la asistencia de ${record ? personOf(record) : 'esta persona'}?`}
      description={record ? consequence(record) : ''}
      confirmLabel="Eliminar"
      tone="danger"
      pending={pending}
      error={error}
      onConfirm={onConfirm}
    />
  );
}

function personOf({ user }: Attendance): string {
  const name = [user?.nombre, user?.apellido].map((part) => part?.trim()).filter(Boolean);
  return name.join(' ') || user?.codigo?.trim() || 'esta persona';
}

function consequence({ date, time, sinHora, aporte }: Attendance): string {
  const when = sinHora ? ', de una lista en papel' : ` a las ${formatTime(time)}`;
  const given = aporte?.trim() ? `, con su aporte «${aporte.trim()}»` : '';
  return `Es la del ${formatDate(date)}${when}${given}. Queda anotado quién la eliminó.`;
}
