import { textKey } from '../text/text-key.ts';

/** Ministries whose people are minors (decisions section 8, Minors). */
const MINORS = new Set(['Red de Adolescentes', 'Exploradores del Rey', 'Escuela dominical'].map(textKey));

/** Whether everybody in a ministry counts as a minor. @param name - of the ministry; case and accents do not matter. */
export function isOfMinors(name: string): boolean {
  return MINORS.has(textKey(name));
}
