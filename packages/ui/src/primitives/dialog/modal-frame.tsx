import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useMergedRef } from '../../hooks/use-merged-ref.ts';
import { PortalContainer } from '../../internal/portal-container.tsx';
import styles from './dialog.module.css';
import { useDismissal } from './use-dismissal.ts';
import { useModal } from './use-modal.ts';

/** Widths of a dialog: a question, a form, a table. */
export const dialogSizes = ['sm', 'md', 'lg'] as const;

const look = cva(styles.Dialog, {
  variants: { size: { sm: styles.Sm, md: styles.Md, lg: styles.Lg } },
});

export interface ModalFrameProps extends Omit<ComponentProps<'dialog'>, 'open'> {
  /** Whether it shows. */
  open: boolean;
  /** How wide it grows. */
  size: (typeof dialogSizes)[number];
  /** Called on Escape and, if `byBackdrop`, on a press outside. */
  onDismiss: () => void;
  /** Whether a press outside dismisses it. */
  byBackdrop: boolean;
  /** Content, mounted only while it is open. */
  children: ReactNode;
}

/** The native modal `<dialog>` that Dialog and AlertDialog share. */
export function ModalFrame({
  open,
  size,
  onDismiss,
  byBackdrop,
  className,
  children,
  ref,
  ...rest
}: ModalFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [container, setContainer] = useState<HTMLDialogElement | null>(null);
  useModal(dialog, open);
  const dismissal = useDismissal(open, onDismiss, byBackdrop, rest);
  const ownRef = useMergedRef(dialog, setContainer);
  return (
    <dialog
      {...rest}
      {...dismissal}
      ref={useMergedRef(ownRef, ref)}
      className={cx(look({ size }), className)}
    >
      <PortalContainer container={container}>
        {open && <div className={styles.Frame}>{children}</div>}
      </PortalContainer>
    </dialog>
  );
}
