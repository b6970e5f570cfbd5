const CANDIDATE = /(?<![\d+])\+?\(?\d(?:[\s().-]{0,2}\d){6,14}(?!\d)/g;
const DATE = /^(?:\d{4}[-.]\d{1,2}[-.]\d{1,2}|\d{1,2}[-.]\d{1,2}[-.]\d{4})$/;
/** Bolivian mobile numbers: eight digits starting with 6 or 7. */
const NATIONAL = /^[67]\d{7}$/;
const COUNTRY = '591';

/**
 * Finds the first possible WhatsApp number in a text: with a plus and country code, or a Bolivian mobile number with or
 * without 591. Skips prices, dates and landlines.
 * @returns its digits with the country code, for `wa.me`; null for none
 */
export function findWhatsAppNumber(text: string): string | null {
  for (const [found] of text.matchAll(CANDIDATE)) {
    const written = found.trim();
    const digits = written.replace(/\D/g, '');
    if (DATE.test(written)) continue;
    if (NATIONAL.test(digits)) return COUNTRY + digits;
    if (digits.startsWith(COUNTRY) && NATIONAL.test(digits.slice(COUNTRY.length))) return digits;
    const foreign = written.startsWith('+') && !digits.startsWith(COUNTRY) && !digits.startsWith('0');
    if (foreign && digits.length >= 8) return digits;
  }
  return null;
}
