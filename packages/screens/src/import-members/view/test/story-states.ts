import { fn } from 'storybook/test';
import type { StateOf } from '../import-state.ts';

/** Spied callbacks. */
export const actions = {
  onFile: fn(),
  onTemplate: fn(),
  onColumn: fn(),
  onTitles: fn(),
  onSheet: fn(),
  onCheck: fn(),
  onBack: fn(),
  onCorrect: fn(),
  onLeaveOut: fn(),
  onImport: fn(),
  onCancel: fn(),
  onReport: fn(),
  onRestart: fn(),
};

/** The second step of a list with one unrecognised title. */
export const columns: StateOf<'columns'> = {
  step: 'columns',
  fileName: 'miembros 2026.xlsx',
  total: 30,
  fileColumns: [
    { title: 'Nro.', samples: ['10482', '10517', '10533'] },
    { title: 'Nombres', samples: ['Ana', 'José Luis', 'Rosa'] },
    { title: 'Apellidos', samples: ['Suárez', 'Peñaranda Núñez', 'Vaca'] },
    { title: 'Contacto', samples: ['ana@ejemplo.bo', 'jose@ejemplo.bo'] },
    { title: 'Columna E', samples: [] },
    { title: 'Mamá', samples: ['Patricia Añez', 'Rosa Núñez'] },
    { title: 'Celular de la mamá', samples: ['700 98765', '711 20034'] },
    { title: 'Autoriza fotos', samples: ['papel', 'papel'] },
  ],
  columns: {
    codigo: 0,
    nombre: 1,
    apellido: 2,
    username: null,
    email: null,
    telefono: null,
    anioNacimiento: null,
    tutorNombre: 5,
    tutorTelefono: 6,
    tutorParentesco: null,
    consentimientoCuenta: null,
    consentimientoFoto: 7,
    consentimientoMensajes: null,
  },
  titledKinship: 'Madre',
  secondSurname: null,
  titleLine: 1,
  sheets: ['Miembros'],
  sheet: 'Miembros',
  remarks: [],
  error: null,
  checking: false,
};

/** The third step of a list with every kind of problem, one of them corrected. */
export const review: StateOf<'review'> = {
  step: 'review',
  total: 30,
  ready: 26,
  problems: [
    {
      line: 4,
      field: 'email',
      value: 'jose@ejemplo',
      message: 'El formato del correo electrónico no es válido',
    },
    {
      line: 7,
      field: 'codigo',
      value: '10482',
      message: 'Ese código ya está en uso (cuenta «camila»)',
    },
    { line: 9, field: 'nombre', value: 'Rosa', message: null },
    { line: 12, field: 'codigo', value: '10533', message: 'Está repetido: ya aparece en la fila 3' },
    { line: 12, field: 'apellido', value: '', message: 'El apellido es obligatorio' },
    {
      line: 15,
      field: 'tutorNombre',
      value: '',
      message: 'Falta el nombre del tutor: escríbelo, o borra el teléfono',
    },
    {
      line: 15,
      field: 'tutorTelefono',
      value: '700 98765',
      message: 'Sin el nombre no se anota al tutor: complétalo, o borra este dato',
    },
  ],
  warnings: [
    ...Array.from({ length: 9 }, (_, index) => ({
      line: index + 2,
      codigo: '10482',
      risk: 'short' as const,
    })),
    { line: 14, codigo: '482105', risk: 'consecutive' },
  ],
  leaveOut: false,
  error: null,
};
