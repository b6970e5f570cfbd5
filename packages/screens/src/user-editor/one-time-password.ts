/** Without letters and digits that are easily confused: 0 o, 1 l i, u v. */
const LETTERS = 'abcdefghjkmnpqrstwxyz23456789';
const GROUPS = 3;
const GROUP = 4;

/**
 * A one-time password: three groups of four letters and digits, 58 bits for 72 hours (R5).
 * @param fill - fills an array with random bytes; defaults to the browser's generator.
 */
export function oneTimePassword(
  fill: (bytes: Uint8Array<ArrayBuffer>) => unknown = (bytes) => crypto.getRandomValues(bytes),
): string {
  const letters: string[] = [];
  const bytes = new Uint8Array(GROUPS * GROUP);
  // Bytes above the last whole multiple would favour the first letters.
  const limit = 256 - (256 % LETTERS.length);
  while (letters.length < GROUPS * GROUP) {
    fill(bytes);
    for (const byte of bytes) if (byte < limit) letters.push(LETTERS.charAt(byte % LETTERS.length));
  }
  return Array.from({ length: GROUPS }, (_, index) =>
    letters.slice(index * GROUP, (index + 1) * GROUP).join(''),
  ).join('-');
}
