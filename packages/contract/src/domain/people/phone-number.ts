import { cleanLine } from '../text/plain-text.ts';

/** How a country writes its telephone numbers. */
interface NumberPlan {
  /** Calling code. */
  readonly code: string;
  /** How many digits a number has at home, without a leading zero. */
  readonly digits: readonly number[];
}

/**
 * Calling codes and lengths by ISO 3166-1 country (ITU E.164 national plans): the countries where a church of this language
 * is, and those where its people work. Other countries' numbers need a plus and are taken by E.164's own length.
 */
const PLANS: ReadonlyMap<string, NumberPlan> = new Map([
  ['AR', { code: '54', digits: [10, 11] }],
  ['BO', { code: '591', digits: [8] }],
  ['BR', { code: '55', digits: [10, 11] }],
  ['CL', { code: '56', digits: [9] }],
  ['CO', { code: '57', digits: [10] }],
  ['CR', { code: '506', digits: [8] }],
  ['CU', { code: '53', digits: [8] }],
  ['DO', { code: '1', digits: [10] }],
  ['EC', { code: '593', digits: [8, 9] }],
  ['ES', { code: '34', digits: [9] }],
  ['GQ', { code: '240', digits: [9] }],
  ['GT', { code: '502', digits: [8] }],
  ['HN', { code: '504', digits: [8] }],
  ['IT', { code: '39', digits: [9, 10] }],
  ['MX', { code: '52', digits: [10] }],
  ['NI', { code: '505', digits: [8] }],
  ['PA', { code: '507', digits: [7, 8] }],
  ['PE', { code: '51', digits: [8, 9] }],
  ['PR', { code: '1', digits: [10] }],
  ['PY', { code: '595', digits: [9] }],
  ['SV', { code: '503', digits: [8] }],
  ['US', { code: '1', digits: [10] }],
  ['UY', { code: '598', digits: [8] }],
  ['VE', { code: '58', digits: [10] }],
]);

const WRITTEN = /^\+?[\d\s().\-/]+$/;
const E164_DIGITS = { min: 8, max: 15 } as const;

/** Longest number as typed, with spaces and signs. */
export const PHONE_TEXT_MAX = 32;

/** Said of what is no whole telephone number. */
export const PHONE_FAULT =
  'Escribe el número completo; si es de otro país, con + y su código, como +55 11 91234 5678';

/**
 * A telephone number as people write it, in the one form that is stored: `+59170012345`. At home the country's code may be
 * left out; `00` is read as the plus.
 * @param text - as typed, with spaces, hyphens, points, brackets
 * @param countryCode - the church's, ISO 3166-1: `BO`
 * @returns E.164, or null for what is no whole number
 */
export function toE164(text: string, countryCode: string): string | null {
  const written = cleanLine(text.normalize('NFKC'));
  if (!WRITTEN.test(written)) return null;
  const digits = written.replaceAll(/\D/g, '');
  if (written.startsWith('+')) return international(digits);
  if (digits.startsWith('00')) return international(digits.slice(2));
  const home = PLANS.get(countryCode);
  if (home === undefined) return null;
  // 0 before a number at home is dialled, and no part of it.
  const national = digits.replace(/^0/, '');
  if (home.digits.includes(national.length)) return `+${home.code}${national}`;
  return digits.startsWith(home.code) && hasLength(home, digits) ? `+${digits}` : null;
}

function international(digits: string): string | null {
  if (digits.startsWith('0')) return null;
  const plans = [...PLANS.values()].filter(({ code }) => digits.startsWith(code));
  const isWhole =
    plans.length > 0
      ? plans.some((plan) => hasLength(plan, digits))
      : digits.length >= E164_DIGITS.min && digits.length <= E164_DIGITS.max;
  return isWhole ? `+${digits}` : null;
}

function hasLength({ code, digits: lengths }: NumberPlan, digits: string): boolean {
  return lengths.includes(digits.length - code.length);
}

/** A number of which only the end is shown: `•••• 45`. */
export function maskPhone(phone: string): string {
  return `•••• ${phone.slice(-2)}`;
}
