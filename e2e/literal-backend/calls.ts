import {
  type Answer,
  done,
  failed,
  forbidden,
  markJson,
  messages,
  ok,
  refused,
  userJson,
} from './answers.ts';
import type { Records, StoredUser } from './records.ts';
import { issueToken } from './tokens.ts';

/** One call that has been understood. */
export interface Call {
  readonly records: Records;
  readonly body: Readonly<Record<string, unknown>>;
  /** Owner of the token that came with it. */
  readonly caller: StoredUser | null;
  /** Numbers in the path, in their order. */
  readonly ids: readonly number[];
}

/** One of the calls of the specification, section 7, and nothing beside them. */
export interface Route {
  readonly method: string;
  /** `#` matches a number. */
  readonly path: string;
  /** Every field that its body may have; any other is refused, as a strict framework does. None where it has no body. */
  readonly fields?: readonly string[];
  readonly answer: (call: Call) => Answer;
}

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const [first, second] = [0, 1];

/** Refusal of a call without a session: its framework sends no text. */
const signedIn = (answer: (call: Call & { readonly caller: StoredUser }) => Answer) => (call: Call) =>
  call.caller === null ? forbidden : answer({ ...call, caller: call.caller });

/** The church's clock, as this backend reads it. */
function now() {
  const local = new Date(Date.now() - 4 * 3_600_000).toISOString();
  return { date: local.slice(0, 10), hour: Number(local.slice(11, 13)), minute: Number(local.slice(14, 16)) };
}

function mark({ records }: Call, user: StoredUser, position: { latitude: number; longitude: number } | null) {
  const { date, hour, minute } = now();
  if (records.marks.some((one) => one.userId === user.id && one.date === date)) return null;
  return records.addMark({ userId: user.id, date, hour, minute, position });
}

/** Everything that it answers. */
export const routes: readonly Route[] = [
  {
    method: 'POST',
    path: '/auth/register',
    fields: ['password', 'email', 'username', 'codigo', 'nombre', 'apellido'],
    answer: ({ records, body }) => {
      const username = text(body.username);
      if (records.users.some((user) => user.username === username))
        return failed(400, 'El usuario ya existe');
      records.addUser({
        username,
        email: text(body.email),
        codigo: text(body.codigo),
        nombre: text(body.nombre),
        apellido: text(body.apellido),
        password: String(body.password),
        role: 'USER',
      });
      return ok({ token: issueToken(username, 'USER') });
    },
  },
  {
    method: 'POST',
    path: '/auth/login',
    fields: ['username', 'password'],
    answer: ({ records, body }) => {
      const user = records.users.find(
        (one) => one.username === body.username && one.password === body.password,
      );
      return user === undefined
        ? forbidden
        : ok({ token: issueToken(user.username, user.role), type: 'Bearer' });
    },
  },
  {
    method: 'POST',
    path: '/asistencia/marcar-por-membresia',
    fields: ['codigoMembresia'],
    answer: (call) => {
      const user = call.records.users.find(({ codigo }) => codigo === text(call.body.codigoMembresia));
      if (user === undefined) return refused(404, 'Número de membresía no válido');
      return mark(call, user, null) === null
        ? refused(400, 'Este usuario ya marcó asistencia hoy.')
        : done('Asistencia registrada');
    },
  },
  { method: 'GET', path: '/auth/users', answer: ({ records }) => ok(records.users.map(userJson)) },
  {
    method: 'GET',
    path: '/auth/users/#',
    answer: ({ records, ids }) => {
      const user = records.users.find(({ id }) => id === ids[first]);
      return user === undefined ? failed(404, 'Usuario no encontrado') : ok(userJson(user));
    },
  },
  {
    method: 'PUT',
    path: '/auth/users/#',
    fields: ['username', 'email'],
    answer: signedIn(({ records, ids, body }) => {
      const user = records.users.find(({ id }) => id === ids[first]);
      if (user === undefined) return failed(404, 'Usuario no encontrado');
      user.username = text(body.username);
      user.email = text(body.email);
      return done();
    }),
  },
  {
    method: 'DELETE',
    path: '/#',
    answer: ({ records, ids }) =>
      records.removeUser(ids[first] ?? 0) ? done('Usuario eliminado') : failed(404, 'Usuario no encontrado'),
  },
  {
    method: 'GET',
    path: '/category/categories',
    answer: ({ records }) => ok(records.categories.map(({ id, name }) => ({ id, name, users: null }))),
  },
  {
    method: 'POST',
    path: '/category/create',
    fields: ['name'],
    answer: signedIn(({ records, body }) => {
      records.categories.push({ id: records.nextId(), name: text(body.name), members: new Set() });
      return done('Categoría creada');
    }),
  },
  {
    method: 'DELETE',
    path: '/category/delete/#',
    answer: signedIn(({ records, ids }) => {
      const at = records.categories.findIndex(({ id }) => id === ids[first]);
      if (at < 0) return failed(404, 'Categoría no encontrada');
      records.categories.splice(at, 1);
      return done();
    }),
  },
  {
    method: 'POST',
    path: '/category/users/#/categories/#',
    answer: signedIn(({ records, ids }) => {
      const category = records.categories.find(({ id }) => id === ids[second]);
      if (category === undefined) return failed(404, 'Categoría no encontrada');
      category.members.add(ids[first] ?? 0);
      return done();
    }),
  },
  {
    // Every day of the ministry, whatever the query.
    method: 'GET',
    path: '/asistencia/por-categoria/#',
    answer: signedIn(({ records, ids }) => {
      const members = records.categories.find(({ id }) => id === ids[first])?.members ?? new Set();
      return ok(
        records.marks.filter(({ userId }) => members.has(userId)).map((one) => markJson(one, records)),
      );
    }),
  },
  {
    method: 'PATCH',
    path: '/asistencia/#/editar-aporte',
    fields: ['aporte'],
    answer: signedIn(({ records, ids, body }) => {
      const found = records.marks.find(({ id }) => id === ids[first]);
      if (found === undefined) return failed(404, 'Asistencia no encontrada');
      found.aporte = String(body.aporte);
      return ok(markJson(found, records));
    }),
  },
  {
    method: 'POST',
    path: '/asistencia/marcar',
    fields: ['date', 'time', 'latitude', 'longitude'],
    answer: signedIn((call) => {
      const position = { latitude: Number(call.body.latitude), longitude: Number(call.body.longitude) };
      const marked = mark(call, call.caller, position);
      return marked === null ? failed(400, 'Ya marcaste tu asistencia hoy') : done('Asistencia marcada');
    }),
  },
  {
    method: 'GET',
    path: '/asistencia/mis-asistencias',
    answer: signedIn(({ records, caller }) =>
      ok(records.marks.filter(({ userId }) => userId === caller.id).map((one) => markJson(one, records))),
    ),
  },
  { method: 'GET', path: '/contactanos', answer: () => ok(messages) },
];
