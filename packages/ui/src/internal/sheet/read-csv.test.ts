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
