import { describe, expect, test } from 'vitest';
import { changedValues } from './changed-values.ts';

describe('a change in words', () => {
  test.each([
    [
      'only what differs, where both sides are told',
      { username: 'ana', email: 'a@x.bo', role: 'USER' },
      { username: 'ana', email: 'b@x.bo', role: 'ADMIN' },
      [
        { field: 'email', label: 'Correo', before: 'a@x.bo', after: 'b@x.bo' },
        { field: 'role', label: 'Rol', before: 'Miembro', after: 'Administrador' },
      ],
    ],
    [
      'not whose record it was, where something on it changed',
      { nombre: 'Mateo', date: '2026-11-21', aporte: null },
      { aporte: '50' },
      [{ field: 'aporte', label: 'Aporte', before: 'vacío', after: '50' }],
    ],
    [
      'everything of what was made',
      null,
      { name: 'Coro', date: '2026-11-21', time: '19:01:40' },
      [
        { field: 'name', label: 'Nombre', after: 'Coro' },
        { field: 'date', label: 'Fecha', after: '21-11-2026' },
        { field: 'time', label: 'Hora', after: '19:01' },
      ],
    ],
    [
      'how often somebody was refused',
      null,
      { intentos: 5, frenados: 35 },
      [
        { field: 'intentos', label: 'Contraseñas equivocadas', after: '5' },
        { field: 'frenados', label: 'Intentos frenados', after: '35' },
      ],
    ],
    [
      'a phone of the door',
      null,
      { perfil: 'numeros', equipo: 'Mesa 1', method: 'door' },
      [
        { field: 'perfil', label: 'Muestra', after: 'Solo números' },
        { field: 'equipo', label: 'Teléfono', after: 'Mesa 1' },
        { field: 'method', label: 'Forma', after: 'Teléfono de la puerta' },
      ],
    ],
    [
      'days that were looked at',
      null,
      { desde: '2026-11-01', hasta: '2026-11-30', registros: 3 },
      [
        { field: 'desde', label: 'Desde', after: '01-11-2026' },
        { field: 'hasta', label: 'Hasta', after: '30-11-2026' },
        { field: 'registros', label: 'Registros', after: '3' },
      ],
    ],
    [
      'everything of what went',
      { asistencias: 31, aportesCentavos: 41_500 },
      null,
      [
        { field: 'asistencias', label: 'Asistencias', before: '31' },
        { field: 'aportesCentavos', label: 'Aportes', before: 'Bs 415' },
      ],
    ],
    [
      'of a deleted mark only what it had',
      {
        codigo: '••••61',
        nombre: 'Noelia',
        date: '2026-11-21',
        time: '19:01:40',
        latitude: null,
        longitude: null,
        aporte: null,
      },
      null,
      [
        { field: 'codigo', label: 'Código', before: '••••61' },
        { field: 'nombre', label: 'Nombre', before: 'Noelia' },
        { field: 'date', label: 'Fecha', before: '21-11-2026' },
        { field: 'time', label: 'Hora', before: '19:01' },
      ],
    ],
    [
      'a value that this version has no word for',
      null,
      { otra: 7 },
      [{ field: 'otra', label: 'otra', after: '7' }],
    ],
    ['nothing, where nothing is told', null, null, []],
  ])('%s', (_what, before, after, expected) => {
    expect(changedValues(before, after, 'Bs')).toEqual(expected);
  });
});
