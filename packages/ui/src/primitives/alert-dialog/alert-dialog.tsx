import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../button/index.ts';
import { ModalFrame } from '../dialog/modal-frame.tsx';
import { Notice } from '../notice/notice.tsx';
import styles from './alert-dialog.module.css';

/** What an {@link AlertDialog} asks for: something that cannot be undone, or a plain decision. */
export const alertDialogTones = ['danger', 'neutral'] as const;

/** Props of {@link AlertDialog}. */
export interface AlertDialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title'> {
  /** Whether it is shown. */
  open: boolean;
  /** Asked to close without doing anything. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** What follows from a yes. */
  description: ReactNode;
  /** Name of the button that does it. */
  confirmLabel: string;
  /** Words on the button that leaves without doing it. @default 'Cancelar' */
  cancelLabel?: string | undefined;
  /** 'danger' where it cannot be undone. @default 'danger' */
  tone?: (typeof alertDialogTones)[number] | undefined;
  /** Does it; the owner closes the dialog when it is done. */
  onConfirm: () => void;
  /** It is being done: the button waits and the dialog stays. @default false */
  pending?: boolean | undefined;
  /** Why it could not be done; said aloud, the dialog stays. */
  error?: ReactNode;
}

/**
 * Asks before something that matters. Renders a native `<dialog role="alertdialog">` with the focus on the
 * harmless answer; a press outside does not close it.
 */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancelar',
  tone = 'danger',
  onConfirm,
  pending = false,
  error,
  children,
  ...rest
}: AlertDialogProps) {
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
      {error ? (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      ) : null}
      <footer className={styles.Footer}>
        <Button variant="secondary" onClick={cancel} disabled={pending} data-autofocus="">
          {cancelLabel}
        </Button>
        <Button variant={tone === 'danger' ? 'danger' : 'primary'} onClick={onConfirm} loading={pending}>
          {confirmLabel}
        </Button>
      </footer>
    </ModalFrame>
  );
}
