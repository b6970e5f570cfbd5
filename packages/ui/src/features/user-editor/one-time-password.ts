/** Without what is taken for something else when it is read out or copied by hand: 0 o, 1 l i, u v. */
const LETTERS = 'abcdefghjkmnpqrstwxyz23456789';
const GROUPS = 3;
const GROUP = 4;

/**
 * A password for one use: three groups of four letters and digits, 58 bits that nobody guesses in 72 hours (R5).
 * @param fill - fills an array with random bytes. Defaults to the browser's generator.
 */
export function oneTimePassword(
  fill: (bytes: Uint8Array<ArrayBuffer>) => unknown = (bytes) => crypto.getRandomValues(bytes),
): string {
  const letters: string[] = [];
  const bytes = new Uint8Array(GROUPS * GROUP);
  // Above the last whole multiple the first letters would be likelier than the rest.
  const limit = 256 - (256 % LETTERS.length);
  while (letters.length < GROUPS * GROUP) {
    fill(bytes);
    for (const byte of bytes) if (byte < limit) letters.push(LETTERS.charAt(byte % LETTERS.length));
  }
  return Array.from({ length: GROUPS }, (_, index) =>
    letters.slice(index * GROUP, (index + 1) * GROUP).join(''),
  ).join('-');
}
