import { addDays } from '@ministerio/contract/domain';
import { churchToday, createMemberByApi, type NewPerson, newPerson, post, signInByApi } from './api.ts';
import { createMinistryByApi } from './ministry.ts';
import type { RunningServer } from './running-server.ts';

/**
 * A ministry that met every week, where people whom a list brought came twice and then no more.
 * @param people - who they are, with the year of birth; a minor has no number (R43).
 */
export async function createMissedByApi(
  server: RunningServer,
  ministry: string,
  people: readonly {
    readonly person: NewPerson;
    readonly anioNacimiento: number;
    readonly telefono?: string;
  }[],
): Promise<void> {
  const api = `${server.url}/api`;
  const token = await signInByApi(server, server.adminName, server.adminPassword);
  const filas = people.map(({ person: { password: _, ...row }, ...more }) => ({ ...row, ...more }));
  const run = `${api}/auth/users/importar/lista`;
  await post(run, { desde: 0, filas }, token);
  const confirmed = await post(`${api}/auth/me/confirmar`, { clave: server.adminPassword }, token);
  const { confirmacion } = confirmed as { confirmacion: string };
  await post(`${run}/confirmar`, { filas: filas.length }, token, confirmacion);
  const others = [1, 2, 3].map(() => newPerson({ nombre: 'Daniel' }));
  for (const person of others) await createMemberByApi(server, person);
  const missed = people.map(({ person }) => person);
  await createMinistryByApi(server, ministry, [...missed, ...others]);
  const today = churchToday().iso;
  const mark = (codigo: string, weeks: number) =>
    post(
      `${api}/asistencia/otra-fecha`,
      { codigoMembresia: codigo, fecha: addDays(today, -7 * weeks) },
      token,
    );
  for (const { codigo } of missed) for (const weeks of [8, 7]) await mark(codigo, weeks);
  for (const { codigo } of others) for (const weeks of [8, 7, 3, 2, 1]) await mark(codigo, weeks);
}
