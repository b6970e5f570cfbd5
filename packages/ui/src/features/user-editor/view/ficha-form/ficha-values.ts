import type { Ficha, saveFicha } from '@ministerio/contract';
import {
  BIRTH_YEAR_FAULT,
  CONSENTS,
  type ConsentKind,
  type ConsentWay,
  isBirthYear,
  type Kinship,
  lineFault,
  PHONE_FAULT,
} from '@ministerio/contract/domain';
import type * as z from 'zod/mini';

/** What is sent to save a ficha. */
export type NewFicha = z.input<typeof saveFicha.body>;

/** A guardian as typed. */
export interface TypedGuardian {
  /** Tells rows apart while they are typed. */
  readonly key: string;
  /** Absent for a new one. */
  readonly id?: number;
  readonly nombre: string;
  readonly telefono: string;
  readonly parentesco: Kinship;
  readonly sePuedeEscribir: boolean;
}

/** A ficha as typed; an empty text was left out. */
export interface FichaValues {
  readonly telefono: string;
  readonly anio: string;
  readonly tutores: readonly TypedGuardian[];
  readonly consentimientos: Readonly<Record<ConsentKind, ConsentWay | null>>;
  /** The second administrator. */
  readonly testigo: { readonly usuario: string; readonly clave: string };
}

/** Kinds of consent in the order of the form. */
export const consentKinds = Object.keys(CONSENTS) as ConsentKind[];

export function valuesOf(ficha: Ficha): FichaValues {
  const held = (kind: ConsentKind) =>
    ficha.consentimientos.find(({ tipo, retirado }) => tipo === kind && retirado === null)?.medio ?? null;
  return {
    telefono: ficha.telefono ?? '',
    anio: ficha.anioNacimiento === null ? '' : String(ficha.anioNacimiento),
    tutores: ficha.tutores.map(({ esperaHasta: _, ...guardian }) => ({
      ...guardian,
      key: String(guardian.id),
    })),
    consentimientos: { cuenta: held('cuenta'), foto: held('foto'), mensajes: held('mensajes') },
    testigo: { usuario: '', clave: '' },
  };
}

/** The year as typed; null where it is empty, undefined where it is none. @param year - of today. */
export function typedYear(anio: string, year: number): number | null | undefined {
  const text = anio.trim();
  if (text === '') return null;
  const number = /^\d{4}$/.test(text) ? Number(text) : Number.NaN;
  return isBirthYear(number, year) ? number : undefined;
}

/** What is missing or wrong, by the name of the field in the call. @param year - of today. */
export function faultsOf({ anio, tutores }: FichaValues, year: number): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  if (typedYear(anio, year) === undefined) faults.anioNacimiento = BIRTH_YEAR_FAULT;
  for (const [index, { nombre, telefono }] of tutores.entries()) {
    const fault = lineFault(nombre, 'Escribe el nombre del tutor', 100);
    if (fault !== null) faults[`tutores.${index}.nombre`] = fault;
    if (telefono.trim() === '') faults[`tutores.${index}.telefono`] = PHONE_FAULT;
  }
  return faults;
}

/** What is sent. @param isMinor - then no own number is. @param withWitness - whether a second administrator is asked for. */
export function bodyOf(
  ficha: Ficha,
  values: FichaValues,
  year: number,
  { isMinor, withWitness }: { readonly isMinor: boolean; readonly withWitness: boolean },
): NewFicha {
  const { telefono, anio, tutores, consentimientos, testigo } = values;
  return {
    version: ficha.version,
    telefono: isMinor || telefono.trim() === '' ? null : telefono,
    anioNacimiento: typedYear(anio, year) ?? null,
    tutores: tutores.map(({ key: _, ...guardian }) => guardian),
    consentimientos,
    ...(withWitness ? { testigo } : {}),
  };
}
