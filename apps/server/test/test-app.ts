import type { Role } from '@ministerio/contract/domain';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../src/app.ts';
import type { AppOptions } from '../src/app-options.ts';
import { insertUser, type NewUser } from '../src/db/repositories/users.ts';
import { Passwords } from '../src/security/passwords.ts';
import { type TestClock, testClock } from './clock.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** The church of the vectors in decisions section 4. */
export const testChurch = {
  timeZone: 'America/La_Paz',
  point: { latitude: -17.8132, longitude: -63.1804 },
  radiusMetres: 200,
  currency: 'Bs',
};

/** Hashing as cheap as argon2 allows: the tests are not about its price. */
export const cheapHash = { memoryCost: 8, timeCost: 1, parallelism: 1 };
export const testSecret = 'a key that only tests use, long enough';

/** Person with a session. */
export interface Person {
  readonly id: number;
  readonly username: string;
  readonly password: string;
  readonly codigo: string;
  readonly token: string;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly clock: TestClock;
  readonly storage: TestDatabase;
  /** Makes an account in the database and signs it in. Its number is 4-digit and its password 'clave-de-NAME' . */
  person(role: Role, username: string, changes?: Partial<NewUser>): Promise<Person>;
  /** One call of the API. `as` sends that person's token. */
  call(method: InjectOptions['method'], path: string, options?: CallOptions): Promise<LightMyRequestResponse>;
  /** The header of a fresh confirmation (R46). */
  confirmed(as: Pick<Person, 'token' | 'password'>): Promise<{ 'x-confirmacion': string }>;
  close(): Promise<void>;
}

export interface CallOptions {
  readonly as?: { readonly token: string } | undefined;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  /** Person who types the password before the call, in the same session (R46). */
  readonly confirmedBy?: Pick<Person, 'token' | 'password'> | undefined;
  readonly remoteAddress?: string;
}

let number = 1000;

/**
 * A whole application on a database of its own, with a stopped clock.
 * @param given - a database to use instead of a new one.
 */
export async function createTestApp(
  options: Partial<AppOptions> = {},
  given?: TestDatabase,
): Promise<TestApp> {
  const storage = given ?? (await createTestDatabase());
  const clock = testClock();
  const app = await buildApp({
    database: storage.database,
    secret: testSecret,
    clock,
    hashCost: cheapHash,
    builtMs: 0,
    ...options,
  });
  const passwords = new Passwords(cheapHash, { slots: 2, queue: 32, waitMs: 3000 });

  const call: TestApp['call'] = async (
    method,
    path,
    { as, body, headers = {}, confirmedBy, remoteAddress } = {},
  ) => {
    const answer = await app.inject({
      ...(method === undefined ? {} : { method }),
      url: `/api${path}`,
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
      headers: {
        ...(as === undefined ? {} : { authorization: `Bearer ${as.token}` }),
        // As the client does; what lacks it has tests of its own (R54).
        ...(path.startsWith('/puerta/') ? { 'x-puerta': '1' } : {}),
        ...(confirmedBy === undefined ? {} : await confirmed(confirmedBy)),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    // The log as somebody finds it who looks a moment later.
    await app.trail.settled();
    return answer;
  };

  const confirmed: TestApp['confirmed'] = async (as) => {
    const answer = await call('POST', '/auth/me/confirmar', { as, body: { clave: as.password } });
    return { 'x-confirmacion': answer.json<{ confirmacion: string }>().confirmacion };
  };

  return {
    app,
    clock,
    storage,
    call,
    async person(role, username, changes = {}) {
      number += 1;
      const password = `clave-de-${username}`;
      const codigo = changes.codigo ?? String(number);
      const { hash, kind } = await passwords.store(password, codigo);
      const { id } = await insertUser(storage.database.store, {
        username,
        email: `${username}@example.test`,
        codigo,
        nombre: 'Ana',
        apellido: 'Rojas',
        role,
        passwordHash: hash,
        passwordKind: kind,
        origin: 'admin',
        confirmedMs: clock(),
        nowMs: clock(),
        ...changes,
      });
      const login = await call('POST', '/auth/login', { body: { username, password } });
      return { id, username, password, codigo, token: login.json<{ token: string }>().token };
    },
    confirmed,
    async close() {
      await app.close();
      await storage.dispose();
    },
  };
}
