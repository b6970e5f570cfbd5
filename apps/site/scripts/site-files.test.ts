import { church, menu, palette } from '@ministerio/content';
import { describe, expect, it } from 'vitest';
import { publicRoutes } from '../src/routes/public-routes.ts';
import { pageTable, robots, sitemap, webManifest } from './site-files.ts';

describe('page table', () => {
  const table = pageTable();
  const answered = Object.keys(table.pages).map((path) => path.toLowerCase());

  it('answers / and /Inicio with the same page', () => {
    expect(table.pages['/']).toBe('Inicio.html');
    expect(table.pages['/Inicio']).toBe('Inicio.html');
  });

  it.each(menu.flatMap((entry) => [entry, ...entry.sections].map(({ path }) => path)))(
    'answers %s',
    (path) => {
      expect(answered).toContain(path.split('#')[0]?.toLowerCase());
    },
  );

  it('names the shell, its addresses and the page of unknown ones', () => {
    expect(table.appShell).toBe('app.html');
    expect(table.notFound).toBe('404.html');
    expect(table.app).toContain('/dashboard/editar/:id');
    expect(table.app.some((path) => answered.includes(path.toLowerCase()))).toBe(false);
  });
});

describe('files for machines', () => {
  it('lists every public page once, by its canonical address', () => {
    const addresses = [...sitemap().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toContain('https://public-url.invalid/Contactanos');
    expect(addresses).not.toContain('https://public-url.invalid/');
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toHaveLength(publicRoutes.length);
  });

  it('keeps robots out of what is private and shows them the sitemap', () => {
    expect(robots()).toContain('Disallow: /dashboard');
    expect(robots()).toContain('Sitemap: https://public-url.invalid/sitemap.xml');
  });

  it('has an icon that phones may cut to any shape', () => {
    const purposes = webManifest(church, palette).icons.map(({ purpose }) => purpose);
    expect(purposes).toContain('maskable');
  });
});
