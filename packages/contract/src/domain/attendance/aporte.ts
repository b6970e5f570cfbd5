import { cleanLine, hasForbiddenCharacters } from '../text/plain-text.ts';
import { groupThousands } from '../text/spanish-number.ts';

/** Longest aporte that is kept, in characters. */
export const APORTE_MAX_LENGTH = 200;

/** What a list of aportes adds up to. */
export interface AporteTotal {
  /** Sum of those that are an amount, in cents of the church's currency. */
  readonly cents: number;
  /** How many are an amount. */
  readonly withAmount: number;
  /** How many are a text but no amount ('sin monto'). Empty and missing ones count as neither. */
  readonly withoutAmount: number;
}

const PLAIN = /^(\d+)(?:[.,](\d{1,2}))?$/;
const GROUPED = /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/;

/**
 * Reads an aporte as an amount (R36): `50`, `50.5`, `50,5`, `1250.50`, `1.250`, `1.250,50`, with or without the sign of
 * the currency on one side. A dot before exactly three digits separates thousands.
 *
 * @param currency the church's sign, `Bs`; read in any letter case, with or without a dot after it
 * @returns cents, or null for every other text: it is kept as text and counted as 'sin monto'
 */
export function parseAmountCents(text: string, currency: string): number | null {
  const amount = withoutSign(text.trim(), currency);
  const match = PLAIN.exec(amount) ?? GROUPED.exec(amount);
  if (!match) return null;
  const [, whole = '', decimals = ''] = match;
  const cents = Number(whole.replaceAll('.', '')) * 100 + Number(decimals.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : null;
}

/**
 * The aporte as it is kept: the text that the administrator typed, trimmed and without invisible characters.
 *
 * @param value a text, or a finite number as some backends and clients send
 * @returns 1 to 200 characters, or null for anything else, texts with control characters included
 */
export function normalizeAporte(value: unknown): string | null {
  const text = typeof value === 'number' ? numberText(value) : value;
  if (typeof text !== 'string') return null;
  const kept = cleanLine(text);
  const fits = kept.length > 0 && kept.length <= APORTE_MAX_LENGTH;
  return fits && !hasForbiddenCharacters(kept) ? kept : null;
}

/** Shows cents with the church's sign before them: 'Bs 845', 'Bs 1.250,50'. */
export function formatAmount(cents: number, currency: string): string {
  const absolute = Math.abs(Math.round(cents));
  const whole = groupThousands(Math.floor(absolute / 100));
  const decimals = absolute % 100 === 0 ? '' : `,${String(absolute % 100).padStart(2, '0')}`;
  return `${currency} ${cents < 0 && absolute > 0 ? '-' : ''}${whole}${decimals}`;
}

/** Adds up aportes as records carry them. */
export function sumAportes(
  aportes: Iterable<string | number | null | undefined>,
  currency: string,
): AporteTotal {
  const total = { cents: 0, withAmount: 0, withoutAmount: 0 };
  // The same few amounts stand in most rows of a long list.
  const read = new Map<string, number | null>();
  for (const aporte of aportes) {
    const text = typeof aporte === 'number' ? numberText(aporte) : (aporte?.trim() ?? '');
    if (text === null || text === '') continue;
    const cents = read.get(text) ?? parseAmountCents(text, currency);
    read.set(text, cents);
    if (cents === null) total.withoutAmount += 1;
    else {
      total.cents += cents;
      total.withAmount += 1;
    }
  }
  return total;
}

/** The text without the sign on one side; a second sign stays, and makes it no amount. */
function withoutSign(text: string, currency: string): string {
  const sign = currency.toLowerCase();
  const lower = text.toLowerCase();
  if (sign === '') return text;
  if (lower.startsWith(sign)) return text.slice(sign.length).replace(/^\.?\s*/, '');
  const end = lower.endsWith('.') ? lower.slice(0, -1) : lower;
  return end.endsWith(sign) ? text.slice(0, end.length - sign.length).trimEnd() : text;
}

/** The number 1.125 must not turn into the text '1.125', which reads as one thousand. */
function numberText(value: number): string | null {
  if (!Number.isFinite(value)) return null;
  const text = String(value);
  return /^-?\d+\.\d{3}$/.test(text) ? text.replace('.', ',') : text;
}
