/** Latin letters, digits, punctuation and spaces. */
const COMMON = /^[\x20-\x7e\u00c0-\u017f]*$/;
const LOOSE_SPACE = /^ | {2}| $/;
const bareLetters = new Map<string, string>();

/** {@link textKey} of one letter, cached: a long list repeats few letters. */
function bareLetter(letter: string): string {
  const known = bareLetters.get(letter);
  if (known !== undefined) return known;
  const bare = thoroughKey(letter);
  bareLetters.set(letter, bare);
  return bare;
}

function thoroughKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .normalize('NFKC')
    .trim()
    .replace(/\s+/g, ' ');
}

/**
 * Normalizes a text for uniqueness and search, so that `José`, `JOSE`, `jose` with a combining accent and full-width
 * forms are equal (docs/rules.md#data): NFKD, without marks and format characters, lower case, NFKC,
 * trimmed, single spaces. Idempotent.
 */
export function textKey(text: string): string {
  if (!COMMON.test(text)) return thoroughKey(text);
  const key = text.toLowerCase().replace(/[^\x20-\x7e]/g, bareLetter);
  return LOOSE_SPACE.test(key) ? key.trim().replace(/ +/g, ' ') : key;
}

/** Key of a membership number: {@link textKey} without spaces, so `12 34` and `1234` are equal. */
export function codigoKey(codigo: string): string {
  return textKey(codigo).replaceAll(' ', '');
}

/** Key of several fields, to search in all of them; empty and missing ones are skipped. */
export function searchKey(...parts: readonly (string | number | null | undefined)[]): string {
  return textKey(parts.filter((part) => part !== null && part !== undefined && part !== '').join(' '));
}

/**
 * Masks a membership number for logs, audit and toasts (R1): always four dots, which hide the length of a possible
 * password, and the last two characters of a number with more than two.
 */
export function maskCodigo(codigo: string): string {
  const characters = Array.from(codigo.trim());
  return characters.length > 2 ? `••••${characters.slice(-2).join('')}` : '••••';
}
