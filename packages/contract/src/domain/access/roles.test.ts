import { describe, expect, test } from 'vitest';
import { landingPathFor, mayOpen } from './roles.ts';

test.each<[unknown, ReturnType<typeof landingPathFor>]>([
  ['ADMIN', '/dashboard'],
  ['USER', '/dashboard/user'],
  ['PASTOR', null],
  ['admin', null],
  ['', null],
  [null, null],
  [undefined, null],
  [['ADMIN'], null],
])('signing in as %j leads to %j', (role, path) => {
  expect(landingPathFor(role)).toBe(path);
});

describe('mayOpen', () => {
  test.each([
    ['/', 'yes', 'yes', 'yes'],
    ['/Inicio', 'yes', 'yes', 'yes'],
    ['/auth/login', 'yes', 'yes', 'yes'],
    ['/dashboardes', 'yes', 'yes', 'yes'],
    ['/dashboard', 'login', '/dashboard/user', 'yes'],
    ['/dashboard/', 'login', '/dashboard/user', 'yes'],
    ['/Dashboard', 'login', '/dashboard/user', 'yes'],
    ['//dashboard', 'login', '/dashboard/user', 'yes'],
    ['/dash%62oard', 'login', '/dashboard/user', 'yes'],
    ['/dashboard?x=1#y', 'login', '/dashboard/user', 'yes'],
    ['/dashboard/listUsers', 'login', '/dashboard/user', 'yes'],
    ['/dashboard/editar/7', 'login', '/dashboard/user', 'yes'],
    ['/dashboard/users', 'login', '/dashboard/user', 'yes'],
    ['/dashboard/%zz', 'login', '/dashboard/user', 'yes'],
    ['/dashboard?next=/dashboard/user', 'login', '/dashboard/user', 'yes'],
    ['/dashboard/user', 'login', 'yes', 'yes'],
    ['/DASHBOARD/User/', 'login', 'yes', 'yes'],
    ['/dashboard/user?x=1', 'login', 'yes', 'yes'],
    ['/dashboard/user/profile', 'login', 'yes', 'yes'],
    ['/dashboard/user/userAsistencia', 'login', 'yes', 'yes'],
  ])('%s: nobody %s, member %s, administrator %s', (path, nobody, member, admin) => {
    expect(mayOpen(path, null)).toBe(nobody);
    expect(mayOpen(path, 'USER')).toBe(member);
    expect(mayOpen(path, 'ADMIN')).toBe(admin);
    expect(mayOpen(path, 'PASTOR')).toBe(member);
  });
});
