import { toaster as spanish } from '../../words/primitives.ts';
import { useWords } from '../../words/use-words.ts';
import './sonner.css';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type FocusEvent, useEffect, useRef, useState } from 'react';
import { Toaster as SonnerToaster, useSonner } from 'sonner';
import { useMedia } from '../../hooks/use-media.ts';
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

/** A phone in portrait: there is no room beside a toast. */
const NARROW = '(max-width: 600px)';

/**
 * Where toasts appear: top right, under the bar, above everything but an open dialog, and below what has
 * `data-toasts="below"`, the page's navigation and tabs, the field in use and the button just pressed, where they would
 * cover it; on a phone only the newest. Renders a `<div>`; one per page.
 */
export function Toaster({ durationMs = 5000, className, ...rest }: ToasterProps) {
  const words = useWords(spanish);
  const narrow = useMedia(NARROW);
  const top = useClearTop();
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
        offset={{ top, right: '1rem' }}
        mobileOffset={{ top, right: '1rem', left: '1rem' }}
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

/** Keeps the bars of every screen free: a toast over a button that stays under the pointer would block it. */
const UNDER_THE_BAR_REM = 4.75;
/** Pixels between a toast and what it must not cover. */
const GAP = 8;
const KEPT_FREE = '[data-toasts="below"], main nav, [role="tablist"], :is(input, textarea, select):focus';

/** Where toasts begin, as a length: as high as they cover nothing that is in use. */
function useClearTop(): string {
  const { toasts } = useSonner();
  const [top, setTop] = useState(`${UNDER_THE_BAR_REM}rem`);
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const press = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest('button') : null;
    };
    document.addEventListener('click', press, true);
    return () => document.removeEventListener('click', press, true);
  }, []);
  useEffect(() => {
    if (toasts.length === 0) return;
    const place = () => requestAnimationFrame(() => setTop(clearTop(pressed.current)));
    // Later content, such as a screen after signing in, or a sentence by which a part grows.
    const changes = new MutationObserver(place);
    changes.observe(document.body, { childList: true, subtree: true });
    const ended = new AbortController();
    for (const event of ['focusin', 'scroll', 'resize'])
      window.addEventListener(event, place, { capture: true, signal: ended.signal });
    place();
    return () => {
      changes.disconnect();
      ended.abort();
    };
  }, [toasts]);
  return top;
}

function clearTop(pressed: Element | null): string {
  const base = UNDER_THE_BAR_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const toasts = [...document.querySelectorAll<HTMLElement>('[data-sonner-toast][data-visible="true"]')];
  const list = toasts[0]?.parentElement;
  if (!list) return `${base}px`;
  const height = toasts.reduce((sum, { offsetHeight }) => sum + offsetHeight + GAP, 0);
  const { right } = list.getBoundingClientRect();
  const left = right - Math.max(...toasts.map(({ offsetWidth }) => offsetWidth));
  const kept = [
    ...document.querySelectorAll(KEPT_FREE),
    ...(pressed && !list.contains(pressed) ? [pressed] : []),
  ];
  const boxes = kept
    .map((part) => part.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.left < right && box.right > left)
    .sort((one, other) => one.top - other.top);
  let top = base;
  for (const box of boxes) if (box.top < top + height && box.bottom > top) top = box.bottom + GAP;
  return `${top + height > window.innerHeight ? base : top}px`;
}
