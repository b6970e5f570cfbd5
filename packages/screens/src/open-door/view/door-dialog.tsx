import { useDismissal } from '@ministerio/ui/primitives/dialog/use-dismissal';
import { useModal } from '@ministerio/ui/primitives/dialog/use-modal';
import { type ReactNode, useRef } from 'react';
import { closeUppermost, useBackLayer } from '../../kit/use-back-layer.ts';
import styles from './door-dialog.module.css';

export interface DoorDialogProps {
  /** Whether it covers the page. */
  open: boolean;
  /** Called on Escape and the system's back gesture. */
  onDismiss: () => void;
  /** Mounted anew each time it opens. */
  children: ReactNode;
}

/** A modal layer over the whole screen. Renders a native `<dialog>`. */
export function DoorDialog({ open, onDismiss, children }: DoorDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, open);
  useBackLayer(open, onDismiss);
  // A phone's back gesture closes the uppermost layer; a dialog that the browser has closed itself is gone.
  const dismiss = () => (dialog.current?.open ? closeUppermost() : onDismiss());
  const dismissal = useDismissal(open, dismiss, false);
  return (
    <dialog
      {...dismissal}
      ref={dialog}
      className={styles.Root}
      aria-label="Puerta"
      data-component="DoorDialog"
    >
      {open ? children : null}
    </dialog>
  );
}
