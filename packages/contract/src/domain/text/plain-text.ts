/** Longest text of a server that is shown, in characters (R13). */
export const SERVER_MESSAGE_MAX_LENGTH = 200;

/**
 * Characters that show nothing or turn the reading direction: all format characters (bidi controls, zero-width
 * spaces and joiners, soft hyphen, byte order mark, tags) and the blank letters that pass for a name.
 * The emoji variation selectors stay, they are part of what is seen.
 */
const INVISIBLE = /\p{Cf}|\u034F|[\u115F\u1160\u3164\uFFA0]/gu;
const INVISIBLE_BUT_JOINER = /(?!\u200D)(?:\p{Cf}|\u034F|[\u115F\u1160\u3164\uFFA0])/gu;
/** A zero-width joiner that does not stand between two parts of one emoji. */
const LOOSE_JOINER =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D|\u200D(?!\p{Extended_Pictographic})/gu;
const LINE_BREAK = /\r\n|[\r\u0085\u2028\u2029]/g;
const FORBIDDEN_IN_LINE = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const FORBIDDEN_IN_LINES = /(?![\t\n\r\u0085])[\p{Cc}\p{Cs}]/u;
const LOOKS_LIKE_HTML = /<[a-z!/?]/i;

/**
 * A text of one line as it is stored (R13): NFC, without invisible and direction-turning characters, trimmed.
 * Controls stay, so that {@link hasForbiddenCharacters} can refuse them afterwards.
 */
export function cleanLine(text: string): string {
  return text.replace(INVISIBLE, '').normalize('NFC').trim();
}

/**
 * A text of several lines as it is stored (R13: only `mensaje`): like {@link cleanLine}, but it keeps line breaks
 * (all as `\n`) and the joiner inside an emoji; a tab becomes a space.
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
 * Whether a text holds what no stored text may hold (R13): control characters, NUL and lone surrogates, and line
 * breaks unless `lineBreaks` is set (tabs go with them). Ask after trimming or cleaning.
 */
export function hasForbiddenCharacters(
  text: string,
  options: { readonly lineBreaks?: boolean } = {},
): boolean {
  return (options.lineBreaks ? FORBIDDEN_IN_LINES : FORBIDDEN_IN_LINE).test(text);
}

/**
 * What of a backend's answer may be shown to a person, as text (R13, spec section 8): the plain body itself, or the
 * field `message` of a JSON body, whether it comes parsed or still as text.
 *
 * @param body the answer's body: a text, or what JSON.parse made of it
 * @param contentType the answer's Content-Type, null or empty when it had none
 * @returns one line of 1 to 200 characters (a longer one ends in '…'), or null where there is nothing to show:
 * no text, no message, or HTML of any kind
 */
export function safeServerMessage(body: unknown, contentType: string | null | undefined): string | null {
  if (/html/i.test(contentType ?? '')) return null;
  const text = messageOf(body);
  if (text === null || LOOKS_LIKE_HTML.test(text)) return null;
  const line = cleanLine(text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' '));
  return line === '' ? null : shortened(line);
}

function messageOf(body: unknown): string | null {
  if (typeof body === 'string') return messageOfText(body);
  if (typeof body !== 'object' || body === null || !('message' in body)) return null;
  return typeof body.message === 'string' ? body.message : null;
}

/** JSON under a wrong content type, not yet parsed or cut short, must not be shown with its braces. */
function messageOfText(text: string): string | null {
  if (!/^\s*[{["]/.test(text)) return text;
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'string' ? parsed : messageOf(parsed);
  } catch {
    return text.trimStart().startsWith('{') ? null : text;
  }
}

function shortened(line: string): string {
  const characters = Array.from(line);
  if (characters.length <= SERVER_MESSAGE_MAX_LENGTH) return line;
  return `${characters
    .slice(0, SERVER_MESSAGE_MAX_LENGTH - 1)
    .join('')
    .trimEnd()}…`;
}
