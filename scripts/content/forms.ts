/** How a church's facts are written; the generator asks for them by these too. */

export const COUNTRY_CODE = /^[A-Z]{2}$/;

/** Spanish of a country, as BCP 47 writes it. */
export const LOCALE = /^es(-[A-Z]{2}|-419)?$/;

/** From where and how far attendance may be marked: least and most, in degrees and metres. */
export const RANGES = { latitude: [-90, 90], longitude: [-180, 180], radius: [20, 5000] } as const;

/** Whether the clock of this zone is known; abbreviations such as `EST` are no place's. */
export function isTimeZone(name: string): boolean {
  if (!name.includes('/')) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('es', { timeZone: name }));
  } catch {
    return false;
  }
}
