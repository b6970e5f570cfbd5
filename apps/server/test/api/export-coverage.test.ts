import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

/** Where `GET /auth/me/datos` answers a column, or why it does not. A new column is entered here. */
const columns: Readonly<Record<string, Readonly<Record<string, string | { readonly why: string }>>>> = {
  users: {
    id: 'cuenta.id',
    username: 'cuenta.username',
    username_key: { why: 'made of username' },
    email: 'cuenta.email',
    email_key: { why: 'made of email' },
    codigo: 'cuenta.codigo',
    codigo_key: { why: 'made of codigo' },
    nombre: 'cuenta.nombre',
    apellido: 'cuenta.apellido',
    search_key: { why: 'made of name, username and codigo' },
    role: 'cuenta.role',
    password_hash: { why: 'never leaves the server (R30)' },
    password_kind: { why: 'about the session; the export asks for an own password (R1)' },
    password_expires_ms: { why: 'about the session' },
    token_version: { why: 'about the session' },
    origin: { why: 'the log of changes has it: user_registered, user_created' },
    confirmed_ms: 'cuenta.confirmada',
    created_ms: 'cuenta.creada',
    updated_ms: { why: 'the log of changes has every change' },
  },
  user_categories: {
    category_id: 'ministerios.0.nombre',
    user_id: { why: 'the caller' },
    created_ms: 'ministerios.0.desde',
  },
  attendance: {
    id: { why: 'names a row, says nothing of a person' },
    user_id: { why: 'the caller' },
    local_date: 'asistencias.0.date',
    local_time: 'asistencias.0.time',
    marked_ms: { why: 'the same instant as day and time' },
    method: 'asistencias.0.method',
    marked_by: 'asistencias.0.marcadoPor',
    latitude: 'asistencias.0.latitude',
    longitude: 'asistencias.0.longitude',
    accuracy_m: 'asistencias.0.precisionMetros',
    position_doubt: 'asistencias.0.ubicacionDudosa',
    aporte: 'asistencias.0.aporte',
    aporte_cents: { why: 'made of aporte' },
    updated_ms: { why: 'the log of changes has every change' },
    phone_id: { why: 'names the church’s phone, says nothing of a person' },
    received_ms: { why: 'when that phone had a signal again' },
  },
  audit_log: {
    id: { why: 'names a row, says nothing of a person' },
    at_ms: 'cambios.0.at',
    actor_id: { why: 'the name is answered' },
    actor_name: 'cambios.0.actor',
    action: 'cambios.0.action',
    entity: { why: 'follows from the action' },
    entity_id: { why: 'names a row, says nothing of a person' },
    subject_user_id: { why: 'the caller' },
    before_json: 'cambios.0.before',
    after_json: 'cambios.0.after',
    request_id: { why: 'names a line of the server’s log' },
  },
  deletion_requests: { user_id: { why: 'the caller' }, requested_ms: 'eliminacionPedida' },
  confirmations: {
    hash: { why: 'about the session, for five minutes' },
    user_id: { why: 'the caller' },
    ver: { why: 'as above' },
    jti: { why: 'as above' },
    issued_ms: { why: 'as above' },
  },
  second_factors: {
    id: { why: 'names a row, says nothing of a person' },
    user_id: { why: 'the caller' },
    kind: { why: 'about signing in; the panel shows it' },
    name: { why: 'as above' },
    created_ms: { why: 'as above' },
    used_ms: { why: 'as above' },
    credential_id: { why: 'made by the passkey, proves nothing to others' },
    public_key: { why: 'as above' },
    transports: { why: 'as above' },
    counter: { why: 'as above' },
    secret: { why: 'never leaves the server again' },
  },
  recovery_codes: {
    user_id: { why: 'the caller' },
    hash: { why: 'never leaves the server' },
    created_ms: { why: 'the log of changes has it' },
  },
  own_phones: {
    id: { why: 'names a row, says nothing of a person' },
    user_id: { why: 'the caller' },
    name: 'telefonos.0.nombre',
    made_by: { why: 'about the session' },
    presented: { why: 'about the session' },
    presented_hash: { why: 'never leaves the server' },
    made_ms: 'telefonos.0.desde',
    used_ms: 'telefonos.0.usado',
    ends_ms: 'telefonos.0.fin',
  },
  challenges: {
    hash: { why: 'about the session, for five minutes' },
    user_id: { why: 'the caller' },
    purpose: { why: 'as above' },
    ver: { why: 'as above' },
    jti: { why: 'as above' },
    secret: { why: 'as above' },
    issued_ms: { why: 'as above' },
  },
  import_rows: {
    owner_id: { why: 'the administrator who imports; the rows are other people’s, for an hour' },
    run_id: { why: 'as above' },
    row_no: { why: 'as above' },
    row_json: { why: 'as above' },
    password_hash: { why: 'as above' },
    expires_ms: { why: 'as above' },
  },
};

/** Columns that name a person. */
const references = ['user_id', 'subject_user_id', 'owner_id'];

let server: TestApp;
let ana: Person;
let answer: unknown;
beforeAll(async () => {
  server = await createTestApp();
  const admin = await server.person('ADMIN', 'admin');
  ana = await server.person('USER', 'ana', { codigo: '5501' });
  const as = { as: admin };
  const { id } = (await server.call('POST', '/category/create', { ...as, body: { name: 'Coro' } })).json<{
    id: number;
  }>();
  await server.call('POST', `/category/users/${ana.id}/categories/${id}`, as);
  await server.call('POST', '/asistencia/marcar-por-membresia', { ...as, body: { codigoMembresia: '5501' } });
  const phone = {
    body: { nombre: 'Android' },
    headers: { 'sec-fetch-site': 'same-origin', host: 'localhost' },
  };
  await server.call('POST', '/auth/dispositivo', { as: ana, ...phone });
  await server.call('POST', '/auth/me/eliminacion', { as: ana });
  answer = (await server.call('GET', '/auth/me/datos', { as: ana })).json();
});
afterAll(() => server.close());

function valueAt(path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], answer);
}

test('every column about a person is in the export, or it is said why not', async () => {
  const tables = await server.storage.database.store.introspection.getTables();
  const personal = tables.filter(
    ({ name, columns: own }) => name === 'users' || own.some((column) => references.includes(column.name)),
  );
  expect(personal.map(({ name }) => name).sort()).toEqual(Object.keys(columns).sort());
  for (const { name: table, columns: own } of personal) {
    for (const { name } of own) {
      const where = columns[table]?.[name];
      expect(where, `Say in this test where the export answers ${table}.${name}, or why not`).toBeDefined();
      if (typeof where === 'string') expect(valueAt(where), `${table}.${name}`).not.toBeUndefined();
    }
  }
});
