import { describe, expect, test } from 'vitest';
import { consentWayOf } from './consent-columns.ts';
import { guessColumns } from './import-columns.ts';

/** Meaning of each title; null for none. */
function guess(...titles: string[]) {
  const guessed = Object.entries(guessColumns(titles));
  return titles.map((_, index) => guessed.find(([, column]) => column === index)?.[0] ?? null);
}

describe('columns of the consents', () => {
  test.each([
    [
      ['Consentimiento: cuenta', 'Consentimiento: fotos', 'Consentimiento: mensajes'],
      ['consentimientoCuenta', 'consentimientoFoto', 'consentimientoMensajes'],
    ],
    [
      ['Autorización de imagen', 'Celular', 'PERMISO PARA WHATSAPP'],
      ['consentimientoFoto', 'telefono', 'consentimientoMensajes'],
    ],
    [
      ['Consentimiento del tutor para fotos', 'Tutor'],
      ['consentimientoFoto', 'tutorNombre'],
    ],
    // Nothing is guessed of what does not say to what, or says two things, or stands twice.
    [
      ['Consentimiento', 'Autorización del padre'],
      [null, null],
    ],
    [['Consiente fotos y mensajes'], [null]],
    [
      ['Permiso de fotos', 'Permiso de imagen'],
      ['consentimientoFoto', null],
    ],
    // And no other field is.
    [
      ['Consentimiento cuenta', 'Cuenta', 'Foto'],
      ['consentimientoCuenta', 'username', null],
    ],
  ])('%j', (titles, fields) => {
    expect(guess(...titles)).toEqual(fields);
  });
});

test.each([
  ['Papel', 'papel'],
  [' EN PAPEL ', 'papel'],
  ['firmado', 'papel'],
  ['En persona', 'persona'],
  ['', undefined],
  ['-', undefined],
  ['No', undefined],
  ['Sí', null],
  ['x', null],
  ['constructor', null],
])('the cell %j says %s', (cell, way) => {
  expect(consentWayOf(cell)).toBe(way);
});
