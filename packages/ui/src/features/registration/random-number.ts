const DIGITS = 8;

/**
 * A membership number that nobody guesses: eight random digits (R1).
 * @param fill - fills an array with random bytes. Defaults to the browser's generator.
 */
export function randomNumber(
  fill: (bytes: Uint8Array<ArrayBuffer>) => unknown = (bytes) => crypto.getRandomValues(bytes),
): string {
  let digits = '';
  const bytes = new Uint8Array(DIGITS);
  while (digits.length < DIGITS) {
    fill(bytes);
    // 250 and above would make the digits 0 to 5 likelier than the rest.
    for (const byte of bytes) if (byte < 250 && digits.length < DIGITS) digits += String(byte % 10);
  }
  return digits;
}
