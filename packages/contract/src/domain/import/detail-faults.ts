import { BIRTH_YEAR_FAULT, isBirthYear, isRecordedAdult, MINOR_PHONE_FAULT } from '../people/minors.ts';
import { PHONE_FAULT, toE164 } from '../people/phone-number.ts';
import type { GuardianField } from './guardian-columns.ts';
import type { ImportField } from './import-columns.ts';

/** Details of a person that an import may bring beside the account; one that is absent or undefined is an empty cell. */
export interface ImportedDetails {
  readonly telefono?: string | undefined;
  readonly anioNacimiento?: number | undefined;
  readonly tutorNombre?: string | undefined;
  readonly tutorTelefono?: string | undefined;
  readonly tutorParentesco?: string | undefined;
}

/** Fault of a cell. */
export interface DetailFault {
  readonly field: ImportField;
  readonly message: string;
}

const ADULTS_GUARDIAN =
  'Es mayor de edad por su año de nacimiento: no se le anotan tutores. Corrige el año, o borra al tutor';
const OWN_NUMBER = 'Es el mismo número que el teléfono del miembro: escribe el del tutor';

const parts: readonly (readonly [GuardianField, string])[] = [
  ['tutorNombre', 'el nombre'],
  ['tutorTelefono', 'el teléfono'],
  ['tutorParentesco', 'el parentesco'],
];

/**
 * Contradictions within a row that a ficha would refuse (R43): a minor's own number, an adult's guardian, half a
 * guardian, a guardian's number that is the member's own.
 * @param countryCode - the church's, ISO 3166-1
 * @param year - the church's, of today
 */
export function detailFaults(
  details: ImportedDetails,
  { countryCode, year }: { readonly countryCode: string; readonly year: number },
): readonly DetailFault[] {
  const { telefono, anioNacimiento, tutorNombre, tutorTelefono } = details;
  const faults: DetailFault[] = [];
  const own = telefono === undefined ? undefined : toE164(telefono, countryCode);
  const isAdult = anioNacimiento !== undefined && isRecordedAdult(anioNacimiento, year);
  if (own === null) faults.push({ field: 'telefono', message: PHONE_FAULT });
  else if (own !== undefined && anioNacimiento !== undefined && !isAdult) {
    faults.push({ field: 'telefono', message: MINOR_PHONE_FAULT });
  }
  if (anioNacimiento !== undefined && !isBirthYear(anioNacimiento, year)) {
    faults.push({ field: 'anioNacimiento', message: BIRTH_YEAR_FAULT });
  }
  const half = halfGuardian(details);
  if (half.length > 0) return [...faults, ...half];
  if (tutorNombre === undefined || tutorTelefono === undefined) return faults;
  const number = toE164(tutorTelefono, countryCode);
  if (number === null) faults.push({ field: 'tutorTelefono', message: PHONE_FAULT });
  else if (number === own) faults.push({ field: 'tutorTelefono', message: OWN_NUMBER });
  if (isAdult) {
    faults.push({ field: 'anioNacimiento', message: ADULTS_GUARDIAN });
    faults.push({ field: 'tutorNombre', message: ADULTS_GUARDIAN });
  }
  return faults;
}

/** A guardian without name or number: what is missing, and beside it what there is, which may be taken away instead. */
function halfGuardian(details: ImportedDetails): readonly DetailFault[] {
  const given = parts.filter(([field]) => details[field] !== undefined);
  const missing = parts.slice(0, 2).filter(([field]) => details[field] === undefined);
  if (given.length === 0 || missing.length === 0) return [];
  const words = (some: typeof parts) => some.map(([, name]) => name).join(' y ');
  return [
    ...missing.map(([field, name]) => ({
      field,
      message: `Falta ${name} del tutor: escríbelo, o borra ${words(given)}`,
    })),
    ...given.map(([field]) => ({
      field,
      message: `Sin ${words(missing)} no se anota al tutor: complétalo, o borra este dato`,
    })),
  ];
}
