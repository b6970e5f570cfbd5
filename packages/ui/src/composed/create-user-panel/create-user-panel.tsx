import { cx } from 'class-variance-authority';
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useMergedRef } from '../../hooks/use-merged-ref.ts';
import { Button } from '../../primitives/button/button.tsx';
import { close, Glyph } from '../../primitives/icon/index.ts';
import { createUserPanel as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './create-user-panel.module.css';

export interface CreateUserPanelProps extends ComponentProps<'section'> {
  /** Whether the panel is visible; closing keeps the input. */
  readonly open: boolean;
  /** Called on Escape, and by the panel's own button; the caller closes it and gives the focus back. */
  readonly onClose?: (() => void) | undefined;
  /** The form that creates an account. */
  readonly children: ComponentProps<'section'>['children'];
}

/**
 * The side sheet that creates accounts; not modal: the page beside it stays in use. The form is mounted when the panel
 * first opens and stays, so that closing the panel keeps the input; opening it moves the focus there. Renders a `section`,
 * hidden while closed, which its caller places.
 */
export function CreateUserPanel(props: CreateUserPanelProps) {
  const { open, onClose, children, ref, className, onKeyDown, ...rest } = props;
  const words = useWords(spanish);
  const section = useRef<HTMLElement>(null);
  const mergedRef = useMergedRef(section, ref);
  const [needed, setNeeded] = useState(open);
  if (open && !needed) setNeeded(true);

  useEffect(() => {
    if (open) section.current?.focus();
  }, [open]);

  return (
    <section
      aria-label={words.open}
      {...rest}
      ref={mergedRef}
      tabIndex={-1}
      hidden={!open}
      className={cx(styles.Root, className)}
      data-component="CreateUserPanel"
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (isOwnEscape(event)) onClose?.();
      }}
    >
      {onClose ? (
        <Button variant="quiet" size="sm" className={styles.Close} onClick={onClose}>
          <Glyph path={close} />
          {words.close}
        </Button>
      ) : null}
      {needed ? children : null}
    </section>
  );
}

/** Whether nothing inside, such as a question in a dialog, was what Escape closes. */
function isOwnEscape({ key, defaultPrevented, target }: KeyboardEvent): boolean {
  return key === 'Escape' && !defaultPrevented && !(target instanceof Element && target.closest('dialog'));
}
