import { cleanLine, hasForbiddenCharacters } from '../text/plain-text.ts';
import { groupThousands } from '../text/spanish-number.ts';

/** Maximum length of an aporte. */
export const APORTE_MAX_LENGTH = 200;

/** Total of a list of aportes. */
export interface AporteTotal {
  /** Sum of the amounts, in cents of the church's currency. */
  readonly cents: number;
  /** Number of aportes with an amount. */
  readonly withAmount: number;
  /** Number of aportes that are text without an amount ('sin monto'). Empty and missing ones count as neither. */
  readonly withoutAmount: number;
}

/** Names the forms that are amounts: where they differ from those of the last start, what is stored is counted anew. */
export const AMOUNT_FORMS = '2';
const PLAIN = /^(\d+)(?:[.,](\d{1,2}))?$/;
const GROUPED = /^([1-9]\d{0,2}(?:(?:\.\d{3})+|(?:[ \u00a0\u202f]\d{3})+))(?:,(\d{1,2}))?$/;
/** '20.-': a whole amount, as it is written by hand. */
const WHOLE = /^(.*\d)\.-$/;

/**
 * Parses an aporte's amount (R36): `50`, `50.5`, `50,5`, `1250.50`, `1.250`, `1 250`, `1.250,50`, `20.-`, with or without
 * the currency sign on one side. A dot before exactly three digits separates thousands.
 *
 * @param currency - the church's sign, `Bs`; in any letter case, with or without a dot, or a dot and a hyphen, after it
 * @returns cents, or null for any other text, which counts as 'sin monto'
 */
export function parseAmountCents(text: string, currency: string): number | null {
  const amount = withoutSign(text.trim(), currency);
  const [, hand] = WHOLE.exec(amount) ?? [];
  const match = PLAIN.exec(hand ?? amount) ?? GROUPED.exec(hand ?? amount);
  if (!match) return null;
  const [, whole = '', decimals = ''] = match;
  if (hand !== undefined && decimals !== '') return null;
  const cents = Number(whole.replaceAll(/[.\s]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : null;
}

/**
 * Normalizes an aporte for storage: the text as typed, trimmed and without invisible characters.
 *
 * @param value - a string, or a finite number from some backends and clients
 * @returns 1 to 200 characters; null for anything else, or with control characters
 */
export function normalizeAporte(value: unknown): string | null {
  const text = typeof value === 'number' ? numberText(value) : value;
  if (typeof text !== 'string') return null;
  const kept = cleanLine(text);
  const fits = kept.length > 0 && kept.length <= APORTE_MAX_LENGTH;
  return fits && !hasForbiddenCharacters(kept) ? kept : null;
}

/** Formats cents with the church's sign: 'Bs 845', 'Bs 1.250,50'. */
export function formatAmount(cents: number, currency: string): string {
  const absolute = Math.abs(Math.round(cents));
  const whole = groupThousands(Math.floor(absolute / 100));
  const decimals = absolute % 100 === 0 ? '' : `,${String(absolute % 100).padStart(2, '0')}`;
  return `${currency} ${cents < 0 && absolute > 0 ? '-' : ''}${whole}${decimals}`;
}

/** Sums the aportes of records. */
export function sumAportes(
  aportes: Iterable<string | number | null | undefined>,
  currency: string,
): AporteTotal {
  const total = { cents: 0, withAmount: 0, withoutAmount: 0 };
  // A long list repeats few amounts.
  const parsed = new Map<string, number | null>();
  for (const aporte of aportes) {
    const text = typeof aporte === 'number' ? numberText(aporte) : (aporte?.trim() ?? '');
    if (text === null || text === '') continue;
    const cents = parsed.get(text) ?? parseAmountCents(text, currency);
    parsed.set(text, cents);
    if (cents === null) total.withoutAmount += 1;
    else {
      total.cents += cents;
      total.withAmount += 1;
    }
  }
  return total;
}

/** Removes one sign; a second one stays and makes the amount invalid. */
function withoutSign(text: string, currency: string): string {
  const sign = currency.toLowerCase();
  const lower = text.toLowerCase();
  if (sign === '') return text;
  if (lower.startsWith(sign)) return text.slice(sign.length).replace(/^(?:\.-\s+|\.?\s*)/, '');
  const end = lower.endsWith('.') ? lower.slice(0, -1) : lower;
  return end.endsWith(sign) ? text.slice(0, end.length - sign.length).trimEnd() : text;
}

/** The number 1.125 must not turn into the text '1.125', which reads as one thousand. */
function numberText(value: number): string | null {
  if (!Number.isFinite(value)) return null;
  const text = String(value);
  return /^-?\d+\.\d{3}$/.test(text) ? text.replace('.', ',') : text;
}
