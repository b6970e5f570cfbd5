import { describe, expect, it } from 'vitest';
import { densityCookie, rememberedDensity } from './density.ts';

describe('the density of tables', () => {
  it.each([
    ['', 'compact'],
    ['densidad=compacta', 'compact'],
    ['tema=oscuro; densidad=comoda', 'comfortable'],
    ['densidad=comoda; tema=claro', 'comfortable'],
    ['otradensidad=comoda', 'compact'],
    ['densidad=comodamente', 'compact'],
  ])('is read from "%s" as %s', (cookies, density) => {
    expect(rememberedDensity(cookies)).toBe(density);
  });

  it.each(['compact', 'comfortable'] as const)('%s is read again as it was written', (density) => {
    const cookie = densityCookie(density);
    expect(rememberedDensity(cookie)).toBe(density);
    expect(cookie).toContain('Path=/; Max-Age=31536000; SameSite=Lax');
  });
});
