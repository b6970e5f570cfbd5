import { useDismissal } from '@ministerio/ui/primitives/dialog/use-dismissal';
import { useModal } from '@ministerio/ui/primitives/dialog/use-modal';
import { type ReactNode, useRef } from 'react';
import { closeUppermost } from '../../kit/use-back-layer.ts';
import styles from './door-dialog.module.css';

interface DoorDialogProps {
  /** Called on Escape and the system's back gesture, unless a layer of the door took it. */
  onDismiss: () => void;
  children: ReactNode;
}

/** A modal layer over the whole screen, open as long as it is mounted. Renders a native `<dialog>`. */
export function DoorDialog({ onDismiss, children }: DoorDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, true);
  // A dialog that the browser has closed itself is gone, whatever layer it had.
  const dismissal = useDismissal(
    true,
    () => {
      if (!dialog.current?.open || !closeUppermost()) onDismiss();
    },
    false,
  );
  return (
    <dialog
      {...dismissal}
      ref={dialog}
      className={styles.Root}
      aria-label="Puerta"
      data-component="DoorDialog"
    >
      {children}
    </dialog>
  );
}
