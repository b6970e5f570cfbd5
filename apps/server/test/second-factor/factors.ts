import type { FactorChallenge } from '@ministerio/contract';
import { Secret, TOTP } from 'otpauth';
import type { Person, TestApp } from '../test-app.ts';
import { SoftPasskey } from './soft-passkey.ts';

/** The site's address in these tests. */
export const ORIGIN = 'https://jovenes.example';
export const RP_ID = 'jovenes.example';
/** Between two steps of a code app, in milliseconds. */
export const STEP_MS = 30_000;

/** The code that an app shows now. */
export function codeOf({ clock }: TestApp, secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock() });
}

type Headers = Record<string, string>;

/** Adds an app to an account that has no factor yet. @returns its secret and the account's recovery codes. */
export async function withApp(server: TestApp, person: Person) {
  return addApp(server, person, await server.confirmed(person));
}

export async function addApp(server: TestApp, person: Person, headers: Headers) {
  const asked = await server.call('POST', '/auth/me/retos', { as: person, body: { para: 'app' }, headers });
  const { app } = asked.json<{ app: { reto: string; secreto: string; uri: string } }>();
  const body = { tipo: 'app', reto: app.reto, nombre: 'Mi teléfono', codigo: codeOf(server, app.secreto) };
  const answer = await server.call('POST', '/auth/me/factores', { as: person, body, headers });
  // The step that was shown is used.
  server.clock.advance(STEP_MS);
  return {
    answer,
    secret: app.secreto,
    uri: app.uri,
    codes: answer.json<{ codigos: string[] | null }>().codigos ?? [],
  };
}

/** Adds a passkey. @param headers - a confirmation. */
export async function addPasskey(
  server: TestApp,
  person: Person,
  headers: Headers,
  passkey: SoftPasskey = new SoftPasskey(),
) {
  const asked = await server.call('POST', '/auth/me/retos', { as: person, body: { para: 'llave' }, headers });
  const { llave } = asked.json<{ llave: { reto: string; opciones: { challenge: string } } }>();
  const registro = passkey.register({ challenge: llave.opciones.challenge, origin: ORIGIN, rpId: RP_ID });
  const body = { tipo: 'llave', reto: llave.reto, nombre: 'Huella', registro };
  const answer = await server.call('POST', '/auth/me/factores', { as: person, body, headers });
  return { passkey, answer, asked, body };
}

/** The first step of a sign-in. */
export async function firstStep(
  server: TestApp,
  { username, password }: Pick<Person, 'username' | 'password'>,
) {
  const answer = await server.call('POST', '/auth/login', { body: { username, password } });
  return { answer, ...answer.json<FactorChallenge & { token?: string }>() };
}

/** A challenge for a confirmation. */
export async function confirmChallenge(server: TestApp, as: Pick<Person, 'token'>): Promise<FactorChallenge> {
  const answer = await server.call('POST', '/auth/me/retos', { as, body: { para: 'confirmar' } });
  return answer.json<{ confirmar: FactorChallenge }>().confirmar;
}

/** The header of a confirmation by a code. */
export async function confirmedByCode(
  server: TestApp,
  as: Pick<Person, 'token'>,
  codigo: string,
): Promise<Headers> {
  const { reto } = await confirmChallenge(server, as);
  const answer = await server.call('POST', '/auth/me/confirmar', { as, body: { reto, codigo } });
  return { 'x-confirmacion': answer.json<{ confirmacion: string }>().confirmacion };
}

export const signed = (passkey: SoftPasskey, { reto }: Pick<FactorChallenge, 'reto'>) =>
  passkey.assert({ challenge: reto, origin: ORIGIN, rpId: RP_ID });
