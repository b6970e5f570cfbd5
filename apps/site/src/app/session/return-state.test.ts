import { describe, expect, it } from 'vitest';
import { readLoginState } from './return-state.ts';

describe('where the login page leads back to', () => {
  it.each([
    ['a screen', '/dashboard/asistencia?x=1', '/dashboard/asistencia?x=1'],
    ['a screen with an id', '/dashboard/editar/7', '/dashboard/editar/7'],
    ['another letter case', '/Dashboard/User', '/Dashboard/User'],
    ['another host', '//evil.example/dashboard', undefined],
    ['a scheme', 'javascript:alert(1)', undefined],
    ['the login page itself', '/auth/login', undefined],
    ['an unknown screen', '/dashboard/otro', undefined],
    ['no text', 7, undefined],
  ])('%s', (_, from, target) => {
    expect(readLoginState({ from }).from).toBe(target);
  });

  it('reads nothing from a state that is none', () => {
    expect(readLoginState(null)).toEqual({});
    expect(readLoginState({ notice: 5 })).toEqual({});
    expect(readLoginState({ notice: 'Hola' })).toEqual({ notice: 'Hola' });
  });
});
