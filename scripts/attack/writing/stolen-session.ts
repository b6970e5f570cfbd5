import type { Report } from '../report.ts';
import type { Attacker, Someone } from './attacker.ts';

const AREA = 'sesión robada';
const PASSWORD = 'una frase robada';

/** What the holder of an administrator's token alone may not do (R46, R47). */
export async function checkStolenSession(attacker: Attacker, report: Report, admin: Someone): Promise<void> {
  const victim = await attacker.someone('ADMIN', admin);
  const thief = await attacker.someone('ADMIN', admin);
  const path = `/auth/users/${victim.id}`;
  const own = `/auth/users/${thief.id}`;
  const identity = ({ username }: Someone) => ({ username, email: `${username}@casa.bo` });
  const another = {
    ...identity(victim),
    username: 'otra',
    email: 'otra@casa.bo',
    codigo: 'X-1',
    nombre: 'X',
    apellido: 'Y',
  };
  const calls = [
    ['pone la contraseña de otro', 'PUT', path, { ...identity(victim), password: PASSWORD }],
    ['le quita el rol', 'PUT', path, { ...identity(victim), role: 'USER' }],
    ['le cambia el nombre', 'PUT', path, { ...identity(victim), username: 'robada' }],
    ['le cambia el correo', 'PUT', path, { ...identity(victim), email: 'robada@casa.bo' }],
    ['se cambia el nombre', 'PUT', own, { ...identity(thief), username: 'robado' }],
    ['lo elimina', 'DELETE', path, undefined],
    ['lo elimina por la ruta corta', 'DELETE', `/${victim.id}`, undefined],
    ['cambia la propia sin saberla', 'PUT', own, { ...identity(thief), password: PASSWORD }],
    ['se da una de un solo uso', 'POST', `${own}/restablecer`, { clave: PASSWORD }],
    ['da una de un solo uso a otro', 'POST', `${path}/restablecer`, { clave: PASSWORD }],
    ['cierra las sesiones de otro', 'POST', `${path}/cerrar-sesiones`, {}],
    ['hace un administrador', 'POST', '/auth/register', { ...another, role: 'ADMIN', password: PASSWORD }],
  ] as const;
  for (const [what, method, url, body] of calls) {
    const answer = await attacker.call(method, url, { as: thief.token, body });
    const held = answer.status === 403 && answer.body.includes('confirmation_required');
    report.check(AREA, `no ${what}`, held, answer.status);
  }
  const confirmed = await attacker.confirmed(admin);
  const borrowed = await attacker.call('DELETE', path, { as: thief.token, headers: confirmed });
  report.check(AREA, 'no usa la confirmación de otra sesión', borrowed.status === 403, borrowed.status);
  const login = await attacker.call('POST', '/auth/login', { body: victim });
  report.check(AREA, 'la víctima sigue entrando', login.status === 200, login.status);
}
