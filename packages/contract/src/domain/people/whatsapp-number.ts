const CANDIDATE = /(?<![\d+])\+?\(?\d(?:[\s().-]{0,2}\d){6,14}(?!\d)/g;
const DATE = /^(?:\d{4}[-.]\d{1,2}[-.]\d{1,2}|\d{1,2}[-.]\d{1,2}[-.]\d{4})$/;
/** Mobile numbers by country: its calling code, and the digits that people write at home. */
const MOBILE: Readonly<Record<string, { readonly code: string; readonly national: RegExp }>> = {
  BO: { code: '591', national: /^[67]\d{7}$/ },
  CL: { code: '56', national: /^9\d{8}$/ },
  CO: { code: '57', national: /^3\d{9}$/ },
  ES: { code: '34', national: /^[67]\d{8}$/ },
  PE: { code: '51', national: /^9\d{8}$/ },
};

/**
 * Finds the first possible WhatsApp number in a text: with a plus and country code, or a mobile number as it is written in
 * the church's country, where we know how. Skips prices, dates and landlines.
 * @param countryCode - the church's, ISO 3166-1: `BO`
 * @returns its digits with the country code, for `wa.me`; null for none
 */
export function findWhatsAppNumber(text: string, countryCode: string): string | null {
  const home = Object.hasOwn(MOBILE, countryCode) ? MOBILE[countryCode] : undefined;
  for (const [found] of text.matchAll(CANDIDATE)) {
    const written = found.trim();
    const digits = written.replace(/\D/g, '');
    if (DATE.test(written)) continue;
    if (home?.national.test(digits)) return home.code + digits;
    const isHome = home !== undefined && digits.startsWith(home.code);
    if (isHome && home.national.test(digits.slice(home.code.length))) return digits;
    const foreign = written.startsWith('+') && !isHome && !digits.startsWith('0');
    if (foreign && digits.length >= 8) return digits;
  }
  return null;
}
