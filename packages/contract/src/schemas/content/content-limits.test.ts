import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { siteDocuments } from '../../../fixtures/index.ts';
import { tooLongText } from '../../domain/text/plain-text.ts';
import { type ContentKey, contentDocuments } from './documents.ts';
import { ALL_LINES, leavesOf, OTHERS, text, UNTYPED, whole } from './test/impossible-values.ts';

type Path = readonly (string | number)[];

/** A copy of a document in which one place holds another value. */
function placed(document: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const copy = structuredClone(document) as Record<string | number, unknown>;
  copy[step] = placed(copy[step], rest, value);
  return copy;
}

/** Sentences of a document's refusal at each path; empty where the document is taken. */
const refusal = (key: ContentKey, path: string, value: unknown): Readonly<Record<string, string>> => {
  const steps = path === '' ? [] : path.split('.');
  const { error } = contentDocuments[key].safeParse(placed(whole[key], steps, value));
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
};

describe('a line is taken at its longest; one letter more, and none, are refused in words', () => {
  test.each(ALL_LINES)('%s %s: %i letters', (key, path, max, empty) => {
    expect(refusal(key, path, text(max))).toEqual({});
    expect(refusal(key, path, text(max + 1))).toEqual({ [path]: tooLongText(max) });
    for (const none of ['', ' ', 7]) expect(refusal(key, path, none)).toEqual({ [path]: empty });
  });
});
describe('the last value is taken, and the next refused in words at its field', () => {
  test.each(OTHERS.map((row) => ({ row })))('$row.0 $row.1 $#', ({ row }) => {
    const [key, path, last, next, sentence, at = path] = row;
    expect(refusal(key, path, last)).toEqual({});
    expect(refusal(key, path, next)).toEqual({ [at]: sentence });
  });
});

test.each(UNTYPED)('%s %s %#: the last value is taken, the next refused', (key, path, last, next) => {
  z.config(z.locales.es());
  expect(refusal(key, path, last)).toEqual({});
  const [sentence, ...others] = Object.values(refusal(key, path, next));
  expect(sentence).toMatch(/inválid|Demasiado|Opción/);
  expect(others).toEqual([]);
});

test('every field of every document has its impossible value here', () => {
  const shape = (path: string) => path.replaceAll(/(?<=^|\.)\d+(?=\.|$)/g, '#');
  const rows: readonly (readonly [ContentKey, string, ...unknown[]])[] = [
    ...ALL_LINES,
    ...OTHERS,
    ...UNTYPED,
  ];
  const tested = new Set(rows.map(([key, path]) => `${key} ${shape(path)}`));
  const isTested = (field: string) => tested.has(field) || tested.has(field.replace(/\.#$/, ''));
  const fields = Object.entries(whole).flatMap(([key, document]) =>
    leavesOf(document).map((path) => `${key} ${shape(path)}`),
  );
  expect([...new Set(fields)].filter((field) => !isTested(field))).toEqual([]);
});

test('numbers and addresses are kept without the invisible marks that were copied with them', () => {
  const marked = (text: string) => `\u202a${text}\u202c\u200b`;
  const phones = {
    telefono: '+591 3 350 1234',
    whatsapp: '+591 70012345',
    telefonoProteccion: '+591 70012346',
  };
  const addresses = {
    facebook: 'https://www.facebook.com/iglesia',
    email: 'hola@example.org',
    direccion: ['Calle 1'],
  };
  const typed = Object.entries({ ...phones, ...addresses }).map(([field, value]) => [
    field,
    typeof value === 'string' ? marked(value) : value.map(marked),
  ]);
  const read = contentDocuments.datos.parse({ ...siteDocuments.datos, ...Object.fromEntries(typed) });
  expect(read).toMatchObject({ ...phones, ...addresses });
});
