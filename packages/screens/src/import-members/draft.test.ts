import { describe, expect, it } from 'vitest';
import type { Sheet } from '../kit/sheet/sheet.ts';
import { makeSheet } from '../kit/sheet/test/make-sheet.ts';
import { candidatesOf, draftOf, fileColumns, remarksOf } from './draft.ts';

const read = (rows: Sheet) => draftOf('lista.csv', makeSheet(rows), []);

const titled = read([
  { line: 1, cells: ['Número', 'Nombres', '', 'Correo'] },
  { line: 3, cells: ['10482', 'Ana', '', 'ana@ejemplo.bo', 'sobra'] },
  { line: 4, cells: ['10517', 'Eva'] },
]);

/** Cells of columns that a list does not have. */
const none = {
  ...{ apellido: '', username: '', telefono: '', anioNacimiento: '' },
  ...{ tutorNombre: '', tutorTelefono: '', tutorParentesco: '' },
  ...{ consentimientoCuenta: '', consentimientoFoto: '', consentimientoMensajes: '' },
};

describe('a list with titles', () => {
  it('is guessed by them', () => {
    expect(titled.columns).toMatchObject({ codigo: 0, nombre: 1, apellido: null, email: 3 });
  });

  it('names columns without a title by their letter and shows what they hold', () => {
    expect(fileColumns(titled)).toEqual([
      { title: 'Número', samples: ['10482', '10517'] },
      { title: 'Nombres', samples: ['Ana', 'Eva'] },
      { title: 'Columna C', samples: [] },
      { title: 'Correo', samples: ['ana@ejemplo.bo'] },
      { title: 'Columna E', samples: ['sobra'] },
    ]);
  });

  it('gives members with the rows of the file, and what was corrected', () => {
    const corrected = { ...titled, corrections: new Map([['4-email', 'eva@ejemplo.bo']]) };
    expect(candidatesOf(corrected)).toEqual([
      {
        line: 3,
        values: { ...none, codigo: '10482', nombre: 'Ana', email: 'ana@ejemplo.bo' },
      },
      {
        line: 4,
        values: { ...none, codigo: '10517', nombre: 'Eva', email: 'eva@ejemplo.bo' },
      },
    ]);
  });
});

it('a list without titles begins with its first member', () => {
  const draft = read([{ line: 1, cells: ['10482', 'Ana', 'Rojas'] }]);
  expect(draft.titleRow).toBeNull();
  expect(candidatesOf(draft)).toHaveLength(1);
  expect(fileColumns(draft).map(({ title }) => title)).toEqual(['Columna A', 'Columna B', 'Columna C']);
});

it('columns beyond Z are named as in a spreadsheet', () => {
  const draft = read([{ line: 1, cells: Array.from({ length: 28 }, () => '1') }]);
  expect(fileColumns(draft).at(-1)?.title).toBe('Columna AB');
});

describe('the kinship that a title says', () => {
  const draft = read([
    { line: 1, cells: ['Código', 'Nombre', 'Apellido', 'Correo', 'Mamá', 'Cel. mamá'] },
    { line: 2, cells: ['10482', 'Ana', 'Rojas', 'ana@ejemplo.bo', 'Patricia Añez', '70098765'] },
    { line: 3, cells: ['10517', 'Eva', 'Vaca', 'eva@ejemplo.bo', ' ', '70098766'] },
  ]);

  it('is that of every guardian who has a name', () => {
    const kinships = candidatesOf(draft).map(({ values }) => values.tutorParentesco);
    expect(kinships).toEqual(['Madre', '']);
    const corrections = new Map([['3-tutorNombre', 'Rosa Vaca']]);
    expect(candidatesOf({ ...draft, corrections })[1]?.values).toMatchObject({ tutorParentesco: 'Madre' });
  });

  it('gives way to a column', () => {
    const columns = { ...draft.columns, tutorParentesco: 3 };
    expect(candidatesOf({ ...draft, columns })[0]?.values.tutorParentesco).toBe('ana@ejemplo.bo');
  });
});

describe('a list as churches keep them', () => {
  it('has its name above the titles', () => {
    const draft = read([
      { line: 1, cells: ['IGLESIA X · LISTA 2026', '', ''] },
      { line: 2, cells: ['Código', 'Nombre', 'Apellido'] },
      { line: 3, cells: ['10482', 'Ana', 'Rojas'] },
    ]);
    expect(draft).toMatchObject({ titleRow: 1, columns: { codigo: 0, nombre: 1, apellido: 2 } });
    expect(candidatesOf(draft).map(({ line }) => line)).toEqual([3]);
  });

  it.each([
    [
      ['Código', 'Nombres', 'Apellido paterno', 'Apellido materno'],
      ['1', 'Ana', 'Rojas', 'Vaca'],
    ],
    [
      ['Código', 'Nombres', 'Materno', 'Paterno'],
      ['1', 'Ana', 'Vaca', 'Rojas'],
    ],
    [
      ['Código', 'Nombres', 'Primer apellido', 'Segundo apellido'],
      ['1', 'Ana', 'Rojas', 'Vaca'],
    ],
  ])('has two surnames in two columns: %j', (titles, cells) => {
    const draft = read([
      { line: 1, cells: titles },
      { line: 2, cells },
    ]);
    expect(candidatesOf(draft)[0]?.values).toMatchObject({ nombre: 'Ana', apellido: 'Rojas Vaca' });
    const corrections = new Map([['2-apellido', 'Rojas']]);
    expect(candidatesOf({ ...draft, corrections })[0]?.values.apellido).toBe('Rojas');
  });

  it.each(['Nombres y Apellidos', 'APELLIDOS Y NOMBRES', 'Nombre completo'])(
    'has whole names in one column, which nobody splits: %s',
    (title) => {
      const draft = read([
        { line: 1, cells: ['Código', title, 'Correo'] },
        { line: 2, cells: ['10482', 'Ana Rojas', 'ana@ejemplo.bo'] },
      ]);
      expect(draft.columns.apellido).toBeNull();
      expect(remarksOf(draft)).toEqual([
        expect.stringContaining(`«${title}» trae nombres y apellidos juntos`),
      ]);
    },
  );

  it('says where Excel shows a number otherwise, and where rows may be lost', () => {
    const rows = [
      { line: 1, cells: ['Código', 'Nombre', 'Apellido', 'Celular'] },
      { line: 2, cells: ['1234', 'Ana', 'Rojas', '70012345'] },
    ];
    const draft = draftOf('lista.xlsx', { name: 'Hoja1', rows, unshown: [1, 3], swallowing: 6 }, []);
    const [format, swallowing, ...rest] = remarksOf(draft);
    expect(format).toMatch(/^Teléfono: Excel muestra/);
    expect(swallowing).toMatch(/^En la fila 6 /);
    expect(rest).toEqual([]);
  });
});
