import { resolve } from 'node:path';
import { registerBody } from '@ministerio/contract';
import { z } from 'zod';
import { StartError } from './start-error.ts';

const anyHttpUrl = z.string().refine((text) => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '';
});
const withoutSlash = (text: string) => text.replace(/\/+$/, '');

/** Different ones in a key: 32 random digits have fewer once in a million. */
const FEWEST_CHARACTERS = 6;

const variables = {
  HOST: [
    z.union([z.ipv4(), z.ipv6(), z.string().regex(z.regexes.hostname)]),
    'una dirección o un nombre de equipo',
  ],
  PORT: [
    z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .pipe(z.number().max(65_535)),
    'un número de 0 a 65535',
  ],
  DATA_DIR: [z.string().min(1), 'una carpeta'],
  DATABASE_URL: [
    z.string().refine((text) => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '')),
    'una dirección que empiece con postgres://',
  ],
  JWT_SECRET: [
    z.string().refine((text) => Buffer.byteLength(text) >= 32 && new Set(text).size >= FEWEST_CHARACTERS),
    "un texto de al menos 32 bytes y hecho al azar; puedes crear uno con: node -e \"console.log(require('crypto').randomBytes(48).toString('base64url'))\"",
  ],
  ADMIN_USERNAME: [registerBody.shape.username, 'de 1 a 64 letras, números, espacios y . _ - @ +'],
  // Whole rule: boot/seed.ts. Read at every start, it must not stop one whose first administrator has been made long ago.
  ADMIN_PASSWORD: [z.string().min(10).max(128), 'una contraseña de 12 a 128 caracteres'],
  DEMO: [z.enum(['0', '1']).transform((value) => value === '1'), '0 o 1'],
  REGISTRATION: [z.enum(['open', 'closed']), 'open o closed'],
  SERMONS_FEED_URL: [
    z.string().refine((text) => /^(https?|file):$/.test(URL.parse(text)?.protocol ?? '')),
    'una dirección que empiece con http://, https:// o file://',
  ],
  API_URL: [
    anyHttpUrl
      .refine((text) => URL.parse(text)?.search === '' && URL.parse(text)?.hash === '')
      .transform(withoutSlash),
    'una dirección que empiece con http:// o https://',
  ],
  PUBLIC_URL: [
    anyHttpUrl
      .refine((text) => {
        const url = URL.parse(text);
        return url?.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
      })
      .transform((text) => new URL(text).origin),
    'el origen del sitio, por ejemplo https://iglesia.example, sin ruta',
  ],
  TRUST_PROXY: [
    z.union([
      z
        .string()
        .regex(/^[1-9]\d?$/)
        .transform(Number),
      z
        .string()
        .transform((text) => text.split(',').map((part) => part.trim()))
        .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])).min(1)),
    ]),
    'cuántos proxies hay delante, o sus direcciones separadas por comas',
  ],
  COPIES_TO: [z.string().min(1), 'una carpeta'],
  COPIES_KEY: [
    z.string().regex(/^age1[02-9ac-hj-np-z]{58}$/),
    'la clave que empieza con age1 de la página impresa; créala con npm run copies -- key',
  ],
  METRICS_TOKEN: [z.string().min(16), 'un texto de al menos 16 caracteres'],
} satisfies Record<string, [z.core.$ZodType, string]>;

type Name = keyof typeof variables;

/** Addresses that only this machine reaches. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host);
}

/**
 * Reads and checks every variable.
 * @param source - normally `process.env`; an empty text counts as not set.
 * @throws StartError - one line that names the first bad variable.
 */
export function readEnv(source: Record<string, string | undefined>) {
  function read<N extends Name>(name: N): z.output<(typeof variables)[N][0]> | null {
    const text = source[name];
    if (text === undefined || text === '') return null;
    const [schema, expected] = variables[name];
    const parsed = z.safeParse(schema, text);
    if (!parsed.success) throw new StartError(`${name} no es válida: se espera ${expected}.`);
    return parsed.data as z.output<(typeof variables)[N][0]>;
  }

  const copiesTo = read('COPIES_TO');
  const copiesKey = read('COPIES_KEY');
  if ((copiesTo === null) !== (copiesKey === null)) {
    const [missing, there] =
      copiesTo === null ? (['COPIES_TO', 'COPIES_KEY'] as const) : (['COPIES_KEY', 'COPIES_TO'] as const);
    throw new StartError(`${missing} falta: con ${there} se espera ${variables[missing][1]}.`);
  }
  const host = read('HOST') ?? '127.0.0.1';
  const databaseUrl = read('DATABASE_URL');
  const jwtSecret = read('JWT_SECRET');
  if (databaseUrl !== null && jwtSecret === null) {
    throw new StartError(`JWT_SECRET falta: con DATABASE_URL se espera ${variables.JWT_SECRET[1]}.`);
  }
  const adminPassword = read('ADMIN_PASSWORD');
  const publicUrl = read('PUBLIC_URL');
  const apiUrl = read('API_URL');
  const tryingOut =
    adminPassword === null &&
    databaseUrl === null &&
    publicUrl === null &&
    apiUrl === null &&
    isLoopback(host);
  return {
    host,
    /** TCP port; 0 takes any free one. */
    port: read('PORT') ?? 3000,
    /** Absolute folder of the SQLite files and the generated key. */
    dataDir: resolve(read('DATA_DIR') ?? 'data'),
    databaseUrl,
    jwtSecret,
    adminUsername: read('ADMIN_USERNAME') ?? 'admin',
    adminPassword,
    demo: (read('DEMO') ?? tryingOut) && apiUrl === null,
    registration: read('REGISTRATION') ?? 'open',
    /** null: the feed of the published channel. */
    sermonsFeedUrl: read('SERMONS_FEED_URL'),
    /** Base of another backend, without a closing slash. */
    apiUrl,
    /** Origin for canonical links, without a closing slash. */
    publicUrl,
    /** Number of proxies in front, or their addresses; false trusts none (R31). */
    trustProxy: read('TRUST_PROXY') ?? (false as const),
    metricsToken: read('METRICS_TOKEN'),
    /** Where sealed copies go, an absolute folder, and the public key of the page that opens them; null for none. */
    copies: copiesTo === null || copiesKey === null ? null : { to: resolve(copiesTo), recipient: copiesKey },
  };
}

/** The environment of the server (docs/environment.md), read once at start. */
export type Env = ReturnType<typeof readEnv>;
