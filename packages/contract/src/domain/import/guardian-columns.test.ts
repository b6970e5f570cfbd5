import { describe, expect, it, test } from 'vitest';
import { kinshipOf, kinshipOfTitle } from './guardian-columns.ts';
import { guessColumns } from './import-columns.ts';

/** Meaning of each title; null for none. */
function guess(...titles: string[]) {
  const guessed = Object.entries(guessColumns(titles));
  return titles.map((_, index) => guessed.find(([, column]) => column === index)?.[0] ?? null);
}

describe('columns of the guardian', () => {
  it.each([
    [
      ['Nombre', 'Teléfono', 'Nombre del tutor', 'Teléfono del tutor', 'Parentesco del tutor'],
      ['nombre', 'telefono', 'tutorNombre', 'tutorTelefono', 'tutorParentesco'],
    ],
    [
      ['Celular del apoderado', 'Apoderado', 'Nombres', 'Celular', 'Parentesco'],
      ['tutorTelefono', 'tutorNombre', 'nombre', 'telefono', 'tutorParentesco'],
    ],
    [
      ['Responsable', 'WhatsApp (responsable)'],
      ['tutorNombre', 'tutorTelefono'],
    ],
    [
      ['NOMBRE Y APELLIDO DE LA MADRE', 'TEL. MADRE'],
      ['tutorNombre', 'tutorTelefono'],
    ],
    [
      ['Padre', 'Cel. papá', 'Nombre'],
      ['tutorNombre', 'tutorTelefono', 'nombre'],
    ],
    [
      ['Padre/Madre', 'Teléfono de los padres'],
      ['tutorNombre', 'tutorTelefono'],
    ],
    [
      ['Nombre completo', 'Madre, padre o tutor', 'Relación con el tutor'],
      ['nombre', 'tutorNombre', null],
    ],
    [
      ['Vínculo del tutor', 'guardian name', 'guardian phone'],
      ['tutorParentesco', 'tutorNombre', 'tutorTelefono'],
    ],
  ])('%j', (titles, fields) => {
    expect(guess(...titles)).toEqual(fields);
  });

  it.each([
    ['a guardian’s number alone is not the member’s', ['Teléfono del tutor'], ['tutorTelefono']],
    ['a member’s number alone is not the guardian’s', ['Tutor', 'Teléfono'], ['tutorNombre', 'telefono']],
    ['whichever comes first', ['Celular de la mamá', 'Celular'], ['tutorTelefono', 'telefono']],
    ['nor is a name', ['Nombre del tutor', 'Apellido'], ['tutorNombre', 'apellido']],
    ['nor an e-mail or a number of membership', ['Correo del tutor', 'Código del padre'], [null, null]],
    [
      'mothers and fathers: neither',
      ['Madre', 'Tel. madre', 'Padre', 'Tel. padre'],
      [null, null, null, null],
    ],
    ['a tutor goes first', ['Madre', 'Padre', 'Tutor'], [null, null, 'tutorNombre']],
    ['who answers for something else', ['Responsable de célula', 'Padre espiritual'], [null, null]],
    ['surnames of the member', ['Apellido paterno', 'Apellido materno'], ['apellido', null]],
    ['a relation to anything', ['Relación', 'Parentesco'], [null, null]],
  ])('%s', (_what, titles, fields) => {
    expect(guess(...titles)).toEqual(fields);
  });
});

test.each([
  ['Nombre de la madre', 'madre'],
  ['PAPÁ', 'padre'],
  ['Madre o padre', null],
  ['Tutor', null],
  ['Nombre', null],
])('the title %s says %s', (title, kinship) => {
  expect(kinshipOfTitle(title)).toBe(kinship);
});

test.each([
  [' MAMÁ ', 'madre'],
  ['padre', 'padre'],
  ['Abuela', 'abuelos'],
  ['Tía o tío', 'tios'],
  ['hermano', 'hermanos'],
  ['Tutora', 'otro'],
  ['otro', 'otro'],
  ['vecina', null],
  ['constructor', null],
])('%s is %s', (text, kinship) => {
  expect(kinshipOf(text)).toBe(kinship);
});
