import { isRecord } from './loose-values.ts';

/** Maximum length of a server's message on screen (R13). */
export const SERVER_MESSAGE_MAX_LENGTH = 200;

/**
 * Invisible and direction-changing characters: all format characters (bidi controls, zero-width spaces and joiners,
 * soft hyphen, byte order mark, tags) and blank letters. Not the emoji variation selectors, which are visible.
 */
const INVISIBLE = /\p{Cf}|\u034F|[\u115F\u1160\u3164\uFFA0]/gu;
const INVISIBLE_BUT_JOINER = /(?!\u200D)(?:\p{Cf}|\u034F|[\u115F\u1160\u3164\uFFA0])/gu;
/** A zero-width joiner outside of an emoji sequence. */
const LOOSE_JOINER =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D|\u200D(?!\p{Extended_Pictographic})/gu;
const LINE_BREAK = /\r\n|[\r\u0085\u2028\u2029]/g;
const FORBIDDEN_IN_LINE = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const FORBIDDEN_IN_LINES = /(?![\t\n\r\u0085])[\p{Cc}\p{Cs}]/u;
const LOOKS_LIKE_HTML = /<[a-z!/?]/i;

/**
 * Cleans a single line for storage (R13): NFC, trimmed, without invisible and direction-changing characters. Control
 * characters stay for {@link hasForbiddenCharacters} to refuse.
 */
export function cleanLine(text: string): string {
  return text.replace(INVISIBLE, '').normalize('NFC').trim();
}

/**
 * Cleans a text of several lines for storage (R13: only `mensaje`): like {@link cleanLine}, but keeps line breaks (as
 * `\n`) and joiners in emoji; tabs become spaces.
 */
export function cleanMultiline(text: string): string {
  return text
    .replace(INVISIBLE_BUT_JOINER, '')
    .replace(LOOSE_JOINER, '')
    .normalize('NFC')
    .replace(LINE_BREAK, '\n')
    .replaceAll('\t', ' ')
    .trim();
}

/**
 * Whether a text has characters that must not be stored (R13): control characters, NUL, lone surrogates, and line
 * breaks and tabs unless `lineBreaks` is set. Trim or clean the text first.
 */
export function hasForbiddenCharacters(
  text: string,
  options: { readonly lineBreaks?: boolean } = {},
): boolean {
  return (options.lineBreaks ? FORBIDDEN_IN_LINES : FORBIDDEN_IN_LINE).test(text);
}

/** Said of a text with {@link hasForbiddenCharacters}. */
export const FORBIDDEN_TEXT = 'Contiene caracteres que no se pueden guardar';
/** Said of a text that is too long. @param max - maximum length in characters. */
export const tooLongText = (max: number): string => `Escribe como máximo ${max} caracteres`;

/** Fault of a typed line (R13); null for a good one. @param required - said of an empty one. */
export function lineFault(text: string, required: string, max: number): string | null {
  const trimmed = text.trim();
  if (hasForbiddenCharacters(trimmed)) return FORBIDDEN_TEXT;
  const { length } = Array.from(cleanLine(trimmed));
  if (length === 0) return required;
  return length > max ? tooLongText(max) : null;
}

/**
 * The message of a backend's response that may be shown, as text (R13, spec section 8): the plain body, or `message` of
 * a JSON body, parsed or not.
 *
 * @param body - the response's body: a string, or the result of JSON.parse
 * @param contentType - the response's Content-Type, if any
 * @returns one line of 1 to 200 characters (truncated with '…'), or null for no text, no message, or any HTML
 */
export function safeServerMessage(body: unknown, contentType: string | null | undefined): string | null {
  if (/html/i.test(contentType ?? '')) return null;
  const text = messageOf(body);
  if (text === null || LOOKS_LIKE_HTML.test(text)) return null;
  const line = cleanLine(text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' '));
  return line === '' ? null : truncated(line);
}

function messageOf(body: unknown): string | null {
  if (typeof body === 'string') return messageOfText(body);
  return isRecord(body) && typeof body.message === 'string' ? body.message : null;
}

/** JSON with a wrong content type, unparsed or truncated, must not be shown with its braces. */
function messageOfText(text: string): string | null {
  if (!/^\s*[{["]/.test(text)) return text;
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'string' ? parsed : messageOf(parsed);
  } catch {
    return text.trimStart().startsWith('{') ? null : text;
  }
}

function truncated(line: string): string {
  const characters = Array.from(line);
  if (characters.length <= SERVER_MESSAGE_MAX_LENGTH) return line;
  return `${characters
    .slice(0, SERVER_MESSAGE_MAX_LENGTH - 1)
    .join('')
    .trimEnd()}…`;
}
