import type { Gate } from './part.ts';

/** Prefixes of gates that repeat one promise for several subjects, with the words for all of them. */
const GROUPS = [
  [/^\/\S*:/, 'every public page:'],
  [/^widget \S+: script time/, 'every widget: script time'],
] as const;

/** How far a gate is inside its limit; negative beyond it. */
const marginOf = ({ value, relation, limit }: Gate) =>
  relation === 'at most' ? limit - value : value - limit;

/**
 * One gate for each promise: a promise made for every page or widget appears once, with the worst value.
 * @param gates - of one part.
 */
export function promisesOf(gates: readonly Gate[]): Gate[] {
  const worst = new Map<string, Gate>();
  for (const gate of gates) {
    const what = GROUPS.reduce((text, [prefix, all]) => text.replace(prefix, all), gate.what);
    const known = worst.get(what);
    if (known === undefined || marginOf(gate) < marginOf(known)) worst.set(what, { ...gate, what });
  }
  return [...worst.values()];
}
