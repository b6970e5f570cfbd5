import type { Category } from '@ministerio/contract';
import { AlertDialog, type ConfirmationProps } from '@ministerio/ui/primitives/alert-dialog';

export interface DeleteCategoryDialogProps extends ConfirmationProps {
  /** The ministry to delete; null keeps the dialog closed. */
  readonly category: Category | null;
  /** Whether people and attendance are kept, as on our own server. @default false */
  readonly keepsPeople?: boolean;
}

const KEPT = 'Las personas y sus asistencias se conservan; solo dejan de pertenecer a este ministerio.';

/**
 * Asks for confirmation before a ministry is deleted, and says whether its people are kept (decisions section
 * 4).
 */
export function DeleteCategoryDialog({
  category,
  keepsPeople = false,
  onClose,
  ...rest
}: DeleteCategoryDialogProps) {
  return (
    <AlertDialog
      {...rest}
      data-component="DeleteCategoryDialog"
      open={category !== null}
      onOpenChange={onClose}
      title={`¿Eliminar «${category?.name ?? 'este ministerio'}»?`}
      description={keepsPeople ? KEPT : 'Esto no se puede deshacer.'}
      confirmLabel="Eliminar"
    />
  );
}
