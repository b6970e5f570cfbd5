import { describe, expect, it } from 'vitest';
import { guessColumns, looksLikeTitles } from './import-columns.ts';

/** Columns of codigo, nombre, apellido, username, email. */
function guess(...titles: string[]) {
  const { codigo, nombre, apellido, username, email } = guessColumns(titles);
  return [codigo, nombre, apellido, username, email];
}

describe('columns by their titles', () => {
  it.each([
    [
      ['Código de membresía', 'Nombre', 'Apellido', 'Nombre de usuario', 'Correo electrónico'],
      [0, 1, 2, 3, 4],
    ],
    [
      ['CORREO', 'APELLIDOS', 'NOMBRES', 'NRO.', 'USUARIO'],
      [3, 2, 1, 4, 0],
    ],
    [
      ['Nombre de usuario', 'E-mail', 'Nombre completo', 'Apellido paterno', 'Número de membresía'],
      [4, 2, 3, 0, 1],
    ],
    [
      ['first_name', 'last_name', 'email', 'member number'],
      [3, 0, 1, null, 2],
    ],
    [
      ['Numero membresia', 'Nombre', 'Nombre'],
      [0, 1, null, null, null],
    ],
    [
      ['Teléfono', 'Fecha de nacimiento', ''],
      [null, null, null, null, null],
    ],
    [[], [null, null, null, null, null]],
  ])('%j', (titles, columns) => {
    expect(guess(...titles)).toEqual(columns);
  });
});

describe('whether a first row is titles', () => {
  it.each([
    [['Código', 'Nombre'], true],
    [['10482', 'Camila'], false],
    [['Camila', 'camila@ejemplo.bo'], false],
    [['N° 1', 'Nombre'], true],
    [['00-482', 'Nombre'], false],
  ])('%j: %s', (cells, titles) => {
    expect(looksLikeTitles(cells)).toBe(titles);
  });
});
