/** Latin letters, digits, signs and spaces: what names and numbers are made of. */
const COMMON = /^[\x20-\x7e\u00c0-\u017f]*$/;
const LOOSE_SPACE = /^ | {2}| $/;
const bareLetters = new Map<string, string>();

/** One letter in the form of {@link textKey}; there are few of them, and a long list asks for each very often. */
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
 * The form of a text that uniqueness and search compare, so that `José`, `JOSE`, `jose` with a combining accent
 * and full-width forms meet (docs/rules.md#data): NFKD, without marks and format characters,
 * lower case, NFKC, trimmed, single spaces. Applying it twice changes nothing.
 */
export function textKey(text: string): string {
  if (!COMMON.test(text)) return thoroughKey(text);
  const key = text.toLowerCase().replace(/[^\x20-\x7e]/g, bareLetter);
  return LOOSE_SPACE.test(key) ? key.trim().replace(/ +/g, ' ') : key;
}

/** The key of a membership number: {@link textKey} without any space, so `12 34` and `1234` are one number. */
export function codigoKey(codigo: string): string {
  return textKey(codigo).replaceAll(' ', '');
}

/** One key over several fields, for a search by part of any of them; empty and missing ones are left out. */
export function searchKey(...parts: readonly (string | number | null | undefined)[]): string {
  return textKey(parts.filter((part) => part !== null && part !== undefined && part !== '').join(' '));
}

/**
 * A membership number for logs, audit and toasts (R1): four dots and the last two characters. A number of two
 * characters or fewer is hidden whole. The dots are always four: the length of what may be a password is not told.
 */
export function maskCodigo(codigo: string): string {
  const characters = Array.from(codigo.trim());
  return characters.length > 2 ? `••••${characters.slice(-2).join('')}` : '••••';
}
