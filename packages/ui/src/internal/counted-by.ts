import type { Closing } from '@ministerio/contract';

const GONE = 'alguien que ya no está';

/** Who counted the money of a month: 'Ruth Aguilera y Daniel Choque', 'Ruth Aguilera, una sola persona' (R68). */
export function countedBy({
  por,
  testigo,
  dosPersonas,
}: Pick<Closing, 'por' | 'testigo' | 'dosPersonas'>): string {
  const first = por ?? GONE;
  return dosPersonas ? `${first} y ${testigo ?? GONE}` : `${first}, una sola persona`;
}
