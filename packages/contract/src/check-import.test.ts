import { describe, expect, it } from 'vitest';
import { people, users } from '../fixtures/index.ts';
import { checkImport, type ImportCandidate } from './check-import.ts';
import { CONSENT_FAULT, KINSHIP_FAULT, PHONE_FAULT } from './domain/index.ts';

const noDetails = {
  telefono: '',
  anioNacimiento: '',
  tutorNombre: '',
  tutorTelefono: '',
  tutorParentesco: '',
  consentimientoCuenta: '',
  consentimientoFoto: '',
  consentimientoMensajes: '',
};
const church = { countryCode: 'BO', year: 2026 };
const ana = {
  codigo: '48210573',
  nombre: 'Ana',
  apellido: 'Suárez',
  username: 'ana.suarez',
  email: 'ana@ejemplo.bo',
  ...noDetails,
};
const rosa = {
  codigo: '77120934',
  nombre: 'Rosa',
  apellido: 'Vaca',
  username: 'rosa',
  email: 'rosa@ejemplo.bo',
  ...noDetails,
};

const guardian = { tutorNombre: 'Patricia Añez', tutorTelefono: '700 98765', tutorParentesco: 'mamá' };

/** Rows as they follow a row of titles. */
function rows(...values: Partial<ImportCandidate['values']>[]): ImportCandidate[] {
  return values.map((one, index) => ({ line: index + 2, values: { ...(index === 0 ? ana : rosa), ...one } }));
}
const problemsOf = (...values: Partial<ImportCandidate['values']>[]) =>
  checkImport(rows(...values), { ...church, existing: users }).problems.map(({ line, field, message }) => [
    line,
    field,
    message,
  ]);

describe('every problem by its row', () => {
  it.each([
    ['nothing', [{}, {}], []],
    [
      'a bad e-mail',
      [{ email: 'ana@ejemplo' }],
      [[2, 'email', 'El formato del correo electrónico no es válido']],
    ],
    ['no e-mail', [{ email: ' ' }], [[2, 'email', 'El correo electrónico es obligatorio']]],
    [
      'no name at all',
      [{ nombre: '', apellido: ' ' }],
      [
        [2, 'nombre', 'El nombre es obligatorio'],
        [2, 'apellido', 'El apellido es obligatorio'],
      ],
    ],
    ['no number', [{ codigo: '' }], [[2, 'codigo', 'El código es obligatorio']]],
    [
      'a number twice, written otherwise',
      [{ codigo: 'AB 123456' }, { codigo: 'ab123456' }],
      [[3, 'codigo', 'Está repetido: ya aparece en la fila 2']],
    ],
    [
      'an e-mail twice',
      [{}, { email: 'ANA@ejemplo.bo' }],
      [[3, 'email', 'Está repetido: ya aparece en la fila 2']],
    ],
    [
      'a number of the system',
      [{ codigo: people.camila.codigo }],
      [[2, 'codigo', 'Ese código ya está en uso (cuenta «camila»)']],
    ],
    [
      'an e-mail of the system',
      [{ email: people.camila.email.toUpperCase() }],
      [[2, 'email', 'Ese correo electrónico ya está en uso (cuenta «camila»)']],
    ],
    [
      'a username of the system',
      [{ username: 'Camila' }],
      [[2, 'username', 'Ese nombre de usuario ya está en uso']],
    ],
    [
      'letters of another alphabet',
      [{ username: 'аna' }],
      [[2, 'username', 'Usa letras, números, espacios y . _ - @ +']],
    ],
    [
      'a name that nobody can store',
      [{ nombre: 'x'.repeat(101) }],
      [[2, 'nombre', 'Escribe como máximo 100 caracteres']],
    ],
    [
      'a minor’s own number',
      [{ telefono: '70012345', anioNacimiento: '2012' }],
      [[2, 'telefono', 'De un menor se guarda el teléfono de su tutor, no el suyo']],
    ],
    ['a guardian', [{ ...guardian, anioNacimiento: '2012' }], []],
    ['a guardian of whom nobody said the year', [{ ...guardian, tutorParentesco: '' }], []],
    [
      'a guardian’s number without a name',
      [{ ...guardian, tutorNombre: ' ', tutorParentesco: '' }],
      [
        [2, 'tutorNombre', 'Falta el nombre del tutor: escríbelo, o borra el teléfono'],
        [2, 'tutorTelefono', 'Sin el nombre no se anota al tutor: complétalo, o borra este dato'],
      ],
    ],
    [
      'a guardian’s name without a number',
      [{ ...guardian, tutorTelefono: '' }],
      [
        [2, 'tutorNombre', 'Sin el teléfono no se anota al tutor: complétalo, o borra este dato'],
        [2, 'tutorTelefono', 'Falta el teléfono del tutor: escríbelo, o borra el nombre y el parentesco'],
        [2, 'tutorParentesco', 'Sin el teléfono no se anota al tutor: complétalo, o borra este dato'],
      ],
    ],
    [
      'a kinship alone',
      [{ tutorParentesco: 'Madre' }],
      [
        [2, 'tutorNombre', 'Falta el nombre del tutor: escríbelo, o borra el parentesco'],
        [2, 'tutorTelefono', 'Falta el teléfono del tutor: escríbelo, o borra el parentesco'],
        [
          2,
          'tutorParentesco',
          'Sin el nombre y el teléfono no se anota al tutor: complétalo, o borra este dato',
        ],
      ],
    ],
    [
      'a consent that does not say how',
      [{ consentimientoCuenta: 'Papel', consentimientoFoto: 'Sí', consentimientoMensajes: 'no' }],
      [[2, 'consentimientoFoto', CONSENT_FAULT]],
    ],
    [
      'a guardian’s number that is none',
      [{ ...guardian, tutorTelefono: '7001' }],
      [[2, 'tutorTelefono', PHONE_FAULT]],
    ],
    [
      'the same number for both',
      [{ ...guardian, telefono: '+591 700-98765' }],
      [[2, 'tutorTelefono', 'Es el mismo número que el teléfono del miembro: escribe el del tutor']],
    ],
    [
      'a kinship that is none',
      [{ ...guardian, tutorParentesco: 'vecina' }],
      [[2, 'tutorParentesco', KINSHIP_FAULT]],
    ],
    [
      'a guardian’s name of 101 characters',
      [{ ...guardian, tutorNombre: 'x'.repeat(101) }],
      [[2, 'tutorNombre', 'Escribe como máximo 100 caracteres']],
    ],
    [
      'a guardian of an adult',
      [{ ...guardian, anioNacimiento: '1990' }],
      [
        [2, 'anioNacimiento', expect.stringContaining('mayor de edad')],
        [2, 'tutorNombre', expect.stringContaining('borra al tutor')],
      ],
    ],
  ])('%s', (_what, values, problems) => {
    expect(problemsOf(...values)).toEqual(problems);
  });

  it('keeps what the file has there, to be corrected', () => {
    expect(checkImport(rows({ email: 'ana@' }), { ...church, existing: [] }).problems[0]?.value).toBe('ana@');
  });
});

