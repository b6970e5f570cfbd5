import { describe, expect, it } from 'vitest';
import { rememberedTheme, themeCookie } from './theme-cookie.ts';

describe('remembered theme', () => {
  it.each([
    ['', undefined],
    ['tema=oscuro', 'dark'],
    ['otra=1; tema=claro', 'light'],
    ['otra=1; tema=oscuro; mas=2', 'dark'],
    ['sistema=oscuro', undefined],
    ['tema=azul', undefined],
    ['tema=oscuros', undefined],
  ])('reads %o as %s', (cookies, theme) => {
    expect(rememberedTheme(cookies)).toBe(theme);
  });

  it('writes a cookie that it reads again, for the whole site and a year', () => {
    const cookie = themeCookie('dark');
    expect(rememberedTheme(cookie)).toBe('dark');
    expect(cookie).toContain('Path=/');
    expect(cookie).toContain('Max-Age=31536000');
    expect(cookie).toContain('SameSite=Lax');
  });
});
