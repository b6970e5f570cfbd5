import { cleanLine, lineFault } from '../text/plain-text.ts';

/** Typed facts of a visitor at the door; an empty text was left out. */
export interface VisitText {
  readonly nombre: string;
  /** First letter of the surname. */
  readonly inicial: string;
  /** The visitor's own, or of a minor the family's. */
  readonly telefono: string;
  readonly invito: string;
}

/** Newcomer at the door ('Soy nuevo'), as typed. */
export interface Newcomer extends VisitText {
  /** Under 18: then `telefono` is the family's. */
  readonly menor: boolean;
}

/** The texts of a visit: most characters, and what is said of an empty one. */
export const visitTexts = {
  nombre: { max: 60, required: 'Escribe el nombre' },
  inicial: { max: 2, required: 'Escribe la primera letra del apellido' },
  telefono: { max: 32, required: 'Escribe el número' },
  invito: { max: 100, required: 'Escribe quién te invitó' },
} as const;

/** Said of more, or something else, than a letter. */
export const ONE_LETTER = 'Escribe una sola letra';
/** Said of what is no telephone number. */
export const ONLY_DIGITS = 'Escribe el número con sus cifras';

const FEWEST_DIGITS = 6;

/** Whether a text is one letter, of any script. */
export const isOneLetter = (text: string): boolean => /^\p{L}\p{M}?$/u.test(text);

/** Whether a text is a telephone number as people write one: six digits at least, with spaces, hyphens and the like. */
export function isWrittenNumber(text: string): boolean {
  return /^\+?[\d ().-]+$/.test(text) && text.replaceAll(/\D/g, '').length >= FEWEST_DIGITS;
}

/** The wrong texts of a visit, with what `sendVisits` says about each. */
export function visitFaults(visit: VisitText): Partial<Record<keyof VisitText, string>> {
  const faults: Partial<Record<keyof VisitText, string>> = {};
  for (const field of ['nombre', 'inicial', 'telefono', 'invito'] as const) {
    const text = visit[field];
    const isOptional = field === 'telefono' || field === 'invito';
    if (isOptional && text.trim() === '') continue;
    const { required, max } = visitTexts[field];
    const fault = lineFault(text, required, max) ?? formFault(field, cleanLine(text));
    if (fault !== null) faults[field] = fault;
  }
  return faults;
}

function formFault(field: keyof VisitText, text: string): string | null {
  if (field === 'inicial' && !isOneLetter(text)) return ONE_LETTER;
  return field === 'telefono' && !isWrittenNumber(text) ? ONLY_DIGITS : null;
}
