import { type Newcomer, visitFaults } from '@ministerio/contract/domain';

/** Typed values so far. Both numbers are kept apart: a minor's own never becomes the family's. */
export interface NewcomerDraft {
  readonly nombre: string;
  readonly inicial: string;
  /** null until one of 'Sí' and 'No' was chosen. */
  readonly menor: boolean | null;
  readonly telefono: string;
  readonly tutorTelefono: string;
  readonly invito: string;
}

/** Faults of the fields, in the order of the form. */
export type NewcomerFaults = Partial<
  Record<'nombre' | 'inicial' | 'menor' | 'telefono' | 'invito', string | undefined>
>;

export const emptyDraft: NewcomerDraft = {
  nombre: '',
  inicial: '',
  menor: null,
  telefono: '',
  tutorTelefono: '',
  invito: '',
};

/** Whether nothing was typed or chosen. */
export const isEmptyDraft = (draft: NewcomerDraft): boolean =>
  Object.values(draft).every((value) => value === '' || value === null);

/** The first letter of what is typed as a surname, as a capital; anything else stays, to be complained about. */
export function firstLetter(text: string): string {
  const [letter] = /^\p{L}\p{M}?/u.exec(text.trimStart()) ?? [];
  return letter === undefined ? text : letter.normalize('NFC').toUpperCase();
}

/** The newcomer of a draft, or what is wrong with it, as the server would say it. */
export function readDraft({
  nombre,
  inicial,
  menor,
  telefono,
  tutorTelefono,
  invito,
}: NewcomerDraft): { readonly newcomer: Newcomer } | { readonly faults: NewcomerFaults } {
  const texts = { nombre, inicial, telefono: menor ? tutorTelefono : telefono, invito };
  const faults: NewcomerFaults = visitFaults(texts);
  if (menor === null) return { faults: { ...faults, menor: 'Elige «Sí» o «No».' } };
  return Object.keys(faults).length > 0 ? { faults } : { newcomer: { ...texts, menor } };
}
