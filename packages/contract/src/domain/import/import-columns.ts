import { isEmail } from '../people/email.ts';
import { type ConsentField, guessConsentColumns } from './consent-columns.ts';
import { type GuardianField, guessGuardianColumns } from './guardian-columns.ts';
import { titleWords } from './title-words.ts';

/** Fields of a member in an import, in the order of the screens. */
export const IMPORT_FIELDS = [
  'codigo',
  'nombre',
  'apellido',
  'username',
  'email',
  'telefono',
  'anioNacimiento',
  'tutorNombre',
  'tutorTelefono',
  'tutorParentesco',
  'consentimientoCuenta',
  'consentimientoFoto',
  'consentimientoMensajes',
] as const;

/** One of {@link IMPORT_FIELDS}. */
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Fields that a list cannot do without; a missing username is made of the name. */
export const IMPORT_REQUIRED: readonly ImportField[] = ['codigo', 'nombre', 'apellido', 'email'];

/** Labels in forms and in the template file. */
export const IMPORT_LABELS: Readonly<Record<ImportField, string>> = {
  codigo: 'Código de membresía',
  nombre: 'Nombre',
  apellido: 'Apellido',
  username: 'Nombre de usuario',
  email: 'Correo electrónico',
  telefono: 'Teléfono',
  anioNacimiento: 'Año de nacimiento',
  tutorNombre: 'Nombre del tutor',
  tutorTelefono: 'Teléfono del tutor',
  tutorParentesco: 'Parentesco del tutor',
  consentimientoCuenta: 'Consentimiento: cuenta',
  consentimientoFoto: 'Consentimiento: fotos',
  consentimientoMensajes: 'Consentimiento: mensajes',
};

/** Maximum number of members in an import (R23). */
export const IMPORT_MAX_ROWS = 5000;
/** Maximum number of members in a call (R23). */
export const IMPORT_CHUNK_ROWS = 250;

/** Index of each field's column in the file; null for none. */
export type ImportColumns = Readonly<Record<ImportField, number | null>>;

/** Usual titles of a member's own fields, normalized, the most specific first. */
const names: Readonly<Record<Exclude<ImportField, GuardianField | ConsentField>, readonly string[]>> = {
  // Before the number of membership: 'Número de celular' has a word of both.
  telefono: ['telefono', 'celular', 'whatsapp', 'movil', 'tel', 'phone', 'mobile'],
  anioNacimiento: ['ano de nacimiento', 'ano nacimiento', 'nacimiento', 'year of birth', 'birth year'],
  codigo: [
    'codigo de membresia',
    'numero de membresia',
    'numero membresia',
    'membresia',
    'codigo',
    'cod',
    'numero de miembro',
    'nro de miembro',
    'numero',
    'nro',
    'num',
    'carnet',
    'member number',
  ],
  username: ['nombre de usuario', 'usuario', 'username', 'user name', 'user', 'login', 'cuenta'],
  email: ['correo electronico', 'correo', 'e mail', 'email', 'mail'],
  apellido: [
    ...['apellido paterno', 'primer apellido', 'paterno', 'apellidos', 'apellido', 'last name', 'surname'],
    'family name',
  ],
  nombre: ['nombres', 'nombre', 'primer nombre', 'first name', 'given name', 'name'],
};

/**
 * Guesses the columns of a list from their titles: exact matches first, then titles that contain a known name as whole
 * words. Each column is used once, and one that names a guardian or a consent never for the member.
 * @param titles - the first row of the file
 */
export function guessColumns(titles: readonly string[]): ImportColumns {
  // Nothing is read from a whole name: which words are surnames nobody can tell.
  const keys = titles.map((title) => (isWholeName(title) ? '' : titleWords(title).join(' ')));
  const consents = guessConsentColumns(titles);
  const guardian = guessGuardianColumns(
    titles.map((title, index) => (consents.reserved.has(index) ? '' : title)),
  );
  const guessed = new Map<ImportField, number>([...guardian.columns, ...consents.columns]);
  const comparisons = [
    (key: string, name: string) => key === name,
    (key: string, name: string) => ` ${key} `.includes(` ${name} `),
  ];
  // 'Nombre de usuario' contains 'nombre': fields with longer names go first.
  const fields = Object.keys(names) as (keyof typeof names)[];
  for (const matches of comparisons) {
    for (const field of fields.filter((one) => !guessed.has(one))) {
      const used = new Set([...guessed.values(), ...guardian.reserved, ...consents.reserved]);
      const found = names[field]
        .map((name) => keys.findIndex((key, index) => !used.has(index) && matches(key, name)))
        .find((index) => index >= 0);
      if (found !== undefined) guessed.set(field, found);
    }
  }
  const entries = IMPORT_FIELDS.map((field) => [field, guessed.get(field) ?? null] as const);
  return Object.fromEntries(entries) as Record<ImportField, number | null>;
}

const NAME_WORDS = [
  ...['nombre', 'nombres', 'apellido', 'apellidos', 'y', 'e', 'completo', 'completos', 'full', 'name'],
];
const SECOND_SURNAMES = ['apellido materno', 'segundo apellido', 'materno', 'apellido 2'];

/** Whether a title names first names and surnames together: 'Apellidos y nombres'. */
function isWholeName(title: string): boolean {
  const words = titleWords(title);
  const says = (part: string) => words.some((word) => word.startsWith(part));
  return says('nombre') && says('apellido') && words.every((word) => NAME_WORDS.includes(word));
}

/** The column of whole names that a list has in place of surnames, or of both; null where name and surname have their own. */
export function wholeNameColumn(
  titles: readonly string[],
  { nombre, apellido }: ImportColumns,
): number | null {
  const isWhole = (title: string) =>
    isWholeName(title) ||
    (apellido === null && ['nombre completo', 'full name'].includes(titleWords(title).join(' ')));
  const column = titles.findIndex(isWhole);
  if (column < 0) return null;
  return nombre === null || apellido === null || nombre === column || apellido === column ? column : null;
}

/** The column of the second surname beside the first one's; null for none, and where one column has both. */
export function secondSurnameColumn(titles: readonly string[], { apellido }: ImportColumns): number | null {
  const keys = titles.map((title) => titleWords(title).join(' '));
  if (apellido === null || keys[apellido]?.includes('apellidos')) return null;
  const column = keys.findIndex((key, index) => index !== apellido && SECOND_SURNAMES.includes(key));
  return column < 0 || SECOND_SURNAMES.includes(keys[apellido] ?? '') ? null : column;
}

/** Rows among which the titles are looked for: lists begin with their name, a date, a logo. */
const TITLE_ROWS = 10;

/** The index of the row of titles: the first that names two fields, else the first row if it looks like titles; null for none. */
export function titleRowOf(rows: readonly (readonly string[])[]): number | null {
  const found = rows.slice(0, TITLE_ROWS).findIndex((cells) => {
    const named = Object.values(guessColumns(cells)).filter((column) => column !== null).length;
    return looksLikeTitles(cells) && (named > 1 || (named === 1 && cells.some(isWholeName)));
  });
  if (found >= 0) return found;
  return rows[0] !== undefined && looksLikeTitles(rows[0]) ? 0 : null;
}

/** Whether a row has titles: it has neither e-mail addresses nor numbers. */
export function looksLikeTitles(cells: readonly string[]): boolean {
  return cells.every((cell) => !isEmail(cell.trim()) && !/^[\d .\-/]*\d[\d .\-/]*$/.test(cell.trim()));
}
