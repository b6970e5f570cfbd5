import type { ConsentKind, ConsentWay } from '../people/ficha-words.ts';
import { titleWords } from './title-words.ts';

/** Fields of the consents in an import, by what is agreed to. */
export const CONSENT_FIELDS = {
  cuenta: 'consentimientoCuenta',
  foto: 'consentimientoFoto',
  mensajes: 'consentimientoMensajes',
} as const satisfies Record<ConsentKind, string>;

/** One of {@link CONSENT_FIELDS}. */
export type ConsentField = (typeof CONSENT_FIELDS)[ConsentKind];

/** Whether a row of an import brings a consent to anything. */
export const bringsConsent = (
  row: Readonly<Partial<Record<ConsentField, ConsentWay | undefined>>>,
): boolean => Object.values(CONSENT_FIELDS).some((field) => row[field] !== undefined);

const CONSENT = [
  ...['consentimiento', 'consentimientos', 'consiente', 'autorizacion', 'autorizaciones', 'autoriza'],
  ...['permiso', 'permisos', 'permite', 'consent', 'permission'],
];

const KIND_WORDS: Readonly<Record<ConsentField, readonly string[]>> = {
  consentimientoCuenta: ['cuenta', 'account'],
  consentimientoFoto: ['foto', 'fotos', 'fotografia', 'fotografias', 'imagen', 'imagenes', 'photo', 'photos'],
  consentimientoMensajes: ['mensaje', 'mensajes', 'whatsapp', 'messages'],
};

/** The consents' columns of a list. */
export interface ConsentColumns {
  readonly columns: ReadonlyMap<ConsentField, number>;
  /** Columns that name a consent, also those that nothing is read from: 'Consentimiento' says not to what. */
  readonly reserved: ReadonlySet<number>;
}

/**
 * Guesses the consents' columns: a title that names a consent and one thing that is agreed to.
 * @param titles - the first row of the file
 */
export function guessConsentColumns(titles: readonly string[]): ConsentColumns {
  const columns = new Map<ConsentField, number>();
  const reserved = new Set<number>();
  const fields = Object.values(CONSENT_FIELDS);
  for (const [index, title] of titles.entries()) {
    const words = titleWords(title);
    if (!words.some((word) => CONSENT.includes(word))) continue;
    reserved.add(index);
    const [field, another] = fields.filter((one) => words.some((word) => KIND_WORDS[one].includes(word)));
    if (field !== undefined && another === undefined && !columns.has(field)) columns.set(field, index);
  }
  return { columns, reserved };
}

const WAY_NAMES: Readonly<Record<ConsentWay, readonly string[]>> = {
  papel: ['papel', 'en papel', 'por escrito', 'escrito', 'firmado', 'firmada', 'paper'],
  persona: ['persona', 'en persona', 'verbal', 'de palabra', 'in person'],
};
const NOT_GIVEN = ['', 'no', 'ninguno'];

/** Said of a cell that does not say how a consent was given. */
export const CONSENT_FAULT =
  'Escribe Papel o Persona: cómo dio su consentimiento. Si no lo dio, deja la celda vacía';

/** How a cell says that a consent was given; undefined for not given, null for what says neither, such as 'Sí'. */
export function consentWayOf(text: string): ConsentWay | null | undefined {
  const key = titleWords(text).join(' ');
  if (NOT_GIVEN.includes(key)) return undefined;
  const ways = Object.keys(WAY_NAMES) as ConsentWay[];
  return ways.find((way) => WAY_NAMES[way].includes(key)) ?? null;
}
