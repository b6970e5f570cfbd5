import { readdirSync } from 'node:fs';
import { type PageName, seo } from '@ministerio/content';
import { describe, expect, it } from 'vitest';
import { isPublicHref, pageFile, publicRouteFor } from './public-routes.ts';

describe('public routes', () => {
  it.each([
    ['/', 'home'],
    ['/Inicio', 'home'],
    ['/inicio/', 'home'],
    ['/Red_joven', 'meetings'],
    ['/contactanos', 'directions'],
    ['/nada', 'notFound'],
    ['//evil.example/Inicio', 'notFound'],
  ])('%s is the page %s', (path, name) => {
    expect(publicRouteFor(path).name).toBe(name);
  });

  it('have a module each, and no module is without its page', () => {
    const files = readdirSync('apps/site/src/public/pages').filter((file) => file.endsWith('-page.tsx'));
    expect((Object.keys(seo) as PageName[]).map(pageFile).sort()).toEqual(files.sort());
  });

  it.each([
    ['/ministerios#jovenes', true],
    ['/Contactanos?enviado=1', true],
    ['/auth/login', false],
    ['/dashboard/user', false],
    ['https://example.com/Inicio', false],
    ['//example.com/Inicio', false],
    ['#contenido', false],
  ])('%s is followed by the router: %s', (href, followed) => {
    expect(isPublicHref(href)).toBe(followed);
  });
});
