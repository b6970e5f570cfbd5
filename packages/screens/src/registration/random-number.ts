const DIGITS = 8;

/**
 * A membership number that is hard to guess: eight random digits (R1).
 * @param fill - fills an array with random bytes; defaults to the browser's generator.
 */
export function randomNumber(
  fill: (bytes: Uint8Array<ArrayBuffer>) => unknown = (bytes) => crypto.getRandomValues(bytes),
): string {
  let digits = '';
  const bytes = new Uint8Array(DIGITS);
  while (digits.length < DIGITS) {
    fill(bytes);
    // Bytes of 250 and above would favour the digits 0 to 5.
    for (const byte of bytes) if (byte < 250 && digits.length < DIGITS) digits += String(byte % 10);
  }
  return digits;
}
