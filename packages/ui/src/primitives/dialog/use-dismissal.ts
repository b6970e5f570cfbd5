import { type ComponentProps, type MouseEvent, type PointerEvent, type SyntheticEvent, useRef } from 'react';

/** Handlers of the caller's, which run before the dialog's own. */
type GivenHandlers = Pick<ComponentProps<'dialog'>, 'onCancel' | 'onClose' | 'onPointerDown' | 'onClick'>;

/**
 * Handlers of a `<dialog>` that ask for it to be closed: Escape, the system's back gesture, and a press
 * that starts and ends on the backdrop (a selection of text that slips out of the dialog does not count).
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
      // Chrome closes at the second Escape whatever is prevented; the owner of `open` must hear of it.
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
