import type { Report } from '../report.ts';
import type { Attacker, Someone } from './attacker.ts';

const AREA = 'adivinar contraseñas';
const FREE = 5;
/** As many again have to wait, and none of those is drawn by lot yet: how many are evaluated is no chance (R2). */
const TRIES = 2 * FREE;
/** Of those at once: some more are on their way before the first is counted. */
const MOST_AT_ONCE = 8;
/** Of those in a row, in so many milliseconds: the waits between tries double from two seconds. */
const mostIn = (ms: number) => FREE + Math.floor(Math.log2(1 + ms / 2000));

/** Guesses from one network, in a row and at once; and nobody locked out by them (R2, R3). */
export async function checkGuessing(attacker: Attacker, report: Report, admin: Someone): Promise<void> {
  const victim = await attacker.someone('USER', admin);
  const other = await attacker.someone('USER', admin);
  const guess = (username: string, password: string, network: string) =>
    attacker.call('POST', '/auth/login', {
      body: { username, password },
      headers: { 'x-forwarded-for': network },
    });
  const answers = [];
  const begun = performance.now();
  for (let index = 0; index < TRIES; index += 1)
    answers.push(await guess(victim.username, `no-${index}`, '192.0.2.1'));
  const evaluated = answers.filter(({ status }) => status === 401).length;
  const most = mostIn(performance.now() - begun);
  report.check(AREA, `de ${TRIES} seguidas se miran pocas`, evaluated <= most, evaluated);
  const refused = answers.filter(({ status }) => status === 429);
  const sayHowLong = refused.every(({ headers }) => Number(headers['retry-after']) > 0);
  report.check(AREA, 'dice cuánto esperar', refused.length > 0 && sayHowLong, refused.length);
  const atOnce = await Promise.all(
    Array.from({ length: TRIES }, (_, index) => guess(other.username, `no-${index}`, '192.0.2.77')),
  );
  const together = atOnce.filter(({ status }) => status === 401).length;
  report.check(AREA, `de ${TRIES} a la vez también`, together <= MOST_AT_ONCE, together);
  const owner = await guess(victim.username, victim.password, '198.51.100.7');
  report.check(AREA, 'la dueña entra desde otra red', owner.status === 200, owner.status);
  const [known, unknown] = [
    await guess(other.username, 'x', '198.51.100.8'),
    await guess('no-existe', 'x', '198.51.100.9'),
  ];
  const alike = known.status === unknown.status && known.body === unknown.body;
  report.check(AREA, 'un nombre que no existe se rechaza igual', alike, unknown.status);
  let probes = 0;
  for (let index = 0; index < 15; index += 1) {
    const { status, body } = await attacker.call('POST', '/auth/register', {
      headers: { 'x-forwarded-for': '203.0.113.4' },
      body: {
        username: `sonda${index}`,
        email: `s${index}@casa.bo`,
        codigo: 'N-1',
        nombre: 'S',
        apellido: 'T',
        password: 'x',
      },
    });
    if (status === 409 && !body.includes('"codigo"')) probes += 1;
    else if (status === 409) report.check(AREA, 'el registro no dice qué dato choca', false, status);
  }
  report.check(AREA, 'el registro se cierra para quien sondea números', probes <= 10, probes);
}
