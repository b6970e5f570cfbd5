/** What a line of a calendar may be long, in bytes of UTF-8 (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

const bytes = new TextEncoder();

/**
 * A text as it stands in a property of a calendar: backslash, semicolon, comma and line breaks are escaped, other
 * control characters dropped (RFC 5545, 3.3.11).
 */
export function escapeIcsText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/**
 * Folds a line so that none is longer than 75 bytes: every further one begins with a space. A character is never cut
 * in two (RFC 5545, 3.1).
 *
 * @param line without its ending
 */
export function foldIcsLine(line: string): string {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const size = bytes.encode(character).length;
    if (length + size > LONGEST_LINE) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}
