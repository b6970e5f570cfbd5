import { church } from '../../../packages/content/src/index.ts';
import { facts } from '../../../packages/test-kit/src/faro.ts';
import { PASSWORD } from './server.ts';

async function post(origin: string, path: string, body: object, token = ''): Promise<Response> {
  return fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
}

async function signIn(origin: string): Promise<string> {
  const answer = await post(origin, '/auth/login', { username: 'admin', password: PASSWORD });
  const { token } = (await answer.json()) as { token: string };
  return token;
}

/** The wall clock of a zone as `YYYY-MM-DD HH:MM`. */
function wallClock(timeZone: string, atMs: number): string {
  return new Date(atMs).toLocaleString('sv-SE', { timeZone }).slice(0, 16);
}

/**
 * Marks attendance at the location of the first church and of this one.
 * @returns what is wrong; empty where place and clock are this church's.
 */
export async function wrongMarks(origin: string): Promise<readonly string[]> {
  const token = await signIn(origin);
  const here = { latitude: Number(facts.latitude), longitude: Number(facts.longitude) };
  const problems: string[] = [];
  // For form only: the server goes by its own clock.
  const clock = { date: '2026-01-01', time: '12:00:00' };
  const far = await post(origin, '/asistencia/marcar', { ...clock, ...church.point }, token);
  if (far.status !== 403) problems.push(`a mark at the first church's place was answered ${far.status}`);
  const earliestMs = Date.now();
  const near = await post(origin, '/asistencia/marcar', { ...clock, ...here }, token);
  if (near.status !== 200) return [...problems, `a mark at the church was answered ${near.status}`];
  const { date, time } = (await near.json()) as { date: string; time: string };
  const possible = [earliestMs, Date.now()].map((atMs) => wallClock(facts.zone, atMs));
  if (!possible.includes(`${date} ${time.slice(0, 5)}`)) {
    problems.push(`a mark was dated ${date} ${time}; the clock in ${facts.zone} says ${possible[0]}`);
  }
  return problems;
}
