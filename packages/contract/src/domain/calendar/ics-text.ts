/** Maximum length of a line in bytes of UTF-8 (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;

const bytes = new TextEncoder();

/**
 * Escapes the text of a property: backslash, semicolon, comma and line breaks; removes other control characters
 * (RFC 5545, 3.3.11).
 */
export function escapeIcsText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/**
 * Folds a line into lines of at most 75 bytes, each but the first with a leading space, without splitting characters
 * (RFC 5545, 3.1).
 *
 * @param line - without its ending
 */
export function foldIcsLine(line: string): string {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const size = bytes.encode(character).length;
    if (length + size > MAX_LINE_BYTES) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}
