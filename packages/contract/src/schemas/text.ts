import * as z from 'zod/mini';
import {
  cleanLine,
  cleanMultiline,
  FORBIDDEN_TEXT,
  hasForbiddenCharacters,
  tooLongText,
} from '../domain/text/plain-text.ts';

/** A text to search for, never stored: unchanged, refused if it has characters that no stored text may have. */
export function searchText(refusal = FORBIDDEN_TEXT) {
  return z.string({ error: refusal }).check(z.refine((text) => !hasForbiddenCharacters(text), refusal));
}

/**
 * A line of text that a person typed: trimmed, invisible direction marks dropped, controls refused (R13).
 * @param required - message if it is missing or blank
 * @param max - maximum length in UTF-16 units
 * @param lineBreaks - whether they are allowed
 */
export function line(required: string, max: number, lineBreaks = false) {
  return z.string({ error: required }).check(
    z.trim(),
    z.refine((text) => !hasForbiddenCharacters(text, { lineBreaks }), { error: FORBIDDEN_TEXT, abort: true }),
    z.overwrite(lineBreaks ? cleanMultiline : cleanLine),
    z.minLength(1, required),
    z.maxLength(max, tooLongText(max)),
  );
}

/** Like {@link line}, for texts of several lines: line breaks and the emoji joiner stay. */
export const lines = (required: string, max: number) => line(required, max, true);

/**
 * A text field of a record from any backend: a number becomes a string, anything else null (decisions section 1).
 */
export const looseText = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) =>
    typeof value === 'string'
      ? value
      : typeof value === 'number' && Number.isFinite(value)
        ? String(value)
        : null,
  ),
);

/** A coordinate of a record from any backend: a number or a numeric string, else null (shown as 'N/A'). */
export const looseNumber = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : null;
  }),
);

/**
 * A list from any backend. Invalid entries (no object, no id) are skipped; the rest stays (decisions section 1).
 */
export function looseList<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((entries) =>
      entries.flatMap((entry): z.output<Item>[] => {
        const parsed = item.safeParse(entry);
        return parsed.success ? [parsed.data] : [];
      }),
    ),
  );
}
