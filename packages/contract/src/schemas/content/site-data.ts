import * as z from 'zod/mini';
import { isEmail } from '../../domain/people/email.ts';
import { cleanLine } from '../../domain/text/plain-text.ts';
import { line } from '../text.ts';
import { httpsAddress } from './addresses.ts';

/** Smallest and largest radius around the church in which members mark attendance, in metres (R47). */
export const RADIUS_METRES = { min: 50, max: 1000 } as const;

const phone = z
  .string({ error: 'Escribe el número con su código de país' })
  .check(
    z.overwrite(cleanLine),
    z.maxLength(24, 'Escribe el número con su código de país'),
    z.regex(/^\+\d(?:[ ()-]{0,2}\d){7,14}$/, 'Escribe el número con su código de país, empezando por +'),
  );

const isTimeZone = (name: string) => {
  try {
    // Offsets and lower case are taken: a stricter rule would leave published documents unreadable.
    return new Intl.DateTimeFormat('es', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const degrees = (max: number, refusal: string) =>
  z.number({ error: refusal }).check(z.minimum(-max, refusal), z.maximum(max, refusal));

/** Streets named on the drawn plan; null for a plan without names. */
const streetPlan = z.strictObject({
  calle: line('Escribe la calle de la iglesia', 60),
  cruces: z.tuple([line('Escribe la calle de la izquierda', 40), line('Escribe la calle de la derecha', 40)]),
  descripcion: line('Describe el plano con palabras', 200),
});

/** The document `datos`: who and where the church is, and how it is reached. What is not set is null. */
export const siteData = z.strictObject({
  nombre: line('Escribe el nombre de la iglesia', 60),
  producto: line('Escribe el nombre del sitio', 40),
  ciudad: line('Escribe la ciudad', 60),
  pais: line('Escribe el país', 60),
  /** ISO 3166-1 in two capital letters. */
  codigoPais: z.string().check(z.regex(/^[A-Z]{2}$/, 'Escribe las dos letras mayúsculas del país')),
  /** IANA zone that decides the day of an attendance. */
  zona: z
    .string()
    .check(
      z.maxLength(60, 'Elige una zona horaria de la lista'),
      z.refine(isTimeZone, 'Elige una zona horaria de la lista'),
    ),
  moneda: line('Escribe el signo de la moneda', 6),
  /** BCP 47 tag of a kind of Spanish. */
  idioma: z.string().check(z.regex(/^es(?:-[A-Z]{2}|-\d{3})?$/, 'Elige un idioma de la lista')),
  direccion: z
    .array(line('Escribe la dirección', 80))
    .check(z.minLength(1, 'Escribe la dirección'), z.maxLength(4, 'Caben 4 líneas')),
  plano: z.nullable(streetPlan),
  telefono: z.nullable(phone),
  whatsapp: z.nullable(phone),
  email: z.nullable(
    z
      .string()
      .check(
        z.overwrite(cleanLine),
        z.maxLength(120, 'Escribe un correo como nombre@ejemplo.com'),
        z.refine(isEmail, 'Escribe un correo como nombre@ejemplo.com'),
      ),
  ),
  facebook: z.nullable(httpsAddress('Escribe una dirección de facebook.com', ['facebook.com', 'fb.com'])),
  instagram: z.nullable(httpsAddress('Escribe una dirección de instagram.com', ['instagram.com'])),
  youtube: z.nullable(httpsAddress('Escribe una dirección de youtube.com', ['youtube.com', 'youtu.be'])),
  /** Id of the video channel whose feed the server reads. */
  canal: z.nullable(z.string().check(z.regex(/^UC[\w-]{22}$/, 'Un canal empieza con UC y tiene 24 letras'))),
  /** Decimal degrees, WGS 84. */
  latitude: degrees(90, 'La latitud va de -90 a 90'),
  longitude: degrees(180, 'La longitud va de -180 a 180'),
  /** Metres. */
  radio: z
    .int({ error: 'El radio va de 50 a 1000 metros' })
    .check(
      z.minimum(RADIUS_METRES.min, 'El radio va de 50 a 1000 metros'),
      z.maximum(RADIUS_METRES.max, 'El radio va de 50 a 1000 metros'),
    ),
  /** Person answerable for the protection of minors. */
  responsable: z.nullable(line('Escribe el nombre de quien es responsable', 80)),
  telefonoProteccion: z.nullable(phone),
});

/** Fields of `datos` whose change asks for a fresh confirmation (R47). */
export const CONFIRMED_DATA_FIELDS = [
  'latitude',
  'longitude',
  'radio',
  'zona',
  'telefono',
  'whatsapp',
  'email',
  'responsable',
  'telefonoProteccion',
  'direccion',
  'facebook',
  'instagram',
  'youtube',
] as const satisfies readonly (keyof z.output<typeof siteData>)[];
