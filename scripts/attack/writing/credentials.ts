import { endpoints } from '../../../apps/server/src/openapi/document.ts';
import { forgedTokens, remade } from '../../../apps/server/test/forged-tokens.ts';
import type { Report } from '../report.ts';
import type { Attacker, Someone } from './attacker.ts';
import { SECRET } from './own-server.ts';

const AREA = 'llamada × credencial';

/** Every call with every credential that gives no right (R7, R9): about records that do not exist, so nothing changes. */
export async function checkCredentials(attacker: Attacker, report: Report, admin: Someone): Promise<void> {
  const member = await attacker.someone('USER', admin);
  const refused = [
    ['sin token', undefined],
    ['vencido', remade(admin.token, { exp: 1 }, SECRET)],
    ...forgedTokens(admin.token, SECRET),
    ...(await endedTokens(attacker, admin)),
  ] as const;
  for (const endpoint of endpoints.filter(({ access }) => access !== 'public')) {
    for (const [kind, token] of refused) {
      if (endpoint.access === 'optional' && token === undefined) continue;
      await knock(attacker, report, endpoint, kind, token, 401);
    }
    if (endpoint.access !== 'ADMIN' && endpoint.access !== 'door') continue;
    await knock(attacker, report, endpoint, 'de un miembro', member.token, 403);
    const raised = remade(member.token, { role: 'ADMIN' }, SECRET);
    await knock(attacker, report, endpoint, 'de un miembro, con rol ADMIN', raised, 403);
  }
}

async function knock(
  attacker: Attacker,
  report: Report,
  { method, path }: (typeof endpoints)[number],
  kind: string,
  token: string | undefined,
  expected: number,
): Promise<void> {
  const { status } = await attacker.call(method, path.replaceAll(/:\w+/g, '999999'), { as: token });
  report.check(AREA, `${method} ${path} ${kind}`, status === expected, status);
}

/** Tokens that were good until their right ended. */
async function endedTokens(
  attacker: Attacker,
  admin: Someone,
): Promise<readonly (readonly [string, string])[]> {
  const as = admin.token;
  const people = [];
  for (let index = 0; index < 5; index += 1) people.push(await attacker.someone('ADMIN', admin));
  const [deleted, demoted, renewed, closed, left] = people as [Someone, Someone, Someone, Someone, Someone];
  const headers = await attacker.confirmed(admin);
  await attacker.must('DELETE', `/auth/users/${deleted.id}`, { as, headers });
  const identity = { username: demoted.username, email: `${demoted.username}@casa.bo` };
  await attacker.must('PUT', `/auth/users/${demoted.id}`, {
    as,
    headers,
    body: { ...identity, role: 'USER' },
  });
  const change = { claveActual: renewed.password, claveNueva: 'otra frase bien larga' };
  await attacker.must('PUT', '/auth/me/clave', { as: renewed.token, body: change });
  await attacker.must('POST', `/auth/users/${closed.id}/cerrar-sesiones`, { as, headers, body: {} });
  await attacker.must('POST', '/auth/salir', { as: left.token });
  return [
    ['de alguien eliminado', deleted.token],
    ['de antes de perder el rol', demoted.token],
    ['de antes de cambiar la contraseña', renewed.token],
    ['de una sesión cerrada por otro', closed.token],
    ['de una sesión de la que salió', left.token],
  ];
}
