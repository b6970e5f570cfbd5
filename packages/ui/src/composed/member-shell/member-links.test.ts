import { describe, expect, it } from 'vitest';
import { memberShell } from '../../words/composed.ts';
import { isCurrent, memberLinks } from './member-links.ts';

describe('the member’s navigation', () => {
  it('has the spec’s entries in the spec’s order', () => {
    const chat = { href: 'https://wa.me/591?text=Hola', external: true };
    expect(memberLinks(chat, memberShell)).toEqual([
      { label: 'Inicio', href: '/inicio' },
      { label: 'Soporte', ...chat },
      { label: 'Ver Asistencia', href: '/dashboard/user/userAsistencia' },
    ]);
  });

  it('has Soporte on the site itself where the church has no chat', () => {
    expect(memberLinks({ href: '/Contactanos#escribenos' }, memberShell)[1]).toEqual({
      label: 'Soporte',
      href: '/Contactanos#escribenos',
    });
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
