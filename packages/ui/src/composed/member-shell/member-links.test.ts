import { describe, expect, it } from 'vitest';
import { isCurrent, memberLinks } from './member-links.ts';

describe('the member’s navigation', () => {
  it('has the spec’s entries in the spec’s order', () => {
    expect(memberLinks('https://wa.me/591?text=Hola').map((link) => [link.label, link.href])).toEqual([
      ['Inicio', '/inicio'],
      ['Soporte', 'https://wa.me/591?text=Hola'],
      ['Ver Asistencia', '/dashboard/user/userAsistencia'],
    ]);
  });

  it('hides Soporte where the church has no chat, never a dead link', () => {
    expect(memberLinks(undefined).map((link) => link.label)).toEqual(['Inicio', 'Ver Asistencia']);
  });

  it.each([
    ['/dashboard/user/userAsistencia', true],
    ['/dashboard/user/userasistencia/', true],
    ['/dashboard/user/userAsistencia?mes=10#lista', true],
    ['/dashboard/user', false],
    ['/', false],
  ])('knows whether %s is the attendance page', (path, expected) => {
    expect(isCurrent('/dashboard/user/userAsistencia', path)).toBe(expected);
  });
});
