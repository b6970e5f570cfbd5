import { type ComponentProps, type MouseEvent, type PointerEvent, type SyntheticEvent, useRef } from 'react';

/** The caller's handlers, which run before the dialog's own. */
type GivenHandlers = Pick<ComponentProps<'dialog'>, 'onCancel' | 'onClose' | 'onPointerDown' | 'onClick'>;

/**
 * Handlers that dismiss a `<dialog>`: Escape, the system's back gesture, and a press that starts and ends
 * on the backdrop (a text selection that ends outside of the dialog does not count).
 */
export function useDismissal(
  open: boolean,
  dismiss: () => void,
  byBackdrop: boolean,
  given: GivenHandlers = {},
) {
  const pressedBackdrop = useRef(false);
  const isItself = (event: SyntheticEvent) => event.target === event.currentTarget;
  return {
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      given.onCancel?.(event);
      // A file input inside also sends 'cancel', which bubbles.
      if (!isItself(event)) return;
      event.preventDefault();
      dismiss();
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      given.onClose?.(event);
      // Chrome closes on a second Escape although the first was prevented; the parent must know.
      if (isItself(event) && open && !event.currentTarget.open) dismiss();
    },
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      given.onPointerDown?.(event);
      pressedBackdrop.current = isItself(event);
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      given.onClick?.(event);
      if (byBackdrop && isItself(event) && pressedBackdrop.current) dismiss();
    },
  };
}
