import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';

const routes = [
  /^\/dashboard(?:\/[a-z]+)?\/?$/i,
  /^\/dashboard\/editar\/[^/]+$/i,
  /^\/dashboard\/user\/profile$/gi,
];

describe('safeReturnPath', () => {
  test.each([
    '/dashboard',
    '/dashboard/',
    '/Dashboard/listUsers',
    '/dashboard/editar/7',
    '/dashboard/asistencia?fecha=2026-09-26#tabla',
    '/dashboard?next=//evil.example',
  ])('leads back to %s', (path) => {
    expect(safeReturnPath(path, routes)).toBe(path);
  });

  test.each<[unknown]>([
    ['//evil.example/dashboard'],
    ['/\\evil.example/dashboard'],
    ['\\\\evil.example'],
    ['https://evil.example/dashboard'],
    ['javascript:alert(1)'],
    ['/javascript:alert(1)'],
    ['dashboard'],
    [' /dashboard'],
    ['/dashboard\n'],
    ['/\t/evil.example'],
    ['/dashboard/editar/..'],
    ['/dashboard/editar/%2e%2E'],
    ['/dashboard/./user'],
    ['/inexistente'],
    ['/'],
    [''],
    [null],
    [undefined],
    [7],
    [['/dashboard']],
  ])('drops %j', (path) => {
    expect(safeReturnPath(path, routes)).toBeNull();
  });

  it('answers alike every time, also with a global pattern', () => {
    const asked = [1, 2, 3].map(() => safeReturnPath('/dashboard/user/profile', routes));
    expect(asked).toEqual(Array(3).fill('/dashboard/user/profile'));
  });

  it('never leaves the site, even where every route is known', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      ':',
      '@',
      '?',
      '#',
      'evil.example',
      'https',
      '\t',
      'a',
      ' ',
    );
    const path = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(path, fc.webUrl(), fc.string()), (text) => {
        const target = safeReturnPath(text, [/.*/]);
        if (target === null) return;
        expect(new URL(target, 'https://iglesia.example/auth/login').origin).toBe('https://iglesia.example');
      }),
      { numRuns: 2000 },
    );
  });
});
