/** The earliest year of birth that is taken. */
export const BIRTH_YEAR_MIN = 1900;

/** Said of what is no year of birth. */
export const BIRTH_YEAR_FAULT = 'Escribe el año con sus cuatro cifras, como 2010';

/** Said where somebody who counts as a minor would get a number of their own (R43). */
export const MINOR_PHONE_FAULT = 'De un menor se guarda el teléfono de su tutor, no el suyo';

const ADULT_YEARS = 18;

/** Facts that decide whether a person counts as a minor. */
export interface AgeFacts {
  /** Null where it is not recorded. */
  readonly birthYear: number | null;
  /** Whether one of the person's ministries is of minors. */
  readonly inMinistryOfMinors: boolean;
  /** Whether somebody said so at the door, or they were in a ministry of minors that is no more. */
  readonly notedAsMinor: boolean;
}

/** Why somebody counts as a minor. */
export type MinorReason = 'anio' | 'ministerio' | 'anotado';

/**
 * Why somebody counts as a minor; null for who does not. Of a birth only the year is known: a minor until the year of the
 * 18th birthday has ended. Without a year everybody in a ministry of minors does (R43).
 * @param year - the church's, of today
 */
export function minorReason(
  { birthYear, inMinistryOfMinors, notedAsMinor }: AgeFacts,
  year: number,
): MinorReason | null {
  if (birthYear !== null) return birthYear >= firstMinorYear(year) ? 'anio' : null;
  if (inMinistryOfMinors) return 'ministerio';
  return notedAsMinor ? 'anotado' : null;
}

/** People born in this year or later count as minors. @param year - the church's, of today */
export function firstMinorYear(year: number): number {
  return year - ADULT_YEARS;
}

/** Whether a year of birth is recorded, and an adult's: an own chat needs that, in every ministry (R43). */
export function isRecordedAdult(birthYear: number | null, year: number): boolean {
  return birthYear !== null && birthYear < firstMinorYear(year);
}

/** Whether a number is a year of birth. @param year - the church's, of today */
export function isBirthYear(birthYear: number, year: number): boolean {
  return Number.isInteger(birthYear) && birthYear >= BIRTH_YEAR_MIN && birthYear <= year;
}
