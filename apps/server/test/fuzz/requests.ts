import { CONTENT_KEYS, type Endpoint, takes } from '@ministerio/contract';
import fc from 'fast-check';
import { z } from 'zod';
import { endpoints } from '../../src/openapi/document.ts';
import { hostileBody, hostileText, hostileValue } from './hostile-values.ts';

/** Sender of a request. */
export type Sender = 'nobody' | 'member' | 'administrator' | 'forger';

/** One request made of a call of the contract. */
export interface Fuzzed {
  readonly endpoint: string;
  readonly method: Endpoint['method'];
  /** Under /api, with its query. */
  readonly path: string;
  readonly sender: Sender;
  readonly contentType: string;
  /** The body as it travels; null for none. */
  readonly body: string | null;
}

/** Good values, so that requests also get past the first check. */
const good: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  username: fc.stringMatching(/^[a-z]{3,8}$/),
  // Few names of ministries: some are taken.
  name: fc.constantFrom('Coro', 'Alabanza', 'Danza', 'Ujieres'),
  email: fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.bo$/),
  codigo: fc.stringMatching(/^[0-9]{4,8}$/),
  codigoMembresia: fc.stringMatching(/^[0-9]{4}$/),
  role: fc.constantFrom('USER', 'ADMIN'),
  password: fc.constantFrom('una clave larga', 'corta'),
  latitude: fc.constantFrom(-17.8132, 0, 91),
  longitude: fc.constantFrom(-63.1804, 0, -181),
  accuracy: fc.constantFrom(0, 10, 201, -1),
  date: fc.constantFrom('2026-09-26', '2026-02-30'),
  fecha: fc.constantFrom('2026-09-26', '2026-02-30'),
  from: fc.constantFrom('2026-09-26', '2026-02-30'),
  until: fc.constantFrom('2026-09-26', ''),
  entity: fc.constantFrom('user', 'attendance'),
  action: fc.constantFrom('user_updated', 'attendance_marked'),
  time: fc.constantFrom('19:30:00', '25:00'),
  aporte: fc.constantFrom('50', 'Bs 1.250,50', 20),
  clave: fc.constantFrom('una clave larga', 'corta'),
  version: fc.constantFrom(0, 1, 2),
  valor: fc.constantFrom<unknown>(null, [], {}, { texto: 'Hoy', enlace: null, hasta: '2999-12-31' }),
  limit: fc.constantFrom('1', '100'),
  offset: fc.constantFrom('0', '5'),
  desde: fc.constantFrom(0, 1, 4999, 5000),
  filas: fc.oneof(
    fc.constantFrom<unknown>(1, 2, 0, 5001),
    fc.array(
      fc.record({
        codigo: fc.stringMatching(/^[0-9]{4,8}$/),
        nombre: fc.constantFrom('Ana', ''),
        apellido: fc.constant('Rojas'),
        username: fc.stringMatching(/^[a-z]{3,8}$/),
        email: fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.bo$/),
      }),
      { maxLength: 3 },
    ),
  ),
};
const goodText = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 40 });

/** A lone surrogate has no form in a URL; everything else has. */
function asPathPart(text: string): string {
  return encodeURIComponent(Buffer.from(text.slice(0, 200)).toString());
}

const id = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 40 }).map(String) },
  { weight: 3, arbitrary: hostileText.map((text) => asPathPart(text)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('0', '-1', '2147483648', '1e3', '%00', '%zz', '%ED%A0%80', '..', '1;2'),
  },
);

function fieldsOf(schema: z.core.$ZodType): readonly string[] {
  const { properties } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties ?? {});
}

/** An object with the fields of a schema: mostly good ones, some nasty, some missing, some that nobody knows. */
function objectFor(schema: z.core.$ZodType): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(
    fieldsOf(schema).map((name) => [
      name,
      fc.oneof({ weight: 3, arbitrary: good[name] ?? goodText }, { weight: 1, arbitrary: hostileValue }),
    ]),
  );
  const known = fc.record(fields, { requiredKeys: [] });
  const whole = fc.record(fields);
  const strange = fc.dictionary(fc.string({ maxLength: 20 }), hostileValue, { maxKeys: 2 });
  return fc.oneof(
    { weight: 4, arbitrary: whole },
    { weight: 2, arbitrary: known },
    { weight: 1, arbitrary: fc.tuple(whole, strange).map(([a, b]) => ({ ...a, ...b })) },
  );
}

function pathFor({ path }: Endpoint): fc.Arbitrary<string> {
  const parts = path.split('/').map((part) => {
    if (!part.startsWith(':')) return fc.constant(part);
    return part === ':clave' ? fc.oneof(fc.constantFrom(...CONTENT_KEYS), id) : id;
  });
  return fc.tuple(...parts).map((filled) => filled.join('/'));
}

function queryFor(endpoint: Endpoint): fc.Arbitrary<string> {
  if (!takes(endpoint, 'query')) return fc.constant('');
  return objectFor(endpoint.query).map((fields) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) {
      query.append(name, (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 2000));
    }
    return `?${query}`;
  });
}

function bodyFor(endpoint: Endpoint): fc.Arbitrary<string | null> {
  if (!takes(endpoint, 'body')) return fc.oneof(fc.constant(null), hostileBody);
  return fc.oneof(
    { weight: 9, arbitrary: objectFor(endpoint.body).map((fields) => JSON.stringify(fields)) },
    { weight: 1, arbitrary: hostileBody },
  );
}

const contentType = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json;charset=x',
      '/',
    ),
  },
);

function senderFor({ access }: Endpoint): fc.Arbitrary<Sender> {
  const most: Sender = access === 'ADMIN' ? 'administrator' : 'member';
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant(most) },
    { weight: 2, arbitrary: fc.constantFrom<Sender>('nobody', 'member', 'administrator', 'forger') },
  );
}

/** Any request about any call of the contract. */
export const anyRequest: fc.Arbitrary<Fuzzed> = fc.oneof(
  ...endpoints.map((endpoint) =>
    fc
      .record({
        path: pathFor(endpoint),
        query: queryFor(endpoint),
        sender: senderFor(endpoint),
        contentType,
        body: bodyFor(endpoint),
      })
      .map(({ path, query, ...rest }) => ({
        endpoint: endpoint.name,
        method: endpoint.method,
        path: path + query,
        ...rest,
      })),
  ),
);
