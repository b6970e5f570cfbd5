import { expect, it } from 'vitest';
import type { Sheet } from '../kit/sheet/sheet.ts';
import { makeSheet } from '../kit/sheet/test/make-sheet.ts';
import { draftOf } from './draft.ts';
import { reportOf, templateOf } from './report-of.ts';
import { reviewOf } from './review.ts';

const read = (rows: Sheet) => draftOf('lista.csv', makeSheet(rows), []);

const church = { locale: 'es-BO', countryCode: 'BO' };
const facts = { existing: [], countryCode: 'BO', year: 2026 };

it('says what became of every row, and holds no formula', () => {
  const draft = read([
    {
      line: 1,
      cells: [
        'Código',
        'Nombre',
        'Apellido',
        'Correo',
        'Apoderado',
        'Cel. apoderado',
        'Parentesco',
        'Permiso de fotos',
      ],
    },
    {
      line: 2,
      cells: ['48210573', 'Ana', '=1+1', 'ana@ejemplo.bo', 'Rosa Añez', '70098765', 'mamá', 'firmado'],
    },
    { line: 4, cells: ['', 'Eva', 'Vaca', 'eva@'] },
  ]);
  expect(reportOf(draft, reviewOf(draft, facts, [], null), church).split('\r\n')).toEqual([
    '\ufeff"Fila";"Código de membresía";"Nombre";"Apellido";"Nombre de usuario";"Correo electrónico";"Teléfono";"Año de nacimiento";"Nombre del tutor";"Teléfono del tutor";"Parentesco del tutor";"Consentimiento: cuenta";"Consentimiento: fotos";"Consentimiento: mensajes";"Resultado"',
    '"2";"48210573";"Ana";"\'=1+1";"ana.11";"ana@ejemplo.bo";"";"";"Rosa Añez";"70098765";"Madre";"";"En papel";"";"Importado"',
    '"4";"";"Eva";"Vaca";"";"eva@";"";"";"";"";"";"";"";"";"Dejado fuera. Código de membresía: El código es obligatorio. Correo electrónico: El formato del correo electrónico no es válido"',
    '',
  ]);
});

it('the file to fill in is understood again', () => {
  const titles = templateOf(church).replace('\ufeff', '').trim().split(';');
  const { columns } = read([{ line: 1, cells: titles }]);
  expect(Object.values(columns)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});
