/**
 * The floor: the same list, the same mark and the same check of a password in bare Fastify with better-sqlite3, on the
 * same schema, with statements prepared once, answers through a response schema, and the same durability (WAL,
 * synchronous FULL). No tokens, no roles, no limits, no headers, no log.
 */
import { join } from 'node:path';
import { verify } from '@node-rs/argon2';
import Sqlite from 'better-sqlite3';
import fastify from 'fastify';
import { HASH_COST } from '../../../apps/server/src/security/passwords.ts';

const [folder = ''] = process.argv.slice(2);
const file = new Sqlite(join(folder, 'ministerio.sqlite'));
file.pragma('journal_mode = WAL');
file.pragma('synchronous = FULL');
file.pragma('foreign_keys = ON');

const text = { type: 'string' } as const;
const id = { type: 'integer' } as const;
const nullable = (type: 'number' | 'string') => ({ type, nullable: true }) as const;
const record = {
  type: 'object',
  properties: {
    id,
    date: text,
    time: text,
    latitude: nullable('number'),
    longitude: nullable('number'),
    aporte: nullable('string'),
    sinHora: { type: 'boolean' },
    sinSenal: { type: 'boolean' },
    ubicacionDudosa: text,
    user: { type: 'object', properties: { id, codigo: text, nombre: text, apellido: text } },
  },
} as const;

interface Person {
  readonly id: number;
  readonly codigo: string;
  readonly nombre: string;
  readonly apellido: string;
}
interface Row extends Omit<Person, 'id'> {
  readonly id: number;
  readonly userId: number;
  readonly method: string;
  readonly markedMs: number;
  readonly receivedMs: number | null;
  readonly doubt: string | null;
}
/** So long after it was made a mark of the door came without a signal. */
const LATE_MS = 2 * 60 * 60 * 1000;

const list = file.prepare<
  [string, string],
  Row
>(`SELECT a.id, a.local_date AS date, a.local_time AS time, a.latitude,
  a.longitude, a.aporte, a.method, a.marked_ms AS markedMs, a.received_ms AS receivedMs,
  a.position_doubt AS doubt, u.id AS userId, u.codigo, u.nombre, u.apellido
  FROM user_categories AS c JOIN attendance AS a ON a.user_id = c.user_id JOIN users AS u ON u.id = a.user_id
  WHERE c.category_id = ? AND a.local_date = ? ORDER BY a.local_date DESC, a.local_time DESC, a.id DESC`);
const member = file.prepare<[string], Person>(
  'SELECT id, codigo, nombre, apellido FROM users WHERE codigo_key = ?',
);
const insert =
  file.prepare(`INSERT INTO attendance (user_id, local_date, local_time, marked_ms, method, marked_by,
  updated_ms) VALUES (?, ?, ?, ?, 'number', 1, ?) ON CONFLICT (user_id, local_date) DO NOTHING`);
const audit = file.prepare(`INSERT INTO audit_log (at_ms, actor_id, actor_name, action, entity, entity_id,
  subject_user_id, before_json, after_json, request_id)
  VALUES (?, 1, 'pastor', 'attendance_marked', 'attendance', ?, ?, NULL, ?, ?)`);
const markOnce = file.transaction((person: Person, requestId: string) => {
  const nowMs = Date.now();
  const now = new Date(nowMs).toISOString();
  const date = now.slice(0, 10);
  const time = now.slice(11, 19);
  const { changes, lastInsertRowid } = insert.run(person.id, date, time, nowMs, nowMs);
  if (changes === 0) return null;
  audit.run(
    nowMs,
    lastInsertRowid,
    person.id,
    JSON.stringify({ codigo: person.codigo, date, time }),
    requestId,
  );
  return {
    id: Number(lastInsertRowid),
    date,
    time,
    latitude: null,
    longitude: null,
    aporte: null,
    user: person,
  };
});

const app = fastify();
app.get<{ Params: { id: string }; Querystring: { fecha: string } }>(
  '/list/:id',
  { schema: { response: { 200: { type: 'array', items: record } } } },
  async ({ params, query }) =>
    list.all(params.id, query.fecha).map((row) => {
      const { userId, codigo, nombre, apellido, method, markedMs, receivedMs, doubt, ...record } = row;
      return {
        ...record,
        sinHora: method === 'late' || undefined,
        sinSenal: (receivedMs !== null && receivedMs - markedMs > LATE_MS) || undefined,
        ubicacionDudosa: doubt ?? undefined,
        user: { id: userId, codigo, nombre, apellido },
      };
    }),
);
app.post<{ Body: { codigoMembresia: string } }>(
  '/mark',
  {
    schema: {
      body: { type: 'object', required: ['codigoMembresia'], properties: { codigoMembresia: text } },
      response: { 200: record },
    },
  },
  async ({ body, id: requestId }, reply) => {
    const person = member.get(body.codigoMembresia);
    const marked = person === undefined ? null : markOnce(person, requestId);
    return marked ?? reply.code(409).send({});
  },
);
const stored = file
  .prepare<[string], string>('SELECT password_hash FROM users WHERE username_key = ?')
  .pluck();
app.post<{ Body: { username: string; password: string } }>('/login', async ({ body }, reply) => {
  const hash = stored.get(body.username);
  const isRight = hash !== undefined && (await verify(hash, body.password, HASH_COST));
  return isRight ? {} : reply.code(401).send({});
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`Listo: ${address}\n`);
