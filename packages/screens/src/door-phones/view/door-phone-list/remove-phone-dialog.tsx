import type { ListedPhone } from '@ministerio/contract';
import { AlertDialog, type ConfirmationProps } from '@ministerio/ui/primitives/alert-dialog';
import { Stack } from '@ministerio/ui/primitives/stack';
import { removalWords } from './phone-words.ts';

export interface RemovePhoneDialogProps extends ConfirmationProps {
  /** The phone to remove; null keeps the dialog closed. */
  readonly phone: ListedPhone | null;
  /** The clock, in UTC milliseconds. */
  readonly nowMs: number;
}

/** Asks before a phone of the door is removed: says what becomes of its unsent marks and its names (R56). */
export function RemovePhoneDialog({ phone, nowMs, onClose, ...rest }: RemovePhoneDialogProps) {
  return (
    <AlertDialog
      {...rest}
      data-component="RemovePhoneDialog"
      open={phone !== null}
      onOpenChange={onClose}
      title={`¿Quitar «${phone?.nombre ?? ''}»?`}
      description={
        <Stack gap={2}>
          {phone && removalWords(phone, nowMs).map((words) => <p key={words}>{words}</p>)}
        </Stack>
      }
      confirmLabel="Quitar"
    />
  );
}
