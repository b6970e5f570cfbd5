import { toaster as spanish } from '../../words/primitives.ts';
import { useWords } from '../../words/use-words.ts';
import './sonner.css';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type FocusEvent, useEffect, useSyncExternalStore } from 'react';
import { Toaster as SonnerToaster, useSonner } from 'sonner';
import { alert, checkCircle, close, Glyph, info } from '../icon/index.ts';
import styles from './toast.module.css';

export interface ToasterProps extends ComponentProps<'div'> {
  /** How long a toast stays, in milliseconds. @default 5000 */
  durationMs?: number | undefined;
}

/**
 * Toasts stay while the pointer is over their list. The library does not do the same for the focus, so a
 * pointer is simulated.
 */
function simulatePointer(type: 'mouseover' | 'mouseout') {
  return (event: FocusEvent<HTMLDivElement>) => {
    const list = event.target.closest('[data-sonner-toaster]');
    const staysInside = event.relatedTarget instanceof Node && list?.contains(event.relatedTarget);
    if (!staysInside) list?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  };
}

const pauseTimers = simulatePointer('mouseover');
const resumeTimers = simulatePointer('mouseout');

/** Keeps the bars of every screen free: a toast over a button that stays under the pointer would block it. */
const BELOW_THE_BAR = { top: '4.75rem', right: '1rem' };

/**
 * Where toasts appear: top right, under the bar, above everything but an open dialog; on a phone only the newest, and the
 * page moves where it would cover the field in use. Renders a `<div>`; one per page.
 */
export function Toaster({ durationMs = 5000, className, ...rest }: ToasterProps) {
  const words = useWords(spanish);
  const narrow = useNarrow();
  useFieldInSight(narrow);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus of the buttons inside
    <div
      data-component="Toaster"
      {...rest}
      onFocus={pauseTimers}
      onBlur={resumeTimers}
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
        mobileOffset={{ ...BELOW_THE_BAR, left: '1rem' }}
        containerAriaLabel={words.region}
        customAriaLabel={words.region}
        icons={{
          success: <Glyph path={checkCircle} />,
          error: <Glyph path={alert} />,
          info: <Glyph path={info} />,
          close: <Glyph path={close} />,
        }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: words.close,
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

/** Pixels between a toast and the field under it. */
const GAP = 8;

/** Moves the page where the newest toast covers the field in use. @param narrow - whether there is no room beside it. */
function useFieldInSight(narrow: boolean): void {
  const newest = useSonner().toasts[0]?.id;
  useEffect(() => {
    if (!narrow || newest === undefined) return;
    const clear = () => requestAnimationFrame(moveFieldBelowToast);
    clear();
    document.addEventListener('focusin', clear);
    return () => document.removeEventListener('focusin', clear);
  }, [narrow, newest]);
}

function moveFieldBelowToast(): void {
  const shown = document.querySelector<HTMLElement>('[data-sonner-toast][data-front="true"]');
  const field = document.activeElement;
  if (!shown?.parentElement || !field?.matches('input, textarea, select')) return;
  // Where it will be: it is still on its way.
  const { top } = shown.parentElement.getBoundingClientRect();
  const below = top + shown.offsetHeight + GAP;
  const box = field.getBoundingClientRect();
  if (box.bottom > top && box.top < below) window.scrollBy({ top: box.top - below, behavior: 'instant' });
}

/** A phone in portrait: there is no room beside a toast. */
const NARROW = '(max-width: 600px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether there is no room beside a toast. False in prerendered HTML. */
function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
}
