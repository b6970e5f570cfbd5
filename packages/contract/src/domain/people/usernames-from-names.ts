import { textKey } from '../text/text-key.ts';

const LONGEST_PART = 30;
/** Leading particles of surnames. */
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'y']);

function part(name: string): string {
  const words = textKey(name).split(' ');
  const first = words.find((word) => !PARTICLES.has(word)) ?? '';
  return first.replace(/[^a-z0-9]/g, '').slice(0, LONGEST_PART);
}

/**
 * Generates usernames from first name and first surname, `jose.penaranda`, with a number appended if taken. Never
 * returns the same name twice.
 * @param isTaken - whether a username exists, in the form of `textKey`
 */
export function usernamesFromNames(
  isTaken: (username: string) => boolean,
): (nombre: string, apellido: string) => string {
  const generated = new Set<string>();
  // Keeps a list of many equal names from trying every number again.
  const nextNumbers = new Map<string, number>();
  return (nombre, apellido) => {
    const base = [part(nombre), part(apellido)].filter((text) => text !== '').join('.') || 'miembro';
    for (let number = nextNumbers.get(base) ?? 1; ; number += 1) {
      const username = number === 1 ? base : `${base}${number}`;
      if (isTaken(username) || generated.has(username)) continue;
      nextNumbers.set(base, number + 1);
      generated.add(username);
      return username;
    }
  };
}
