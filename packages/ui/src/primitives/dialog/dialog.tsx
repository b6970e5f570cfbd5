import { type ComponentProps, type ReactNode, useId } from 'react';
import { dialog as spanish } from '../../words/primitives.ts';
import { useWords } from '../../words/use-words.ts';
import { close, Glyph } from '../icon/index.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './dialog.module.css';
import { type dialogSizes, ModalFrame } from './modal-frame.tsx';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title'> {
  /** Whether it is shown. */
  open: boolean;
  /** Called with `false` when it should close: Escape, 'Cerrar', a press outside. */
  onOpenChange: (open: boolean) => void;
  /** Its heading and name. */
  title: ReactNode;
  /** A sentence under the heading. */
  description?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** How wide it grows. @default 'md' */
  size?: (typeof dialogSizes)[number] | undefined;
}

/**
 * A modal dialog. Renders a native `<dialog>`; the focus goes to its first form control (or the element with
 * `data-autofocus`) and returns when it closes. Content is mounted anew each time it opens.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  size = 'md',
  children,
  ...rest
}: DialogProps) {
  const words = useWords(spanish);
  const id = useId();
  return (
    <ModalFrame
      data-component="Dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      {...rest}
      open={open}
      size={size}
      onDismiss={() => onOpenChange(false)}
      byBackdrop
    >
      <header className={styles.Header}>
        <h2 id={`${id}-title`} className={styles.Title}>
          {title}
        </h2>
        <IconButton
          label={words.close}
          icon={<Glyph path={close} />}
          className={styles.Close}
          onClick={() => onOpenChange(false)}
        />
      </header>
      {description && (
        <p id={`${id}-description`} className={styles.Description}>
          {description}
        </p>
      )}
      <div className={styles.Body} data-part="body">
        {children}
      </div>
      {footer && <footer className={styles.Footer}>{footer}</footer>}
    </ModalFrame>
  );
}
