import { expect, it } from 'vitest';
import type { Sheet } from '../kit/sheet/sheet.ts';
import { makeSheet } from '../kit/sheet/test/make-sheet.ts';
import { draftOf } from './draft.ts';
import { reviewOf } from './review.ts';

const read = (rows: Sheet) => draftOf('lista.csv', makeSheet(rows), []);

const draft = read([
  { line: 1, cells: ['Código', 'Nombre', 'Apellido', 'Correo'] },
  { line: 2, cells: ['48210573', 'Ana', 'Rojas', 'ana@ejemplo'] },
  { line: 3, cells: ['77120934', 'Eva', 'Vaca', 'eva@ejemplo.bo'] },
]);

const facts = { existing: [], countryCode: 'BO', year: 2026 };

it('what has been corrected stays in its place', () => {
  const first = reviewOf(draft, facts, [], null);
  expect(first.shown).toMatchObject([{ line: 2, field: 'email', value: 'ana@ejemplo' }]);
  const corrected = { ...draft, corrections: new Map([['2-email', 'ana@ejemplo.bo']]) };
  const second = reviewOf(corrected, facts, [], first);
  expect(second.shown).toEqual([{ line: 2, field: 'email', value: 'ana@ejemplo.bo', message: null }]);
  expect(second.ready).toHaveLength(2);
});

it('what the server refused is a problem until it is something else', () => {
  const refusal = {
    line: 3,
    field: 'codigo',
    value: '77120934',
    message: 'Ese código ya está en uso',
  } as const;
  const refused = reviewOf(draft, facts, [refusal], null);
  expect(refused.ready).toEqual([]);
  expect(refused.problems).toContainEqual(refusal);
  const corrected = { ...draft, corrections: new Map([['3-codigo', '77120935']]) };
  expect(reviewOf(corrected, facts, [refusal], refused).ready).toHaveLength(1);
});
