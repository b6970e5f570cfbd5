import type { Attendance } from '@ministerio/contract';
import { formatDate, formatTime, nameOf } from '@ministerio/contract/domain';
import { AlertDialog, type ConfirmationProps } from '@ministerio/ui/primitives/alert-dialog';

export interface DeleteAttendanceDialogProps extends ConfirmationProps {
  /** The mark to delete; null keeps the dialog closed. */
  readonly record: Attendance | null;
}

/** Asks for confirmation before a mark is deleted, naming it and what is lost with it (R35). */
export function DeleteAttendanceDialog({ record, onClose, ...rest }: DeleteAttendanceDialogProps) {
  return (
    <AlertDialog
      {...rest}
      data-component="DeleteAttendanceDialog"
      open={record !== null}
      onOpenChange={onClose}
      title={`¿Eliminar la asistencia de ${record ? personOf(record) : 'esta persona'}?`}
      description={record ? consequence(record) : ''}
      confirmLabel="Eliminar"
    />
  );
}

function personOf({ user }: Attendance): string {
  return nameOf(user) || user?.codigo?.trim() || 'esta persona';
}

function consequence({ date, time, sinHora, aporte }: Attendance): string {
  const when = sinHora ? ', de una lista en papel' : ` a las ${formatTime(time)}`;
  const given = aporte?.trim() ? `, con su aporte «${aporte.trim()}»` : '';
  return `Es la del ${formatDate(date)}${when}${given}. Queda anotado quién la eliminó.`;
}
