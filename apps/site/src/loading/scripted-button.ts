/** Buttons that do nothing without script. */
const SCRIPTED = 'button:not([type="submit"])';

/** The button that a press was on, where it needs script to do anything. */
export function scriptedButton({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(SCRIPTED) : null;
}
