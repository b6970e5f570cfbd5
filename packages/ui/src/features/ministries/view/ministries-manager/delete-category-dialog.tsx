import type { Category } from '@ministerio/contract';
import type { ComponentProps } from 'react';
import { AlertDialog } from '../../../../primitives/alert-dialog/alert-dialog.tsx';

/** Props of {@link DeleteCategoryDialog}. */
export interface DeleteCategoryDialogProps
  extends Omit<ComponentProps<'dialog'>, 'children' | 'open' | 'title' | 'onClose'> {
  /** The ministry to delete; null keeps the dialog closed. */
  readonly category: Category | null;
  /** Whether people and attendance are kept, as on our own server. @default false */
  readonly keepsPeople?: boolean;
  /** Whether the deletion is pending; the button is busy. @default false */
  readonly pending?: boolean;
  /** Error message of the last attempt. */
  readonly error?: string | null;
  /** Called when 'Eliminar' is pressed. */
  readonly onConfirm: () => void;
  /** Called when the dialog is cancelled. */
  readonly onClose: () => void;
}

const KEPT = 'Las personas y sus asistencias se conservan; solo dejan de pertenecer a este ministerio.';

/**
 * Asks for confirmation before a ministry is deleted, and says whether its people are kept (decisions section
 * 4).
 */
export function DeleteCategoryDialog(props: DeleteCategoryDialogProps) {
  const { category, keepsPeople = false, pending = false, error = null, onConfirm, onClose, ...rest } = props;
  return (
    <AlertDialog
      {...rest}
      data-component="DeleteCategoryDialog"
      open={category !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`¿Eliminar «${category?.name ?? 'este ministerio'}»?`}
      description={keepsPeople ? KEPT : 'Esto no se puede deshacer.'}
      confirmLabel="Eliminar"
      tone="danger"
      pending={pending}
      error={error}
      onConfirm={onConfirm}
    />
  );
}
