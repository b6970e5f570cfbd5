import { describe, expect, it } from 'vitest';
import { people, users } from '../fixtures/index.ts';
import { checkImport, type ImportCandidate } from './check-import.ts';

const ana = {
  codigo: '48210573',
  nombre: 'Ana',
  apellido: 'Suárez',
  username: 'ana.suarez',
  email: 'ana@ejemplo.bo',
  telefono: '',
  anioNacimiento: '',
};
const rosa = {
  codigo: '77120934',
  nombre: 'Rosa',
  apellido: 'Vaca',
  username: 'rosa',
  email: 'rosa@ejemplo.bo',
  telefono: '',
  anioNacimiento: '',
};

/** Rows as they follow a row of titles. */
function rows(...values: Partial<ImportCandidate['values']>[]): ImportCandidate[] {
  return values.map((one, index) => ({ line: index + 2, values: { ...(index === 0 ? ana : rosa), ...one } }));
}
const problemsOf = (...values: Partial<ImportCandidate['values']>[]) =>
  checkImport(rows(...values), users).problems.map(({ line, field, message }) => [line, field, message]);

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
  ])('%s', (_what, values, problems) => {
    expect(problemsOf(...values)).toEqual(problems);
  });

  it('keeps what the file has there, to be corrected', () => {
    expect(checkImport(rows({ email: 'ana@' }), []).problems[0]?.value).toBe('ana@');
  });
});

it('leaves out the rows with a problem and cleans the others', () => {
  const { ready } = checkImport(rows({ email: 'x' }, { nombre: '  Rosa ' }), users);
  const none = { telefono: undefined, anioNacimiento: undefined };
  expect(ready).toEqual([{ line: 3, member: { ...rosa, ...none } }]);
});

it('makes usernames of names, none twice and none that somebody has', () => {
  const nobody = { username: '', nombre: 'Camila', apellido: 'Rojas' };
  const existing = [{ ...people.camila, username: 'camila.rojas' }];
  const { ready, problems } = checkImport(
    rows({ ...nobody, codigo: '1' }, { ...nobody, codigo: '2' }),
    existing,
  );
  expect(problems).toEqual([]);
  expect(ready.map(({ member }) => member.username)).toEqual(['camila.rojas2', 'camila.rojas3']);
});

it('warns about numbers that are easy to guess without refusing them', () => {
  const { ready, warnings } = checkImport(rows({ codigo: '10048201' }, { codigo: '99' }), users);
  expect(warnings).toEqual([{ line: 3, codigo: '99', risk: 'short' }]);
  expect(ready).toHaveLength(2);
});
