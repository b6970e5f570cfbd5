import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSheet } from './read-sheet.ts';
import { makeXlsx } from './test/make-xlsx.ts';

const list = (name: string) => readSheet(readFileSync(join(import.meta.dirname, 'test', name)), 5001);
const firstCells = async (name: string) => (await list(name)).rows.map(({ cells }) => cells[0]);

it.each([
  ['is not closed', 'quote-swallows-rows.csv'],
  ['is closed before the cell ends', 'quote-first-name.csv'],
])('a quotation mark that %s is refused with its row, and no row is lost', async (_what, name) => {
  await expect(list(name)).rejects.toMatchObject({ failure: 'quotes', line: 6 });
});

it('two stray quotation marks that close one another are told by the rows between them', async () => {
  const rows = ['Código;Nombre;Nota', '1;Ana;"apodo: Chato', '2;Eva;', '3;Luz;apodo: Beto"', '4;Noé;'];
  const read = await readSheet(new TextEncoder().encode(rows.join('\r\n')), 5001);
  expect(read.swallowing).toBe(2);
});

it('a cell of several lines is no such row', async () => {
  const rows = ['Código;Nombre;Nota', '1;Ana;"uno; dos\r\ntres"', '2;"Eva\r\nMaría";x'];
  const read = await readSheet(new TextEncoder().encode(rows.join('\r\n')), 5001);
  expect(read).toMatchObject({ swallowing: null, rows: { length: 3 } });
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
  const { rows, unshown } = await readSheet(makeXlsx(table), 5001);
  expect(rows.map(({ cells }) => [cells[0], cells[2]])).toEqual([
    ['Código', 'Celular'],
    ['1234', '70012345'],
    ['2008-03-15', '7001 2346'],
  ]);
  expect(unshown).toEqual([0, 2]);
});

it('the first visible sheet is read, whatever stands before it', async () => {
  const read = await list('hidden-first-sheet.xlsx');
  expect(read.rows[0]?.cells[0]).toBe('Código');
  expect(read).toMatchObject({ sheet: 'Miembros', sheets: ['Miembros'] });
});

it('of several visible sheets the first with rows is read, and another one by its name', async () => {
  const file = makeXlsx(
    [],
    { name: 'Niños & niñas', table: [['Nombre'], ['Luz']] },
    { name: 'Jóvenes', table: [['Nombre'], ['Ana']] },
  );
  const first = await readSheet(file, 5001);
  expect(first).toMatchObject({ sheet: 'Niños & niñas', sheets: ['Hoja1', 'Niños & niñas', 'Jóvenes'] });
  expect((await readSheet(file, 5001, 'Jóvenes')).rows[1]?.cells).toEqual(['Ana']);
  await expect(readSheet(file, 5001, 'Hoja1')).rejects.toMatchObject({ failure: 'empty' });
});

it('invisible marks are dropped from cells', async () => {
  const { rows } = await list('phone-bidi.csv');
  expect(rows.slice(1, 3).map(({ cells }) => cells[4])).toEqual(['+591 70012345', '70012346']);
});
