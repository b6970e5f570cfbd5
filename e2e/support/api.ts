import { churchClock } from '@ministerio/contract/domain';
import type { RunningServer } from './running-server.ts';

/** A person as registration wants them. */
export interface NewPerson {
  readonly codigo: string;
  readonly nombre: string;
  readonly apellido: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

let counter = 0;

/** New person: names and numbers that no other journey of this run uses. */
export function newPerson(overrides: Partial<NewPerson> = {}): NewPerson {
  counter += 1;
  const unique = `${process.pid}${counter}`;
  return {
    codigo: `70${unique}`,
    nombre: 'Camila',
    apellido: `Rojas Núñez ${unique}`,
    username: `camila${unique}`,
    email: `camila${unique}@ejemplo.bo`,
    password: `70${unique}`,
    ...overrides,
  };
}

/**
 * One call with a JSON body.
 * @param confirmation - of the person who signed in, where the call asks for one.
 * @returns what it answers.
 * @throws Error where it is refused.
 */
export async function post(
  url: string,
  body: unknown,
  token?: string,
  confirmation?: string,
): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(confirmation ? { 'x-confirmacion': confirmation } : {}),
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`e2e: ${url} answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}

/** Signs in by the API; for what a journey needs but does not show. */
export async function signInByApi(
  server: RunningServer,
  username: string,
  password: string,
): Promise<string> {
  const { token } = (await post(`${server.url}/api/auth/login`, { username, password })) as { token: string };
  return token;
}

/** Makes somebody an administrator's equal by the API. */
export async function createAdministratorByApi(server: RunningServer, person: NewPerson): Promise<void> {
  const token = await signInByApi(server, server.adminName, server.adminPassword);
  const confirmed = await post(`${server.url}/api/auth/me/confirmar`, { clave: server.adminPassword }, token);
  const { confirmacion } = confirmed as { confirmacion: string };
  await post(`${server.url}/api/auth/register`, { ...person, role: 'ADMIN' }, token, confirmacion);
}

/** Creates a member by the API. */
export async function createMemberByApi(
  server: RunningServer,
  person: NewPerson = newPerson(),
): Promise<NewPerson> {
  const token = await signInByApi(server, server.adminName, server.adminPassword);
  await post(`${server.url}/api/auth/register`, person, token);
  return person;
}

/** Today in the church's zone: YYYY-MM-DD and DD-MM-YYYY. */
export function churchToday(): { iso: string; shown: string } {
  const { date } = churchClock(new Date(), 'America/La_Paz');
  const [year, month, day] = date.split('-');
  return { iso: date, shown: `${day}-${month}-${year}` };
}
