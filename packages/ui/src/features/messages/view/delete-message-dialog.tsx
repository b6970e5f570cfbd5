import type { Message } from '@ministerio/contract';
import type { ComponentProps } from 'react';
import { AlertDialog } from '../../../primitives/alert-dialog/alert-dialog.tsx';

/** Props of {@link DeleteMessageDialog}. */
export interface DeleteMessageDialogProps
  extends Omit<ComponentProps<'dialog'>, 'children' | 'open' | 'title' | 'onClose'> {
  /** The message to delete; null keeps the dialog closed. */
  readonly message: Message | null;
  /** Whether the deletion is pending; the button is busy. @default false */
  readonly pending?: boolean;
  /** Error message of the last attempt. */
  readonly error?: string | null;
  /** Called when 'Eliminar' is pressed. */
  readonly onConfirm: () => void;
  /** Called when the dialog is cancelled. */
  readonly onClose: () => void;
}

/** Asks for confirmation before a contact message is deleted. */
export function DeleteMessageDialog(props: DeleteMessageDialogProps) {
  const { message, pending = false, error = null, onConfirm, onClose, ...rest } = props;
  return (
    <AlertDialog
      {...rest}
      data-component="DeleteMessageDialog"
      open={message !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={message?.nombre ? `¿Eliminar el mensaje de ${message.nombre}?` : '¿Eliminar este mensaje?'}
      description="Se borra para todos los administradores y no se puede deshacer."
      confirmLabel="Eliminar"
      tone="danger"
      pending={pending}
      error={error}
      onConfirm={onConfirm}
    />
  );
}
