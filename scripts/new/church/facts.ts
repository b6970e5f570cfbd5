import { createHash } from 'node:crypto';
import { type ContentDocuments, contentDocuments } from '../../../packages/contract/src/index.ts';

type SiteData = ContentDocuments['datos'];

/** A question for a fact of another church; its name is also the option on the command line. */
interface Question {
  readonly name: string;
  readonly ask: string;
  /** The field of the document `datos` that it answers. */
  readonly field: keyof SiteData;
  /** The field's value; an answer is its text by default. */
  readonly read?: (answer: string) => unknown;
}

/** All questions in their order. */
export const questions: readonly Question[] = [
  { name: 'name', ask: 'Name of the church, as its people call it', field: 'nombre' },
  { name: 'city', ask: 'City', field: 'ciudad' },
  { name: 'country', ask: 'Country, in Spanish', field: 'pais' },
  { name: 'countryCode', ask: 'Country as two capital letters (BO, ES, MX)', field: 'codigoPais' },
  { name: 'zone', ask: 'Time zone (America/La_Paz, Europe/Madrid)', field: 'zona' },
  { name: 'locale', ask: 'Spanish of the country (es-BO, es-ES)', field: 'idioma' },
  { name: 'currency', ask: 'Sign before amounts (Bs, €, $)', field: 'moneda' },
  { name: 'latitude', ask: 'Latitude of the church in degrees', field: 'latitude', read: numberOf },
  { name: 'longitude', ask: 'Longitude of the church in degrees', field: 'longitude', read: numberOf },
  {
    name: 'radius',
    ask: 'How far from there attendance may be marked, in metres',
    field: 'radio',
    read: numberOf,
  },
  {
    name: 'address',
    ask: 'Address, lines separated by ;',
    field: 'direccion',
    read: (answer) => answer.split(';').filter((line) => line.trim() !== ''),
  },
];

function numberOf(answer: string): number {
  return answer.trim() === '' ? Number.NaN : Number(answer);
}

/** Why an answer is wrong, in the words of the panel; `undefined` for a right one. */
export function refusalOf(
  { field, read = (text: string) => text }: Question,
  answer: string,
): string | undefined {
  return contentDocuments.datos.shape[field].safeParse(read(answer)).error?.issues[0]?.message;
}

/**
 * The document `datos` of another church; contact and the like stay to be filled in.
 * @param answers - by the names of the questions.
 * @throws Error that names the first fact that is missing or wrong.
 */
export function siteDataOf(
  former: SiteData,
  answers: Readonly<Record<string, string | undefined>>,
): SiteData {
  const given = questions.map((question) => {
    const answer = answers[question.name] ?? '';
    const refusal = refusalOf(question, answer);
    if (refusal) throw new Error(`--${question.name}: ${refusal}`);
    return [question.field, question.read?.(answer) ?? answer];
  });
  const open = Object.entries(former).map(([field]) => [field, null]);
  const own = Object.fromEntries([...open, ...given]);
  return contentDocuments.datos.parse({ ...own, producto: own.nombre });
}

const SEEDS = 10_000;

/** Seed of the rosette: a window of its own for every name. */
export function seedOf(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE() % SEEDS;
}
