/** Buttons that do nothing without script. */
const SCRIPTED = 'button:not([type="submit"])';

/** The pressed button, if it needs script. */
export function scriptedButton({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(SCRIPTED) : null;
}
