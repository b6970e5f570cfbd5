import './sonner.css';
import { cx } from 'class-variance-authority';
import type { ComponentProps, FocusEvent } from 'react';
import { Toaster as SonnerToaster } from 'sonner';
import { alert, checkCircle, close, Glyph, info } from '../icon/index.ts';
import styles from './toast.module.css';
import { useNarrow } from './use-narrow.ts';

/** Props of {@link Toaster}. */
export interface ToasterProps extends ComponentProps<'div'> {
  /** How long a toast stays, in milliseconds. @default 5000 */
  durationMs?: number | undefined;
}

/**
 * Toasts wait while the pointer is over their list. The library does not do the same for the focus, so its
 * list is told of a pointer that came or went.
 */
function pretendPointer(type: 'mouseover' | 'mouseout') {
  return (event: FocusEvent<HTMLDivElement>) => {
    const list = event.target.closest('[data-sonner-toaster]');
    const stays = event.relatedTarget instanceof Node && list?.contains(event.relatedTarget);
    if (!stays) list?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  };
}

const hold = pretendPointer('mouseover');
const release = pretendPointer('mouseout');

/** The bars of every screen stay free: a toast that covers a button and waits under the pointer would block it. */
const BELOW_THE_BAR = { top: '4.75rem', right: '1rem' };

/**
 * Where toasts appear: top right, under the bar, above everything but an open dialog; on a phone only the newest, so that
 * a queue of them does not cover the field one types into. Renders a `<div>`; one per page.
 */
export function Toaster({ durationMs = 5000, className, ...rest }: ToasterProps) {
  const narrow = useNarrow();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus of the buttons inside
    <div
      data-component="Toaster"
      {...rest}
      onFocus={hold}
      onBlur={release}
      className={cx(styles.Toaster, className)}
    >
      <SonnerToaster
        position="top-right"
        duration={durationMs}
        visibleToasts={narrow ? 1 : 4}
        expand
        closeButton
        gap={10}
        offset={BELOW_THE_BAR}
        mobileOffset={{ ...BELOW_THE_BAR, left: '0.75rem', right: '0.75rem' }}
        containerAriaLabel="Avisos"
        customAriaLabel="Avisos"
        icons={{
          success: <Glyph path={checkCircle} />,
          error: <Glyph path={alert} />,
          info: <Glyph path={info} />,
          close: <Glyph path={close} />,
        }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: 'Cerrar aviso',
          classNames: {
            toast: cx(styles.Toast),
            success: cx(styles.Success),
            error: cx(styles.Error),
            info: cx(styles.Info),
            icon: cx(styles.Icon),
            content: cx(styles.Content),
            title: cx(styles.Title),
            actionButton: cx(styles.Action),
            closeButton: cx(styles.Close),
          },
        }}
      />
    </div>
  );
}
