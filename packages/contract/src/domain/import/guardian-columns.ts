import { KINSHIPS, type Kinship } from '../people/ficha-words.ts';
import { textKey } from '../text/text-key.ts';
import { titleWords } from './title-words.ts';

/** Fields of the guardian in an import. */
export type GuardianField = 'tutorNombre' | 'tutorTelefono' | 'tutorParentesco';

/** Owner of a column's data: a guardian of whatever kinship, or one parent alone. */
type Whose = 'tutor' | 'madre' | 'padre';

const MOTHER = ['madre', 'mama', 'mother'];
const FATHER = ['padre', 'papa', 'father'];
const GUARDIAN = [
  ...['tutor', 'tutora', 'tutores', 'apoderado', 'apoderada', 'apoderados', 'responsable', 'responsables'],
  ...['encargado', 'encargada', 'representante', 'padres', 'guardian', 'parent', 'parents'],
];
const FILLERS = ['de', 'del', 'la', 'el', 'los', 'las', 'su', 'o', 'u', 'y', 'e', 'of', 'the', 'legal'];
const NAME = ['nombre', 'nombres', 'apellido', 'apellidos', 'completo', 'name', 'full'];
const PHONE = ['telefono', 'telefonos', 'tel', 'celular', 'cel', 'whatsapp', 'movil', 'phone', 'mobile'];
const KINSHIP = ['parentesco', 'kinship'];
/** Say a kinship only beside a guardian's name: 'Relación' alone may be anything. */
const RELATION = ['relacion', 'vinculo', 'relationship'];

function whoseIs(words: readonly string[]): Whose | null {
  const mother = words.some((word) => MOTHER.includes(word));
  const father = words.some((word) => FATHER.includes(word));
  if (words.some((word) => GUARDIAN.includes(word)) || (mother && father)) return 'tutor';
  return mother ? 'madre' : father ? 'padre' : null;
}

/** Guardian's field that a title names; null for an unknown one, such as 'Correo del tutor'. */
function fieldOf(words: readonly string[], whose: Whose | null): GuardianField | null {
  const known = [...MOTHER, ...FATHER, ...GUARDIAN, ...FILLERS];
  const rest = words.filter((word) => !known.includes(word));
  const isOf = (...lists: string[][]) => rest.every((word) => lists.flat().includes(word));
  if (rest.length > 0 && isOf(KINSHIP)) return 'tutorParentesco';
  if (whose === null) return null;
  if (isOf(NAME)) return 'tutorNombre';
  if (isOf(RELATION)) return 'tutorParentesco';
  return isOf(PHONE, ['numero', 'nro']) && rest.some((word) => PHONE.includes(word)) ? 'tutorTelefono' : null;
}

/** The guardian's columns of a list, and every one that is no member's. */
export interface GuardianColumns {
  readonly columns: ReadonlyMap<GuardianField, number>;
  /** Columns that name a guardian, also those that nothing is read from. */
  readonly reserved: ReadonlySet<number>;
}

/**
 * Guesses a guardian's columns. One guardian is imported: of a list with mothers and fathers neither is guessed.
 * @param titles - the first row of the file
 */
export function guessGuardianColumns(titles: readonly string[]): GuardianColumns {
  const named = titles.flatMap((title, index) => {
    const words = titleWords(title);
    const whose = whoseIs(words);
    const field = fieldOf(words, whose);
    return whose === null && field === null ? [] : [{ index, whose, field }];
  });
  const all = new Set(named.map(({ whose }) => whose));
  const isOneParent = all.has('madre') !== all.has('padre');
  const chosen: Whose | null = all.has('tutor')
    ? 'tutor'
    : !isOneParent
      ? null
      : all.has('madre')
        ? 'madre'
        : 'padre';
  const columns = new Map<GuardianField, number>();
  for (const { index, whose, field } of named) {
    const isChosen = whose === chosen || whose === null;
    if (field !== null && chosen !== null && isChosen && !columns.has(field)) columns.set(field, index);
  }
  return { columns, reserved: new Set(named.map(({ index }) => index)) };
}

/** Kinship in the title of a guardian's column: 'Nombre de la madre' is a mother's; null where it names none. */
export function kinshipOfTitle(title: string): Kinship | null {
  const whose = whoseIs(titleWords(title));
  return whose === 'tutor' ? null : whose;
}

const KINSHIP_NAMES: Readonly<Record<Kinship, readonly string[]>> = {
  madre: ['mama', 'mami', 'mother'],
  padre: ['papa', 'papi', 'father'],
  abuelos: ['abuela', 'abuelo', 'grandmother', 'grandfather'],
  tios: ['tia', 'tio', 'aunt', 'uncle'],
  hermanos: ['hermana', 'hermano', 'sister', 'brother'],
  otro: [
    ...[
      'otra',
      'other',
      'tutor',
      'tutora',
      'tutor legal',
      'apoderado',
      'apoderada',
      'encargado',
      'encargada',
    ],
    ...['responsable', 'padrastro', 'madrastra', 'padrino', 'madrina', 'prima', 'primo'],
  ],
};

const kinships = new Map(
  (Object.entries(KINSHIPS) as [Kinship, string][]).flatMap(([kinship, label]) =>
    [kinship, textKey(label), ...KINSHIP_NAMES[kinship]].map((name): [string, Kinship] => [name, kinship]),
  ),
);

/** Said of what is no kinship. */
export const KINSHIP_FAULT = 'Escribe Madre, Padre, Abuela, Abuelo, Tía, Tío, Hermana, Hermano u Otro';

/** The kinship that a cell names; null for none that is known. */
export function kinshipOf(text: string): Kinship | null {
  return kinships.get(titleWords(text).join(' ')) ?? null;
}
