import { describe, expect, it } from 'vitest';
import * as endpoints from './endpoints/index.ts';
import { answersOf, type Endpoint, errorEnvelope, markByNumber, takes } from './index.ts';

const all: Endpoint[] = Object.values(endpoints).flatMap((value): Endpoint[] =>
  'path' in value ? [value] : [],
);

describe('the table of calls', () => {
  it.each([
    ['POST', '/auth/register', 'optional'],
    ['POST', '/auth/login', 'public'],
    ['POST', '/asistencia/marcar-por-membresia', 'ADMIN'],
    ['GET', '/auth/users', 'ADMIN'],
    ['GET', '/auth/users/:id', 'ADMIN'],
    ['PUT', '/auth/users/:id', 'ADMIN'],
    ['DELETE', '/:id', 'ADMIN'],
    ['GET', '/category/categories', 'signed-in'],
    ['POST', '/category/create', 'ADMIN'],
    ['DELETE', '/category/delete/:id', 'ADMIN'],
    ['POST', '/category/users/:userId/categories/:categoryId', 'ADMIN'],
    ['GET', '/asistencia/por-categoria/:id', 'ADMIN'],
    ['PATCH', '/asistencia/:id/editar-aporte', 'ADMIN'],
    ['POST', '/asistencia/marcar', 'signed-in'],
    ['GET', '/asistencia/mis-asistencias', 'signed-in'],
    ['GET', '/contactanos', 'ADMIN'],
  ])('%s %s of spec section 7 is there, for %s', (method, path, access) => {
    expect(all.find((one) => one.method === method && one.path === path)?.access).toBe(access);
  });

  it('names every call once and every address once', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(new Set(all.map(({ method, path }) => `${method} ${path}`)).size).toBe(all.length);
  });

  it('asks for params exactly where the path has them', () => {
    for (const endpoint of all)
      expect([endpoint.name, takes(endpoint, 'params')]).toEqual([
        endpoint.name,
        endpoint.path.includes(':'),
      ]);
  });

  it('refuses with plain text only where the spec reads the body as the message', () => {
    expect(all.filter(({ errors }) => errors === 'text')).toEqual([markByNumber as Endpoint]);
    expect(answersOf(markByNumber)[404]?.safeParse('Número de membresía no válido').success).toBe(true);
    expect(answersOf(endpoints.listUsers)[403]).toBe(errorEnvelope);
  });
});
