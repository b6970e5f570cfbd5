import { church, palette, sampleContact } from '@ministerio/content';
import { describe, expect, it } from 'vitest';
import { appPaths } from '../routes/app-paths.ts';
import { publicRoutes } from '../routes/public-routes.ts';
import { robots, securityTxt, sitemap, speculationRules, webManifest } from './site-files.ts';

const URL = 'https://iglesia.example';

describe('files for machines', () => {
  it('lists every public page once, by its canonical address', () => {
    const addresses = [...sitemap(URL).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toContain('https://iglesia.example/Contactanos');
    expect(addresses).not.toContain('https://iglesia.example/');
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toHaveLength(publicRoutes.length);
  });

  it('keeps robots out of what is private and shows them the sitemap', () => {
    expect(robots(URL)).toContain('Disallow: /dashboard');
    expect(robots(URL)).toContain('Sitemap: https://iglesia.example/sitemap.xml');
  });

  it('lets a browser fetch ahead the public pages alone, and run none ahead', () => {
    const { prefetch, ...others } = JSON.parse(JSON.stringify(speculationRules())) as ReturnType<
      typeof speculationRules
    >;
    expect(others).toEqual({});
    const [rule] = prefetch;
    expect(prefetch).toHaveLength(1);
    expect(rule?.eagerness).toBe('moderate');
    const named = rule?.where.href_matches ?? [];
    expect(named).toEqual(
      expect.arrayContaining(
        publicRoutes.flatMap(({ paths }) => paths.flatMap((path) => [path, `${path}?*`])),
      ),
    );
    expect(named.filter((path) => /^\/(?:\*|auth|dashboard|puerta|pantalla|api)/i.test(path))).toEqual([]);
    expect(named.filter((path) => appPaths.some((own) => own === path))).toEqual([]);
  });

  it('has an icon that phones may cut to any shape', () => {
    const purposes = webManifest(church, palette).icons.map(({ purpose }) => purpose);
    expect(purposes).toContain('maskable');
  });
});

describe('security.txt', () => {
  const reached = (contact: Partial<typeof church.contact>) => ({
    ...church,
    contact: { phone: undefined, whatsapp: undefined, email: undefined, ...contact },
  });
  const fields = (text: string | null) =>
    Object.fromEntries(
      (text ?? '')
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/s)),
    );

  it('names the published e-mail, its language and an end within the year', () => {
    const text = securityTxt(reached({ email: 'hola@iglesia.bo', phone: '+591 3 1' }), URL, '2026-11-22');
    expect(fields(text)).toEqual({
      Contact: 'mailto:hola@iglesia.bo',
      Expires: '2027-05-21T00:00:00.000Z',
      'Preferred-Languages': church.locale,
      Canonical: 'https://iglesia.example/.well-known/security.txt',
    });
  });

  it.each([
    [{ phone: '+591 3 345-6789' }, 'tel:+59133456789'],
    [{ email: 'a?subject=x@iglesia.bo' }, 'mailto:a%3Fsubject=x@iglesia.bo'],
    [{ email: 'a\nContact:x@iglesia.bo' }, 'mailto:a%0AContact:x@iglesia.bo'],
  ])('%j: %s', (contact, expected) => {
    expect(fields(securityTxt(reached(contact), URL, '2026-11-22')).Contact).toBe(expected);
  });

  it.each([
    {},
    { whatsapp: '+591 70000000' },
    { email: ' ' },
    { phone: sampleContact.telefono, email: sampleContact.email },
  ])('is absent: %j', (contact) => {
    expect(securityTxt(reached(contact), URL, '2026-11-22')).toBeNull();
  });
});