it('leaves out the rows with a problem and cleans the others', () => {
  const { ready } = checkImport(rows({ email: 'x' }, { nombre: '  Rosa ' }), {
    ...church,
    existing: users,
  });
  const none = Object.fromEntries(Object.keys(noDetails).map((field) => [field, undefined]));
  expect(ready).toEqual([{ line: 3, member: { ...rosa, ...none } }]);
});

it('makes usernames of names, none twice and none that somebody has', () => {
  const nobody = { username: '', nombre: 'Camila', apellido: 'Rojas' };
  const existing = [{ ...people.camila, username: 'camila.rojas' }];
  const { ready, problems } = checkImport(rows({ ...nobody, codigo: '1' }, { ...nobody, codigo: '2' }), {
    ...church,
    existing,
  });
  expect(problems).toEqual([]);
  expect(ready.map(({ member }) => member.username)).toEqual(['camila.rojas2', 'camila.rojas3']);
});

it('warns about numbers that are easy to guess without refusing them', () => {
  const { ready, warnings } = checkImport(rows({ codigo: '10048201' }, { codigo: '99' }), {
    ...church,
    existing: users,
  });
  expect(warnings).toEqual([{ line: 3, codigo: '99', risk: 'short' }]);
  expect(ready).toHaveLength(2);
});

it('a number is taken without the invisible marks that a phone copies with it', () => {
  const marked = { telefono: '\u202a70012345\u202c', tutorTelefono: '\u200b', tutorNombre: '\u200b' };
  const { ready, problems } = checkImport(rows({ ...marked, anioNacimiento: '1990\u200b' }), {
    ...church,
    existing: [],
  });
  expect(problems).toEqual([]);
  expect(ready[0]?.member).toMatchObject({ telefono: '70012345', anioNacimiento: 1990 });
});
