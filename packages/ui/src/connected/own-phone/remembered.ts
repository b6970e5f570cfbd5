/** Says that this browser has the cookie of a member's phone, which no script can read. */
const KEY = 'dispositivo';

/** Whether this browser may be able to sign in by itself. */
export function isRememberedHere(storage: Storage = window.localStorage): boolean {
  return storage.getItem(KEY) !== null;
}

/** Notes that the server remembers this browser. */
export function rememberHere(storage: Storage = window.localStorage): void {
  storage.setItem(KEY, '1');
}

/** Notes that it does not any more. */
export function forgetHere(storage: Storage = window.localStorage): void {
  storage.removeItem(KEY);
}
