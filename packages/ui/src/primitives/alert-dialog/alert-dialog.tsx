import { type ComponentProps, type ReactNode, useId } from 'react';
import { alertDialog as spanish } from '../../words/primitives.ts';
import { useWords } from '../../words/use-words.ts';
import { Button } from '../button/button.tsx';
import { ModalFrame } from '../dialog/modal-frame.tsx';
import { ErrorNotice } from '../notice/notice.tsx';
import styles from './alert-dialog.module.css';

/** Tones of an {@link AlertDialog}: an action that cannot be undone, or a plain decision. */
export const alertDialogTones = ['danger', 'neutral'] as const;

export interface AlertDialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title'> {
  /** Whether it is shown. */
  open: boolean;
  /** Called with `false` when the dialog should close without confirming. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** Consequences of confirming. */
  description: ReactNode;
  /** Label of the confirming button. */
  confirmLabel: string;
  /** Label of the cancelling button. @default 'Cancelar' */
  cancelLabel?: string | undefined;
  /** 'danger' where it cannot be undone. @default 'danger' */
  tone?: (typeof alertDialogTones)[number] | undefined;
  /** Called on confirmation; the parent closes the dialog when it is done. */
  onConfirm: () => void;
  /** The action is running: the button shows a spinner and the dialog stays. @default false */
  pending?: boolean | undefined;
  /** Why the action failed; announced, and the dialog stays. */
  error?: ReactNode;
}

/** Props that every dialog about one decision takes from its screen. */
export interface ConfirmationProps
  extends Omit<ComponentProps<'dialog'>, 'children' | 'open' | 'title' | 'onClose'> {
  /** Whether the action is pending; the button is busy. @default false */
  readonly pending?: boolean;
  /** Error message of the last attempt. */
  readonly error?: string | null;
  /** Called when the action is confirmed. */
  readonly onConfirm: () => void;
  /** Called when the dialog is cancelled. */
  readonly onClose: () => void;
}

/**
 * Asks for confirmation. Renders a native `<dialog role="alertdialog">` with the focus on the
 * harmless answer; a press outside does not close it.
 */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  onConfirm,
  pending = false,
  error,
  children,
  ...rest
}: AlertDialogProps) {
  const words = useWords(spanish);
  const id = useId();
  const cancel = () => {
    if (!pending) onOpenChange(false);
  };
  return (
    <ModalFrame
      data-component="AlertDialog"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      {...rest}
      open={open}
      size="sm"
      onDismiss={cancel}
      byBackdrop={false}
    >
      <h2 id={`${id}-title`} className={styles.Title}>
        {title}
      </h2>
      <div id={`${id}-description`} className={styles.Description}>
        {description}
      </div>
      {children}
      <ErrorNotice>{error}</ErrorNotice>
      <footer className={styles.Footer}>
        <Button variant="secondary" onClick={cancel} disabled={pending} data-autofocus="">
          {cancelLabel ?? words.cancel}
        </Button>
        <Button variant={tone === 'danger' ? 'danger' : 'primary'} onClick={onConfirm} loading={pending}>
          {confirmLabel}
        </Button>
      </footer>
    </ModalFrame>
  );
}
