import { textKey } from '../text/text-key.ts';

const LONGEST_PART = 30;
/** Words that a surname begins with and that name nobody. */
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'y']);

function part(name: string): string {
  const words = textKey(name).split(' ');
  const first = words.find((word) => !PARTICLES.has(word)) ?? '';
  return first.replace(/[^a-z0-9]/g, '').slice(0, LONGEST_PART);
}

/**
 * Makes usernames for people whose list has none: first name and first surname, `jose.penaranda`, with a number behind
 * it where that one is taken. What it has given it does not give again.
 * @param isTaken - whether somebody has a username, given in the form of `textKey`.
 */
export function usernamesFromNames(
  isTaken: (username: string) => boolean,
): (nombre: string, apellido: string) => string {
  const given = new Set<string>();
  // A list of one family must not try every number again for each of them.
  const nextNumbers = new Map<string, number>();
  return (nombre, apellido) => {
    const base = [part(nombre), part(apellido)].filter((text) => text !== '').join('.') || 'miembro';
    for (let number = nextNumbers.get(base) ?? 1; ; number += 1) {
      const username = number === 1 ? base : `${base}${number}`;
      if (isTaken(username) || given.has(username)) continue;
      nextNumbers.set(base, number + 1);
      given.add(username);
      return username;
    }
  };
}
