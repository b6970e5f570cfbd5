import { scriptJson } from '@ministerio/build-kit/html';
import { describe, expect, it } from 'vitest';
import { type DocumentParts, writeDocument } from './document.ts';

const parts: DocumentParts = {
  title: 'Inicio · "Casa" <3',
  description: 'Un lugar para toda la familia',
  canonicalPath: '/Inicio',
  publicUrl: 'https://iglesia.example',
  siteName: 'Ministerio Juvenil',
  locale: 'es-BO',
  themeColors: { light: '#FBF6EC', dark: '#0E2A27' },
  share: [
    { path: '/compartir/Inicio-1.jpg', width: 1200, height: 630 },
    { path: '/compartir/Inicio-cuadrado-1.jpg', width: 600, height: 600 },
  ],
  boot: '/assets/boot-1.js',
  worker: '/sw.js',
  build: 'b1',
  islands: ['/assets/hydrate-1.js', '/assets/comun-1.js'],
  modulesAtOnce: [],
  styles: ['/assets/style-1.css'],
  structuredData: [{ name: '</script><script>alert(1)</script>' }, undefined],
  body: '<main>Hola</main>',
};

describe('writeDocument', () => {
  const html = writeDocument(parts);

  it('is Spanish and holds the body', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="es" data-fonts="later">/);
    expect(html).toContain('<div id="root"><main>Hola</main></div>');
  });

  it('keeps the browser from translating what changes as one works', () => {
    expect(writeDocument({ ...parts, translatable: false })).toContain('<html lang="es" translate="no" ');
  });

  it('escapes what people wrote', () => {
    expect(html).toContain('<title>Inicio · &quot;Casa&quot; &lt;3</title>');
    expect(scriptJson({ text: '</script>' })).not.toContain('<');
    expect(html.match(/<script/g)).toHaveLength(2);
  });

  it('keeps the first paint waiting for styles alone, and asks for them first', () => {
    expect(html).toContain('<script async src="/assets/boot-1.js"');
    expect(html.indexOf('/assets/style-1.css')).toBeLessThan(html.indexOf('/assets/boot-1.js'));
  });

  it('lets the first paint wait for a part of the body', () => {
    expect(html).not.toContain('rel="expect"');
    expect(writeDocument({ ...parts, paintAfter: 'fin' })).toContain(
      '<link rel="expect" href="#fin" blocking="render">',
    );
  });

  it('leaves modules to its script, for after the first paint', () => {
    expect(html).toContain('data-islands="/assets/hydrate-1.js /assets/comun-1.js"');
    expect(html).not.toContain('type="module"');
    expect(html).not.toContain('modulepreload');
  });

  it('leaves the fonts to its script', () => {
    expect(html).toMatch(/<html lang="es" data-fonts="later"/);
    expect(html).not.toContain('woff2');
  });

  it('says where the site is', () => {
    expect(html).toContain('<link rel="canonical" href="https://iglesia.example/Inicio">');
    expect(html).toContain('content="https://iglesia.example/compartir/Inicio-1.jpg"');
  });

  it('describes the picture for sharing, and names the calendar', () => {
    expect(html).toContain('<meta property="og:image:alt" content="Inicio · &quot;Casa&quot; &lt;3">');
    expect(html.match(/og:image:width" content="(\d+)/g)).toEqual([
      'og:image:width" content="1200',
      'og:image:width" content="600',
    ]);
    expect(html).toContain('<link rel="alternate" type="text/calendar" href="/calendario.ics">');
  });

  it('holds data before its content', () => {
    const data = '<script type="application/json" id="datos">[]</script>';
    expect(writeDocument({ ...parts, data })).toContain(`<body>${data}<div id="root">`);
  });

  it('keeps pages without a canonical path out of search engines', () => {
    const hidden = writeDocument({ ...parts, canonicalPath: undefined });
    expect(hidden).toContain('<meta name="robots" content="noindex">');
    expect(hidden).not.toContain('canonical');
    expect(hidden).not.toContain('og:');
  });

  it('holds no inline style', () => {
    expect(html).not.toMatch(/<style|style=/);
  });
});
