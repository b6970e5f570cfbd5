import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { editAporteBody, markByNumberBody, markByPositionBody } from './attendance.ts';
import { loginBody, registerBody } from './auth.ts';
import { sendMessageBody } from './messages.ts';

/** The first sentence about a field, as a form shows it. */
function complaint(schema: z.ZodMiniType, body: unknown, field: string): string | undefined {
  const { error } = schema.safeParse(body);
  return error?.issues.find((issue) => issue.path[0] === field)?.message;
}

const person = {
  codigo: '00482',
  nombre: 'José Luis',
  apellido: 'Peñaranda Núñez',
  username: 'jose.luis',
  email: 'jose@iglesia.bo',
  password: ' 00482 ',
};

describe('the words of spec section 5', () => {
  it.each([
    [loginBody, { username: '  ', password: 'x' }, 'username', 'Por favor ingresa tu nombre de usuario'],
    [loginBody, { username: 'ana', password: ' ' }, 'password', 'Por favor ingresa tu contraseña'],
    [loginBody, { password: 'x' }, 'username', 'Por favor ingresa tu nombre de usuario'],
    [registerBody, { ...person, codigo: ' ' }, 'codigo', 'El código es obligatorio'],
    [registerBody, { ...person, nombre: '' }, 'nombre', 'El nombre es obligatorio'],
    [registerBody, { ...person, apellido: undefined }, 'apellido', 'El apellido es obligatorio'],
    [registerBody, { ...person, username: '' }, 'username', 'El nombre de usuario es obligatorio'],
    [registerBody, { ...person, email: '' }, 'email', 'El correo electrónico es obligatorio'],
    [
      registerBody,
      { ...person, email: 'jose@iglesia' },
      'email',
      'El formato del correo electrónico no es válido',
    ],
    [
      registerBody,
      { ...person, email: 'jo se@iglesia.bo' },
      'email',
      'El formato del correo electrónico no es válido',
    ],
    [registerBody, { ...person, password: '' }, 'password', 'La contraseña es obligatoria'],
    [
      markByNumberBody,
      { codigoMembresia: '   ' },
      'codigoMembresia',
      'Ingresa un número de membresía válido',
    ],
    [markByNumberBody, { codigoMembresia: 482 }, 'codigoMembresia', 'Ingresa un número de membresía válido'],
    [editAporteBody, { aporte: ' ' }, 'aporte', 'Por favor, ingrese un aporte válido'],
    [editAporteBody, { aporte: 'x'.repeat(201) }, 'aporte', 'Por favor, ingrese un aporte válido'],
    [editAporteBody, { aporte: null }, 'aporte', 'Por favor, ingrese un aporte válido'],
    [sendMessageBody, { nombre: 'A', email: 'a@b.bo', mensaje: '' }, 'mensaje', 'El mensaje es obligatorio'],
  ])('%#: %j', (schema, body, field, words) => {
    expect(complaint(schema, body, field)).toBe(words);
  });
});

describe('what bodies keep and refuse', () => {
  it('trims what was typed but never the password', () => {
    const parsed = registerBody.parse({ ...person, nombre: '  José Luis ' });
    expect(parsed).toMatchObject({ nombre: 'José Luis', codigo: '00482', password: ' 00482 ' });
  });

  it.each([
    ['a Cyrillic twin', { ...person, username: 'аdmin' }, 'username'],
    ['a dotless twin', { ...person, username: 'admın' }, 'username'],
    ['a phonetic twin', { ...person, username: 'admɪn' }, 'username'],
    ['a twin with a script letter', { ...person, username: 'ɑdmin' }, 'username'],
    ['a twin with a kra', { ...person, username: 'ĸarla' }, 'username'],
    ['a NUL', { ...person, nombre: 'A\u0000B' }, 'nombre'],
    ['a lone surrogate', { ...person, apellido: 'A\ud800' }, 'apellido'],
    ['a line break in a name', { ...person, nombre: 'A\nB' }, 'nombre'],
    ['an endless name', { ...person, nombre: 'x'.repeat(101) }, 'nombre'],
    ['an unknown role', { ...person, role: 'OWNER' }, 'role'],
  ])('refuses %s', (_, body, field) => {
    expect(complaint(registerBody, body, field)).toBeDefined();
  });

  it('keeps the lines and emoji of a message', () => {
    const mensaje = 'Hola\n\n👨‍👩‍👧 ¿a qué hora?';
    expect(sendMessageBody.parse({ nombre: 'Ana', email: 'a@b.bo', mensaje }).mensaje).toBe(mensaje);
  });

  it.each([
    ['50', '50'],
    [' Bs 20 ', 'Bs 20'],
    [12.5, '12.5'],
  ])('an aporte %j is kept as %j', (typed, kept) => {
    expect(editAporteBody.parse({ aporte: typed }).aporte).toBe(kept);
  });

  const mark = { date: '2026-09-26', time: '19:59:00', latitude: -17.8132, longitude: -63.1804 };
  it.each([
    ['a text', { ...mark, latitude: 'abc' }, 'latitude'],
    ['nothing', { ...mark, longitude: null }, 'longitude'],
    ['beyond the pole', { ...mark, latitude: 90.1 }, 'latitude'],
    ['not a number', { ...mark, latitude: Number.NaN }, 'latitude'],
    ['a day that is not', { ...mark, date: '2026-02-30' }, 'date'],
    ['another form of date', { ...mark, date: '20260926' }, 'date'],
    ['another form of time', { ...mark, time: '19:59' }, 'time'],
    ['a negative accuracy', { ...mark, accuracy: -1 }, 'accuracy'],
  ])('a mark with %s is refused', (_, body, field) => {
    expect(markByPositionBody.safeParse(mark).success).toBe(true);
    expect(complaint(markByPositionBody, body, field)).toBeDefined();
  });
});
