import { randomUUID } from 'node:crypto';
import type { DoorPhone, MarkAnswer } from '@ministerio/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { Person, TestApp } from './test-app.ts';

/** Headers that a browser sends from our own page, beside its cookie. */
export const fromPage = { 'sec-fetch-site': 'same-origin' };

/** A phone of the door in a test. */
export interface TestPhone {
  readonly own: DoorPhone;
  /** The cookie, as the browser sends it, from our own page. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface CodeOptions {
  readonly perfil?: 'numeros' | 'nombres';
  readonly ministerios?: readonly number[];
  readonly hasta?: string;
}

/** Asks for a code. */
export async function makeCode(server: TestApp, admin: Person, body: CodeOptions = {}): Promise<string> {
  const answer = await server.call('POST', '/puerta/codigos', {
    as: admin,
    body: { perfil: 'numeros', ...body },
    confirmedBy: admin,
  });
  return answer.json<{ codigo: string }>().codigo;
}

/** The header that a browser would send after this answer. */
export function cookieOf({ headers }: LightMyRequestResponse): string {
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

/** Enrols a phone, and presses 'Es este' where that is asked for. */
export async function enrol(
  server: TestApp,
  admin: Person,
  { nombre = 'Mesa 1', ...code }: CodeOptions & { readonly nombre?: string } = {},
): Promise<TestPhone> {
  const codigo = await makeCode(server, admin, code);
  const answer = await server.call('POST', '/puerta/enrolar', {
    body: { codigo, nombre },
    headers: fromPage,
  });
  const own = answer.json<DoorPhone>();
  if (own.espera) await server.call('POST', `/puerta/telefonos/${own.id}/confirmar`, { as: admin });
  return { own, headers: { ...fromPage, cookie: cookieOf(answer) } };
}

export interface SentMark {
  readonly clave: string;
  readonly codigo?: string;
  readonly usuario?: number;
  readonly tomada: string;
}

/** A mark as a phone writes it down. @param at - UTC milliseconds, by the phone's clock. */
export function marked(codigo: string, at: number, clave: string = randomUUID()): SentMark {
  return { clave, codigo, tomada: new Date(at).toISOString() };
}

/** Sends marks as a phone whose clock is right. */
export function send(server: TestApp, { headers }: TestPhone, marcas: readonly SentMark[], enviada?: number) {
  const body = { enviada: new Date(enviada ?? server.clock()).toISOString(), marcas };
  return server.call('POST', '/puerta/marcas', { headers, body });
}

/** Results of the marks. */
export function resultsOf(answer: LightMyRequestResponse): readonly string[] {
  return answer.json<{ resultados: MarkAnswer[] }>().resultados.map(({ resultado }) => resultado);
}
