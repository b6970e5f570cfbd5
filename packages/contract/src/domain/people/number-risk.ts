import { codigoKey } from '../text/text-key.ts';

/** Why a membership number is easy to guess as a password (R1). */
export type NumberRisk = 'short' | 'consecutive';

const SAFE_LENGTH = 6;

/**
 * Warnings of an import (R1): numbers shorter than 6 characters, and consecutive numbers.
 * @returns one entry for each number; null for no warning
 */
export function numberRisks(codigos: readonly string[]): readonly (NumberRisk | null)[] {
  const keys = codigos.map(codigoKey);
  const numbers = new Set(keys.flatMap((key) => (/^\d{1,15}$/.test(key) ? [Number(key)] : [])));
  return keys.map((key) => {
    if (key === '') return null;
    if (Array.from(key).length < SAFE_LENGTH) return 'short';
    const number = /^\d{1,15}$/.test(key) ? Number(key) : null;
    if (number === null) return null;
    return numbers.has(number - 1) || numbers.has(number + 1) ? 'consecutive' : null;
  });
}
