/**
 * How long toasts stay on a screen: 3 s in the member area and on the attendance screens, 5 s elsewhere (decisions
 * section 5).
 * @param pathname - the screen's; letter case does not matter.
 * @returns milliseconds.
 */
export function toastDuration(pathname: string): number {
  return /^\/dashboard\/(user|asistencia)/i.test(pathname) ? 3000 : 5000;
}
