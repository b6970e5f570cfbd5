import { cleanLine, toCsv } from '@ministerio/contract/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

it.each([
  { name: 'a list with an empty row', text: 'Nombre;Apellido\n\nAna;Roca', first: ['Nombre', 'Apellido'] },
  {
    name: 'commas in one cell of many',
    text: 'Nombre;Calle\nAna;Uno, dos\nEva;Tres',
    first: ['Nombre', 'Calle'],
  },
  { name: 'bars', text: 'Nombre|Apellido\nAna|Roca', first: ['Nombre', 'Apellido'] },
  { name: 'one column', text: 'Nombre\nAna', first: ['Nombre'] },
])('finds the separator of $name', ({ text, first }) => {
  expect(readCsv(new TextEncoder().encode(text), 9).rows[0]?.cells).toEqual(first);
});

it.each([
  { locale: 'es-BO', countryCode: 'BO' },
  { locale: 'es-PE', countryCode: 'PE' },
])('reads back what the panel writes for $countryCode', (church) => {
  const cell = fc.oneof(
    fc.constantFrom('=1+1', '+591 70012345', '"el alto"', 'uno; dos, tres', 'dos\r\nlíneas', '', '-5'),
    // A leading apostrophe marks text that a spreadsheet would have run.
    fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\u0000') && !/^\s*'/.test(text)),
  );
  const row = fc.tuple(cell, cell, cell).filter((cells) => cells.some((text) => cleanLine(text) !== ''));
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const header = ['Código', 'Nombre', 'Nota'];
      const read = readCsv(new TextEncoder().encode(toCsv(header, rows, church)), 99);
      expect(read.rows.map(({ cells }) => cells)).toEqual([
        header,
        ...rows.map((cells) => cells.map(cleanLine)),
      ]);
    }),
  );
});
