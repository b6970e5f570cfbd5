import { z } from 'zod';
import type { ChurchSettings, StreetPlan } from '../../packages/content/src/index.ts';
import { COUNTRY_CODE, isTimeZone, LOCALE, RANGES } from './forms.ts';
import { list, matching, number, shape, text } from './shape-parts.ts';

/** A setting that may stay open: visitors see nothing then, and the panel lists it. */
const orUnset = (pattern: RegExp, form: string): z.ZodType<string | undefined> => {
  const expected = `${form}, o undefined mientras no lo haya`;
  return z.string({ error: expected }).regex(pattern, expected).optional();
};

const within = (range: readonly [least: number, most: number], what: string) =>
  number(`un número de ${range[0]} a ${range[1]}, en ${what}`, ...range);

const webAddress = (example: string) =>
  orUnset(/^https:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/, `una dirección completa como '${example}'`);

const plan: z.ZodType<StreetPlan | undefined> = shape({
  street: text(),
  crossings: z.tuple([text(), text()], { error: 'dos calles: la de la izquierda y la de la derecha' }),
  description: text(),
}).optional();

/** `church.config.ts`; the compiler refuses a setting that is left out here. */
export const churchShape: z.ZodType<ChurchSettings> = shape({
  name: text(),
  product: text(),
  city: text(),
  country: text(),
  countryCode: matching(COUNTRY_CODE, "el país en dos mayúsculas, como 'BO'"),
  timeZone: z
    .string({ error: "una zona horaria como 'America/La_Paz'" })
    .refine(isTimeZone, "una zona horaria como 'America/La_Paz'"),
  locale: matching(LOCALE, "el español del país, como 'es-BO'"),
  currency: text(),
  point: shape({
    latitude: within(RANGES.latitude, 'grados'),
    longitude: within(RANGES.longitude, 'grados'),
  }),
  radiusMetres: within(RANGES.radius, 'metros'),
  address: list(text()),
  plan,
  contact: shape({
    phone: orUnset(/^\+?[\d\s()./-]{6,}$/, "un teléfono como '+591 3 000 0000'"),
    whatsapp: orUnset(/^\+?(?:[\s().-]*\d){8,15}$/, "un número con el código del país, como '+591 70000000'"),
    email: orUnset(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "un correo como 'hola@iglesia.example'"),
  }),
  social: shape({
    facebook: webAddress('https://www.facebook.com/iglesia'),
    instagram: webAddress('https://www.instagram.com/iglesia'),
    youtubeStreams: webAddress('https://www.youtube.com/@iglesia/streams'),
  }),
  sermons: shape({
    channelId: orUnset(/^UC[\w-]{22}$/, 'el identificador del canal: UC y 22 caracteres más'),
  }),
  protection: shape({
    responsible: z.union([text(), z.undefined()]),
    phone: orUnset(/^\+?[\d\s()./-]{6,}$/, "un teléfono como '+591 3 000 0000'"),
  }),
  offline: z.boolean({ error: 'true o false' }),
  rosetteSeed: number('un número entero desde 0', 0, Number.MAX_SAFE_INTEGER, true),
});
