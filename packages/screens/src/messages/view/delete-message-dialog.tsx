import type { Message } from '@ministerio/contract';
import { AlertDialog, type ConfirmationProps } from '@ministerio/ui/primitives/alert-dialog';

export interface DeleteMessageDialogProps extends ConfirmationProps {
  /** The message to delete; null keeps the dialog closed. */
  readonly message: Message | null;
}

/** Asks for confirmation before a contact message is deleted. */
export function DeleteMessageDialog({ message, onClose, ...rest }: DeleteMessageDialogProps) {
  return (
    <AlertDialog
      {...rest}
      data-component="DeleteMessageDialog"
      open={message !== null}
      onOpenChange={onClose}
      title={message?.nombre ? `¿Eliminar el mensaje de ${message.nombre}?` : '¿Eliminar este mensaje?'}
      description="Se borra para todos los administradores y no se puede deshacer."
      confirmLabel="Eliminar"
    />
  );
}
