/** Parts of the content's shapes. Their error messages are what is expected, in Spanish. */
import { z } from 'zod';

export const text = (expected = 'un texto') => z.string({ error: expected }).regex(/\S/, expected);

export const matching = (pattern: RegExp, expected: string) =>
  z.string({ error: expected }).regex(pattern, expected);

export const number = (expected: string, least: number, most: number, whole = false) =>
  z
    .number({ error: expected })
    .min(least, expected)
    .max(most, expected)
    .refine((value) => !whole || Number.isInteger(value), expected);

/** At least one: a page without any would be empty. */
export const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item, { error: 'una lista' }).min(1, 'al menos uno');

/** An object without missing or unknown names: a misspelt setting would have no effect. */
export const shape = <Shape extends z.ZodRawShape>(properties: Shape) =>
  z.strictObject(properties, {
    error: ({ code }) =>
      code === 'unrecognized_keys'
        ? `uno de estos nombres: ${Object.keys(properties).join(', ')}`
        : `un objeto con ${Object.keys(properties).join(', ')}`,
  });

/** Names a part in addresses; `#…` of a link and the file of a calendar are made of it. */
export const id = matching(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "minúsculas sin acentos, cifras y guiones, como 'jovenes'",
);

const HOUR = "una hora como '08:00', de 00:00 a 23:59";
const isHour = (value: unknown) => /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value));
const hour = z.string({ error: HOUR }).refine(isHour, HOUR);

/** Start and end of what happens on one day. */
export const hours = { start: hour, end: hour };

/** Holds that what has {@link hours} ends after it begins; one hour that is none is a fault of its own. */
export const endingLater = <Span extends z.ZodType<{ readonly start: string; readonly end: string }>>(
  span: Span,
) =>
  span.refine(({ start, end }) => !isHour(start) || !isHour(end) || start < end, {
    path: ['end'],
    error: 'una hora después de start, en que empieza',
  });

export const picture = shape({
  crop: z.enum(['sunrise', 'center', 'corner', 'arc', 'rim', 'petals'], {
    error: "'sunrise', 'center', 'corner', 'arc', 'rim' o 'petals'",
  }),
  glass: z
    .enum(['vitral', 'fuego', 'rio', 'aurora'], { error: "'vitral', 'fuego', 'rio' o 'aurora'" })
    .exactOptional(),
  alt: z.string({ error: "un texto, o '' si la imagen solo adorna" }),
  photograph: text('el nombre de un archivo').exactOptional(),
});
