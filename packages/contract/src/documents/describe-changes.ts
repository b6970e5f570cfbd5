import type { ContentDocuments, ContentKey } from '../schemas/content/documents.ts';
import { type DocumentLine, type LineNames, linesOf } from './document-lines.ts';
import { sameValue } from './same-value.ts';

/** Longest text of a change that is quoted whole, in characters. */
const QUOTED = 70;

/**
 * Changes between two versions of a document, a Spanish sentence each: 'WhatsApp: antes +591 700 00000,
 * ahora +591 711 11111'. Empty where nothing did.
 * @param names - names that other documents know
 */
export function describeChanges<Key extends ContentKey>(
  key: Key,
  before: ContentDocuments[Key],
  after: ContentDocuments[Key],
  names: LineNames = {},
): readonly string[] {
  // A new title renames its own line alone.
  const known = key === 'textos' ? { ...names, titles: before as ContentDocuments['textos'] } : names;
  const former = byId(linesOf(key, before, known));
  const lines = linesOf(key, after, known);
  const now = byId(lines);
  const changes = lines.flatMap((line) => {
    const old = former.get(line.id);
    if (old === undefined) return [added(key, line)];
    return sameValue(old.value, line.value) ? [] : [changed(old, line)];
  });
  const removed = [...former.values()]
    .filter(({ id }) => !now.has(id))
    .map(({ title }) => (key === 'excepciones' ? `${title}: como siempre` : `Se quitó ${title}`));
  const all = [...changes, ...removed];
  const isMoved = !sameValue(orderIn(former, now), orderIn(now, former));
  return isMoved ? [...all, 'Otro orden'] : all;
}

const byId = (lines: readonly DocumentLine[]): ReadonlyMap<string, DocumentLine> =>
  new Map(lines.map((line) => [line.id, line]));

/** The ids of one that the other has too, in their order. */
const orderIn = (lines: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) =>
  [...lines.keys()].filter((id) => other.has(id));

const quoted = (words: string) => (words.length > QUOTED ? `${words.slice(0, QUOTED).trimEnd()}…` : words);

function added(key: ContentKey, { title, words }: DocumentLine): string {
  if (key === 'excepciones') return `${title}: ${quoted(words)}`;
  return words === '' ? `Nuevo: ${title}` : `Nuevo: ${title}, ${quoted(words)}`;
}

function changed(old: DocumentLine, { title, words }: DocumentLine): string {
  const renamed = old.title === title ? title : `${old.title}, ahora ${title}`;
  if (words === '') return `${renamed}: se quitó`;
  if (words === old.words) return old.title === title ? `${title}: otros detalles` : renamed;
  if (old.words === '' || old.words.length > QUOTED || words.length > QUOTED) {
    return `${renamed}: ahora ${quoted(words)}`;
  }
  return `${renamed}: antes ${old.words}, ahora ${words}`;
}
