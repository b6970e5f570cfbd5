import type { LightMyRequestResponse } from 'fastify';
import { cookieOf, fromPage } from './door.ts';
import type { Person, TestApp } from './test-app.ts';

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

export type Session = Pick<Person, 'token'>;

/** Status and code of an answer. */
export const codeOf = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  answer.json<{ code?: string }>().code,
];

/** The calls of members' own phones, as a browser makes them from our own page. */
export function ownPhonesOf(server: TestApp) {
  const keep = (as: Session, nombre = 'Android', headers: Record<string, string> = fromPage) =>
    server.call('POST', '/auth/dispositivo', { as, body: { nombre }, headers });
  return {
    keep,
    exchange: (cookie: string, headers: Record<string, string> = {}) =>
      server.call('POST', '/auth/dispositivo/token', {
        headers: { ...fromPage, 'x-dispositivo': '1', cookie, ...headers },
      }),
    /** A phone: what its browser keeps, and the token that came with it. */
    async kept(person: Session) {
      const answer = await keep(person);
      return { cookie: cookieOf(answer), session: answer.json<Session & { telefono: { id: number } }>() };
    },
    async list(as: Session) {
      const answer = await server.call('GET', '/auth/me/dispositivos', { as });
      return answer.json<{
        ofrece: boolean;
        telefonos: { id: number; este: boolean; nuevo: boolean }[];
      }>();
    },
    /** Signs in once more, on another phone. */
    signIn: async ({ username, password }: Person) =>
      (await server.call('POST', '/auth/login', { body: { username, password } })).json<Session>(),
    isIn: async (as: Session) =>
      (await server.call('GET', '/asistencia/mis-asistencias', { as })).statusCode === 200,
    entries: async (action: string) =>
      (await server.storage.database.store.selectFrom('audit_log').select('action').execute()).filter(
        (entry) => entry.action === action,
      ).length,
  };
}
