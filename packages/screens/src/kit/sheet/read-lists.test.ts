import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSheets } from './read-sheet.ts';
import { makeXlsx } from './test/make-xlsx.ts';

const read = async (bytes: Uint8Array) => {
  const [sheet] = await readSheets(bytes, 5001);
  if (sheet === undefined) throw new TypeError('There is always a sheet.');
  return sheet;
};
const list = (name: string) => read(readFileSync(join(import.meta.dirname, 'test', name)));
const firstCells = async (name: string) => (await list(name)).rows.map(({ cells }) => cells[0]);

it.each([
  ['is not closed', 'quote-swallows-rows.csv'],
  ['is closed before the cell ends', 'quote-first-name.csv'],
])('a quotation mark that %s is refused with its row, and no row is lost', async (_what, name) => {
  await expect(list(name)).rejects.toMatchObject({ failure: 'quotes', line: 6 });
});

it('two stray quotation marks that close one another are told by the rows between them', async () => {
  const rows = ['Código;Nombre;Nota', '1;Ana;"apodo: Chato', '2;Eva;', '3;Luz;apodo: Beto"', '4;Noé;'];
  const { swallowing } = await read(new TextEncoder().encode(rows.join('\r\n')));
  expect(swallowing).toBe(2);
});

it('a cell of several lines is no such row', async () => {
  const rows = ['Código;Nombre;Nota', '1;Ana;"uno; dos\r\ntres"', '2;"Eva\r\nMaría";x'];
  expect(await read(new TextEncoder().encode(rows.join('\r\n')))).toMatchObject({
    swallowing: null,
    rows: { length: 3 },
  });
});

it('numbers of an Excel list are read as Excel shows them', async () => {
  expect(await firstCells('leading-zeros.xlsx')).toEqual(['Código', '00123', 'M-0007', '123-456']);
});

it('columns with a number format that cannot be shown are named', async () => {
  const table = [
    ['Código', 'Nombre', 'Celular'],
    [
      { number: 1234, format: '#,##0' },
      'Ana',
      { number: 70012345, format: '[<=9999999]###-####;(###) ###-####' },
    ],
    [{ number: 39522, format: 'dd/mm/yyyy' }, 'Eva', { number: 70012346, format: '0000 0000' }],
  ];
  const { rows, unshown } = await read(makeXlsx(table));
  expect(rows.map(({ cells }) => [cells[0], cells[2]])).toEqual([
    ['Código', 'Celular'],
    ['1234', '70012345'],
    ['2008-03-15', '7001 2346'],
  ]);
  expect(unshown).toEqual([0, 2]);
});

it('hidden sheets are not read, whatever their place', async () => {
  const { name, rows } = await list('hidden-first-sheet.xlsx');
  expect([name, rows[0]?.cells[0]]).toEqual(['Miembros', 'Código']);
});

it('every visible sheet with rows is read', async () => {
  const more = { name: 'Niños & niñas', table: [['Nombre'], ['Luz']] };
  const sheets = await readSheets(makeXlsx([], more, { name: 'Largas', table: [['a'], ['b'], ['c']] }), 2);
  expect(sheets.map(({ name }) => name)).toEqual(['Niños & niñas']);
  await expect(readSheets(makeXlsx([]), 2)).rejects.toMatchObject({ failure: 'empty' });
});

it('invisible marks are dropped from cells', async () => {
  const { rows } = await list('phone-bidi.csv');
  expect(rows.slice(1, 3).map(({ cells }) => cells[4])).toEqual(['+591 70012345', '70012346']);
});
