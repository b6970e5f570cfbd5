/** Parts of the content's shapes. Their error messages are what is expected, in Spanish. */
import { z } from 'zod';
import { emblemNames } from '../../packages/content/src/picture.ts';

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

const crop = z.enum(['sunrise', 'center', 'corner', 'arc', 'rim', 'petals'], {
  error: "'sunrise', 'center', 'corner', 'arc', 'rim' o 'petals'",
});
const glass = z
  .enum(['vitral', 'fuego', 'rio', 'aurora'], { error: "'vitral', 'fuego', 'rio' o 'aurora'" })
  .exactOptional();
const emblem = z.enum(emblemNames, { error: `un emblema: ${emblemNames.join(', ')}` }).exactOptional();
const slot = {
  alt: z.string({ error: "un texto, o '' si la imagen solo adorna" }),
  photograph: text('el nombre de un archivo').exactOptional(),
};

export const picture = shape({ crop, glass, ...slot });

/** Of a section: a crop, or its subject's emblem. */
export const sectionPicture = shape({
  crop: crop.exactOptional(),
  glass,
  emblem,
  ...slot,
}).refine((shown) => (shown.crop === undefined) !== (shown.emblem === undefined), {
  path: ['crop'],
  error: 'un recorte del vitral, o emblem en su lugar',
});

/** Of a shared link: a family of glass, or an emblem. */
export const sharePicture = shape({ glass, emblem }).refine(
  (shown) => (shown.glass === undefined) !== (shown.emblem === undefined),
  { path: ['glass'], error: 'una familia de vidrio, o emblem en su lugar' },
);
